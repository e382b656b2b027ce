import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext, type Ground } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { pageBox } from './journal-index/page-box.ts';
import { headingElement } from './kit/block-heading.ts';
import { blockSection } from './kit/block-section.ts';
import { icon } from './kit/icon.ts';
import { inkOn } from './kit/ink.ts';
import { labelClass } from './kit/label-class.ts';
import { panelFor } from './kit/panel.ts';
import { searchField } from './kit/search-field.ts';
import { isColoured } from './kit/status-on.ts';
import { subHeading } from './kit/sub-heading.ts';

type Slot = SlotOf<'manual'>;
type Section = Slot['sections'][number];

const heightPx = (slot: Slot): number =>
  260 +
  slot.sections.reduce(
    (sum, { code, table: rows }) => sum + 120 + (code?.lines.length ?? 0) * 28 + (rows?.rows.length ?? 0) * 48,
    0,
  );
const WIDTHS = ['full', 'wide', 'narrow'] as const;

/** A page of a handbook among its others. */
export const docsPage = defineBlock({
  id: 'docs-page',
  aliases: ['docs', 'documentation', 'manual', 'reference', 'guide', 'handbook'],
  shows: 'manual',
  variants: [
    { name: 'three-columns', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: threeColumns },
    { name: 'panelled', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: panelled },
    { name: 'contents-beside', widths: WIDTHS, devices: ALL_DEVICES, heightPx, render: contentsBeside },
  ],
});

const anchorOf = (heading: string, { key }: BlockContext): string =>
  `${key}-${heading.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;

const tree = (slot: Slot, context: BlockContext): Markup => {
  const { style, ground, key } = context;
  const ink = inkOn(ground);
  return html`<nav aria-label="Docs" data-part="tree" class="min-w-0">
    ${searchField(slot.search, `${key}-search`)}
    ${slot.groups.map(
      (group) =>
        html`<p class="mt-6 ${labelClass(style)} ${ink.soft}">${group.title}</p>
          <ul class="mt-1">
            ${group.items.map(
              (item) =>
                html`<li>
                  <a
                    href="/docs"
                    ${item.on === true ? html`aria-current="page"` : ''}
                    class="flex min-h-11 items-center border-l-2 pl-4 text-body-md ${item.on === true ? `border-current font-semibold ${ink.accent}` : ink.rule}"
                    >${item.label}</a
                  >
                </li>`,
            )}
          </ul>`,
    )}
  </nav>`;
};

const contents = (slot: Slot, context: BlockContext, classes = ''): Markup => {
  const ink = inkOn(context.ground);
  return html`<nav aria-label="On this page" data-part="contents" class="min-w-0 ${classes}">
    <p class="${labelClass(context.style)} ${ink.soft}">On this page</p>
    <ul class="mt-1">
      ${slot.sections.map(
        ({ heading }, index) =>
          html`<li>
            <a
              href="#${anchorOf(heading, context)}"
              class="inline-flex min-h-11 min-w-11 items-center text-body-md ${index === 0 ? `font-semibold ${ink.accent}` : ink.soft}"
              >${heading}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
};

const head = (slot: Slot, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  return html`<header data-part="heading">
    <p class="flex flex-wrap gap-x-2 text-body-md ${ink.soft}">
      ${slot.path.map((part) => html`<span>${part}</span><span aria-hidden="true">/</span>`)}
    </p>
    <div class="mt-2">
      ${headingElement(slot.title, context, context.level === 1 ? 'text-headline-lg @3xl:text-display-sm' : 'text-headline-md')}
    </div>
    ${slot.note === undefined ? '' : html`<p data-part="note" class="mt-4 max-w-2xl text-body-lg text-pretty ${ink.soft}">${slot.note}</p>`}
  </header>`;
};

const indentOf = (line: string): string => {
  const depth = line.length - line.trimStart().length;
  return depth > 2 ? 'pl-8' : depth > 0 ? 'pl-4' : '';
};

/** Programs are read on a sheet that differs from the ground they stand on. */
const program = (code: NonNullable<Section['code']>, ground: Ground): Markup => {
  const ink = inkOn(isColoured(ground) ? 'surface' : 'inverse');
  return html`<div data-part="code" class="mt-4 overflow-hidden rounded-lg ${ink.ground}">
    <p class="flex items-center gap-2 border-b px-4 py-2 font-mono text-label-lg ${ink.rule}">
      ${icon('file-code', 'size-4')}<span class="min-w-0 flex-1 break-words">${code.file}</span
      >${icon('copy', 'size-4')}
    </p>
    <ol class="p-4 font-mono text-body-md">
      ${code.lines.map(
        (line) =>
          html`<li class="min-h-6 ${indentOf(line)}">
            <code class="whitespace-pre-wrap break-words font-mono">${line.trim()}</code>
          </li>`,
      )}
    </ol>
  </div>`;
};

const table = ({ columns, rows }: NonNullable<Section['table']>, context: BlockContext): Markup => {
  const ink = inkOn(context.ground);
  const cell = `block break-words text-body-md @2xl:table-cell @2xl:border-b @2xl:py-3 @2xl:pr-4 ${ink.rule}`;
  return html`<table class="mt-4 block w-full text-left @2xl:table">
    <thead class="hidden @2xl:table-header-group">
      <tr>
        ${columns.map((column) => html`<th scope="col" class="border-b py-2 pr-4 font-normal ${labelClass(context.style)} ${ink.soft} ${ink.rule}">${column}</th>`)}
      </tr>
    </thead>
    <tbody class="block @2xl:table-row-group">
      ${rows.map(
        (row) =>
          html`<tr data-part="row" class="block border-b py-2 @2xl:table-row ${ink.rule}">
            ${row.map((text, index) =>
              index === 0
                ? html`<th scope="row" class="${cell} font-mono font-semibold ${ink.accent}">${text}</th>`
                : html`<td class="${cell} ${index < row.length - 1 ? 'font-mono' : ''}">${text}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
};

const body = (slot: Slot, context: BlockContext): Markup =>
  html`${slot.sections.map(
    (section) =>
      html`<section id="${anchorOf(section.heading, context)}" class="mt-10 min-w-0">
        ${subHeading(section.heading, context, 'font-headline text-headline-sm')}
        <p class="mt-2 max-w-2xl text-body-lg text-pretty">${section.text}</p>
        ${section.code === undefined ? '' : program(section.code, context.ground)}
        ${section.table === undefined ? '' : table(section.table, context)}
      </section>`,
  )}`;

const onward = (slot: Slot, { style, ground }: BlockContext): Markup => {
  const ink = inkOn(ground);
  const link = (label: string, word: string, classes: string): Markup =>
    html`<a href="/docs" class="min-h-11 min-w-0 rounded-lg border p-4 ${ink.rule} ${classes}"
      ><span class="block ${labelClass(style)} ${ink.soft}">${word}</span
      ><span class="block break-words text-title-md font-semibold">${label}</span></a
    >`;
  return html`<nav aria-label="Pages beside this one" data-part="onward" class="mt-12 grid gap-4 @lg:grid-cols-2">
    ${link(slot.before, 'Before', '')}${link(slot.after, 'Next', '@lg:text-right')}
  </nav>`;
};

/** Tree, text and contents beside each other. */
function threeColumns(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'docs-page',
    context,
    pageBox(context),
    html`<div
      class="grid gap-x-12 gap-y-8 @3xl:grid-cols-[14rem_minmax(0,1fr)] @5xl:grid-cols-[14rem_minmax(0,1fr)_10rem]"
    >
      ${tree(slot, context)}
      <article class="min-w-0">${head(slot, context)}${body(slot, context)}${onward(slot, context)}</article>
      ${contents(slot, context, '@3xl:col-start-2 @5xl:col-start-3')}
    </div>`,
  );
}

/** The tree in a panel, the contents above the text. */
function panelled(slot: Slot, context: BlockContext): Markup {
  const panel = panelFor(context);
  return blockSection(
    'docs-page',
    context,
    pageBox(context),
    html`<div class="grid items-start gap-x-12 gap-y-8 @3xl:grid-cols-[17rem_minmax(0,1fr)]">
      <div class="${panel.box}">${tree(slot, { ...context, ground: panel.ground })}</div>
      <article class="min-w-0">
        ${head(slot, context)}
        <div class="mt-6 border-t pt-4 ${inkOn(context.ground).rule}">${contents(slot, context)}</div>
        ${body(slot, context)}${onward(slot, context)}
      </article>
    </div>`,
  );
}

/** Title over the whole width, then the text with contents and tree at its side. */
function contentsBeside(slot: Slot, context: BlockContext): Markup {
  return blockSection(
    'docs-page',
    context,
    pageBox(context),
    html`${head(slot, context)}
      <div
        class="mt-8 grid gap-x-12 gap-y-8 border-t pt-8 @3xl:grid-cols-[minmax(0,1fr)_15rem] ${inkOn(context.ground).rule}"
      >
        <article class="-mt-10 min-w-0">${body(slot, context)}${onward(slot, context)}</article>
        <div class="flex min-w-0 flex-col gap-8">${contents(slot, context)}${tree(slot, context)}</div>
      </div>`,
  );
}
