import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext } from '../block.ts';

/** A heading one level under the block's own. */
export function subHeading(text: string, { level }: BlockContext, classes: string): Markup {
  const shown = html`data-part="group" class="${classes}"`;
  if (level === 1) return html`<h2 ${shown}>${text}</h2>`;
  return level === 2 ? html`<h3 ${shown}>${text}</h3>` : html`<h4 ${shown}>${text}</h4>`;
}
