import { html, type Markup } from '../../../markup/html.ts';
import type { SlotBase } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from './block-heading.ts';
import { inkOn } from './ink.ts';

/** The line under a heading, where there is one; `gap` is a class for the space above it. */
export const noteLine = ({ note }: Pick<SlotBase, 'note'>, ground: Ground, gap = ''): Markup | '' =>
  note === undefined
    ? ''
    : html`<p data-part="note" class="${gap === '' ? '' : `${gap} `}text-body-md ${inkOn(ground).soft}">${note}</p>`;

/** A heading with its line and nothing beside it. */
export const headingWithNote = (
  slot: SlotBase,
  context: BlockContext,
  ground: Ground = context.ground,
  size?: string,
): Markup => html`<div>${headingElement(slot.title, context, size)} ${noteLine(slot, ground)}</div>`;
