import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { avatar } from '../blocks/kit/picture.ts';
import type { TextNode, Tone } from '../outline/outline.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { heading } from './heading.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { TONE_INKS } from './status-pill.ts';
import { typeIn } from './type-in.ts';
import { isSame, line, noBreak, optional } from './words-in.ts';
import { wordmark } from './wordmark.ts';

/** Words by their role on the page. */
export const drawText: NodeDrawer<'text'> = (node, context) => {
  if (isSame(node.words, context.title)) return heading(node.words, context);
  return DRAWERS[node.role](node, context);
};

type DrawRole = (node: TextNode, context: NodeContext) => Markup;

const DRAWERS: Record<TextNode['role'], DrawRole> = {
  headline: (node, context) =>
    heading(node.words, context, {
      size: context.pageKind === 'site' && context.level === 2 ? 'text-display-sm' : 'text-headline-md',
    }),
  heading: (node, context) => heading(node.words, context),
  overline: ({ words, tone }, context) =>
    line(words, `font-label text-label-lg font-semibold ${toneInk(tone ?? 'accent', context)}`),
  paragraph: ({ words, tone }, context) =>
    line(
      words,
      `max-w-prose text-pretty ${typeIn(context).body} ${tone === undefined ? dataInk(context).strong : toneInk(tone, context)}`,
    ),
  caption: ({ words, tone }, context) =>
    line(
      words,
      `max-w-prose text-pretty ${typeIn(context).soft} ${tone === undefined ? dataInk(context).soft : toneInk(tone, context)}`,
    ),
  value: drawValue,
  quote: drawQuote,
  notice: drawNotice,
  wordmark: ({ words }, context) => wordmark(words, context),
};

const toneInk = (tone: Tone, context: NodeContext): string =>
  isOnColor(context) ? dataInk(context).strong : TONE_INKS[tone];

/** A longer one would fill the width of a phone. */
const LONGEST_FOCUS = 10;

function drawValue({ words, tone }: TextNode, context: NodeContext): Markup {
  const type = typeIn(context);
  const size = words.text.length > LONGEST_FOCUS || context.width === 'narrow' ? type.figure : type.focus;
  const ink = tone === undefined ? dataInk(context).strong : toneInk(tone, context);
  return html`<p class="font-headline ${size} font-semibold tabular-nums ${noBreak(words.text)} ${ink}">
    ${words.text}
  </p>`;
}

function drawQuote({ words, by, byNote }: TextNode, context: NodeContext): Markup {
  const ink = dataInk(context);
  const type = typeIn(context);
  const size = context.pageKind === 'site' ? 'text-title-lg' : context.isInCard ? type.body : 'text-title-lg';
  const isBand = context.pageKind === 'site' && context.width === 'full' && !context.isInCard;
  return html`<figure
    class="flex flex-col ${isBand ? 'mx-auto max-w-4xl items-center gap-6 py-4 text-center' : 'grow justify-between gap-4'}"
  >
    <blockquote class="text-pretty font-headline ${isBand ? 'text-headline-lg' : `max-w-prose ${size}`} ${ink.strong}">
      ${words.text}
    </blockquote>
    ${
      by === undefined && byNote === undefined
        ? ''
        : html`<figcaption class="flex items-center gap-3 text-start">
            ${by === undefined ? '' : avatar(by.text, 'size-8 rounded-full')}
            <div class="min-w-0">
              ${line(by, `${type.soft} font-semibold ${ink.strong}`)}${line(byNote, `${type.soft} ${ink.soft}`)}
            </div>
          </figcaption>`
    }
  </figure>`;
}

const NOTICES: Readonly<Record<Tone, { box: string; icon: string; ink: string }>> = {
  neutral: { box: 'bg-surface-container-high', icon: 'info', ink: 'text-on-surface-variant' },
  muted: { box: 'bg-surface-container-high', icon: 'info', ink: 'text-on-surface-variant' },
  accent: { box: 'bg-primary/10', icon: 'info', ink: 'text-primary' },
  info: { box: 'bg-primary/10', icon: 'info', ink: 'text-primary' },
  good: { box: 'bg-primary/10', icon: 'circle-check', ink: 'text-primary' },
  warn: { box: 'bg-tertiary/12', icon: 'triangle-alert', ink: 'text-tertiary' },
  bad: { box: 'bg-error/12', icon: 'octagon-alert', ink: 'text-error' },
};

/** Ground, icon and ink of a notice by its tone. */
export const noticeLook = (tone: Tone | undefined): { box: string; icon: string; ink: string } =>
  NOTICES[tone ?? 'info'];

function drawNotice({ words, tone }: TextNode, context: NodeContext): Markup {
  const look = noticeLook(tone);
  const paint = isOnColor(context) ? `border ${dataInk(context).rule}` : `${look.box} text-on-surface`;
  const ink = isOnColor(context) ? '' : look.ink;
  return html`<div class="flex items-start gap-3 rounded-lg px-4 py-3 ${paint}">
    <span aria-hidden="true" class="flex ${ink}">${icon(look.icon)}</span>
    ${optional(words, (text) => html`<p class="min-w-0 text-pretty ${typeIn(context).body}">${text}</p>`)}
  </div>`;
}
