import type { BlockWidth } from '../../blocks/block.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import { placeSlot } from '../../plan/arrange.ts';
import { readableText } from '../../../markup/text-content.ts';
import { createRandom } from '../../seeded-random.ts';
import { findSpoken } from '../../write/write-context.ts';
import { writeSlot } from '../../write/write-slot.ts';
import { listStems } from '../../understand/word-forms.ts';
import type { Slot } from '../../write/slots.ts';
import { isSameWord, stemsOf } from '../find/match-words.ts';
import type { Position } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { insertBeside, listBlocks } from '../screen-tree.ts';
import { inBoxes } from './in-boxes.ts';
import type { AddOperation } from './add-operation.ts';
import { drawBlock, freshKey, groundAround } from './draw-block.ts';
import { neighbourOf } from './neighbour-of.ts';
import { saidSlot } from './said-slot.ts';
import { speak } from './speak.ts';
import { wantOf } from './want-of.ts';

/** A block of its own, beside the one it was asked to stand at, else at the end of the content. */
export function addBlock(editing: Editing, operation: AddOperation): Outcome {
  const { tree, context, device } = editing;
  const want = wantOf(operation);
  const said = saidSlot(editing, operation);
  if (said === undefined && want.kind === undefined && isKnownSort(operation) && !isSpoken(editing, want.label))
    return {
      failed: `I have nothing to write under "${want.label}"; say what stands in it, such as: add a section ${want.label} with one thing, another and a third`,
    };
  if (
    said === undefined &&
    (want.kind === undefined ||
      / in (?:an? |the )?(?:\p{L}+ ){1,2}(?:tone|colou?r|style|font)$/iu.test(operation.what)) &&
    !isKnownSort(operation)
  )
    return { failed: `"${operation.what}" is not something I know how to draw` };
  // A banner is read first or not at all.
  const isBanner = /\b(?:banner|announcement)\b/i.test(operation.what) && (said?.slot.kind ?? want.kind) === 'notice';
  const near = neighbourOf(editing, operation.position ?? (isBanner ? { at: 'top' } : undefined));
  if ('failed' in near) return near;
  const { reference, side } = near;
  const slot = said?.slot ?? speak(writeSlot(want.kind ?? 'records', context, want), want, operation);
  const foreign =
    said === undefined && operation.quoted.length === 0 && want.items.length === 0
      ? foreignWord(editing, slot, want.label)
      : undefined;
  if (foreign !== undefined)
    return {
      failed: `I have nothing to write about ${foreign.toLowerCase()}; say what stands in it, such as: add a section ${want.label} with one thing, another and a third`,
    };
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
    done: `added ${slot.title === '' ? `a ${planned.block.id.replaceAll('-', ' ')}` : `"${slot.title}"`}${placeWords(operation.position)}${said?.isSample === true ? '; its words are samples' : ''}`,
  };
}

/** Kinds whose content is the trade's own, so that under a title of another matter it would be wrong. */
const OF_THE_TRADE: ReadonlySet<string> = new Set(['records', 'steps', 'timeline', 'schedule']);
const GENERIC =
  /^(?:more|new|our|recent|latest|related|popular|upcoming|top|all|quick|best|next|other|today|simple|small|short|second|another|list|table|section|card|row|overview|summary|section|page|main|how|work|it|by|per|event|thing|item|entr.*|article|post|sponsor|partner|activit.*|result|order|step|process|agenda|programme|program|schedule|calendar|leaderboard|timeline|instruction|guide|history|date|time|week|month|day|year)$/i;

/** A word of the title that neither the trade's words nor the drawn content know. */
function foreignWord(editing: Editing, slot: Slot, label: string): string | undefined {
  if (!OF_THE_TRADE.has(slot.kind)) return undefined;
  const { title: _title, ...content } = slot;
  const known = listStems(
    `${JSON.stringify(content)} ${readableText(editing.tree.body)} ${editing.context.brief.prompt}`,
  );
  const isKnown = (stem: string): boolean =>
    GENERIC.test(stem) || known.some((one) => isSameWord(one, stem)) || isSpoken(editing, stem);
  const stems = stemsOf(label);
  return stems.some((stem) => !isKnown(stem)) && !stems.some((stem) => !GENERIC.test(stem) && isKnown(stem))
    ? label
    : undefined;
}

/** Whether the trade has things that are called so. */
const isSpoken = ({ context }: Editing, label: string): boolean =>
  findSpoken(context.domain.collections, label) !== undefined;

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
