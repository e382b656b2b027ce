import { html, type Markup } from '../../../markup/html.ts';
import type { Action } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from './button.ts';

/** The one thing to do, as wide as what it stands in. */
export const wideAction = (action: Action, context: BlockContext, ground: Ground): Markup =>
  html`<div data-part="actions">${button(action, context, 'primary', { ground, classes: 'w-full' })}</div>`;

/** The one thing to do under what it is about: as wide as a phone, its own width elsewhere. */
export const actionBelow = (action: Action, context: BlockContext): Markup =>
  html`<div data-part="actions" class="mt-6">
    ${button(action, context, 'primary', { classes: 'w-full @md:w-auto' })}
  </div>`;
