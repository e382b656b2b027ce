import { html, type Markup } from '../../../markup/html.ts';

/** Chips to narrow things down by; they wrap, and those that are on are filled. `label` names the group. */
export const choiceChips = (
  chips: readonly { label: string; on?: boolean; count?: number }[],
  { key, label }: { key: string; label: string },
): Markup =>
  html`<fieldset data-part="chips" class="flex min-w-0 flex-wrap gap-2">
    <legend class="sr-only">${label}</legend>
    ${chips.map(
      (chip) =>
        html`<label
          class="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-outline-variant bg-surface px-4 font-label text-label-lg text-on-surface has-checked:border-primary has-checked:bg-primary has-checked:font-semibold has-checked:text-on-primary"
          ><input
            type="checkbox"
            name="${key}-chip"
            value="${chip.label}"
            ${chip.on === true ? html`checked` : ''}
            class="absolute inset-0 size-full cursor-pointer opacity-0"
          />${chip.label}${chip.count === undefined ? '' : html` <span class="tabular-nums">${chip.count}</span>`}</label
        >`,
    )}
  </fieldset>`;
