import { html } from '../../markup/html.ts';
import { starRow } from '../blocks/kit/star-row.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeDrawer } from './node-context.ts';
import { typeIn } from './type-in.ts';
import { noBreak, optional } from './words-in.ts';

/** Stars with the figure and the words that go with them. */
export const drawRating: NodeDrawer<'rating'> = (node, context) => {
  const ink = dataInk(context);
  const type = typeIn(context);
  return html`<div class="flex flex-wrap items-center gap-x-3 gap-y-1">
    ${starRow(node.stars, isOnColor(context) ? 'field' : 'surface')}
    ${optional(node.value, (text) => html`<p class="${type.name} font-semibold tabular-nums ${noBreak(text)} ${ink.strong}">${text}</p>`)}
    ${optional(node.label, (text) => html`<p class="${type.soft} ${ink.soft}">${text}</p>`)}
  </div>`;
};
