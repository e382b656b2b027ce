import { html, type Markup } from '../../../markup/html.ts';
import type { Status, Tone } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';
import { statusChip, statusWord, TONE_TEXT } from './status-mark.ts';

const isColoured = (ground: Ground): boolean => ground === 'field' || ground === 'inverse';

/** A status on any ground: on a coloured one its icon and weight carry it, since tone colours would not read there. */
export function statusOn(status: Status, ground: Ground, form: 'chip' | 'word' = 'word'): Markup {
  if (!isColoured(ground)) return form === 'chip' ? statusChip(status) : statusWord(status);
  return html`<span
    data-part="status"
    class="inline-flex items-center gap-1 whitespace-nowrap font-label text-label-md font-semibold ${inkOn(ground).strong}"
    >${status.icon === undefined ? '' : icon(status.icon, 'size-4')}${status.label}</span
  >`;
}

/** Text colour of a tone on any ground. */
export const toneTextOn = (tone: Tone, ground: Ground): string =>
  isColoured(ground) ? inkOn(ground).strong : TONE_TEXT[tone];
