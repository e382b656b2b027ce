import { html, type Markup } from '../../markup/html.ts';
import { buttonPaint } from '../blocks/kit/button.ts';
import { headingClass } from '../blocks/kit/label-class.ts';
import type { Style } from '../direct/direction.ts';
import type { ScreenPlan } from '../plan/screen-plan.ts';
import { toDayLine } from '../write/calendar-words.ts';
import type { Action } from '../write/slots.ts';
import type { WriteContext } from '../write/write-context.ts';

/** Archetypes where the day is worth a line. */
const DATED: ReadonlySet<string> = new Set(['dashboard', 'calendar', 'board', 'list']);

/** The title of a page that no block opens, with its line and its actions. */
export function pageTitle(context: WriteContext, plan: ScreenPlan, style: Style): Markup {
  const { brief, now } = context;
  const heading = brief.heading ?? brief.subject;
  return html`<header
    data-block="page-title"
    class="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-4 px-page pt-4"
  >
    <div class="min-w-0">
      <h1 data-part="title" class="${headingClass(style)} text-headline-lg">${heading}</h1>
      ${DATED.has(brief.archetype) ? html`<p data-part="note" class="mt-1 text-body-md text-on-surface-variant">${toDayLine(now, brief.place?.name)}</p>` : ''}
    </div>
    ${actions(plan.titleActions, style)}
  </header>`;
}

function actions(titleActions: readonly Action[], style: Style): Markup {
  if (titleActions.length === 0) return html``;
  return html`<div data-part="actions" class="flex flex-wrap gap-3">
    ${titleActions.map(
      (action, index) =>
        html`<button
          type="button"
          class="inline-flex min-h-12 items-center justify-center rounded-control px-6 font-label text-label-lg font-semibold ${buttonPaint(
            style,
            index === 0 ? 'primary' : 'secondary',
          )}"
        >
          ${action.label}
        </button>`,
    )}
  </div>`;
}
