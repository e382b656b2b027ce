import { html, type Markup } from '../../markup/html.ts';
import type { Row, SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { chartInkOn } from './kit/chart-ink.ts';
import { totalLine } from './kit/fact-list.ts';
import { figureFace } from './kit/figure.ts';
import { headingPx } from './kit/heading-px.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { panelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { recordAction, recordMark, recordValue, recordWords } from './kit/record-parts.ts';
import { statusOn } from './kit/status-on.ts';
import { rowsOn } from './kit/rows-on.ts';

type Slot = SlotOf<'records'>;

const ROW_PX = 72;
const hasMeta = (slot: Slot): boolean => slot.rows.some((row) => row.meta !== undefined);
const ledgerRowPx = (slot: Slot, width: BlockWidth): number =>
  56 + (slot.rows.some((row) => row.subtitle !== undefined) ? 28 : 0) + (width === 'narrow' && hasMeta(slot) ? 24 : 0);
const CARD_COLUMNS: Record<BlockWidth, number> = { full: 3, wide: 2, narrow: 1 };

const hasMarks = (slot: Slot): boolean => slot.rows.every((row) => row.picture !== undefined || row.icon !== undefined);
const totalPx = (slot: Slot): number => (slot.total === undefined ? 0 : 56);

/** Things of one kind, one under the other. */
export const rowList = defineBlock({
  id: 'row-list',
  aliases: ['list', 'rows', 'items', 'feed', 'entries', 'recent', 'leaderboard', 'ranking', 'results'],
  shows: 'records',
  variants: [
    {
      name: 'marked',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: hasMarks,
      heightPx: (slot, width) =>
        headingPx(slot) + 32 + slot.rows.length * (width === 'narrow' ? 104 : ROW_PX + 12) + totalPx(slot),
      render: marked,
    },
    {
      name: 'ledger',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + slot.rows.length * ledgerRowPx(slot, width) + totalPx(slot),
      render: ledger,
    },
    {
      name: 'cards',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.rows.length > 1 && slot.rows.every((row) => row.picture !== undefined),
      heightPx: (slot, width) =>
        headingPx(slot) + Math.ceil(slot.rows.length / CARD_COLUMNS[width]) * 312 + totalPx(slot),
      render: cards,
    },
    {
      name: 'scores',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.rows.length > 1 && slot.rows.every((row) => row.share !== undefined),
      heightPx: (slot) => headingPx(slot) + 32 + slot.rows.length * 76 + totalPx(slot),
      render: scores,
    },
  ],
});

/** Picture or icon, words, value: a panel of rows. */
function marked(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const rows = rowsOn(style, ground);
  return blockSection(
    'row-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ul class="mt-3 ${rows.list}">
        ${slot.rows.map(
          (row) =>
            html`<li data-part="row" class="flex flex-wrap items-center gap-x-4 gap-y-2 ${rows.row}">
              <div class="flex min-w-40 flex-1 items-center gap-4">
                ${recordMark(row, ground)}
                <div class="min-w-0 flex-1">${recordWords(row, ground)}</div>
              </div>
              ${recordValue(row, style, ground)}${recordAction(row, ground)}${shareBar(row, ground)}
            </li>`,
        )}
      </ul>
      ${totalLine(slot.total, style, ground)}`,
  );
}

/** Text only, on rules from edge to edge, with the small words as a first column where there is room. */
function ledger(slot: Slot, context: BlockContext): Markup {
  const { style, ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'row-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-3 border-b ${ink.rule}">
        ${slot.rows.map(
          (row) =>
            html`<li data-part="row" class="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t py-row ${ink.rule}">
              ${hasMeta(slot) ? html`<p data-part="meta" class="w-full font-label text-label-lg tabular-nums @md:w-20 ${ink.soft}">${row.meta}</p>` : ''}
              <div class="min-w-40 flex-1">${recordWords(row, ground)}</div>
              ${recordValue(row, style, ground, { withMeta: false })}${recordAction(row, ground)}${shareBar(row, ground)}
            </li>`,
        )}
      </ul>
      ${totalLine(slot.total, style, ground)}`,
  );
}

/** A panel for each, the picture over its words. */
function cards(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = itemPanelFor(context);
  const { ground } = panel;
  return blockSection(
    'row-list',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ul class="mt-4 grid grid-cols-1 gap-4 @lg:grid-cols-2 @4xl:grid-cols-3">
        ${slot.rows.map(
          (row) =>
            html`<li data-part="card" class="flex min-w-0 flex-col gap-3 ${panel.box}">
              ${row.picture === undefined ? '' : picture(row.picture, 'h-40 w-full rounded-md object-cover', 'wide')}
              <div class="min-w-0">${recordWords(row, ground)}</div>
              ${shareBar(row, ground)}
              <div class="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
                ${row.value === undefined ? '' : html`<p data-part="value" class="${figureFace(style)} text-title-lg">${row.value}</p>`}
                ${row.meta === undefined ? '' : html`<p data-part="meta" class="font-label text-label-lg ${inkOn(ground).soft}">${row.meta}</p>`}
                ${row.status === undefined ? '' : html`<span class="ml-auto">${statusOn(row.status, ground, 'chip')}</span>`}
              </div>
              ${recordAction(row, ground)}
            </li>`,
        )}
      </ul>
      ${totalLine(slot.total, style, context.ground)}`,
  );
}

/** A ranking: place, name, score, and the score again as a bar. */
function scores(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'row-list',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <ol class="mt-3 flex flex-col gap-4">
        ${slot.rows.map(
          (row, index) =>
            html`<li data-part="row" class="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-x-3">
              <span
                data-part="rank"
                class="${figureFace(style)} text-headline-sm ${index === 0 ? ink.accent : ink.soft}"
                >${index + 1}</span
              >
              <div class="flex flex-wrap items-baseline gap-x-4">
                <div class="min-w-32 flex-1">${recordWords(row, ground)}</div>
                ${recordValue(row, style, ground)}${recordAction(row, ground)}
              </div>
              <div class="col-start-2">${shareBar(row, ground)}</div>
            </li>`,
        )}
      </ol>
      ${totalLine(slot.total, style, ground)}`,
  );
}

function shareBar({ share }: Row, ground: Ground): Markup | '' {
  if (share === undefined) return '';
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return html`<div data-part="share" class="mt-1 h-2 w-full overflow-hidden rounded-full ${inkOn(ground).track}">
    <div class="h-full rounded-full ${chartInkOn(ground).bar}" style="width:${percent}%"></div>
  </div>`;
}
