import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import { isFunctionWord } from '../lexicon/read-phrase-before.ts';
import { readText } from '../lexicon/read-text.ts';
import { findQuoted } from '../values/quoted.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import type { Placing } from './scope.ts';

/** A heading parted into what it names and where what stands under it goes. */
export interface HeadingDirections {
  /** Empty where the heading says nothing but a place: "LEFT, WIDE (about two thirds)". */
  name: Piece;
  placing: Placing;
}

/**
 * Takes the places behind a heading off its name: `Card "Due first", to the right of the table`, "Navigation (left
 * sidebar)", "RIGHT, NARROW". They direct the whole part under it and are no words of the page.
 */
export function headingDirections(said: Piece, lang: string): HeadingDirections {
  const placing: Placing = {};
  let name = said;
  for (;;) {
    const tail = tailOf(name.text);
    const placed = tail === undefined ? undefined : directionOf(name.text.slice(tail.from, tail.to), lang);
    if (tail === undefined || placed === undefined) break;
    Object.assign(placing, { ...placed, ...placing });
    name = cut(name, 0, tail.start);
  }
  const whole = directionOf(name.text.replace(/[:：]\s*$/u, ''), lang);
  return whole?.place === undefined && whole?.relation === undefined
    ? { name, placing }
    : { name: cut(name, name.text.length), placing: { ...whole, ...placing } };
}

/** The last stretch of a heading behind a comma or a dash, or in brackets. */
function tailOf(text: string): { start: number; from: number; to: number } | undefined {
  const bracket = /\s*[([（]([^()[\]（）]*)[)\]）]\s*[:：]?\s*$/u.exec(text);
  if (bracket?.[1] !== undefined) {
    const from = text.indexOf(bracket[1], bracket.index);
    return { start: bracket.index, from, to: from + bracket[1].length };
  }
  const levels = markLevels(text);
  const sign = [...text.matchAll(/,\s+|\s[–—-]\s/gu)].findLast(({ index }) => levels[index] === TOP);
  return sign === undefined
    ? undefined
    : { start: sign.index, from: sign.index + sign[0].length, to: text.replace(/[:：]\s*$/u, '').length };
}

/** How wide a part is said to be: "about two thirds", "60 % of the width", "320 px". */
const MEASURE =
  /(?:(?:about|around|roughly|approx\.?|ca\.?|circa|etwa|environ|max\.?|min\.?)\s+)?\d+(?:[.,]\d+)?\s?(?:px|%|rem|em|dp|fr)(?:\s(?:wide|of the (?:width|page|screen)|breit|de large|de ancho))?/giu;

/** Where a stretch puts something, if it says nothing else. */
function directionOf(text: string, lang: string): Placing | undefined {
  if (findQuoted(text).length > 0) return undefined;
  const places = findPlaces(text, lang);
  // "Cards, two columns" says how the things stand, not where.
  if (places.some(({ means }) => means.columns !== undefined)) return undefined;
  const qualities = findQualities(text, lang).filter(({ means }) => means.width !== undefined);
  const measures = [...text.matchAll(MEASURE)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  if (places.length + qualities.length + measures.length === 0) return undefined;
  const placing: Placing = {};
  for (const { means } of places) {
    const { place, side, share, flow, relation, isSticky } = means;
    const own = place ?? (side === 'left' || side === 'right' ? side : undefined);
    if (own !== undefined) placing.place = own;
    if (share !== undefined) placing.share = share;
    if (flow !== undefined) placing.flow = flow;
    if (relation !== undefined) placing.relation = relation;
    if (isSticky) placing.isSticky = true;
  }
  const percent = /(\d{2})\s?%/u.exec(measures.length > 0 ? text : '')?.[1];
  if (percent !== undefined) placing.share ??= Number(percent) / 100;
  // The noun that a place is relative to, and the one that it stands in: "right of the table", "left sidebar".
  const held = findMentions(text, lang).filter(
    ({ makes, phraseStart }) =>
      places.some(({ anchor, end }) => anchor === 'named' && phraseStart >= end - 1) ||
      (places.length > 0 && makes.kind === 'frame') ||
      (places.length > 0 && makes.kind === 'section' && makes.surface !== 'card'),
  );
  const known = [...places, ...qualities, ...measures, ...held];
  const { tokens, lang: of } = readText(text, lang);
  const isPlain = tokens.every(
    ({ key, start, end }) =>
      known.some((one) => start >= one.start && end <= one.end) || isFunctionWord(key, of) || APPROXIMATE.has(key),
  );
  return isPlain && tokens.length > 0 ? placing : undefined;
}

const APPROXIMATE: ReadonlySet<string> = new Set(
  'about roughly around approximately etwa circa environ unos width'.split(' '),
);
