import { html, type Markup } from '../../markup/html.ts';
import { avatar } from '../blocks/kit/picture.ts';
import type { ItemField } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { plainPill } from './plain-pill.ts';
import { statusPill, TONE_INKS } from './status-pill.ts';
import { toneOfWords } from './tone-of-words.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** One field of an item as small words: its label before it where it has one. */
export function fieldWords(field: ItemField, context: NodeContext, classes = ''): Markup {
  const ink = dataInk(context);
  const { soft } = typeIn(context);
  const tone = field.tone === undefined || isOnColor(context) ? undefined : TONE_INKS[field.tone];
  const face = field.as === 'code' ? 'font-mono' : '';
  const person = field.as === 'person' ? avatar(field.words.text, 'size-6 rounded-full') : '';
  if (field.label === undefined)
    return html`<p
      class="${field.as === 'person' ? 'inline-flex items-center gap-2' : ''} min-w-0 text-pretty ${soft} ${face} ${noBreak(field.words.text)} ${tone ?? ink.soft} ${classes}"
    >
      ${person}${field.words.text}
    </p>`;
  return html`<p class="min-w-0 ${soft} ${classes}">
    <span class="${ink.soft}">${field.label.text}</span>
    <span class="font-semibold ${face} ${noBreak(field.words.text)} ${tone ?? ink.strong}">${field.words.text}</span>
  </p>`;
}

/** A field that is an item's figure: bold, its label under or over it. */
export function fieldValue(field: ItemField, context: NodeContext, size: string): Markup {
  const ink = dataInk(context);
  const tone = field.tone === undefined || isOnColor(context) ? ink.strong : TONE_INKS[field.tone];
  const value = html`<p class="${size} font-semibold tabular-nums ${noBreak(field.words.text)} ${tone}">
    ${field.words.text}
  </p>`;
  if (field.label === undefined) return value;
  return html`<div class="min-w-0">
    <p class="${typeIn(context).label} ${ink.soft} ${noBreak(field.label.text)}">${field.label.text}</p>
    ${value}
  </div>`;
}

/** A state or badge of an item. */
export function fieldMark(field: ItemField, context: NodeContext, isLoud = false): Markup {
  const tone = field.tone ?? toneOfWords(field.words.text);
  // A figure judges nothing, whatever it is called.
  const isFigure = tone === 'neutral' && /^[^\p{L}]*\d[^\p{L}]*$/u.test(field.words.text);
  const isPlain = isFigure || (field.as === 'badge' && (tone === 'neutral' || tone === 'accent'));
  const pill = isPlain ? plainPill(field.words.text, context, isLoud) : statusPill(field.words.text, tone, context);
  if (field.label === undefined) return pill;
  return html`<div class="flex flex-wrap items-center gap-2">
    <p class="${typeIn(context).soft} ${dataInk(context).soft}">${field.label.text}</p>
    ${pill}
  </div>`;
}
