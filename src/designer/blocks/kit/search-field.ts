import { html, type Markup } from '../../../markup/html.ts';
import { icon } from './icon.ts';

/** A field to search by; its placeholder is its name too. `large` opens a page. */
export const searchField = (
  placeholder: string,
  id: string,
  { value = '', size = 'usual' }: { value?: string; size?: 'usual' | 'large' } = {},
): Markup =>
  html`<div data-part="search" class="relative w-full min-w-0">
    <label for="${id}" class="sr-only">${placeholder}</label>
    <span class="pointer-events-none absolute inset-y-0 left-4 flex items-center text-on-surface-variant"
      >${icon('search', size === 'large' ? 'size-6' : 'size-5')}</span
    >
    <input
      id="${id}"
      name="search"
      type="search"
      autocomplete="off"
      value="${value}"
      placeholder="${placeholder}"
      class="${size === 'large' ? 'min-h-16 pl-14 text-title-lg' : 'min-h-12 pl-12 text-body-lg'} w-full rounded-control border border-outline bg-surface-container-lowest pr-4 text-on-surface"
    />
  </div>`;
