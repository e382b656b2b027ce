import type { Section } from '../../outline.ts';
import type { Attributes } from '../attributes.ts';
import { given } from '../given.ts';
import { type Line, LineCursor } from '../lines.ts';
import { LIST_FORMS, type ListForm, listFormName } from '../list-form.ts';
import type { NodeForm } from '../node-form.ts';
import { type Printing, printTokens, printWords, token, toPercentage, wordsToken } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';
import { isPlain, PLAIN_SIGNS } from './text-form.ts';

const PLACES: readonly string[] = ['top', 'left', 'main', 'right', 'bottom', 'overlay'] satisfies Section['place'][];
const FLOWS: readonly string[] = ['stack', 'row', 'grid'] satisfies Section['flow'][];
const SURFACES: readonly string[] = [
  'open',
  'card',
  'band',
  'strip',
  'drawer',
  'notice',
  'hero',
  'plain',
] satisfies Section['surface'][];
const TONES: readonly string[] = [
  'neutral',
  'accent',
  'good',
  'warn',
  'bad',
  'info',
  'muted',
] satisfies Section['tone'][];

/** A heading line in its parts: `## On the shelves (list, right) {…}`. */
export interface Heading {
  level: number;
  text: Slice;
  /** What stands in the brackets at its end, in lower case; empty where they are no brackets of the dialect. */
  forms: string[];
  slices: Slice[];
  braces: Slice;
}

/** Words in a heading's brackets that say something of a section. */
const isForm = (word: string): boolean =>
  [...PLACES, ...FLOWS, ...SURFACES, ...TONES, 'collapsed', 'list', 'section'].includes(word) ||
  LIST_FORMS.has(word) ||
  /^\d+(\.\d+)? ?%$|^\d+ columns?$/.test(word);

/** The heading that the line is; `own` are words that brackets may hold beside those of every section. */
export function headingOf(line: Line | undefined, own: readonly string[] = []): Heading | undefined {
  if (line?.kind !== 'text') return undefined;
  const [, signs, said] = line.slice.match(/^(#+)(?: +(.*))?$/d) ?? [];
  if (!signs) return undefined;
  const whole = said ?? signs.from(signs.text.length);
  const [, text = whole, braces = whole.from(whole.text.length)] = whole.match(/^(.*?)(\{[^{}]*\})$/d) ?? [];
  const [, name, inside] = text.match(/^(?:(.*) )?\(([^()]*)\)$/d) ?? [];
  const slices = inside?.split(/,/g) ?? [];
  const forms = slices.map((slice) => slice.text.toLowerCase());
  const isKnown = inside !== undefined && (inside.isEmpty || forms.some((form) => isForm(form) || own.includes(form)));
  if (!isKnown) return { level: signs.text.length, text, forms: [], slices: [], braces };
  return { level: signs.text.length, text: name ?? text.from(0, 0), forms, slices, braces };
}

/** `## Heading (place, list, …)` with its note just below it; deeper headings are cards in it, `---` leaves a card. */
export const sectionForm: NodeForm<Section> = {
  kind: 'section',
  read(lines, reading) {
    const section = readSection(lines, reading);
    return section && [section];
  },
  print: (node, printing) => printSection(node, printing),
};

/** Reads a heading with all that stands under it; the heading of the page's footer is its name, not its words. */
export function readSection(lines: LineCursor, reading: Reading, isFooter = false): Section | undefined {
  const line = lines.peek();
  const heading = headingOf(line);
  if (!line || !heading) return undefined;
  lines.next();
  const [, attributes] = reading.braces(heading.braces);
  // With brackets between them the braces at the end are the section's alone.
  const [text, own] = heading.slices.length > 0 ? reading.braces(heading.text) : [heading.text, attributes];
  const words = isFooter ? attributes.words('heading') : reading.optional(text, own);
  const section = readForms(heading, attributes, reading, words, isFooter ? 'bottom' : 'main');
  const below = lines.peek();
  const hasNote = isPlain(below) && !below.isAfterBlank && line.children.length === 0;
  if (hasNote) {
    lines.next();
    section.note = reading.words(below.slice);
  }
  const form = heading.forms.map((each) => LIST_FORMS.get(each)).find(Boolean);
  const indented = new LineCursor(reading.children(hasNote ? below : line), form);
  const inside = new LineCursor(lines.lines, form);
  inside.index = lines.index;
  section.nodes = [...reading.nodes(indented), ...reading.nodes(inside, Math.max(heading.level, 2))];
  lines.index = inside.index;
  section.span = { start: line.slice.start, end: endOf(lines.lines[lines.index - 1] ?? line) };
  return section;
}

const endOf = (line: Line): number => line.slice.start + line.slice.text.length;

function readForms(
  heading: Heading,
  attributes: Attributes,
  reading: Reading,
  words: Section['heading'],
  usualPlace: Section['place'],
): Section {
  const { forms } = heading;
  const pick = <T extends string>(list: readonly string[]): T | undefined =>
    forms.find((form) => list.includes(form)) as T;
  const columns = forms.map((form) => /^(\d+) columns?$/.exec(form)?.[1]).find(Boolean);
  const share = forms.map((form) => /^(\d+(?:\.\d+)?) ?%$/.exec(form)?.[1]).find(Boolean);
  heading.slices.forEach((slice, index) => {
    if (!isForm(forms[index] ?? '') && !slice.isEmpty) reading.miss(slice);
  });
  return {
    kind: 'section',
    ...given({ heading: words }),
    place: pick<Section['place']>(PLACES) ?? usualPlace,
    ...given({ share: share === undefined ? attributes.share() : Number(share) / 100 }),
    flow: pick<Section['flow']>(FLOWS) ?? (columns === undefined ? 'stack' : 'grid'),
    ...given({ columns: columns === undefined ? undefined : Number(columns) }),
    surface: pick<Section['surface']>(SURFACES) ?? (heading.level > 2 ? 'card' : 'open'),
    ...given({ tone: pick<NonNullable<Section['tone']>>(TONES), isCollapsed: forms.includes('collapsed') }),
    nodes: [],
    ...given({ about: attributes.text('about') }),
  };
}

/** Prints a section; `named` are the brackets' first words where the heading alone would be taken for something else. */
export function printSection(node: Section, printing: Printing, named: string[] = [], isFooter = false): string[] {
  const { share, columns, flow, place, surface, tone, heading } = node;
  const { level } = printing;
  const form = usualForm(node);
  const percentage = share === undefined ? undefined : toPercentage(share);
  const isShort = percentage !== undefined && !percentage.startsWith('-');
  const words = [
    ...named,
    form?.word,
    place !== (isFooter ? 'bottom' : 'main') && place,
    isShort && `${percentage} %`,
    flow !== (columns === undefined ? 'stack' : 'grid') && flow,
    columns !== undefined && `${columns} columns`,
    surface !== (level > 2 ? 'card' : 'open') && surface,
    tone,
    node.isCollapsed && 'collapsed',
  ].filter(Boolean);
  if (words.length === 0 && !heading && !isFooter) words.push('main');
  const tokens = [
    isShort ? undefined : token('share', share),
    token('about', node.about),
    isFooter && wordsToken(printing, 'heading', heading),
  ];
  const title = isFooter ? { text: 'Footer', origin: 'literal' as const } : heading;
  const brackets = words.length > 0 ? [`(${words.join(', ')})${printTokens(tokens)}`] : [];
  const text = printWords(printing, title, /\)$/g, brackets.length > 0 ? [] : tokens);
  const line = ['#'.repeat(level), ...(text === '' ? [] : [text]), ...brackets].join(' ');
  const note = node.note ? [printWords(printing, node.note, PLAIN_SIGNS)] : [];
  const body = printing.nodes(node.nodes, level + 1, form?.form);
  return ['', line, ...note, ...(body.length > 0 && body[0] !== '' ? ['', ...body] : body)];
}

/** The word that tells the layout of a section's first list, where it is not the usual one. */
function usualForm(node: Section): { word: string; form: ListForm } | undefined {
  const list = node.nodes.find((each) => each.kind === 'facts' || each.kind === 'items');
  if (!list || (list.kind === 'items' && list.noun !== undefined) || list.columns !== undefined) return undefined;
  const word = listFormName(list);
  const form = LIST_FORMS.get(word);
  return form && !['facts', 'rows', 'numbered'].includes(word) ? { word, form } : undefined;
}
