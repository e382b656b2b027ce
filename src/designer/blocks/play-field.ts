import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { figureFace } from './kit/figure.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import {
  factsRow,
  isLobby,
  isScene,
  linesList,
  padKeys,
  playActions,
  playBoard,
  playersRow,
  rulesList,
  turnLine,
  type PlaySlot,
} from './play-field/play-parts.ts';
import { noteLine } from './kit/note-line.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** A board is square and must fit the window with what is said of it; a scene and tables are wider. */
const boardWidth = (slot: PlaySlot): string => (isScene(slot) || isLobby(slot) ? 'max-w-3xl' : 'max-w-xl');

/** The board at the left, everything that is said of the game in a panel beside it. */
function beside(slot: PlaySlot, context: BlockContext): Markup {
  const { ground } = context;
  const panel = panelFor(context);
  return blockSection(
    'play-field',
    context,
    '',
    html`<div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div class="min-w-0">
          ${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, context.ground, 'mt-1')}
          ${turnLine(slot, ground, 'mt-1 text-title-md')}
        </div>
        ${factsRow(slot, context, ground)}
      </div>
      <div class="mt-6 grid items-start gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div class="flex min-w-0 flex-col gap-6 @4xl:items-center">${playBoard(slot, context, boardWidth(slot))}</div>
        <div class="flex min-w-0 flex-col gap-6 ${panel.box}">
          ${playersRow(slot, panel.ground, 'flex flex-col gap-3')} ${padKeys(slot, panel.ground)}
          ${playActions(slot, context, panel.ground)} ${linesList(slot, context, panel.ground)}
          ${rulesList(slot, context, panel.ground)}
        </div>
      </div>`,
  );
}

/** A cabinet: one strong field with score above, the scene across it and the keys at its foot. */
function cabinet(slot: PlaySlot, context: BlockContext): Markup {
  const strong = strongPanelFor(context);
  const { ground } = strong;
  return blockSection(
    'play-field',
    context,
    '',
    html`<div class="${strong.box} flex flex-col gap-6">
        <div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div class="min-w-0">
            ${headingElement(slot.title, context, 'text-headline-md')} ${noteLine(slot, ground, 'mt-1')}
          </div>
          ${factsRow(slot, context, ground, 'text-headline-sm')}
        </div>
        <div class="mx-auto flex w-full flex-col gap-6 ${boardWidth(slot)}">
          <div class="${slot.position.type === 'chess' ? '-mx-card @lg:mx-0' : ''}">
            ${playBoard(slot, { ...context, ground })}
          </div>
          <div class="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            ${turnLine(slot, ground, 'min-w-0 text-title-lg')} ${padKeys(slot, ground)}
            ${playActions(slot, context, ground)}
          </div>
        </div>
      </div>
      <div class="mt-8 grid gap-8 @3xl:grid-cols-3">
        ${playersRow(slot, context.ground, 'flex flex-col gap-3')} ${linesList(slot, context, context.ground)}
        ${rulesList(slot, context, context.ground)}
      </div>`,
  );
}

/** A table with those who play at its two ends, the board between them; the rest in a margin. */
function table(slot: PlaySlot, context: BlockContext): Markup {
  const { ground } = context;
  const [first, ...others] = slot.players;
  const end = (players: PlaySlot['players']): Markup =>
    html`<div class="mx-auto flex w-full flex-wrap items-center justify-between gap-3 ${boardWidth(slot)}">
      ${playersRow({ ...slot, players }, ground)}
    </div>`;
  return blockSection(
    'play-field',
    context,
    'mx-auto w-full max-w-6xl',
    html`<div class="flex flex-col items-center gap-3 text-center">
        ${headingElement(slot.title, context, 'text-headline-lg')} ${noteLine(slot, context.ground, 'mt-1')}
        ${turnLine(slot, ground, 'text-title-lg')}
      </div>
      <div class="mt-6 flex flex-col gap-4">
        ${first === undefined ? '' : end([first])}
        <div class="mx-auto w-full ${boardWidth(slot)}">${playBoard(slot, context)}</div>
        ${others.length === 0 ? '' : end(others)}
      </div>
      <div class="mx-auto mt-6 flex w-full flex-wrap items-center justify-between gap-6 ${boardWidth(slot)}">
        ${factsRow(slot, context, ground)} ${padKeys(slot, ground)} ${playActions(slot, context, ground)}
      </div>
      <div class="mt-8 grid gap-8 border-t pt-6 @3xl:grid-cols-2 ${inkOn(ground).rule}">
        ${linesList(slot, context, ground)} ${rulesList(slot, context, ground)}
      </div>`,
  );
}

/** The score as the giant figure at the left, the board at the right edge of the page. */
function score(slot: PlaySlot, context: BlockContext): Markup {
  const { ground, style } = context;
  const ink = inkOn(ground);
  const [first, ...facts] = slot.facts;
  return blockSection(
    'play-field',
    context,
    '',
    html`<div class="grid items-start gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <div class="flex min-w-0 flex-col gap-5">
          <div>${headingElement(slot.title, context, 'text-title-lg')} ${noteLine(slot, context.ground, 'mt-1')}</div>
          ${
            first === undefined
              ? ''
              : html`<div>
                  <p class="${labelClass(style)} ${ink.soft}">${first.label}</p>
                  <p class="${figureFace(style)} text-display-md ${ink.accent}">${first.value}</p>
                </div>`
          }
          ${factsRow({ ...slot, facts }, context, ground)} ${turnLine(slot, ground)} ${playersRow(slot, ground)}
          <div class="hidden flex-col gap-5 @4xl:flex">
            ${padKeys(slot, ground)} ${playActions(slot, context, ground)}
          </div>
        </div>
        <div class="flex min-w-0 flex-col gap-6 @4xl:items-end">
          ${playBoard(slot, context, boardWidth(slot))}
          <div class="flex flex-wrap items-center gap-6 @4xl:hidden">
            ${padKeys(slot, ground)} ${playActions(slot, context, ground)}
          </div>
        </div>
      </div>
      <div class="mt-8 grid gap-8 border-t pt-6 @3xl:grid-cols-2 ${ink.rule}">
        ${linesList(slot, context, ground)} ${rulesList(slot, context, ground)}
      </div>`,
  );
}

const linesPx = ({ lines, rules, position }: PlaySlot): number =>
  (position.type === 'tables' ? 0 : lines.items.length * 40) + rules.length * 28 + 60;
const boardPx = (slot: PlaySlot, width: BlockWidth): number =>
  isLobby(slot) ? (width === 'narrow' ? 1000 : 560) : width === 'narrow' ? 380 : 576;

/** A game at one moment: what it is played on, how it stands, and what can be done. */
export const playField = defineBlock({
  id: 'play-field',
  aliases: ['game', 'board', 'game board', 'playing field', 'arcade', 'puzzle'],
  shows: 'play',
  variants: [
    {
      name: 'beside',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 120 + boardPx(slot, width) + (width === 'narrow' ? 200 + linesPx(slot) : 0),
      render: beside,
    },
    {
      name: 'cabinet',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 260 + boardPx(slot, width) + linesPx(slot),
      render: cabinet,
    },
    {
      name: 'table',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 320 + boardPx(slot, width) + linesPx(slot),
      render: table,
    },
    {
      name: 'score',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      heightPx: (slot, width) => 80 + boardPx(slot, width) + linesPx(slot) + (width === 'narrow' ? 320 : 0),
      render: score,
    },
  ],
});
