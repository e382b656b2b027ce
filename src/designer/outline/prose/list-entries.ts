import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Fact, Item } from '../outline.ts';
import { WEEKDAYS } from '../values/calendar-words.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { toListed } from '../values/item.ts';
import { toPiece, type Piece as Cell } from '../values/piece.ts';
import { markLevels, TOP } from '../values/top-level.ts';
import { findValues } from '../values/value-at.ts';
import { isInstruction, leadLength } from './casual-words.ts';

/** Where an entry that begins with a time, a date or a day may start. */
const START = /(?:^|[,;.]\s+(?:and\s+|und\s+|et\s+|y\s+|en\s+)?)(?=(\d{1,2}[:.h]\d{2}\b|\p{L}{2,10}\b)[\s,])/giu;
const CLOCK = /^\d{1,2}[:.h]\d{2}$/;

/** What is listed in running prose, entry by entry: parted by times, semicolons, prices at their ends, names in capitals or plain commas. */
export function splitEntries(body: Piece): Piece[] {
  const bare = trimEnds(body, '.,;: ');
  const parts = byNumber(bare) ?? byMoment(bare) ?? bySemicolon(bare) ?? byValue(bare) ?? byName(bare) ?? byComma(bare);
  return parts.map(withoutComment).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** "1 Blue Parrot Tea, 2 Pratt's Boots", "1 Hands off. 2 Whistle.": numbers that count up from one. */
function byNumber(body: Piece): Piece[] | undefined {
  const starts = [...body.text.matchAll(/(?:^|[,;.]["”]?\s+(?:and\s+)?)(\d{1,2})[.)]?\s(?=["“„«]?\p{L})/gu)].filter(
    (match, at, all) => Number(match[1]) === at + 1 && all.length > 1,
  );
  if (starts.length < 2 || starts[0]?.index !== 0) return undefined;
  return starts.map((match, at) =>
    trimEnds(cut(body, match.index + match[0].length, starts[at + 1]?.index ?? body.text.length), ','),
  );
}

function byMoment(body: Piece): Piece[] | undefined {
  const starts = [...body.text.matchAll(START)].filter(
    (match) => CLOCK.test(match[1] ?? '') || WEEKDAYS.has((match[1] ?? '').toLowerCase()),
  );
  if (starts.length < 2 || starts[0]?.index !== 0) return undefined;
  return starts.map((match, at) =>
    trimEnds(cut(body, match.index + match[0].length, starts[at + 1]?.index ?? body.text.length), ','),
  );
}

function bySemicolon(body: Piece): Piece[] | undefined {
  const parts = splitAt(body, ';').flatMap((part) => {
    const and = /\s그리고\s/u.exec(part.text);
    return and === null ? [part] : [cut(part, 0, and.index), cut(part, and.index + and[0].length)];
  });
  return parts.length > 1 ? parts : undefined;
}

/** "Lamb neck, barley, sour cream €19, Whole char €34", "Hall B - door stuck - 4 min, Annex - dark - 12 min": every entry ends with a value. */
function byValue(body: Piece): Piece[] | undefined {
  const parts = splitAt(body, ',');
  const ends = parts.map(({ text }) => endsWithValue(text));
  const count = ends.filter(Boolean).length;
  if (count < 2 || count === parts.length || ends.at(-1) !== true) return undefined;
  const isPriced = parts.every(
    ({ text }, at) => !ends[at] || /[€$£]|\d\s?(?:TL|kr|zł)\b/.test(text) || /\s[-–—]\s/.test(text),
  );
  return isPriced ? joined(body, parts, (_, at) => at > 0 && ends[at - 1] === true) : undefined;
}

const endsWithValue = (text: string): boolean => {
  const last = findValues(text).at(-1);
  return last !== undefined && last.start > 0 && /^[\s)]*$/.test(text.slice(last.end));
};

/** "Filou, 2 ans, joueur, Praline, 7 ans, calme", "Wiebke, she started it, Olamide the woodworker": each name in capitals begins one. */
function byName(body: Piece): Piece[] | undefined {
  const parts = splitAt(body, ',');
  const isName = parts.map(
    ({ text }) =>
      /^(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?(?:la\s|el\s|le\s|the\s|der\s|die\s|das\s)?\p{Lu}/u.test(text) &&
      !WEEKDAYS.has(text.toLowerCase()),
  );
  const names = isName.filter(Boolean).length;
  if (isName[0] !== true || names < 2 || names === parts.length) return undefined;
  return joined(body, parts, (_, at) => isName[at] === true);
}

const byComma = (body: Piece): Piece[] =>
  splitEnumeration(body.text, body.start).flatMap(({ span }) =>
    splitLoose(cut(body, span.start - body.start, span.end - body.start)),
  );

/** "Ximena + Haruto", "A1 + A3". */
const splitLoose = (entry: Piece): Piece[] => (/\S \+ \S/.test(entry.text) ? splitAt(entry, '+') : [entry]);

function splitAt(body: Piece, sign: string): Piece[] {
  const levels = markLevels(body.text);
  const parts: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= body.text.length; at++) {
    if (
      at < body.text.length &&
      (body.text[at] !== sign || levels[at] !== TOP || (sign === ',' && /\d,\d/.test(body.text.slice(at - 1, at + 2))))
    )
      continue;
    const part = cut(body, from, at);
    if (part.text !== '') parts.push(part);
    from = at + 1;
  }
  return parts;
}

function joined(body: Piece, parts: readonly Piece[], begins: (part: Piece, at: number) => boolean): Piece[] {
  const entries: Piece[] = [];
  for (const [at, part] of parts.entries()) {
    const last = entries.at(-1);
    if (last === undefined || begins(part, at)) entries.push(part);
    else entries[entries.length - 1] = cut(body, last.start - body.start, part.start - body.start + part.text.length);
  }
  return entries.map((entry) => cut(entry, /^(?:and|und|et|y|e|en)\s+/iu.exec(entry.text)?.[0].length ?? 0));
}

/** "11.0 <- leak!! make it scream": what is said of an entry and not on it ends it. */
function withoutComment(entry: Piece): Piece {
  const bang = /(?:!!+|\s\.\.\.|\s<-)\s*(.*)$/u.exec(entry.text);
  const end = bang !== null && bang[1] !== undefined && isInstruction(bang[1]) ? bang.index : entry.text.length;
  return trimEnds(cut(entry, 0, end), '!.,');
}

/** Words that begin what is said of a thing behind its name. */
const SAID =
  /\s(?=(?:who|which|that|with|from|for|is|are|has|was|does|needs|mit|aus|avec|qui|con|que|met|ze|med|som)\s)|\s(?=(?:de|von|van|z)\s\p{Ll})|(?<=^\p{Lu}\p{L}+)\s(?=the\s\p{Ll})|\s?<-\s?/u;

/** One entry of running prose: its title, and what stands with it. */
export function toEntry(entry: Piece): Item | undefined {
  const cells = cellsOf(entry).flatMap((cell, at) => (at === 0 ? partsOfTitle(cell) : [cell]));
  return toListed(cells);
}

function cellsOf(entry: Piece): Cell[] {
  const levels = markLevels(entry.text);
  const cells: Cell[] = [];
  let from = 0;
  const push = (to: number): void => {
    const part = cut(entry, from, to);
    const lead = cells.length === 0 ? 0 : (/^(?:[-–—]\s|and\s|but\s|in\s|at\s)+/iu.exec(part.text)?.[0].length ?? 0);
    const bare = cut(part, lead);
    if (bare.text !== '') cells.push(toPiece(bare.text, 0, bare.text.length, bare.start));
  };
  for (let at = 0; at < entry.text.length; at++) {
    const character = entry.text.charAt(at);
    if (character === '(' && levels[at - 1] === TOP) {
      const close = entry.text.indexOf(')', at);
      if (close === -1) continue;
      push(at);
      const inner = cut(entry, at + 1, close);
      for (const part of splitAt(inner, ','))
        if (!isInstruction(part.text))
          cells.push({ ...toPiece(part.text, 0, part.text.length, part.start), isAside: true });
      from = close + 1;
      at = close;
      continue;
    }
    if (levels[at] !== TOP) continue;
    const [before, next] = [entry.text.charAt(at - 1), entry.text.charAt(at + 1)];
    const isComma = character === ',' && !(/\d/.test(before) && /\d/.test(next));
    const isArrow = character === '<' && next === '-';
    const isDash = isArrow || ('–—-'.includes(character) && /\s/.test(before) && /\s/.test(next));
    if (!isComma && !isDash) continue;
    push(at);
    from = at + (isArrow ? 2 : 1);
  }
  push(entry.text.length);
  return cells;
}

/** "11:20 jellyfish sting", "Heather 0.2 l €5.50", "Mon Lindy 1 with Rosalind": moment, name, what is said of it, values. */
function partsOfTitle(cell: Cell): Cell[] {
  if (cell.isQuoted === true) return [cell];
  const text = cell.text;
  const base = cell.span.start;
  const parts: Cell[] = [];
  let from = 0;
  let to = text.length;
  const moment = /^(?:\d{1,2}[:.h]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?|\p{L}{2,10})(?=\s)/u.exec(text);
  if (moment !== null && (/^\d/.test(text) || WEEKDAYS.has(moment[0].toLowerCase()))) {
    parts.push(toPiece(text, 0, moment[0].length, base));
    from = moment[0].length + 1;
  }
  const tail: Cell[] = [];
  for (const value of findValues(text).toReversed()) {
    if (
      value.start <= from ||
      text.slice(value.end, to).trim() !== '' ||
      (value.isBare === true && !/^(?:19|20)\d\d$/.test(text.slice(value.start, value.end)))
    )
      break;
    // "Grandma on Mars 2023": a year behind a word that is a month elsewhere.
    const year = /^\p{Lu}\p{L}+\s(?=(?:19|20)\d\d$)/u.exec(text.slice(value.start, value.end))?.[0].length ?? 0;
    tail.unshift(toPiece(text, value.start + year, value.end, base));
    to = value.start + year;
  }
  const said = SAID.exec(text.slice(from, to));
  const isNamed = /^\p{Lu}/u.test(text.slice(from));
  if (said !== null && said.index > 1 && isNamed) {
    parts.push(toPiece(text, from, from + said.index, base));
    const words = cut(
      { text: text.slice(from + said.index, to), start: base + from + said.index },
      /^\s*(?:<-|is|are|was|who is|that is)\s/u.exec(text.slice(from + said.index))?.[0].length ?? 0,
    );
    const bare = cut(words, /^the\s/u.exec(words.text)?.[0].length ?? 0);
    if (bare.text !== '') parts.push(toPiece(bare.text, 0, bare.text.length, bare.start));
  } else if (to > from) parts.push(toPiece(text, from, to, base));
  return [...parts, ...tail].filter((part) => part.text !== '');
}

/** Things with one value each are facts: prices, readings. */
export function asFacts(items: readonly Item[]): Fact[] | undefined {
  if (
    items.length === 0 ||
    !items.every(({ fields, state }) => fields.length === 1 && fields[0]?.as === 'value' && state === undefined)
  )
    return undefined;
  return items.flatMap(({ title, fields }) =>
    fields[0] === undefined ? [] : [{ label: { ...title, text: upper(title.text) }, value: fields[0].words }],
  );
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause without what only leads to it. */
export const coreOf = (piece: Piece): Piece => trimEnds(cut(piece, leadLength(piece.text)), '.,;:! ');
