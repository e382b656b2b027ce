import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { Words } from '../outline.ts';
import type { Token, TokenOf } from '../phrases/token.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { toldFields } from '../assemble/form-fields/told-fields.ts';
import { isInstruction, leadLength } from '../prose/casual-words.ts';
import { isAction } from '../prose/is-action.ts';
import { readFact, type ReadFact } from '../values/fact.ts';
import { findValues } from '../values/value-at.ts';
import { literalWords } from '../assemble/passage/literal-words.ts';
import { upper } from '../prose/list-entries.ts';
import { bareWords, determinerLength, titled } from './bare-words.ts';
import type { Chunk, Description } from './description.ts';
import { span } from './stretch.ts';

/** Words that say of which thing the noun behind them speaks: "Admin page to | manage feature flags". */
const ENDS_OPEN =
  /(?:^|\s)(?:of|for|to|by|about|from|per|between|without|like|in|on|at|von|für|zu|zum|zur|über|de|du|des|pour|d'|del|para|di|da|do|van|voor|om|dla|o|av|för|till|için)$/iu;

/** Reads what a stretch describes. `sentence` is what the tokens' offsets count from. */
export function describe({ tie, tokens }: Chunk, sentence: Piece, lang: string): Description {
  const place = tokens.find((token) => token.is === 'place')?.place;
  const aside = tokens.findLast((token) => token.is === 'aside')?.inner;
  const own = tokens.filter((token) => token.is !== 'place' && token.is !== 'aside');
  const whole = span(sentence, own);
  // "-4 °C" begins with its sign.
  const lead = /^[-−+]\s?\d/u.test(whole.text) ? 0 : leadLength(whole.text);
  const piece = trimEnds(cut(whole, lead), '.,;:! ');
  const base: Description = {
    is: 'clause',
    tie,
    tokens,
    piece,
    parts: [],
    ...(place === undefined ? {} : { place }),
    ...(aside === undefined ? {} : { aside }),
  };
  const led = ledBy(own, whole, sentence, lang);
  const head = led ?? headOf(own);
  if (led !== undefined) base.tokens = withHead(tokens, own, led, sentence);
  if (head !== undefined && (led !== undefined || !isMeasured(head, piece)))
    return {
      ...base,
      is: 'element',
      head,
      ...(head.place === undefined ? {} : { place: head.place }),
    };
  const quote = own.find((token) => token.is === 'quoted');
  if (quote !== undefined) return quoted(base, quote, own, sentence);
  const fields = toldFields(aside === undefined ? whole : span(sentence, tokens), lang);
  if (fields !== undefined) return { ...base, is: 'fields', nodes: fields.nodes };
  if (SMALL_ACTION.test(whole.text)) return { ...base, is: 'name', piece: whole };
  if (isActionName(piece.text)) return { ...base, is: 'name' };
  if (isInstruction(piece.text)) return base;
  const call = CALLED.exec(piece.text);
  const isCalled = call?.[1] !== undefined && !ENDS_OPEN.test(call[1]) && lang !== 'de';
  const read = readFact(piece.text, piece.start);
  // "downloads this week", "orders today": a time without a figure only says of when.
  const isWhen = read?.by === 'order' && !/\d/u.test(read.value.text) && findValues(read.value.text).length > 0;
  const isYear = isCalled && /^\d+$/u.test(read?.value.text ?? '') && / \p{Lu}.* /u.test(piece.text);
  const fact = isWhen || isYear ? undefined : read;
  if (fact !== undefined && isLabel(fact.label.text) && fact.value.text.split(/\s+/).length <= 5)
    return {
      ...base,
      is: 'fact',
      label: labelOf(fact, piece),
      value: fact.value,
      ...(fact.note === undefined || isAtEnd(fact, piece) ? {} : { note: fact.note }),
    };
  if (isCalled && call?.[1] !== undefined && call[2] !== undefined) {
    const label = bareWords(cut(piece, 0, call[1].length));
    return {
      ...base,
      is: 'fact',
      isCalled: true,
      label: titled(label),
      value: literalWords(cut(piece, piece.text.length - call[2].length)),
    };
  }
  // "vento 14 nodi": a figure with a unit that is not known as one.
  const counted = /^(\p{L}[\p{L} ]{1,30}?)\s(\d[\d.,]*(?:\s\p{L}{1,12})?)$/u.exec(piece.text);
  if (counted?.[1] !== undefined && counted[2] !== undefined && isLabel(counted[1]))
    return {
      ...base,
      is: 'fact',
      label: titled(cut(piece, 0, counted[1].length)),
      value: literalWords(cut(piece, piece.text.length - counted[2].length)),
    };
  if (isValue(piece.text)) return { ...base, is: 'fact', value: literalWords(piece) };
  const words = piece.text.split(/\s+/);
  if (/^[\p{Lu}\d#@]/u.test(piece.text) && words.length <= 6 && (lead === 0 || words.length <= 3 || tie !== ''))
    return { ...base, is: 'name' };
  const thing = bareWords(piece);
  if (isThing(thing.text, lang)) return { ...base, is: 'thing', piece: thing };
  return base;
}

const isAtEnd = ({ value }: ReadFact, { text, start }: Piece): boolean =>
  value.span.end >= start + text.length && value.span.start > start;

/** Everything before a value at the end is its label: "Orders today 46", "next visit on 14 May". */
function labelOf(fact: ReadFact, piece: Piece): Words {
  if (fact.by !== 'order' || !isAtEnd(fact, piece)) return { ...fact.label, text: upper(fact.label.text) };
  const before = cut(piece, 0, fact.value.span.start - piece.start);
  const label = trimEnds(cut(before, 0, ENDS_OPEN.exec(before.text)?.index ?? before.text.length), ':,; ');
  return label.text === '' ? fact.label : titled(label);
}

/** "courier Jonas", "line manager Ada Okafor": what somebody or something is, and the name. */
const CALLED = /^(\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}[\p{L}’'-]*){0,2})\s(\p{Lu}[^,;:]*)$/u;

/** Words of a whole clause, of people and of reasons. */
const TELLS =
  /(?:^|\s)(?:is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|must|may|might|want|wants|i|we|you|they|he|she|it|me|us|them|that|which|who|where|when|why|because|since|so|if|but|than|ist|sind|war|wird|werden|soll\p{L}*|kann|können|muss|müssen|ich|wir|sie|er|man|dass|weil|wenn|damit|est|sont|doit|peut|je|nous|ils|qui|que|parce|quand|si|es|está|son|están|debe|puede|ellos|porque|cuando|é|são|deve|pode|eles|sono|può|loro|perché|heeft|moet|kan|omdat|jest|są|musi|żeby|är|ska|eftersom)(?=\s|$)/iu;

/** Words that only name something: few, without a verb of telling. */
const isThing = (words: string, lang: string): boolean =>
  words.split(/\s+/).length <= 6 &&
  /\p{L}{2}/u.test(words) &&
  !/["“”„«»?:=]/u.test(words) &&
  !TELLS.test(words) &&
  !isRefusal(words, lang);

/** The tokens of a stretch with the noun that leads it in place of the words that held it. */
function withHead(tokens: readonly Token[], own: readonly Token[], noun: TokenOf<'noun'>, sentence: Piece): Token[] {
  const rest = cut(sentence, noun.end, own.at(-1)?.end ?? noun.end);
  const at = rest.start - sentence.start;
  const behind = own.filter((token) => token.start >= noun.end);
  const isQuoted = behind.some(({ is }) => is === 'quoted');
  const run: Token = { is: 'words', start: at, end: at + rest.text.length, piece: rest };
  const words = rest.text === '' ? [] : isQuoted ? behind : [run];
  return [noun, ...words, ...tokens.filter((token) => !own.includes(token))].toSorted((x, y) => x.start - y.start);
}

/** The noun that the stretch is: the first that no word before it makes a part of something else. */
function headOf(tokens: readonly Token[]): TokenOf<'noun'> | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.is !== 'noun') continue;
    const before = tokens[at - 1];
    const isControl = token.mention.makes.kind === 'control';
    if (
      before?.is === 'words' &&
      ENDS_OPEN.test(before.piece.text) &&
      !(isControl && (isCounting(before.piece.text) || /\p{Lu}/u.test(before.piece.text)))
    )
      continue;
    // "manage feature flags": a badge only by its compound, behind a verb.
    if (at > 0 && before?.is === 'words' && isTelling(before.piece.text)) continue;
    return token;
  }
  return undefined;
}

/** "number of people stepper": a name with "of" before its control. */
const isCounting = (words: string): boolean =>
  /^(?:number|amount|type|kind|date|time|place|length|size) of$/iu.test(words);

const isTelling = (words: string): boolean =>
  words.slice(determinerLength(words)).split(/\s+/).filter(Boolean).length > 3;

/** Kinds of which the bare noun says enough: "progress", "rating". */
const ALONE: ReadonlySet<string> = new Set(['progress', 'items', 'control', 'chart', 'steps', 'table', 'rating']);

/**
 * The noun that leads a stretch whatever follows it: "steps Packed", "button Close class", "Knopf Ablesung senden"; an
 * everyday noun counts before names, or where it stands alone.
 */
function ledBy(tokens: readonly Token[], whole: Piece, sentence: Piece, lang: string): TokenOf<'noun'> | undefined {
  if (tokens[0]?.is === 'quoted') return undefined;
  const words = whole.text;
  const lead = Math.max(leadLength(words), determinerLength(words));
  const mention = findMentions(words, lang).find(({ start, phraseStart, phraseEnd, isPlural, isWeak, makes }) => {
    if (Math.min(start, phraseStart) > Math.max(lead, 4)) return false;
    const rest = words.slice(phraseEnd).replace(/[.!]$/, '');
    if (rest.trim() === '') return words.slice(lead, phraseStart).trim() === '' && isWeak && ALONE.has(makes.kind);
    const isName = /^\s["“„«'‘]?(?:\p{Lu}|\d)/u.test(rest);
    if (isPlural && isWeak && isName) return true;
    if (makes.kind === 'frame' && isName) return true;
    return makes.kind === 'control' && !isWeak && (isName || lang === 'de') && !/^\s(?:für|mit|zum)\s/u.test(rest);
  });
  if (mention === undefined) return undefined;
  const at = whole.start - sentence.start;
  return { is: 'noun', start: at + mention.phraseStart, end: at + mention.phraseEnd, mention };
}

/** Kinds that no figure measures. */
const UNMEASURED: ReadonlySet<string> = new Set([
  'control',
  'chart',
  'table',
  'picture',
  'section',
  'frame',
  'progress',
]);

/** A noun inside of what a figure measures: "wind 9 m/s", "12 items left". */
function isMeasured({ mention }: TokenOf<'noun'>, piece: Piece): boolean {
  if (UNMEASURED.has(mention.makes.kind) || (mention.isPlural && mention.count !== undefined)) return false;
  const fact = readFact(piece.text);
  return fact !== undefined && findValues(piece.text).length > 0 && isLabel(fact.label.text);
}

function quoted(base: Description, quote: TokenOf<'quoted'>, tokens: readonly Token[], sentence: Piece): Description {
  const at = tokens.indexOf(quote);
  const before = at === 0 ? undefined : span(sentence, tokens.slice(0, at));
  const label = before === undefined ? undefined : trimEnds(cut(before, leadLength(before.text)), '.,;:! ');
  const bare = label === undefined ? undefined : bareWords(label);
  const behind = span(sentence, tokens.slice(at + 1));
  const isFact = bare !== undefined && /\p{L}{2}/u.test(bare.text) && bare.text.split(/\s+/).length <= 4;
  return {
    ...base,
    is: isFact ? 'fact' : 'quote',
    value: quote.words,
    ...(/^(?:by|from|von|de|di|par|por|van|od|av)\s\p{Lu}/u.test(behind.text)
      ? { note: literalWords(cut(behind, behind.text.indexOf(' '))) }
      : {}),
    ...(isFact ? { label: titled(bare) } : {}),
  };
}

const isLabel = (words: string): boolean =>
  words.split(/\s+/).length <= 5 && !/^(?:in|on|at|by|from|to|of|and|with|the next|next|last)$/iu.test(words);

/** "-4°C", "35 min", "12 min left": a figure with its unit and small words. */
const isValue = (words: string): boolean => {
  const [value] = findValues(words);
  return (
    /\d/.test(words) &&
    value !== undefined &&
    value.isBare !== true &&
    value.start === 0 &&
    /^(?:\s\p{Ll}+){0,3}$/u.test(words.slice(value.end))
  );
};

/** "add to basket", "log in": an action by its small words, though no capital says that it is a name. */
const SMALL_ACTION =
  /^(?:add to|log (?:in|out)|sign (?:in|up|out)|pay|buy|book|order|try|start|get)(?:\s(?:now|again|over|started|basket|cart|bag|favou?rites|calendar|wish ?list|playlist|queue))*$/iu;

/** Whether words call an action: "Pay now", "Start over". */
export const isActionName = (words: string): boolean => /^\p{Lu}/u.test(words) && isAction(words);
