import { html, type Markup } from '../../markup/html.ts';
import { avatar } from '../blocks/kit/picture.ts';
import type { TableRow, Words } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { nodeSwitch } from './node-switch.ts';
import { toPictureAsk } from './picture-request.ts';
import { readShare } from './read-value.ts';
import { statusPill } from './status-pill.ts';
import type { ColumnModel } from './table-columns.ts';
import { toneOfWords } from './tone-of-words.ts';

/** Where a cell stands: its row's name for the names of controls in it, and a key for their ids. */
interface CellPlace {
  rowName: string;
  key: string;
  state: TableRow['state'];
}

const OFF = /^(?:off|no|false|aus|nein|non|nej|nee|nie|inactive|disabled|0|–|-|✗|✕|☐|\[ \])$/i;
const SWITCH_WORD =
  /^(?:on|off|yes|no|true|false|an|aus|ja|nein|oui|non|sí|si|ein|✓|✔|✗|✕|x|0|1|☐|☑|\[ ?x? ?\]|checked|unchecked)$/i;

/** Longer ones are words that stand among figures. */
const LONGEST_FIGURE = 22;

/** What a cell shows by its column's kind; every word of it stands in it once. */
export function drawCell(
  words: Words | undefined,
  column: ColumnModel,
  place: CellPlace,
  context: NodeContext,
): Markup | string {
  if (words === undefined) return emptyCell(column, place, context);
  const { text } = words;
  const isTotal = place.state === 'total';
  if (isTotal && column.as === 'progress') return html`<span class="flex justify-end tabular-nums">${text}</span>`;
  if (isTotal && column.as !== 'number') return text;
  switch (column.as) {
    case 'status':
      return statusPill(text, toneOfWords(text), context);
    case 'switch':
      return withWord(text, switchOf(column, place, !OFF.test(text.trim()), context));
    case 'checkbox':
      return withWord(text, tickOf(column, place, !OFF.test(text.trim())));
    case 'progress':
      return shareBar(text, context);
    case 'actions':
      return splitActions(text, context);
    case 'code':
      return html`<span class="font-mono text-body-sm break-all">${text}</span>`;
    case 'person':
      return html`<span class="inline-flex items-center gap-2"
        >${avatar(text, 'size-7 rounded-full')}<span>${text}</span></span
      >`;
    case 'picture':
      return html`<span class="inline-flex items-center gap-3">${thumbOf(text)}<span>${text}</span></span>`;
    case 'number':
    case 'date':
      return html`<span class="tabular-nums ${text.length > LONGEST_FIGURE ? '' : 'whitespace-nowrap'}">${text}</span>`;
    case 'text':
      return /^[⚠❗‼]/u.test(text) ? html`<span class="text-error">${text}</span>` : text;
  }
}

/** A small picture of what the cell names; its words stand beside it. */
function thumbOf(text: string): Markup {
  const { kind, subject } = toPictureAsk({ picture: 'photo', about: text });
  return html`<img
    data-picture="${kind}: ${subject}"
    data-aspect="square"
    alt="${text}"
    class="size-16 shrink-0 rounded-md object-cover"
  />`;
}

function emptyCell(column: ColumnModel, place: CellPlace, context: NodeContext): Markup | '' {
  if (place.state === 'total') return '';
  if (column.as === 'switch') return switchOf(column, place, false, context);
  return column.as === 'checkbox' ? tickOf(column, place, false) : '';
}

/** A word that only says how a switch stands is told by the switch itself; any other is shown beside it. */
const withWord = (text: string, control: Markup): Markup =>
  SWITCH_WORD.test(text.trim())
    ? control
    : html`<span class="inline-flex items-center gap-3">${control}<span>${text}</span></span>`;

function switchOf(column: ColumnModel, { rowName, key }: CellPlace, isOn: boolean, context: NodeContext): Markup {
  return html`<span id="${key}-name" class="sr-only">${[column.label, rowName].filter(Boolean).join(', ')}</span
    >${nodeSwitch(`${key}-name`, key, isOn, context)}`;
}

const tickOf = (column: ColumnModel, { rowName, key }: CellPlace, isOn: boolean): Markup =>
  html`<label class="inline-flex min-h-11 min-w-11 items-center justify-center"
    ><input
      type="checkbox"
      name="${key}"
      aria-label="${[column.label, rowName].filter(Boolean).join(', ')}"
      ${isOn ? html`checked` : ''}
      class="size-6"
  /></label>`;

function shareBar(text: string, context: NodeContext): Markup {
  const share = readShare(text, context.lang);
  if (share === undefined) return html`<span class="whitespace-nowrap tabular-nums">${text}</span>`;
  const ink = dataInk(context);
  return html`<span class="flex w-full items-center justify-end gap-3"
    ><span aria-hidden="true" class="h-2 min-w-14 flex-1 overflow-hidden rounded-full ${ink.track}"
      ><span
        class="block h-full rounded-full ${ink.series[0]?.bg ?? ''}"
        style="width:${Math.round(share * 1000) / 10}%"
      ></span></span
    ><span class="min-w-12 text-right whitespace-nowrap tabular-nums">${text}</span></span
  >`;
}

/** Several actions in one cell are parted as they are written. */
function splitActions(text: string, context: NodeContext): Markup {
  const words = text.split(/\s*(?:[|·/]|,\s)\s*/).filter((word) => word !== '');
  const ink = isOnColor(context) ? dataInk(context).strong : 'text-primary';
  return html`<span class="inline-flex flex-wrap gap-x-4"
    >${words.map(
      (word) =>
        html`<button
          type="button"
          class="inline-flex min-h-11 items-center font-label text-label-lg font-semibold ${ink}"
        >
          ${word}
        </button>`,
    )}</span
  >`;
}
