import { readTemplate } from '../assemble/apply-template.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Owner } from '../assemble/scope.ts';
import { cut, type Piece } from '../form/piece.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import type { Node } from '../outline.ts';
import type { Part } from './part.ts';
import { parseParts } from './parse-parts.ts';

const EACH =
  '(?:each|every)(?: (?:one|single))?(?: of (?:them|these|those|the \\p{L}+))?|jede[rsmn]?|chaque|chacun\\p{L}*|cada(?: un[oa])?|ogni|ciascun\\p{L}*|elke?|ieder\\p{L}*|każd\\p{L}+|varje';
const HAS =
  "there (?:is|are)|has|have|shows?|carr(?:y|ies)|holds?|contains?|gets?|bears?|includes?|displays?|offers?|features?|comes with|ends (?:with|in)|gibt es|zeigt|hat|trägt|enthält|bekommt|bietet|steh(?:t|en)|(?:be)?findet? sich|(?:be)?finden sich|sieht man|(?:il )?y a|affiche|porte|contient|comporte|montre|propose|présente|a|lleva|tiene|muestra|contiene|incluye|hay|ofrece|mostra|tem|há|traz|ha|c[’']è|ci sono|porta|heeft|toont|bevat|krijgt|ma|pokazuje|zawiera|har|visar|innehåller";
const ALSO =
  'also|too|außerdem|auch|zusätzlich|ebenfalls|zudem|aussi|également|en outre|también|además|também|anche|inoltre|ook|bovendien|także|też|också|dessutom';

/** "In every card there is …", "Jede Zeile zeigt außerdem …": what comes is a part of each thing of a list. */
export const EACH_HEAD = new RegExp(
  String.raw`^(?:(?:and|und|et|y|e)\s)?(?:(?:in|on|inside|within|under|beside|auf|an|unter|neben|bei|dans|sur|sous|à|en|sobre|bajo|em|su|sotto|op|bij|na|w|på|i)\s)?(?:${EACH})\s(?:(?!${HAS}\s)(?:\p{L}[\p{L}-]*)\s){0,3}?(?:(?:${ALSO})\s)?(?:${HAS})\s(?:(?:${ALSO})\s)?`,
  'iu',
);

/** Kinds that every thing of a list can have beside its own words. */
const OWN: ReadonlySet<Node['kind']> = new Set(['control', 'picture', 'icon', 'progress', 'badge', 'rating', 'chart']);

/**
 * A sentence that says what each thing of the list before it has, and nothing else: its pictures, bars, badges and buttons go
 * into every one of them. → whether it was one; strict, so that words of the things themselves stay with other readers.
 */
export function readEachOf(draft: PageDraft, sentence: Piece, owner: Owner): boolean {
  const { lang } = draft.outline;
  const head = EACH_HEAD.exec(sentence.text)?.[0];
  const list = head === undefined ? undefined : (owner.items ?? draft.lastList());
  if (head === undefined || list?.kind !== 'items') return false;
  const read = readTokens(cut(sentence, head.length), lang);
  const parts = parseParts(read, lang);
  if (parts === undefined || !parts.every(isOwn)) return false;
  const templates = readTemplate(read.tokens);
  if (templates.length < parts.length) return false;
  draft.addTemplates(list, templates);
  return true;
}

const isOwn = (part: Part): boolean =>
  part.is === 'element' && OWN.has(part.mention.makes.kind as Node['kind']) && part.parts === undefined;
