import { isTyped, shapeOf } from '../page/value-shape.ts';
import type { Ask } from './ask.ts';
import { type Reader, isNamed, phraseOf, trimFillers, valueOf } from './clause-words.ts';
import { fold, toWords } from '../page/to-words.ts';
import { isCommand } from './list-segments.ts';
import { findLooks } from './looks.ts';
import { readPhrase } from './read-phrase.ts';
import { readTokens } from './read-tokens.ts';
import { type Token, is } from './token.ts';

/** "The summary then shows Shipping €9.95": what is shown there has a name of its own. */
export function pairIn(tokens: readonly Token[], left: readonly Token[], reader: Reader): Ask | undefined {
  const words = trimFillers(tokens);
  for (let cut = 1; cut < words.length; cut++) {
    const { value, isQuoted } = valueOf(words.slice(cut), reader.text);
    if (
      !(isQuoted && words[cut]?.kind === 'quote' && cut === words.length - 1) &&
      (!/^[€$£¥+\-−~]?\s?\d/.test(value) || !isTyped(shapeOf(value)))
    )
      continue;
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

const LEAD = /^(?:in|at|on|im|am|um|en|dans|à)\s/i;
const PERIOD =
  /\s*(?:\/|\b(?:per|an?|par|pro|al|por|im|au|al))\s*(?:month|mois|monat|mes|mese|maand|year|an|jahr|año|anno|week|woche)$/iu;

const withoutPeriod = (value: string): string =>
  PERIOD.test(value) && isTyped(shapeOf(value.replace(PERIOD, ''))) ? value.replace(PERIOD, '') : value;

export function finish(
  left: readonly Token[],
  value: string,
  isQuoted: boolean,
  given: string | undefined,
  isRename: boolean,
  reader: Reader,
): Ask[] | undefined {
  if (value === '' || (!isQuoted && /["“”„«»]/.test(value))) return undefined;
  // "55 € par mois" where the page says how often beside it; "in room 4" instead of "room 3".
  const plain = isQuoted
    ? value
    : withoutPeriod(value).replace(given === undefined || LEAD.test(given) ? /^$/ : LEAD, '');
  if (plain !== value) return finish(left, plain, isQuoted, given, isRename, reader);
  if (!isQuoted && isMoreThanValue(value, reader)) return undefined;
  // "A filled button" says what it shall be, and not what it shall say.
  if (
    !isQuoted &&
    /^(?:an?|the|ein|eine|einen|une?|una)\s/i.test(value) &&
    readPhrase(readTokens(value, new Map()).tokens, value).noun !== undefined
  )
    return undefined;
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
      if (!isTyped(shapeOf(old.value)) && (!old.isQuoted || isTyped(shapeOf(value)))) continue;
      const phrase = phraseOf(target.slice(0, cut), reader);
      if (isNamed(phrase) && (reader.isHere(phrase) || phrase.noun !== undefined)) {
        from = old.value;
        target = target.slice(0, cut);
        break;
      }
    }
  } else if (from === undefined && target.length > 1) {
    const last = trailing(target, value, reader);
    if (last !== undefined) ({ from, target } = last);
  }
  // "Week 5 to week 6 day 1": more than another figure in the place of one.
  if (from !== given && /^\d+$/.test(from ?? '') && (value.match(/\d+/g) ?? []).length > 1) return undefined;
  const phrase = phraseOf(target, reader);
  if (phrase.noun === 'picture' || phrase.noun === 'icon' || phrase.noun === 'avatar') return undefined;
  if (!isNamed(phrase)) return undefined;
  if (phrase.noun === 'page' && phrase.words.length + phrase.quotes.length === 0) return undefined;
  if (!reader.isHere(phrase) && from === undefined && phrase.quotes.length === 0) {
    // "The version in the sidebar is 2.5": the only value of its sort in what holds it.
    const holder = isTyped(shapeOf(value)) ? phrase.near.find(({ relation }) => relation === 'in')?.phrase : undefined;
    if (holder === undefined || !reader.isHere(holder)) return undefined;
    return [{ kind: 'say', target: holder, to: value, isQuoted, isRename: false }];
  }
  return [{ kind: 'say', target: phrase, to: value, isQuoted, isRename, ...(from !== undefined && { from }) }];
}

/** Words that ask for something themselves were not meant to be written: "done and step 3 the current one". */
function isMoreThanValue(value: string, reader: Reader): boolean {
  const [, ...others] = value.split(/,\s+|\s(?:and|und|et|y|en|e)\s/);
  return others.some((part) => {
    const words = toWords(part);
    const [first] = readTokens(part, new Map(), 'en').tokens;
    const isAsking =
      isCommand(first) || findLooks(words).length > 0 || /\b(?:current|active|too|as well)\b/i.test(part);
    const phrase = readPhrase(readTokens(part, new Map()).tokens, part);
    return (
      isAsking && (phrase.noun !== undefined || phrase.words.length > 0 || isCommand(first) || reader.isHere(phrase))
    );
  });
}

/** A name and its old value: `Knee bend 104°` when all of it is found too. */
function trailing(
  target: readonly Token[],
  value: string,
  reader: Reader,
): { from: string; target: readonly Token[] } | undefined {
  const shown = reader.says?.(phraseOf(target, reader));
  for (let cut = 1; cut < target.length; cut++) {
    const token = target[cut];
    // "The answer to "Which …?"": whose it is, and no old value.
    if (is(target[cut - 1], 'to', 'of', 'in')) continue;
    // "Friday 14:00" names a place in which 14:00 does not stand.
    if (token !== undefined && shown !== undefined && !fold(shown).includes(fold(token.text))) continue;
    if (token === undefined || (token.kind !== 'quote' && !/^[~≈+\-−]?[€$£¥]?\d/.test(token.text))) continue;
    const old = valueOf(target.slice(cut), reader.text);
    // Words in the way of a figure are the name of what it belongs to, and no old value.
    if (!isTyped(shapeOf(old.value)) && (token.kind !== 'quote' || isTyped(shapeOf(value)))) continue;
    const phrase = phraseOf(target.slice(0, cut), reader);
    if (isNamed(phrase) && (phrase.words.length > 0 || phrase.quotes.length > 0) && reader.isHere(phrase))
      return { from: old.value, target: target.slice(0, cut) };
  }
  return undefined;
}
