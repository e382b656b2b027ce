import { findMentions } from '../lexicon/find-mentions.ts';
import { listLiterals } from '../prose/list-literals.ts';
import { findQuoted } from '../values/quoted.ts';
import { talkPatterns } from './talk-patterns.ts';

/** A measure of the page, which no reader of it sees: "48 px", "40 %" of what it takes stays a figure. */
const MEASURE = /\d+(?:[.,]\d+)?\s?(?:px|pt|dp|rem|em|vh|vw|ms|columns?|characters?|letters?|seconds?)(?![\p{L}])/giu;

/** Whether words hold what may stand on the page as it is: a quotation, a figure, a name. */
export function holdsLiteral(text: string, lang: string): boolean {
  const bare = text.replaceAll(MEASURE, ' ').replaceAll(/(?<=\s)I(?=[\s'’,.;]|$)/gu, 'i');
  return findQuoted(bare).length > 0 || listLiterals({ text: bare, start: 0 }, lang).length > 0;
}

/** Whether words name a part of a page. */
export const holdsPart = (text: string, lang: string): boolean =>
  findMentions(text, lang).some(({ isWeak, isModifier }) => !isWeak && !isModifier);

/** "label: value", "list: a, b": what stands behind a colon is told, whatever leads to it. */
const LEADS_ON = /[:：](?:\s|$)/u;

/**
 * Whether a whole clause is said to whoever draws the page and not on it: who uses it and how, what a touch does, what must
 * be, what is wished for. Never where it quotes something, names somebody or gives a figure.
 *
 * @example isTalk('they read it with gloves on', 'en') // true
 */
export function isTalk(clause: string, lang: string): boolean {
  const patterns = talkPatterns(lang);
  if (patterns === undefined) return false;
  const bare = clause.trim().replace(patterns.before, '');
  if (!/\s/u.test(bare) || /[?？]/u.test(bare) || LEADS_ON.test(bare) || holdsLiteral(bare, lang)) return false;
  if (patterns.bound.test(clause.trim()) || patterns.gesture.test(bare)) return true;
  if (patterns.asking.test(bare)) return !holdsPart(bare, lang) || MANNER.test(bare);
  if (patterns.acting.test(bare)) return !(WISHES.test(bare) && holdsPart(bare, lang));
  return patterns.modal.test(bare) && (!holdsPart(bare, lang) || !SHOWS.test(bare));
}

/** What is asked of everything, or of a part that is there already. */
const MANNER =
  /^(?:keep|make|leave|treat|let|give|halte?t?|macht?|lasst?|gard\p{L}*|laisse\p{L}*|mant\p{L}*|haz\p{L}*|deja)\s(?:it|this|that|them|everything|the|all|es|alles|das|den|die|der|tout|le|la|les|lo|todo|el|los|las)(?!\p{L})/iu;

/** "I need a list of …", "users see a map": who wants a part says what is there. */
const WISHES =
  /\s(?:need|want|like|love|see|sees|get|gets|have|has|find|finds|can see|would like|need to see|brauche?n?|möchten?|wollen|will|sehen|sieht|hätten?|finden|veux|voudrais|voit|voient|trouve|quiero|queremos|necesito|ve|ven|encuentra)(?!\p{L})/iu;

/** "The header should hold a search field": a demand that tells a part. */
const SHOWS =
  /\s(?:be an?|show|hold|have|contain|include|say|list|read|display|stand|sit|be (?:on|at|in|selected|disabled|checked|ticked|off)|zeigen|enthalten|haben|stehen|sein|heißen|montrer|afficher|contenir|avoir|être|mostrar|tener|contener|estar|ser)(?!\p{L})/iu;
