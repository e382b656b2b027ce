import { html, type Markup } from '../../markup/html.ts';
import type { Item, ItemField, ItemsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { fieldMark, fieldValue, fieldWords } from './item-field.ts';
import { tick } from './item-lead.ts';
import { toParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';

const LONGEST_TIME = 14;

/** What happens one after the other: times in a column at the left, a rail with dots, what it is at the right. */
export function itemTimeline({ items }: ItemsNode, context: NodeContext): Markup {
  const inside = insidePanel(context);
  const times = items.map(timeOf);
  const hasTimes = times.every((time) => time !== undefined);
  return html`<ol class="flex flex-col ${dataPanel(context)}" data-part="timeline">
    ${items.map((item, index) => entry(item, hasTimes ? times[index] : undefined, index === items.length - 1, { ...inside, key: `${context.key}-${index}` }))}
  </ol>`;
}

/** The field that says when: short, with a figure, and no state. */
const timeOf = ({ fields }: Item): ItemField | undefined =>
  fields.find(
    ({ as, label, words }) =>
      (as === 'meta' || as === 'value' || as === 'note') &&
      label === undefined &&
      words.text.length <= LONGEST_TIME &&
      /\d/.test(words.text),
  );

const DOTS: Readonly<Record<string, string>> = {
  done: 'bg-primary',
  current: 'bg-primary ring-4 ring-primary/25',
  selected: 'bg-primary ring-4 ring-primary/25',
  failed: 'bg-error',
};

function entry(item: Item, time: ItemField | undefined, isLast: boolean, context: NodeContext): Markup {
  const ink = dataInk(context);
  const type = typeIn(context);
  const parts = toParts({ ...item, fields: item.fields.filter((field) => field !== time) });
  const open = `border-2 ${ink.edge} bg-transparent`;
  const dot = isOnColor(context) ? 'bg-current' : (DOTS[item.state ?? ''] ?? open);
  const isNow = item.state === 'current' || item.state === 'selected';
  const title = html`<p class="min-w-0 text-pretty ${type.body} font-semibold ${ink.strong}">${item.title.text}</p>`;
  return html`<li${isNow ? html` aria-current="true"` : ''} class="flex min-w-0 gap-4">
    ${time === undefined ? '' : html`<p class="w-14 shrink-0 text-end ${type.body} tabular-nums whitespace-nowrap ${isNow ? `font-semibold ${ink.accent}` : ink.soft}">${time.words.text}</p>`}
    <div aria-hidden="true" class="flex w-3 shrink-0 flex-col items-center pt-1.5">
      <span class="size-3 shrink-0 rounded-full ${dot}"></span>${isLast ? '' : html`<span class="mt-1 flex-1 border-l-2 ${ink.rule}"></span>`}
    </div>
    <div class="flex min-w-0 flex-1 flex-col gap-1 ${isLast ? '' : 'pb-5'}">
      ${parts.check === undefined ? title : html`<label class="flex min-h-11 items-center justify-between gap-4">${title}${tick(parts.check, context, item.state)}</label>`}
      ${parts.notes.map((field) => fieldWords(field, context))}${parts.values.map((field) => fieldValue(field, context, type.body))}
      ${parts.marks.length === 0 ? '' : html`<div class="flex flex-wrap gap-2">${parts.marks.map((field) => fieldMark(field, context))}</div>`}
      ${item.nodes.filter((node) => node !== parts.check).map((node, index) => context.draw(node, { ...context, level: 4, width: 'narrow', key: `${context.key}-${index}` }))}
    </div>
  </li>`;
}
