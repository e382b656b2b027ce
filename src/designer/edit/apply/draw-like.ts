import type { Element } from 'hast';
import { BLOCKS } from '../../blocks/blocks.ts';
import type { Want } from '../../brief.ts';
import { tellDifferently } from '../../write/tell-differently.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { Editing } from '../editing.ts';
import { titleOf } from '../find/list-items.ts';
import { normal } from '../find/match-words.ts';
import { listPictures } from '../find/part-nouns.ts';
import { blockAround, blockName, elementsIn, headingOf, listMatching, partName } from '../screen-tree.ts';
import { drawBlock, groundAround } from './draw-block.ts';

/** Other tellings of the trade that are looked through for more of the same. */
const TELLINGS = 4;

/**
 * More items of the sort that a block shows, written from the trade's knowledge and drawn as the block draws them. Empty
 * for blocks that were made elsewhere.
 */
export function drawLike(editing: Editing, items: readonly Element[]): Element[] {
  const { tree, context } = editing;
  const [model] = items;
  const section = model === undefined ? undefined : blockAround(tree, model);
  const block = BLOCKS.find(({ id }) => section !== undefined && id === blockName(section));
  if (model === undefined || section === undefined || block === undefined || partName(model) === undefined) return [];
  const own = context.brief.wants.find(({ label }) => normal(label) === normal(headingOf(section)));
  const want: Want = own ?? {
    id: 'more',
    label: headingOf(section),
    texts: [],
    items: [],
    fields: [],
    kind: block.shows,
    count: items.length + 6,
  };
  const shape = shapeOf(model);
  const found = new Map<string, Element>();
  for (let telling = 0; telling <= TELLINGS; telling += 1) {
    const slot = writeSlot(block.shows, { ...context, domain: tellDifferently(context.domain, telling) }, want);
    for (const variant of block.variants) {
      const drawn = tryDraw(() =>
        drawBlock(editing, variant, slot, {
          width: 'wide',
          level: 2,
          ground: groundAround(tree, section),
          key: 'more',
        }),
      );
      const like = drawn.flatMap((root) =>
        listMatching(root, (element) => partName(element) === partName(model) && element.tagName === model.tagName),
      );
      if (like.every((item) => shapeOf(item) !== shape)) continue;
      for (const item of like) if (!found.has(normal(titleOf(item)))) found.set(normal(titleOf(item)), item);
      break;
    }
  }
  return [...found.values()];
}

/** A variant may not suit what it is given. */
const tryDraw = (draw: () => Element[]): Element[] => {
  try {
    return draw();
  } catch {
    return [];
  }
};

/** The parts that an item has, whatever they say. */
const shapeOf = (item: Element): string =>
  [
    // Cells are columns, and a picture is a column's too.
    ...(item.tagName === 'tr' ? [`${elementsIn(item).length} cells`, `${listPictures(item).length} pictures`] : []),
    ...new Set(
      listMatching(item, (element) =>
        ['title', 'name', 'body', 'price', 'text', 'person', 'subtitle', 'cell', 'value'].includes(
          partName(element) ?? '',
        ),
      ).map(({ tagName }) => tagName),
    ),
  ]
    .sort()
    .join(' ');
