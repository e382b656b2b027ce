import { html, type Markup } from '../../../markup/html.ts';
import type { ActivityRow } from '../../write/activity-shapes.ts';
import { figureFace } from '../kit/figure.ts';
import { switchControl } from '../kit/form-field.ts';
import { icon } from '../kit/icon.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass } from '../kit/label-class.ts';
import { avatar, picture } from '../kit/picture.ts';
import { stateMark } from '../kit/state-mark.ts';
import { subHeading } from '../kit/sub-heading.ts';
import { tick } from '../kit/tick.ts';
import type { PartFrame, PartOf } from './part-frame.ts';

/** What stands over a list. */
export const partHeading = (title: string | undefined, { context }: PartFrame): Markup | '' =>
  title === undefined ? '' : subHeading(title, context, `${headlineClass(context.style)} text-title-lg`);

const before = (row: ActivityRow, { ground }: PartFrame): Markup | '' => {
  if (row.face !== undefined) return avatar(row.face, 'size-12 rounded-full');
  if (row.picture !== undefined)
    return picture({ ...row.picture, alt: '' }, 'block size-14 shrink-0 rounded-md object-cover', 'square');
  if (row.icon === undefined) return '';
  return html`<span
    aria-hidden="true"
    class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
    >${icon(row.icon)}</span
  >`;
};

const after = (row: ActivityRow, id: string, { context, ground, key }: PartFrame): Markup | '' => {
  switch (row.control) {
    case 'switch':
      return switchControl(`${id}-name`, `${id}-on`, row.on === true);
    case 'tick':
      return tick({ id: `${id}-tick`, done: row.on === true, ground, round: true });
    case 'choose':
      return html`<input
        type="radio"
        name="${key}-choice"
        aria-labelledby="${id}-name"
        ${row.on === true ? html`checked` : ''}
        class="size-6 shrink-0 accent-primary"
      />`;
    default:
      return row.value === undefined
        ? ''
        : html`<p
            class="max-w-2/5 shrink-0 break-words text-right text-title-md tabular-nums ${figureFace(context.style)}"
          >
            ${row.value}
          </p>`;
  }
};

const bar = (share: number, { ground }: PartFrame): Markup =>
  html`<span aria-hidden="true" class="mt-2 block h-2 rounded-full ${inkOn(ground).track}"
    ><span class="block h-full rounded-full ${inkOn(ground).fill}" style="width:${Math.round(share * 100)}%"></span
  ></span>`;

const line = (row: ActivityRow, index: number, frame: PartFrame): Markup => {
  const id = `${frame.key}-r${index}`;
  const ink = inkOn(frame.ground);
  const isLabel = row.control === 'tick' || row.control === 'choose';
  const content = html`${before(row, frame)}
    <span class="min-w-0 flex-1">
      <span id="${id}-name" data-part="title" class="block break-words text-body-lg font-semibold">${row.title}</span>
      ${row.note === undefined ? '' : html`<span data-part="note" class="block break-words text-body-md ${ink.soft}">${row.note}</span>`}
      ${row.share === undefined ? '' : bar(row.share, frame)}
    </span>
    ${row.control !== undefined && row.value !== undefined ? html`<span class="shrink-0 text-body-lg tabular-nums">${row.value}</span>` : ''}
    ${after(row, id, frame)}`;
  const classes = 'flex min-h-16 items-center gap-4 py-3';
  return html`<li data-part="row" class="border-t first:border-t-0 ${ink.rule}">
    ${isLabel ? html`<label class="${classes} cursor-pointer">${content}</label>` : html`<div class="${classes}">${content}</div>`}
  </li>`;
};

/** Lines with what stands before and after them. */
export const rowsPart = (part: PartOf<'rows'>, frame: PartFrame): Markup =>
  html`<section>
    ${partHeading(part.title, frame)}
    <ul data-part="list" class="${part.title === undefined ? '' : 'mt-2'} flex flex-col">
      ${part.items.map((row, index) => line(row, index, frame))}
    </ul>
  </section>`;

/** What lies behind and what is to come, on a line that fills up to now. */
export const stagesPart = (part: PartOf<'stages'>, frame: PartFrame): Markup => {
  const ink = inkOn(frame.ground);
  return html`<section>
    ${partHeading(part.title, frame)}
    <ol data-part="list" class="${part.title === undefined ? '' : 'mt-4'} flex flex-col">
      ${part.items.map(
        (stage, index) =>
          html`<li data-part="row" ${stage.state === 'now' ? html`aria-current="step"` : ''} class="flex gap-4">
            <div class="flex flex-col items-center">
              ${stateMark(stage.state, frame.ground)}${index === part.items.length - 1 ? '' : html`<span class="w-1 flex-1 ${stage.state === 'done' ? ink.fill : ink.track}"></span>`}
            </div>
            <div class="flex min-w-0 flex-1 justify-between gap-4 pb-6 pt-1">
              <p class="min-w-0">
                <span class="block break-words text-body-lg ${stage.state === 'next' ? ink.soft : 'font-semibold'}"
                  >${stage.title}</span
                >
                ${stage.note === undefined ? '' : html`<span class="block break-words text-body-md ${ink.soft}">${stage.note}</span>`}
              </p>
              <p class="shrink-0 text-body-md tabular-nums ${ink.soft}">${stage.when}</p>
            </div>
          </li>`,
      )}
    </ol>
  </section>`;
};

/** Facts beside each other, two in a line. */
export const factsPart = (part: PartOf<'facts'>, { context, ground }: PartFrame): Markup =>
  html`<dl data-part="facts" class="grid grid-cols-2 gap-x-5 gap-y-5">
    ${part.items.map(
      (fact) =>
        html`<div class="min-w-0">
          <dt class="break-words text-body-md ${inkOn(ground).soft}">${fact.label}</dt>
          <dd class="mt-1 break-words">
            <span class="${figureFace(context.style)} text-title-lg tabular-nums">${fact.value}</span
            >${fact.unit === undefined ? '' : html` <span class="text-body-md">${fact.unit}</span>`}
          </dd>
        </div>`,
    )}
  </dl>`;

/** More than a word of advice is read like a page, in the whole width. */
const LONGEST_ADVICE = 160;

/** A word of advice, or a passage to read. */
export const sayPart = (part: PartOf<'say'>, frame: PartFrame): Markup => {
  const { ground } = frame;
  if (part.body.length > LONGEST_ADVICE)
    return html`<article>
      ${partHeading(part.title, frame)}
      ${part.body.split('\n\n').map((paragraph) => html`<p class="mt-3 text-body-lg text-pretty">${paragraph}</p>`)}
    </article>`;
  return html`<div class="flex gap-4">
    <span aria-hidden="true" class="grid size-11 shrink-0 place-items-center rounded-full ${inkOn(ground).chip}"
      >${icon(part.icon)}</span
    >
    <div class="min-w-0">
      ${partHeading(part.title, frame)}
      <p class="mt-1 text-body-lg text-pretty ${inkOn(ground).soft}">${part.body}</p>
    </div>
  </div>`;
};
