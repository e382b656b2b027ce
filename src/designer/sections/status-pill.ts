import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Tone } from '../outline/outline.ts';
import { isOnColor } from './data-ink.ts';
import type { NodeContext } from './node-context.ts';

/** Fill and text of a tone as a small ground. Shape tells it too, never colour alone. */
const TONE_PILLS: Readonly<Record<Tone, string>> = {
  neutral: 'bg-surface-container-high text-on-surface',
  muted: 'bg-surface-container-high text-on-surface-variant',
  accent: 'bg-primary/12 text-on-surface',
  good: 'bg-primary/12 text-on-surface',
  info: 'bg-secondary/12 text-on-surface',
  warn: 'bg-tertiary/15 text-on-surface',
  bad: 'bg-error/12 text-on-surface',
};

const TONE_ICONS: Readonly<Partial<Record<Tone, string>>> = {
  good: 'check',
  warn: 'triangle-alert',
  bad: 'circle-alert',
};

/** Text of a tone on a surface. */
export const TONE_INKS: Readonly<Record<Tone, string>> = {
  neutral: 'text-on-surface',
  muted: 'text-on-surface-variant',
  accent: 'text-primary',
  good: 'text-primary',
  info: 'text-secondary',
  warn: 'text-tertiary',
  bad: 'text-error',
};

/** What only takes time is no warning. */
const WAITING = /wait|pending|due|delay|hold|soon|tomorrow|ausstehend|wart|attesa|pendient|attente|draft/i;

/** What is open is neither done nor wrong. */
const UNDONE = /^(?:open|to do|todo|offen|ouvert|abierto|aberto|aperto|otwarte|öppen|açık)$/i;

/** A state as a small pill with a mark of its tone. */
export function statusPill(text: string, tone: Tone, context: Pick<NodeContext, 'ground'>): Markup {
  const paint = isOnColor(context) ? 'border border-current' : TONE_PILLS[tone];
  const mark = tone === 'warn' && WAITING.test(text) ? 'clock' : UNDONE.test(text) ? undefined : TONE_ICONS[tone];
  const markInk = isOnColor(context) ? '' : TONE_INKS[tone === 'neutral' ? 'muted' : tone];
  return html`<span
    data-part="status"
    class="inline-flex max-w-full items-center gap-1 rounded-full px-2 py-1 font-label text-label-md font-semibold ${paint}"
    >${mark === undefined ? html`<span aria-hidden="true" class="size-2 shrink-0 rounded-full bg-current ${markInk}"></span>` : icon(mark, `size-3 ${markInk}`)}<span
      >${text}</span
    ></span
  >`;
}
