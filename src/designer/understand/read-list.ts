import { isAboutLooks } from './about-looks.ts';
import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import { createCollected, findCollective, gatherCollectives } from './gather-collective.ts';
import { gatherNames } from './gather-names.ts';
import { dropLookColons, isLookClause, isModeClause, splitLooks } from './look-clause.ts';
import { parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { listQuotes, QUOTE_MARK } from './prompt-text.ts';
import { CODE, readChunk, readChunks } from './read-chunk.ts';
import { createField } from './read-field.ts';
import { readFigure } from './read-figure.ts';
import { isValue, parseFigure, parseItem } from './read-item.ts';
import { isIdle, readItems } from './read-items.ts';
import { readWeekdays } from './read-weekdays.ts';
import { splitList } from './split-list.ts';
import { listEnglishStems } from './translate-words.ts';
import { SECTION_NAMES } from './vocabulary/section-names.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';

/** "a feature grid and footer": two things that each have a kind of their own. */
const splitPair = (chunk: string, context: ReadContext): string[] => {
  const [left, right, ...more] = chunk.split(/\s(?:and|&)\s/);
  const hasQualifier = /\(|\b(?:with|for|of|between|by|to|in|on)\b/.test(chunk);
  if (left === undefined || right === undefined || more.length > 0 || hasQualifier) return [chunk];
  const kinds = [left, right].map((side) => findKind(listEnglishStems(side, context.lang)));
  const isButtonFirst = /\bbuttons?$/i.test(left) && (kinds[1] !== undefined || SECTION_NAMES.test(right));
  const areThings = kinds.every((kind) => kind !== undefined && kind.coversHead && kind.weight >= 2);
  return isButtonFirst || (areThings && kinds[0]?.kind !== kinds[1]?.kind) ? [left, right] : [chunk];
};

const splitGroups = (text: string): string[] => text.split(/\s[—–]\s|;\s|\.\s/).filter((group) => group.trim() !== '');

const splitChunks = (text: string, context: ReadContext): string[] =>
  splitList(text, context.grammar.ands.split(' '), (part) =>
    context.lang === 'en' ? isIdle(part, context) || isLookClause(part, context) : isAboutLooks(part),
  )
    .flatMap((chunk) => splitLooks(chunk, context))
    .flatMap((chunk) => splitPair(chunk, context));

/** A name of a member rather than a thing of the screen: quoted, priced, or written like a name. */
const isMember = (chunk: string): boolean =>
  QUOTE_MARK.test(chunk) || /^[\p{Lu}\d$€£]/u.test(chunk) || chunk.split(/\s/).some(isValue);

/** Kinds whose members stand after a colon as names, also in lowercase. */
const NAMED_MEMBERS: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'metrics',
  'steps',
  'filters',
  'tabs',
  'navigation',
  'choices',
  'settings',
  'points',
  'actions',
  'board',
  'timeline',
  'questions',
  'form',
  'breakdown',
  'footer',
]);

/** Where a group's members end: after names comes a thing with an article, or in lowercase with a kind of its own. */
const countMembers = (chunks: readonly string[], kind: AskedKind, context: ReadContext): number => {
  const startsNamed = isMember(chunks[0] ?? '');
  const end = chunks.findIndex((chunk) => {
    if (/^(?:an?|the)\s/i.test(chunk)) return true;
    if (startsNamed) return !isMember(chunk) || /^(?:FAQ|CTA)s?$/.test(chunk);
    return !NAMED_MEMBERS.has(kind) && (findKind(listEnglishStems(chunk, context.lang))?.weight ?? 0) >= 3;
  });
  return end < 0 ? chunks.length : end;
};

/** "columns: Backlog, Doing, Done, a search field": names behind a plural that gathers them, then things of their own. */
const readCollected = (name: string, list: string, mode: ChunkMode, context: ReadContext): Draft[] | undefined => {
  const collective = findCollective(parseNounPhrase(name, context).words.join(' '), context.lang);
  if (collective === undefined || collective.kind === 'each') return undefined;
  const chunks = splitChunks(list, context);
  const end = chunks.findIndex((chunk) => !isMember(chunk) || isLookClause(chunk, context));
  const names = end < 0 ? chunks : chunks.slice(0, end);
  if (names.length < LEAST_NAMES) return undefined;
  const rest = readChunkList(chunks.slice(names.length), mode, context);
  return [...createCollected(collective, names, { ...mode, isGroup: true }, context), ...rest];
};
const LEAST_NAMES = 2;

/** "three plans: Starter $9, Pro $29, a toggle": the words before the colon name the group, names after it are its members. */
const readGroup = (group: string, mode: ChunkMode, context: ReadContext): Draft[] | undefined => {
  const colon = /^([^:：]+)(?::\s|：)\s*(.+)$/u.exec(group);
  if (colon?.[1] === undefined || colon[2] === undefined) return undefined;
  const before = splitChunks(colon[1], context);
  const name = before.pop() ?? '';
  const leading = before.flatMap((chunk) => readChunks(chunk, mode, context));
  const collected = mode.isStrict ? undefined : readCollected(name, colon[2], mode, context);
  if (collected !== undefined) return [...leading, ...collected];
  const named = readChunk(name, { ...mode, isForm: false }, context);
  if (named?.kind === undefined || mode.isStrict) {
    return [...leading, ...(named === undefined ? [] : [named]), ...readList(colon[2], mode, context)];
  }
  const chunks = splitChunks(colon[2], context);
  const count = countMembers(chunks, named.kind, context);
  const items = chunks.slice(0, count).flatMap((chunk) => readItems(chunk, context));
  if (named.kind === 'form') named.fields.push(...items.map((item) => createField(item.title)));
  else named.items.push(...(named.kind === 'plans' || named.kind === 'metrics' ? items.map(parseFigure) : items));
  const texts = chunks.slice(0, count).flatMap((chunk) => listQuotes(chunk, context.quotes));
  named.texts.push(...texts.filter((text) => !named.texts.includes(text)));
  return [...leading, named, ...readChunkList(chunks.slice(count), mode, context)];
};

const readPart = (part: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const text = part.replace(/^(?:like|such as)\s/, '');
  if (context.lang === 'en' ? isLookClause(text, context) && !isModeClause(text) : isAboutLooks(text)) return [];
  const week = mode.isStrict ? undefined : readWeekdays(text);
  if (week !== undefined) return [week];
  const figure = mode.isStrict || mode.isForm ? undefined : readFigure(text);
  if (figure !== undefined) return [figure];
  return CODE.test(text)
    ? [createDraft('Number', { kind: 'prose', texts: [text], items: [parseItem(text)] })]
    : readChunks(text, mode, context);
};

const readChunkList = (chunks: readonly string[], mode: ChunkMode, context: ReadContext): Draft[] =>
  gatherNames(gatherCollectives(chunks, mode, context), context).flatMap((part) =>
    typeof part === 'string' ? readPart(part, mode, context) : [part],
  );

/** Reads an enumeration into checklist entries. */
export const readList = (text: string, mode: ChunkMode, context: ReadContext): Draft[] =>
  splitGroups(dropLookColons(text, context)).flatMap(
    (group) => readGroup(group, mode, context) ?? readChunkList(splitChunks(group, context), mode, context),
  );
