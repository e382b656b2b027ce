import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import { createCollected, ENTRIES_LABEL, findCollective } from './gather-collective.ts';
import { isLookClause, isModeClause } from './look-clause.ts';
import type { ReadContext } from './noun-phrase.ts';
import { listQuotes, QUOTE_MARK } from './prompt-text.ts';
import { readChunk } from './read-chunk.ts';
import { parseItem } from './read-item.ts';
import { splitList } from './split-list.ts';
import { capitalize, foldWord, listWords, toSingular } from './word-forms.ts';

/** Words for parts of a screen: what stands behind "Sections:" are things of their own. */
const PARTS = new Set('section page area module part block widget panel screen'.split(' '));
/** Words for the entries of whatever the screen shows: "Cards: …" on a board, "Items: …" on a list. */
const ENTRIES = new Set('card item entry row task product dish stop'.split(' '));
/** Words for the way around an app. */
const BARS = new Set('navigation nav navbar sidebar menu destination'.split(' '));
const LONGEST_GROUP_WORDS = 3;
const LONGEST_NAME_WORDS = 5;
const LEAST_NAMES = 2;

/** Written like a name: quoted, capitalised or a figure, and short. */
const isName = (chunk: string): boolean => {
  if (/^[\uE000-\uF8FF]$/u.test(chunk)) return true;
  if (QUOTE_MARK.test(chunk) || /^(?:An?|The)\s/.test(chunk)) return false;
  return /^[\p{Lu}\d]/u.test(chunk) && listWords(chunk).length <= LONGEST_NAME_WORDS;
};

const toTitle = (name: string, context: ReadContext): string => listQuotes(name, context.quotes)[0] ?? name;

/** A part that is named; what no vocabulary knows is shown under its name all the same. */
const readPart = (name: string, mode: ChunkMode, context: ReadContext): Draft => {
  const title = capitalize(toTitle(name, context));
  const read = readChunk(name, { ...mode, isForm: false }, context);
  return { ...(read === undefined || read.isAction ? createDraft(title) : read), label: title, isNamed: true };
};

/**
 * "Sections: Account, Paper & ink, Privacy": names behind a colon are members of what the words before it gather. Undefined
 * when the words gather nothing, or what follows are no names.
 */
export const readMembers = (
  label: string,
  list: string,
  mode: ChunkMode,
  context: ReadContext,
): Draft[] | undefined => {
  const words = listWords(label.replace(/^(?:the|with|these|following|its|and)\s+/i, ''));
  const noun = toSingular(foldWord(words.at(-1) ?? ''));
  const isOfLooks = (name: string): boolean =>
    isLookClause(name, context) && !(findCollective(noun)?.kind === 'settings' && isModeClause(name));
  const names = splitList(list, context.grammar.ands.split(' '), isOfLooks).filter((name) => !isOfLooks(name));
  if (words.length === 0 || words.length > LONGEST_GROUP_WORDS) return undefined;
  if (names.length < LEAST_NAMES || !names.every(isName)) return undefined;
  if (PARTS.has(noun)) return names.map((name) => readPart(name, mode, context));
  const items = names.map((name) => parseItem(toTitle(name, context)));
  if (ENTRIES.has(noun) && words.length === 1) return [createDraft(ENTRIES_LABEL, { items })];
  if (BARS.has(noun)) return [createDraft('Navigation', { kind: 'navigation', items })];
  const collective = findCollective(noun);
  if (collective === undefined || collective.kind === 'each') return undefined;
  const isOwnGroup = words.length > 1 && collective.kind !== 'form' && collective.kind !== 'board';
  const gathered = createCollected(collective, names, { ...mode, isGroup: true }, context);
  const [group] = gathered;
  return isOwnGroup && gathered.length === 1 && group !== undefined && collective.kind !== 'navigation'
    ? [{ ...group, label: capitalize(words.join(' ').toLowerCase()) }]
    : gathered;
};
