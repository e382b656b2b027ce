import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockHeading } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { headingPx } from './kit/heading-px.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { panelFor } from './kit/panel.ts';
import { statusOn } from './kit/status-on.ts';
import type { Tone } from '../write/slots.ts';

type Slot = SlotOf<'console'>;
type Line = Slot['lines'][number];
type Level = NonNullable<Line['level']>;

/** Gravest first, as they are grouped. */
const LEVELS = ['error', 'warn', 'ok', 'info'] as const satisfies readonly Level[];
const LEVEL_TONE: Record<Level, Tone> = { error: 'bad', warn: 'warn', ok: 'good', info: 'neutral' };
const LEVEL_ICON: Record<Level, string> = {
  error: 'circle-x',
  warn: 'triangle-alert',
  ok: 'check',
  info: 'chevron-right',
};

const levelOf = (line: Line): Level => line.level ?? 'info';

/** What a machine says, line by line. */
export const consoleLog = defineBlock({
  id: 'console-log',
  aliases: ['log', 'terminal', 'console', 'output', 'logs', 'events', 'code'],
  shows: 'console',
  variants: [
    {
      name: 'terminal',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + 32 + slot.lines.length * (width === 'narrow' ? 60 : 36),
      render: terminal,
    },
    {
      name: 'by-level',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => new Set(slot.lines.map(levelOf)).size > 1,
      heightPx: (slot, width) => headingPx(slot) + 128 + slot.lines.length * (width === 'narrow' ? 84 : 56),
      render: byLevel,
    },
    {
      name: 'register',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot, width) => headingPx(slot) + slot.lines.length * (width === 'narrow' ? 80 : 60),
      render: register,
    },
  ],
});

/** A screen that is dark in light and dark themes alike; what went wrong stands on its own ground. */
function terminal(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'console-log',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol class="mt-4 rounded-lg py-4 bg-on-primary-fixed font-mono text-body-md text-primary-fixed">
        ${slot.lines.map((line) => {
          const level = levelOf(line);
          const loud = level === 'error' ? 'bg-error text-on-error' : '';
          return html`<li
            data-part="row"
            class="flex flex-wrap items-baseline gap-x-4 px-card py-1 @lg:flex-nowrap ${loud}"
          >
            ${line.time === undefined ? '' : html`<span data-part="time" class="shrink-0 tabular-nums">${line.time}</span>`}
            <span
              class="flex min-w-0 flex-1 basis-full items-baseline gap-2 @lg:basis-0 ${level === 'info' ? '' : 'font-semibold'}"
            >
              ${line.level === undefined ? '' : html`<span class="self-center">${icon(LEVEL_ICON[level], 'size-4')}</span>`}
              <span data-part="text" class="min-w-0 break-words">${line.text}</span>
            </span>
          </li>`;
        })}
      </ol>`,
  );
}

/** Gravest first, each level under its own count. */
function byLevel(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'console-log',
    context,
    panel.box,
    html`${blockHeading(slot, context, ground)}
      <div class="mt-4 flex flex-col gap-6">
        ${LEVELS.map((level) => {
          const lines = slot.lines.filter((line) => levelOf(line) === level);
          if (lines.length === 0) return '';
          return html`<div
            data-part="level"
            class="grid grid-cols-1 gap-x-6 gap-y-2 @lg:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <p class="flex items-center gap-2">
              ${levelMark(level, ground)}<span class="font-label text-label-lg tabular-nums ${ink.soft}"
                >${lines.length}</span
              >
            </p>
            <ol class="min-w-0">
              ${lines.map(
                (line) =>
                  html`<li data-part="row" class="border-t py-2 font-mono first:border-t-0 @lg:first:pt-0 ${ink.rule}">
                    ${line.time === undefined ? '' : html`<span data-part="time" class="block text-label-md tabular-nums ${ink.soft}">${line.time}</span>`}
                    <span data-part="text" class="block min-w-0 break-words text-body-md">${line.text}</span>
                  </li>`,
              )}
            </ol>
          </div>`;
        })}
      </div>`,
  );
}

/** Ruled lines on the page: time, text, level. */
function register(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'console-log',
    context,
    '',
    html`${blockHeading(slot, context)}
      <ol class="mt-3 border-b ${ink.rule}">
        ${slot.lines.map((line) => {
          const level = levelOf(line);
          return html`<li
            data-part="row"
            class="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-t py-row @lg:flex-nowrap ${ink.rule}"
          >
            ${line.time === undefined ? '' : html`<span data-part="time" class="shrink-0 font-mono text-label-lg tabular-nums ${ink.soft}">${line.time}</span>`}
            <span
              data-part="text"
              class="order-last min-w-0 flex-1 basis-full break-words text-body-md @lg:order-none @lg:basis-0"
              >${line.text}</span
            >
            ${line.level === undefined ? '' : html`<span class="ml-auto shrink-0">${levelMark(level, ground)}</span>`}
          </li>`;
        })}
      </ol>`,
  );
}

/** A level as logs name it, with its sign. */
const levelMark = (level: Level, ground: Ground): Markup =>
  statusOn({ label: level, tone: LEVEL_TONE[level], icon: LEVEL_ICON[level] }, ground);
