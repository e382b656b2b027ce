import type { Piece } from '../form/piece.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Item, Node, Section, Words } from '../outline.ts';
import { classify } from '../values/measure.ts';
import { findQuoted } from '../values/quoted.ts';
import { asideState } from '../values/state-words.ts';
import { readRefusals } from './read-refusals.ts';
import type { PageDraft } from './page-draft.ts';
import { giveName } from './node-text.ts';

export interface Aside {
  state?: NonNullable<Item['state']>;
  isOn?: boolean;
  isDisabled?: boolean;
  rank?: 'primary' | 'secondary' | 'text' | 'danger';
  color?: string;
  columns?: number;
  /** Words in it that are to be shown: a count, a quoted label. */
  rest?: Words;
}

const HEX = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/i;

/** What an aside in brackets says of what stands before it. */
export function readAside(inner: Piece | undefined, lang?: string): Aside {
  if (inner === undefined) return {};
  const aside: Aside = {};
  const state = asideState(inner.text);
  if (state?.state !== undefined) aside.state = state.state;
  for (const { means } of findQualities(inner.text, lang)) {
    if (means.rank !== undefined) aside.rank = means.rank;
    else if (means.fill === 'filled') aside.rank ??= 'primary';
    else if (means.fill !== undefined) aside.rank ??= 'secondary';
    if (means.isOn !== undefined) aside.isOn = means.isOn;
    if (means.isDisabled) aside.isDisabled = true;
    if (means.state === 'selected' || means.state === 'current' || means.state === 'done') aside.state ??= means.state;
  }
  const hex = HEX.exec(inner.text)?.[0];
  if (hex !== undefined) aside.color = hex;
  const columns = /(\d)\s*(?:columns|spalten|colonnes|columnas)|(\d)\s*[×x]\s*\d/i.exec(inner.text);
  if (columns !== null) aside.columns = Number(columns[1] ?? columns[2]);
  const quoted = findQuoted(inner.text)[0];
  if (quoted !== undefined)
    aside.rest = {
      text: inner.text.slice(quoted.inner.start, quoted.inner.end),
      origin: 'literal',
      span: { start: inner.start + quoted.inner.start, end: inner.start + quoted.inner.end },
    };
  else if (SHOWN.has(classify(inner.text).kind))
    aside.rest = {
      text: inner.text,
      origin: 'literal',
      span: { start: inner.start, end: inner.start + inner.text.length },
    };
  return aside;
}

/** Measures in brackets are shown, words about the look are not. */
const SHOWN: ReadonlySet<string> = new Set([
  'money',
  'share',
  'count',
  'temperature',
  'length',
  'weight',
  'volume',
  'speed',
  'duration',
  'clock',
  'time-range',
  'date',
  'phone',
  'email',
  'url',
  'ratio',
  'score',
  'number',
]);

/** "Main panel (left, two thirds)". */
function placeSection(section: Section, inner: Piece): void {
  for (const { means } of findPlaces(inner.text)) {
    if (means.place !== undefined) section.place = means.place;
    else if (means.side === 'left' || means.side === 'right') section.place = means.side;
    if (means.share !== undefined) section.share = means.share;
  }
}

/** Applies an aside to the node that it stands behind. */
export function applyAside(draft: PageDraft | undefined, node: Node | undefined, inner: Piece | undefined): void {
  if (inner === undefined) return;
  if (draft !== undefined && isRefusal(inner.text)) {
    readRefusals(draft, inner);
    return;
  }
  if (node === undefined) return;
  const aside = readAside(inner);
  if (node.kind === 'control') {
    if (aside.rank !== undefined) node.rank = aside.rank;
    if (aside.isOn !== undefined) node.isOn = aside.isOn;
    else if (aside.state === 'done' || aside.state === 'selected' || aside.state === 'current') node.isOn = true;
    if (aside.isDisabled) node.isDisabled = true;
    if (aside.color !== undefined) node.color = aside.color;
    if (aside.rest !== undefined && node.value === undefined) node.value = aside.rest;
    return;
  }
  if (node.kind === 'section' || node.kind === 'facts' || node.kind === 'items') {
    if (aside.columns !== undefined) node.columns = aside.columns;
    if (node.kind === 'section') placeSection(node, inner);
    return;
  }
  // A rank makes a button of words in a bar: `left "Mute" (secondary)`.
  if (node.kind === 'text' && aside.rank !== undefined) {
    const label = node.words;
    Object.assign(node, {
      kind: 'control',
      control: 'button',
      label,
      options: [],
      rank: aside.rank,
      words: undefined,
      role: undefined,
    });
    return;
  }
  if (aside.rest !== undefined) giveName(node, aside.rest);
}
