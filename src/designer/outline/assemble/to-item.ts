import type { Item } from '../outline.ts';
import { splitCells } from '../values/cells.ts';
import { asideState } from '../values/state-words.ts';
import { control } from './make-node.ts';
import { cut, trimEnds, type Piece as Stretch } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { groupOfFacts } from './group-of-facts.ts';
import { literalWords } from './passage/literal-words.ts';
import { toListed } from '../values/item.ts';
import { relatedItem } from './related-item.ts';
import { thingOf } from './site/thing-of.ts';

/** "… and the badge "Almost full"": what a thing bears at the end of its line. */
const BADGE =
  /[,;]?\s(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\s(?:(?:the|an?|die|das|le|la|un|une|el|il|het|een)\s)?(?:\p{Ll}+\s)?(?:badge|tag|pill|chip|label|sticker|étiquette|etiqueta|insignia|etichetta)\s["“„«`]([^"”“»`]+)["”“»`]\.?$/iu;

/** "…, €290, button "Choose evening"": what can be done with a thing, at the end of its line. */
const ACTION =
  /[,;]\s(?:(?:and|with|plus|und|mit|et|avec|y|con|e|com|en|met)\s)?(?:an?\s|the\s|ein\s|un\s|une\s|una\s)?(\p{L}*(?:button|link|knopf|bouton|lien|bot[óã]o?n|enlace|pulsante|knop)\p{L}?)\s["“„«`]([^"”“»`]+)["”“»`]\.?$/iu;

/** `"Six per coach" with "Nobody waits."`: a name and what is said of it, both quoted. */
const QUOTED_PAIR =
  /^["“„«]([^"”“»]+)["”“»]\s(?:with|and|over|above|mit|und|avec|et|con|y|com|e|met|en)\s(?:the (?:text|words|line)\s)?["“„«]([^"”“»]+)["”“»][.,]?$/iu;

/** One thing of a list from its own line. */
export function toItem(given: Stretch): Item | undefined {
  const mark = /^\[\s*([^\]]*?)\s*\]\s*/.exec(given.text);
  const line = mark === null ? given : cut(given, mark[0].length);
  const marked = mark === null ? undefined : (MARKS[mark[1]?.toLowerCase() ?? ''] ?? asideState(mark[1] ?? '')?.state);
  const pair = QUOTED_PAIR.exec(line.text);
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const at = (words: string): Stretch => ({ text: words, start: line.start + line.text.indexOf(words) });
    return { title: literalWords(at(pair[1])), fields: [{ words: literalWords(at(pair[2])), as: 'note' }], nodes: [] };
  }
  const related = relatedItem(line);
  if (related !== undefined) return { ...related, ...(marked === undefined ? {} : { state: marked }) };
  const badge = BADGE.exec(line.text);
  const bearer = badge === null ? undefined : toItem(cut(given, 0, given.text.length - badge[0].length));
  if (badge?.[1] !== undefined && bearer !== undefined) {
    const at = line.start + line.text.lastIndexOf(badge[1]);
    const words = literalWords({ text: badge[1], start: at });
    return { ...bearer, fields: [...bearer.fields, { words, as: 'badge' }] };
  }
  const sign = SIGN.exec(line.text);
  const signed = sign === null ? undefined : toItem(cut(given, 0, given.text.length - sign[0].length));
  if (sign?.[1] !== undefined && signed !== undefined)
    return { ...signed, nodes: [...signed.nodes, { kind: 'icon', icon: sign[1] }] };
  const action = ACTION.exec(line.text);
  const doer = action === null ? undefined : toItem(cut(given, 0, given.text.length - action[0].length));
  const acts = action?.[1] === undefined ? undefined : findMentions(action[1])[0];
  if (action?.[2] !== undefined && doer !== undefined && acts?.makes.kind === 'control') {
    const at = line.start + line.text.lastIndexOf(action[2]);
    const label = literalWords({ text: action[2], start: at });
    return { ...doer, nodes: [...doer.nodes, control(acts.makes.control, { label })] };
  }
  const tag = marked === undefined ? mark?.[1] : undefined;
  if (tag !== undefined && /^\p{Lu}\p{L}[\p{L} -]*$/u.test(tag)) return taggedItem(given, tag, line);
  const told = /[.!?…]["”’»`*]*$/.test(line.text) ? thingOf(line) : undefined;
  if (told !== undefined) return { ...told, ...(marked === undefined ? {} : { state: marked }) };
  const doing = thingOf(line);
  if (doing !== undefined && doing.nodes.length > 0)
    return { ...doing, ...(marked === undefined ? {} : { state: marked }) };
  const group = groupOfFacts(line);
  if (group !== undefined) return group;
  const item = toListed(splitCells(line.text, line.start));
  return item === undefined ? undefined : { ...item, ...(marked === undefined ? {} : { state: marked }) };
}

/** What ends an entry and is a sign: `"Ben", "three doors down", call icon`. */
const SIGN = /\s*[,–—·|]\s*(?:with )?(?:an? )?((?:\p{Ll}+[ -]){0,1}\p{Ll}+) icon$/u;

/** "[Fixed] Crash on fonts": what it is, as a badge beside its words. */
function taggedItem({ text, start }: Stretch, tag: string, line: Stretch): Item {
  const words = literalWords({ text: tag, start: start + text.indexOf(tag) });
  return { title: literalWords(trimEnds(line, '.')), fields: [{ words, as: 'badge' }], nodes: [] };
}

/** Ticks and words in square brackets before an entry. */
const MARKS: Readonly<Record<string, NonNullable<Item['state']>>> = {
  x: 'done',
  '✓': 'done',
  now: 'current',
  next: 'open',
  '': 'open',
};
