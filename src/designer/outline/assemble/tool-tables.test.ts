import { describe, expect, it } from 'vitest';
import type { Node, TableNode } from '../outline.ts';
import { readOutline } from '../read-outline.ts';

/** All tables of a prompt, as columns and rows of words. */
function tablesOf(prompt: string): { columns: string[]; rows: (string | undefined)[][] }[] {
  const found: TableNode[] = [];
  const visit = (node: Node): void => {
    if (node.kind === 'table') found.push(node);
    if (node.kind === 'section') node.nodes.forEach(visit);
  };
  readOutline(prompt).sections.forEach(visit);
  return found.map(({ columns, rows }) => ({
    columns: columns.map(({ label }) => label.text),
    rows: rows.map(({ cells }) => cells.map((cell) => cell?.text)),
  }));
}

describe('tables', () => {
  it('takes columns parted by slashes and rows that are only indented', () => {
    expect(
      tablesOf(
        'Loan page, desktop.\n\n- Table, columns Key / Lender / Value\n   K-1, Museum Odil, 84\n   K-2, Casa Furtado, 12\n- Button "Save"',
      ),
    ).toEqual([
      {
        columns: ['Key', 'Lender', 'Value'],
        rows: [
          ['K-1', 'Museum Odil', '84'],
          ['K-2', 'Casa Furtado', '12'],
        ],
      },
    ]);
  });

  it('takes columns and rows of one sentence, though column names are nouns of elements', () => {
    expect(
      tablesOf(
        'Scheda, desktop.\n\n- Tabella con le colonne Zona, Danno, Stato:\n  1, Lacuna, Finito\n  2, Macchia, Da fare',
      ),
    ).toEqual([
      {
        columns: ['Zona', 'Danno', 'Stato'],
        rows: [
          ['1', 'Lacuna', 'Finito'],
          ['2', 'Macchia', 'Da fare'],
        ],
      },
    ]);
    expect(
      tablesOf(
        'Auktion, Desktop.\n\n- Tabelle mit den Spalten Los, Ware, Preis und den Zeilen 46, Kabeljau, 7,80 € sowie 45, Krebs, 5,15 €',
      )[0]?.columns,
    ).toEqual(['Los', 'Ware', 'Preis']);
  });

  it('leaves blank cells empty', () => {
    expect(
      tablesOf(
        'Looms.\n\n- Table with the columns Loom, Weaver, Stops and State. First rows: L-1, Jamal, 2, Running; L-2, nobody, blank, Waiting',
      )[0]?.rows[1],
    ).toEqual(['L-2', 'nobody', undefined, 'Waiting']);
  });
});
