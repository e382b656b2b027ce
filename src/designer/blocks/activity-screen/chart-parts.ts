import { html, type Markup } from '../../../markup/html.ts';
import { inkOn } from '../kit/ink.ts';
import { linePlot } from '../kit/line-plot.ts';
import type { PartFrame, PartOf } from './part-frame.ts';
import { partHeading } from './list-parts.ts';

const head = (title: string, unit: string, frame: PartFrame): Markup =>
  html`<div class="flex items-baseline justify-between gap-4">
    ${partHeading(title, frame)}
    <p class="shrink-0 text-body-md ${inkOn(frame.ground).soft}">${unit}</p>
  </div>`;

/** A measure over time as a line on its axis. */
export const coursePart = (part: PartOf<'course'>, frame: PartFrame): Markup =>
  html`<section>
    ${partHeading(part.title, frame)}
    <div class="mt-3">
      ${linePlot(
        {
          title: part.title,
          name: part.title,
          unit: part.unit,
          shape: 'line',
          points: part.points.map((point, index) => ({
            ...point,
            ...(index === part.points.length - 1 ? { state: 'now' as const } : {}),
          })),
        },
        frame.ground,
        'h-32',
      )}
    </div>
    ${part.words === undefined ? '' : html`<p class="mt-4 text-body-md ${inkOn(frame.ground).soft}">${part.words}</p>`}
  </section>`;

/** Days as bars from zero, today marked. */
export const barsPart = (part: PartOf<'bars'>, frame: PartFrame): Markup => {
  const most = Math.max(...part.days.map(({ value }) => value));
  const ink = inkOn(frame.ground);
  return html`<section data-part="week">
    ${head(part.title, part.unit, frame)}
    <ol class="mt-4 grid grid-cols-7 gap-2 text-center">
      ${part.days.map(
        (day) =>
          html`<li>
            <div class="flex h-28 flex-col justify-end">
              <p class="text-label-sm tabular-nums">${day.value === 0 ? '' : String(day.value)}</p>
              <div
                class="mt-1 rounded-sm ${day.now === true ? ink.fill : ink.fillSoft}"
                style="height:${Math.max(2, Math.round((day.value / most) * 80))}%"
              ></div>
            </div>
            <p class="mt-2 text-label-md ${day.now === true ? 'font-bold' : ''}">${day.label}</p>
          </li>`,
      )}
    </ol>
  </section>`;
};

const MARKS: Record<'a' | 'b' | 'c', string> = {
  a: 'bg-primary text-on-primary font-semibold',
  b: 'bg-surface-container-highest text-on-surface',
  c: 'border-2 border-dashed border-primary',
};

/** A month whose days are marked by what they are, and what the marks mean. */
export const monthPart = (part: PartOf<'month'>, frame: PartFrame): Markup => {
  const ink = inkOn(frame.ground);
  return html`<section>
    <table class="w-full table-fixed border-collapse text-center">
      <caption class="pb-3 text-left font-headline text-title-lg">
        ${part.label}
      </caption>
      <thead>
        <tr>
          ${part.weekdays.map((name) => html`<th scope="col" class="h-8 text-label-md font-normal ${ink.soft}">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${part.weeks.map(
          (week) =>
            html`<tr>
              ${week.map(
                (day) =>
                  html`<td>
                    ${
                      day.day === undefined
                        ? ''
                        : html`<div
                            ${day.today === true ? html`aria-current="date"` : ''}
                            class="mx-auto my-1 grid size-10 place-items-center rounded-full text-body-md tabular-nums ${day.mark === undefined ? '' : MARKS[day.mark]} ${day.today === true ? 'outline-2 outline-offset-2 outline-current' : ''}"
                          >
                            ${day.day}
                          </div>`
                    }
                  </td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    <ul class="mt-4 flex flex-wrap gap-x-5 gap-y-2">
      ${part.legend.map(
        (one) =>
          html`<li class="flex items-center gap-2 text-body-md">
            <span aria-hidden="true" class="size-4 shrink-0 rounded-full ${MARKS[one.mark]}"></span>${one.label}
          </li>`,
      )}
    </ul>
  </section>`;
};

/** What was heard, as the ups and downs of its loudness. */
export const wavePart = (part: PartOf<'wave'>, { ground }: PartFrame): Markup =>
  html`<div role="img" aria-label="${part.label}" class="flex h-24 items-center justify-between gap-1">
    ${part.levels.map(
      (level, index) =>
        html`<span
          class="w-1 rounded-full ${index < part.levels.length * 0.7 ? inkOn(ground).fill : inkOn(ground).track}"
          style="height:${Math.round(level * 100)}%"
        ></span>`,
    )}
  </div>`;
