import { html, type Markup } from '../../markup/html.ts';
import type { Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** The small heading of a chart, table or code, at the level that the page has reached. */
export function nodeHeading(words: Words | undefined, context: NodeContext, id?: string): Markup | '' {
  if (words === undefined) return '';
  const classes = `font-headline text-title-md font-semibold text-balance ${dataInk(context).strong}`;
  const named = id === undefined ? '' : html` id="${id}"`;
  if (context.level === 2) return html`<h2${named} class="${classes}">${words.text}</h2>`;
  if (context.level === 3) return html`<h3${named} class="${classes}">${words.text}</h3>`;
  return html`<h4${named} class="${classes}">${words.text}</h4>`;
}
