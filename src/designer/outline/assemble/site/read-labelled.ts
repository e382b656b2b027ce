import { cut, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { Node, Section } from '../../outline.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { classify } from '../../values/measure.ts';
import { findQuoted } from '../../values/quoted.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { listItems } from '../list-items.ts';
import { toItem } from '../to-item.ts';
import { listFacts } from '../list-facts.ts';
import { control, text } from '../make-node.ts';
import { thingOf } from './thing-of.ts';
import { splitAt, wordsOf } from './words-of.ts';

const LEAD = /^["“„«'‘`*「]*([\p{Lu}\p{Lo}][^:：.!?"”»`*]{1,40}?)["”“»'’`*」]*\s?[:：]\s*(?=\S)/u;

/**
 * A part of the page in one line: its heading, and behind the colon things with their values, rows between semicolons or
 * sentences: "Main courses: Trout 21 €, Gratin 16 €", "Line-up: 22:00 Welcome; 00:00 The peak". Nothing where elements are
 * told of.
 */
export function readLabelled(said: Piece, lang: string): Section | undefined {
  const lead = LEAD.exec(said.text);
  if (lead?.[1] === undefined) return undefined;
  const body = cut(said, lead[0].length);
  const { tokens } = readTokens(body, lang);
  if (
    tokens.some(
      (token) =>
        token.is === 'place' || (token.is === 'noun' && !token.mention.isWeak && /^\p{Ll}/u.test(token.mention.text)),
    )
  )
    return undefined;
  const node = priced(body) ?? rows(body) ?? sentences(body);
  if (node === undefined) return undefined;
  const at = said.text.indexOf(lead[1]);
  return {
    kind: 'section',
    heading: wordsOf(cut(said, at, at + lead[1].length)),
    place: 'main',
    flow: 'stack',
    surface: 'open',
    nodes: [node],
  };
}

/** "Trout 21 €, Gratin 16 €": several names, each with a price. */
function priced(body: Piece): Node | undefined {
  const facts = listFacts(body);
  const isPriced =
    facts.length > 1 && facts.every(({ label, value }) => label !== undefined && classify(value.text).kind === 'money');
  if (!isPriced) return undefined;
  return {
    kind: 'items',
    layout: 'rows',
    items: facts.flatMap(({ label, value }) =>
      label === undefined ? [] : [{ title: label, fields: [{ words: value, as: 'value' as const }], nodes: [] }],
    ),
  };
}

/** Rows between semicolons, three at least or each with a time before it. */
function rows(body: Piece): Node | undefined {
  const levels = markLevels(body.text);
  const parts = splitAt(body, /\s*[;；]\s*/gu, (at) => levels[at] === TOP);
  const isTimed = parts.every(({ text: row }) => /^\d{1,2}[:.]\d{2}\b/.test(row));
  if (parts.length < 2 || (parts.length < 3 && !isTimed) || parts.some(({ text: row }) => /[:：]\s/.test(row)))
    return undefined;
  const items = parts.flatMap((part) => timed(part) ?? toItem(part) ?? []);
  return items.length < parts.length ? undefined : { kind: 'items', layout: isTimed ? 'timeline' : 'rows', items };
}

function timed(part: Piece) {
  const time = /^(\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?),?\s+(?=\p{Lu})/u.exec(part.text);
  if (time?.[1] === undefined) return undefined;
  const [item] = listItems(cut(part, time[0].length));
  return item === undefined
    ? undefined
    : { ...item, fields: [{ words: wordsOf(cut(part, 0, time[1].length)), as: 'meta' as const }, ...item.fields] };
}

/** "Hand sewn – waxed linen thread. Paper – 120 g." */
function sentences(body: Piece): Node | undefined {
  const levels = markLevels(body.text);
  const parts = splitAt(body, /(?<=[.])\s+(?=\p{Lu})/gu, (at) => levels[at] === TOP);
  if (parts.length < 2 || !parts.every(({ text: one }) => /^[^–—:.]{2,50}\s[–—]\s[^–—]+$/.test(one))) return undefined;
  const items = parts.flatMap(
    (part) => thingOf(part) ?? toItem(part.text.endsWith('.') ? cut(part, 0, part.text.length - 1) : part) ?? [],
  );
  return { kind: 'items', layout: 'rows', items };
}

/** Buttons and links that are each given by a label: "CTA 1: `Give a chair`, CTA 2: `Ask for a chair`", "Button: Order". */
export function readGivenControls(said: Piece, lang: string): Node[] | undefined {
  const parts = splitAt(said, /[,;/·]\s+(?=\p{L}[\p{L} ]{1,24}\s?\d?\s?[:：])/gu, () => true);
  const nodes = parts.map((part) => {
    const lead = /^(?:\*\*)?(\p{L}[\p{L} ]{1,24}?)\s?\d?(?:\*\*)?\s?[:：](?:\*\*)?\s*(?=\S)/u.exec(part.text);
    const mention =
      lead?.[1] === undefined ? undefined : findMentions(lead[1], lang).find(({ isModifier }) => !isModifier);
    if (
      lead?.[1] === undefined ||
      mention?.makes.kind !== 'control' ||
      mention.isPlural ||
      mention.end !== lead[1].length
    )
      return undefined;
    const kind = mention.makes.control;
    const label = cut(part, lead[0].length);
    const quoted = findQuoted(label.text);
    const isWhole = quoted.length === 1 && quoted[0]?.start === 0 && quoted[0].end === label.text.length;
    const isName =
      quoted.length === 0 &&
      /^[\p{Lu}\p{Lo}]/u.test(label.text) &&
      label.text.split(/\s+/).length <= 6 &&
      !/[,;(]|\s\+\s|\sand\s/.test(label.text);
    if ((kind !== 'button' && kind !== 'link') || !(isWhole || isName)) return undefined;
    return control(kind, { label: wordsOf(label) });
  });
  return nodes.every((node) => node !== undefined) ? nodes : undefined;
}

/** Words of an advisory kind: what they say is how the page looks, not what it says. */
const TOLD =
  /\b(?:should|must|please|columns?|rows?|newest|oldest|visible|each|screen|desktop|mobile|pages?|layout|section|below|above|left|right|centred|centered|user|here)\b/iu;

/** A paragraph under a heading that is copy as it stands: "Tune every day for the first month." */
export function readCopy(said: Piece, lang: string): Node | undefined {
  const words = said.text;
  if (
    !/^[\p{Lu}\p{Lo}¿¡].*[.!?。]$/su.test(words) ||
    words.split(/\s+/).length < 4 ||
    TOLD.test(words) ||
    /[:：]|["“„«`*]/.test(words)
  )
    return undefined;
  const { tokens } = readTokens(said, lang);
  if (tokens.some((token) => token.is === 'place' || (token.is === 'noun' && !token.mention.isWeak))) return undefined;
  return text('paragraph', wordsOf(said));
}
