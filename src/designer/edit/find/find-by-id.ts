import { readableText } from '../../../markup/text-content.ts';
import { toFound, type Found } from './found.ts';
import { itemsIn } from './items-in.ts';
import { titleOf } from './list-items.ts';
import type { Scope } from './list-named.ts';

/** A word that only one thing can be called: "#4185", "A-17", "K1". */
const MARK = /(?:^|\s)(#?(?=[\p{L}-]*\d)[\p{L}\d]+(?:-[\p{L}\d]+)*)(?=\s|$)/u;
const TOO_COMMON = /^(?:\d{1,2}(?:st|nd|rd|th)?|h[1-6]|\d+(?:px|%|k|m|am|pm))$/i;

/** "Ticket #4185": the entry that carries the number. */
export function findById(scope: Scope, words: string): Found | undefined {
  const mark = MARK.exec(words)?.[1];
  const numbered = /^[\p{L}-]+ (?:no\.? |number |#)?(\d{1,3})$/iu.exec(words)?.[1];
  if (numbered !== undefined) {
    const own = itemsIn(scope).filter((item) => new RegExp(`^#?${numbered}[.):]`).test(titleOf(item)));
    if (own.length === 1) return toFound(own[0], 'item');
  }
  if (mark === undefined || TOO_COMMON.test(mark)) return undefined;
  const wanted = mark.replace(/^#/, '').toLowerCase();
  const carries = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[\s,;:()]+/)
      .some((token) => token.replace(/^#/, '') === wanted);
  const items = itemsIn(scope).filter((item) => carries(readableText(item)));
  const inner = items.filter(
    (item) =>
      !items.some(
        (other) =>
          other !== item &&
          readableText(item).includes(readableText(other)) &&
          readableText(other).length < readableText(item).length,
      ),
  );
  return inner.length === 1 ? toFound(inner[0], 'item') : undefined;
}
