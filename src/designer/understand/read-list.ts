import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { QUOTE_MARK, listQuotes } from './prompt-text.ts';
import { readChunk, readChunks, type ChunkMode } from './read-chunk.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { parseItem } from './read-item.ts';
import { readItems } from './read-items.ts';
import { splitList } from './split-list.ts';
import { listEnglishStems } from './translate-words.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { capitalize, foldWord, listWords, toSingular } from './word-forms.ts';

/**
 * Plurals that gather the entries before them: "Team, Activity and Billing tabs". `each` makes every entry a thing of
 * its own ("About and Contact sections").
 */
const COLLECTIVES: Readonly<Record<string, AskedKind | 'each'>> = {
  field: 'form',
  input: 'form',
  textfield: 'form',
  tab: 'tabs',
  button: 'actions',
  icon: 'actions',
  link: 'navigation',
  plan: 'plans',
  tier: 'plans',
  column: 'board',
  filter: 'filters',
  chip: 'filters',
  category: 'filters',
  toggle: 'settings',
  variation: 'notice',
  variant: 'notice',
  state: 'notice',
  kpi: 'metrics',
  metric: 'metrics',
  stat: 'metrics',
  section: 'each',
  chart: 'each',
  panel: 'each',
};

const LABELS: Readonly<Partial<Record<AskedKind, string>>> = {
  form: 'Form',
  tabs: 'Tabs',
  actions: 'Actions',
  navigation: 'Navigation',
  plans: 'Plans',
  board: 'Board',
  filters: 'Filters',
  settings: 'Settings',
  metrics: 'Metrics',
  notice: 'Notices',
};

const LONGEST_NAME_WORDS = 3;

const isTitled = (words: readonly string[]): boolean => words.every((word) => /^[\p{Lu}\d&+]/u.test(word));

/** Whether a chunk could be one of the names that a collective gathers. */
const isBareName = (chunk: string, kind: AskedKind | 'each', context: ReadContext): boolean => {
  if (/^(?:an?|the|one|some|\d)\s/i.test(chunk) || /[()]/.test(chunk)) return false;
  const words = listWords(chunk);
  if (QUOTE_MARK.test(chunk)) return words.length <= 1;
  if (words.length === 0 || words.length > LONGEST_NAME_WORDS) return false;
  const stems = listEnglishStems(chunk, context.lang);
  if (kind === 'form') return words.length === 1 || isFieldLabel(chunk) || isFieldLabel(stems.join(' '));
  if (isTitled(words)) return true;
  const known = findKind(stems)?.kind;
  return words.length === 1 && (known === undefined || known === kind);
};

interface Collective {
  kind: AskedKind | 'each';
  /** What stands before the collective noun in its own chunk: "Activity log" in "Activity log tabs". */
  last: string[];
  noun: string;
}

const readCollective = (chunk: string, context: ReadContext): Collective | undefined => {
  const bare = chunk.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const match = /^(.+?)[\s-]+((?:input |form |text )?\p{L}+s)(?:\s+(?:with|in|at|on|for|that)\b.*)?$/iu.exec(bare);
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  const noun = toSingular(foldWord(match[2]).replace(/^(?:input|form|text) /, ''));
  const kind = COLLECTIVES[noun];
  if (kind === undefined) return undefined;
  const last = match[1].split(/\s*(?:,|\s(?:and|&|\+|or)\s|\/)\s*/u).filter((part) => part !== '');
  return last.every((part) => isBareName(part, kind, context)) ? { kind, last, noun } : undefined;
};

const createCollected = (
  collective: Collective,
  names: readonly string[],
  mode: ChunkMode,
  context: ReadContext,
): Draft[] => {
  const { kind, noun } = collective;
  if (kind === 'each') {
    const named = noun === 'section' ? names : names.map((name) => `${name} ${noun}`);
    return named.flatMap((name) => readChunk(name, { ...mode, isForm: false }, context) ?? []);
  }
  const titles = names.map((name) => listQuotes(name, context.quotes)[0] ?? capitalize(name));
  if (kind === 'form') return [createDraft('Form', { kind, fields: titles.map((title) => createField(title)) })];
  return [createDraft(LABELS[kind] ?? capitalize(kind), { kind, items: titles.map(parseItem) })];
};

type Part = string | Draft;

/** Joins the entries that a later plural gathers; the rest stay as they are. */
const gather = (chunks: readonly string[], mode: ChunkMode, context: ReadContext): Part[] => {
  const out: Part[] = [];
  for (const chunk of chunks) {
    const collective = readCollective(chunk, context);
    const names = [...(collective?.last ?? [])];
    let from = out.length;
    while (collective !== undefined && from > 0) {
      const previous = out[from - 1];
      if (typeof previous !== 'string' || !isBareName(previous, collective.kind, context)) break;
      names.unshift(previous);
      from--;
    }
    if (
      collective !== undefined &&
      (names.length >= 2 || (collective.kind === 'form' && isFieldLabel(names[0] ?? '')))
    ) {
      out.splice(from, out.length - from, ...createCollected(collective, names, mode, context));
    } else out.push(chunk);
  }
  return out;
};

const LEAST_NAMES = 3;
const MOST_NAMES_IN_LABEL = 4;

const isProperName = (part: Part | undefined, isNaming: boolean, context: ReadContext): part is string => {
  if (typeof part !== 'string' || QUOTE_MARK.test(part)) return false;
  const words = listWords(part);
  if (words.length === 0 || words.length > 2 || !words.every((word) => /^\p{Lu}/u.test(word))) return false;
  return isNaming || findKind(listEnglishStems(part, context.lang)) === undefined;
};

/** "…icons for Facebook": a chunk whose end begins a run of names. */
const NAMING_END =
  /^(.*\s(?:for|like|of|from|as|on|via|show|across))\s((?:\p{Lu}[\p{L}\d.]*)(?:\s\p{Lu}[\p{L}\d.]*)?)$/u;
/** "Instagram with follower counts": a name whose qualifier is a thing of its own. */
const NAMING_START = /^(\p{Lu}[\p{L}\d.]*(?:\s\p{Lu}[\p{L}\d.]*)?)\s(?:with|and their)\s(.+)$/u;

const createNames = (names: readonly string[]): Draft =>
  createDraft(names.slice(0, MOST_NAMES_IN_LABEL).join(', '), { items: names.map((title) => ({ title })) });

/** Three or more names in a row are the parts of one thing: "LinkedIn, YouTube, Instagram". */
const gatherNames = (parts: readonly Part[], context: ReadContext): Part[] => {
  // German writes every noun with a capital.
  if (context.lang === 'de') return [...parts];
  const out: Part[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    const opening = typeof part === 'string' ? NAMING_END.exec(part) : null;
    const names = opening?.[2] === undefined ? [] : [opening[2]];
    let end = at + names.length;
    for (let next = parts[end]; isProperName(next, opening !== null, context); next = parts[++end]) names.push(next);
    const last = parts[end];
    const closing = typeof last === 'string' && names.length > 0 ? NAMING_START.exec(last) : null;
    if (closing?.[1] !== undefined) names.push(closing[1]);
    if (names.length < LEAST_NAMES) {
      out.push(part);
      at++;
      continue;
    }
    out.push(createNames(names));
    if (closing?.[2] !== undefined) out.push(closing[2]);
    at = end + (closing === null ? 0 : 1);
  }
  return out;
};

/** "a feature grid and footer": two things that each have a kind of their own. */
const splitPair = (chunk: string, context: ReadContext): string[] => {
  const [left, right, ...more] = chunk.split(/\s(?:and|&|\+)\s/);
  if (
    left === undefined ||
    right === undefined ||
    more.length > 0 ||
    /\(|\b(?:with|for|of|between|by|to|in|on)\b/.test(chunk)
  )
    return [chunk];
  const [first, second] = [
    findKind(listEnglishStems(left, context.lang)),
    findKind(listEnglishStems(right, context.lang)),
  ];
  const areThings = first !== undefined && second !== undefined && first.kind !== second.kind;
  return areThings && first.coversHead && second.coversHead && first.weight >= 2 && second.weight >= 2
    ? [left, right]
    : [chunk];
};

const splitGroups = (text: string): string[] => text.split(/\s[—–]\s|;\s|\.\s/).filter((group) => group.trim() !== '');

/** "key metrics: revenue, users": the words before the colon name the group. */
const readGroup = (group: string, mode: ChunkMode, context: ReadContext): Draft[] | undefined => {
  const colon = /^([^:：]+)[:：]\s*(.+)$/u.exec(group);
  if (colon?.[1] === undefined || colon[2] === undefined) return undefined;
  const before = splitList(colon[1], context.grammar.ands.split(' '));
  const name = before.pop() ?? '';
  const leading = before.flatMap((chunk) => readChunks(chunk, mode, context));
  const named = readChunk(name, { ...mode, isForm: false }, context);
  if (named?.kind === undefined || mode.isStrict) {
    return [...leading, ...(named === undefined ? [] : [named]), ...readList(colon[2], mode, context)];
  }
  const items = readItems(colon[2], context);
  if (named.kind === 'form') named.fields.push(...items.map((item) => createField(item.title)));
  else named.items.push(...items);
  named.texts.push(...listQuotes(colon[2], context.quotes).filter((text) => !named.texts.includes(text)));
  return [...leading, named];
};

/** Reads an enumeration into checklist entries. */
export const readList = (text: string, mode: ChunkMode, context: ReadContext): Draft[] =>
  splitGroups(text).flatMap((group) => {
    const named = readGroup(group, mode, context);
    if (named !== undefined) return named;
    const chunks = splitList(group, context.grammar.ands.split(' ')).flatMap((chunk) => splitPair(chunk, context));
    return gatherNames(gather(chunks, mode, context), context).flatMap((part) =>
      typeof part === 'string' ? readChunks(part, mode, context) : [part],
    );
  });
