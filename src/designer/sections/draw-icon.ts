import { html } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { dataInk } from './data-ink.ts';
import type { NodeDrawer } from './node-context.ts';
import { countBadge } from './count-badge.ts';
import { typeIn } from './type-in.ts';
import { optional } from './words-in.ts';

/** An icon with its words and the count that sits on it. */
export const drawIcon: NodeDrawer<'icon'> = (node, context) => {
  const ink = dataInk(context);
  return html`<span class="inline-flex min-w-0 items-center gap-2 ${ink.strong}"
    ><span class="relative inline-flex size-10 shrink-0 items-center justify-center rounded-md ${ink.chip}"
      >${icon(node.icon)}${node.badge === undefined ? '' : countBadge(node.badge.text, 'absolute -top-2 -right-2')}</span
    >${optional(node.label, (text) => html`<span class="${typeIn(context).body}">${text}</span>`)}</span
  >`;
};
