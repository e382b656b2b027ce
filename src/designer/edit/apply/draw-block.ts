import type { Element } from 'hast';
import { listClasses } from '../../../markup/element.ts';
import type { BlockContext, BlockVariant, BlockWidth, Ground } from '../../blocks/block.ts';
import { dress } from '../../blocks/kit/dress.ts';
import { styleOf } from '../../direct/direct.ts';
import type { Slot, SlotKind } from '../../write/slots.ts';
import type { Editing } from '../editing.ts';
import { elementsOfFragment } from '../parse-fragment.ts';
import { listBlocks, listMatching, type ScreenTree } from '../screen-tree.ts';

/** Where a drawn block stands. */
export interface DrawnAt {
  width: BlockWidth;
  level: BlockContext['level'];
  ground: Ground;
  key: string;
}

/** A slot drawn in one variant of its block, in the screen's own style. */
export function drawBlock(
  { look, theme, device }: Editing,
  variant: BlockVariant<SlotKind>,
  slot: Slot,
  at: DrawnAt,
): Element[] {
  const style = styleOf(look, theme);
  const context: BlockContext = { ...at, device: device === 'AGNOSTIC' ? 'DESKTOP' : device, style, bleed: false };
  return elementsOfFragment(treat(dress(String(variant.render(slot, context)), style), style.imagery));
}

/** Pictures are drawn the direction's way; marks, faces and maps have one way only. */
const treat = (markup: string, imagery: string): string =>
  imagery === 'scene' ? markup : markup.replace(TREATED, `$1 | ${imagery}"`);
const TREATED = /(data-picture="(?!logo|avatar|map)[a-z]+: [^"|]+)"/g;

/** The ground that a part of the page stands on, by the paint of what is around it. */
export function groundAround(tree: ScreenTree, element: Element): Ground {
  for (let at: Element | undefined = element; at !== undefined; at = tree.parentOf(at)) {
    const classes = listClasses(at);
    if (classes.some((name) => name === 'bg-primary-container' || name === 'bg-primary')) return 'field';
    if (classes.includes('bg-inverse-surface')) return 'inverse';
    if (classes.some((name) => /^bg-surface-container(?:-low|-high)?$/.test(name))) return 'tonal';
    if (classes.some((name) => /^bg-(?:surface|background)/.test(name))) return 'surface';
  }
  return 'surface';
}

/** A prefix for ids that no block of the screen has. */
export function freshKey(tree: ScreenTree): string {
  const taken = new Set(
    listMatching(tree.body, (element) => element.properties['id'] !== undefined).map((element) =>
      String(element.properties['id']),
    ),
  );
  for (let number = listBlocks(tree.body).length; ; number += 1)
    if (!taken.has(`added-${number}-title`)) return `added-${number}`;
}
