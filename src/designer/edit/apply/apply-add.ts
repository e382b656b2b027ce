import type { Element, ElementContent } from 'hast';
import { elementsOfFragment } from '../parse-fragment.ts';
import {
  listBlocks,
  blockName,
  cloneElement,
  elementsIn,
  insertBeside,
  listMatching,
  partName,
  unitAround,
  wrapLike,
  headingOf,
} from '../screen-tree.ts';
import type { BlockWidth } from '../../blocks/block.ts';
import { BLOCKS } from '../../blocks/blocks.ts';
import { dress } from '../../blocks/kit/dress.ts';
import { formField } from '../../blocks/kit/form-field.ts';
import type { Want } from '../../brief.ts';
import { styleOf } from '../../direct/direct.ts';
import { DOMAINS } from '../../knowledge/domains.ts';
import { placeSlot } from '../../plan/arrange.ts';
import { createRandom } from '../../seeded-random.ts';
import { understand } from '../../understand/understand.ts';
import type { Slot } from '../../write/slots.ts';
import { writeSlot } from '../../write/write-slot.ts';
import type { EditOperation, Position } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { findTarget, findBlock } from '../find-target.ts';
import { referenceOf } from './apply-structure.ts';

type AddOperation = Extract<EditOperation, { kind: 'add' }>;

/** Blocks that hold no content of their own and must not be taken as a neighbour. */
const FURNITURE: ReadonlySet<string> = new Set([
  'side-nav',
  'rail',
  'top-nav',
  'bottom-bar',
  'app-bar',
  'bar',
  'page-title',
  'page-footer',
  'closing-call',
  'picture-side',
]);

/** Adds what the words ask for: a row, a field, a button, or a block written for this screen's trade. */
export async function applyAdd(editing: Editing, operation: AddOperation): Promise<Outcome> {
  const asked = understand(operation.what, DOMAINS);
  const [want] = asked.wants;
  return (
    addRow(editing, operation) ??
    addField(editing, operation, want) ??
    addButton(editing, operation, want) ??
    addBlock(
      editing,
      operation,
      want ?? { id: 'w1', label: capitalise(operation.what), texts: operation.quoted, items: [], fields: [] },
    )
  );
}

const capitalise = (text: string): string => {
  const words = text.replace(/^(?:a|an|some|the|another|new)\s+/i, '').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** "a row 'X'", "another card called 'X'": like its neighbours, with its own title. */
function addRow({ tree }: Editing, { what, quoted, position }: AddOperation): Outcome | undefined {
  const match = /\b(row|card|item|entry|line|step|question|tab)\b(?:.*?\b(?:to|in|into|of)\s+(?:the\s+)?(.+))?$/i.exec(
    what,
  );
  const [title] = quoted;
  if (match === null || title === undefined || position !== undefined) return undefined;
  const root = (match[2] === undefined ? undefined : findBlock(tree, match[2])) ?? tree.body;
  const rows = listMatching(root, (element) => ['row', 'card', 'tab'].includes(partName(element) ?? ''));
  const last = rows.at(-1);
  if (last === undefined) return { failed: `there is no list to add "${title}" to` };
  const row = cloneElement(last);
  const [heading] = listMatching(row, (element) => partName(element) === 'title');
  (heading ?? row).children = [{ type: 'text', value: title }];
  insertBeside(tree, last, [row], 'after');
  return { done: `added "${title}"` };
}

/** A field joins the form that is there. */
function addField({ tree }: Editing, { what, quoted }: AddOperation, want: Want | undefined): Outcome | undefined {
  const named = want?.fields[0];
  const isField = named !== undefined || /\b(?:field|checkbox|input|dropdown|toggle|switch|select)\b/i.test(what);
  if (!isField) return undefined;
  const fields = listMatching(tree.body, (element) => partName(element) === 'field');
  const last = fields.at(-1);
  if (last === undefined) return { failed: 'there is no form to add a field to' };
  const label =
    quoted[0] ??
    named?.label ??
    capitalise(what.replace(/\b(?:field|checkbox|input|dropdown|toggle|switch|select)\b.*$/i, ''));
  const kind = /checkbox/i.test(what) ? 'checkbox' : /toggle|switch/i.test(what) ? 'switch' : (named?.kind ?? 'text');
  const id = `added-${fields.length}`;
  insertBeside(tree, last, elementsOfFragment(formField({ ...named, label, kind }, id)), 'after');
  return { done: `added the field "${label}"` };
}

/** A button joins the buttons that are there. */
function addButton(
  { tree }: Editing,
  { what, quoted, position }: AddOperation,
  want: Want | undefined,
): Outcome | undefined {
  if (!/\b(?:button|cta|link)\b/i.test(what) || position !== undefined) return undefined;
  const label = quoted[0] ?? want?.label ?? capitalise(what.replace(/\b(?:button|cta|link)\b.*$/i, ''));
  const buttons = listMatching(tree.body, (element) =>
    ['primary-action', 'secondary-action'].includes(partName(element) ?? ''),
  );
  const like = buttons.find((element) => partName(element) === 'secondary-action') ?? buttons[0];
  if (like === undefined) return undefined;
  const added = cloneElement(like);
  added.properties['dataPart'] = 'secondary-action';
  added.children = [{ type: 'text', value: label }];
  insertBeside(tree, like, [added], 'after');
  return { done: `added the button "${label}"` };
}

/** A block of its own, beside the one it was asked to stand at, else at the end of the content. */
function addBlock(editing: Editing, { position, quoted }: AddOperation, given: Want): Outcome {
  const { tree, context, device, look, theme } = editing;
  const kind = given.kind ?? 'records';
  const want: Want =
    quoted.length > 0 && given.texts.length === 0 && given.items.length === 0 ? { ...given, texts: quoted } : given;
  const slot: Slot = writeSlot(kind, context, want);
  const near = neighbour(editing, position);
  if ('failed' in near) return near;
  const { reference, side } = near;
  const block = listBlocks(reference)[0] ?? reference;
  const width: BlockWidth = device === 'MOBILE' ? 'narrow' : 'wide';
  const seed = `add:${want.label}:${listBlocks(tree.body).length}`;
  const planned =
    placeSlot(slot, width, BLOCKS, device, createRandom(seed)) ??
    placeSlot(slot, 'full', BLOCKS, device, createRandom(seed));
  if (planned === undefined) return { failed: `no block shows "${want.label}"` };
  const style = styleOf(look, theme);
  const markup = planned.variant.render(planned.slot, {
    device,
    style,
    width: planned.width,
    level: 2,
    ground: 'surface',
    bleed: false,
    key: `added-${listBlocks(tree.body).length}`,
  });
  const drawn = dress(String(markup), style);
  const content: ElementContent[] =
    blockName(reference) === undefined
      ? wrapLike(tree, reference, block, elementsOfFragment(drawn))
      : elementsOfFragment(drawn);
  insertBeside(tree, reference, content, side);
  return { done: `added "${slot.title}"` };
}

type Neighbour = { reference: Element; side: 'before' | 'after' } | { failed: string };

function neighbour({ tree }: Editing, position: Position | undefined): Neighbour {
  if (position !== undefined && 'of' in position) {
    const found = findTarget(tree, position.of);
    if (found === undefined) return { failed: `nothing here is called "${position.of.quoted ?? position.of.words}"` };
    return { reference: referenceOf(tree, found), side: position.at === 'above' ? 'before' : 'after' };
  }
  const content = listBlocks(tree.body).filter(
    (block) => !FURNITURE.has(blockName(block) ?? '') && !hasHeadline(block),
  );
  const block = position?.at === 'top' ? content[0] : content.at(-1);
  if (block !== undefined)
    return { reference: unitAround(tree, block), side: position?.at === 'top' ? 'before' : 'after' };
  const [main] = listMatching(tree.body, (element) => element.tagName === 'main');
  const last = main === undefined ? undefined : elementsIn(main).at(-1);
  return last === undefined ? { failed: 'the screen has no place to add to' } : { reference: last, side: 'after' };
}

const hasHeadline = (block: Element): boolean =>
  headingOf(block) !== '' && listMatching(block, (element) => element.tagName === 'h1').length > 0;
