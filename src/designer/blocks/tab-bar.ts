import { html, type Markup } from '../../markup/html.ts';
import type { SlotOf } from '../write/slots.ts';
import { defineBlock, type BlockContext } from './block.ts';
import { ALL_DEVICES } from './devices.ts';
import { toPath } from './kit/to-path.ts';

type TabsSlot = SlotOf<'tabs'>;

const tabs = (slot: TabsSlot, link: string, current: string, other: string): Markup[] =>
  slot.items.map(
    (label, index) =>
      html`<li>
        <a
          href="${toPath(label)}"
          data-part="tab"
          ${index === slot.current ? html`aria-current="page"` : ''}
          class="${link} ${index === slot.current ? current : other}"
          >${label}</a
        >
      </li>`,
  );

const note = (slot: TabsSlot): Markup | '' =>
  slot.note === undefined
    ? ''
    : html`<p data-part="note" class="mt-2 text-body-md text-on-surface-variant">${slot.note}</p>`;

/** Words on a rule, the current one underlined. */
const underlined = (slot: TabsSlot, _context: BlockContext): Markup =>
  html`<nav data-block="tab-bar" aria-label="${slot.title}" class="min-w-0">
    <ul class="flex flex-wrap gap-x-6 border-b border-outline-variant">
      ${tabs(slot, '-mb-px inline-flex min-h-12 items-center border-b-2 font-label text-label-lg', 'border-primary font-semibold text-primary', 'border-transparent text-on-surface-variant')}
    </ul>
    ${note(slot)}
  </nav>`;

/** One switch with several positions. */
const segmented = (slot: TabsSlot, _context: BlockContext): Markup =>
  html`<nav data-block="tab-bar" aria-label="${slot.title}" class="min-w-0">
    <ul class="inline-flex max-w-full flex-wrap gap-1 rounded-control bg-surface-container-high p-1">
      ${tabs(slot, 'inline-flex min-h-11 items-center rounded-control px-4 font-label text-label-lg', 'bg-surface-container-lowest font-semibold text-on-surface', 'text-on-surface-variant')}
    </ul>
    ${note(slot)}
  </nav>`;

/** Views of one thing. */
export const tabBar = defineBlock({
  id: 'tab-bar',
  aliases: ['tabs', 'segmented control', 'views', 'switcher'],
  shows: 'tabs',
  variants: [
    {
      name: 'underlined',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      heightPx: () => 52,
      render: underlined,
    },
    {
      name: 'segmented',
      widths: ['full', 'wide', 'narrow'],
      devices: ALL_DEVICES,
      suits: (slot) => slot.items.join('').length <= 40,
      heightPx: () => 56,
      render: segmented,
    },
  ],
});
