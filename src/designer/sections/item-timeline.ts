import { html, type Markup } from '../../markup/html.ts';
import type { Item, ItemField, ItemsNode, Node } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { dataPanel, insidePanel } from './data-panel.ts';
import { fieldMark, fieldValue, fieldWords } from './item-field.ts';
import { tick } from './item-lead.ts';
import { toParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { textWidth } from './text-width.ts';
import { typeIn } from './type-in.ts';

const LONGEST_TIME = 18;

/** What happens one after the other: times in a column at the left, a rail with dots, what it is at the right. */
export function itemTimeline({ items: given }: ItemsNode, context: NodeContext): Markup {
  const items = given.map(namedByWords);
  const inside = insidePanel(context);
  const times = items.map(timeOf);
  const hasTimes = times.every((time) => time !== undefined) && times.some((time) => /\d/.test(time?.words.text ?? ''));
  if (hasTimes && isAcross(items, context)) return across(items, times, context);
  const room = timeRoom(times);
  return html`<ol class="flex flex-col ${dataPanel(context)}" data-part="timeline">
    ${items.map((item, index) => entry(item, hasTimes ? { words: times[index]?.words, room, field: times[index] } : undefined, index === items.length - 1, { ...inside, key: `${context.key}-${index}` }))}
  </ol>`;
}

const MOMENT = /^\d{1,2}[:.]\d{2}$/;

/** An entry that is named by its moment alone is called by what is said of it: "20:15, Break". */
function namedByWords(item: Item): Item {
  const first = item.fields.find(
    ({ label, words }) => label === undefined && /\p{L}/u.test(words.text) && !/\d/.test(words.text),
  );
  if (!MOMENT.test(item.title.text) || first === undefined) return item;
  const when: ItemField = { as: 'meta', words: item.title };
  return { ...item, title: first.words, fields: [when, ...item.fields.filter((field) => field !== first)] };
}

/** The field that says when: short, with a figure, and no state. */
const timeOf = ({ fields: [first] }: Item): ItemField | undefined =>
  first !== undefined &&
  (first.as === 'meta' || first.as === 'value' || first.as === 'note') &&
  first.label === undefined &&
  first.words.text.length <= LONGEST_TIME
    ? first
    : undefined;

/** Room for the longest time, in steps of the grid. */
const timeRoom = (times: readonly (ItemField | undefined)[]): string => {
  const px = Math.max(0, ...times.map((time) => textWidth(time?.words.text ?? '', 15)));
  return px <= 56 ? 'w-14' : px <= 80 ? 'w-20' : px <= 112 ? 'w-28' : 'w-36';
};

interface TimeCell {
  words: ItemField['words'] | undefined;
  field: ItemField | undefined;
  room: string;
}

const MOST_ACROSS = 5;

/** A few moments on a wide band of a site lie side by side on one line. */
const isAcross = (items: readonly Item[], { pageKind, width, device }: NodeContext): boolean =>
  pageKind === 'site' &&
  width === 'full' &&
  device !== 'MOBILE' &&
  items.length > 2 &&
  items.length <= MOST_ACROSS &&
  items.every(({ nodes }) => nodes.every(({ kind }) => kind !== 'section'));

function across(items: readonly Item[], times: readonly (ItemField | undefined)[], context: NodeContext): Markup {
  const ink = dataInk(context);
  return html`<div class="@container">
    <ol class="grid gap-y-8 @3xl:auto-cols-fr @3xl:grid-flow-col" data-part="timeline">
      ${items.map((item, index) => {
        const time = times[index];
        const parts = toParts({ ...item, fields: item.fields.filter((field) => field !== time) });
        return html`<li class="relative flex min-w-0 flex-col items-start gap-2 border-t-2 pt-6 @3xl:pe-8 ${ink.edge}">
          <span
            aria-hidden="true"
            class="absolute -top-2 left-0 size-4 rounded-full ${isOnColor(context) ? 'bg-current' : 'bg-primary'}"
          ></span>
          <p class="font-label text-label-lg font-semibold tabular-nums ${ink.accent}">${time?.words.text ?? ''}</p>
          <p class="text-pretty font-headline text-title-lg font-semibold ${ink.strong}">${item.title.text}</p>
          ${parts.notes.map((field) => fieldWords(field, context))}${parts.values.map((field) => fieldValue(field, context, 'text-body-md'))}
          ${parts.marks.map((field) => fieldMark(field, context))}
          ${item.nodes.map((node, at) => context.draw(node, { ...context, level: 4, width: 'narrow', key: `${context.key}-${index}-${at}` }))}
        </li>`;
      })}
    </ol>
  </div>`;
}

const DOTS: Readonly<Record<string, string>> = {
  done: 'bg-primary',
  current: 'bg-primary ring-4 ring-primary/25',
  selected: 'bg-primary ring-4 ring-primary/25',
  failed: 'bg-error',
};

function entry(item: Item, time: TimeCell | undefined, isLast: boolean, context: NodeContext): Markup {
  const ink = dataInk(context);
  const type = typeIn(context);
  const parts = toParts({ ...item, fields: item.fields.filter((field) => field !== time?.field) });
  const open = `border-2 ${ink.edge} bg-transparent`;
  const dot = isOnColor(context) ? 'bg-current' : (DOTS[item.state ?? ''] ?? open);
  const isNow = item.state === 'current' || item.state === 'selected';
  const title = html`<p class="min-w-0 text-pretty ${type.body} font-semibold ${ink.strong}">${item.title.text}</p>`;
  const actions = parts.controls.filter(
    ({ control }) => control === 'button' || control === 'link' || control === 'icon-button',
  );
  const isHeld = (node: Node): boolean => node === parts.check || actions.some((action) => action === node);
  const head =
    actions.length === 0
      ? title
      : html`<div class="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          ${title}
          <div class="flex flex-wrap gap-2">
            ${actions.map((action, index) => context.draw(action, { ...context, width: 'narrow', key: `${context.key}-a${index}` }))}
          </div>
        </div>`;
  return html`<li${isNow ? html` aria-current="true"` : ''} class="flex min-w-0 gap-4">
    ${time === undefined ? '' : html`<p class="${time.room} shrink-0 text-end ${type.body} tabular-nums whitespace-nowrap ${isNow ? `font-semibold ${ink.accent}` : ink.soft}">${time.words?.text ?? ''}</p>`}
    <div aria-hidden="true" class="flex w-3 shrink-0 flex-col items-center pt-1.5">
      <span class="size-3 shrink-0 rounded-full ${dot}"></span>${isLast ? '' : html`<span class="mt-1 flex-1 border-l-2 ${ink.rule}"></span>`}
    </div>
    <div class="flex min-w-0 flex-1 flex-col gap-1 ${isLast ? '' : 'pb-5'}">
      ${parts.check === undefined ? head : html`<label class="flex min-h-11 items-center justify-between gap-4">${head}${tick(parts.check, context, item.state)}</label>`}
      ${parts.notes.map((field) => fieldWords(field, context))}${parts.values.map((field) => fieldValue(field, context, type.body))}
      ${parts.marks.length === 0 ? '' : html`<div class="flex flex-wrap gap-2">${parts.marks.map((field) => fieldMark(field, context))}</div>`}
      ${item.nodes.filter((node) => !isHeld(node)).map((node, index) => context.draw(node, { ...context, level: 4, width: 'narrow', key: `${context.key}-${index}` }))}
    </div>
  </li>`;
}
