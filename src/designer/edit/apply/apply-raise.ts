import { readableText } from '../../../markup/text-content.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findIn, unknown, type Editing, type Outcome } from '../editing.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { parseAmount } from './amount.ts';
import { tell } from './apply-remove.ts';
import { watchSums } from './recompute.ts';
import { replaceWords } from './set-words.ts';

/** All prices of a part by a percentage. */
export function applyRaise(editing: Editing, { target, percent }: Extract<EditOperation, { kind: 'raise' }>): Outcome {
  const words = target.words
    .replace(/^(?:all|every|the)\s+/i, '')
    .replace(/\b(?:prices?|costs?|amounts?|values?)\b/gi, ' ')
    .replace(/\b(?:of|in|for|the)\b/gi, ' ')
    .trim();
  const found = words === '' ? undefined : findIn(editing, { words });
  if (words !== '' && found === undefined) return unknown(target);
  const roots = found?.elements ?? [editing.tree.body];
  const priced = roots
    .flatMap((root) => [root, ...listMatching(root, () => true)])
    .filter(
      (one) => elementsIn(one).length === 0 && /^[$€£¥]\s?\d[\d.,]*$|^\d[\d.,]*\s?[€$£¥]$/.test(readableText(one)),
    );
  if (priced.length === 0) return { failed: 'no price stands there' };
  const follows = priced.slice(0, 1).map((one) => watchSums(editing.tree, one));
  for (const one of priced) {
    const like = parseAmount(readableText(one));
    if (like === undefined) continue;
    const value = Math.round(like.value * (100 + percent)) / 100;
    const decimals = like.decimals > 0 || !Number.isInteger(value) ? 2 : 0;
    replaceWords(one, `${like.before}${value.toFixed(decimals)}${like.after}`);
  }
  const followed = follows.flatMap((follow) => follow());
  return {
    done: `${percent > 0 ? 'raised' : 'lowered'} ${priced.length} prices by ${Math.abs(percent)} %${tell(followed)}`,
  };
}
