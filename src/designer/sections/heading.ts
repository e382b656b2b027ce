import { html, type Markup } from '../../markup/html.ts';
import type { Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { headingSize, typeIn } from './type-in.ts';
import { isSame } from './words-in.ts';

interface HeadingOptions {
  id?: string;
  /** Takes the place of the size that the level has. */
  size?: string;
  classes?: string;
}

/** A heading at the level that the page has reached; the words that are the page's title become its h1. */
export function heading(words: Words, context: NodeContext, { id, size, classes = '' }: HeadingOptions = {}): Markup {
  const isTitle = isSame(words, context.title);
  const shown = size ?? (isTitle ? typeIn(context).title : headingSize(context));
  const weight = context.level === 2 || isTitle ? context.style.headline.weight : 'font-semibold';
  const names = `font-headline ${shown} ${weight} text-balance ${dataInk(context).strong} ${classes}`;
  const named = id === undefined ? '' : html` id="${id}"`;
  if (isTitle) return html`<h1${named} class="${names}">${words.text}</h1>`;
  if (context.level === 2) return html`<h2${named} class="${names}">${words.text}</h2>`;
  if (context.level === 3) return html`<h3${named} class="${names}">${words.text}</h3>`;
  return html`<h4${named} class="${names}">${words.text}</h4>`;
}
