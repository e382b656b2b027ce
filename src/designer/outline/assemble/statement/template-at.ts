import type { TokenOf } from '../../phrases/token.ts';
import { readTemplate } from '../apply-template.ts';
import { labelAfter } from '../label-after.ts';
import type { Statement } from './statement.ts';

/** "On each a button 'Take'", "tick box per dog": a part of every thing of the last list. */
export function templateAt(statement: Statement, token: TokenOf<'noun'>, at: number): number | undefined {
  const [before, after] = [statement.tokens[at - 1], statement.tokens[at + 1]];
  const isLed =
    before?.is === 'words' &&
    /(?:^|\s)(?:on|for|in|with|beside|at|next to|under|behind|bei|auf|pour|sur|para|en|su|per)\s+(?:each|every|jede[rmns]?|chaque|cada|ogni)(?:\s+(?:one|row|card|item|name|of them))?(?:\s+an?)?$/i.test(
      before.piece.text,
    );
  const label = labelAfter(statement.tokens, at);
  const behind = label === undefined ? after : statement.tokens[label.next];
  const isPer =
    behind?.is === 'words' &&
    /^(?:per|for each|for every|on each|on every|in each|in every|next to each|next to every|beside each|beside every|pro|par|por cada|para cada|per ogni)\s/i.test(
      behind.piece.text,
    );
  if (!isLed && !isPer) return undefined;
  const list = statement.items ?? statement.draft.lastList();
  if (list === undefined) return undefined;
  const end = (label?.next ?? at + 1) + (isPer ? 1 : 0);
  const templates = readTemplate(statement.tokens.slice(at, end));
  if (templates.length === 0) return undefined;
  statement.draft.addTemplates(list, templates);
  return end;
}
