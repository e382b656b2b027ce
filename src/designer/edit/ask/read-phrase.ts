import { likenessOf, toWords } from '../page/to-words.ts';
import { NOUNS, type Noun } from './nouns.ts';
import type { RelationSense } from './phrase-senses.ts';
import { is, isMark, type Token } from './token.ts';
import { slipOf } from './slip-of.ts';

/** Words that point at something on the page, taken apart. */
export interface Phrase {
  said: string;
  /** Texts that are given word for word. */
  quotes: readonly string[];
  /** Words that no noun explains. */
  words: readonly string[];
  /** What kind of thing is meant. */
  noun?: Noun;
  /** Words of the noun, for where it is a name after all. */
  nounWords: readonly string[];
  /** Of `words` those that name the kind once more: "the plan cards". */
  twice?: readonly string[];
  /** 1 the first, -1 the last. */
  ordinal?: number;
  /** How many from there on: "the first two". */
  count?: number;
  isAll?: true;
  isPronoun?: true;
  isPlural?: true;
  /** Its words are meant, not what it holds. */
  isLabel?: true;
  rank?: 'primary' | 'secondary';
  near: readonly { relation: RelationSense; phrase: Phrase }[];
}

const index = new Map<string, { words: readonly string[]; noun: Noun }[]>();
for (const [noun, list] of Object.entries(NOUNS))
  for (const phrase of list.split(',')) {
    const words = toWords(phrase);
    const [first] = words;
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), { words, noun: noun as Noun }]);
  }

const DETERMINERS = new Set(
  toWords(
    'the a an this that these those my our your her his its their some any der die das den dem des ein eine einen einem einer dieser diese dieses le la les un une des l du ce cette ces mon ma el los las una unos unas este esta estos estas su mi il lo gli i uno questo questa questi het de een deze dit dat die o os as um uma esse essa este seu sua',
  ),
);
const FILLERS = new Set(
  toWords(
    'bit little small tiny big huge nice ugly large scary annoying short long u still other more two three four five six seven eight gleich please pls plz also just only now here there again still current existing new old whole entire complete completely actual own same main called named thing things stuff called very really bit little right directly jetzt nur auch bitte noch mal gleich maintenant aussi seulement ahora tambien solo adesso anche solo nu ook alleen even agora tambem so text words entirely altogether everywhere both itself over for u displayed shown currently mentioned saying says',
  ),
);
const ALL = new Set(
  toWords(
    'all every each both alle allen jede jeder jedes tous toutes chaque todos todas cada tutti tutte ogni elke ieder todos',
  ),
);
const PRONOUNS = new Set(
  toWords(
    'it them this that these those him her they ihn es sie le la lo los las lui het hem ze dit dat ele ela one there',
  ),
);
const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [
      'first 1st erste ersten erster erstes premier premiere primer primero primera primo prima eerste primeiro primeira top upper topmost opening',
      1,
    ],
    ['second 2nd zweite zweiten zweiter zweites deuxieme second seconde segundo segunda secondo seconda tweede', 2],
    ['third 3rd dritte dritten troisieme tercer tercero tercera terzo terza derde terceiro terceira', 3],
    ['fourth 4th vierte vierten quatrieme cuarto cuarta quarto quarta vierde', 4],
    ['fifth 5th funfte funften cinquieme quinto quinta vijfde', 5],
    ['sixth 6th sechste sixieme sexto sesto zesde', 6],
    ['last letzte letzten letzter letztes dernier derniere ultimo ultima laatste bottom lower closing final', -1],
  ].flatMap(([words, ordinal]) => toWords(String(words)).map((word) => [word, Number(ordinal)])),
);
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['two 2 zwei deux dos due twee dois duas', 2],
    ['three 3 drei trois tres tre drie', 3],
    ['four 4 vier quatre cuatro quattro quatro', 4],
    ['five 5 funf cinq cinco cinque vijf', 5],
  ].flatMap(([words, count]) => toWords(String(words)).map((word) => [word, Number(count)])),
);
const PLURAL = /(?:s|en|ons|ni|li|ts)$|^(?:knopfe|reiter|felder|bilder)$/;

/** Tokens within a noun of several words: "pied de page". */
function withinNouns(tokens: readonly Token[]): ReadonlySet<Token> {
  const words: { word: string; token: Token }[] = tokens.flatMap((token) =>
    token.kind === 'word' ? token.words.map((word) => ({ word, token })) : [{ word: '', token }],
  );
  const inside = new Set<Token>();
  for (let at = 0; at < words.length; at++) {
    const noun = nounAt(
      words.map(({ word }) => word),
      at,
    );
    if (noun !== undefined && noun.words.length > 2)
      for (let next = 1; next < noun.words.length; next++) inside.add(words[at + next]?.token ?? (tokens[0] as Token));
  }
  return inside;
}

const RELATING: readonly RelationSense[] = [
  'of',
  'in',
  'below',
  'above',
  'before',
  'after',
  'beside',
  'with',
  'around',
  'called',
  'leftof',
  'rightof',
  'between',
];

/** Reads "the button in the header", "Kenya's state", `column "Out kg"`, "the line under it". */
export function readPhrase(tokens: readonly Token[], said: string): Phrase {
  // "Take her off the list": who, and from where.
  if (
    /^(?:her|him|it|them|this|that)$/i.test(tokens[0]?.text ?? '') &&
    is(tokens[1], 'of', 'from') &&
    tokens.length > 2
  )
    return readHead(
      tokens.slice(0, 1).map((token) => ({ ...token, words: ['it'] })),
      said,
    );
  const possessive = tokens.findIndex((token) => isMark(token, "'s"));
  if (possessive > 0 && possessive < tokens.length - 1) {
    const head = readPhrase(tokens.slice(possessive + 1), said);
    const owner = readPhrase(tokens.slice(0, possessive), said);
    return { ...head, near: [...head.near, { relation: 'of', phrase: owner }] };
  }
  const inside = withinNouns(tokens);
  const cut = tokens.findIndex(
    (token, at) =>
      !inside.has(token) && is(token, ...RELATING) && tokens.slice(0, at).some(isContent) && at < tokens.length - 1,
  );
  const head = readHead(cut < 0 ? tokens : tokens.slice(0, cut), said);
  // "The bit of text below it": a head that says nothing gives way.
  if (
    cut > 0 &&
    is(tokens[cut], 'of') &&
    head.quotes.length + head.words.length + head.nounWords.length === 0 &&
    head.isPronoun !== true
  )
    return readPhrase(tokens.slice(cut + 1), said);
  const joint = tokens[cut];
  if (cut < 0 || joint === undefined) return head;
  const relation =
    // "The answer to "Which suppliers …?"".
    head.noun === 'answer' ? 'of' : (RELATING.find((sense) => joint.senses.has(sense) && sense !== 'of') ?? 'of');
  const rest = tokens.slice(cut + 1);
  const end = EDGES.find(([words]) => words.test(rest.map(({ text }) => text).join(' ')));
  if (end !== undefined && (relation === 'in' || relation === 'of')) {
    const inner = rest.findIndex((token, at) => at > 0 && is(token, 'of', 'in'));
    const holder = inner < 0 ? undefined : readPhrase(rest.slice(inner + 1), said);
    return {
      ...head,
      ...(head.ordinal === undefined && { ordinal: end[1] }),
      near:
        holder === undefined || holder.noun === 'page' ? head.near : [...head.near, { relation: 'in', phrase: holder }],
    };
  }
  const phrase = readPhrase(rest, said);
  // "The label of the main action": the words of a thing are the thing by its words.
  if (
    relation === 'of' &&
    head.noun !== undefined &&
    OWN_WORDS.has(head.noun) &&
    head.quotes.length + head.words.length === 0 &&
    (phrase.noun !== undefined || phrase.quotes.length + phrase.words.length > 0) &&
    phrase.noun !== 'page'
  )
    return {
      ...phrase,
      said: head.said,
      isLabel: true,
      ...(head.noun === 'label' && phrase.noun === 'field' && { noun: 'label' as const }),
    };
  return relation === 'called'
    ? {
        ...head,
        quotes: [...head.quotes, ...phrase.quotes],
        words: [
          ...head.words,
          ...phrase.words,
          ...(phrase.quotes.length + phrase.words.length === 0 ? phrase.nounWords : []),
        ],
        near: [...head.near, ...phrase.near],
      }
    : { ...head, near: [...head.near, { relation, phrase }] };
}

const OWN_WORDS: ReadonlySet<Noun> = new Set(['label', 'name', 'text']);

/** "at the bottom", "on top": where on the page, among those of a kind. */
const EDGES: readonly (readonly [RegExp, number])[] = [
  [/^(?:the )?(?:very )?(?:bottom|end|foot)\b|^(?:unten|ende)\b|^bas\b/i, -1],
  [/^(?:the )?(?:very )?(?:top|beginning|start)\b|^oben\b|^haut\b/i, 1],
];

const isContent = (token: Token): boolean =>
  token.kind === 'quote' ||
  token.kind === 'name' ||
  (token.kind === 'word' && !token.words.every((word) => DETERMINERS.has(word)));

function readHead(tokens: readonly Token[], said: string): Phrase {
  const quotes = tokens.filter(({ kind }) => kind === 'quote' || kind === 'name').map(({ text }) => text);
  const plain: string[] = [];
  const inner = withinNouns(tokens);
  let brackets = 0;
  let edge: number | undefined;
  for (const token of tokens) {
    if (isMark(token, '(')) brackets++;
    if (isMark(token, ')')) brackets--;
    if (brackets !== 0 || token.kind !== 'word' || is(token, 'wish')) continue;
    if (is(token, 'top') && token.words.length > 1) edge = 1;
    else if (is(token, 'bottom') && token.words.length > 1) edge = -1;
    else if (is(token, 'below') && token === tokens.at(-1)) edge = -1;
    else if (
      inner.has(token) ||
      !is(token, 'below', 'above', 'beside', 'of', 'with') ||
      token.words.every((word) => ORDINALS[word] !== undefined)
    )
      plain.push(...token.words);
  }
  const raw = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  let isAll = false;
  let ordinal = edge;
  let count: number | undefined;
  const nouns: { noun: Noun; words: readonly string[] }[] = [];
  const rest: string[] = [];
  for (let at = 0; at < plain.length;) {
    const word = plain[at] ?? '';
    const noun = nounAt(plain, at);
    if (noun !== undefined) {
      nouns.push(noun);
      // Of a compound the first part says which: "Preistabelle".
      if (
        noun.words.length === 1 &&
        noun.words[0] !== word &&
        word.endsWith(noun.words[0] ?? '') &&
        word.length > (noun.words[0] ?? '').length + 2
      )
        rest.push(word.slice(0, -(noun.words[0] ?? '').length).replace(/s$/, ''));
      at += noun.words.length;
      continue;
    }
    at++;
    if (ALL.has(word)) isAll = true;
    else if (ordinal !== undefined && count === undefined && COUNTS[word] !== undefined) count = COUNTS[word];
    else if (ORDINALS[word] !== undefined && ordinal === undefined) ordinal = ORDINALS[word];
    else if (
      !DETERMINERS.has(word) &&
      !FILLERS.has(word) &&
      !['little', 'small', 'existing'].some((one) => word.length > 4 && likenessOf(one, word) > 0.84)
    )
      rest.push(word);
  }
  // "The FAQ section": the kind that says more is meant.
  const [before, behind] = nouns.slice(-2);
  if (before !== undefined && behind !== undefined && GENERIC.has(behind.noun) && SPECIFIC.has(before.noun))
    nouns.pop();
  const head = headOf(nouns, tokens);
  const others = nouns.filter((one) => one !== head).flatMap(({ words }) => words);
  const twice = nouns.filter((one) => one !== head && one.noun === head?.noun).flatMap(({ words }) => words);
  const isPronoun =
    quotes.length === 0 &&
    head === undefined &&
    plain.length <= 2 &&
    plain.some((word) => PRONOUNS.has(word) || (ALL.has(word) && plain.length === 1)) &&
    rest.every((word) => PRONOUNS.has(word));
  const nounText = head?.words.at(-1) ?? '';
  return {
    said: said === '' ? raw.join(' ') : said,
    quotes,
    words: isPronoun ? [] : [...rest, ...others],
    ...(head !== undefined && { noun: head.noun }),
    nounWords: head?.words ?? [],
    ...(twice.length > 0 && { twice }),
    ...(ordinal !== undefined && { ordinal }),
    ...(count !== undefined && { count }),
    ...(/\b(?:primary|main|cta|call to action)\b/.test(plain.join(' ')) && head?.noun === 'button'
      ? { rank: 'primary' as const }
      : {}),
    ...(/\bsecondary\b/.test(plain.join(' ')) && head?.noun === 'button' ? { rank: 'secondary' as const } : {}),
    ...(isAll && { isAll: true as const }),
    ...(isPronoun && { isPronoun: true as const }),
    ...(head !== undefined && PLURAL.test(nounText) && !NO_PLURAL.has(nounText) && { isPlural: true as const }),
    near: [],
  };
}

const GENERIC: ReadonlySet<Noun> = new Set(['section', 'box', 'list']);
const SPECIFIC: ReadonlySet<Noun> = new Set([
  'faq',
  'hero',
  'footer',
  'header',
  'sidebar',
  'nav',
  'chart',
  'table',
  'form',
  'legend',
]);

const NO_PLURAL = new Set(toWords('status details options choices hours lines canvas address'));

/** The noun that a phrase is about: the last one where others describe it. */
function headOf(
  nouns: readonly { noun: Noun; words: readonly string[] }[],
  tokens: readonly Token[],
): { noun: Noun; words: readonly string[] } | undefined {
  if (nouns.length < 2) return nouns[0];
  const isRomance = tokens.some(
    (token) => token.kind === 'word' && /^(?:le|la|les|el|los|il|du|del|della|do|da|de)$/i.test(token.text),
  );
  return isRomance ? nouns[0] : nouns.at(-1);
}

/** Kinds of things that words name. */
export const nounsIn = (words: readonly string[]): Noun[] => words.flatMap((_, at) => nounAt(words, at)?.noun ?? []);

function nounAt(words: readonly string[], at: number): { noun: Noun; words: readonly string[] } | undefined {
  const own = words[at] ?? '';
  const singular = own.replace(/(?<=x|ch|sh)es$|(?<!s)s$/, '').replace(/ie$/, 'y');
  let best: { noun: Noun; words: readonly string[] } | undefined;
  for (const first of new Set([own, singular]))
    for (const one of index.get(first) ?? []) {
      const fits = one.words.slice(1).every((word, next) => {
        const given = words[at + 1 + next] ?? '';
        return given === word || given.replace(/s$/, '') === word;
      });
      if (fits && one.words.length > (best?.words.length ?? 0))
        best = { noun: one.noun, words: words.slice(at, at + one.words.length) };
    }
  return best ?? compoundAt(own) ?? slipAt(own);
}

/** "Fliter", "buttn", "headder": letters that changed places, one that is missing, one typed twice; another letter is another word. */
function slipAt(word: string): { noun: Noun; words: readonly string[] } | undefined {
  const known = slips.get(word);
  if (known !== undefined) return known === null ? undefined : known;
  const found = findSlip(word);
  if (slips.size > MOST_SLIPS) slips.clear();
  slips.set(word, found ?? null);
  return found;
}

/** Words looked up before; null for those that are no slip. */
const slips = new Map<string, { noun: Noun; words: readonly string[] } | null>();
const MOST_SLIPS = 5000;

function findSlip(word: string): { noun: Noun; words: readonly string[] } | undefined {
  if (word.length < 5 || DETERMINERS.has(word) || FILLERS.has(word) || ORDINALS[word] !== undefined) return undefined;
  for (const [first, entries] of index) {
    const found = entries.find(({ words }) => words.length === 1);
    if (found !== undefined && first.length > 4 && first[0] === word[0] && isSlip(word, first))
      return { noun: found.noun, words: [word] };
  }
  return undefined;
}

function isSlip(word: string, meant: string): boolean {
  const slip = slipOf(word, meant);
  if (slip === undefined || slip.isSwap) return slip !== undefined;
  const { long, at } = slip;
  return long[at] === long[at - 1] || (long === meant && meant.length > 5 && at > 0 && at < long.length - 1);
}

/** "Speichern-Knopf", "Preistabelle": a kind at the end of a longer word. */
function compoundAt(word: string): { noun: Noun; words: readonly string[] } | undefined {
  const [, ending = ''] =
    /^.{3,}?(knopf|button|tabelle|liste|feld|spalte|zeile|karte|kachel|abschnitt|bereich|sektion|uberschrift|knop|veld|kaart|lijst|kolom|sectie|blok)$/.exec(
      word,
    ) ?? [];
  const found = ending === '' ? undefined : index.get(ending)?.find(({ words }) => words.length === 1);
  return found === undefined ? undefined : { noun: found.noun, words: [ending] };
}
