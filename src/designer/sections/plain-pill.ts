import { html, type Markup } from '../../markup/html.ts';
import { isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** A badge that marks without judging: a plan, a share, "Most chosen". `isLoud` for the one that is to be seen first. */
export function plainPill(text: string, context: Pick<NodeContext, 'ground'>, isLoud = false): Markup {
  const paint = isOnColor(context)
    ? 'border border-current'
    : isLoud
      ? 'bg-primary text-on-primary'
      : 'bg-primary/10 text-on-surface';
  return html`<span
    data-part="badge"
    class="inline-flex max-w-full items-center rounded-full px-3 py-1 font-label text-label-md font-semibold tabular-nums ${paint}"
    >${text}</span
  >`;
}
