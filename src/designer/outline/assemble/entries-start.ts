import type { Token } from '../phrases/token.ts';
import { ONLY_PARTICLES } from '../lexicon/particles.ts';
import type { Collection } from './scope.ts';

/** What rows are listed behind: a colon, or the rows themselves. */
const ROWS: ReadonlySet<Collection['takes']> = new Set(['items', 'rows', 'facts', 'cells', 'steps', 'points']);

/** Words that stand between a noun and its entries: "tabs for", "columns are", "with the options". */
const LEADING =
  /^(?:(?:with|are|is|for|the|of|like|such|as|say|e\.g\.|options?|choices|values?|labels?|labell?ed|named|called|reading|showing|saying|holding|mit|avec|con|com|met|z|med|und|den|las|los|les|le|i|de)\s*)+$/i;

/**
 * Index of the first token of what is listed behind the noun at `at`, or nothing. Choices follow their noun directly or
 * after a colon; rows follow the last colon of the sentence, or begin with a quotation or a name in capitals.
 */
export function findEntriesStart(
  tokens: readonly Token[],
  at: number,
  takes: Collection['takes'],
  from = at + 1,
): number | undefined {
  if (ROWS.has(takes)) {
    for (let index = from; index < tokens.length; index++) {
      const token = tokens[index];
      if (token?.is === 'sign' && ':→'.includes(token.sign))
        return tokens[index + 1] === undefined ? undefined : index + 1;
      if (token?.is === 'noun' && (isPart(token) || takes === 'points')) break;
    }
  }
  // "Rail, each item an icon with a label under it: Home, Search": entries follow what is said of each of them.
  const each =
    takes === 'entries' &&
    tokens.some(
      (token, index) =>
        index >= from &&
        token.is === 'words' &&
        /^(?:each|every|jede[rs]?|chaque|cada|ogni|elke|każd\p{L}+|varje)\b/iu.test(token.piece.text),
    );
  const last = each ? tokens.findLastIndex((token) => token.is === 'sign' && token.sign === ':') : -1;
  if (last >= from && tokens[last + 1] !== undefined) return last + 1;
  const manner = takes === 'controls' ? colonBehindManner(tokens, from) : undefined;
  if (manner !== undefined) return manner;
  // A colon that nothing but words about the noun stands before: "Sidebar, 220 px wide: Home, Search".
  const colon = tokens.findIndex(
    (token, index) =>
      index >= from && (token.is === 'noun' || token.is === 'quoted' || (token.is === 'sign' && token.sign !== ',')),
  );
  const sign = tokens[colon];
  if (sign?.is === 'sign' && ':→='.includes(sign.sign)) return tokens[colon + 1] === undefined ? undefined : colon + 1;
  for (let index = from; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) return undefined;
    if (token.is === 'sign' || token.is === 'aside' || token.is === 'place') {
      if (token.is === 'sign' && token.sign === ';') return undefined;
      continue;
    }
    // `List for "Left 2"`: one name behind "for" or "of" is what the list is of.
    if (token.is === 'quoted' && takes === 'items' && isOf(tokens[index - 1]) && tokens[index + 1] === undefined)
      return undefined;
    if (token.is === 'quoted') return takes === 'points' ? undefined : index;
    if (token.is === 'noun') return undefined;
    const text = token.piece.text;
    if (LEADING.test(text) || ONLY_PARTICLES.test(text)) continue;
    if (takes === 'points') return listsSeries(tokens, index, text) ? index : undefined;
    return /^(?:\p{Lu}|\d|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/u.test(text.replace(LEADING_START, ''))
      ? index
      : undefined;
  }
  return undefined;
}

const isOf = (token: Token | undefined): boolean =>
  token?.is === 'words' && /^(?:for|of|für|von|pour|de|para|per|di|voor|van)$/iu.test(token.piece.text);

/** "sliders from 1 to 10 in half steps: …": a colon behind words that only say how the controls work. */
function colonBehindManner(tokens: readonly Token[], from: number): number | undefined {
  for (let index = from; index < tokens.length; index++) {
    const [token, before] = [tokens[index], tokens[index - 1]];
    if (token?.is === 'sign' && token.sign === ':') return tokens[index + 1] === undefined ? undefined : index + 1;
    if (token === undefined || token.is === 'quoted' || token.is === 'sign' || token.is === 'aside') return undefined;
    if (token.is === 'noun' && (before?.is !== 'words' || DETERMINED.test(before.piece.text))) return undefined;
  }
  return undefined;
}

/** What leads from a noun into its list within one run of words: "with the series Vector". */
const LEADING_START =
  /^(?:(?:captioned|labell?ed|named|called|titled|names?|captions?|labels?|their|[-–:]|with|for|the|of|like|such as|showing|holding|by|split by|series|lines|bars|slices|segments|parts|options?|values?|labels?|mit|den|avec|con|les|las|los|le|i|de)\s+)+(?:(?<=\b(?:the|den|les|las|los|i|de)\s)\p{Ll}{3,}\s+)?(?=["“„«`*\p{Lu}\d\p{Lo}])/u;

/** How long the words are that only lead into a list. */
export const leadLength = (text: string): number =>
  /^\p{Ll}/u.test(text) ? (LEADING_START.exec(text)?.[0].length ?? 0) : 0;

/** Series of a chart follow "with" or "by", its parts a dash: `with Sheets, Gowns`, `— Ayo 14, Lin 12`. */
function listsSeries(tokens: readonly Token[], at: number, text: string): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isListed =
    (after?.is === 'sign' && ',/|·'.includes(after.sign)) || /\s(?:and|und|et|y|e|en|i|och)\s/.test(text);
  const lead = leadLength(text);
  if (lead === 0 && !(before?.is === 'sign' && '—–'.includes(before.sign))) return false;
  return isListed && /^[\p{Lu}\d]/u.test(text.slice(lead));
}

const isPart = (token: Extract<Token, { is: 'noun' }>): boolean => {
  const { kind } = token.mention.entry.makes;
  return kind === 'section' || kind === 'frame' || kind === 'table' || kind === 'chart';
};

/**
 * Whether the noun at `index` begins a phrase of its own in what is listed from `start`: "… , a link 'More'". In lists of
 * names a capital is a name ("Search" among tabs).
 */
export function headsPhrase(
  tokens: readonly Token[],
  index: number,
  start: number,
  takes: Collection['takes'],
): boolean {
  const token = tokens[index];
  if (token?.is !== 'noun' || index === start) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  // "… and 'Close' button": a noun behind its name belongs to the entry.
  if (before?.is === 'quoted') return false;
  // "Waste calendar" among names is one of them; "Save button" is a button.
  const front = token.mention.makes.kind === 'control' ? undefined : token.mention.qualifier;
  const isCapital = /^\p{Lu}/u.test(front ?? token.mention.text);
  if (after?.is === 'quoted') return !(isCapital && takes === 'entries');
  if (isCapital) return false;
  if (before?.is === 'words') return DETERMINED.test(before.piece.text);
  return before?.is === 'sign' && takes !== 'cells';
}

const DETERMINED =
  /(?:^|\s)(?:a|an|the|one|two|three|four|five|six|with|and|each|every|then|plus|so|ein|eine|einen|mit|und|un|une|avec|et|una|con|y|um|uma|com|een|met|en|z|med)$/i;
