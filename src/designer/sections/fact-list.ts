import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { FactsNode } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { edgePanel } from './data-panel.ts';
import { element, group } from './fact-group.ts';
import { tileWords } from './fact-words.ts';
import { meterBar } from './meter-bar.ts';
import type { NodeContext } from './node-context.ts';
import { statusPill, TONE_INKS } from './status-pill.ts';
import { isStateWord, toneOfWords } from './tone-of-words.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** A longer value is text and stands under its label. */
const LONGEST_END = 60;

/** Labels and values of at most so many characters share a row of half a desk. */
const LONGEST_HALF = 34;
const LEAST_IN_COLUMNS = 4;

/** Over a desk's whole width rows stand in two columns: a label far from its value is hard to read. */
const areInColumns = ({ facts, layout }: FactsNode, { device, width, pageKind, fills }: NodeContext): boolean =>
  layout === 'list' &&
  device !== 'MOBILE' &&
  fills !== true &&
  (width === 'full' || (width === 'wide' && pageKind === 'site')) &&
  facts.length >= LEAST_IN_COLUMNS &&
  facts.every(({ label, value }) => (label?.text.length ?? 0) + value.text.length <= LONGEST_HALF);

/** Labels at the start, values at the end of rows in one surface; sums end with their total. */
export function drawList(node: FactsNode, context: NodeContext): Markup {
  if (!areInColumns(node, context))
    return rows(node, context, context.pageKind === 'site' && context.width === 'full' ? 'max-w-4xl' : '');
  return html`<div class="@container min-w-0">${rows(node, context, '@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-12')}</div>`;
}

function rows(node: FactsNode, context: NodeContext, columns: string): Markup {
  const ink = dataInk(context);
  const type = typeIn(context);
  const isSums = node.layout === 'sums';
  const panel = edgePanel(context);
  const fills = context.fills === true && !isSums;
  return group(
    node.facts,
    `flex flex-col ${columns} ${fills ? 'flex-1' : ''} ${panel} ${panel === '' ? '' : 'px-card'}`,
    (fact, tags) => {
      const isState = fact.note !== undefined && isStateWord(fact.note.text);
      const isTotal =
        isSums &&
        (fact.isStrong === true ||
          (fact === node.facts.at(-1) && !node.facts.some(({ isStrong }) => isStrong === true)));
      const rule = isTotal
        ? `border-t first:border-t-0 ${ink.edge} pt-4`
        : isSums
          ? ''
          : `border-t first:border-t-0 ${columns.includes('grid') ? '@3xl:[&:nth-child(2)]:border-t-0' : ''} ${ink.rule}`;
      const tone = fact.tone !== undefined && !isOnColor(context) ? TONE_INKS[fact.tone] : ink.strong;
      const label = isTotal
        ? `font-headline text-title-lg font-semibold ${ink.strong}`
        : `${type.body} ${isSums ? ink.strong : ink.soft}`;
      const value = isTotal
        ? 'font-headline text-title-lg font-semibold'
        : `${type.body} ${isSums ? '' : 'font-semibold'}`;
      if (fact.value.text.length > LONGEST_END)
        return element(
          tags.group,
          `flex min-w-0 flex-col gap-1 py-row ${rule}`,
          tileWords(fact, context, tags, type.body),
        );
      return element(
        tags.group,
        `flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 ${isSums ? 'py-2' : 'py-row'} ${fills ? 'flex-1 content-center' : ''} ${rule}`,
        html`${fact.label === undefined ? '' : element(tags.label, `flex min-w-0 items-center gap-3 ${isState ? 'grow' : ''} ${label}`, html`${fact.icon === undefined ? '' : html`<span class="flex ${ink.soft}">${icon(fact.icon)}</span>`}${fact.label.text}`)}
        ${element(tags.value, `min-w-0 tabular-nums ${value} ${noBreak(fact.value.text)} ${fact.label === undefined ? '' : 'text-end'} ${tone}`, fact.value.text)}
        ${fact.note === undefined ? '' : isState ? element(tags.value, 'flex', statusPill(fact.note.text, toneOfWords(fact.note.text), context)) : element(tags.value, `w-full text-body-sm ${ink.soft}`, fact.note.text)}
        ${fact.share === undefined ? '' : element(tags.value === 'dd' ? 'dd' : 'div', 'w-full', meterBar(fact.share, fact.label?.text ?? fact.value.text, context, fact.tone))}`,
      );
    },
  );
}
