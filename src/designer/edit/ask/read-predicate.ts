import { isTyped, shapeOf } from '../page/value-shape.ts';
import { trimFillers } from './clause-words.ts';
import { findNamedColors } from './colors.ts';
import { findLooks } from './looks.ts';
import type { VerbSense } from './phrase-senses.ts';
import { DROPPED } from './readers/look-words.ts';
import { GONE, sideOf } from './side-words.ts';
import { PLACES } from './take-places.ts';
import { type Token, is, isMark } from './token.ts';

/** What is said of a thing. A wish with its own verb is taken as it is said. */
export interface Predicate {
  kind: 'look' | 'state' | 'place' | 'side' | 'gone' | 'text' | 'value' | 'wish';
  tokens: readonly Token[];
}

/** What a thing is said to be, and the verb that makes it so. */
export const STATES: readonly (readonly [RegExp, VerbSense])[] = [
  [/^(?:unchecked|unticked|unselected|deselected)$/i, 'deselect'],
  [
    /^(?:(?:pre)?selected|checked|ticked|chosen|ausgewählt|vorausgewählt|coché|sélectionnée?|seleccionad[oa])$/i,
    'select',
  ],
  [/^(?:(?:switched |turned )?on|an|ein|enabled)$/i, 'on'],
  [/^(?:(?:switched |turned )?off|aus)$/i, 'off'],
  [/^(?:disabled|inactive|gr[ea]yed out)$/i, 'disable'],
  [/^(?:open|opened|expanded|unfolded|offen|ouverte?|abiert[oa])$/i, 'open'],
  [/^(?:closed|collapsed|folded|zu|fermée?|cerrad[oa])$/i, 'close'],
  [/^(?:required|mandatory|obligatory|pflichtfeld(?:er)?|obligatoire|obligatori[oa])(?: fields?| ones?)?$/i, 'require'],
  [/^(?:current|active|aktiv|actif|activ[oa])$/i, 'current'],
];

/** A verb that was not said, where it would have stood. */
export const verb = (sense: VerbSense, like: Token | undefined): Token => ({
  kind: 'word',
  text: sense,
  words: [sense],
  senses: new Set([sense]),
  start: like?.start ?? 0,
  end: like?.start ?? 0,
});
/** What is said of a thing; undefined where words are left over. */
export function readPredicate(given: readonly Token[], joint: Token | undefined): Predicate | undefined {
  const start = given.findIndex((token) => !LEAD.test(token.text) || token.kind !== 'word');
  const tokens = trimFillers(start < 0 ? given : given.slice(start));
  const all = trimFillers(given);
  if (all.length === 0) return undefined;
  const [first] = tokens;
  const text = all.map(({ text: own }) => own).join(' ');
  if (
    all.every((token) => GONE_WORDS.test(token.text) || GONE.test(token.text) || LEAD.test(token.text)) &&
    tokens.length > 0
  )
    return { kind: 'gone', tokens: all };
  const until = all.findIndex(({ text: own }, at) => at > 0 && UNTIL.test(own));
  if (until > 0 && joint !== undefined) return readPredicate(all.slice(0, until), joint);
  if (all.length < 5 && STATES.some(([words]) => words.test(tokens.map(({ text: own }) => own).join(' '))))
    return { kind: 'state', tokens };
  const side = sideOf([verb('make', first), ...all]);
  if (side !== undefined && side.start === 1) return { kind: 'side', tokens: all };
  const place = all.findIndex((token) => !PLACING.test(token.text) || is(token, ...PLACES));
  if (place >= 0 && is(all[place], ...PLACES) && isPlace(all.slice(place)))
    return { kind: 'place', tokens: all.slice(place) };
  const end = placeByRank(all);
  if (end !== undefined) return { kind: 'place', tokens: end };
  if (isLook(all)) return { kind: 'look', tokens: all };
  if (joint === undefined && !isTextual(all))
    return isTyped(shapeOf(text)) ? { kind: 'value', tokens: all } : undefined;
  const value = withoutSaying(all);
  if (value.length === 0) return undefined;
  const isSaid = value.length < all.length || value[0]?.kind === 'quote' || isMark(joint, '→');
  const said = value.map(({ text: own }) => own).join(' ');
  if (isTyped(shapeOf(said))) return { kind: 'value', tokens: value };
  return isSaid || /^\p{Lu}/u.test(said) ? { kind: 'text', tokens: value } : undefined;
}

/** "At the top of the list", and no "first testimonial"; below and above stand before what they are of. */
const isPlace = ([first, ...rest]: readonly Token[]): boolean =>
  is(first, 'top', 'bottom')
    ? rest.length === 0 || is(rest[0], ...PLACES, 'in', 'of') || isMark(rest[0], ',')
    : rest.length > 0;

const UNTIL = /^(?:until|while|unless|bis|solange|tant|hasta|mientras)$/i;

/** Words before what is said: "now", "be", "shown in". */
const LEAD =
  /^(?:be|now|also|then|just|set|to|as|shown|displayed|marked|made|kept|the|an?|be|is|are|still|initially|sein|werden|être|ser|estar)$/i;
const PLACING =
  /^(?:be|stand|sit|go|come|move|moved|put|placed|shown|appear|directly|right|now|also|up|down|back|over|stehen|stand|an|the|as|in|at|on|to|far|very|sein|être|aller|ir|estar)$/i;
const GONE_WORDS =
  /^(?:gone|removed|hidden|hide|deleted|remove|delete|dropped|away|entfernt|weg|gelöscht|supprimée?|eliminad[oa])$/i;

/** "The last alarm", "first in the list": a place in the list that the thing stands in. */
function placeByRank(tokens: readonly Token[]): readonly Token[] | undefined {
  const words = tokens.filter(
    (token) => !/^(?:be|the|as|as the|to|come|go|stand|an?|very|one|entry|item|row|card)$/i.test(token.text),
  );
  const [first, ...rest] = words;
  if (first === undefined || rest.length > 1) return undefined;
  if (/^(?:first|topmost|erste[rsn]?|premi(?:er|ère)|primer[oa]?)$/i.test(first.text))
    return [{ ...first, senses: new Set(['top'] as const) }];
  if (/^(?:last|final|letzte[rsn]?|dernière?|últim[oa])$/i.test(first.text))
    return [{ ...first, senses: new Set(['bottom'] as const) }];
  return undefined;
}

/** All words are of a look or a colour. */
function isLook(tokens: readonly Token[]): boolean {
  // "The other way round" is no look.
  if (
    tokens.some(
      ({ kind, text }, at) =>
        kind === 'quote' || kind === 'name' || (/^way$/i.test(text) && /^a?round$/i.test(tokens[at + 1]?.text ?? '')),
    )
  )
    return false;
  const taken = new Set<number>();
  for (const { start, end } of findNamedColors(tokens)) for (let at = start; at < end; at++) taken.add(at);
  const words = tokens.flatMap((token, at) => (token.kind === 'word' ? token.words.map((word) => ({ word, at })) : []));
  for (const { start, end } of findLooks(words.map(({ word }) => word)))
    for (let at = start; at < end; at++) taken.add(words[at]?.at ?? -1);
  return (
    taken.size > 0 &&
    tokens.every(
      (token, at) => taken.has(at) || DROPPED.test(token.text) || LOOK_LEAD.test(token.text) || is(token, 'and'),
    )
  );
}
const LOOK_LEAD =
  /^(?:be|shown|displayed|made|painted|coloured|colored|set|printed|written|kept|highlighted|thick|thin|way|even|all|now|also|werden|sein)$/i;

/** Words that lead to what a thing says. */
const isTextual = (tokens: readonly Token[]): boolean => SAYING.test(tokens[0]?.text ?? '') && tokens.length > 1;
const SAYING =
  /^(?:say|says|saying|read|reads|reading|text|label|labelled|labeled|called|titled|named|be called|heißen|heissen|lauten|dire|decir|rezar|lezen|heten)$/i;

const withoutSaying = (tokens: readonly Token[]): readonly Token[] => {
  const start = tokens.findIndex(
    (token) =>
      !(token.kind === 'word' && (SAYING.test(token.text) || /^(?:be|now)$/i.test(token.text))) && !isMark(token, ':'),
  );
  const own = start < 0 ? [] : tokens.slice(start);
  return own.length > 1 && SAYING.test(own.at(-1)?.text ?? '') ? own.slice(0, -1) : own;
};
