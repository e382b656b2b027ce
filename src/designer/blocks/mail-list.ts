import { html, type Markup } from '../../markup/html.ts';
import type { MailRow } from '../write/page-slots.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { button } from './kit/button.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { iconButton } from './kit/icon-button.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { searchField } from './kit/search-field.ts';
import { isColoured, statusOn } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';
import { openPaint, rowLink, senderLine, senderMark, subjectLines, unreadDot } from './mail-list/mail-row.ts';

type Slot = SlotOf<'mail'>;

/** A clock time is today's. */
const isToday = (row: MailRow): boolean => row.time.includes(':');
/** On a phone a letter opens on a page of its own, so none stands open beside the list. */
const lettersOf = (slot: Slot, { device }: BlockContext): MailRow[] =>
  device === 'MOBILE' ? slot.letters.map(({ open: _open, ...row }) => row) : slot.letters;
const rowsPx = (slot: Slot, each: number): number => slot.letters.length * each;

/** The letters of a mailbox. */
export const mailList = defineBlock({
  id: 'mail-list',
  aliases: ['inbox', 'mail', 'mails', 'messages', 'letters', 'mailbox', 'emails'],
  shows: 'mail',
  variants: [
    {
      name: 'boxes',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 200 + rowsPx(slot, 116),
      render: boxes,
    },
    {
      name: 'by-day',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.letters.some(isToday) && !slot.letters.every(isToday),
      heightPx: (slot) => 180 + rowsPx(slot, 112),
      render: byDay,
    },
    {
      name: 'ledger',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 140 + rowsPx(slot, width === 'full' ? 64 : 100),
      render: ledger,
    },
    {
      name: 'unread-first',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.letters.some(({ unread }) => unread) && slot.letters.some(({ unread }) => unread !== true),
      heightPx: (slot) => 180 + rowsPx(slot, 108),
      render: unreadFirst,
    },
  ],
});

const head = (slot: Slot, context: BlockContext, ground: Ground): Markup =>
  html`<header data-part="heading" class="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
    <div class="min-w-0">
      ${headingElement(slot.title, context)}
      ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
    </div>
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}
  </header>`;

const search = (slot: Slot, context: BlockContext): Markup => searchField(slot.search, `${context.key}-search`);

/** Boxes to switch between over rows with a dot for what is unread. */
function boxes(slot: Slot, context: BlockContext): Markup {
  const { ground, box } = panelFor(context);
  const ink = inkOn(ground);
  const tabs = slot.boxes.slice(0, 3).map(({ label, count, on }) => ({
    label,
    ...(count === undefined || count === 0 ? {} : { count }),
    ...(on === undefined ? {} : { on }),
  }));
  return blockSection(
    'mail-list',
    context,
    box,
    html`${head(slot, context, ground)}
      <div class="mt-4">${choiceChips(tabs, { key: context.key, label: 'Boxes' })}</div>
      <ul class="mt-4 flex flex-col">
        ${lettersOf(slot, context).map(
          (row) =>
            html`<li data-part="row" class="border-t ${ink.rule} first:border-t-0">
              ${rowLink(
                row,
                `-mx-3 flex gap-3 rounded-md px-3 py-3 ${openPaint(row, ground).box}`,
                html`<span class="pt-2">${unreadDot(row, ground)}</span
                  ><span class="min-w-0 flex-1"
                    >${senderLine(row, openPaint(row, ground).soft)}${subjectLines(row, ground)}</span
                  >`,
              )}
            </li>`,
        )}
      </ul>`,
  );
}

/** Faces, under the day they wrote. */
function byDay(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const groups = [
    { day: 'Today', rows: lettersOf(slot, context).filter(isToday) },
    { day: 'Before', rows: lettersOf(slot, context).filter((row) => !isToday(row)) },
  ];
  return blockSection(
    'mail-list',
    context,
    '',
    html`${head(slot, context, ground)}
      <div class="mt-4">${search(slot, context)}</div>
      ${groups.map(
        ({ day, rows }) =>
          html`${subHeading(day, context, `mt-6 mb-1 ${labelClass(context.style)} ${inkOn(ground).soft}`)}
            <ul class="flex flex-col gap-1">
              ${rows.map(
                (row) =>
                  html`<li data-part="row">
                    ${rowLink(
                      row,
                      `-mx-3 flex gap-4 rounded-lg px-3 py-3 ${openPaint(row, ground).box}`,
                      html`<span class="relative shrink-0 self-start"
                          >${senderMark(row, ground)}<span
                            class="absolute -right-1 -top-1 rounded-full ${row.unread === true ? 'border-2 border-surface' : ''}"
                            >${row.unread === true ? html`<span class="block size-3 rounded-full bg-primary"></span>` : ''}</span
                          ></span
                        ><span class="min-w-0 flex-1"
                          >${senderLine(row, openPaint(row, ground).soft)}${subjectLines(row, ground)}</span
                        >`,
                    )}
                  </li>`,
              )}
            </ul>`,
      )}`,
  );
}

/** Ruled lines, one letter each where there is room: who, what, when. */
function ledger(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'mail-list',
    context,
    '',
    html`${head(slot, context, ground)}
      <div class="mt-4 flex items-center gap-1">
        ${search(slot, context)}${iconButton('Archive all that is read', 'archive', ink.soft)}${iconButton('Refresh', 'refresh-cw', ink.soft)}
      </div>
      <ul class="mt-4 border-b ${ink.rule}">
        ${lettersOf(slot, context).map((row) => {
          const { box, soft, isFilled } = openPaint(row, ground);
          return html`<li data-part="row" class="border-t ${ink.rule}">
            ${rowLink(
              row,
              `grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 @3xl:grid-cols-[11rem_minmax(0,1fr)_auto] ${isFilled ? `px-3 ${box}` : ''}`,
              html`<span
                  data-part="from"
                  class="min-w-0 break-words text-body-md ${row.unread === true ? 'font-bold' : ''}"
                  >${row.from}${row.unread === true ? html`<span class="sr-only"> (unread)</span>` : ''}</span
                ><time
                  data-part="time"
                  class="text-right font-label text-label-md tabular-nums @3xl:order-3 ${row.unread === true && !isFilled ? `font-bold ${ink.accent}` : soft}"
                  >${row.time}</time
                ><span class="col-span-2 min-w-0 text-pretty @3xl:col-span-1"
                  ><span
                    data-part="title"
                    class="break-words text-body-md ${row.unread === true ? 'font-bold' : 'font-medium'}"
                    >${row.title}</span
                  >
                  <span data-part="preview" class="break-words text-body-md ${soft}">${row.preview}</span>
                  ${row.tag === undefined || isFilled ? '' : statusOn(row.tag, ground)}</span
                >`,
            )}
          </li>`;
        })}
      </ul>`,
  );
}

/** What is unread in a panel of its own; what is read stands small beneath. */
function unreadFirst(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  const unread = slot.letters.filter((row) => row.unread === true);
  const read = lettersOf(slot, context).filter((row) => row.unread !== true);
  const strong: Ground = isColoured(ground) ? ground : 'field';
  const box = isColoured(ground) ? '' : `rounded-lg p-card ${inkOn(strong).ground}`;
  return blockSection(
    'mail-list',
    context,
    '',
    html`${head(slot, context, ground)}
      <ul data-part="unread" class="mt-4 flex flex-col gap-4 ${box}">
        ${unread.map(
          (row) =>
            html`<li data-part="row" class="border-t pt-4 first:border-t-0 first:pt-0 ${inkOn(strong).rule}">
              ${rowLink(
                row,
                'flex gap-4',
                html`<span class="self-start">${senderMark(row, strong)}</span
                  ><span class="min-w-0 flex-1"
                    >${senderLine(row, inkOn(strong).soft)}${subjectLines({ ...row, open: false }, strong)}</span
                  >`,
              )}
            </li>`,
        )}
      </ul>
      ${subHeading('Read', context, `mt-6 ${labelClass(context.style)} ${ink.soft}`)}
      <ul class="mt-1">
        ${read.map((row) => {
          const { box: fill, soft, isFilled } = openPaint(row, ground);
          return html`<li data-part="row" class="border-t first:border-t-0 ${ink.rule}">
            ${rowLink(
              row,
              `block py-3 ${isFilled ? `rounded-md px-3 ${fill}` : ''}`,
              html`${senderLine(row, soft)}<span data-part="title" class="block break-words text-body-md ${soft}"
                  >${row.title}</span
                >`,
            )}
          </li>`;
        })}
      </ul>`,
  );
}
