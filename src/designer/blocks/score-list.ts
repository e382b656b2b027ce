import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type BlockWidth, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { choiceChips } from './kit/choice-chips.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { headlineClass, labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { picture } from './kit/picture.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'scores'>;
type Game = Slot['groups'][number]['games'][number];

const WIDTHS = ['full', 'wide', 'narrow'] as const;

const head = (slot: Slot, context: BlockContext): Markup =>
  html`<div class="flex flex-col gap-3">
    ${headingElement(slot.title, context)}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="text-body-md ${inkOn(context.ground).soft}">${slot.note}</p>`}
    ${choiceChips(slot.days, { key: context.key, label: 'Day' })}
  </div>`;

const crest = (name: string, size: string): Markup =>
  picture({ kind: 'logo', subject: name.toLowerCase(), alt: '' }, `${size} shrink-0 rounded-full`, 'square');

/** The game that is on, its score as large as it deserves. */
const liveGame = (slot: Slot, context: BlockContext): Markup | '' => {
  const { live } = slot;
  if (live === undefined) return '';
  const strong = strongPanelFor(context);
  const ink = inkOn(strong.ground);
  const side = (name: string): Markup =>
    html`<p class="flex min-w-0 flex-col items-center gap-2 text-center">
      ${crest(name, 'size-14')}<span class="break-words text-body-lg font-semibold">${name}</span>
    </p>`;
  return html`<article data-part="live" class="flex flex-col gap-4 ${strong.box}">
    <p class="flex items-center justify-between gap-4 text-body-md">
      <span class="min-w-0 break-words ${ink.soft}">${live.league}</span
      ><span class="inline-flex shrink-0 items-center gap-2 font-semibold"
        ><span aria-hidden="true" class="size-3 rounded-full ${ink.fill}"></span>${live.minute}</span
      >
    </p>
    <div class="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
      ${side(live.home)}
      <p class="${figureFace(context.style)} text-headline-lg tabular-nums">${live.score}</p>
      ${side(live.away)}
    </div>
    <ul data-part="events" class="flex flex-wrap justify-center gap-x-4 gap-y-1 border-t pt-3 text-body-md ${ink.rule}">
      ${live.events.map((event) => html`<li>${event}</li>`)}
    </ul>
  </article>`;
};

const state = (game: Game, ground: Ground): Markup =>
  html`<span
    class="text-body-md tabular-nums ${game.live === true ? `font-semibold ${inkOn(ground).accent}` : inkOn(ground).soft}"
    >${game.state}</span
  >`;

/** Both sides under each other, their score at the right. */
const gameRow = (game: Game, ground: Ground): Markup => {
  const line = (name: string, score: string): Markup =>
    html`<p class="flex items-center gap-3">
      ${crest(name, 'size-7')}<span class="min-w-0 flex-1 break-words text-body-lg">${name}</span
      ><span class="text-title-md font-semibold tabular-nums">${score}</span>
    </p>`;
  return html`<div class="grid grid-cols-[minmax(0,1fr)_4.5rem] items-center gap-4">
    <div class="flex min-w-0 flex-col gap-2">${line(game.home, game.homeScore)} ${line(game.away, game.awayScore)}</div>
    <p class="border-l py-2 pl-4 ${inkOn(ground).rule}">${state(game, ground)}</p>
  </div>`;
};

/** Both sides on one line around their score. */
const gameLine = (game: Game, ground: Ground): Markup =>
  html`<div class="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
    <p class="break-words text-right text-body-lg">${game.home}</p>
    <p class="text-center">
      <span class="block text-title-md font-semibold tabular-nums"
        ><span>${game.homeScore}</span> : <span>${game.awayScore}</span></span
      >${state(game, ground)}
    </p>
    <p class="break-words text-body-lg">${game.away}</p>
  </div>`;

const leagues = (slot: Slot, context: BlockContext, form: 'rows' | 'lines' | 'cards'): Markup => {
  const panel = panelFor(context);
  const ground = form === 'lines' ? context.ground : panel.ground;
  return html`<div class="grid items-start gap-x-10 gap-y-6 @3xl:grid-cols-2">
    ${slot.groups.map(
      (group) =>
        html`<section class="min-w-0 ${form === 'rows' ? panel.box : ''}">
          ${subHeading(group.league, context, form === 'lines' ? `${labelClass(context.style)} ${inkOn(ground).soft}` : `${headlineClass(context.style)} text-title-md`)}
          <ul data-part="list" class="mt-3 flex flex-col ${form === 'cards' ? 'gap-3' : ''}">
            ${group.games.map(
              (game) =>
                html`<li
                  data-part="row"
                  class="${form === 'cards' ? panel.box : `border-t py-4 first:border-t-0 first:pt-0 ${inkOn(ground).rule}`}"
                >
                  ${form === 'lines' ? gameLine(game, ground) : gameRow(game, ground)}
                </li>`,
            )}
          </ul>
        </section>`,
    )}
  </div>`;
};

const withForm =
  (form: 'rows' | 'lines' | 'cards') =>
  (slot: Slot, context: BlockContext): Markup =>
    blockSection(
      'score-list',
      context,
      '',
      html`<div class="flex flex-col gap-6">
        ${head(slot, context)} ${liveGame(slot, context)} ${leagues(slot, context, form)}
      </div>`,
    );

const heightPx = (slot: Slot, width: BlockWidth): number =>
  420 + slot.groups.reduce((sum, { games }) => sum + 60 + games.length * 104, 0) / (width === 'full' ? 2 : 1);

/** Games of a day with how they stand. */
export const scoreList = defineBlock({
  id: 'score-list',
  aliases: ['scores', 'live scores', 'matches', 'fixtures', 'results of games'],
  shows: 'scores',
  variants: [
    { name: 'tables', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: withForm('rows') },
    { name: 'lines', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: withForm('lines') },
    { name: 'cards', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: withForm('cards') },
  ],
});
