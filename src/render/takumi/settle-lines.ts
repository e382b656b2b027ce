import { multiply } from '../paint/transform.ts';
import type { MeasuredNode, MeasuredTextRun } from '@takumi-rs/core';
import type { CascadedStyle } from './cascade.ts';

/** A stretch of text as it was measured, and what else is known of it; all lengths in device pixels. */
export interface Paragraph {
  measured: MeasuredNode;
  /** Between the edges of its box. */
  contentWidth: number;
  /** Computed `text-wrap`: lines of even length, or none that is left with a word or two. */
  wrap: 'balance' | 'pretty';
  /** Which part of what lines leave free lies before them: 0, 0.5 or 1. */
  before: number;
  pixelsPerCssPixel: number;
  /** The same text with its content as wide as this. */
  measure(contentWidth: number): Promise<MeasuredNode>;
}

/** Where the renderer lengthens last lines, it sets all of them in the narrower width, which only shows elsewhere. */
export const canLengthenLast = ({ computed, direction }: Pick<CascadedStyle, 'computed' | 'direction'>): boolean =>
  !/^(?:center|right|end)$/.test(computed['text-align']) && direction === 'ltr';

/** Shorter than this share of the width, a last line is left with too little. */
const SHORT_LINE = 1 / 3;
const NARROWER = 0.9;
/** How many more lines are worth a longer last one. */
const MOST_LINES = 1.3;

/**
 * The renderer measures text as if its lines were only filled, and evens them out when it paints: said here once more,
 * by its own rules, so that what is told of a page has the lines of its picture.
 */
export async function settleLines(paragraph: Paragraph): Promise<MeasuredNode> {
  const { measured, contentWidth, wrap, before } = paragraph;
  const lines = toLines(measured.runs);
  if (lines.length < 2) return measured;
  const settled = wrap === 'balance' ? await balance(paragraph, lines) : await lengthenLast(paragraph, lines);
  if (settled === undefined) return measured;
  const shift = (contentWidth - settled.contentWidth) * before;
  return {
    ...measured,
    runs: settled.node.runs.map((run) => ({ ...run, x: run.x + shift })),
    children: settled.node.children.map((child) => ({
      ...child,
      transform: [...multiply(measured.transform, multiply([1, 0, 0, 1, shift, 0], child.transform))],
    })),
  };
}

type Line = readonly MeasuredTextRun[];
type Settled = { node: MeasuredNode; contentWidth: number } | undefined;

/** The narrowest that takes no more lines and breaks no more words. */
async function balance(paragraph: Paragraph, lines: readonly Line[]): Promise<Settled> {
  const { contentWidth, pixelsPerCssPixel, measure } = paragraph;
  const fits = (tried: readonly Line[]): boolean =>
    tried.length <= lines.length && countBrokenWords(tried) <= countBrokenWords(lines);
  let [narrow, wide] = [contentWidth / 2, contentWidth];
  while (narrow + pixelsPerCssPixel < wide) {
    const middle = (narrow + wide) / 2;
    if (fits(toLines((await measure(middle)).runs))) wide = middle;
    else narrow = middle;
  }
  const even = Math.ceil(wide);
  if (Math.abs(even - contentWidth) < pixelsPerCssPixel) return undefined;
  return { node: await measure(even), contentWidth: even };
}

async function lengthenLast({ contentWidth, measure }: Paragraph, lines: readonly Line[]): Promise<Settled> {
  const last = (lines.at(-1) ?? []).reduce((sum, { width }) => sum + width, 0);
  if (last >= contentWidth * SHORT_LINE) return undefined;
  const narrower = contentWidth * NARROWER;
  const node = await measure(narrower);
  const isWorthIt = toLines(node.runs).length <= Math.ceil(lines.length * MOST_LINES);
  return isWorthIt ? { node, contentWidth: narrower } : undefined;
}

/** Runs that lie beside one another, of whatever sizes. */
function toLines(runs: readonly MeasuredTextRun[]): Line[] {
  const lines: MeasuredTextRun[][] = [];
  for (const run of runs) {
    const line = lines.at(-1) ?? [];
    const bottom = Math.max(...line.map(({ y, height }) => y + height));
    if (line.length > 0 && run.y + run.height / 2 < bottom) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

/** Lines that end between two letters of a script that puts spaces between words. */
function countBrokenWords(lines: readonly Line[]): number {
  return lines.filter((line, index) => {
    const [end, start] = [line.at(-1)?.text ?? '', lines[index + 1]?.[0]?.text ?? ''];
    return SPACED_LETTER_AT_END.test(end) && SPACED_LETTER_AT_START.test(start);
  }).length;
}

const SPACED_LETTER_AT_END =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}]$/u;
const SPACED_LETTER_AT_START =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Nd}]/u;
