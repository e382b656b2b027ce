import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { isHeading, listMatching, partName } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';
import { likeness } from './match-words.ts';

const GROUP = /^(?:the )?(.+?) (?:section|part|group|block|area|fields|options)$/i;

/** "The payment section" of a form: what stands under that name within a block, not all that the block holds. */
export function findGroup({ root }: Scope, words: string): Found | undefined {
  const name = GROUP.exec(words)?.[1];
  if (name === undefined) return undefined;
  const isCalledSo = (one: Element): boolean => likeness(name, readableText(one)) > 0.94;
  const group = listMatching(
    root,
    (one) =>
      (one.tagName === 'fieldset' || partName(one) === 'group') &&
      listMatching(one, (inner) => inner.tagName === 'legend' || isHeading(inner)).some(isCalledSo),
  ).at(-1);
  return toFound(group, 'item');
}
