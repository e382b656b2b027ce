import { html, type Markup } from '../../markup/html.ts';
import type { Tone } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { timeWords, type Entry } from './schedule-times.ts';

const TINTS: Readonly<Record<Tone, string>> = {
  neutral: 'bg-surface-container-high border-outline',
  muted: 'bg-surface-container-high border-outline-variant',
  accent: 'bg-primary/12 border-primary',
  good: 'bg-primary/12 border-primary',
  info: 'bg-secondary/12 border-secondary',
  warn: 'bg-tertiary/15 border-tertiary',
  bad: 'bg-error/12 border-error',
};

/** One entry as a block with an edge in its tone; the one that runs now is filled. */
export function entryBlock(
  entry: Entry,
  context: NodeContext,
  { classes = '', style = '', withTime = true } = {},
): Markup {
  const isColor = isOnColor(context);
  const paint = isColor
    ? `${dataInk(context).tint} border-current`
    : entry.isCurrent === true
      ? 'bg-primary text-on-primary border-primary'
      : `${TINTS[entry.tone ?? 'accent']} text-on-surface`;
  const soft = isColor || entry.isCurrent === true ? '' : 'text-on-surface-variant';
  const times = withTime ? timeWords(entry) : [];
  return html`<li
    ${entry.isCurrent === true ? html`aria-current="time"` : ''}
    class="flex min-w-0 overflow-hidden rounded-sm ${isColor ? '' : 'bg-surface-container-lowest'} ${classes}"
    ${style === '' ? '' : html`style="${style}"`}
  >
    <div class="flex min-w-0 flex-1 flex-col border-l-4 px-2 py-1 ${paint}">
      ${times.length === 0 ? '' : html`<span class="flex flex-wrap gap-x-1 font-label text-label-md tabular-nums ${soft}">${times.map((text, index) => html`${index === 1 ? html`<span aria-hidden="true">–</span>` : ''}<span class="whitespace-nowrap">${text}</span>`)}</span>`}
      <span class="text-body-sm font-semibold break-words">${entry.title.text}</span>
      ${entry.notes.map(({ text }) => html`<span class="text-label-md ${soft}">${text}</span>`)}
    </div>
  </li>`;
}
