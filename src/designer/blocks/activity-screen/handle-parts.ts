import { html, type Markup } from '../../../markup/html.ts';
import { button } from '../kit/button.ts';
import { choiceChips } from '../kit/choice-chips.ts';
import { figureFace } from '../kit/figure.ts';
import { icon } from '../kit/icon.ts';
import { iconButton } from '../kit/icon-button.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { frameFor } from '../kit/panel.ts';
import { picture } from '../kit/picture.ts';
import type { PartFrame, PartOf } from './part-frame.ts';
import { partHeading } from './list-parts.ts';

/** What is done now, as wide as the screen, and what may be done instead. */
export const actPart = (part: PartOf<'act'>, { context, ground }: PartFrame): Markup =>
  html`<div data-part="actions" class="flex flex-col gap-3">
    ${button(part, context, 'primary', { ground, classes: 'w-full' })}
    ${part.secondary === undefined ? '' : button(part.secondary, context, 'secondary', { ground, classes: 'w-full' })}
  </div>`;

/** Hanging up is the one round button that cannot be taken back. */
const ENDS = 'phone-off';

/** Round buttons under the thumb, the main one larger. */
export const knobsPart = (part: PartOf<'knobs'>, { ground }: PartFrame): Markup =>
  html`<ul data-part="actions" class="flex flex-wrap items-end justify-evenly gap-4">
    ${part.items.map(
      (knob) =>
        html`<li>
          <button
            type="button"
            class="flex min-w-16 flex-col items-center gap-2 font-label text-label-md font-semibold"
          >
            <span
              class="grid place-items-center rounded-full ${knob.main === true ? 'size-20' : 'size-14'} ${knob.icon === ENDS ? 'bg-error text-on-error' : knob.main === true ? 'bg-primary text-on-primary' : inkOn(ground).chip}"
              >${icon(knob.icon, knob.main === true ? 'size-9' : 'size-6')}</span
            >${knob.label}
          </button>
        </li>`,
    )}
  </ul>`;

export const chipsPart = (part: PartOf<'chips'>, { key }: PartFrame): Markup =>
  choiceChips(part.items, { key, label: part.label });

/** Small pictures to choose from, in one row that runs on. */
export const thumbsPart = (part: PartOf<'thumbs'>, frame: PartFrame): Markup =>
  html`<section>
    ${partHeading(part.title, frame)}
    <ul data-part="list" class="${part.title === undefined ? '' : 'mt-3'} grid grid-cols-4 gap-3">
      ${part.items.map(
        (one) =>
          html`<li>
            <button
              type="button"
              aria-pressed="${one.on === true ? 'true' : 'false'}"
              class="flex w-full flex-col items-center gap-2 font-label text-label-md ${one.on === true ? 'font-bold' : ''}"
            >
              <span
                class="block aspect-square w-full overflow-hidden rounded-md ${one.on === true ? 'outline-2 outline-offset-2 outline-primary' : ''}"
                >${picture({ ...one.picture, alt: '' }, 'block size-full object-cover', 'square')}</span
              >${one.label}
            </button>
          </li>`,
      )}
    </ul>
  </section>`;

/** What can be turned up and down, each with what it stands at. */
export const slidersPart = (part: PartOf<'sliders'>, { key }: PartFrame): Markup =>
  html`<ul data-part="list" class="flex flex-col gap-2">
    ${part.items.map(
      (one, index) =>
        html`<li data-part="row">
          <label for="${key}-s${index}" class="flex justify-between gap-4 text-body-lg">
            <span class="font-semibold">${one.label}</span><span class="tabular-nums">${one.value}</span>
          </label>
          <input
            type="range"
            id="${key}-s${index}"
            min="0"
            max="100"
            value="${String(Math.round(one.share * 100))}"
            class="min-h-11 w-full accent-primary"
          />
        </li>`,
    )}
  </ul>`;

type Pane = PartOf<'panes'>['from'];

const pane = (one: Pane, { context, ground }: PartFrame): Markup => {
  const isLong = one.value.length > 14;
  return html`<div data-part="row" class="flex flex-col gap-2 py-2">
    <p class="${labelClass(context.style)} ${inkOn(ground).soft}">${one.label}</p>
    <p class="break-words ${isLong ? 'text-headline-sm' : `${figureFace(context.style)} text-display-sm tabular-nums`}">
      ${one.value}
    </p>
    ${one.note === undefined ? '' : html`<p class="text-body-md ${inkOn(ground).soft}">${one.note}</p>`}
  </div>`;
};

/** The same thing said or counted in two ways, with a button that turns them round. */
export const panesPart = (part: PartOf<'panes'>, frame: PartFrame): Markup =>
  html`<div data-part="panes" class="flex flex-col">
    ${pane(part.from, frame)}
    <div class="flex items-center gap-4">
      <span class="h-0 flex-1 border-t ${inkOn(frame.ground).rule}"></span
      >${iconButton(part.swap, 'arrow-up-down', inkOn(frame.ground).chip)}<span
        class="h-0 flex-1 border-t ${inkOn(frame.ground).rule}"
      ></span>
    </div>
    ${pane(part.to, frame)}
  </div>`;

/** A picture that is worked on or looked at. */
export const picturePart = (part: PartOf<'picture'>, { context }: PartFrame): Markup =>
  html`<figure class="relative overflow-hidden ${frameFor(context.style)}">
    ${picture(part.picture, `block w-full object-cover ${part.size === 'tall' ? 'h-80' : 'h-48'}`, part.size === 'tall' ? 'square' : 'wide')}
    ${
      part.tag === undefined
        ? ''
        : html`<figcaption
            class="absolute bottom-4 left-4 rounded-full bg-inverse-surface px-4 py-2 font-label text-label-lg text-inverse-on-surface"
          >
            ${part.tag}
          </figcaption>`
    }
  </figure>`;

/** One question with answers to press. */
export const askPart = (part: PartOf<'ask'>, frame: PartFrame): Markup =>
  html`<fieldset class="flex min-w-0 flex-col gap-5">
    <legend class="sr-only">${part.task}</legend>
    ${
      part.share === undefined
        ? ''
        : html`<div aria-hidden="true" class="h-3 rounded-full ${inkOn(frame.ground).track}">
            <div
              class="h-full rounded-full ${inkOn(frame.ground).fill}"
              style="width:${Math.round(part.share * 100)}%"
            ></div>
          </div>`
    }
    <p class="text-body-lg ${inkOn(frame.ground).soft}">${part.task}</p>
    <p class="${headlineClass(frame.context.style)} text-headline-sm">${part.text}</p>
    <div data-part="list" class="grid gap-3">
      ${part.answers.map(
        (answer) =>
          html`<label
            data-part="row"
            class="flex min-h-16 cursor-pointer items-center gap-4 rounded-lg border-2 border-outline-variant bg-surface-container-lowest px-4 py-2 text-body-lg text-on-surface has-checked:border-primary has-checked:bg-primary-container has-checked:text-on-primary-container"
            ><input
              type="radio"
              name="${frame.key}-answer"
              value="${answer.label}"
              ${answer.chosen === true ? html`checked` : ''}
              class="size-5 shrink-0"
            /><span class="min-w-0 flex-1 break-words">${answer.label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

/** A page to write on. */
export const writingPart = (part: PartOf<'writing'>, frame: PartFrame): Markup =>
  html`<div>
    <label for="${frame.key}-text" class="text-title-md font-semibold">${part.label}</label>
    <textarea
      id="${frame.key}-text"
      rows="6"
      class="mt-3 w-full rounded-lg border border-outline bg-surface-container-lowest p-4 text-body-lg text-on-surface"
    >
${part.text}</textarea>
  </div>`;

/** From one place to another, with how far it has come. */
export const wayPart = (part: PartOf<'way'>, { context, ground }: PartFrame): Markup => {
  const ink = inkOn(ground);
  const end = (one: typeof part.from, side: string): Markup =>
    html`<div class="min-w-0 ${side}">
      <p class="${figureFace(context.style)} text-display-sm">${one.code}</p>
      <p class="break-words text-body-md ${ink.soft}">${one.name}</p>
      <p class="mt-1 text-title-lg tabular-nums">${one.time}</p>
    </div>`;
  return html`<div data-part="way" class="flex flex-col gap-4">
    <div class="grid grid-cols-2 gap-4">${end(part.from, '')} ${end(part.to, 'text-right')}</div>
    <div aria-hidden="true" class="flex items-center gap-2">
      <span class="h-1 rounded-full ${ink.fill}" style="flex:${Math.round(part.share * 100)}"></span
      >${icon(part.icon, 'size-6')}<span
        class="h-1 rounded-full ${ink.track}"
        style="flex:${Math.round((1 - part.share) * 100)}"
      ></span>
    </div>
    <p class="text-body-lg">${part.words}</p>
  </div>`;
};

/** Keys to type a number with. */
export const keysPart = (part: PartOf<'keys'>, { ground }: PartFrame): Markup =>
  html`<ul data-part="keys" class="grid grid-cols-3 gap-2">
    ${part.items.map(
      (key) =>
        html`<li>
          <button
            type="button"
            class="min-h-14 w-full rounded-lg font-headline text-title-lg tabular-nums ${inkOn(ground).chip}"
          >
            ${key}
          </button>
        </li>`,
    )}
  </ul>`;

/** Which of several pages this is. */
export const dotsPart = (part: PartOf<'dots'>, { ground }: PartFrame): Markup =>
  html`<p class="flex items-center justify-center gap-2">
    <span class="sr-only">Page ${part.at} of ${part.of}</span>
    ${Array.from({ length: part.of }, (_, index) => html`<span aria-hidden="true" class="h-2 rounded-full ${index + 1 === part.at ? `w-8 ${inkOn(ground).fill}` : `w-2 ${inkOn(ground).track}`}"></span>`)}
  </p>`;
