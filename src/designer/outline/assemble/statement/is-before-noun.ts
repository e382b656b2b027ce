import type { Mention } from '../../lexicon/mention.ts';
import type { Token } from '../../phrases/token.ts';

/** Whether a quotation names the noun right behind it, which has no name of its own after it. */
export function isBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const [noun, after] = [tokens[at + 1], tokens[at + 2]];
  if (noun?.is !== 'noun' || noun.mention.isPlural || after?.is === 'quoted') return false;
  return (
    NAMED_BEFORE.has(noun.mention.makes.kind) &&
    !(after?.is === 'sign' && after.sign === ':' && noun.mention.makes.kind !== 'control')
  );
}

/** Kinds that are called by a word before them: "the Save button". */
const NAMED_BEFORE: ReadonlySet<Mention['makes']['kind']> = new Set(['control', 'badge', 'chart', 'table']);
