import type { Ask } from '../ask/ask.ts';
import { type Token, is, isMark } from '../ask/token.ts';
import type { Outcome } from '../editing.ts';
import { findOverreach, type Said } from './find-overreach.ts';
import { keepState } from './keep-state.ts';
import { refresh, type Working } from './working.ts';

/** Carries a wish out, and takes it back where it reached further than its words. */
export function keepTo(working: Working, said: Said, carry: () => Outcome[]): Outcome[] {
  const { page } = working;
  const takeBack = keepState(working);
  const outcomes = carry();
  if (!outcomes.some((outcome) => 'done' in outcome)) return outcomes;
  if (working.page === page) refresh(working);
  const reason = findOverreach(page, working.page, said);
  if (reason === undefined) return outcomes;
  takeBack();
  return [{ failed: reason }];
}

/** Whether words speak of taking something away, of fewer, or of something else in its place. */
const isRemoving = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      is(token, 'remove', 'replace', 'instead', 'set', 'from') ||
      /^(?:only|fewer|less|half|just|shorter|\d+|one|two|three|four)$/i.test(token.text) ||
      isMark(token, '→'),
  );

const isRenaming = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) =>
      is(token, 'rename', 'replace', 'called', 'from') ||
      // "Set the queued one to skipped" tells a state, and no name.
      (is(token, 'to') && !tokens.some(({ text }) => /^(?:set|mark|turn)$/i.test(text))) ||
      /\b(?:title|heading|headline|names?|named|words?|text|say|says|reads?|label|called|titel|titre|título|titolo)\b/i.test(
        token.text,
      ) ||
      isMark(token, '→'),
  );

/** What a wish says, as far as it is held against what was done. */
export const toSaid = (text: string, tokens: readonly Token[], ask?: Ask): Said => ({
  text,
  isRemoving: isRemoving(tokens),
  isRenaming: isRenaming(tokens),
  isOfState: false,
  ...(ask && { ask }),
});
