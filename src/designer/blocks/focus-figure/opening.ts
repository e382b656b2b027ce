import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { headingElement } from '../kit/block-heading.ts';
import { button } from '../kit/button.ts';
import { figure, giantSize } from '../kit/figure.ts';
import { inkOn } from '../kit/ink.ts';
import { headlineClass, labelClass } from '../kit/label-class.ts';
import { edgesOf, groundPaint, leadFor, panelFor, type Panel } from '../kit/panel.ts';

export type FocusSlot = SlotOf<'focus'>;

/** Where a focus stands and how its parts lie in it. */
export interface FocusRoom {
  ground: Ground;
  /** Classes of the root. */
  root: string;
  /** Classes round the words: across a whole window they keep to the page's column. */
  inner: string;
  /** Whether it runs across the window, so that its parts reach the edges by themselves. */
  isPage: boolean;
  /** Margins that take a part out to the edges of a panel, else nothing. */
  edge: string;
}

/** The direction's strongest ground where the focus opens the page, else a panel. `foot` is the space under the words. */
export function focusRoom(context: BlockContext, foot: 'padded' | 'flush' = 'padded'): FocusRoom {
  const panel = focusPanel(context);
  const { ground } = panel;
  if (panel.inset !== 'page') {
    const { sides, bottom } = edgesOf(panel);
    return { ground, root: panel.box, inner: 'w-full', isPage: false, edge: `${sides} ${bottom}`.trim() };
  }
  return {
    ground,
    root: groundPaint(ground),
    inner: `mx-auto w-full max-w-7xl px-page ${foot === 'padded' ? 'py-8' : 'pt-8'}`,
    isPage: true,
    edge: '',
  };
}

function focusPanel(context: BlockContext): Panel {
  if (context.level > 1) return panelFor(context);
  const lead = leadFor(context);
  if (lead.inset !== 'none') return lead;
  return context.style.panel === 'plain' ? lead : panelFor(context);
}

/** The title stays small: the figure is the headline. */
export function focusTitle(slot: FocusSlot, context: BlockContext, ground: Ground): Markup {
  return html`<header data-part="heading">
    ${headingElement(slot.title, context, 'text-title-lg')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-1 text-body-md ${inkOn(ground).soft}">${slot.note}</p>`}
  </header>`;
}

/** Label, giant figure and the sentence under it. A figure without a unit is followed by its label as by a noun. */
export function focusFigure(
  slot: FocusSlot,
  context: BlockContext,
  ground: Ground,
  room: 'block' | 'column' = 'block',
): Markup {
  const { style } = context;
  const ink = inkOn(ground);
  const isNoun = slot.unit === undefined && /^\p{Ll}/u.test(slot.label);
  const number = figure(slot, giantSize(slot, room), style);
  return html`<div data-part="figure" class="min-w-0">
    ${
      isNoun
        ? html`<p class="flex flex-wrap items-baseline gap-x-4">
            ${number}<span data-part="label" class="${headlineClass(style)} text-headline-lg">${slot.label}</span>
          </p>`
        : html`<p data-part="label" class="${labelClass(style)} ${ink.soft}">${slot.label}</p>
            <p class="mt-1">${number}</p>`
    }
    ${
      slot.caption === undefined
        ? ''
        : html`<p data-part="caption" class="mt-3 max-w-md text-body-lg text-pretty">${slot.caption}</p>`
    }
  </div>`;
}

/** How far it has come, as a bar with its goal in words. */
export function focusMeter(slot: FocusSlot, ground: Ground): Markup | '' {
  if (slot.share === undefined) return '';
  const ink = inkOn(ground);
  const percent = toPercent(slot.share);
  return html`<div data-part="progress">
    <div class="h-3 overflow-hidden rounded-full ${ink.track}">
      <div class="h-full rounded-full ${ink.fill}" style="width:${percent}%"></div>
    </div>
    <p class="mt-2 flex flex-wrap justify-between gap-x-4 text-body-md">
      <span class="font-semibold tabular-nums">${percent}%</span>
      ${slot.goal === undefined ? '' : html`<span data-part="goal" class="${ink.soft}">${slot.goal}</span>`}
    </p>
  </div>`;
}

/** The goal where no bar says how far it is. */
export const focusGoal = (slot: FocusSlot, ground: Ground): Markup | '' =>
  slot.goal === undefined ? '' : html`<p data-part="goal" class="text-body-md ${inkOn(ground).soft}">${slot.goal}</p>`;

export function focusAction(slot: FocusSlot, context: BlockContext, ground: Ground): Markup | '' {
  if (slot.action === undefined) return '';
  return html`<div>${button(slot.action, context, 'primary', { ground, classes: 'w-full @sm:w-auto' })}</div>`;
}

/** Whether there is anything to stand beside the figure. */
export const hasAside = (slot: FocusSlot): boolean => slot.facts.length > 0 || slot.action !== undefined;

export const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
