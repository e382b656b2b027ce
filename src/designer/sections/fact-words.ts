import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { sparkline } from '../blocks/kit/sparkline.ts';
import type { Fact } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { element, type Tags } from './fact-group.ts';
import { trendOf } from './fact-trend.ts';
import { meterBar } from './meter-bar.ts';
import type { NodeContext } from './node-context.ts';
import { TONE_INKS } from './status-pill.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

/** A fact as its label over its value, what measures it below: `size` is the value's type class. */
export function tileWords(fact: Fact, context: NodeContext, tags: Tags, size: string): Markup {
  const ink = dataInk(context);
  const tone =
    fact.tone !== undefined && fact.tone !== 'neutral' && !isOnColor(context) ? TONE_INKS[fact.tone] : ink.strong;
  return html`${fact.label === undefined ? '' : element(tags.label, `flex items-start justify-between gap-2 ${typeIn(context).soft} ${ink.soft}`, html`${fact.label.text}${fact.icon === undefined ? '' : html`<span class="flex ${ink.accent}">${icon(fact.icon, 'size-5')}</span>`}`)}
  ${element(tags.value, `font-headline ${size} font-semibold tabular-nums ${noBreak(fact.value.text)} ${tone}`, fact.value.text)}
  ${fact.note === undefined ? '' : element(tags.value, `text-body-sm ${ink.soft}`, fact.note.text)}
  ${fact.share === undefined ? '' : element(tags.value === 'dd' ? 'dd' : 'div', 'mt-auto pt-2', meterBar(fact.share, fact.label?.text ?? fact.value.text, context, fact.tone))}
  ${fact.hasTrend === true ? element(tags.value === 'dd' ? 'dd' : 'div', 'mt-auto pt-2', sparkline(trendOf(fact), isOnColor(context) ? 'field' : 'surface', 'h-8 w-full')) : ''}`;
}
