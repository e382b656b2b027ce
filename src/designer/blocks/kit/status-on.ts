import { html, type Markup } from '../../../markup/html.ts';
import type { Status, Tone } from '../../write/slots.ts';
import type { Ground } from '../block.ts';
import { icon } from './icon.ts';
import { inkOn } from './ink.ts';
import { TONE_TEXT } from './tone-color.ts';

export const isColoured = (ground: Ground): boolean => ground === 'field' || ground === 'inverse';

/**
 * A status on any ground, as a word or set apart in an outline; it takes no colours beyond those of the tones. On a
 * coloured ground, where tone colours do not read, its icon and weight carry it.
 */
export function statusOn(status: Status, ground: Ground, form: 'chip' | 'word' = 'word'): Markup {
  const shape = form === 'chip' ? 'rounded-full border border-current px-3 py-1' : '';
  return html`<span
    data-part="status"
    class="inline-flex items-center gap-1 whitespace-nowrap font-label text-label-md font-semibold ${shape} ${toneTextOn(status.tone, ground)}"
    >${status.icon === undefined ? '' : icon(status.icon, 'size-4')}${status.label}</span
  >`;
}

/** Text colour of a tone on any ground. */
export const toneTextOn = (tone: Tone, ground: Ground): string =>
  isColoured(ground) ? inkOn(ground).strong : TONE_TEXT[tone];
