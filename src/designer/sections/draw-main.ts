import { html, type Markup } from '../../markup/html.ts';
import type { Outline, Section } from '../outline/outline.ts';
import { consoleColumns, consoleStrip, isConsole } from './console-columns.ts';
import { drawColumns } from './draw-bands.ts';
import { drawRows } from './draw-rows.ts';
import { holdsLanes } from './fills-window.ts';
import { heading } from './heading.ts';
import type { NodeContext } from './node-context.ts';
import { toBands, type Band } from './page-bands.ts';
import { splitColumns } from './split-columns.ts';
import type { Page } from './page.ts';
import type { Prepared } from './prepare-page.ts';
import { isAlternating, isFigures, siteBand } from './site-band.ts';
import { tintedGround } from './site-ground.ts';
import { isStatusBar, statusBar } from './status-bar.ts';
import { line } from './words-in.ts';

/** The page's own content: its head, then its sections in bands and columns. */
export function drawMain(outline: Outline, prepared: Prepared, context: NodeContext): Markup {
  const { sections } = prepared;
  const isOneView = outline.isOneView === true && context.device !== 'MOBILE';
  const page: Page = { context, isOneView, keyOf: (section) => `s${sections.indexOf(section)}` };
  const bands = toBands(sections);
  const isSite = outline.kind === 'site';
  if (isConsole(outline, bands, context)) {
    const parts = bands.map((band) =>
      band.kind === 'columns' ? consoleColumns(band, page) : consoleStrip(band, page),
    );
    return html`<main class="flex w-full min-w-0 flex-1 flex-col">${pageHead(prepared, context)}${parts}</main>`;
  }
  const drawn = isSite
    ? siteBands(bands, page)
    : toRuns(bands, isOneView || context.device === 'MOBILE').map((run) =>
        run.kind === 'rows'
          ? drawRows(run.sections, page)
          : run.kind === 'columns'
            ? isStatusBar(run, context)
              ? statusBar(run, page)
              : drawColumns(run, page)
            : atEdge(run.section, sections, context, {
                ...context,
                key: page.keyOf(run.section),
                ...(isOneView && holdsLanes(run.section, context) ? { fills: true } : {}),
              }),
      );
  const content = html`${pageHead(prepared, context)}${drawn}`;
  if (isSite) return html`<main class="flex min-w-0 flex-1 flex-col">${content}</main>`;
  const room = context.device === 'MOBILE' ? 'mx-auto max-w-3xl' : 'max-w-[100rem]';
  return html`<main
    class="flex w-full min-w-0 flex-1 flex-col px-page ${isOneView ? 'gap-block py-4' : outline.kind === 'tool' && context.device === 'DESKTOP' ? 'gap-8 py-8' : 'gap-block py-6'} ${room}"
  >
    ${content}
  </main>`;
}

/** On a phone what is said to stand at the bottom does, also where the page is shorter than the window. */
function atEdge(section: Section, sections: readonly Section[], page: NodeContext, context: NodeContext): Markup {
  const drawn = page.draw(section, context);
  const isLast = section.place === 'bottom' && sections.at(-1) === section;
  return isLast && page.device === 'MOBILE' ? html`<div class="mt-auto flex flex-col">${drawn}</div>` : drawn;
}

type Run = Band | { kind: 'rows'; sections: Section[] };

/** Bands over the whole width that follow one another, together, so that they can share it. */
function toRuns(bands: readonly Band[], isApart: boolean): readonly Run[] {
  if (isApart) return bands;
  const runs: Run[] = [];
  for (const band of bands.flatMap(splitColumns)) {
    const last = runs.at(-1);
    if (band.kind === 'columns' || band.section.place !== 'main') runs.push(band);
    else if (last?.kind === 'rows') last.sections.push(band.section);
    else runs.push({ kind: 'rows', sections: [band.section] });
  }
  return runs;
}

/** Bands of a site: grounds alternate where a new heading begins; what has none goes on with the band before it. */
function siteBands(bands: readonly Band[], page: Page): Markup[] {
  let isTinted = true;
  let before: Band | undefined;
  const loud = bands.findIndex((band, index) => index > 0 && band.kind === 'full' && isFigures(band.section));
  return bands.map((band, index) => {
    const last = before;
    before = band;
    if (band.kind === 'columns') {
      isTinted = !isTinted;
      return siteColumns(drawColumns(band, page), isTinted, page.context);
    }
    const { section } = band;
    const goesOn =
      section.heading === undefined &&
      isAlternating(section) &&
      last?.kind === 'full' &&
      isAlternating(last.section) &&
      (section.nodes[0]?.kind !== 'text' || isFewWords(section));
    if (isAlternating(section) && !goesOn) isTinted = !isTinted;
    else if (!isAlternating(section)) isTinted = section.surface !== 'hero' && section.surface !== 'plain';
    return siteBand(section, page, { index, isTinted, goesOn, isLoud: index === loud });
  });
}

/** A line or two without a heading is no part of its own. */
const isFewWords = ({ nodes }: Section): boolean => nodes.length <= 2 && nodes.every(({ kind }) => kind === 'text');

const siteColumns = (content: Markup, isTinted: boolean, context: NodeContext): Markup =>
  html`<div class="${isTinted ? tintedGround(context).paint : ''}">
    <div class="mx-auto w-full max-w-7xl px-page py-12 lg:py-16">${content}</div>
  </div>`;

/** The title where no part of the page holds it; a page without one is named for assistive technology only. */
function pageHead({ onPage, held, inBar, subtitle, product, sections }: Prepared, context: NodeContext): Markup | '' {
  const isSite = context.pageKind === 'site';
  if (onPage === undefined) {
    if (held === undefined && inBar === undefined)
      return html`<h1 class="sr-only">
        ${product?.text ?? sections.find(({ heading: words }) => words !== undefined)?.heading?.text ?? ''}
      </h1>`;
    return inBar !== undefined || subtitle === undefined
      ? ''
      : html`<div class="${isSite ? 'mx-auto w-full max-w-7xl px-page' : ''}">
          ${line(subtitle, 'max-w-prose text-body-md text-on-surface-variant')}
        </div>`;
  }
  const head = html`${heading(onPage, { ...context, title: onPage })}${line(subtitle, `max-w-prose text-pretty ${isSite ? 'text-body-lg' : 'text-body-md'} text-on-surface-variant`)}`;
  if (isSite)
    return html`<div data-block="page-head" class="mx-auto flex w-full max-w-7xl flex-col gap-4 px-page pt-12 lg:pt-20">
      ${head}
    </div>`;
  return html`<div data-block="page-head" class="flex flex-col gap-1">${head}</div>`;
}
