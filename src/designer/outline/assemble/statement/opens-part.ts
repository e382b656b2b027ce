import type { TokenOf } from '../../phrases/token.ts';
import type { Statement } from './statement.ts';

/** Whether a quotation at `at` opens a part of the page or heads the one that is open. */
export function opensPart(statement: Statement, at: number): boolean {
  const { section, rank, bar } = statement.scope;
  if (bar !== undefined) return false;
  if (rank === 0) return isLead(statement, at);
  if (statement.holdsCards) return true;
  return (
    section !== undefined &&
    ((section.heading === undefined && section.nodes.length === 0) ||
      (rank === 1 &&
        isLead(statement, at) &&
        statement.tokens[at + 1]?.is === 'sign' &&
        (statement.tokens[at + 1] as TokenOf<'sign'>).sign === ':'))
  );
}

/** A quotation that opens a part: at the head of its sentence, before a colon, a comma or "with". */
export function isLead(statement: Statement, at: number): boolean {
  const before = statement.tokens.slice(0, at);
  if (before.some(({ is }) => is === 'noun' || is === 'quoted')) return false;
  const follows = statement.tokens[at + 1];
  return (
    (follows?.is === 'sign' && ':,—–'.includes(follows.sign)) ||
    follows?.is === 'words' ||
    follows?.is === 'place' ||
    follows?.is === 'aside'
  );
}
