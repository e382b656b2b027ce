import { html, type Markup } from '../../../markup/html.ts';
import type { BlockContext, Ground } from '../block.ts';
import { blockHeading } from '../kit/block-heading.ts';
import { blockSection } from '../kit/block-section.ts';
import { chartInkOn } from '../kit/chart-ink.ts';
import { inkOn } from '../kit/ink.ts';
import { picture } from '../kit/picture.ts';
import { quietRoom, signatureRoom } from '../kit/signature-room.ts';
import { stateMark } from '../kit/state-mark.ts';
import { standing } from '../kit/thing.ts';
import { stopWords } from './stop-words.ts';
import type { Route } from './stops.ts';

/** A piece of the way as wide as its box, dotted where it is still to be gone. */
function way(d: string, isDone: boolean, ground: Ground, classes: string): Markup {
  const chart = chartInkOn(ground);
  const course = (width: number, look: string, dashes = 'none'): Markup =>
    html`<path
      d="${d}"
      fill="none"
      stroke-width="${width}"
      stroke-linecap="round"
      stroke-dasharray="${dashes}"
      vector-effect="non-scaling-stroke"
      class="${look}"
    />`;
  return html`<svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    class="absolute overflow-visible ${classes}"
  >
    ${isDone ? course(6, chart.stroke) : [course(6, `${chart.stroke} opacity-20`), course(2, chart.stroke, '1 9')]}
  </svg>`;
}

const traveller = (route: Route, size: string): Markup | '' => {
  const thing = route.things?.[0];
  return thing === undefined ? '' : standing(thing, size);
};

/** The way winds down the middle of the card, stops stand at its bends by turns. */
export function trail(id: string, route: Route, context: BlockContext): Markup {
  const { box, ground } = signatureRoom(context);
  const last = route.stops.length - 1;
  return blockSection(
    id,
    context,
    box,
    html`${blockHeading(route, context, ground)}
      <ol class="mt-8">
        ${route.stops.map((stop, index) => {
          const isLeft = index % 2 === 0;
          const [from, to] = isLeft ? [30, 70] : [70, 30];
          return html`<li
            data-part="row"
            class="relative grid min-h-28 grid-cols-[5rem_minmax(0,1fr)] gap-x-4 @2xl:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)] @2xl:gap-x-6"
          >
            <div class="relative @2xl:col-start-2 @2xl:row-start-1">
              ${index === last ? '' : way(`M${from} 0C${from} 60 ${to} 40 ${to} 100`, index < route.reached, ground, 'inset-x-0 top-4 size-full')}
              <span class="absolute top-4 -translate-1/2 rounded-full ${inkOn(ground).ground}" style="left:${from}%"
                >${stateMark(stop.state, ground, stop.icon)}</span
              >
            </div>
            <div
              class="min-w-0 pb-8 @2xl:row-start-1 ${isLeft ? '@2xl:col-start-1 @2xl:text-right' : '@2xl:col-start-3'}"
            >
              ${stopWords(stop, context, ground)}
            </div>
            ${index === route.reached && stop.state === 'now' ? html`<div aria-hidden="true" class="hidden justify-center @2xl:row-start-1 @2xl:flex ${isLeft ? '@2xl:col-start-3' : '@2xl:col-start-1'}">${traveller(route, 'h-20 w-28')}</div>` : ''}
          </li>`;
        })}
      </ol>`,
  );
}

/** Stations on one line: across a wide block, down a narrow one; the traveller stands where it is now. */
export function line(id: string, route: Route, context: BlockContext): Markup {
  const { box, ground } = quietRoom(context);
  const chart = chartInkOn(ground);
  const last = route.stops.length - 1;
  const at = Math.max(0, route.reached);
  return blockSection(
    id,
    context,
    box,
    html`${blockHeading(route, context, ground)}
      <ol class="mt-8 flex flex-col @3xl:flex-row @3xl:pt-20">
        ${route.stops.map(
          (stop, index) =>
            html`<li data-part="row" class="relative flex min-w-0 flex-1 gap-x-4 @3xl:flex-col">
              ${
                index === last
                  ? ''
                  : html`<span
                      aria-hidden="true"
                      class="absolute top-4 bottom-0 left-4 w-1 @3xl:right-0 @3xl:bottom-auto @3xl:h-1 @3xl:w-auto ${index < route.reached ? chart.bar : chart.barPlanned}"
                    ></span>`
              }
              ${index === at ? html`<span aria-hidden="true" class="absolute -top-20 left-0 hidden @3xl:block">${traveller(route, 'h-16 w-20')}</span>` : ''}
              <span class="relative shrink-0 self-start rounded-full ${inkOn(ground).ground}"
                >${stateMark(stop.state, ground, stop.icon)}</span
              >
              <div class="min-w-0 pb-8 @3xl:mt-4 @3xl:pr-6 @3xl:pb-0">${stopWords(stop, context, ground)}</div>
            </li>`,
        )}
      </ol>`,
  );
}

/** Where stops lie on the drawn way, in percent of the picture from its left and top. */
const PLACES: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [16, 70],
    [84, 30],
  ],
  3: [
    [12, 72],
    [50, 34],
    [88, 60],
  ],
  4: [
    [10, 74],
    [36, 36],
    [64, 66],
    [90, 28],
  ],
  5: [
    [8, 72],
    [29, 34],
    [50, 66],
    [71, 30],
    [92, 62],
  ],
  6: [
    [7, 70],
    [24, 32],
    [41, 68],
    [59, 30],
    [76, 66],
    [93, 34],
  ],
};

export const hasPlaces = (count: number): boolean => PLACES[count] !== undefined;

/** The trade's own place is the ground; the way goes through it with numbered stops, which are told below. */
export function overPicture(id: string, route: Route, context: BlockContext): Markup {
  const { box, ground, sides, inset } = quietRoom(context);
  const ink = inkOn(ground);
  const places = PLACES[route.stops.length] ?? [];
  const pieces = places.slice(1).map((to, index) => {
    const from = places[index] ?? to;
    const middle = (from[0] + to[0]) / 2;
    return `M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`;
  });
  return blockSection(
    id,
    context,
    `overflow-hidden ${box}`,
    html`${blockHeading(route, context, ground)}
      <div
        aria-hidden="true"
        class="relative mt-6 h-52 @2xl:h-72 ${sides} ${inset === 'none' ? 'overflow-hidden rounded-lg' : ''}"
      >
        ${route.scene === undefined ? html`<span class="absolute inset-0 ${ink.track}"></span>` : picture({ ...route.scene, alt: '' }, 'absolute inset-0 size-full object-cover', 'panorama')}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" class="absolute inset-0 size-full">
          ${pieces.map(
            (d, index) =>
              html`<path
                  d="${d}"
                  fill="none"
                  stroke-width="10"
                  stroke-linecap="round"
                  vector-effect="non-scaling-stroke"
                  class="stroke-surface-container-lowest"
                />
                <path
                  d="${d}"
                  fill="none"
                  stroke-width="4"
                  stroke-linecap="round"
                  vector-effect="non-scaling-stroke"
                  stroke-dasharray="${index < route.reached ? 'none' : '1 8'}"
                  class="stroke-primary"
                />`,
          )}
        </svg>
        ${places.map(([x, y], index) => {
          const state = route.stops[index]?.state ?? 'next';
          const look =
            state === 'next'
              ? 'bg-surface-container-lowest text-on-surface border-primary'
              : 'bg-primary text-on-primary border-surface-container-lowest';
          return html`<span class="absolute -translate-1/2" style="left:${x}%;top:${y}%"
            ><span
              class="grid place-items-center rounded-full border-4 font-label text-label-lg font-semibold ${state === 'now' ? 'size-12' : 'size-9'} ${look}"
              >${index + 1}</span
            ></span
          >`;
        })}
      </div>
      <ol
        class="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2 ${route.stops.length % 3 === 0 ? '@4xl:grid-cols-3' : '@5xl:grid-cols-4'}"
      >
        ${route.stops.map(
          (stop, index) =>
            html`<li data-part="row" class="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-t pt-3 ${ink.rule}">
              <span class="font-label text-title-md font-semibold ${ink.accent}">${index + 1}</span>
              <div class="min-w-0">${stopWords(stop, context, ground)}</div>
            </li>`,
        )}
      </ol>`,
  );
}

/** Height of the lowest step and how much each next one is higher, CSS pixels. */
const LOWEST_PX = 48;
const RISE_PX = 40;

/** A flight of steps that rises with the way; the traveller stands on the one that is reached. */
export function stairs(id: string, route: Route, context: BlockContext): Markup {
  const { box, ground, sides, bottom } = signatureRoom(context);
  const chart = chartInkOn(ground);
  const isOpen = route.reached < 0;
  const at = Math.max(0, route.reached);
  return blockSection(
    id,
    context,
    `overflow-hidden ${box}`,
    html`${blockHeading(route, context, ground)}
      <ol class="mt-6 flex flex-col gap-6 @3xl:flex-row @3xl:gap-0 ${sides} ${bottom}">
        ${route.stops.map(
          (stop, index) =>
            html`<li data-part="row" class="flex min-w-0 flex-1 gap-x-4 px-4 @3xl:flex-col @3xl:justify-end @3xl:px-0">
              ${index === at ? html`<div aria-hidden="true" class="hidden px-4 pb-2 @3xl:block">${traveller(route, 'h-20 w-24')}</div>` : ''}
              <div class="flex min-w-0 gap-x-4 @3xl:flex-col @3xl:gap-y-2 @3xl:px-4 @3xl:pb-4">
                <span
                  aria-hidden="true"
                  class="grid size-9 shrink-0 place-items-center rounded-full font-label text-label-lg font-semibold ${chart.mark}"
                  >${index + 1}</span
                >
                <div class="min-w-0">${stopWords(stop, context, ground)}</div>
              </div>
              <div
                aria-hidden="true"
                class="hidden @3xl:block ${isOpen || index <= route.reached ? chart.bar : chart.barPlanned}"
                style="height:${LOWEST_PX + RISE_PX * index}px"
              ></div>
            </li>`,
        )}
      </ol>`,
  );
}
