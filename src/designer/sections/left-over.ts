import { escapeHtml, html, type Markup } from '../../markup/html.ts';
import type { Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** Attributes whose words are shown or read out as the control's own. */
const SPOKEN = /\s(?:value|placeholder|aria-label)="([^"]*)"/g;

/**
 * Words that a drawing does not show. Every word of a prompt is on the screen, also where a kind of drawing has no place
 * of its own for it: what is found here is written under it.
 */
export function leftOver(words: readonly (Words | undefined)[], drawn: Markup, { isControl = false } = {}): string[] {
  const spoken = isControl ? [...drawn.text.matchAll(SPOKEN)].map(([, text = '']) => text).join('\n') : '';
  const shown = `${drawn.text.replaceAll(/<[^>]*>/g, '\n')}\n${spoken}`;
  const texts = words.flatMap((one) => (one === undefined || one.text.trim() === '' ? [] : [one.text]));
  return [...new Set(texts)].filter((text) => !shown.includes(escapeHtml(text)));
}

/** The line of what a drawing had no place for. */
export const restLine = (texts: readonly string[], context: NodeContext): Markup | '' =>
  texts.length === 0
    ? ''
    : html`<p data-part="rest" class="flex flex-wrap gap-x-4 gap-y-1 text-body-sm ${dataInk(context).soft}">
        ${texts.map((text) => html`<span>${text}</span>`)}
      </p>`;
