import { html, type Markup } from '../../../markup/html.ts';
import type { Status, Tone } from '../../write/slots.ts';
import { icon } from './icon.ts';

/** One meaning per colour: primary is well or points out, tertiary wants attention, error is wrong. */
export const TONE_TEXT: Record<Tone, string> = {
  neutral: 'text-on-surface-variant',
  accent: 'text-primary',
  good: 'text-primary',
  warn: 'text-tertiary',
  bad: 'text-error',
};

export const TONE_FILL: Record<Tone, string> = {
  neutral: 'bg-outline',
  accent: 'bg-primary',
  good: 'bg-primary',
  warn: 'bg-tertiary',
  bad: 'bg-error',
};

export const TONE_CHIP: Record<Tone, string> = {
  neutral: 'bg-surface-container-highest text-on-surface',
  accent: 'bg-primary-container text-on-primary-container',
  good: 'bg-secondary-container text-on-secondary-container',
  warn: 'bg-tertiary-container text-on-tertiary-container',
  bad: 'bg-error-container text-on-error-container',
};

/** A status as a filled chip. Only on surface and tonal grounds. */
export const statusChip = (status: Status): Markup =>
  html`<span
    data-part="status"
    class="inline-flex items-center gap-1 whitespace-nowrap rounded-full px-3 py-1 font-label text-label-md font-semibold ${TONE_CHIP[status.tone]}"
    >${status.icon === undefined ? '' : icon(status.icon, 'size-4')}${status.label}</span
  >`;

/** A status as a coloured word, for rows where a chip would be loud. */
export const statusWord = (status: Status): Markup =>
  html`<span
    data-part="status"
    class="inline-flex items-center gap-1 whitespace-nowrap font-label text-label-md font-semibold ${TONE_TEXT[status.tone]}"
    >${status.icon === undefined ? '' : icon(status.icon, 'size-4')}${status.label}</span
  >`;
