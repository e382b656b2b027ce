import type { Element } from 'hast';
import { findAttribute, listClasses, setClasses } from '../../markup/element.ts';
import { listMatching } from '../edit/screen-tree.ts';

/** Marks and faces are no pictures of the page. */
const KEPT = /^(?:logo|avatar)\b/;

/** Sizes of pictures and the next larger ones; a flatter shape becomes a taller one of the same width. */
const LARGER: Readonly<Record<string, string>> = {
  'h-32': 'h-48',
  'h-36': 'h-56',
  'h-40': 'h-64',
  'h-44': 'h-64',
  'h-48': 'h-72',
  'h-52': 'h-72',
  'h-56': 'h-80',
  'h-64': 'h-96',
  'h-72': 'h-96',
  'size-12': 'size-16',
  'size-14': 'size-20',
  'size-16': 'size-24',
  'size-20': 'size-28',
  'size-24': 'size-32',
  'aspect-[2/1]': 'aspect-[3/2]',
  'aspect-[16/9]': 'aspect-[4/3]',
  'aspect-video': 'aspect-[4/3]',
  'aspect-[3/2]': 'aspect-square',
  'aspect-[4/3]': 'aspect-square',
};

/** Every picture a size larger, where its size is its own; whether any was. */
export function enlargePictures(body: Element): boolean {
  let isLarger = false;
  for (const picture of listMatching(body, (one) => findAttribute(one, 'dataPicture') !== undefined)) {
    if (KEPT.test(findAttribute(picture, 'dataPicture') ?? '')) continue;
    const classes = listClasses(picture);
    const larger = classes.map((name) => {
      const at = name.lastIndexOf(':') + 1;
      return name.slice(0, at) + (LARGER[name.slice(at)] ?? name.slice(at));
    });
    if (larger.every((name, at) => name === classes[at])) continue;
    setClasses(picture, larger);
    isLarger = true;
  }
  return isLarger;
}
