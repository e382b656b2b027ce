import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Item } from '../outline.ts';
import { toListed } from '../values/item.ts';
import { findQuoted } from '../values/quoted.ts';
import { valueAt } from '../values/value-at.ts';
import { capital } from './list-facts.ts';
import { literalWords } from './passage/literal-words.ts';

const WITH = 'with|having|showing|at|mit|bei|avec|con|com|met|med|z';
/** Words that bind a moment or figure; elsewhere they are a part of what is said: "in Porto", "for Emre". */
const WHEN = 'on|at|in|after|um|am|ab|nach|à|en|le|el|a las?|alle|às|om|op|kl';
const KEPT = 'by|from|for|of|von|für|aus|par|de|du|pour|por|para|di|da|per|van|voor|av|för';
const PRONOUN = 'which|that|who|das|der|die|qui|que|che|dat|som';
const VERB =
  'takes?|took|lasts?|lasted|costs?|weighs?|weighed|needs?|runs?|ran|holds?|measures?|counts?|is|was|has|had|dauert|dauerte|kostet|wiegt|hat|ist|misst|dure|coûte|pèse|a duré|dura|duró|cuesta|pesa|tiene|costa|duurt|kost|weegt';
const ARTICLE = 'the|an?|der|die|das|dem|den|le|la|les|el|los|las|il|lo|os?|as?|de|het';
/** Names for any value, which say nothing beside it. */
const ANY =
  'value|figure|number|time|hour|date|price|state|status|wert|zahl|uhrzeit|zeit|preis|stand|valeur|heure|prix|état|valor|hora|precio|estado|ora|prezzo|stato';

/** `"Slow checks" on 2 May which took 41 min`: a name in marks, and behind it what relations tie to it. */
const RELATED = new RegExp(String.raw`^\s+(?:${WITH}|${WHEN}|${KEPT}|(?:${PRONOUN})\s(?:${VERB}))\s`, 'iu');

/** Where one thing that is told ends and the next begins. */
const BETWEEN = new RegExp(
  String.raw`,\s+(?:(?:and|und|et|y|e|en|och)\s+)?|\s+(?:and|und|et|y|e|en|och)\s+(?=(?:${WITH}|${WHEN})?\s?\d|(?:${WITH}|${PRONOUN})\s)|\s+(?=(?:${PRONOUN})\s(?:${VERB})\s)|\s+(?=(?:${WITH}|${WHEN})\s\d)`,
  'giu',
);

const HEAD = new RegExp(
  String.raw`^(?:(?:${PRONOUN})\s+)?(?:(?:${VERB})\s+)?(?:(?:${WITH})\s+)?(?:(?:${WHEN})\s+(?=\d))?`,
  'iu',
);

/** "the team | Blue Herons", "dem Team | Blaue Reiher": a word for what a name is of, with its article. */
const LABEL = new RegExp(String.raw`^(?:(?:${ARTICLE})\s+|l['’])(\p{L}[\p{L}-]{1,20})\s+(?=[\p{Lu}\d])`, 'u');
const DETERMINED = new RegExp(String.raw`^(?:(?:${ARTICLE})\s+|l['’])(?=\p{L})`, 'u');

const CLAUSE = new RegExp(String.raw`^(?:${PRONOUN})\s`, 'iu');
const IS_ANY = new RegExp(`^(?:${ANY})$`, 'iu');
const ANY_BEFORE = new RegExp(String.raw`^(?:${ANY})\s+(?=\S)`, 'iu');

/** Clauses of German and Dutch end with their verb. */
const LAST_VERB = new RegExp(String.raw`\s(?:${VERB})$`, 'iu');

const MOST_WORDS = 8;

/**
 * One thing of a list that sentences tell: its name in marks, and what "with", "by", "on", "which took" tie to it as its
 * fields; nothing where it is told in another way.
 */
export function relatedItem(line: Piece): Item | undefined {
  const [name, second] = findQuoted(line.text);
  if (name?.start !== 0 || second !== undefined) return undefined;
  const rest = cut(line, name.end);
  if (!RELATED.test(line.text.slice(name.end))) return undefined;
  const fields = split(trimEnds(rest, '.,;')).map(toField);
  if (
    fields.length === 0 ||
    fields.some(({ piece }) => piece.text === '' || piece.text.split(/\s+/u).length > MOST_WORDS)
  )
    return undefined;
  const title = literalWords(cut(line, name.inner.start, name.inner.end));
  const item = toListed([{ ...title, isQuoted: true }, ...fields.map(({ piece }) => literalWords(piece))]);
  if (item === undefined) return undefined;
  return {
    ...item,
    fields: item.fields.map((field) => {
      const label = fields.find(({ piece }) => piece.start === field.words.span?.start)?.label;
      return label === undefined ? field : { ...field, label: capital(literalWords(label)) };
    }),
  };
}

/** Whether a stretch begins with a thing that is told so. */
export function isRelated(text: string): boolean {
  const [name] = findQuoted(text);
  return name !== undefined && text.slice(0, name.start).trim() === '' && RELATED.test(text.slice(name.end));
}

function split(rest: Piece): Piece[] {
  const marks = [...rest.text.matchAll(BETWEEN)].filter(({ index, 0: sign }) => index > 0 && sign !== '');
  const starts = [0, ...marks.map(({ index, 0: sign }) => index + sign.length)];
  return starts.map((start, at) => cut(rest, start, marks[at]?.index ?? rest.text.length));
}

function toField(told: Piece): { piece: Piece; label?: Piece } {
  const head = HEAD.exec(told.text)?.[0].length ?? 0;
  const last = CLAUSE.test(told.text) ? LAST_VERB.exec(told.text)?.index : undefined;
  const bare = cut(told, head, last ?? told.text.length);
  const named = LABEL.exec(bare.text);
  const [lead = '', word = ''] = named ?? [];
  if (named !== null) {
    const piece = cut(bare, lead.length);
    if (IS_ANY.test(word)) return { piece };
    const at = lead.indexOf(word);
    // "level 3": a number needs its word; with an article before it the word is its label.
    if (head > 0) return { piece, label: cut(bare, at, at + word.length) };
  }
  const any = ANY_BEFORE.exec(bare.text)?.[0].length ?? 0;
  const article = head > 0 && valueAt(bare.text, 0) === undefined ? (DETERMINED.exec(bare.text)?.[0].length ?? 0) : 0;
  return { piece: cut(bare, Math.max(any, article)) };
}
