import type { Element } from 'hast';
import { createElement, findAttribute, replaceElement } from '../../../markup/element.ts';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import { toSingular } from '../../understand/word-forms.ts';
import type { Outcome } from '../editing.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { describe, refresh, type Working } from './working.ts';

/** Another drawing in the place of an icon, of the same size and colour. */
export function setIconOf(icon: Element, subject: string): Outcome {
  const name = iconNamed(subject);
  if (name === undefined)
    return { failed: `there is no icon called "${subject}"; name another thing that it shall show` };
  const { dataIcon: _icon, viewBox: _box, ...kept } = icon.properties;
  const before = findAttribute(icon, 'dataIcon');
  replaceElement(icon, createElement('i', { ...kept, dataIcon: name }));
  return { done: `changed the icon ${before === undefined ? '' : `"${before}" `}to "${name}"` };
}

/** A new icon beside the words of a thing, as tall as they are. */
export function addIcon(working: Working, near: Element, subject: string, side: 'before' | 'after'): Outcome {
  const { page } = working;
  const name = iconNamed(subject);
  if (name === undefined)
    return { failed: `there is no icon called "${subject}"; name another thing that it shall show` };
  const holder = titleLeaf(page, near) ?? near;
  const told = describe(page, near);
  const icon = createElement('i', {
    dataIcon: name,
    className: ['inline-block', 'shrink-0', 'align-middle', 'size-[1.1em]', side === 'before' ? 'mr-2' : 'ml-2'],
  });
  holder.children = side === 'before' ? [icon, ...holder.children] : [...holder.children, icon];
  refresh(working);
  working.last = [holder];
  return { done: `put the icon "${name}" ${side === 'before' ? 'before' : 'behind'} the words of ${told}` };
}

const iconNamed = (subject: string): string | undefined => {
  const plain = subject
    .toLowerCase()
    .replace(/^(?:an?|the|ein|eine|einen|une?|un[oa]?)\s+/, '')
    .replace(/[\s-]*(?:icon|symbol)s?$/, '')
    .trim();
  return findIconName(plain.replaceAll(' ', '-')) ?? findIconName(toSingular(plain).replaceAll(' ', '-'));
};
