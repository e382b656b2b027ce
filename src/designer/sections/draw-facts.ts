import { html, type Markup } from '../../markup/html.ts';
import type { FactsNode, Item } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { dataPanel, edgePanel, insidePanel } from './data-panel.ts';
import { element, group } from './fact-group.ts';
import { areBareFacts, factLine } from './fact-line.ts';
import { drawList } from './fact-list.ts';
import { tileWords } from './fact-words.ts';
import { itemCards } from './item-cards.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { TONE_INKS } from './status-pill.ts';
import { withSigns } from './row-signs.ts';
import { textWidth, widestWord } from './text-width.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** Labels with their values: tiles of a dashboard, a record's list or grid, a line of facts, sums with their total. */
export const drawFacts: NodeDrawer<'facts'> = (node, context) =>
  areNamesTold(node, context)
    ? itemCards({ kind: 'items', layout: 'columns', items: node.facts.flatMap(toNamed) }, context)
    : areBareFacts(node, context)
      ? factLine(
          node.facts.map(({ value }) => value),
          context,
        )
      : LAYOUTS[layoutOf(node, context)](node, context);

const MOST_NAMED = 6;
const SHORTEST_TOLD = 8;

/** Names of a visitor's page and what is said of each in words: things to be looked at one beside the other, no record. */
const areNamesTold = ({ layout, facts }: FactsNode, { pageKind, width, isPanelled }: NodeContext): boolean =>
  pageKind === 'site' &&
  width !== 'narrow' &&
  isPanelled !== true &&
  layout === 'list' &&
  facts.length > 2 &&
  facts.length <= MOST_NAMED &&
  facts.every(
    ({ label, value, note, share }) =>
      label !== undefined &&
      /^\p{Lu}/u.test(label.text) &&
      value.text.length >= SHORTEST_TOLD &&
      /^\p{L}[^\d@]*$/u.test(value.text) &&
      note === undefined &&
      share === undefined,
  );

const toNamed = ({ label, value }: FactsNode['facts'][number]): Item[] =>
  label === undefined ? [] : [{ title: label, fields: [{ as: 'note', words: value }], nodes: [] }];

function layoutOf(node: FactsNode, context: NodeContext): FactsNode['layout'] {
  if (isLoneFact(node, context)) return 'inline';
  return isStripOf(node, context) || areCells(node, context) || areAtAGlance(node, context) ? 'grid' : node.layout;
}

/** One short fact on a desk is a line: in a box as wide as the page its value would stand far from its label. */
const isLoneFact = ({ layout, facts: [fact, ...others] }: FactsNode, context: NodeContext): boolean =>
  layout === 'list' &&
  others.length === 0 &&
  context.device === 'DESKTOP' &&
  context.pageKind === 'tool' &&
  context.width === 'full' &&
  !context.isInCard &&
  context.isPanelled !== true &&
  fact?.share === undefined &&
  (fact?.value.text.length ?? 0) <= 32;

const LONGEST_GLANCE = 11;

/** Three or four facts of a word each on a phone: side by side they are one look, below one another mostly frame. */
const areAtAGlance = ({ layout, facts }: FactsNode, { pageKind, device, isLarge }: NodeContext): boolean =>
  layout === 'list' &&
  pageKind === 'app' &&
  device === 'MOBILE' &&
  isLarge !== true &&
  facts.length > 2 &&
  facts.length <= 4 &&
  facts.every(
    ({ label, value, note, share, hasTrend }) =>
      label !== undefined &&
      label.text.length <= LONGEST_GLANCE &&
      value.text.length <= LONGEST_GLANCE &&
      note === undefined &&
      share === undefined &&
      hasTrend !== true,
  ) &&
  facts.some(({ value }) => /\d/.test(value.text));

/** Cells of a third of a panel: labels and values of a word or two. */
const LONGEST_CELL = 14;

/** Many short facts in a panel of a tool stand as cells, since a column of lines would be mostly empty. */
const areCells = ({ layout, facts }: FactsNode, { width, device, pageKind, isInCard, ground }: NodeContext): boolean =>
  layout === 'list' &&
  (pageKind === 'tool' || ground === 'primary') &&
  device !== 'MOBILE' &&
  (width === 'narrow' || ground === 'primary') &&
  isInCard &&
  facts.length >= 4 &&
  facts.every(
    ({ label, value, note, share }) =>
      label !== undefined &&
      label.text.length <= LONGEST_CELL &&
      value.text.length <= LONGEST_CELL &&
      note === undefined &&
      share === undefined,
  );

const MOST_IN_STRIP = 6;
const MOST_IN_SITE_STRIP = 4;

/** A few short facts over the whole width of a desk stand side by side: a label far from its value is hard to read. */
function isStripOf({ layout, facts }: FactsNode, { width, device, pageKind, isPanelled }: NodeContext): boolean {
  const isSite = pageKind === 'site';
  return (
    layout === 'list' &&
    (width === 'full' || (isSite && width === 'wide')) &&
    device !== 'MOBILE' &&
    isPanelled !== true &&
    facts.length > (isSite ? 0 : 1) &&
    facts.length <= (isSite ? MOST_IN_SITE_STRIP : MOST_IN_STRIP) &&
    facts.every(
      ({ label, value, note }) =>
        (label !== undefined || isSite) &&
        (label?.text.length ?? 0) <= 28 &&
        value.text.length <= (isSite ? 32 : 24) &&
        (note?.text.length ?? 0) <= 32,
    )
  );
}

/** Figures of a phone share one surface: a box for each would be more frame than figure. */
const isOnePhoneCard = ({ facts }: FactsNode, { device, pageKind, isLarge }: NodeContext): boolean =>
  device === 'MOBILE' && pageKind !== 'site' && isLarge !== true && facts.length > 2;

type Draw = (node: FactsNode, context: NodeContext) => Markup;

const LAYOUTS: Record<FactsNode['layout'], Draw> = {
  tiles: (node, context) =>
    context.pageKind === 'site' && context.width !== 'narrow'
      ? drawNumbers(node, context)
      : context.isInCard || isOnColor(context) || isOnePhoneCard(node, context)
        ? drawSplit(node, context)
        : drawTiles(node, context),
  list: drawList,
  grid: drawSplit,
  inline: drawInline,
  sums: drawList,
};

const TILE_INNER_PX = 32;
const SPLIT_GAP_PX = 16;

/** Short values stay in one line, longer ones may go on in a second. */
const valueWidth = (text: string, sizePx: number): number =>
  noBreak(text) === '' ? Math.max(widestWord(text, sizePx), textWidth(text, sizePx) * 0.6) : textWidth(text, sizePx);

/** How many tiles stand side by side: as many as their longest figure leaves room for. */
function columnsFor(
  { facts, columns }: FactsNode,
  context: NodeContext,
  sizePx: number,
  insetPx = TILE_INNER_PX,
): string {
  const longest = Math.max(
    ...facts.map(({ value, label }) =>
      Math.max(valueWidth(value.text, sizePx), Math.min(120, textWidth(label?.text ?? '', 14))),
    ),
  );
  const count =
    columns ?? Math.min(facts.length, facts.length > 4 && facts.length % 3 === 0 ? 3 : facts.length === 5 ? 5 : 4);
  const need = longest + insetPx;
  // A phone is 320 to 430 wide: two or three tiles stand there if their figures are short.
  const base =
    facts.length >= 3 && facts.length % 2 === 1 && need * 3 + 16 <= 300
      ? 3
      : need <= 148 || (context.device !== 'MOBILE' && need <= 170)
        ? 2
        : 1;
  const least = Math.min(base, count);
  if (least === count) return `grid-cols-${count}`;
  const wide = stepAt(count, need);
  const middle = least === 1 && count >= 4 ? `${stepAt(2, need)}:grid-cols-2` : '';
  const isFive = least === 2 && facts.length === 5 && columns === undefined;
  if (isFive) return `grid-cols-2 ${stepAt(3, need)}:grid-cols-3 ${wide}:grid-cols-5`;
  const odd = least === 2 && facts.length % 2 === 1 ? `*:last:col-span-2 ${wide}:*:last:col-span-1` : '';
  return `grid-cols-${least} ${middle} ${wide}:grid-cols-${count} ${odd}`;
}

const STEPS: readonly (readonly [number, string])[] = [
  [288, '@2xs'],
  [320, '@xs'],
  [384, '@sm'],
  [448, '@md'],
  [512, '@lg'],
  [576, '@xl'],
  [672, '@2xl'],
  [768, '@3xl'],
  [896, '@4xl'],
  [1024, '@5xl'],
];
const stepAt = (count: number, need: number): string => STEPS.find(([from]) => from >= count * need)?.[1] ?? '@6xl';

function drawTiles(node: FactsNode, context: NodeContext): Markup {
  const inside = insidePanel(context);
  const type = typeIn(context);
  const isSmall = areLongOnPhone(node, context);
  const signed = withSigns(node.facts, context);
  return html`<div class="@container">
    ${group(
      signed,
      `grid gap-3 ${context.width === 'narrow' ? '' : '@2xl:gap-4'} ${columnsFor(node, context, context.isLarge === true ? 36 : isSmall ? SMALL_FIGURE_PX : FIGURE_PX)}`,
      (fact, tags) => {
        const isAnswer = fact.isStrong === true || fact.tone === 'accent';
        const box =
          isAnswer && node.facts.length > 1 ? `${edgePanel(context)} bg-primary/10 p-4` : `${edgePanel(context)} p-4`;
        return element(
          tags.group,
          `flex min-w-0 flex-col gap-1 ${box}`,
          tileWords(fact, inside, tags, isSmall ? type.figureSmall : type.figure),
        );
      },
    )}
  </div>`;
}

const FIGURE_PX = 28;
const SMALL_FIGURE_PX = 22;
/** What two tiles of a phone have between its margins. */
const PHONE_TILES_PX = 352;

/** Figures too long for two tiles side by side on a phone are set smaller rather than one below the other. */
const areLongOnPhone = ({ facts }: FactsNode, { device, isLarge }: NodeContext): boolean =>
  device === 'MOBILE' &&
  isLarge !== true &&
  facts.length > 1 &&
  facts.some(({ value }) => 2 * (valueWidth(value.text, FIGURE_PX) + TILE_INNER_PX) > PHONE_TILES_PX);

/** Numbers of a site: large, their words under them, no boxes. */
const drawNumbers = (node: FactsNode, context: NodeContext): Markup => {
  const ink = dataInk(context);
  const count = node.columns ?? Math.min(node.facts.length, 5);
  return html`<div class="@container">
    ${group(node.facts, `grid gap-x-8 gap-y-8 @sm:grid-cols-2 @3xl:grid-cols-${count}`, (fact, tags) =>
      element(
        tags.group,
        `flex min-w-0 flex-col-reverse justify-end gap-1 border-s-2 ps-4 ${ink.rule}`,
        html`${fact.label === undefined ? '' : element(tags.label, `text-body-md ${ink.soft}`, fact.label.text)}${fact.note === undefined ? '' : element(tags.value, `text-body-sm ${ink.soft}`, fact.note.text)}${element(tags.value, `font-headline ${/\d/.test(fact.value.text) ? 'text-display-sm' : 'text-title-lg'} font-semibold tabular-nums ${noBreak(fact.value.text)} ${ink.strong}`, fact.value.text)}`,
      ),
    )}
  </div>`;
};

/** Longer figures are set as text, so that two of them fit side by side on the narrowest phone. */
const LONG_FIGURE = 8;

/** Cells of one surface instead of boxes of their own. */
function drawSplit(node: FactsNode, context: NodeContext): Markup {
  const inside = insidePanel(context);
  const isFocus = node.facts.length === 1 && node.layout === 'tiles';
  const isSmall = context.width === 'narrow' || node.facts.length > 4;
  const size =
    isFocus && (context.device !== 'MOBILE' || context.pageKind !== 'site')
      ? typeIn(context).focus
      : isSmall
        ? typeIn(context).figureSmall
        : typeIn(context).figure;
  const isCompact = isOnePhoneCard(node, context) && node.facts.some(({ value }) => value.text.length > LONG_FIGURE);
  const isGrid = node.layout === 'grid' || isCompact;
  const shown = isGrid ? 'text-title-md' : isOnePhoneCard(node, context) ? typeIn(context).figureSmall : size;
  const panel = dataPanel(context);
  return html`<div class="@container ${panel}">
    ${group(
      node.facts,
      `grid gap-x-4 gap-y-4 ${columnsFor(node, context, isGrid ? 16 : shown === typeIn(context).figureSmall ? 22 : FIGURE_PX, SPLIT_GAP_PX)}`,
      (fact, tags) => element(tags.group, 'flex min-w-0 flex-col gap-1', tileWords(fact, inside, tags, shown)),
    )}
  </div>`;
}

function drawInline(node: FactsNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  return group(node.facts, 'flex flex-wrap items-center gap-x-6 gap-y-2', (fact, tags) =>
    element(
      tags.group,
      'flex min-w-0 flex-wrap items-baseline gap-x-2',
      html`${fact.label === undefined ? '' : element(tags.label, `text-body-sm ${ink.soft}`, fact.label.text)}
      ${element(tags.value, `text-title-md font-semibold tabular-nums ${noBreak(fact.value.text)} ${fact.tone === undefined || isOnColor(context) ? ink.strong : TONE_INKS[fact.tone]}`, fact.value.text)}
      ${fact.note === undefined ? '' : element(tags.value, `text-body-sm ${ink.soft}`, fact.note.text)}`,
    ),
  );
}
