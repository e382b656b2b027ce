import { isTyped, shapeOf } from '../../page/value-shape.ts';
import {
  PRONOUN,
  type Read,
  type Reader,
  isNamed,
  phraseOf,
  rawOf,
  takeOld,
  trimFillers,
  valueOf,
} from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import type { Noun } from '../nouns.ts';
import type { Phrase } from '../read-phrase.ts';
import { finish, pairIn } from '../read-target.ts';
import { WEAK, stateOf, typedStart } from '../said-state.ts';
import { type Token, is, isMark } from '../token.ts';

/** Other words or another value of something that is on the page. */
export const readSay: Read = ({ verb, rest: given, main, notes, reader, isOwn }) => {
  // "Bring the total down": which way is said by the figure.
  const rest = is(verb, 'move')
    ? given.filter(({ kind, text: word }) => kind !== 'word' || !/^(?:up|down)$/i.test(word))
    : given;
  const { text } = reader;
  const isRename = is(verb, 'rename');
  const pairs = notes.map((note) =>
    splitAt(note, (token) => isMark(token, ',', ';') || is(token, 'and')).map((part) => pairIn(part, [], reader)),
  );
  const told = pairs.find((each) => each.length > 0 && each.every((one) => one !== undefined));
  if (told !== undefined && is(verb, 'set') && isOwn) return told.filter((one) => one !== undefined);
  const sole = trimFillers(rest).find(
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
  if (
    is(verb, 'set', 'put', 'make') &&
    isOwn &&
    where.from !== undefined &&
    /\b(?:says?|said|dice|pone|steht|il y a|scritto)$/i.test(rest.find((token) => is(token, 'instead'))?.text ?? '')
  ) {
    const { value, isQuoted } = valueOf(where.tokens, text);
    return [
      {
        kind: 'say',
        target: { said: where.from, quotes: [where.from], words: [], nounWords: [], near: [] },
        to: value,
        isQuoted,
        from: where.from,
        isRename: false,
      },
    ];
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
    const inner =
      isMark(main[becomes], '→') || (isQuoted && old.tokens.length < 2) ? undefined : pairIn(old.tokens, left, reader);
    if (inner !== undefined) return [inner];
    const about = phraseOf(left, reader);
    // "Footer: privacy before imprint" tells where, and no words for all of it.
    if (isMark(main[becomes], ':') && !isQuoted && !isTyped(shapeOf(value)) && WHOLES.has(about.noun ?? 'name'))
      return undefined;
    const values = splitAt(withoutVerbs(old.tokens), (token) => isMark(token, ',') || is(token, 'and')).map(
      (part) => valueOf(part, text).value,
    );
    if (
      values.length > 1 &&
      about.isPlural === true &&
      about.quotes.length + about.words.length === 0 &&
      old.tokens.filter(({ kind }) => kind === 'quote').length === values.length
    )
      return [{ kind: 'say-each', target: about, to: values }];
    const joint = main[becomes];
    const state = stateOf(old.tokens, reader.text);
    const known = state === undefined || !isNamed(about) ? undefined : reader.spelt?.(about, value);
    if (known !== undefined)
      return [{ kind: 'say', target: about, to: known, isQuoted, isRename: false, isProperty: true }];
    if (state !== undefined) {
      if (isNamed(about) && reader.isHere(about)) return [{ kind: 'state', target: about, state }];
    }
    const isPicture = ['picture', 'icon', 'avatar', 'chart'].includes(phraseOf(left, reader).noun ?? '');
    if (isPicture) return undefined;
    if (is(joint, 'becomes') && WEAK.test(joint?.text ?? '') && !isQuoted && old.from === undefined) {
      const typed = typedStart(old.tokens, text);
      if (typed === undefined) {
        const said = value
          .replace(/^(?:now|jetzt|an?|the|ein|eine|une?|un[oa]?)\s+/i, '')
          .replace(/\s+(?:now|jetzt|today|maintenant|ahora|again|instead)$/i, '');
        const spelt = isNamed(about) ? reader.spelt?.(about, said) : undefined;
        return spelt === undefined
          ? undefined
          : [{ kind: 'say', target: about, to: spelt, isQuoted: false, isRename: false, isProperty: true }];
      }
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
    // "The guji should say next": what others of its make say is a state of it, and no other name.
    const spelt = isQuoted || is(verb, 'rename') || !isNamed(about) ? undefined : reader.spelt?.(about, value);
    if (spelt !== undefined && old.from === undefined && (about.noun === undefined || !SAYING.has(about.noun)))
      return [{ kind: 'say', target: about, to: spelt, isQuoted: false, isRename: false, isProperty: true }];
    const asks = finish(
      left,
      value,
      isQuoted,
      old.from,
      isRename ||
        (isMark(main[becomes], ':', '→') &&
          about.noun !== undefined &&
          SAYING.has(about.noun) &&
          !isTyped(shapeOf(value))) ||
        /\b(?:called|renamed|named)\b/i.test(main[becomes]?.text ?? ''),
      reader,
    );
    return PROPERTY.test(main[becomes]?.text ?? '')
      ? asks?.map((ask) => (ask.kind === 'say' ? { ...ask, isProperty: true as const } : ask))
      : asks;
  }
  if (is(verb, 'set', 'rename', 'replace', 'make', 'put', 'move') || (verb !== undefined && !isOwn)) {
    const joints = rest.flatMap((token, at) =>
      at > 0 &&
      at < rest.length - 1 &&
      is(token, 'to', 'called') &&
      (is(verb, 'replace') || !/^(?:by|with|con|avec|met|mit|com)$/i.test(token.text))
        ? [at]
        : [],
    );
    // "… and rename to add bell": what was spoken of before.
    if (isOwn && is(verb, 'rename') && is(rest[0], 'to') && rest.length > 1) {
      const { value, isQuoted } = valueOf(trimValue(rest.slice(1)), text);
      return value === '' ? undefined : [{ kind: 'say', target: PRONOUN, to: value, isQuoted, isRename: true }];
    }
    for (const at of orderJoints(joints, rest)) {
      const old = takeOld(rest.slice(at + 1), notes, text);
      const [words, region] = takeRegion(trimValue(old.tokens), reader);
      const { value, isQuoted } = valueOf(words, text);
      if (is(verb, 'make') && !isQuoted && !isTyped(shapeOf(value))) continue;
      if (is(verb, 'replace') && !isQuoted && /^(?:an?|the|some|our)\s/i.test(value)) continue;
      const asks = finish([...rest.slice(0, at), ...region], value, isQuoted, old.from, isRename, reader);
      if (asks !== undefined) return asks;
    }
    if (is(verb, 'rename')) {
      // "Call the shelves box Loaded pieces": the new name begins with a large letter behind what is here.
      const large = rest.findIndex(
        ({ kind, text: own }, at) =>
          at > 0 && kind === 'word' && /^\p{Lu}/u.test(own) && reader.isHere(phraseOf(rest.slice(0, at), reader)),
      );
      if (large > 0 && !rest.some(({ kind }) => kind === 'quote'))
        return finish(
          rest.slice(0, large),
          rawOf(trimFillers(rest.slice(large)), text),
          false,
          undefined,
          true,
          reader,
        );
      const quotes = rest.filter(({ kind }) => kind === 'quote');
      const last = quotes.at(-1) ?? rest.at(-1);
      const at = last === undefined ? -1 : rest.indexOf(last);
      if (last !== undefined && at > 0)
        return finish(rest.slice(0, at), last.text, last.kind === 'quote', undefined, true, reader);
    }
  }
  return undefined;
};

/** Parts of a page that hold others and say nothing themselves. */
const WHOLES: ReadonlySet<Noun> = new Set([
  'footer',
  'header',
  'nav',
  'sidebar',
  'section',
  'list',
  'table',
  'card',
  'form',
  'hero',
  'chart',
  'page',
]);

/** Says something of what is named, and never that it has another name. */
const PROPERTY =
  /^(?:is given|is on|is at|has|have|gets?|costs?|comes? to|lasts?|takes?|hat|haben|kostet|a|tiene|cuesta|heeft|kost|tem|custa|ha|costa|coûte)$/i;

/** A joint before a quoted text or a figure before others; of several the last. */
const orderJoints = (joints: readonly number[], tokens: readonly Token[]): number[] =>
  [...joints].toSorted(
    (one, other) =>
      weigh(tokens[other + 1]) - weigh(tokens[one + 1]) ||
      // Behind the whole name of a thing its new words begin: "renomme Orders to ship en Commandes à expédier".
      Number(isWholeName(tokens[other - 1])) - Number(isWholeName(tokens[one - 1])) ||
      other - one,
  );

const isWholeName = (token: Token | undefined): boolean => token?.kind === 'name' || token?.kind === 'quote';

const weigh = (token: Token | undefined): number =>
  token?.kind === 'quote' ? 2 : /\d/.test(token?.text ?? '') ? 1 : 0;

/** "… soll „Einstellungen“ heissen". */
const withoutVerbs = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > 1 && is(tokens.at(-1), 'rename', 'becomes') ? tokens.slice(0, -1) : tokens;

/** Behind the value: "please", "only there", "in the table". */
const trimValue = (given: readonly Token[]): readonly Token[] => {
  // "With the same badge as the others" says how, and not what.
  const how = given.findIndex(
    (token, index) =>
      index > 0 &&
      /^(?:with|in|like|as|mit|wie)$/i.test(token.text) &&
      given.slice(index + 1, index + 3).some(({ text }) => /^(?:same|others?|dieselbe[nr]?|derselben)$/i.test(text)),
  );
  const tokens = how < 0 ? given : given.slice(0, how);
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      isMark(token, ',') &&
      !/\d/.test(tokens[index + 1]?.text ?? '') &&
      tokens.slice(0, index).some(({ kind }) => kind === 'quote'),
  );
  const value = at < 0 ? tokens : tokens.slice(0, at);
  // "Benenne Coffee in Kaffee um": the rest of the verb.
  return value.length > 1 && /^um$/i.test(value.at(-1)?.text ?? '') ? value.slice(0, -1) : value;
};

/** Kinds of things of which the words are meant, whatever others say. */
const SAYING: ReadonlySet<Noun> = new Set(['button', 'link', 'heading', 'title', 'label', 'field', 'entry', 'tab']);

/** Parts of a page that words behind a new name say it stands in: "rename floor to shop floor in the nav". */
const REGIONS: ReadonlySet<Noun> = new Set([
  'nav',
  'footer',
  'header',
  'sidebar',
  'table',
  'list',
  'form',
  'section',
  'faq',
  'head-row',
  'legend',
]);

/** Takes off the end where it is said, if that is no more than a kind of part of pages. */
function takeRegion(tokens: readonly Token[], reader: Reader): [readonly Token[], readonly Token[]] {
  if (tokens.some(({ kind }) => kind === 'quote')) return [tokens, []];
  const at = tokens.findLastIndex((token, index) => index > 0 && is(token, 'in') && !isMark(tokens[index - 1], ':'));
  if (at < 1 || tokens.length - at > 4) return [tokens, []];
  const region = phraseOf(tokens.slice(at + 1), reader);
  const isBare = region.words.length + region.quotes.length + region.near.length === 0;
  if (!isBare || region.noun === undefined || !REGIONS.has(region.noun)) return [tokens, []];
  return [tokens.slice(0, at), reader.isHere(region) ? tokens.slice(at) : []];
}
