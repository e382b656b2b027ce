import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { titleOf } from './find/list-items.ts';
import { blockName, headingOf, isHeading, listMatching } from './screen-tree.ts';

const LONGEST = 60;

/** How an answer speaks of a thing: by its heading or title, its label, its words, or what it is. */
export function nameOf(thing: Element): string {
  const hasHeading = listMatching(thing, isHeading).length > 0;
  const words =
    (isHeading(thing) ? readableText(thing) : '') ||
    (hasHeading ? headingOf(thing) : titleOf(thing)) ||
    readableText(thing) ||
    (findAttribute(thing, 'ariaLabel') ?? '');
  if (
    !hasHeading &&
    (thing.tagName === 'section' || blockName(thing) !== undefined) &&
    listMatching(thing, () => true).length > 6
  )
    return `the ${(blockName(thing) ?? 'section').replaceAll('-', ' ')} with "${words.slice(0, LONGEST / 2)}"`;
  if (words === '') {
    const picture = findAttribute(thing, 'dataPicture');
    return picture === undefined
      ? `the ${(blockName(thing) ?? thing.tagName).replaceAll('-', ' ')}`
      : `the picture of ${picture.replace(/^\w+:\s*|\s*\|.*$/g, '')}`;
  }
  return `"${words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words}"`;
}

export const namesOf = (things: readonly Element[]): string => {
  const names = things.map(nameOf);
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} more`;
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
};

const MOST_NAMED = 4;

/** Whether another section may stand above this one: not so with the opening of a page and its foot. */
export const isPassable = (section: Element): boolean =>
  section.tagName !== 'footer' &&
  blockName(section) !== 'closing-call' &&
  listMatching(section, (element) => element.tagName === 'h1').length === 0;
