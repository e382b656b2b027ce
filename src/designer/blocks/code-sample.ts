import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { isColoured } from './kit/status-on.ts';

type Slot = SlotOf<'code'>;

/** Programs are read on a sheet that differs from the ground they stand on. */
const sheetOn = (ground: Ground): Ground => (isColoured(ground) ? 'surface' : 'inverse');

const heading = (slot: Slot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return html`<header data-part="heading" class="min-w-0">
    ${headingElement(slot.title, context, 'text-headline-lg')}
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-2 max-w-xl text-body-lg text-pretty ${ink.soft}">${slot.note}</p>`}
  </header>`;
};

/** Lines wrap under their own indent, so that a phone shows them whole. */
function program(slot: Slot, ground: Ground): Markup {
  const ink = inkOn(ground);
  return html`<ol data-part="program" class="font-mono text-body-md">
    ${slot.lines.map(({ text, mark }, index) => {
      const depth = text.length - text.trimStart().length;
      return html`<li class="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
        <span aria-hidden="true" class="text-right tabular-nums ${ink.soft}">${index + 1}</span>
        <code
          class="min-w-0 whitespace-pre-wrap break-words font-mono ${depth > 0 ? 'pl-6' : ''} ${mark === 'note' ? `italic ${ink.soft}` : mark === 'key' ? ink.accent : ''}"
          >${text.trim() === '' ? ' ' : text.trim()}</code
        >
      </li>`;
    })}
  </ol>`;
}

const command = (slot: Slot, ground: Ground): Markup =>
  html`<p
    data-part="install"
    class="flex min-h-12 items-center gap-3 rounded-md px-4 font-mono text-body-md ${inkOn(ground).ground}"
  >
    <span aria-hidden="true" class="${inkOn(ground).accent}">$</span>
    <code class="min-w-0 flex-1 break-words font-mono">${slot.install}</code>${icon('copy', 'size-4')}
  </p>`;

const fileBar = (slot: Slot, ground: Ground): Markup =>
  html`<p class="flex items-center gap-2 border-b px-5 py-3 font-mono text-body-md ${inkOn(ground).rule}">
    ${icon('file-code', 'size-4')}${slot.file}
  </p>`;

/** Words and the one command at the left, the file at the right. */
function beside(slot: Slot, context: BlockContext): Markup {
  const sheet = sheetOn(context.ground);
  return blockSection(
    'code-sample',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @4xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @4xl:items-center">
      <div class="flex min-w-0 flex-col gap-6">${heading(slot, context)}${command(slot, sheet)}</div>
      <div class="min-w-0 overflow-hidden rounded-lg ${inkOn(sheet).ground}">
        ${fileBar(slot, sheet)}
        <div class="p-5">${program(slot, sheet)}</div>
      </div>
    </div>`,
  );
}

/** First the command, then the file, joined by numbers as steps of one minute. */
function steps(slot: Slot, context: BlockContext): Markup {
  const sheet = sheetOn(context.ground);
  const ink = inkOn(context.ground);
  const numeral = (text: string): Markup =>
    html`<span
      class="grid size-9 shrink-0 place-items-center rounded-full font-label text-label-lg font-semibold ${ink.chip}"
      >${text}</span
    >`;
  return blockSection(
    'code-sample',
    context,
    '',
    html`${heading(slot, context)}
      <div class="mt-6 flex flex-col gap-4">
        <div class="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4">
          ${numeral('1')}${command(slot, sheet)}
        </div>
        <div class="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4">
          ${numeral('2')}
          <div class="min-w-0 overflow-hidden rounded-md ${inkOn(sheet).ground}">
            ${fileBar(slot, sheet)}
            <div class="p-5">${program(slot, sheet)}</div>
          </div>
        </div>
      </div>`,
  );
}

/** The program on the page itself, between two rules, its title in the margin: as a book of programs prints it. */
function listing(slot: Slot, context: BlockContext): Markup {
  const { ground } = context;
  const ink = inkOn(ground);
  return blockSection(
    'code-sample',
    context,
    '',
    html`${heading(slot, context)}
      <div class="mt-6 grid border-y-2 border-current @3xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <div class="flex min-w-0 flex-col gap-1 py-5 font-mono text-body-md">
          <p class="font-semibold">${slot.file}</p>
          <p class="break-words ${ink.soft}">${slot.install}</p>
        </div>
        <div class="py-5 @3xl:border-l @3xl:pl-6 ${ink.rule}">${program(slot, ground)}</div>
      </div>`,
  );
}

/** A few lines of a program, for products that are built with. */
export const codeSample = defineBlock({
  id: 'code-sample',
  aliases: ['code', 'snippet', 'code block', 'install block', 'quickstart', 'example'],
  shows: 'code',
  variants: [
    {
      name: 'beside',
      widths: ['full'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 120 + slot.lines.length * 24,
      render: beside,
    },
    {
      name: 'steps',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 280 + slot.lines.length * 24,
      render: steps,
    },
    {
      name: 'listing',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: (slot) => 160 + slot.lines.length * 24,
      render: listing,
    },
  ],
});
