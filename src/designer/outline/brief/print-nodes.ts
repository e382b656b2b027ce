import type { Node, Section } from '../outline.ts';
import { printButton } from './buttons.ts';
import type { ListForm } from './list-form.ts';
import type { NodeForm } from './node-form.ts';
import { NODE_FORMS } from './node-forms.ts';
import type { Printing } from './printing.ts';

const ROW_CHARACTERS = 100;

/** What printers share, for nodes under a heading of the level above. */
export const createPrinting = (marks: boolean, level: number, form?: ListForm): Printing => ({
  marks,
  level,
  form,
  nodes: (nodes, at = 3, listForm) => printNodes(nodes, createPrinting(marks, at, listForm)),
});

/** Prints nodes below each other; buttons that follow each other share a line. */
function printNodes(nodes: readonly Node[], printing: Printing): string[] {
  const lines: string[] = [];
  let previous: Node | undefined;
  for (const node of nodes) {
    const form = NODE_FORMS[node.kind] as NodeForm;
    const printed = form.print(node, { ...printing, previous });
    const [first = ''] = printed;
    const row = `${lines.at(-1)} ${first}`;
    if (previous?.kind === 'section' && node.kind !== 'section') lines.push('', ...closers(previous));
    if (isButton(previous, printing) && isButton(node, printing) && row.length <= ROW_CHARACTERS)
      lines.splice(-1, 1, row);
    else {
      const isApart = lines.length > 0 && first !== '' && (printed.length > 1 || previous?.kind !== node.kind);
      lines.push(...(isApart ? [''] : []), ...printed);
    }
    previous = node;
  }
  return lines;
}

const isButton = (node: Node | undefined, printing: Printing): boolean =>
  node?.kind === 'control' && printButton(node, printing) !== undefined;

/** The lines that leave a section, one for each that ends with it. */
function closers(section: Section): string[] {
  const last = section.nodes.at(-1);
  return ['---', ...(last?.kind === 'section' ? closers(last) : [])];
}
