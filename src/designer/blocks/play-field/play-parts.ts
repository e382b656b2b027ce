import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { button } from '../kit/button.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { labelClass } from '../kit/label-class.ts';
import { invadersScene, snakeScene, tableFromAbove } from './play-scenes.ts';
import { chessBoard, marksBoard, pairsBoard, tilesBoard, wordsBoard } from './square-boards.ts';

export type PlaySlot = SlotOf<'play'>;

/** Steered by a few keys, so that the field itself is a picture. */
export const isScene = ({ position: { type } }: PlaySlot): boolean => type === 'snake' || type === 'invaders';
export const isLobby = ({ position: { type } }: PlaySlot): boolean => type === 'tables';

/** What is played on, as large as `classes` lets it be; a lobby's tables are its lines, drawn. */
export function playBoard(slot: PlaySlot, context: BlockContext, classes = ''): Markup {
  if (slot.position.type === 'tables') return lobbyTables(slot, context);
  // Eight squares need the whole width of a phone.
  const edge =
    slot.position.type === 'chess' && context.device === 'MOBILE' && context.ground === 'surface' ? '-mx-page' : '';
  return html`<div
    role="group"
    aria-label="${slot.title}"
    class="@container ${edge === '' ? `w-full ${classes}` : edge}"
  >
    ${drawing(slot)}
  </div>`;
}

function drawing({ position }: PlaySlot): Markup | '' {
  switch (position.type) {
    case 'marks':
      return marksBoard(position);
    case 'chess':
      return chessBoard(position);
    case 'tiles':
      return tilesBoard(position);
    case 'snake':
      return snakeScene(position);
    case 'invaders':
      return invadersScene(position);
    case 'pairs':
      return pairsBoard(position);
    case 'words':
      return wordsBoard(position);
    case 'tables':
      return '';
  }
}

const lobbyTables = ({ position, lines }: PlaySlot, context: BlockContext): Markup =>
  html`<ul data-part="board" class="grid w-full gap-4 @lg:grid-cols-2">
    ${lines.items.map(({ label, text, isOn }, at) => {
      const seats = (position.type === 'tables' ? position.seats[at] : undefined) ?? { taken: 0, of: 4 };
      const isFull = seats.taken >= seats.of;
      return html`<li
        data-part="row"
        class="flex min-w-0 flex-col gap-3 rounded-lg bg-surface-container-lowest p-4 text-on-surface ${isOn === true ? 'border-2 border-primary' : 'border border-outline-variant'}"
      >
        <div class="mx-auto w-full max-w-56">${tableFromAbove(seats)}</div>
        <div class="flex flex-wrap items-center justify-between gap-3">
          <div class="min-w-0">
            <p class="font-headline text-title-lg">${label}</p>
            <p class="text-body-md text-on-surface-variant">${text}</p>
            <p class="text-body-md text-on-surface-variant">${seats.taken} of ${seats.of} seated</p>
          </div>
          ${button({ label: isFull ? 'Watch' : 'Sit down' }, context, isOn === true ? 'primary' : 'secondary', { ground: 'surface' })}
        </div>
      </li>`;
    })}
  </ul>`;

/** Score, lives, time. */
export const factsRow = (
  { facts }: PlaySlot,
  { style }: BlockContext,
  ground: Ground,
  size = 'text-title-lg',
): Markup =>
  html`<dl data-part="facts" class="flex flex-wrap gap-x-8 gap-y-3">
    ${facts.map(
      ({ label, value }) =>
        html`<div class="min-w-0">
          <dt class="${labelClass(style)} ${inkOn(ground).soft}">${label}</dt>
          <dd class="${figureFace(style)} ${size}">${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Whose turn it is, said aloud when it changes. */
export const turnLine = ({ turn }: PlaySlot, ground: Ground, classes = 'text-title-md'): Markup =>
  html`<p data-part="turn" role="status" class="font-headline ${classes} ${inkOn(ground).accent}">${turn}</p>`;

export const playersRow = (
  { players }: PlaySlot,
  ground: Ground,
  classes = 'flex flex-wrap gap-x-8 gap-y-2',
): Markup | '' =>
  players.length === 0
    ? ''
    : html`<ul data-part="players" class="${classes}">
        ${players.map((player) => playerLine(player, ground))}
      </ul>`;

const playerLine = ({ name, note, isOn }: PlaySlot['players'][number], ground: Ground): Markup => {
  const ink = inkOn(ground);
  return html`<li class="flex min-w-0 items-center gap-3">
    <span aria-hidden="true" class="size-3 shrink-0 rounded-full ${isOn ? ink.fill : ink.track}"></span>
    <span class="min-w-0"
      ><span class="block text-title-md">${name}</span><span class="block text-body-md ${ink.soft}">${note}</span></span
    >
  </li>`;
};

/** Moves, clues or best runs; a lobby draws its lines as tables, so only their name is left to say. */
export function linesList(slot: PlaySlot, context: BlockContext, ground: Ground, classes = ''): Markup {
  const ink = inkOn(ground);
  const { title, items } = slot.lines;
  const heading = html`<p class="${labelClass(context.style)} ${ink.soft}">${title}</p>`;
  if (isLobby(slot)) return html`<div data-part="lines" class="sr-only">${heading}</div>`;
  return html`<div data-part="lines" class="min-w-0">
    ${heading}
    <ol class="mt-2 ${classes}">
      ${items.map(
        ({ label, text, isOn }) =>
          html`<li
            class="flex min-w-0 gap-3 border-t py-2 text-body-md ${ink.rule} ${isOn === true ? 'font-bold' : ''}"
          >
            <span class="w-20 shrink-0 tabular-nums ${ink.soft}">${label}</span>
            <span class="min-w-0 break-words">${text}</span>
          </li>`,
      )}
    </ol>
  </div>`;
}

const AT = {
  up: 'col-start-2 row-start-1',
  left: 'col-start-1 row-start-2',
  middle: 'col-start-2 row-start-2',
  right: 'col-start-3 row-start-2',
  down: 'col-start-2 row-start-3',
};

/** The keys as they lie under a thumb. */
export const padKeys = ({ pad }: PlaySlot, ground: Ground): Markup | '' =>
  pad.length === 0
    ? ''
    : html`<div data-part="pad" role="group" aria-label="Steer" class="grid w-fit grid-cols-3 gap-2">
        ${pad.map(
          ({ label, icon: name, at }) =>
            html`<button
              type="button"
              aria-label="${label}"
              class="grid size-14 place-items-center rounded-lg ${AT[at]} ${at === 'middle' ? 'bg-primary text-on-primary' : inkOn(ground).chip}"
            >
              ${icon(name, 'size-6')}
            </button>`,
        )}
      </div>`;

export const playActions = (slot: PlaySlot, context: BlockContext, ground: Ground, classes = ''): Markup =>
  html`<div data-part="actions" class="flex flex-wrap gap-3 ${classes}">
    ${slot.action === undefined ? '' : button(slot.action, context, 'primary', { ground })}
    ${button(slot.secondary, context, 'secondary', { ground })}
  </div>`;

export const rulesList = ({ rules }: PlaySlot, { style }: BlockContext, ground: Ground): Markup =>
  html`<div data-part="rules" class="min-w-0">
    <p class="${labelClass(style)} ${inkOn(ground).soft}">Rules</p>
    <ul class="mt-2 flex flex-col gap-1 text-body-md ${inkOn(ground).soft}">
      ${rules.map((rule) => html`<li>${rule}</li>`)}
    </ul>
  </div>`;
