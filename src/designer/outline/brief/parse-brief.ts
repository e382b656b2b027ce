import type { Node, Outline, Section } from '../outline.ts';
import { readFramePart } from './frame-parts.ts';
import { readFrontMatter } from './front-matter.ts';
import { type Line, LineCursor, readLines } from './lines.ts';
import { maskText } from './masked-text.ts';
import { readSection } from './nodes/section-form.ts';
import { isPlain } from './nodes/text-form.ts';
import { readNodes } from './read-nodes.ts';
import { Reading } from './reading.ts';

/**
 * Reads a brief in the dialect that docs/brief.md teaches. Whatever is no line of it is in `unread`. Throws
 * INVALID_ARGUMENT for a broken front matter, with the number of its line and what is expected there.
 */
export function parseBrief(text: string): Outline {
  const masked = maskText(text);
  const reading = new Reading(readNodes);
  const outline: Outline & { kind?: Outline['kind'] | undefined } = {
    lang: 'en',
    kind: undefined as never,
    purpose: '',
    style: { colors: [], fonts: [], moods: [], statements: [] },
    frame: {},
    sections: [],
    refusals: reading.refusals,
    isWhole: true,
    unread: [],
    context: reading.context,
  };
  const lines = new LineCursor(readLines(masked, text, readFrontMatter(masked, outline, reading)));
  let isTitled = false;
  while (lines.peek()) {
    if (!isTitled && readTitle(lines, outline, reading)) isTitled = true;
    else if (!readFramePart(lines, outline.frame, outline.device, reading)) {
      const section = readSection(lines, reading) ?? toSection(reading.nodes(lines, Number.POSITIVE_INFINITY));
      if (section) outline.sections.push(section);
    }
  }
  // Where the brief does not say what it is: visitors see a footer, everyday apps are on phones.
  outline.kind ??= outline.frame.footer
    ? 'site'
    : outline.device === undefined || outline.device === 'MOBILE'
      ? 'app'
      : 'tool';
  missForgotten(lines.lines, reading);
  return { ...outline, unread: reading.unread };
}

/** What is indented where nothing can hold it, and was read by nobody, is not lost. */
function missForgotten(lines: readonly Line[], reading: Reading): void {
  for (const line of lines) {
    if (!line.areChildrenTaken) for (const child of line.children) reading.miss(child.slice);
    missForgotten(line.children, reading);
  }
}

/** `# Title` with the next plain line as subtitle. */
function readTitle(lines: LineCursor, outline: Outline, reading: Reading): boolean {
  const line = lines.peek();
  const [, said] = line?.slice.match(/^#(?: +(.*))?$/d) ?? [];
  if (line?.kind !== 'text' || (!said && line.slice.text !== '#')) return false;
  lines.next();
  const title = reading.optional(said);
  if (title) outline.title = title;
  const below = lines.peek();
  if (isPlain(below)) {
    lines.next();
    outline.subtitle = reading.words(below.slice);
  }
  return true;
}

/** What stands before the first heading is a part of its own. */
function toSection(nodes: Node[]): Section | undefined {
  return nodes.length > 0 ? { kind: 'section', place: 'main', flow: 'stack', surface: 'open', nodes } : undefined;
}
