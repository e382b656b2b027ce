import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import type { Editing } from '../editing.ts';
import { elementsIn } from '../screen-tree.ts';
import { drawBlock } from './draw-block.ts';

/** Path data of the parts of a ring with these values, as the designer's own block draws it. */
export function ringPaths(editing: Editing, values: readonly number[]): string[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const variant = BLOCKS.find(({ id }) => id === 'share-breakdown')?.variants.find(({ name }) => name === 'donut');
  if (variant === undefined || whole <= 0 || values.some((value) => !(value >= 0))) return [];
  const parts = values.map((value, index) => ({
    label: String(index),
    value,
    display: String(value),
    share: value / whole,
  }));
  const drawn = drawBlock(
    editing,
    variant,
    { kind: 'breakdown', title: '', wants: [], parts },
    { width: 'wide', level: 2, ground: 'surface', key: 'ring' },
  );
  return drawn.flatMap(listPaths).flatMap((path) => findAttribute(path, 'd') ?? []);
}

const listPaths = (element: Element): Element[] =>
  element.tagName === 'path' ? [element] : elementsIn(element).flatMap(listPaths);
