import type { Bar, Frame, NavEntry, Navigation, Node, Outline } from '../outline.ts';
import { given } from './given.ts';
import { type Line, LineCursor } from './lines.ts';
import { listEntry, SEPARATORS, splitEntry, TITLE_SIGNS } from './list-form.ts';
import { unmaskText, writeText } from './masked-text.ts';
import { type Heading, headingOf, printSection, readSection } from './nodes/section-form.ts';
import { createPrinting } from './print-nodes.ts';
import { type Printing, printWords, wordsToken } from './printing.ts';
import type { Reading } from './reading.ts';

const NAMES: ReadonlyMap<string, keyof Frame> = new Map([
  ['header', 'header'],
  ['navigation', 'navigation'],
  ['foot', 'foot'],
  ['footer', 'footer'],
]);
const KINDS: ReadonlyMap<string, Navigation['kind']> = new Map([
  ['side', 'sidebar'],
  ['sidebar', 'sidebar'],
  ['top', 'top'],
  ['bottom', 'bottom'],
]);
const WORDS = ['top bar', 'bottom bar', 'sticky', 'start', 'middle', 'end', 'above', 'below', ...KINDS.keys()];

/** The part of the frame that a heading's words name; a section of that name says `section` in its brackets. */
export const framePartOf = (heading: string): keyof Frame | undefined => NAMES.get(heading.trim().toLowerCase());

/** Reads a part of the frame into `frame`; false where the line is the heading of none. */
export function readFramePart(lines: LineCursor, frame: Frame, device: Outline['device'], reading: Reading): boolean {
  const line = lines.peek();
  const heading = headingOf(line, WORDS);
  const part = heading && framePartOf(unmaskText(heading.text.text));
  if (!line || !heading || !part || heading.level !== 2 || heading.forms.includes('section')) return false;
  if (part === 'footer') {
    const footer = readSection(lines, reading, true);
    if (footer) frame.footer = footer;
    return true;
  }
  lines.next();
  for (const slice of heading.slices) if (!WORDS.includes(slice.text.toLowerCase())) reading.miss(slice);
  if (part === 'navigation') frame.navigation = readNavigation(heading, lines, device, reading);
  else frame[part] = readBar(heading, lines, reading);
  return true;
}

/** The parts before the sections, then those behind them. */
export function printFrame(frame: Frame, marks: boolean): { before: string[]; behind: string[] } {
  const printing = createPrinting(marks, 2);
  const { header, navigation, foot, footer } = frame;
  return {
    before: [
      ...(header ? printBar('Header', ['top bar'], header, printing) : []),
      ...(navigation ? printNavigation(navigation, printing) : []),
    ],
    behind: [
      ...(foot ? printBar('Foot', [], foot, printing) : []),
      ...(footer ? printSection(footer, printing, [], true) : []),
    ],
  };
}

/** Reads nodes into slots, each opened by a heading such as `### (end)`; without one they go where `usual` says. */
function readSlots(
  lines: LineCursor,
  reading: Reading,
  slots: Record<string, Node[]>,
  usual: () => Node[] | undefined,
): void {
  let slot: Node[] | undefined;
  for (let line = lines.peek(); line; line = lines.peek()) {
    const heading = headingOf(line, WORDS);
    if (heading && heading.level <= 2) return;
    const named = heading?.text.isEmpty ? slots[heading.forms[0] ?? ''] : undefined;
    if (named) {
      slot = named;
      lines.next();
      continue;
    }
    const target = slot ?? usual();
    if (!target) continue;
    const section = heading && readSection(lines, reading);
    target.push(...(section ? [section] : reading.nodes(lines, 3)));
  }
}

function readBar(heading: Heading, lines: LineCursor, reading: Reading): Bar {
  const bar: Bar = { start: [], middle: [], end: [], ...given({ isSticky: heading.forms.includes('sticky') }) };
  readSlots(lines, reading, { start: bar.start, middle: bar.middle, end: bar.end }, () => bar.start);
  return bar;
}

function printBar(name: string, words: string[], bar: Bar, printing: Printing): string[] {
  const told = [...words, ...(bar.isSticky ? ['sticky'] : [])];
  const head = told.length > 0 ? `## ${name} (${told.join(', ')})` : `## ${name}`;
  return [
    '',
    head,
    ...printing.nodes(bar.start, 4),
    ...printSlot('middle', bar.middle, printing),
    ...printSlot('end', bar.end, printing),
  ];
}

function printSlot(name: string, nodes: Node[], printing: Printing): string[] {
  return nodes.length > 0 ? ['', `### (${name})`, ...printing.nodes(nodes, 4)] : [];
}

function readNavigation(heading: Heading, lines: LineCursor, device: Outline['device'], reading: Reading): Navigation {
  const named = heading.forms.map((form) => KINDS.get(form)).find(Boolean);
  const navigation: Navigation = {
    kind: named ?? (device === 'MOBILE' ? 'bottom' : 'sidebar'),
    entries: [],
    head: [],
    tail: [],
  };
  const { entries, head, tail } = navigation;
  readSlots(lines, reading, { above: head, below: tail }, () => {
    // What stands before the entries belongs above them.
    const others = entries.length > 0 ? tail : head;
    if (headingOf(lines.peek(), WORDS)) return others;
    const isEntry = (line: Line): boolean => listEntry(line) !== undefined;
    others.push(...reading.nodes(new LineCursor(lines.takeWhile((line) => !isEntry(line) && !headingOf(line, WORDS)))));
    entries.push(...lines.takeWhile(isEntry).flatMap((line) => readEntry(line, reading)));
    return undefined;
  });
  return navigation;
}

/** `- :home: Today {current} · 3`. */
function readEntry(line: Line, reading: Reading): NavEntry[] {
  const body = listEntry(line)?.body;
  if (!body) return [];
  const [first = body, badge] = splitEntry(body);
  const [text, attributes] = reading.braces(first);
  const [, icon, label = text] = text.match(/^(?::([^:]*): +)?(.*)$/d) ?? [];
  return [
    {
      label: reading.words(label, attributes),
      ...given({
        icon: icon && reading.words(icon).text,
        badge: reading.optional(badge),
        isCurrent: attributes.flag('current'),
        group: attributes.words('group'),
      }),
    },
    ...reading.children(line).flatMap((child) => readEntry(child, reading)),
  ];
}

function printNavigation(navigation: Navigation, printing: Printing): string[] {
  const kind = navigation.kind === 'sidebar' ? 'side' : navigation.kind;
  const entries = navigation.entries.map(({ label, icon, badge, isCurrent, group }) => {
    const mark = icon === undefined ? '' : `:${writeText(icon, /:/g)}: `;
    const name = printWords(printing, label, TITLE_SIGNS, [
      isCurrent && 'current',
      wordsToken(printing, 'group', group),
    ]);
    return `- ${mark}${name}${badge ? ` · ${printWords(printing, badge, SEPARATORS)}` : ''}`;
  });
  return [
    '',
    `## Navigation (${kind})`,
    '',
    ...entries,
    ...printSlot('above', navigation.head, printing),
    ...printSlot('below', navigation.tail, printing),
  ];
}
