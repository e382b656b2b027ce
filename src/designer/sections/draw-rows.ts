import { html, type Markup } from '../../markup/html.ts';
import type { Section } from '../outline/outline.ts';
import { fillsWindow } from './fills-window.ts';
import type { NodeContext } from './node-context.ts';
import { toRows, type PageRow } from './page-rows.ts';
import type { Page } from './page.ts';

const SPANS: Readonly<Record<number, string>> = {
  4: '@4xl:col-span-4',
  5: '@4xl:col-span-5',
  6: '@4xl:col-span-6',
  7: '@4xl:col-span-7',
  8: '@4xl:col-span-8',
};

/** Sections of a desk page in rows of twelfths; what stands beside something is a panel as high as its neighbour. */
export const drawRows = (sections: readonly Section[], page: Page): Markup[] =>
  toRows(sections, page.context).map((row) => drawRow(row, page, sections));

function drawRow(row: PageRow, page: Page, all: readonly Section[]): Markup {
  const { context, keyOf } = page;
  const [only] = row;
  if (row.length === 1 && only !== undefined)
    return html`${only.sections.map((section) => context.draw(section, { ...context, key: keyOf(section), ...(fillsWindow(section, all, context) ? { fills: true } : {}) }))}`;
  return html`<div class="@container min-w-0">
    <div class="grid gap-block @4xl:grid-cols-12">
      ${row.map(({ span, sections }) => {
        const inside: NodeContext = { ...context, width: span > 6 ? 'wide' : 'narrow', isPanelled: true };
        return html`<div class="flex min-w-0 flex-col gap-block *:last:grow ${SPANS[span] ?? ''}">
          ${sections.map((section) => context.draw(section, { ...inside, key: keyOf(section) }))}
        </div>`;
      })}
    </div>
  </div>`;
}
