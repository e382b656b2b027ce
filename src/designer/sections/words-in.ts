import { html, type Markup } from '../../markup/html.ts';
import type { Words } from '../outline/outline.ts';

const SHORT = 12;

/** `whitespace-nowrap` for what must not break inside: figures, money, dates, one or two short words. */
export const noBreak = (text: string): string => (text.length <= SHORT ? 'whitespace-nowrap' : '');

/** Words in an element's place, or nothing where there are none. */
export const optional = (words: Words | undefined, draw: (text: string) => Markup): Markup =>
  words === undefined ? html`` : draw(words.text);

/** A paragraph of words with its classes. */
export const line = (words: Words | undefined, classes: string): Markup =>
  optional(words, (text) => html`<p class="${classes}">${text}</p>`);

/** Whether two words read the same. */
export const isSame = (a: Words | undefined, b: Words | undefined): boolean =>
  a !== undefined && b !== undefined && normal(a.text) === normal(b.text);

const normal = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
