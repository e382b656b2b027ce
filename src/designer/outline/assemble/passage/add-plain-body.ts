import type { Passage } from '../../form/passage.ts';
import type { Piece } from '../../form/piece.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import { isStyleStatement } from '../../style/style-statement.ts';
import { findQuoted } from '../../values/quoted.ts';
import { listFacts } from '../list-facts.ts';
import { figureSentences } from './labelled-line.ts';
import type { Owner } from '../scope.ts';

/** Words under a heading that are its content as they stand: a quotation, facts, a name. */
export function addPlainBody(lang: string, body: Piece, owner: Owner, passage: Passage): boolean {
  const figures = passage.parts.length === 0 ? figureSentences(body) : undefined;
  if (figures !== undefined) {
    owner.scope.nodes.push({ kind: 'facts', layout: 'tiles', facts: figures });
    return true;
  }
  const { tokens } = readTokens(body, lang);
  if (tokens.some(({ is }) => is === 'noun' || is === 'place') || passage.parts.length > 0) return false;
  if (isRefusal(body.text, lang) || isStyleStatement(body.text)) return false;
  if (findQuoted(body.text).length > 0 && listFacts(body).every(({ label }) => label === undefined)) return false;
  const facts = listFacts(body);
  if (facts.length > 0 && facts.every(({ label }) => label !== undefined)) {
    owner.scope.nodes.push({ kind: 'facts', layout: facts.length > 2 ? 'tiles' : 'list', facts });
    return true;
  }
  return false;
}
