import { html, type Markup } from '../../../markup/html.ts';
import type { Style } from '../../direct/direction.ts';
import type { Action } from '../../write/slots.ts';
import type { BlockContext, Ground } from '../block.ts';
import { icon } from './icon.ts';

export type ButtonRank = 'primary' | 'secondary' | 'quiet';

const SHAPE =
  'inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-control px-6 py-3 font-label text-label-lg font-semibold';

const HARD_SHADOW = 'shadow-[4px_4px_0_var(--on-surface)]';

const FILLS: Record<BlockContext['style']['button'], string> = {
  filled: 'bg-primary text-on-primary',
  tonal: 'bg-primary-container text-on-primary-container',
  inked: 'bg-on-surface text-surface',
  stitched: 'bg-primary text-on-primary outline -outline-offset-4 outline-dashed outline-on-primary',
  hard: `border-2 border-on-surface bg-primary text-on-primary ${HARD_SHADOW}`,
  lifted: 'bg-primary text-on-primary shadow-floating',
};

const ON_SURFACE: Record<Exclude<ButtonRank, 'primary'>, string> = {
  secondary: 'border border-outline text-on-surface',
  quiet: 'text-primary',
};

const ON_COLOR: Record<Exclude<Ground, 'surface' | 'tonal'>, Record<ButtonRank, string>> = {
  field: {
    primary: 'bg-on-primary-container text-primary-container',
    secondary: 'border border-on-primary-container text-on-primary-container',
    quiet: 'text-on-primary-container underline underline-offset-4',
  },
  inverse: {
    primary: 'bg-inverse-primary text-inverse-surface',
    secondary: 'border border-inverse-on-surface text-inverse-on-surface',
    quiet: 'text-inverse-on-surface underline underline-offset-4',
  },
};

/** A button; its words say what happens. `classes` may add width or margins. */
export function button(
  action: Action,
  context: BlockContext,
  rank: ButtonRank,
  {
    ground = context.ground,
    classes = '',
    type = 'button',
  }: { ground?: Ground; classes?: string; type?: 'button' | 'submit' } = {},
): Markup {
  return html`<button
    type="${type}"
    data-part="${rank}-action"
    class="${SHAPE} ${paint(context, rank, ground)} ${classes}"
  >
    ${action.icon === undefined ? '' : icon(action.icon)}${action.label}
  </button>`;
}

function paint({ style }: BlockContext, rank: ButtonRank, ground: Ground): string {
  if (ground === 'field' || ground === 'inverse') return ON_COLOR[ground][rank];
  return buttonPaint(style, rank);
}

/** Fill and edge of a button that stands on a surface. */
export function buttonPaint({ button: kind }: Style, rank: ButtonRank): string {
  if (rank === 'primary') return FILLS[kind];
  return rank === 'secondary' && kind === 'hard'
    ? `border-2 border-on-surface bg-surface-container-lowest text-on-surface ${HARD_SHADOW}`
    : ON_SURFACE[rank];
}
