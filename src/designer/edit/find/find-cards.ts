import type { Element } from 'hast';
import { listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { listMatching, partName } from '../screen-tree.ts';
import type { Found } from './found.ts';

const CARDS = /^(?:all )?(?:of )?(?:the )?(?:cards|tiles|boxes|panels|stat(?:s|istics?)? (?:cards|tiles|boxes))$/i;
const NTH_CARD = /^(?<nth>first|second|third|fourth|fifth|last) (?:card|tile|box|panel)$/i;
const NTHS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Cards by what they are, not by a name: what is boxed on the page and is no bar. */
export function findCards(root: Element, words: string): Found | undefined {
  const nth = NTH_CARD.exec(words)?.groups?.['nth']?.toLowerCase();
  if (nth === undefined && !CARDS.test(words)) return undefined;
  const boxed = listMatching(root, isCard);
  const cards = boxed.filter((card) => !boxed.some((other) => other !== card && holds(other, card)));
  // One box around others is the ground that they stand on.
  const only = cards.length === 1 ? cards[0] : undefined;
  const inner = only === undefined ? [] : boxed.filter((card) => card !== only);
  const all = inner.length > 1 ? inner : cards;
  if (all.length === 0) return undefined;
  if (nth === undefined) return { elements: all, kind: 'item' };
  const one = nth === 'last' ? all.at(-1) : all[NTHS.indexOf(nth)];
  return { elements: one === undefined ? [] : [one], kind: 'item' };
}

const holds = (outer: Element, inner: Element): boolean => listMatching(outer, (one) => one === inner).length > 0;

const isCard = (element: Element): boolean => {
  const classes = listClasses(element);
  if (partName(element) === 'card') return true;
  return (
    !/^(?:header|nav|footer|button|a|input|select|textarea|label|svg|span)$/.test(element.tagName) &&
    classes.some((one) => /^rounded(?:-(?!full|control|[tblr][lr]?-)|$)/.test(one)) &&
    !listMatching(element, (one) => one.tagName === 'h1').some(Boolean) &&
    classes.some((one) => /^(?:bg-|border$|shadow)/.test(one)) &&
    (classes.some((one) => /^p[xy]?-/.test(one)) || classes.includes('overflow-hidden')) &&
    !classes.includes('absolute') &&
    readableText(element) !== ''
  );
};
