import { html, type Markup } from '../../markup/html.ts';
import { defineBlock, type BlockContext, type BlockWidth } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { blockSection } from './kit/block-section.ts';
import { inkOn } from './kit/ink.ts';
import { itemPanelFor } from './kit/item-panel.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor, strongPanelFor } from './kit/panel.ts';
import { toPath } from './kit/to-path.ts';
import { endings, factLine, head, heading, sectionBody, summary, type PaperSlot } from './paper-sheet/paper-parts.ts';

const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** A sheet of paper in the middle of the page: everything under everything, parted by rules. */
const sheet = (slot: PaperSlot, context: BlockContext): Markup => {
  const panel = panelFor(context);
  const { ground } = panel;
  const ink = inkOn(ground);
  return blockSection(
    'paper-sheet',
    context,
    'mx-auto w-full max-w-4xl',
    html`<article class="${panel.box} @3xl:px-16 @3xl:py-14">
      ${head(slot, context, ground)}
      <div class="mt-6 border-y py-4 ${ink.rule}">${factLine(slot, context, ground)}</div>
      <div class="mt-6">${summary(slot, ground)}</div>
      ${slot.sections.map(
        (section) =>
          html`<section data-part="section" class="mt-8 min-w-0 border-t pt-6 ${ink.rule}">
            ${heading(section, context, 'text-title-lg')}
            <div class="mt-3">${sectionBody(section, context, ground)}</div>
          </section>`,
      )}
      <div class="mt-10">${endings(slot, context, ground)}</div>
    </article>`,
  );
};

/** What is in it at the left, in view while one reads; the text at the right. */
const contents = (slot: PaperSlot, context: BlockContext): Markup => {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'paper-sheet',
    context,
    '',
    html`<div class="grid gap-x-16 gap-y-8 @4xl:grid-cols-[16rem_minmax(0,1fr)]">
      <aside class="flex min-w-0 flex-col gap-6 self-start @4xl:sticky @4xl:top-24">
        <nav aria-label="Parts of this page">
          <p class="${labelClass(style)} ${ink.soft}">In this document</p>
          <ol class="mt-2 flex flex-col">
            ${slot.sections.map(
              (section, index) =>
                html`<li>
                  <a
                    href="${toPath(section.heading)}"
                    ${index === 0 ? html`aria-current="true"` : ''}
                    class="flex min-h-11 items-center gap-3 border-l-2 pl-4 text-body-lg ${index === 0 ? `font-semibold ${ink.accent} border-current` : `${ink.soft} ${ink.rule}`}"
                    >${section.heading}</a
                  >
                </li>`,
            )}
          </ol>
        </nav>
        ${factLine(slot, context, ground, 'flex-col')} ${endings(slot, context, ground)}
      </aside>
      <article class="min-w-0 max-w-3xl">
        ${head(slot, context, ground)}
        <div class="mt-5">${summary(slot, ground)}</div>
        ${slot.sections.map(
          (section) =>
            html`<section data-part="section" class="mt-10 min-w-0">
              ${heading(section, context, 'text-headline-sm')}
              <div class="mt-3">${sectionBody(section, context, ground)}</div>
            </section>`,
        )}
      </article>
    </div>`,
  );
};

/** The head in strong colour, every part a card: all of it in one view. */
const onePage = (slot: PaperSlot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = itemPanelFor(context);
  return blockSection(
    'paper-sheet',
    context,
    '',
    html`<div class="grid items-end gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] ${strong.box}">
        <div class="min-w-0">
          ${head(slot, context, strong.ground)}
          <div class="mt-4">${summary(slot, strong.ground)}</div>
        </div>
        <div class="flex min-w-0 flex-col gap-6">
          ${factLine(slot, context, strong.ground)} ${endings(slot, context, strong.ground)}
        </div>
      </div>
      <div class="mt-6 gap-6 @3xl:columns-2">
        ${slot.sections.map(
          (section) =>
            html`<section data-part="section" class="mb-6 min-w-0 break-inside-avoid ${panel.box}">
              ${heading(section, context, 'text-title-lg')}
              <div class="mt-3">${sectionBody(section, context, panel.ground)}</div>
            </section>`,
        )}
      </div>`,
  );
};

/** Numbers and headings in the margin, text at the right, a rule over each. */
const margin = (slot: PaperSlot, context: BlockContext): Markup => {
  const { ground, style } = context;
  const ink = inkOn(ground);
  return blockSection(
    'paper-sheet',
    context,
    '',
    html`<div class="grid items-end gap-x-12 gap-y-6 @4xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div class="min-w-0">${head(slot, context, ground)}</div>
        ${factLine(slot, context, ground)}
      </div>
      <div class="mt-6 max-w-3xl">${summary(slot, ground)}</div>
      <div class="mt-10">
        ${slot.sections.map(
          (section, index) =>
            html`<section
              data-part="section"
              class="grid gap-x-12 gap-y-4 border-t py-8 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] ${ink.rule}"
            >
              <div class="min-w-0">
                <p class="${labelClass(style)} ${ink.accent}">${String(index + 1).padStart(2, '0')}</p>
                ${heading(section, context, 'text-headline-sm')}
              </div>
              <div class="min-w-0 max-w-3xl">${sectionBody(section, context, ground)}</div>
            </section>`,
        )}
      </div>
      ${endings(slot, context, ground)}`,
  );
};

/** A wall to stand before: what it comes to large at the top, every part a sheet pinned beside the others. */
const wall = (slot: PaperSlot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = itemPanelFor(context);
  const [first, ...others] = slot.sections;
  return blockSection(
    'paper-sheet',
    context,
    '',
    html`<div class="flex flex-wrap items-end justify-between gap-6">
        ${head(slot, context, context.ground)} ${endings(slot, context, context.ground)}
      </div>
      <div class="mt-6 flex flex-wrap items-start justify-between gap-6">
        ${summary(slot, context.ground)} ${factLine(slot, context, context.ground)}
      </div>
      <div class="mt-8 grid items-start gap-6 @3xl:grid-cols-2 @5xl:grid-cols-3">
        ${
          first === undefined
            ? ''
            : html`<section data-part="section" class="min-w-0 @3xl:col-span-2 ${strong.box}">
                ${heading(first, context, 'text-headline-sm')}
                <div class="mt-4">${sectionBody(first, context, strong.ground)}</div>
              </section>`
        }
        ${others.map(
          (section) =>
            html`<section data-part="section" class="min-w-0 ${panel.box}">
              ${heading(section, context, 'text-title-lg')}
              <div class="mt-3">${sectionBody(section, context, panel.ground)}</div>
            </section>`,
        )}
      </div>`,
  );
};

/** How much of a section there is to read. */
const lengthOf = ({ text = '', lines = [], points = [] }: PaperSlot['sections'][number]): number =>
  text.length + lines.length * 80 + points.length * 40;

/** A working life: who it is and what is short at the left, what is long at the right. */
const twoSided = (slot: PaperSlot, context: BlockContext): Markup => {
  const strong = strongPanelFor(context);
  const panel = panelFor(context);
  const long = new Set(
    [...slot.sections].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, Math.ceil(slot.sections.length / 2)),
  );
  const side = slot.sections.filter((section) => !long.has(section));
  return blockSection(
    'paper-sheet',
    context,
    'mx-auto w-full max-w-5xl',
    html`<article class="grid gap-6 @3xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div class="flex min-w-0 flex-col gap-8 ${strong.box}">
        ${head(slot, context, strong.ground)} ${factLine(slot, context, strong.ground, 'flex-col')}
        ${side.map(
          (section) =>
            html`<section data-part="section" class="min-w-0 border-t pt-4 ${inkOn(strong.ground).rule}">
              ${heading(section, context, 'text-title-lg')}
              <div class="mt-3">${sectionBody(section, context, strong.ground)}</div>
            </section>`,
        )}
      </div>
      <div class="flex min-w-0 flex-col gap-8 ${panel.box}">
        ${summary(slot, panel.ground)}
        ${slot.sections
          .filter((section) => long.has(section))
          .map(
            (section) =>
              html`<section data-part="section" class="min-w-0 border-t pt-6 ${inkOn(panel.ground).rule}">
                ${heading(section, context, 'text-headline-sm')}
                <div class="mt-3">${sectionBody(section, context, panel.ground)}</div>
              </section>`,
          )}
        ${endings(slot, context, panel.ground)}
      </div>
    </article>`,
  );
};

const textPx = (slot: PaperSlot): number =>
  slot.sections.reduce((sum, { lines = [], points = [] }) => sum + 120 + lines.length * 56 + points.length * 32, 0);
const wholePx = (slot: PaperSlot): number => 320 + textPx(slot);
const halfPx = (slot: PaperSlot, width: BlockWidth): number => 320 + textPx(slot) / (width === 'narrow' ? 1 : 2);

/** A page of somebody's work: requirements, minutes, a brief, a working life. */
export const paperSheet = defineBlock({
  id: 'paper-sheet',
  aliases: ['document', 'paper', 'brief', 'minutes', 'notes', 'requirements', 'resume', 'memo'],
  shows: 'paper',
  variants: [
    {
      name: 'sheet',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      askedBy: /\b(?:parchment|letter)\b/i,
      heightPx: wholePx,
      render: sheet,
    },
    {
      name: 'contents',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      // What is looked things up in shows what is in it.
      askedBy: /\b(?:prd|rfc|spec|specification|requirements?|design doc)\b/i,
      heightPx: wholePx,
      render: contents,
    },
    {
      name: 'one-page',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      askedBy: /\b(?:one[- ]?page(?:r|s)?|at a glance)\b/i,
      heightPx: halfPx,
      render: onePage,
    },
    {
      name: 'wall',
      widths: ['full'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.sections.length > 3,
      askedBy: /\b(?:decision room|war room|synthesi[sz]e|research synthesis)\b/i,
      heightPx: halfPx,
      render: wall,
    },
    {
      name: 'two-sided',
      widths: ['full', 'wide'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.sections.length > 2,
      askedBy: /\b(?:r[eé]sum[eé]|cv|curriculum vitae)\b/i,
      heightPx: wholePx,
      render: twoSided,
    },
    {
      name: 'margin',
      widths: WIDTHS,
      devices: ALL_DEVICES,
      askedBy: /\b(?:minutes|agenda|meeting notes?)\b/i,
      heightPx: wholePx,
      render: margin,
    },
  ],
});
