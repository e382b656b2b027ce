import { html, type Markup } from '../../markup/html.ts';
import { buttonPaint } from '../blocks/kit/button.ts';
import { toPath } from '../blocks/kit/to-path.ts';
import type { ControlNode } from '../outline/outline.ts';
import { controlHint, controlIcon, controlName, shownName, type DrawControl } from './control-parts.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';
import { readableOn } from './readable-on.ts';

const SHAPE =
  'inline-flex max-w-full items-center justify-center gap-2 rounded-control font-label text-label-lg font-semibold text-center';

const ON_COLOR: Readonly<Record<'primary' | 'inverse', Record<'primary' | 'secondary' | 'text' | 'danger', string>>> = {
  primary: {
    primary: 'bg-on-primary text-primary',
    secondary: 'border border-on-primary text-on-primary',
    text: 'text-on-primary underline underline-offset-4',
    danger: 'bg-error-container text-on-error-container',
  },
  inverse: {
    primary: 'bg-inverse-primary text-inverse-surface',
    secondary: 'border border-inverse-on-surface text-inverse-on-surface',
    text: 'text-inverse-on-surface underline underline-offset-4',
    danger: 'bg-error-container text-on-error-container',
  },
};

/** The raw colour that a prompt states for this one button, with words that read on it. */
const ownColor = (node: ControlNode): Markup | '' =>
  node.color === undefined ? '' : html` style="--own:${node.color};--own-ink:${readableOn(node.color)}"`;
const OWN = 'bg-(--own) text-(--own-ink)';

/** Fill, edge and text of a button by its rank and its ground. */
function paint(node: ControlNode, context: NodeContext): string {
  const rank = node.rank ?? 'secondary';
  if (node.color !== undefined) return OWN;
  if (isOnColor(context)) return ON_COLOR[context.ground === 'primary' ? 'primary' : 'inverse'][rank];
  if (rank === 'danger') return 'border border-error bg-surface-container-lowest text-error';
  if (rank === 'text') return 'text-primary';
  const edge = buttonPaint(context.style, rank);
  return rank === 'secondary' && !edge.includes('bg-') ? `${edge} bg-surface-container-lowest` : edge;
}

/** A button by its rank; a floating one stands over the page's lower corner. */
export const drawButton: DrawControl = (node, context) => {
  const { isFloating = false } = node;
  const words = node.label?.text ?? node.value?.text;
  const rank = node.rank ?? (isFloating ? 'primary' : 'secondary');
  const isDense = context.pageKind === 'tool' && context.device === 'DESKTOP';
  const padding = rank === 'text' ? 'px-3' : isDense ? 'px-4 py-2' : 'px-6 py-3';
  const least = isDense ? 'min-h-11 min-w-11' : 'min-h-12 min-w-12';
  const place = isFloating
    ? `fixed right-4 z-20 shadow-floating rounded-full! ${context.device === 'MOBILE' ? 'bottom-24' : 'bottom-8'}`
    : '';
  const drawn = html`<button
    type="button"
    data-part="${rank}-action"
    ${words === undefined ? html`aria-label="${controlName(node, context)}"` : ''}
    ${node.isDisabled === true ? html`disabled` : ''}
    class="${SHAPE} ${least} ${words === undefined ? 'px-3' : padding} ${paint({ ...node, rank }, context)} ${place} ${node.isDisabled === true ? 'opacity-60' : ''}"
    ${ownColor(node)}
  >
    ${controlIcon(node.icon)}${words === undefined ? '' : html`<span>${words}</span>`}
  </button>`;
  const value =
    node.label !== undefined && node.value !== undefined
      ? html`<span class="text-body-sm tabular-nums ${dataInk(context).soft}">${node.value.text}</span>`
      : '';
  return node.hint === undefined && value === ''
    ? drawn
    : html`<div class="flex min-w-0 flex-col items-start">
        ${drawn}${value}${controlHint(node, context.key, context)}
      </div>`;
};

/** A link, in the accent of its ground. */
export const drawLink: DrawControl = (node, context) => {
  const words = node.label?.text ?? node.value?.text ?? shownName(node);
  const link = html`<a
    href="${toPath(words)}"
    class="inline-flex min-h-11 max-w-full items-center gap-2 font-label text-label-lg font-semibold underline-offset-4 ${isOnColor(context) ? `underline ${dataInk(context).strong}` : 'text-primary hover:underline'}"
    >${controlIcon(node.icon, 'size-4')}<span>${words}</span></a
  >`;
  return node.hint === undefined
    ? link
    : html`<div class="flex min-w-0 flex-col">${link}${controlHint(node, context.key, context)}</div>`;
};

/** A button that is its icon alone; its label is its name. */
export const drawIconButton: DrawControl = (node, context) => {
  const isAccent = node.rank === 'primary' || node.isFloating === true;
  const fill =
    isAccent || node.color !== undefined
      ? paint({ ...node, rank: 'primary' }, context)
      : isOnColor(context)
        ? dataInk(context).strong
        : 'text-on-surface-variant';
  const place =
    node.isFloating === true
      ? `fixed right-4 z-20 size-14! shadow-floating ${context.device === 'MOBILE' ? 'bottom-24' : 'bottom-8'}`
      : '';
  return html`<button
    type="button"
    aria-label="${controlName(node, context)}"
    ${node.isOn === undefined ? '' : html`aria-pressed="${node.isOn ? 'true' : 'false'}"`}
    class="inline-flex size-11 shrink-0 items-center justify-center rounded-full ${node.isOn === true && !isAccent ? dataInk(context).accent : fill} ${place}"
    ${ownColor(node)}
  >
    ${controlIcon(node.icon ?? node.label?.text) || controlIcon('circle')}
  </button>`;
};
