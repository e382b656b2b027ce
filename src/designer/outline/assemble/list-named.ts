import type { Piece } from '../values/piece.ts';
import type { Words } from '../outline.ts';
import { LEADING_PARTICLES, ONLY_PARTICLES, POLITE_END } from '../lexicon/particles.ts';
import { asideState } from '../values/state-words.ts';
import { cut, type Piece as Stretch } from '../form/piece.ts';
import { expandRange } from '../values/expand-range.ts';
import { findQuoted } from '../values/quoted.ts';
import { readAside } from './apply-aside.ts';
import { splitEnumeration } from '../values/enumeration.ts';

export interface Named {
  words: Words;
  aside?: Stretch;
}

/** Entries that are names, each perhaps with an aside in brackets: "Home (selected), Jars". */
export function listNamed(piece: Stretch): Named[] {
  const quoted = onlyQuoted(piece);
  if (quoted.length > 1) return quoted;
  // "Subscribe + Read the prospectus"
  const plus = piece.text.split(/\s\+\s/);
  if (plus.length > 1 && !/[,;/|]/.test(piece.text))
    return plus
      .map((part, at) =>
        cut(
          piece,
          plus.slice(0, at).join(' + ').length + (at === 0 ? 0 : 3),
          plus.slice(0, at).join(' + ').length + (at === 0 ? 0 : 3) + part.length,
        ),
      )
      .map(({ text, start }) => toNamed({ text, origin: 'literal', span: { start, end: start + text.length } }));
  return splitEnumeration(piece.text, piece.start)
    .flatMap(splitLast)
    .flatMap((entry) => expandRange(entry)?.map((words) => ({ words })) ?? [toNamed(entry)]);
}

/** "Fan 2 (on) and Fan 3": the last two where an aside hid the "and" between them. */
function splitLast(entry: Piece): Piece[] {
  const match = /^(.+[)\]])\s+(?:and|or|und|et|y|e|en)\s+(\S.*)$/iu.exec(entry.text);
  if (match === null || entry.isQuoted) return [entry];
  const [, first = '', second = ''] = match;
  const start = entry.span.start + entry.text.indexOf(second, first.length);
  return [
    { ...entry, text: first, span: { start: entry.span.start, end: entry.span.start + first.length } },
    { ...entry, text: second, span: { start, end: start + second.length } },
  ];
}

/** Quotations with nothing but signs, "and", particles and asides between them; else none. */
function onlyQuoted(piece: Stretch): Named[] {
  const found = findQuoted(piece.text);
  const named: Named[] = [];
  let lead: Stretch | undefined;
  for (const [index, quoted] of found.entries()) {
    const gap = piece.text.slice(quoted.end, found[index + 1]?.start ?? piece.text.length);
    const start = piece.start + quoted.inner.start;
    const text = piece.text.slice(quoted.inner.start, quoted.inner.end).trim();
    // 「帳面」「地図」で、「帳面」が選択中: a name that comes again says how it stands.
    const known = named.find(({ words }) => words.text === text);
    if (known !== undefined && index > 1) {
      const said = gap.replace(LEADING_PARTICLES, '').replace(/^\s*(?:is|ist|est|está|è|jest|är)\s+/u, '');
      known.aside = { text: said.replace(/[.。\s]+$/u, ''), start: piece.start + quoted.end + gap.indexOf(said) };
      continue;
    }
    // `"Save" in teal #00697A`: a colour is said of the name before it like an aside.
    const aside = /^\s*\(([^)]*)\)/.exec(gap) ?? /^\s+(?:in|en|em|i|w)\s((?:\p{L}+\s){0,3}#[\da-f]{6})/iu.exec(gap);
    const behind = aside === null ? gap : gap.slice(aside[0].length);
    const next = index < found.length - 1 ? rankBefore(behind, piece.start + quoted.end + gap.length) : undefined;
    const between = next === undefined ? behind : behind.slice(0, -next.text.length - 1);
    const own = lead;
    lead = next;
    const isLast = index === found.length - 1;
    if (!JOINS.test(between) && !ONLY_PARTICLES.test(between) && !(isLast && POLITE_END.test(between))) return [];
    const inner = aside?.[1];
    named.push({
      words: { text, origin: 'literal', span: { start, end: start + text.length } },
      ...(inner === undefined
        ? own === undefined
          ? {}
          : { aside: own }
        : { aside: { text: inner, start: piece.start + quoted.end + gap.indexOf(inner) } }),
    });
  }
  return found[0]?.start === 0 || /^\W*$/.test(piece.text.slice(0, found[0]?.start ?? 0)) ? named : [];
}

/** `… and primary "Close visit"`: a rank or state told before the name that it is of; `end` is where the name begins. */
function rankBefore(gap: string, end: number): Stretch | undefined {
  const words = /(?:^|\s)((?:\p{Ll}+[ -])?\p{Ll}+) $/u.exec(gap)?.[1]?.replace(/^(?:and|or|an?|the) /u, '');
  if (words === undefined) return undefined;
  const said = { text: words, start: end - words.length - 1 };
  const { rank, isOn, isDisabled } = readAside(said);
  return (rank ?? isOn ?? isDisabled) === undefined ? undefined : said;
}

const JOINS = /^[\s,;/|·+&→>.\p{Script=Hiragana}、，。・-]*(?:(?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|ve)\s+)?$/iu;

function toNamed(entry: Piece): Named {
  const on = /^["“„«`'‘]?(.+?)["”“»`'’]?\s+with\s+(.+?)\s+(?:on|active|selected|chosen|current)$/iu.exec(entry.text);
  if (on?.[1] !== undefined) return { words: { ...entry, text: unquoted(on[1]) } };
  // `"Tempo drops" at about a fifth`: what stands behind says where or how, not what.
  const told = /^(["“„«`'‘])([^"”“»`'’]+)["”“»`'’]\s+\p{Ll}[^\d]*$/u.exec(entry.text);
  if (told?.[2] !== undefined && !entry.isQuoted) {
    const tail = /\s(\p{Ll}[^\d]*)$/u.exec(entry.text.slice(told[2].length + 2))?.[1] ?? '';
    const { isOn, rank } = readAside({ text: tail, start: 0 });
    const isState = asideState(tail) !== undefined || (isOn ?? rank) !== undefined;
    const from = entry.span.start + 1;
    return {
      words: { ...entry, text: told[2], span: { start: from, end: from + told[2].length } },
      ...(isState ? { aside: { text: tail, start: entry.span.end - tail.length } } : {}),
    };
  }
  const bracket = /^(.+?)\s*[([（]([^)\]）]*)[)\]）]\s*$/u.exec(entry.text);
  if (bracket === null || entry.isQuoted) return { words: entry };
  const [, name = '', inner = ''] = bracket;
  const innerStart = entry.span.start + entry.text.indexOf(inner, name.length);
  const bare = unquoted(name);
  return { words: { ...entry, text: bare }, aside: { text: inner, start: innerStart } };
}

const unquoted = (text: string): string => text.replace(/^["'“„«»‘’`*_「]+|["'”“»«’`*_」]+$/gu, '').trim();
