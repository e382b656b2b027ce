import { describe, expect, it } from 'vitest';
import type { Passage } from './passage.ts';
import { readForm } from './read-form.ts';

/** The tree as `form: words` with what stands under it. */
const shown = ({ form, said, parts, cells }: Passage): unknown => {
  const head = `${form}: ${cells === undefined ? said.text : cells.map((row) => row.map((cell) => cell?.text).join('|')).join(' // ')}`;
  return parts.length === 0 ? head : [head, ...parts.map(shown)];
};
const form = (prompt: string): unknown[] => readForm(prompt).map(shown);

describe('readForm', () => {
  it('nests lists under headings, and bullets under numbers of the same indent', () => {
    expect(form('## Header\n1. Left\n- a bell\n- a name\n2. Right')).toEqual([
      ['heading: Header', ['item: Left', 'item: a bell', 'item: a name'], 'item: Right'],
    ]);
  });

  it.each([
    ['**Jars**\n- one\n- two', 'heading: Jars'],
    ['TOP BAR\n- one\n- two', 'heading: TOP BAR'],
    ['On the card:\n- one\n- two', 'heading: On the card:'],
    ['3. STOPS\nSome words here.', 'heading: STOPS'],
  ])('takes a line that only looks like a heading for one: %j', (prompt, head) => {
    expect((form(prompt)[0] as unknown[])[0]).toBe(head);
  });

  it.each([
    '* Table, columns Key / Owner\n   ab, 1\n   cd, 2',
    '- rows\n   T-1 / x\n   T-2 / y',
    '> list of boats\n    Ida / 3\n    Eva / 4',
  ])('reads lines that are only indented as rows: %j', (prompt) => {
    const [item] = form(prompt) as unknown[][];
    expect(
      item
        ?.slice(1)
        .map(String)
        .every((row) => row.startsWith('row: ')),
    ).toBe(true);
    expect(item).toHaveLength(3);
  });

  it('keeps a sentence that was broken to fit together, and statements apart', () => {
    expect(form('A long line that goes on\nand ends here.\nA second one.')).toEqual([
      'prose: A long line that goes on\nand ends here.',
      'prose: A second one.',
    ]);
  });

  it('reads tables in pipes, with empty cells', () => {
    expect(form('| A | B |\n|---|---|\n| 1 | |')).toEqual(['table: A|B // 1|']);
  });

  it.each(['```json\n{"a": 1}\n```', '{\n  "a": 1\n}'])(
    'takes data in braces for code, fenced or not: %j',
    (prompt) => {
      expect(readForm(prompt).map((passage) => passage.form)).toEqual(['code']);
    },
  );

  it('says where each passage stands in the prompt', () => {
    const prompt = '# One\n\n- two\n  - three\n\nfour';
    const check = ({ said, parts }: Passage): void => {
      expect(prompt.slice(said.start, said.start + said.text.length)).toBe(said.text);
      parts.forEach(check);
    };
    readForm(prompt).forEach(check);
  });

  it.each([
    ['racks', 'Rack,Plate,Tread\nA-03,KV 418,6.2 mm\nB-07,LR 220,5.1 mm'],
    ['hives', 'Hive,Queen,Frames\n1,Carnica,9\n2,Buckfast,7'],
    ['fleet', 'Boat,Skipper,Berth\nHeron,Anke Lund,12\nDipper,Mo,14'],
  ])('takes lines with bare commas for a table: %s', (_, prompt) => {
    const table = readForm(`Here are the data:\n${prompt}`)
      .flatMap((passage) => [passage, ...passage.parts])
      .find(({ cells }) => cells !== undefined);
    expect(table?.hasHead).toBe(true);
    expect(table?.cells?.map((row) => row.length)).toEqual([3, 3, 3]);
  });

  it('rows that nobody indented stand under the entry that announces them', () => {
    expect(form('* menu\n* table with berth, boat, until:\n1, Ada, 12:00\n2, Bo, 14:00\n* a button')).toEqual([
      'item: menu',
      ['item: table with berth, boat, until:', 'row: 1, Ada, 12:00', 'row: 2, Bo, 14:00'],
      'item: a button',
    ]);
  });
});
