import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'openings'>;
type Row = Slot['groups'][number]['rows'][number];

const rowsOf = (slot: Slot): number => slot.groups.reduce((sum, { rows }) => sum + rows.length, 0);
const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** Places that a house has to fill. */
export const openPositions = defineBlock({
  id: 'open-positions',
  aliases: ['jobs', 'job list', 'openings', 'open roles', 'vacancies', 'positions', 'careers list'],
  shows: 'openings',
  variants: [
    {
      name: 'by-team',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 240 + rowsOf(slot) * 84 + slot.groups.length * 40,
      render: byTeam,
    },
    {
      name: 'register',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot) => 240 + rowsOf(slot) * 76,
      render: register,
    },
    {
      name: 'team-cards',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      suits: (slot) => slot.groups.length > 1,
      heightPx: (slot, width) => 240 + (rowsOf(slot) * 96 + slot.groups.length * 90) / (width === 'narrow' ? 1 : 2),
      render: teamCards,
    },
  ],
});

const head = (slot: Slot, context: BlockContext, withFilters: boolean): Markup => {
  const ink = inkOn(context.ground);
  return html`<header data-part="heading">
    <div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div class="min-w-0">
        ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg' : 'text-headline-md')}
        ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 text-body-lg ${ink.soft}">${slot.note}</p>`}
      </div>
      ${
        slot.action === undefined
          ? ''
          : html`<a
              href="/write"
              data-part="action"
              class="inline-flex min-h-11 items-center font-label text-label-lg font-semibold underline underline-offset-4 ${ink.accent}"
              >${slot.action.label}</a
            >`
      }
    </div>
    ${
      withFilters && slot.groups.length > 1
        ? html`<div class="mt-6">
            ${choiceChips(
              ['All teams', ...slot.groups.map(({ team }) => team)].map((label, index) => ({ label, on: index === 0 })),
              { key: context.key, label: 'Teams' },
            )}
          </div>`
        : ''
    }
  </header>`;
};

const line = (row: Row, ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<li
    data-part="row"
    class="relative grid items-center gap-x-6 gap-y-1 border-t py-4 @3xl:grid-cols-[minmax(0,6fr)_minmax(0,3fr)_minmax(0,3fr)_2rem] ${ink.rule}"
  >
    <a
      href="/openings"
      data-part="title"
      class="inline-flex min-h-11 min-w-0 items-center break-words text-title-md font-semibold after:absolute after:inset-0 after:content-['']"
      >${row.title}</a
    >
    <p class="min-w-0 text-body-md ${ink.soft}">
      <span class="block break-words">${row.where}</span><span class="block break-words">${row.terms}</span>
    </p>
    <p class="text-body-md tabular-nums @3xl:text-right">${row.pay}</p>
    <span aria-hidden="true" class="hidden justify-self-end @3xl:block ${ink.accent}">${icon('arrow-right')}</span>
  </li>`;
};

/** The team's name in the margin, its places as lines beside it. */
function byTeam(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'open-positions',
    context,
    '',
    html`${head(slot, context, true)}
      <div class="mt-8 flex flex-col gap-8">
        ${slot.groups.map(
          (group) =>
            html`<div class="grid gap-x-8 gap-y-2 @4xl:grid-cols-[12rem_minmax(0,1fr)]">
              <div class="@4xl:border-t @4xl:pt-6 ${ink.rule}">
                ${subHeading(group.team, context, `break-words ${headlineClass(style)} text-title-lg`)}
                <p class="text-body-md tabular-nums ${ink.soft}">
                  ${group.rows.length === 1 ? '1 place' : `${group.rows.length} places`}
                </p>
              </div>
              <ul class="min-w-0">
                ${group.rows.map((row) => line(row, ground))}
              </ul>
            </div>`,
        )}
      </div>`,
  );
}

/** One list, the team in small letters over each place. */
function register(slot: Slot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'open-positions',
    context,
    '',
    html`${head(slot, context, true)}
      <ul class="mt-6 border-b ${ink.rule}">
        ${slot.groups.flatMap((group) =>
          group.rows.map(
            (row) =>
              html`<li
                data-part="row"
                class="relative grid items-center gap-x-6 gap-y-1 border-t py-4 @3xl:grid-cols-[minmax(0,6fr)_minmax(0,4fr)_minmax(0,3fr)_2rem] ${ink.rule}"
              >
                <div class="min-w-0">
                  <p class="${labelClass(style)} ${ink.accent}">${group.team}</p>
                  <a
                    href="/openings"
                    data-part="title"
                    class="inline-flex min-h-11 items-center break-words ${headlineClass(style)} text-title-lg after:absolute after:inset-0 after:content-['']"
                    >${row.title}</a
                  >
                </div>
                <p class="min-w-0 break-words text-body-md ${ink.soft}">${row.where}, ${row.terms}</p>
                <p class="text-body-md font-semibold tabular-nums @3xl:text-right">${row.pay}</p>
                <span aria-hidden="true" class="hidden justify-self-end @3xl:block ${ink.accent}"
                  >${icon('arrow-up-right')}</span
                >
              </li>`,
          ),
        )}
      </ul>`,
  );
}

/** A card for each team with what it looks for. */
function teamCards(slot: Slot, context: BlockContext): Markup {
  const { style } = context;
  const panel = itemPanelFor(context);
  const ink = inkOn(panel.ground);
  return blockSection(
    'open-positions',
    context,
    '',
    html`${head(slot, context, false)}
      <ul class="mt-8 grid gap-6 @3xl:grid-cols-2">
        ${slot.groups.map(
          (group) =>
            html`<li data-part="card" class="min-w-0 ${panel.box}">
              ${subHeading(group.team, context, `break-words ${headlineClass(style)} text-title-lg`)}
              <ul class="mt-3">
                ${group.rows.map(
                  (row) =>
                    html`<li data-part="row" class="relative border-t py-3 ${ink.rule}">
                      <a
                        href="/openings"
                        data-part="title"
                        class="inline-flex min-h-11 items-center break-words text-title-md font-semibold after:absolute after:inset-0 after:content-['']"
                        >${row.title}</a
                      >
                      <p class="flex flex-wrap justify-between gap-x-4 text-body-md ${ink.soft}">
                        <span>${row.where}, ${row.terms}</span><span class="tabular-nums">${row.pay}</span>
                      </p>
                    </li>`,
                )}
              </ul>
            </li>`,
        )}
      </ul>`,
  );
}
