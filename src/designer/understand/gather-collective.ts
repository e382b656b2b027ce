import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import type { ReadContext } from './noun-phrase.ts';
import { gatherHeld, type Part } from './gather-held.ts';
import { isLookClause, isModeClause } from './look-clause.ts';
import { listQuotes, QUOTE_MARK } from './prompt-text.ts';
import { readChunk } from './read-chunk.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { parseItem } from './read-item.ts';
import { listEnglishStems } from './translate-words.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { capitalize, foldWord, listWords, toSingular } from './word-forms.ts';

/**
 * Plurals that gather the entries around them: "Team, Activity and Billing tabs", "with columns name, email and role".
 * `each` makes every entry a thing of its own ("About and Contact sections").
 */
const COLLECTIVES: Readonly<Record<string, AskedKind | 'each'>> = {
  field: 'form',
  input: 'form',
  textfield: 'form',
  tab: 'tabs',
  button: 'actions',
  link: 'navigation',
  plan: 'plans',
  tier: 'plans',
  column: 'board',
  row: 'records',
  filter: 'filters',
  chip: 'filters',
  category: 'filters',
  toggle: 'settings',
  variation: 'notice',
  variant: 'notice',
  state: 'notice',
  kpi: 'metrics',
  number: 'metrics',
  tile: 'metrics',
  metric: 'metrics',
  stat: 'metrics',
  answer: 'choices',
  option: 'choices',
  step: 'steps',
  stage: 'steps',
  phase: 'steps',
  action: 'actions',
  choice: 'choices',
  topic: 'filters',
  benefit: 'points',
  highlight: 'points',
  setting: 'settings',
  question: 'questions',
  stop: 'steps',
  section: 'each',
  chart: 'each',
  panel: 'each',
};

export const COLUMNS_LABEL = 'Columns';
/** Entries that wait for the list, table or board they belong to. */
export const ENTRIES_LABEL = 'Entries';
export const ANSWERS_LABEL = 'Answers';

const LABELS: Readonly<Partial<Record<AskedKind, string>>> = {
  form: 'Form',
  tabs: 'Tabs',
  actions: 'Actions',
  navigation: 'Navigation',
  plans: 'Plans',
  board: COLUMNS_LABEL,
  filters: 'Filters',
  settings: 'Settings',
  metrics: 'Key figures',
  notice: 'Notices',
  choices: ANSWERS_LABEL,
  steps: 'Steps',
  points: 'Highlights',
  questions: 'Questions',
  records: ENTRIES_LABEL,
};

const LONGEST_NAME_WORDS = 3;
/** More buttons than this are a group of their own. */
const MOST_LONE_BUTTONS = 2;
/** A name whose kind is surer than this is a thing of its own. */
const SURE_WEIGHT = 4;

export interface Collective {
  kind: AskedKind | 'each';
  noun: string;
}

export const findCollective = (noun: string, lang = 'en'): Collective | undefined => {
  const english = lang === 'en' ? noun : (listEnglishStems(noun, lang).at(-1) ?? '');
  const stem = toSingular(foldWord(english).replace(/^(?:input|form|text) /, ''));
  const kind = COLLECTIVES[stem];
  return kind === undefined ? undefined : { kind, noun: stem };
};

const isTitled = (words: readonly string[]): boolean => words.every((word) => /^[\p{Lu}\d&+]/u.test(word));

/** Whether a chunk could be one of the names that a plural after them gathers. */
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

export const createCollected = (
  { kind, noun }: Collective,
  names: readonly string[],
  mode: ChunkMode,
  context: ReadContext,
): Draft[] => {
  if (kind === 'each') {
    const named = noun === 'section' ? names : names.map((name) => `${name} ${noun}`);
    return named.flatMap((name) => readChunk(name, { ...mode, isForm: false }, context) ?? []);
  }
  const titles = names.map((name) => listQuotes(name, context.quotes)[0] ?? capitalize(name.trim()));
  if (kind === 'form') return [createDraft('Form', { kind, fields: titles.map((title) => createField(title)) })];
  if (kind === 'actions' && titles.length <= MOST_LONE_BUTTONS && mode.isGroup !== true) {
    return titles.map((title) => createDraft(title, { kind: 'button', isAction: true }));
  }
  return [createDraft(LABELS[kind] ?? capitalize(kind), { kind, items: titles.map(parseItem) })];
};

interface Ending extends Collective {
  /** What stands before the plural in its own chunk: "Activity log" in "Activity log tabs". */
  last: string[];
}

const readEnding = (chunk: string, context: ReadContext): Ending | undefined => {
  const bare = chunk.replaceAll(/\s*\([^()]*\)/g, '').trim();
  const match = /^(.+?)[\s-]+((?:input |form |text )?\p{L}+s)(?:\s+(?:with|in|at|on|for|that)\b.*)?$/iu.exec(bare);
  const collective = findCollective(match?.[2] ?? '');
  if (
    match?.[1] === undefined ||
    collective === undefined ||
    /\b(?:social|external|quick|legal|footer|related|useful)$/i.test(match[1])
  ) {
    return undefined;
  }
  const last = match[1].split(/\s*(?:,|\s(?:and|&|\+|or)\s|\/)\s*/u).filter((part) => part !== '');
  return last.every((part) => isBareName(part, collective.kind, context)) ? { ...collective, last } : undefined;
};

/** Joins the entries that a later plural gathers; the rest stay as they are. */
const gatherBackward = (parts: readonly Part[], mode: ChunkMode, context: ReadContext): Part[] => {
  const out: Part[] = [];
  for (const part of parts) {
    const ending = typeof part === 'string' ? readEnding(part, context) : undefined;
    if (ending === undefined) {
      out.push(part);
      continue;
    }
    const isName = (other: Part): other is string =>
      typeof other === 'string' && isBareName(other, ending.kind, context);
    const before = out.findLastIndex((other) => !isName(other)) + 1;
    const names = [...out.slice(before).filter(isName), ...ending.last];
    const isGroup = names.length >= 2 || (ending.kind === 'form' && isFieldLabel(names[0] ?? ''));
    if (isGroup) out.splice(before, out.length - before, ...createCollected(ending, names, mode, context));
    else out.push(part);
  }
  return out;
};

interface Start extends Collective {
  /** The chunk before the plural: `question “…”` in `question “…” with answers “Mercury”`. */
  before: string;
  first: string;
}

const STARTS =
  /^(?:(.*?)\s)?((?:input |form |text )?\p{L}+s)(?:\s(?:named|called|labell?ed|titled|like|such as|are|of|for(?= [\uE000-\uF8FF])))?\s(\p{L}[\p{L}\d\s'’-]*|[\uE000-\uF8FF])$/iu;

/** Other languages have no plural ending to go by: the quoted name behind the noun tells. */
const FOREIGN_STARTS = /^(?:(.*?)\s)?(\p{L}+)\s([\uE000-\uF8FF])$/iu;

/** "Kalender und den": the joint and the article at the end belong to what follows. */
const dropSmallWords = (before: string, lang: string): string => {
  const grammar = LANGUAGES[lang];
  const small = new Set(`${grammar?.ands ?? ''} ${grammar?.articles ?? ''}`.split(' '));
  const words = before.split(/\s+/);
  return words.slice(0, words.findLastIndex((word) => !small.has(foldWord(word))) + 1).join(' ');
};

const readStart = (chunk: string, lang: string): Start | undefined => {
  const match = (lang === 'en' ? STARTS : FOREIGN_STARTS).exec(chunk.trim());
  const collective = findCollective(match?.[2] ?? '', lang);
  const first = match?.[3]?.trim();
  if (first === undefined || collective === undefined || listWords(first).length > LONGEST_NAME_WORDS) return undefined;
  // "To do" is a name, "for name" a qualifier.
  if (/^(?:for|with|of|that|in|on|to|and|at|by)\b|\s(?:for|with|of|that|in|on|to|and|at|by)\b/.test(first))
    return undefined;
  return {
    ...collective,
    first,
    before:
      lang === 'en'
        ? (match?.[1] ?? '').replace(/\s?\b(?:with|and|plus|the|\d|two|three|four|five|six)$/i, '').trim()
        : dropSmallWords(match?.[1] ?? '', lang),
  };
};

/** The last two names, where something other than a name follows them. */
const JOINED = /\s(?:and|or)\s/;

/** Whether a chunk goes on with the names that a plural before them announced. */
const continues = (chunk: string, { first, kind }: Start, context: ReadContext): boolean => {
  // Among switches "dark mode" is one of them.
  if (isLookClause(chunk, context) && !(kind === 'settings' && isModeClause(chunk))) return false;
  if (QUOTE_MARK.test(first)) return /^[\uE000-\uF8FF]$/u.test(chunk.trim());
  if (QUOTE_MARK.test(chunk) || /^(?:an?|the|one|some|\d)\s/i.test(chunk) || /[()]/.test(chunk)) return false;
  const words = listWords(chunk);
  const sides = chunk.split(JOINED).map(listWords);
  const longest = Math.max(0, ...sides.map((side) => side.length));
  if (words.length === 0 || longest > LONGEST_NAME_WORDS) return false;
  if (isTitled(listWords(first).slice(0, 1)))
    return sides.every((side) => isTitled(side.slice(0, 1)) && (isTitled(side) || !isTitled(listWords(first))));
  return isFieldLabel(chunk) || (findKind(listEnglishStems(chunk, context.lang))?.weight ?? 0) < SURE_WEIGHT;
};

const LEAST_NAMES = 2;

/** Joins the entries that an earlier plural announces: "columns name, email, role". */
const gatherForward = (parts: readonly Part[], mode: ChunkMode, context: ReadContext): Part[] => {
  const out: Part[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    const start = typeof part === 'string' ? readStart(part, context.lang) : undefined;
    const isNext = (next: Part | undefined): next is string =>
      start !== undefined && typeof next === 'string' && continues(next, start, context);
    let end = at + 1;
    while (isNext(parts[end])) {
      end++;
      const last = parts[end - 1];
      if (typeof last === 'string' && JOINED.test(last)) break;
    }
    // The last name may still hold an "and": "last login and status".
    const named = start === undefined ? [] : [start.first, ...parts.slice(at + 1, end).filter(isNext)];
    const names = named.flatMap((name) => name.split(JOINED));
    if (start === undefined || names.length < LEAST_NAMES) {
      out.push(part);
      at++;
      continue;
    }
    if (start.before !== '' && !/^(?:next|upcoming|following|other|more)$/i.test(start.before)) out.push(start.before);
    out.push(...createCollected(start, names, mode, context));
    at = end;
  }
  return out;
};

/** Joins names with the plural that says what they are, wherever it stands. */
export const gatherCollectives = (chunks: readonly string[], mode: ChunkMode, context: ReadContext): Part[] =>
  gatherBackward(gatherForward(gatherHeld(chunks), mode, context), mode, context);
