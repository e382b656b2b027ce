import type { ItemsNode } from '../../outline.ts';
import type { Token, TokenOf } from '../../phrases/token.ts';
import { readTemplate } from '../apply-template.ts';
import { labelAfter } from '../label-after.ts';
import { subjectBehind } from '../picture-subject.ts';
import { readEntries } from './read-entries.ts';
import type { Statement } from './statement.ts';

/** "On each a button 'Take'", "tick box per dog": a part of every thing of the last list. */
export function templateAt(statement: Statement, token: TokenOf<'noun'>, at: number): number | undefined {
  const before = statement.tokens[at - 1];
  const isLed =
    before?.is === 'words' &&
    /(?:^|\s)(?:on|for|in|with|beside|at|next to|under|behind|bei|auf|pour|sur|para|en|su|per)\s+(?:each|every|jede[rmns]?|chaque|cada|ogni)(?:\s+(?:one|row|card|item|name|of them|piece))?(?:\s+an?)?$|(?:^|\s)(?:each|every|all|both|jeweils|je|jede[rs]?|chacun[e]?|chaque|cada un[oa]?|ciascun[oa]?|elk|varje)(?:\s+(?:one|row|card|item|of them|stop|piece|\p{Ll}{3,12}))?\s+(?:with|has|have|having|gets?|carr(?:y|ies)|shows?|mit|avec|con|com|met|med)(?:\s+(?:an?|its|the|their|his|her|one|ein|eine[mn]?|une?|una?|uma?|een|ett?))?$/iu.test(
      wordsBefore(statement.tokens, at),
    );
  const label = labelAfter(statement.tokens, at);
  const named = label === undefined ? undefined : statement.tokens[label.next - 1];
  const isPer = PER.test(statement.sentence.piece.text.slice(named?.end ?? token.end));
  const isOfListed = token.mention.makes.kind === 'picture' && isAmongParts(statement.tokens, at);
  if (!isLed && !isPer && !isOfListed) return undefined;
  const colon = isLed || isOfListed ? listBehind(statement.tokens, at) : undefined;
  const list =
    colon === undefined
      ? (statement.items ??
        (isLed && !isOnEach(statement.tokens, at)
          ? statement.draft.listIn(statement.scope)
          : statement.draft.lastList()))
      : openList(statement);
  if (list === undefined) return undefined;
  const shown = token.mention.makes.kind === 'picture' ? subjectBehind(statement.tokens, at)?.next : undefined;
  const end = colon ?? shown ?? (label?.next ?? at + 1) + (isPer ? 1 : 0);
  const templates = readTemplate(statement.tokens.slice(at, end));
  if (templates.length === 0) return undefined;
  statement.draft.addTemplates(list, templates);
  return colon === undefined || statement.collection === undefined
    ? end
    : readEntries(statement, statement.collection, token.mention, colon - 1, colon);
}

/** Behind what every thing of a list has: "a checkbox in front of each". */
const PER =
  /^\s*(?:per|(?:in front of|before|behind|after|next to|beside) (?:each|every)|(?:for|on|in) (?:each|every)|pro|par|por cada|para cada|per ogni)(?=[\s.;,]|$)/i;

/** What one thing of a list may have. */
const PARTS: ReadonlySet<string> = new Set(['picture', 'control', 'text', 'icon', 'badge', 'rating', 'progress']);

const isOnEach = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|for|in|at|under|beside|bei|auf|pour|sur|para|en|su|per)\s/i.test(wordsBefore(tokens, at).trim());

/** The words before a noun as one run: "each", "with a" are parted where they are found. */
const wordsBefore = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(Math.max(0, at - 3), at)
    .map((token) => (token.is === 'words' ? token.piece.text : token.is === 'noun' ? token.mention.text : ' , '))
    .join(' ');

/** "Each stop with a picture then and a picture now: Mill, Forge": the things are listed behind what each has. */
/** "Les produits avec photo, prix et un plus/moins : …": a picture without an article is one part of each. */
const isAmongParts = (tokens: readonly Token[], at: number): boolean =>
  /\p{Ll}\s(?:with|avec|mit|con|com|met|med|z)$/iu.test(wordsBefore(tokens, at)) &&
  listBehind(tokens, at) !== undefined;

function listBehind(tokens: readonly Token[], at: number, least = 1): number | undefined {
  const colon = tokens.findIndex((token, index) => index > at && token.is === 'sign' && token.sign === ':');
  const between = tokens.slice(at, colon);
  const isOnlyTold = between.every(
    ({ is, ...token }) => is !== 'quoted' && is !== 'aside' && !('sign' in token && token.sign !== ','),
  );
  const commas = tokens.slice(colon).filter((token) => token.is === 'sign' && ',;/'.includes(token.sign)).length;
  return colon !== -1 &&
    isOnlyTold &&
    commas >= least &&
    between.every((token) => token.is !== 'noun' || PARTS.has(token.mention.makes.kind))
    ? colon
    : undefined;
}

function openList(statement: Statement): ItemsNode {
  const list: ItemsNode = { kind: 'items', layout: 'rows', items: [] };
  statement.put(list);
  statement.items = list;
  statement.collection = { node: list, takes: 'items' };
  return list;
}
