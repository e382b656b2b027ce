import type { Element, ElementContent } from 'hast';
import { createElement } from '../../../markup/element.ts';
import type { BlockWidth } from '../../blocks/block.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import { placeSlot } from '../../plan/arrange.ts';
import { createRandom } from '../../seeded-random.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { Position } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { blockName, insertBeside, listBlocks, wrapLike } from '../screen-tree.ts';
import type { AddOperation } from './add-operation.ts';
import { drawBlock, freshKey, groundAround } from './draw-block.ts';
import { neighbourOf } from './neighbour-of.ts';
import { speak } from './speak.ts';
import { wantOf } from './want-of.ts';

/** A block of its own, beside the one it was asked to stand at, else at the end of the content. */
export function addBlock(editing: Editing, operation: AddOperation): Outcome {
  const { tree, context, device } = editing;
  const want = wantOf(operation);
  if (
    (want.kind === undefined ||
      / in (?:an? |the )?(?:\p{L}+ ){1,2}(?:tone|colou?r|style|font)$/iu.test(operation.what)) &&
    !isKnownSort(operation)
  )
    return { failed: `"${operation.what}" is not something I know how to draw` };
  const near = neighbourOf(editing, operation.position);
  if ('failed' in near) return near;
  const { reference, side } = near;
  const slot = speak(writeSlot(want.kind ?? 'records', context, want), want, operation);
  const width: BlockWidth = device === 'MOBILE' ? 'narrow' : 'wide';
  const random = createRandom(`add:${want.label}:${listBlocks(tree.body).length}`);
  const drawnFor = device === 'AGNOSTIC' ? 'DESKTOP' : device;
  const quiet = BLOCKS.filter((block) => block.isSignature !== true);
  const liked =
    operation.what.match(/\b(?:donut|pie|ring)\b/i) === null ? new Set<string>() : new Set(['share-breakdown.ring']);
  const planned =
    placeSlot(slot, width, quiet, drawnFor, random, liked) ??
    placeSlot(slot, 'full', quiet, drawnFor, random, liked) ??
    placeSlot(slot, 'full', BLOCKS, drawnFor, random);
  if (planned === undefined) return { failed: `no block shows "${want.label}"` };
  const block = listBlocks(reference)[0] ?? reference;
  const ground = groundAround(tree, tree.parentOf(reference) ?? reference);
  const drawn = drawBlock(editing, planned.variant, planned.slot, {
    width: planned.width,
    level: 2,
    ground,
    key: freshKey(tree),
  });
  insertBeside(tree, reference, inBoxes(editing, reference, block, drawn), side);
  return {
    done: `added ${slot.title === '' ? `a ${planned.block.id.replaceAll('-', ' ')}` : `"${slot.title}"`}${placeWords(operation.position)}`,
  };
}

/** Something is shown only where it is known what; what is added by a name of its own is a list of it. */
const isKnownSort = ({ what, isShown, quoted }: AddOperation): boolean =>
  isShown !== true &&
  !/\bin (?:an? |the )?\p{L}+(?: \p{L}+)? (?:tone|colou?r|style|font)$/iu.test(what) &&
  (quoted.length > 0 || what.trim().split(/\s+/).length <= MOST_UNKNOWN_WORDS) &&
  !/^(?:(?:can|could|would|turn|sort|make|set|let|put|show|switch|split|translate|connect|integrate|link|animate|that|this|it|everything|more|less)\b)/i.test(
    what,
  );

const MOST_UNKNOWN_WORDS = 4;

const placeWords = (position: Position | undefined): string => {
  if (position === undefined) return '';
  return 'of' in position
    ? ` ${position.at === 'inside' ? 'to' : position.at === 'beside' ? 'next to' : position.at} ${position.of.words}`
    : ` at the ${position.at}`;
};

/** The boxes that give the neighbour its margins hold the new block too. */
function inBoxes({ tree }: Editing, reference: Element, block: Element, drawn: Element[]): ElementContent[] {
  if (blockName(reference) !== undefined || reference === block) {
    const host = tree.parentOf(reference);
    const isBare = (host?.tagName === 'main' || host?.tagName === 'body') && blockName(reference) === undefined;
    const classes = reference.properties['className']?.join(' ') ?? '';
    return isBare && /\bpx-|\bmax-w-/.test(classes)
      ? [createElement('div', { className: ['mx-auto', 'w-full', 'max-w-7xl', 'px-page', 'py-section'] }, drawn)]
      : drawn;
  }
  return wrapLike(tree, reference, block, drawn);
}
