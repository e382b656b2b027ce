import { cut, trimEnds, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { findPlaces } from '../../lexicon/find-places.ts';
import type { ControlKind, ControlNode, Node } from '../../outline.ts';
import { readFacts } from '../../values/fact.ts';
import { splitEnumeration } from '../../values/enumeration.ts';
import { markLevels, TOP } from '../../values/top-level.ts';
import { findValues } from '../../values/value-at.ts';
import { control } from '../make-node.ts';
import { FIELD_KINDS, readField } from '../read-field.ts';
import { fieldKindOf } from './field-kind.ts';

export interface FormFields {
  nodes: Node[];
  /** Characters of the piece that were read, the lead included. */
  length: number;
}

/** What stands between a form and its fields. */
const LEAD =
  /^(?:\s*\([^()]*\))?[\s,]*(?:(?:on|at|in|to) the \p{L}+\s*)?(?:[:：–—]|(?:to|for|where|that|which|um|zum|für|pour|para|per|voor|för)\s[^:：.,;()]{2,60}[:：]|(?:where|in which) (?:you|they|people|one|guests|users|visitors|customers) (?:enter|fill in|type|give|leave|put)s?|(?:which |that )?(?:asks?|asking) (?:\p{L}+ )?for|(?:with|has|having|containing|contains|takes|of|collects|collecting|mit|avec|con|com|met|z|ze|med|per|voor)(?: (?:the |these |den |les |los |i |following |the following )?(?:fields?|inputs?|entries|feldern?|champs|campos|campi|velden|pola|polami|fält)(?: (?:for|für|pour|para|per|voor|na|för))?\s*[:：]?)?|fields?\s*[:：]?)\s*/iu;

/** Between two fields of a list. */
const JOINT = /\s*(?:[,;、，،؛+&/]|\s(?:and|und|et|y|e|en|i|och|ve|plus|as well as)(?=\s))\s*/uy;

/** Words before a field's name that are no part of it. */
const BEFORE =
  /^(?:(?:and|plus|also|then|und|et|y|e|i|och|ve)\s+)?(?:(?:an?|the|your|their|his|her|my|our|one|some|optional|ein|eine|einen|der|die|das|den|dein|ihr|un|une|le|la|les|votre|el|los|las|su|tu|um|uma|o|os|il|lo|een|het|de|en|ett)\s+)?(?:(?:fields?|inputs?|boxe?s?|lines?|feld|champ|campo|veld|pole)\s+(?:for|to enter|für|pour|para|per|voor|na|för)\s+(?:the\s|your\s)?)?/iu;

/** Why a field is there: said to whoever draws it. */
const REASON =
  /\s+(?:because|cause|so that|since|weil|damit|parce que|pour que|porque|para que|perché|omdat|bo|eftersom|çünkü)\s.*$/iu;

/** The word for a field behind its name: "name field", "message box". */
const BEHIND = /\s+(?:fields?|inputs?|box(?:es)?|entry|line)$/iu;

/** Kinds that take an answer, and stand above a list rather than in a form. */
const ABOVE_LISTS: ReadonlySet<ControlKind> = new Set(['segmented', 'search']);

/** Nouns of things that stand beside a form, never in it. */
const PARTS: ReadonlySet<Node['kind'] | 'frame'> = new Set([
  'section',
  'frame',
  'table',
  'chart',
  'picture',
  'items',
  'schedule',
  'steps',
  'grid',
]);

const NO_NAME =
  /\b(?:is|are|should|must|needs?|will|can|goes|stands?|sits?|shows?|ist|sind|soll\p{L}*|est|sont|es|son|please|pls|below|under(?:neath)?|above|beside|next to|then)\b|[.!?]\s|["“”„«»`]|#[\da-f]{3}/iu;

/**
 * Reads the fields that a form is told to have, in a row behind its noun: "… with name, email and a message box", ": Name,
 * Date of visit, Kind (select: Day, Night)". Each becomes the control that its name or its noun says. Nothing where no list
 * of names follows; ends before whatever is no field.
 */
export function readFormFields(behind: Piece, lang: string): FormFields | undefined {
  const bracket = /^\s*\(([^()]+[,/+;][^()]+)\)/u.exec(behind.text);
  if (bracket?.[1] !== undefined) {
    const inner = { text: `: ${bracket[1]}`, start: behind.start + behind.text.indexOf(bracket[1]) - 2 };
    const inside = readFormFields(inner, lang);
    return inside === undefined ? undefined : { nodes: inside.nodes, length: bracket[0].length };
  }
  const lead = LEAD.exec(behind.text);
  if (lead === null) return undefined;
  const nodes: Node[] = [];
  let end = 0;
  for (const part of splitParts(cut(behind, lead[0].length))) {
    const node = fieldAt(part, lang);
    if (node === undefined) break;
    nodes.push(node);
    end = part.start + part.text.length - behind.start;
  }
  return nodes.length === 0 ? undefined : { nodes, length: end };
}

function splitParts(list: Piece): Piece[] {
  const levels = markLevels(list.text);
  const parts: Piece[] = [];
  let from = 0;
  for (let at = 0; at < list.text.length; at++) {
    if (levels[at] !== TOP) continue;
    // A sentence ends the list.
    if (/[.!?]/.test(list.text[at] ?? '') && /^\s|^$/.test(list.text.slice(at + 1, at + 2))) {
      parts.push(cut(list, from, at));
      return parts;
    }
    JOINT.lastIndex = at;
    const joint = JOINT.exec(list.text);
    if (joint === null || joint[0].trim() === '') continue;
    if (joint[0].includes('/') && /\s/u.test(joint[0])) {
      at += joint[0].length - 1;
      continue;
    }
    parts.push(cut(list, from, at));
    from = at + joint[0].length;
    at = from - 1;
  }
  parts.push(cut(list, from));
  return parts.filter(({ text }) => text !== '');
}

function fieldAt(part: Piece, lang: string): Node | undefined {
  // "Your name" is what a field is called; "your name" is told of it.
  const small = BEFORE.exec(part.text)?.[0] ?? '';
  const before = /^\p{Lu}/u.test(small) && !/\s(?:for|für|pour|para|per|voor)\s/u.test(small) ? 0 : small.length;
  const bare = trimEnds(cut(part, before, REASON.exec(part.text)?.index ?? part.text.length), ' .,');
  if (bare.text === '') return undefined;
  const told = readField(bare) ?? readChoice(bare);
  if (told !== undefined) return told;
  const aside = /\s*\(([^()]*)\)$/u.exec(bare.text);
  const named = aside === null ? bare : cut(bare, 0, aside.index);
  const mention = findMentions(named.text, lang).findLast(({ isWeak }) => !isWeak);
  if (mention?.makes.kind === 'control') {
    const kind = mention.makes.control;
    if (!FIELD_KINDS.has(kind) || ABOVE_LISTS.has(kind) || mention.isPlural) return undefined;
    // "a dropdown for the service", "number of guests stepper"
    const behind = /^\s+(?:for|of|to (?:choose|pick|select)|für|pour|para|per|voor|de)\s+(?:the\s|a\s)?(.+)$/iu.exec(
      named.text.slice(mention.end),
    )?.[1];
    const front = named.text.slice(0, mention.start).trim();
    const name = behind ?? (front === '' ? undefined : front);
    if (name === undefined) return kind === 'input' ? undefined : control(kind, {});
    return fieldOf(named, name, kind === 'input' ? fieldKindOf(name) : kind);
  }
  const name = BEHIND.test(named.text) ? named.text.replace(BEHIND, '') : named.text;
  if (
    name.split(/\s+/).length > 5 ||
    NO_NAME.test(name) ||
    findValues(name).length > 0 ||
    findPlaces(named.text, lang).some(({ means }) => means.place !== undefined) ||
    (mention !== undefined && PARTS.has(mention.makes.kind))
  )
    return undefined;
  const field = fieldOf(named, name, fieldKindOf(name));
  const hint = aside?.[1];
  if (hint !== undefined) field.hint = { text: hint, origin: 'literal' };
  return field;
}

/** "male / female / not sure", "Kind of piano (Upright, Grand, Digital)": what can be chosen, with or without its name. */
function readChoice(piece: Piece): ControlNode | undefined {
  const bare = piece.text.split(/\s\/\s/u);
  const aside = /^([^()]{2,40}?)\s*\(([^()]+,[^()]+)\)$/u.exec(piece.text);
  const [, name, inner] = aside ?? [];
  // "Row A (Tundra 900 g, Bosko 850 g)": things with their figures are told, not chosen.
  const figures = inner === undefined ? 0 : readFacts(inner).filter(({ value }) => /\d/.test(value.text)).length;
  if (name !== undefined && inner !== undefined && figures < 2) {
    const options = splitEnumeration(inner, piece.start + piece.text.indexOf(inner)).map((label) => ({ label }));
    const field = fieldOf(piece, name, 'select');
    return { ...field, options };
  }
  if (bare.length < 2 || bare.some((part) => part.trim() === '' || part.split(/\s+/u).length > 3)) return undefined;
  const options = splitEnumeration(piece.text, piece.start).map((label) => ({ label }));
  return control('radio', { options });
}

function fieldOf(piece: Piece, name: string, kind: ControlKind): ControlNode {
  const start = piece.start + Math.max(0, piece.text.indexOf(name));
  return control(kind, {
    label: {
      text: name.charAt(0).toUpperCase() + name.slice(1),
      origin: 'literal',
      span: { start, end: start + name.length },
    },
  });
}
