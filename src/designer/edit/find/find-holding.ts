import { readableText } from '../../../markup/text-content.ts';
import { clean } from './clean-words.ts';
import type { Found } from './found.ts';
import { isFurnitureText } from './is-furniture.ts';
import { itemsIn } from './items-in.ts';
import { listItemGroups } from './list-items.ts';
import { listNamed, type Scope } from './list-named.ts';
import { coverage, stemsOf } from './match-words.ts';

const HOLDING =
  /^(?:all|every|each|any|everything)(?:\s+(?:the\s+)?(.+?))?\s+(?:of|by|from|with|for|in|owned by|assigned to|belonging to|that belongs? to|marked(?: as)?|tagged(?: as)?)\s+(?:the\s+)?(.+)$/i;

const LACKING =
  /^(?:all|every|everything)(?:\s+(?:the\s+)?(.+?))?\s+(?:without|not in|not from|not of|not by|that (?:is|are) not(?: in)?)\s+(?:the\s+)?(.+)$/i;

/** "All jobs without Leeds": entries of a list that do not say so, where others do. */
function findLacking(scope: Scope, words: string): Found | undefined {
  const [, noun = '', place = ''] = LACKING.exec(words) ?? [];
  const stems = stemsOf(clean(place));
  if (stems.length === 0) return undefined;
  const named = noun === '' ? undefined : listNamed(scope, clean(noun));
  const says = (item: Found['elements'][number]): boolean => coverage(stems, stemsOf(readableText(item))) === 1;
  const own = named?.kind === 'item' ? named.elements.filter((item) => !isFurnitureText(scope.tree, item)) : [];
  const listed = own.length > 1 && own.some(says) ? own : undefined;
  const items =
    listed ??
    listItemGroups(scope.root)
      .map((group) => group.items)
      .find(
        (group) =>
          group.length > 2 && group.some(says) && group.every((item) => ['li', 'tr', 'article'].includes(item.tagName)),
      );
  const others = items?.filter((item) => !says(item)) ?? [];
  return others.length === 0 || others.length === items?.length ? undefined : { elements: others, kind: 'item' };
}

/** "All cards of Chidi", "everything assigned to Yuna", "every task in Transport": items that say so, where several do. */
export function findHolding(scope: Scope, words: string): Found | undefined {
  const lacking = findLacking(scope, words);
  if (lacking !== undefined || LACKING.test(words)) return lacking;
  const match = HOLDING.exec(words);
  const plain = /^(?:everything|anything|all)(?: (?:that is|that are|which is|marked(?: as)?))? ([\p{L}-]+)$/iu.exec(
    words,
  );
  const stems = stemsOf(clean(match?.[2] ?? plain?.[1] ?? ''));
  if ((match === null && plain === null) || stems.length === 0) return undefined;
  const noun = clean(match?.[1] ?? '');
  const named = noun === '' ? undefined : listNamed(scope, noun);
  const candidates = named?.kind === 'item' || named?.kind === 'part' ? named.elements : itemsIn(scope);
  const saying = candidates.filter((item) => {
    const text = readableText(item);
    return text.length < LONGEST && coverage(stems, stemsOf(text)) === 1;
  });
  // The smallest things that say so: a card, not the column it stands in.
  const inner = saying.filter((item) => !saying.some((other) => other !== item && contains(item, other)));
  return inner.length < 1 || inner.length === candidates.length ? undefined : { elements: inner, kind: 'item' };
}

const LONGEST = 400;

const contains = (outer: Found['elements'][number], inner: Found['elements'][number]): boolean =>
  outer.children.some((child) => child === inner || (child.type === 'element' && contains(child, inner)));
