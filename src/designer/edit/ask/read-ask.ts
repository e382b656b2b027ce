import { isTyped, shapeOf } from '../page/value-shape.ts';
import type { Ask, Detail, Place, StateName } from './ask.ts';
import { findNamedColors } from './colors.ts';
import { isCommand, splitAt, type Clause } from './list-clauses.ts';
import { findLooks } from './looks.ts';
import { whyImpossible } from './is-impossible.ts';
import type { Noun } from './nouns.ts';
import { readPhrase, type Phrase } from './read-phrase.ts';
import type { Sense } from './phrase-senses.ts';
import { is, isMark, type Token } from './token.ts';

/** Reads clauses against a page: `isHere` says whether words are found on it. */
export interface Reader {
  text: string;
  isHere(phrase: Phrase): boolean;
}

/** What one clause asks for; undefined where this grammar has no reading of it. */
export function readAsk(clause: Clause, reader: Reader): Ask[] | undefined {
  const all = trimFillers(clause.tokens);
  const said = rawOf(all, reader.text);
  const reason = whyImpossible(said);
  if (reason !== undefined) return [{ kind: 'refuse', reason }];
  const { main, notes } = takeBrackets(all);
  const at = main.findIndex((token, index) => isCommand(token) && (index === 0 || isLate(main, index)));
  const verb = at >= 0 ? main[at] : clause.verb;
  const rest = at >= 0 ? [...main.slice(0, at), ...main.slice(at + 1)] : main;
  const context: Context = { reader, main, rest, notes, verb, isOwn: at >= 0 };
  for (const read of READERS) {
    const asks = read(context);
    if (asks !== undefined) return asks;
  }
  return undefined;
}

interface Context {
  reader: Reader;
  main: readonly Token[];
  /** Without the verb. */
  rest: readonly Token[];
  notes: readonly (readonly Token[])[];
  verb: Token | undefined;
  /** The verb stands in this clause. */
  isOwn: boolean;
}

const BLANK: ReadonlySet<string> = new Set([
  'please',
  'pls',
  'plz',
  'now',
  'then',
  'also',
  'just',
  'bitte',
  'too',
  'again',
  'thanks',
  'thx',
  'instead',
  'graag',
  'maar',
  'even',
  'mal',
  'doch',
  'stp',
  'svp',
  'only',
]);
const trimFillers = (tokens: readonly Token[]): Token[] => {
  const isFiller = (token: Token | undefined): boolean =>
    token !== undefined &&
    (is(token, 'wish', 'and') ||
      isMark(token, ',', '.', '!', ';', '–', '-') ||
      (token.kind === 'word' && BLANK.has(token.words.join(' ')) && token.senses.size === 0));
  let start = 0;
  let end = tokens.length;
  while (start < end && isFiller(tokens[start])) start++;
  while (end > start && isFiller(tokens[end - 1])) end--;
  return tokens.slice(start, end);
};

/** A verb behind its object: "… in „Rohkaffee“ ändern"; never a noun between. */
const isLate = (tokens: readonly Token[], at: number): boolean =>
  (at === tokens.length - 1 &&
    !/^(?:set|color|colour|order|list|mark|close|place|type|check|copy|cut|edit|update|display|show|style|use|want|highlight)$/i.test(
      tokens[at]?.text ?? '',
    )) ||
  (at > 0 && isMark(tokens[at - 1], ',') && tokens.slice(0, at).some((token) => is(token, 'in', 'of')));

function takeBrackets(tokens: readonly Token[]): { main: Token[]; notes: Token[][] } {
  const main: Token[] = [];
  const notes: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (isMark(token, '(', '[')) {
      if (depth++ === 0) notes.push([]);
    } else if (isMark(token, ')', ']')) depth = Math.max(0, depth - 1);
    else if (depth > 0) notes.at(-1)?.push(token);
    else main.push(token);
  }
  return { main, notes };
}

/** Text as it was written, from the first to the last of some tokens. */
export const rawOf = (tokens: readonly Token[], text: string): string => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end).trim();
};

/** What is to be written: a quoted text whole, else the words. */
function valueOf(tokens: readonly Token[], text: string): { value: string; isQuoted: boolean } {
  const trimmed = trimFillers(tokens).filter((token) => !isMark(token, ':'));
  const quotes = trimmed.filter(({ kind }) => kind === 'quote');
  const [only] = quotes;
  if (only !== undefined && quotes.length === 1 && trimmed.every((token) => token === only || token.kind === 'word')) {
    const before = trimmed.slice(0, trimmed.indexOf(only));
    const after = trimmed.slice(trimmed.indexOf(only) + 1);
    if (before.length <= 4 && after.length <= 5) return { value: only.text, isQuoted: true };
  }
  return {
    value: rawOf(trimmed, text)
      .replace(/^(?:the |a |an )(?=\d|[€$£])/i, '')
      .replace(/[,.;:]+$/, ''),
    isQuoted: false,
  };
}

function phraseOf(tokens: readonly Token[], reader: Reader): Phrase {
  const words = trimFillers(tokens);
  const said = rawOf(tokens, reader.text);
  // "In the weight filter the first option": where, before what.
  if (is(words[0], 'in') && words.length > 2)
    for (let cut = words.length - 1; cut > 1; cut--) {
      const place = readPhrase(words.slice(1, cut), said);
      const head = readPhrase(words.slice(cut), said);
      if (!isNamed(place) || !isNamed(head) || !reader.isHere(place)) continue;
      const whole = { ...head, near: [...head.near, { relation: 'in' as const, phrase: place }] };
      if (reader.isHere(whole)) return whole;
    }
  return readPhrase(words, said);
}
const isNamed = (phrase: Phrase): boolean =>
  phrase.quotes.length > 0 || phrase.words.length > 0 || phrase.noun !== undefined || phrase.isPronoun === true;

/** Off the end: "instead of …", "not …", "(it was …)". */
function takeOld(
  tokens: readonly Token[],
  notes: readonly (readonly Token[])[],
  text: string,
): { tokens: readonly Token[]; from?: string } {
  const at = tokens.findIndex((token, index) => index > 0 && is(token, 'instead'));
  const cut = at < 0 ? tokens : tokens.slice(0, at);
  const old =
    at < 0
      ? notes
          .find(
            (note) => is(note[0], 'instead') || (/^(?:it|this)$/i.test(note[0]?.text ?? '') && is(note[1], 'instead')),
          )
          ?.slice(1)
      : tokens.slice(at + 1);
  if (old === undefined) return { tokens: cut };
  const { value } = valueOf(
    old.filter((token) => !/^(?:the|at|was|is|it|to|as)$/i.test(token.text)),
    text,
  );
  return { tokens: trimEnd(cut), ...(value !== '' && { from: value }) };
}
const trimEnd = (tokens: readonly Token[]): readonly Token[] =>
  isMark(tokens.at(-1), ',') ? tokens.slice(0, -1) : tokens;

type Read = (context: Context) => Ask[] | undefined;

const PLACES = [
  'below',
  'above',
  'before',
  'after',
  'leftof',
  'rightof',
  'beside',
  'between',
  'top',
  'bottom',
] as const;

/** Where something goes, and the words before that; a place named by a thing before one that only says top or end. */
function takePlaces(
  tokens: readonly Token[],
  reader: Reader,
  withInto: boolean,
): { before: readonly Token[]; places: Place[]; after: readonly Token[] } | undefined {
  const starts = tokens.flatMap((token, index) =>
    is(token, ...PLACES) && !(index > 0 && isMark(tokens[index - 1], "'s")) ? [index] : [],
  );
  const [first] = starts;
  const into = withInto
    ? tokens.findIndex(
        (token, index) =>
          index > 0 &&
          is(token, 'to', 'in') &&
          /^(?:to|into|in|on|onto|inside|at|zu|zum|ins|im|dans|à|a|en|al|nel|nella|naar|para|em|no|na|within|under)$/i.test(
            token.text,
          ) &&
          index < tokens.length - 1,
      )
    : -1;
  if (first === undefined) {
    if (into < 0) return undefined;
    const of = phraseOf(tokens.slice(into + 1), reader);
    return isNamed(of) ? { before: tokens.slice(0, into), places: [{ at: 'in', of }], after: [] } : undefined;
  }
  const places: Place[] = [];
  let after: readonly Token[] = [];
  for (const [index, start] of starts.entries()) {
    const token = tokens[start];
    const at = PLACES.find((sense) => is(token, sense));
    if (token === undefined || at === undefined) continue;
    const end = starts[index + 1] ?? tokens.length;
    let words = tokens.slice(start + 1, end);
    const stop = words.findIndex(
      (one, n) =>
        (isMark(one, ',', ':', '–') && n > 0) || is(one, 'instead') || (n > 0 && is(one, 'with') && !is(one, 'of')),
    );
    if (stop >= 0) {
      if (index === starts.length - 1) after = words.slice(stop);
      words = words.slice(0, stop);
    }
    if (at === 'between') {
      const [one = [], other = []] = splitAt(words, (each) => is(each, 'and'));
      places.push({ at, of: phraseOf(one, reader), ...(other.length > 0 && { other: phraseOf(other, reader) }) });
    } else if (at === 'top' || at === 'bottom') {
      const of = is(words[0], 'of', 'in', 'to') ? phraseOf(words.slice(1), reader) : undefined;
      places.push({
        at,
        ...(of !== undefined &&
          isNamed(of) &&
          of.noun !== 'page' &&
          !(of.noun === 'list' && of.words.length + of.quotes.length === 0) && { of }),
      });
    } else if (words.length > 0) {
      const of = phraseOf(words, reader);
      places.push(isNamed(of) ? { at, of } : { at });
    }
  }
  const sorted = places.toSorted(
    (one, other) =>
      Number(other.of !== undefined && other.at !== 'top' && other.at !== 'bottom') -
      Number(one.of !== undefined && one.at !== 'top' && one.at !== 'bottom'),
  );
  return { before: tokens.slice(0, first), places: sorted, after };
}

const readRemove: Read = ({ verb, rest, reader }) => {
  const isTaken =
    is(verb, 'make') &&
    /^(?:take|nimm|tu|haal|toma|prends|togli)$/i.test(verb?.text ?? '') &&
    rest.some((token) => /^(?:off|out|away|weg|raus|heraus|eruit|eraf)$/i.test(token.text));
  if (!is(verb, 'remove') && !isTaken) return undefined;
  const particles = /^(?:out|away|weg|raus|heraus|eruit|eraf|completely|entirely|altogether|everywhere|again)$/i;
  const plain = trimFillers(rest).filter((token) => !(token.kind === 'word' && particles.test(token.text)));
  if (plain.length === 0) return undefined;
  const isEverywhere = rest.some((token) =>
    /^(?:completely|entirely|altogether|everywhere|ganz|überall|partout|totalmente)$/i.test(token.text),
  );
  const parts = splitAt(plain, (token) => isMark(token, ',') || is(token, 'and')).flatMap((part) => {
    const own = part.findIndex(
      (token, at) =>
        is(token, 'with') &&
        /^(?:its|their)$/i.test(part[at + 1]?.text ?? '') &&
        part.slice(at).some(({ kind }) => kind === 'quote'),
    );
    return own < 0 ? [part] : [part.slice(0, own), part.slice(own + 1)];
  });
  const trimmed = parts.map((part) => {
    const cut = part.findIndex(
      (token, at) =>
        at > 0 &&
        is(token, 'with') &&
        !part.slice(at).some(({ kind, words }) => kind !== 'word' || /^\d/.test(words[0] ?? '')) &&
        /^(?:its|their|all)$/i.test(part[at + 1]?.text ?? ''),
    );
    return cut < 0 ? part : part.slice(0, cut);
  });
  const targets = trimmed.map((part) => phraseOf(part, reader)).filter(isNamed);
  const [first, ...others] = targets;
  if (first === undefined || first.noun === 'page') return undefined;
  const more = others.filter((target) => reader.isHere(target));
  if (!reader.isHere(first) && first.quotes.length === 0 && first.words.length === 0) return undefined;
  return [{ kind: 'remove', targets: [first, ...(isEverywhere ? [] : more)], isEverywhere }];
};

const readSwap: Read = ({ verb, rest, reader }) => {
  if (!is(verb, 'swap') && !is(verb, 'replace')) return undefined;
  if (is(verb, 'replace')) return undefined;
  const parts = splitAt(
    trimFillers(rest),
    (token) =>
      is(token, 'and') || (is(token, 'with') && !is(token, 'of')) || /^(?:mit|avec|con|met|com)$/i.test(token.text),
  );
  const [one, other] = parts;
  if (parts.length !== 2 || one === undefined || other === undefined) return undefined;
  const first = phraseOf(one, reader);
  const second = phraseOf(other, reader);
  if (!isNamed(first) || !isNamed(second) || !reader.isHere(first) || !reader.isHere(second)) return undefined;
  // "The columns Carrier and Weight": the kind is said once for both.
  const noun =
    first.isPlural === true && second.noun === undefined && first.noun !== undefined ? first.noun : undefined;
  const { isPlural: _plural, ...single } = first;
  return [{ kind: 'swap', one: single, other: noun === undefined ? second : { ...second, noun } }];
};

const DESCENDING =
  /\b(?:descending|desc|biggest|largest|highest|heaviest|most|newest|latest|longest|most expensive|high to low|z to a|z-a|reverse|decreasing|absteigend|décroissant|descendente|aflopend|oldest last|priciest|top down)\b/i;

/** "Lightest first", "newest on top": what it is sorted by, and which way. */
const SUPERLATIVES: readonly (readonly [RegExp, Noun, boolean])[] = [
  [/\b(?:lightest|leichteste[rsn]?|légers?|ligeros?)\b/i, 'weight', false],
  [/\b(?:heaviest|schwerste[rsn]?)\b/i, 'weight', true],
  [/\b(?:cheapest|least expensive|günstigste[rsn]?|billigste[rsn]?|moins chers?|más barat[oa]s?)\b/i, 'price', false],
  [/\b(?:most expensive|priciest|dearest|teuerste[rsn]?|plus chers?|más car[oa]s?)\b/i, 'price', true],
  [/\b(?:newest|latest|most recent|neueste[rsn]?|plus récents?)\b/i, 'date', true],
  [/\b(?:oldest|earliest|soonest|älteste[rsn]?|früheste[rsn]?)\b/i, 'date', false],
  [/\b(?:biggest|largest|highest|most|greatest|größte[rsn]?|höchste[rsn]?)\b/i, 'value', true],
  [/\b(?:smallest|lowest|fewest|least|kleinste[rsn]?|niedrigste[rsn]?)\b/i, 'value', false],
];

const readSort: Read = ({ verb, rest, main, notes, reader }) => {
  if (!is(verb, 'sort')) return undefined;
  const listed = notes
    .map((note) => splitAt(note, (token) => isMark(token, ',', '→') || is(token, 'and')))
    .find((names) => names.length > 2);
  const colon = rest.findIndex((token) => isMark(token, ':'));
  const body = trimFillers(colon < 0 ? rest : rest.slice(0, colon));
  const isSaid = /\b(?:by|nach|par|por|per|op)$/i.test(verb?.text ?? '');
  const by = isSaid
    ? 0
    : body.findIndex(
        (token) =>
          /^(?:by|nach|par|por|per|op|alphabetically|alphabetisch|alfabetisch)$/i.test(token.text) &&
          token.kind === 'word',
      );
  if (colon > 0 || (listed !== undefined && listed.length > 2)) {
    const parts =
      colon > 0
        ? splitAt(rest.slice(colon + 1), (token) => isMark(token, ',', '→') || is(token, 'and'))
        : (listed ?? []);
    const names = parts
      .map((part) =>
        phraseOf(
          part.filter((token) => !is(token, 'top', 'bottom')),
          reader,
        ),
      )
      .filter(isNamed);
    const list = phraseOf(by < 0 ? body : body.slice(0, by), reader);
    if (names.length > 1) return [{ kind: 'order', names, ...(isNamed(list) && { list }) }];
  }
  const best = SUPERLATIVES.find(([words]) => words.test(rawOf(main, reader.text)));
  if (by < 0 && best !== undefined) {
    const list = phraseOf(body.filter((token) => !is(token, 'top', 'bottom') && !best[0].test(token.text) && !isMark(token, ',') && !/^(?:so|that|the|most|least|first|last)$/i.test(token.text)), reader);
    const isHere = isNamed(list) && reader.isHere(list);
    return [{ kind: 'sort', list: isHere ? list : PRONOUN, by: { said: best[1], quotes: [], words: [best[1]], nounWords: [], near: [], noun: best[1] }, isDescending: best[2] }];
  }
  if (by < 0) return undefined;
  const said = main.map(({ text }) => text).join(' ');
  const end = body.findIndex((token, at) => at > by && isMark(token, ',', '('));
  const key = body
    .slice(0, end < 0 ? body.length : end)
    .slice(by + (isSaid || /^al(?:pha|fa)/i.test(body[by]?.text ?? '') ? 0 : 1))
    .filter(
      (token) =>
        !/^(?:ascending|descending|asc|desc|first|biggest|largest|highest|lowest|smallest|heaviest|lightest|newest|oldest|on|top|the|most|least|so|that|order|low|high|to|soonest|earliest|latest|aufsteigend|absteigend)$/i.test(
          token.text,
        ),
    );
  const list = phraseOf(
    body.slice(0, by).filter((token) => !/^(?:them|it|these|those)$/i.test(token.text)),
    reader,
  );
  return [
    {
      kind: 'sort',
      list: isNamed(list) ? list : { ...list, isPronoun: true },
      by: phraseOf(key, reader),
      isDescending: DESCENDING.test(said),
    },
  ];
};

const STATES: readonly (readonly [readonly Sense[], StateName])[] = [
  [['deselect'], 'unselected'],
  [['select'], 'selected'],
  [['on'], 'on'],
  [['off'], 'off'],
  [['open'], 'open'],
  [['close'], 'closed'],
  [['disable'], 'disabled'],
  [['enable'], 'enabled'],
];
const CURRENT =
  /\b(?:current|active|selected|highlighted|aktive?n?|aktuelle?n?|actif|active|activo|activa|attivo|attiva|actief|actieve|ativo|ativa)\b(?: (?:one|entry|tab|item|page|link|nav|navigation|menu|eintrag|pagina|page|section|point))*\s*$/i;
const SPLIT_ON = /^(?:on|an|ein|aan|in)$/i;
const SPLIT_OFF = /^(?:off|aus|ab|uit)$/i;

const readState: Read = ({ verb, rest, main, reader, isOwn, notes }) => {
  const said = rawOf(main, reader.text);
  const plain = takeOld(trimFillers(rest), notes, reader.text).tokens;
  const last = plain.at(-1);
  const target = (tokens: readonly Token[]): Phrase => phraseOf(tokens, reader);
  if (is(verb, 'require'))
    return isNamed(target(plain)) && reader.isHere(target(plain))
      ? [{ kind: 'state', target: target(plain), state: 'required' }]
      : undefined;
  if (is(verb, 'make', 'current', 'set', 'put') || is(verb, 'becomes')) {
    if (CURRENT.test(rawOf(plain, reader.text).replace(/\s*\(.*$/, '')) && !/\b(?:step|state|value)\b/i.test(said)) {
      const end = plain.findIndex((token) => CURRENT.test(rawOf(plain.slice(plain.indexOf(token)), reader.text)));
      const cut = plain.findLastIndex(
        (token, at) =>
          at > 0 &&
          at < plain.length &&
          (/^(?:the|as|a|is|now)$/i.test(token.text) || is(token, 'to', 'becomes')) &&
          plain.slice(at).some((one) => CURRENT.test(one.text) || /^(?:current|active|selected)$/i.test(one.text)),
      );
      const before = plain
        .slice(0, cut > 0 ? cut : end > 0 ? end : plain.length)
        .filter((token) => !/^(?:as|the|is|now)$/i.test(token.text) && !is(token, 'to', 'becomes'));
      const phrase = target(before);
      if (isNamed(phrase) && reader.isHere(phrase)) return [{ kind: 'state', target: phrase, state: 'current' }];
    }
    if (
      isOwn &&
      last !== undefined &&
      /^(?:switch|turn|schalte?|zet|put|set|mach)$/i.test(verb?.text ?? '') &&
      (SPLIT_ON.test(last.text) || SPLIT_OFF.test(last.text))
    ) {
      const phrase = target(plain.slice(0, -1));
      if (reader.isHere(phrase))
        return [{ kind: 'state', target: phrase, state: SPLIT_ON.test(last.text) ? 'on' : 'off' }];
    }
    return undefined;
  }
  if (verb === undefined && last !== undefined && plain.length > 1 && (SPLIT_ON.test(last.text) || SPLIT_OFF.test(last.text))) {
    const phrase = target(plain.slice(0, -1));
    if (isNamed(phrase) && reader.isHere(phrase)) return [{ kind: 'state', target: phrase, state: SPLIT_ON.test(last.text) ? 'on' : 'off' }];
  }
  const state = STATES.find(([senses]) => is(verb, ...senses))?.[1];
  if (state === undefined || plain.length === 0) return undefined;
  const cut = plain.findIndex((token, at) => at > 0 && /^(?:as|for|in)$/i.test(token.text));
  const meant = target(plain);
  if (reader.isHere(meant)) return [{ kind: 'state', target: meant, state }];
  const short = target(cut < 0 ? plain : plain.slice(0, cut));
  return reader.isHere(short)
    ? [{ kind: 'state', target: short, state }]
    : state === 'selected' || state === 'on' || state === 'off'
      ? [{ kind: 'state', target: meant, state }]
      : undefined;
};

const readMove: Read = ({ verb, rest, reader, main, isOwn }) => {
  const goes = main.findIndex(
    (token, at) =>
      at > 0 &&
      (is(token, 'goes') ||
        (is(token, 'becomes') &&
          /^(?:moves?|should be|must be|has to be|needs to be|is|are)/i.test(token.text) &&
          is(main[at + 1], ...PLACES)) ||
        (is(token, 'move') && !isOwn) ||
        (/^moves?$/i.test(token.text) && at > 0)),
  );
  const isMove =
    is(verb, 'move', 'put') ||
    (is(verb, 'sort') && rest.some((token) => is(token, ...PLACES))) ||
    (is(verb, 'make') && !rest.some((token) => is(token, 'to')) && rest.some((token) => is(token, ...PLACES))) ||
    goes > 0 ||
    (verb === undefined &&
      main.some((token, at) => at > 0 && is(token, ...PLACES)) &&
      !main.some((token) => is(token, 'becomes') || isMark(token, '→', ':') || token.kind === 'quote'));
  if (!isMove) return undefined;
  const before = goes > 0 ? main.slice(0, goes) : [];
  const words = goes > 0 ? main.slice(goes + 1) : rest;
  const old = words.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const kept = trimFillers(old < 0 ? words : words.slice(0, old)).filter(
    (token) => !/^(?:up|down|directly|right|back|over|now|straight)$/i.test(token.text),
  );
  const found = takePlaces(goes > 0 ? [...PREFIX, ...kept] : kept, reader, is(verb, 'move', 'put') || goes > 0);
  const [place] = found?.places ?? [];
  if (found === undefined || place === undefined) return undefined;
  const source = goes > 0 ? cutKeeping(before) : found.before;
  const from = source.findIndex((token, at) => at > 0 && is(token, 'from') && !is(token, 'to'));
  const parts = splitAt(from < 0 ? source : source, (token) => isMark(token, ',') || is(token, 'and'));
  const targets = parts.map((part) => phraseOf(part, reader)).filter(isNamed);
  const [first] = targets;
  if (first === undefined || targets.some((target) => !reader.isHere(target))) return undefined;
  if (place.of !== undefined && !reader.isHere(place.of) && verb === undefined) return undefined;
  return [{ kind: 'move', targets, place }];
};
/** So that a place can stand first. */
const PREFIX: readonly Token[] = [];
/** "X keeps its style but": the first of it is what is spoken of. */
const cutKeeping = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex((token, index) => index > 0 && is(token, 'keep'));
  return at < 0 ? tokens : tokens.slice(0, at);
};

const RANKS = /\b(?:secondary|quiet|ghost|outlined?|second)\b/i;

const readAdd: Read = ({ verb, rest, notes, reader, main }) => {
  if (
    !is(verb, 'add') &&
    !(is(verb, 'put') && /^(?:an?|another|ein|eine|un|una|une|een|um|uma)$/i.test(rest[0]?.text ?? ''))
  )
    return undefined;
  const colon = rest.findIndex((token, at) => isMark(token, ':') && at > 0);
  const pre = trimFillers(colon < 0 ? rest : rest.slice(0, colon));
  const post = colon < 0 ? [] : rest.slice(colon + 1);
  const found = takePlaces(pre, reader, false);
  let head = found?.before ?? pre;
  const details: Detail[] = [];
  const extra = [...(found?.after ?? [])];
  const cut = head.findIndex(
    (token, at) =>
      at > 0 &&
      ((is(token, 'with') && !is(token, 'of')) ||
        (isMark(token, ',') &&
          head.slice(0, at).some((one) => one.kind === 'quote' || phraseOf([one], reader).noun !== undefined))),
  );
  if (cut > 0) {
    extra.push(...head.slice(cut));
    head = head.slice(0, cut);
  }
  const places = [...(found?.places ?? [])];
  const into = head.findIndex(
    (token, at) =>
      at > 0 &&
      is(token, 'to', 'in', 'of') &&
      head.slice(0, at).some((one) => one.kind !== 'word' || one.words.length > 0),
  );
  const as = head.findIndex((token, at) => at > 0 && /^as$/i.test(token.text) && /^(?:an?|the|another)$/i.test(head[at + 1]?.text ?? ''));
  if (as > 0) {
    const end = head.findIndex((token, at) => at > as + 1 && is(token, 'in', 'of', 'to'));
    const role = phraseOf(head.slice(as + 1, end < 0 ? head.length : end), reader);
    const lead = phraseOf(head.slice(0, as), reader);
    const of = end < 0 ? undefined : phraseOf(head.slice(end + 1), reader);
    const name = lead.quotes[0] ?? rawOf(stripHead(head.slice(0, as)), reader.text);
    return [{ kind: 'add', head: { ...lead, quotes: [name], words: [], ...(role.noun && { noun: role.noun }), ...(role.ordinal !== undefined && { ordinal: role.ordinal }) }, details: [], places: of !== undefined && isNamed(of) ? [{ at: 'in', of }] : places, isEmpty: false }];
  }
  const headPhrase = phraseOf(into < 0 ? head : head.slice(0, into), reader);
  if (into > 0) {
    const of = phraseOf(head.slice(into + 1), reader);
    if (isNamed(of)) {
      const bare = places.find((place) => place.of === undefined && (place.at === 'top' || place.at === 'bottom'));
      if (bare === undefined) places.push({ at: 'in', of });
      else bare.of = of;
    }
  }
  // What is said behind the colon comes first: it is what the new thing says.
  details.push(
    ...detailsIn(post, reader),
    ...detailsIn(extra, reader),
    ...notes.flatMap((note) => detailsIn(note, reader)),
  );
  const said = rawOf(main, reader.text);
  if (places.length === 0 && headPhrase.ordinal === -1) places.push({ at: 'bottom' });
  const isEmpty = /\b(?:empty|leer|vide|vac[ií]a|vuota|leeg|vazia)\b/i.test(said);
  const quotes = headPhrase.quotes.length > 0 ? headPhrase.quotes : [];
  if (quotes.length === 0 && details.length === 0 && headPhrase.words.length === 0) return undefined;
  const named =
    quotes.length === 0 && details.length === 0
      ? { ...headPhrase, quotes: [rawOf(stripHead(into < 0 ? head : head.slice(0, into)), reader.text)], words: [] }
      : headPhrase;
  // "Two more options, "Herbs" and "Ferns"": each quoted text is one of them.
  const isSeveral = (headPhrase.isPlural === true || /\b(?:two|three|four|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie)\b/i.test(rawOf(head, reader.text))) && colon < 0;
  const each = [...quotes, ...details.filter((one) => one.isQuoted && one.label === '').map(({ value }) => value)];
  if (isSeveral && each.length > 1) {
    const isFirst = places[0]?.at === 'before' || places[0]?.at === 'top';
    return (isFirst ? each : each.toReversed()).map((name) => ({ kind: 'add', head: { ...headPhrase, quotes: [name], words: [] }, details: [], places, isEmpty: false }));
  }
  return [
    {
      kind: 'add',
      head: named,
      details,
      places,
      isEmpty,
      ...(RANKS.test(rawOf(head, reader.text)) && { rank: 'secondary' as const }),
    },
  ];
};

const stripHead = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(
    Math.max(
      0,
      tokens.findIndex(
        (token) =>
          !/^(?:an?|the|another|new|one|more|ein|eine|un|una|une|een|um|uma|nieuwe|neue[rsn]?|nouvel(?:le)?|nuevo|nueva|nuovo|nuova|novo|nova)$/i.test(
            token.text,
          ) || token.text === 'A',
      ),
    ),
  );

const ASIDES =
  /^(?:same|in the same|like the|as the|plain|to be|with the same|just like|no |still|all|each|new|in that|using|without)/i;
const NAMING =
  /^(?:values?|cells?|texts?|labels?|words|werte?|the|a|an|and|als|as|saying|called|named|name|title|answer|antwort|réponse|respuesta|heading|it)$/i;

/** What a new thing says: pieces between commas, each with the words that label it. */
function detailsIn(tokens: readonly Token[], reader: Reader): Detail[] {
  const pieces = splitAt(
    tokens,
    (token) =>
      isMark(token, ',', ';', '–', '—', '·', '|', '-', '/') ||
      is(token, 'and') ||
      (is(token, 'with') && !is(token, 'of')),
  );
  return pieces.flatMap((piece): Detail[] => {
    const plain = trimFillers(piece.filter((token) => !isMark(token, ':', '=')));
    const quotes = plain.filter(({ kind }) => kind === 'quote');
    if (quotes.length > 0) {
      let label: string[] = [];
      return plain.flatMap((token): Detail[] => {
        if (token.kind !== 'quote') {
          label.push(token.text);
          return [];
        }
        const detail = {
          label: label.filter((word) => !NAMING.test(word)).join(' '),
          value: token.text,
          isQuoted: true,
        };
        label = [];
        return [detail];
      });
    }
    const text = rawOf(plain, reader.text);
    if (text === '' || (ASIDES.test(text) && !/\d/.test(text) && !/^to be\b/i.test(text))) return [];
    const start = plain.findIndex((token) => /\d/.test(token.text));
    const tail = start > 0 ? rawOf(plain.slice(start), reader.text) : '';
    if (start > 0 && start <= 3 && isTyped(shapeOf(tail))) {
      const label = plain
        .slice(0, start)
        .map(({ text: word }) => word)
        .filter((word) => !NAMING.test(word))
        .join(' ');
      return [{ label, value: label === '' ? tail : tail, isQuoted: false }];
    }
    const bare =
      plain.length > 1 && NAMING.test(plain[0]?.text ?? '') && !/^(?:a|an|and|as)$/i.test(plain[0]?.text ?? '')
        ? rawOf(plain.slice(plain.findIndex((token) => !NAMING.test(token.text))), reader.text)
        : text;
    return [{ label: '', value: bare, isQuoted: false }];
  });
}

const THEME =
  /\b(?:primary|main|accent|brand|theme|secondary|key) ?(?:and \w+ )?colou?rs?\b|\b(?:hauptfarbe|akzentfarbe|couleur principale|color principal|colore principale|hoofdkleur|cor principal|accent|palette|colou?r scheme)\b/i;

const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, zwei: 2, drei: 3, vier: 4, deux: 2, trois: 3, quatre: 4, dos: 2, tres: 3, cuatro: 4 };
const COLUMNS = /\brows? of (\w+)|\bin (\w+) columns?\b|\b(\w+) columns? (?:wide|across)\b|\b(\w+) (?:per|in a|in one|a|to a) row\b|\b(side by side)\b|\bin (\w+) spalten\b|\ben (\w+) colonnes\b/i;

/** "As two rows of two", "in three columns", "side by side". */
const readColumns: Read = ({ verb, rest, notes, reader, main }) => {
  if (is(verb, 'remove', 'add', 'swap', 'sort', 'rename')) return undefined;
  const cut = main.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const found = COLUMNS.exec(rawOf(cut < 0 ? main : main.slice(0, cut), reader.text));
  const word = found?.slice(1).find((one) => one !== undefined);
  if (word === undefined) return undefined;
  const count = /^side/i.test(word) ? 2 : (COUNTS[word.toLowerCase()] ?? Number(word));
  if (!Number.isInteger(count) || count < 1 || count > 6) return undefined;
  const end = rest.findIndex((token, at) => at > 0 && /^(?:as|in|en|side|two|three|four|one|\d)$/i.test(token.text) && rawOf(rest.slice(at), reader.text).length < 60 && at > 1);
  const [first] = notes.flatMap((note) => splitAt(note, (token) => isMark(token, ',')));
  const named = phraseOf(end < 0 ? rest : rest.slice(0, end), reader);
  const target = reader.isHere(named) && isNamed(named) ? named : first === undefined ? undefined : phraseOf(first, reader);
  return target === undefined || !reader.isHere(target) ? undefined : [{ kind: 'columns', target: first === undefined ? target : phraseOf(first, reader), count }];
};

/** A colour or a look of something that is on the page. */
const readLook: Read = ({ verb, rest, main, notes, reader, isOwn }) => {
  if (
    verb !== undefined &&
    !is(verb, 'make', 'put', 'set', 'becomes', 'current', 'replace', 'move', 'wish', 'enable') &&
    isOwn
  )
    return undefined;
  const said = rawOf(main, reader.text);
  if (THEME.test(said)) return undefined;
  const becomes = main.findIndex((token, at) => at > 0 && is(token, 'becomes'));
  const old = rest.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const words = (old < 0 ? rest : rest.slice(0, old)).filter((_, at) => becomes < 0 || isOwn || at !== becomes);
  if (
    words.some((token) => token.kind === 'quote') &&
    rest.some((token) => is(token, 'to') && /^(?:to|zu|durch|por|par)$/i.test(token.text)) &&
    words.at(-1)?.kind === 'quote'
  )
    return undefined;
  const withNotes = [...words, ...notes.flat()];
  const colors = findNamedColors(withNotes);
  const own = is(verb, 'make') && isOwn && verb !== undefined ? findLooks(verb.words).map(({ look }) => look) : [];
  const plainWords = words.flatMap((token, at) =>
    token.kind === 'word' && !is(token, 'leftof', 'rightof') && !(is(token, 'top', 'bottom') && token.words.length > 2)
      ? token.words.map((word) => ({ word, at }))
      : [{ word: '\u0000', at }],
  );
  const looks = [...own.map((look) => ({ look, start: 0, end: 0 })), ...findLooks(plainWords.map(({ word }) => word))];
  const color = colors.find(({ start }) => start < words.length);
  const hexed = colors.find(({ name }) => name.startsWith('#')) ?? color;
  if (color === undefined && looks.length === 0) return undefined;
  const taken = new Set<number>();
  for (const found of colors) for (let at = found.start; at < found.end; at++) taken.add(at);
  for (const look of looks) for (let at = look.start; at < look.end; at++) taken.add(plainWords[at]?.at ?? -1);
  const isGround = /\b(?:background|ground|hintergrund|fond|fondo|sfondo|achtergrond|fundo|backdrop|fill)\b/i.test(
    said,
  );
  const isBorder =
    /\b(?:border|outline|frame|edge|rahmen|bordure|borde|bordo|rand|borda)\b/i.test(said) &&
    !looks.some(({ look }) => look === 'bordered' || look === 'borderless');
  const isInk =
    /\b(?:text|letters?|font colou?r|words|ink|schrift|texte|texto|testo|tekst|letras?)\b/i.test(said) &&
    color !== undefined &&
    !isGround;
  const rest2 = words.filter(
    (token, at) =>
      !taken.has(at) &&
      !(token.kind === 'word' && DROPPED.test(token.text) && !(is(token, 'of') && at > 0)) &&
      !is(token, 'wish', 'becomes') && !(is(token, 'and') && (at === 0 || at === words.length - 1 || taken.has(at - 1) || taken.has(at + 1))),
  );
  const cleaned =
    color === undefined
      ? rest2
      : rest2.filter(
          (token) =>
            !/^(?:dark|light|pale|white|black|deep|bright|readable|one)$/i.test(token.text) || token.kind !== 'word',
        );
  const between = words.findIndex((token, at) => is(token, 'between') && at < words.length - 1);
  const apart =
    between >= 0 && looks.every(({ look }) => look === 'airier' || look === 'tighter') && looks.length > 0
      ? phraseOf(words.slice(between + 1), reader)
      : undefined;
  const target = apart ?? phraseOf(cleaned, reader);
  const isWhole =
    target.noun === 'page' ||
    target.words.some((word) => /^(?:everything|everywhere|alles|tout|todo|tutto|tudo)$/.test(word)) ||
    (target.isPronoun !== true && !isNamed(target));
  if (isWhole) return undefined;
  // "It looks scary", "is way too huge": a complaint and no wish.
  if (becomes > 0 && !isOwn && /^(?:looks?|is|are|has|ist|sind|est)$/i.test(main[becomes]?.text ?? '') && color === undefined) return undefined;
  const asks: Ask[] = [];
  if (apart !== undefined && !reader.isHere(apart)) return looks.map(({ look }) => ({ kind: 'look', target: PRONOUN, look, isBetween: true as const }));
  if (!reader.isHere(target)) {
    const several = splitAt(cleaned, (token) => isMark(token, ',') || is(token, 'and')).map((part) => phraseOf(part, reader));
    if (several.length < 2 || !several.every((one) => isNamed(one) && reader.isHere(one))) return undefined;
    return several.flatMap((one) => looks.map(({ look }): Ask => ({ kind: 'look', target: one, look })));
  }
  const meant =
    between >= 0 && looks.some(({ look }) => look === 'airier' || look === 'tighter')
      ? phraseOf(words.slice(between + 1), reader)
      : target;
  for (const { look } of looks)
    asks.push({
      kind: 'look',
      target: look === 'airier' || look === 'tighter' ? meant : target,
      look,
      ...(between >= 0 && { isBetween: true as const }),
    });
  if (color !== undefined && hexed !== undefined)
    asks.push({
      kind: 'paint',
      target,
      hex: hexed.hex,
      name: color.name.replace(/ (?:background|ground|colou?r)$/, ''),
      on: isBorder && !isGround ? 'border' : isInk ? 'words' : 'ground',
    });
  return asks;
};

const WHOLE =
  /\b(?:everything|everywhere|all over|(?:whole|entire|full|complete) (?:page|screen|app|site|thing|layout|design|dashboard|board|ui|interface)|(?:the|this) (?:page|screen|app|site|design|layout|ui|interface)|overall|throughout|across the (?:page|screen|board|app|site|dashboard)|alles|überall|ganze[nrs]? seite|tout|partout|toute la page|todo|toda la página|tutto|tutta la pagina|ovunque|overal|hele pagina|tudo|página inteira)\b/i;
const DARK =
  /\b(?:dark|night|dunkle[nrms]?|dunkel|sombre|oscuro|oscura|scuro|scura|donker|donkere|escuro|escura|nacht)\b/i;
const LIGHT = /\b(?:light|day|bright|helle[nrms]?|hell|clair|claro|clara|chiaro|chiara|licht|lichte)\b/i;
const MODE =
  /\b(?:mode|theme|scheme|version|modus|thema|design|look|thème|tema|modo|background|hintergrund|fond|fondo|sfondo|achtergrond|ui)\b/i;

/** The look of all of the page: its mode, its main colour, its corners, its room, its letters. */
const readTheme: Read = ({ verb, rest, main, notes, reader }) => {
  if (
    is(verb, 'add', 'remove', 'move', 'swap', 'sort', 'rename', 'replace', 'select', 'duplicate') ||
    main.some(({ kind }) => kind === 'quote')
  )
    return undefined;
  const said = rawOf(main, reader.text);
  const words = rest.flatMap((token) => (token.kind === 'word' ? token.words : []));
  const looks = findLooks(words);
  const colors = findNamedColors([...rest, ...notes.flat()]);
  const isWhole = WHOLE.test(said);
  if (THEME.test(said) && colors.length > 0) {
    const at = rest.findIndex((token, index) => index > 0 && is(token, 'instead'));
    const [color] = colors.filter(({ start }) => at < 0 || start < at);
    const hexed = colors.find(({ start, name }) => name.startsWith('#') && start >= rest.length) ?? color;
    if (color !== undefined && hexed !== undefined)
      return [{ kind: 'theme', change: { set: 'color', hex: hexed.hex, name: color.name } }];
  }
  if (
    (MODE.test(said) || (isWhole && findNamedColors(rest).length === 0 && words.length <= 8)) &&
    (isWhole || /\b(?:mode|theme|scheme|version|modus|thème|tema|modo|thema)\b/i.test(said) || words.length <= 4)
  ) {
    const first = Math.min(...[DARK, LIGHT].map((one) => said.search(one)).filter((at) => at >= 0), Infinity);
    if (first < Infinity && colors.length === 0)
      return [{ kind: 'theme', change: { set: 'mode', mode: said.search(DARK) === first ? 'DARK' : 'LIGHT' } }];
  }
  const plain = phraseOf(
    rest.filter((token) => token.kind === 'word' && !DROPPED.test(token.text)),
    reader,
  );
  const rest2 = plain.words.filter(
    (word) =>
      !looks.some(({ start, end }) => words.slice(start, end).includes(word)) &&
      !/^(?:font|size|everything|everywhere|everyone|text|corner|corners|ecken|rundungen|mehr|keine|between|elements|overall|things|page|whole|entire|alles|partout|tout|todo|tutto|spacing|letters?|schrift|texte|texto)$/.test(
        word,
      ),
  );
  const isFree = plain.near.every(({ phrase }) => phrase.noun === 'page' || WHOLE.test(phrase.words.join(' ')));
  const isNone =
    plain.isPronoun !== true &&
    isFree &&
    rest2.length === 0 &&
    plain.quotes.length === 0 &&
    (plain.noun === undefined || plain.noun === 'page' || (plain.noun === 'text' && isWhole));
  if (!isNone && !(isWhole && rest2.length <= 1 && isFree)) return undefined;
  const asks: Ask[] = [];
  for (const { look } of looks) {
    if (look === 'rounder') asks.push({ kind: 'theme', change: { set: 'roundness', step: 1 } });
    else if (look === 'round') asks.push({ kind: 'theme', change: { set: 'roundness', to: 'ROUND_FULL' } });
    else if (look === 'square') asks.push({ kind: 'theme', change: { set: 'roundness', to: 'ROUND_TWO' } });
    else if (look === 'airier' || look === 'tighter')
      asks.push({ kind: 'theme', change: { set: 'space', step: look === 'airier' ? 1 : -1 } });
    else if (
      (look === 'bigger' || look === 'smaller') &&
      (isWhole || /\b(?:font|text|letters?|schrift|type)\b/i.test(said))
    )
      asks.push({ kind: 'theme', change: { set: 'size', step: look === 'bigger' ? 1 : -1 } });
  }
  return asks.length === 0 ? undefined : asks;
};

/** "Overdue ones yellow instead of red": by the colour that they have. */
const readRecolor: Read = ({ rest, reader }) => {
  const at = rest.findIndex((token, index) => index > 0 && is(token, 'instead'));
  if (at < 0) return undefined;
  const [fresh] = findNamedColors(rest.slice(0, at));
  const [old] = findNamedColors(rest.slice(at + 1));
  const target = phraseOf(rest.slice(0, fresh?.start ?? at), reader);
  return fresh === undefined || old === undefined || reader.isHere(target)
    ? undefined
    : [{ kind: 'recolor', from: old.hex, hex: fresh.hex, name: fresh.name }];
};

const DROPPED =
  /^(?:a|an|the|in|into|as|to|it's|with|background|backgrounds|ground|colou?r|coloured|colored|hintergrund|fond|fondo|sfondo|achtergrond|fundo|text|letters?|bit|little|much|more|very|and|be|have|has|having|get|gets|look|looks|of|border|farbe|couleur|kleur|cor|colore|outline|style|styled|should|on|instead|only|same|size|way|so|that|wie|en|auf|ganz|etwas|slightly|lot|alles|fill|corners?|ecken|up|out|stand|pop|need|needs|made|turned|shown|displayed)$/i;
/** Other words or another value of something that is on the page. */
const readSay: Read = ({ verb, rest, main, notes, reader, isOwn }) => {
  const { text } = reader;
  const isRename = is(verb, 'rename');
  const pairs = notes.map((note) =>
    splitAt(note, (token) => isMark(token, ',', ';') || is(token, 'and')).map((part) => pairIn(part, [], reader)),
  );
  const told = pairs.find((each) => each.length > 0 && each.every((one) => one !== undefined));
  if (told !== undefined && is(verb, 'set') && isOwn) return told.filter((one) => one !== undefined);
  const [sole] = trimFillers(rest).filter(
    (token) => !is(token, 'above', 'below', 'in') && !/^(?:it|there|that)$/i.test(token.text),
  );
  if (
    is(verb, 'set') &&
    isOwn &&
    sole?.kind === 'quote' &&
    rest.filter(({ kind }) => kind === 'quote' || kind === 'name').length === 1 &&
    trimFillers(rest).length <= 3 &&
    !rest.some((token) => is(token, 'to') && token.words.join() === 'to')
  )
    return [{ kind: 'say', target: PRONOUN, to: sole.text, isQuoted: true, isRename: true }];
  const where = takeOld(rest, [], text);
  if (is(verb, 'set', 'put', 'make') && isOwn && where.from !== undefined && /\b(?:says?|said|dice|pone|steht|il y a|scritto)$/i.test(rest.find((token) => is(token, 'instead'))?.text ?? '')) {
    const { value, isQuoted } = valueOf(where.tokens, text);
    return [{ kind: 'say', target: { said: where.from, quotes: [where.from], words: [], nounWords: [], near: [] }, to: value, isQuoted, from: where.from, isRename: false }];
  }
  const becomes = main.findIndex(
    (token, at) =>
      at > 0 &&
      (is(token, 'becomes') ||
        isMark(token, '→') ||
        (isMark(token, ':', '=') && !main.some((one, n) => n > 0 && (is(one, 'becomes') || isMark(one, '→'))))),
  );
  if (becomes > 0 && !(isOwn && is(verb, 'add', 'remove', 'sort')) && becomes < main.length - 1) {
    const old = takeOld(main.slice(becomes + 1), notes, text);
    const { value, isQuoted } = valueOf(trimValue(withoutVerbs(old.tokens)), text);
    const left = main.slice(0, becomes).filter((token) => token !== verb || !isOwn);
    const inner = isMark(main[becomes], '→') || (isQuoted && old.tokens.length < 2) ? undefined : pairIn(old.tokens, left, reader);
    if (inner !== undefined) return [inner];
    const about = phraseOf(left, reader);
    const values = splitAt(withoutVerbs(old.tokens), (token) => isMark(token, ',') || is(token, 'and')).map((part) => valueOf(part, text).value);
    if (values.length > 1 && about.isPlural === true && about.quotes.length + about.words.length === 0 && old.tokens.filter(({ kind }) => kind === 'quote').length === values.length) return [{ kind: 'say-each', target: about, to: values }];
    const joint = main[becomes];
    const state = stateOf(old.tokens, reader.text);
    if (state !== undefined) {
      if (isNamed(about) && reader.isHere(about)) return [{ kind: 'state', target: about, state }];
    }
    const isPicture = ['picture', 'icon', 'avatar', 'chart'].includes(phraseOf(left, reader).noun ?? '');
    if (isPicture) return undefined;
    if (is(joint, 'becomes') && WEAK.test(joint?.text ?? '') && !isQuoted && old.from === undefined) {
      const typed = typedStart(old.tokens, text);
      if (typed === undefined) return undefined;
      return finish(left, typed, false, undefined, false, reader);
    }
    if (/^moved to$/i.test(main[becomes]?.text ?? '') && shapeOf(value).kind === 'words') {
      // Who moves has another town.
      const town = ['city', 'town', 'location']
        .map((word): Phrase => ({ said: word, quotes: [], words: [word], nounWords: [], near: [], noun: 'field' }))
        .find((phrase) => reader.isHere(phrase));
      if (town !== undefined)
        return [
          {
            kind: 'say',
            target: town,
            to: value.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
            isQuoted: false,
            isRename: false,
          },
        ];
    }
    return finish(
      left,
      value,
      isQuoted,
      old.from,
      isRename || /\b(?:called|renamed|named)\b/i.test(main[becomes]?.text ?? ''),
      reader,
    );
  }
  if (is(verb, 'set', 'rename', 'replace', 'make', 'put') || (verb !== undefined && !isOwn)) {
    const joints = rest.flatMap((token, at) =>
      at > 0 &&
      at < rest.length - 1 &&
      is(token, 'to', 'called') &&
      (is(verb, 'replace') || !/^(?:by|with|con|avec|met|mit|com)$/i.test(token.text))
        ? [at]
        : [],
    );
    for (const at of orderJoints(joints, rest)) {
      const old = takeOld(rest.slice(at + 1), notes, text);
      const { value, isQuoted } = valueOf(trimValue(old.tokens), text);
      if (is(verb, 'make') && !isQuoted && !isTyped(shapeOf(value))) continue;
      const asks = finish(rest.slice(0, at), value, isQuoted, old.from, isRename, reader);
      if (asks !== undefined) return asks;
    }
    if (is(verb, 'rename')) {
      const quotes = rest.filter(({ kind }) => kind === 'quote');
      const last = quotes.at(-1) ?? rest.at(-1);
      const at = last === undefined ? -1 : rest.indexOf(last);
      if (last !== undefined && at > 0)
        return finish(rest.slice(0, at), last.text, last.kind === 'quote', undefined, true, reader);
    }
  }
  return undefined;
};

/** Words that say how something is, and seldom how it shall be. */
const WEAK = /^(?:is|are|has|looks?|gets?|ist|sind|hat|haben|est|es|è|é|c'est|sea|sia|seja|wird|heeft|follows|is on|moet|muss|soll|sollen|sollte)$/i;

/** The value at the beginning of what is said of something: "5 today". */
function typedStart(tokens: readonly Token[], text: string): string | undefined {
  for (let end = tokens.length; end > 0; end--) {
    const { value } = valueOf(tokens.slice(0, end), text);
    if (/^[~+\-−€$£¥]?\s?\d/.test(value) && isTyped(shapeOf(value))) return value;
  }
  return undefined;
}

const STATE_WORDS: readonly (readonly [RegExp, StateName])[] = [
  [/^(?:an? |the )?(?:required|mandatory|obligatory)(?: field| one)?$|^(?:ein )?pflichtfeld$|^obligatoire$|^obligatori[oa]$|^verplicht$/i, 'required'],
  [/^(?:the )?(?:current|active)(?: (?:one|entry|tab|item|page|link))?$/i, 'current'],
  [/^(?:disabled|inactive|gr[ea]yed out)$/i, 'disabled'],
  [/^(?:checked|ticked|selected|preselected|chosen)$/i, 'selected'],
  [/^(?:unchecked|unticked|not checked)$/i, 'unselected'],
  [/^(?:switched |turned )?on$/i, 'on'],
  [/^(?:switched |turned )?off$/i, 'off'],
];
const stateOf = (tokens: readonly Token[], text: string): StateName | undefined => {
  const { value } = valueOf(tokens, text);
  return STATE_WORDS.find(([words]) => words.test(value))?.[1];
};

/** "The summary then shows Shipping €9.95": what is shown there has a name of its own. */
function pairIn(tokens: readonly Token[], left: readonly Token[], reader: Reader): Ask | undefined {
  const words = trimFillers(tokens);
  for (let cut = 1; cut < words.length; cut++) {
    const { value, isQuoted } = valueOf(words.slice(cut), reader.text);
    if (!(isQuoted && words[cut]?.kind === 'quote' && cut === words.length - 1) && (!/^[€$£¥+\-−~]?\s?\d/.test(value) || !isTyped(shapeOf(value)))) continue;
    const phrase = phraseOf(words.slice(0, cut), reader);
    const holder = phraseOf(left, reader);
    const target = isNamed(holder)
      ? { ...phrase, near: [...phrase.near, { relation: 'in' as const, phrase: holder }] }
      : phrase;
    if ((phrase.words.length > 0 || phrase.quotes.length > 0) && reader.isHere(target))
      return { kind: 'say', target, to: value, isQuoted, isRename: false };
  }
  return undefined;
}

const EVERYWHERE =
  /\b(?:everywhere|wherever it|all (?:over|places|occurrences)|throughout|überall|partout|en todas partes|ovunque|overal|em todo(?: o)? lado)\b/i;

/** "Greenhouse 3 is greenhouse 5 now, change it everywhere". */
const readEverywhere: Read = ({ main, rest, reader, isOwn, verb }) => {
  if (EVERYWHERE.test(rawOf(main, reader.text)) && rest.length <= 3 && !main.some(({ kind }) => kind === 'quote'))
    return [];
  if (!EVERYWHERE.test(reader.text) || is(verb, 'remove', 'add', 'move')) return undefined;
  const words = isOwn ? rest : main;
  const at = words.findIndex((token, index) => index > 0 && (is(token, 'becomes', 'to') || isMark(token, '→')));
  if (at < 0) return undefined;
  const from = valueOf(words.slice(0, at), reader.text).value;
  const to = valueOf(
    words.slice(at + 1).filter((token) => !EVERYWHERE.test(token.text)),
    reader.text,
  ).value;
  if (
    from === '' ||
    to === '' ||
    from.split(' ').length > 6 ||
    findLooks(to.toLowerCase().split(' ')).length > 0 ||
    findNamedColors(words.slice(at + 1)).length > 0
  )
    return undefined;
  return [{ kind: 'everywhere', from, to }];
};

/** A joint before a quoted text or a figure before others; of several the last. */
const orderJoints = (joints: readonly number[], tokens: readonly Token[]): number[] =>
  [...joints].toSorted((one, other) => weigh(tokens[other + 1]) - weigh(tokens[one + 1]) || other - one);
const weigh = (token: Token | undefined): number =>
  token?.kind === 'quote' ? 2 : /\d/.test(token?.text ?? '') ? 1 : 0;

/** "… soll „Einstellungen“ heissen". */
const withoutVerbs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && is(tokens.at(-1), 'rename', 'becomes') ? tokens.slice(0, -1) : tokens;

/** Behind the value: "please", "only there", "in the table". */
const trimValue = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      isMark(token, ',') &&
      !/\d/.test(tokens[index + 1]?.text ?? '') &&
      tokens.slice(0, index).some(({ kind }) => kind === 'quote'),
  );
  return at < 0 ? tokens : tokens.slice(0, at);
};

function finish(
  left: readonly Token[],
  value: string,
  isQuoted: boolean,
  given: string | undefined,
  isRename: boolean,
  reader: Reader,
): Ask[] | undefined {
  if (value === '' || (!isQuoted && /["“”„«»]/.test(value))) return undefined;
  let target: readonly Token[] = trimFillers(left);
  let from = given;
  const at = target.findIndex(
    (token, index) =>
      index > 0 &&
      is(token, 'from') &&
      /^(?:from|von|vom|de|du|da|van|desde)$/i.test(token.text) &&
      (target.slice(index + 1).some(({ kind, text }) => kind === 'quote' || /\d/.test(text)) ||
        !reader.isHere(phraseOf(target, reader))),
  );
  if (from === undefined && at > 0) {
    const old = valueOf(target.slice(at + 1), reader.text);
    const phrase = phraseOf(target.slice(0, at), reader);
    if (old.value !== '' && isNamed(phrase) && reader.isHere(phrase)) {
      from = old.value;
      target = target.slice(0, at);
    }
  }
  if (from === undefined && target.length > 1 && !reader.isHere(phraseOf(target, reader))) {
    // "Rise 9.8", "price €38.00": the old value stands behind its name.
    for (let cut = 1; cut < target.length; cut++) {
      const old = valueOf(target.slice(cut), reader.text);
      if (!isTyped(shapeOf(old.value)) && !old.isQuoted) continue;
      const phrase = phraseOf(target.slice(0, cut), reader);
      if (isNamed(phrase) && (reader.isHere(phrase) || phrase.noun !== undefined)) {
        from = old.value;
        target = target.slice(0, cut);
        break;
      }
    }
  } else if (from === undefined && target.length > 1) {
    const last = trailing(target, reader);
    if (last !== undefined) ({ from, target } = last);
  }
  const phrase = phraseOf(target, reader);
  if (!isNamed(phrase)) return from === undefined && value === '' ? undefined : undefined;
  if (phrase.noun === 'page' && phrase.words.length + phrase.quotes.length === 0) return undefined;
  if (!reader.isHere(phrase) && from === undefined && phrase.quotes.length === 0) return undefined;
  return [{ kind: 'say', target: phrase, to: value, isQuoted, isRename, ...(from !== undefined && { from }) }];
}

/** A name and its old value: `Knee bend 104°` when all of it is found too. */
function trailing(target: readonly Token[], reader: Reader): { from: string; target: readonly Token[] } | undefined {
  for (let cut = 1; cut < target.length; cut++) {
    const token = target[cut];
    if (token === undefined || (token.kind !== 'quote' && !/^[~≈+\-−]?[€$£¥]?\d/.test(token.text))) continue;
    const old = valueOf(target.slice(cut), reader.text);
    if (!isTyped(shapeOf(old.value)) && token.kind !== 'quote') continue;
    const phrase = phraseOf(target.slice(0, cut), reader);
    if (isNamed(phrase) && (phrase.words.length > 0 || phrase.quotes.length > 0) && reader.isHere(phrase))
      return { from: old.value, target: target.slice(0, cut) };
  }
  return undefined;
}

/** "Tower 160 eur", "candling 2h", "button at the bottom "Pay"": a thing and what it says now. */
const readBare: Read = ({ verb, main, reader, notes, isOwn }) => {
  if (isOwn && !is(verb, 'set')) return undefined;
  const tokens = isOwn ? main.slice(1) : main;
  const old = takeOld(trimFillers(tokens), notes, reader.text);
  const words = old.tokens;
  if (/^(?:an?|another|new|neue[rsn]?)$/i.test(words[0]?.text ?? '')) return undefined;
  const quoted = notes.length === 1 && notes[0]?.length === 1 && notes[0][0]?.kind === 'quote' ? notes[0][0].text : undefined;
  const plain = words.filter((token) => !is(token, 'becomes'));
  if (quoted !== undefined && isNamed(phraseOf(plain, reader)) && reader.isHere(phraseOf(plain, reader)) && !plain.some(({ kind }) => kind === 'quote'))
    return [{ kind: 'say', target: phraseOf(plain, reader), to: quoted, isQuoted: true, isRename: false }];
  const several = readPairs(words, reader);
  if (several !== undefined) return several;
  const alone = words.filter((token) => !/^(?:its|it's|it|that's|thats|that|makes?|leaves|now|there|are|is|so)$/i.test(token.text) && !is(token, 'becomes'));
  if (/^(?:its|it's|it|that's|thats|that|makes?|leaves|now|so|there)$/i.test(words[0]?.text ?? '') && isTyped(shapeOf(valueOf(alone, reader.text).value))) return [{ kind: 'value', to: valueOf(alone, reader.text).value }];
  for (let cut = 1; cut < words.length; cut++) {
    const { value, isQuoted } = valueOf(words.slice(cut), reader.text);
    const first = words[cut];
    if (first === undefined || (first.kind !== 'quote' && !isTyped(shapeOf(value)))) continue;
    if (first.kind === 'word' && !/\d/.test(first.text)) continue;
    const phrase = phraseOf(words.slice(0, cut), reader);
    if (isNamed(phrase) && reader.isHere(phrase))
      return [
        {
          kind: 'say',
          target: phrase,
          to: value,
          isQuoted,
          isRename: false,
          ...(old.from !== undefined && { from: old.from }),
        },
      ];
  }
  return undefined;
};

/** "Gas 50 air 55": names and values in turn. */
function readPairs(words: readonly Token[], reader: Reader): Ask[] | undefined {
  const asks: Ask[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    if (!/^[~+\-−]?[€$£¥]?\d/.test(words[at]?.text ?? '') || at === start) continue;
    let end = at + 1;
    while (end < words.length && isTyped(shapeOf(valueOf(words.slice(at, end + 1), reader.text).value)) && !reader.isHere(phraseOf(words.slice(end, end + 1), reader))) end++;
    const phrase = phraseOf(words.slice(start, at), reader);
    if ((phrase.words.length === 0 && phrase.quotes.length === 0) || !reader.isHere(phrase)) return undefined;
    asks.push({ kind: 'say', target: phrase, to: valueOf(words.slice(at, end), reader.text).value, isQuoted: false, isRename: false });
    start = end;
    at = end;
  }
  return asks.length > 1 && start >= words.length ? asks : undefined;
}

/** "Replace the towel with a cap (navy, €12.00)": a thing by another with what it says. */
const readRefill: Read = ({ verb, rest, main, notes, reader }) => {
  const passive = main.findIndex((token, at) => at > 0 && is(token, 'replace'));
  const words = passive > 0 ? [...main.slice(0, passive), ...main.slice(passive + 1)] : rest;
  const joint =
    passive > 0
      ? passive - 1
      : words.findIndex((token, at) => at > 0 && is(token, 'to', 'with') && !/^(?:in|on|at)$/i.test(token.text));
  if (!(is(verb, 'replace') || passive > 0) || joint < 0) return undefined;
  const left = phraseOf(words.slice(0, passive > 0 ? passive : joint), reader);
  const right = words.slice(passive > 0 ? passive : joint + 1);
  const [name, ...more] = splitAt(right, (token) => isMark(token, ',') || (is(token, 'with') && !is(token, 'of')));
  const details = [
    ...detailsIn(
      more.flatMap((part) => [...part, COMMA]),
      reader,
    ),
    ...notes.flatMap((note) => detailsIn(note, reader)),
  ];
  if (name === undefined || details.length === 0 || !reader.isHere(left)) return undefined;
  const { value } = valueOf(stripHead(name), reader.text);
  return [{ kind: 'refill', target: left, details: [{ label: '', value, isQuoted: true }, ...details] }];
};
const PRONOUN: Phrase = { said: 'it', quotes: [], words: [], nounWords: [], near: [], isPronoun: true };
const COMMA: Token = { kind: 'mark', text: ',', words: [], senses: new Set(), start: 0, end: 0 };

/** "Stationary bike first, then Heel slides …": names in the order that is wished. */
const readOrder: Read = ({ verb, rest, reader }) => {
  if (!is(verb, 'sort')) return undefined;
  const colon = rest.findIndex((token) => isMark(token, ':'));
  if (colon < 0) return undefined;
  const names = splitAt(rest.slice(colon + 1), (token) => isMark(token, ',', '→') || is(token, 'and'))
    .map((part) =>
      phraseOf(
        part.filter((token) => !is(token, 'top', 'bottom')),
        reader,
      ),
    )
    .filter(isNamed);
  return names.length > 1 ? [{ kind: 'order', names }] : undefined;
};

const READERS: readonly Read[] = [
  readSort,
  readOrder,
  readAdd,
  readRemove,
  readEverywhere,
  readRefill,
  readState,
  readColumns,
  readTheme,
  readRecolor,
  readLook,
  readSwap,
  readMove,
  readSay,
  readBare,
];
