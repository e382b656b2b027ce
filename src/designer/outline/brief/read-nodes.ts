import type { Node } from '../outline.ts';
import { type Line, LineCursor } from './lines.ts';
import type { NodeForm } from './node-form.ts';
import { NODE_FORMS } from './node-forms.ts';
import { headingOf } from './nodes/section-form.ts';
import type { Reading } from './reading.ts';

const FORMS = Object.values(NODE_FORMS) as NodeForm[];

/** Reads up to the end, to a heading as high as `level`, or past the line that leaves it; 0 is a block without heading. */
export function readNodes(lines: LineCursor, reading: Reading, level: number): Node[] {
  const nodes: Node[] = [];
  for (let line = lines.peek(); line; line = lines.peek()) {
    const heading = headingOf(line);
    if (heading && heading.level <= level) break;
    if (line.kind === 'text' && /^-{3,}$/.test(line.slice.text)) {
      lines.next();
      if (level > 0) break;
      continue;
    }
    const before = lines.index;
    nodes.push(...readOne(line, lines, reading));
    for (const consumed of lines.lines.slice(before, lines.index)) {
      if (consumed.areChildrenTaken) continue;
      nodes.push(...readNodes(new LineCursor(reading.children(consumed)), reading, 0));
    }
  }
  return nodes;
}

function readOne(line: Line, lines: LineCursor, reading: Reading): Node[] {
  if (line.kind === 'comment') {
    lines.next();
    readComment(line, reading);
    return [];
  }
  const [, refused] = line.slice.match(/^no:(?: +(?!_{4})(.*))?$/di) ?? [];
  if (refused && line.kind === 'text') {
    lines.next();
    const [text, attributes] = reading.braces(refused);
    reading.refusals.push({ words: reading.words(text, attributes), nouns: attributes.texts('noun') });
    return [];
  }
  for (const form of FORMS) {
    const nodes = form.read(lines, reading);
    if (nodes) return nodes;
  }
  lines.next();
  reading.miss(...reading.braces(line.slice));
  return [];
}

/** A comment says nothing of the screen; one that lists what was not understood was printed by `printBrief`. */
function readComment(line: Line, reading: Reading): void {
  const [first, ...others] = line.code.filter((slice) => !slice.isEmpty);
  if (!first) return;
  if (/^not understood:$/i.test(first.text)) {
    for (const slice of others) reading.miss(...reading.braces(slice.match(/^(?:- +)?(.*)$/d)?.[1] ?? slice));
  } else reading.context.push(...[first, ...others].map((slice) => reading.words(slice)));
}
