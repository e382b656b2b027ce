import { html, type Markup } from '../../../markup/html.ts';
import type { SlotOf, Tone } from '../../write/slots.ts';
import type { BlockContext } from '../block.ts';
import { blockSection } from '../kit/block-section.ts';
import { actionOf, listHead, mark, time, words } from './notification-parts.ts';

const EDGE: Readonly<Record<Tone, string>> = {
  neutral: 'border-outline',
  accent: 'border-primary',
  good: 'border-primary',
  warn: 'border-tertiary',
  bad: 'border-error',
};

/** Messages as they slide in, one under the other in a narrow column, each with an edge in the colour of what it means. */
export const toasts = (slot: SlotOf<'notifications'>, context: BlockContext): Markup =>
  blockSection(
    'notification-list',
    context,
    'mx-auto w-full max-w-2xl',
    html`${listHead(slot, context, context.ground)}
      <ul class="mt-8 flex flex-col gap-4">
        ${slot.groups
          .flatMap(({ items }) => items)
          .map(
            (item) =>
              html`<li
                data-part="toast"
                class="flex items-start gap-4 rounded-lg border-l-8 bg-surface-container-lowest p-card text-on-surface shadow-floating ${EDGE[item.tone]}"
              >
                ${mark(item, 'surface')}
                <div class="min-w-0 flex-1">${words(item, 'surface')}${actionOf(item.action, 'surface')}</div>
                ${time(item, 'surface')}
              </li>`,
          )}
      </ul>`,
  );
