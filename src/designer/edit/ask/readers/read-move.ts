import { isTyped, shapeOf } from '../../page/value-shape.ts';
import { type Read, type Reader, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { findNamedColors } from '../colors.ts';
import { isCommand, splitAt } from '../list-segments.ts';
import type { Noun } from '../nouns.ts';
import { PLACES, takePlaces } from '../take-places.ts';
import { type Token, is, isMark } from '../token.ts';

export const readMove: Read = ({ verb, rest, reader, main, isOwn }) => {
  // "Next walk: mowing first": which of a list comes where.
  const colon = main.findIndex((token) => isMark(token, ':'));
  const told = colon > 0 && verb === undefined ? trimFillers(main.slice(colon + 1)) : [];
  const end = PLACES.find((sense) => is(told.at(-1), sense) && (sense === 'top' || sense === 'bottom'));
  if (end !== undefined && told.length > 1 && told.every(({ kind }) => kind !== 'quote')) {
    const list = phraseOf(main.slice(0, colon), reader);
    const one = phraseOf(told.slice(0, -1), reader);
    const within = { ...one, near: [{ relation: 'in' as const, phrase: list }] };
    const target = [within, one].find((each) => isNamed(each) && reader.isHere(each));
    if (target !== undefined && isNamed(list) && reader.isHere(list))
      return [{ kind: 'move', targets: [target], place: { at: end } }];
  }
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
    (verb === undefined && isInto(main, reader)) ||
    (is(verb, 'sort') && rest.some((token) => is(token, ...PLACES))) ||
    (is(verb, 'make') && !rest.some((token) => is(token, 'to')) && rest.some((token) => is(token, ...PLACES))) ||
    goes > 0 ||
    (is(verb, 'goes') && !isOwn) ||
    (verb === undefined &&
      main.some((token, at) => at > 0 && is(token, ...PLACES)) &&
      !main.some((token) => is(token, 'becomes') || isMark(token, '→', ':') || token.kind === 'quote'));
  // "Bring the total down from £22 to £19": another figure, and no other place.
  const to = rest.findLastIndex((token) => is(token, 'to'));
  if (
    is(verb, 'move', 'put') &&
    to > 0 &&
    to < rest.length - 1 &&
    isTyped(shapeOf(rawOf(rest.slice(to + 1), reader.text)))
  )
    return undefined;
  if (!isMove) return undefined;
  const before = goes > 0 ? main.slice(0, goes) : [];
  const words = goes > 0 ? main.slice(goes + 1) : rest;
  const old = words.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const kept = trimFillers(old < 0 ? words : words.slice(0, old)).filter(
    (token) => !/^(?:up|down|directly|right|back|over|now|straight)$/i.test(token.text),
  );
  const isGoing = goes > 0 || is(verb, 'goes');
  const found = takePlaces(kept, reader, is(verb, 'move', 'put') || isGoing || isInto(main, reader), goes > 0);
  const [place] = found?.places ?? [];
  if (found === undefined || place === undefined) return undefined;
  const whole = goes > 0 ? cutKeeping(before) : found.before;
  const colors = findNamedColors(whole);
  const plain = whole.filter((_, at) => !colors.some(({ start, end: stop }) => at >= start && at < stop));
  const source = colors.length > 0 && !reader.isHere(phraseOf(whole, reader)) ? plain : whole;
  const from = source.findIndex((token, at) => at > 0 && is(token, 'from') && !is(token, 'to'));
  const parts = splitAt(from < 0 ? source : source, (token) => isMark(token, ',') || is(token, 'and'));
  const targets = parts.map((part) => phraseOf(part, reader)).filter(isNamed);
  const [first] = targets;
  if (first === undefined || targets.some((target) => !reader.isHere(target))) return undefined;
  if (place.of !== undefined && !reader.isHere(place.of) && (verb === undefined || isGoing)) return undefined;
  return [{ kind: 'move', targets, place }];
};

/** "Fire bell to the cast column": a part that holds things, named as one, and what goes into it. */
function isInto(tokens: readonly Token[], reader: Reader): boolean {
  const at = tokens.findIndex(
    (token, index) => index > 0 && /^(?:to|into|zu|in|nach|naar|dans|vers|a|para)$/i.test(token.text),
  );
  if (at < 1 || tokens.some((token) => is(token, 'becomes') || isMark(token, '→', ':') || isCommand(token)))
    return false;
  const holder = phraseOf(tokens.slice(at + 1), reader);
  const isHolder = holder.noun !== undefined && HOLDERS.has(holder.noun);
  return isHolder && holder.words.length + holder.quotes.length > 0 && reader.isHere(holder);
}

const HOLDERS: ReadonlySet<Noun> = new Set(['column', 'section', 'list', 'box', 'sidebar', 'footer', 'header', 'nav']);

/** "X keeps its style but": the first of it is what is spoken of. */
const cutKeeping = (tokens: readonly Token[]): readonly Token[] => {
  const at = tokens.findIndex((token, index) => index > 0 && is(token, 'keep'));
  return at < 0 ? tokens : tokens.slice(0, at);
};
