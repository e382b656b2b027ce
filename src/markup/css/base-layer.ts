/**
 * What every document needs beside Tailwind's reset, in its base layer so that any class wins.
 * `--label-case` is how a design system sets words of buttons and small labels; buttons that hold whole texts, numbers
 * and people's names stay as they are. `min-width: 0` lets a wide child scroll or wrap instead of widening the page.
 */
export const BASE_LAYER = `@layer base {
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    min-height: 100dvh;
    background-color: var(--background);
    color: var(--on-background);
    font-size: var(--type-body-md);
    line-height: var(--type-body-md-line);
    overflow-wrap: break-word;
  }
  *, ::before, ::after {
    border-color: var(--outline-variant);
  }
  :where(h1, h2, h3, h4, h5, h6, th, legend, summary, figcaption, dt, dd, blockquote) {
    overflow-wrap: anywhere;
  }
  :where(.grid, .inline-grid) > *,
  :where(.flex) > :where(main, section, article, form, figure, ul, ol, dl, fieldset),
  :where(.flex, .inline-flex) > :where(:has(> input, > select, > textarea)),
  :where(main, fieldset) {
    min-width: 0;
  }
  th {
    font-weight: inherit;
    text-align: inherit;
  }
  :where(th) {
    text-align: start;
  }
  :where(input, select, textarea) {
    min-width: 0;
    max-width: 100%;
  }
  :where(input[type='checkbox'], input[type='radio'], input[type='range'], progress) {
    accent-color: var(--primary-fill, var(--primary));
  }
  :where(input[type='checkbox'], input[type='radio'], svg[data-icon]) {
    flex-shrink: 0;
  }
  :where(input[type='checkbox'], input[type='radio']) {
    width: 1.25rem;
    height: 1.25rem;
    vertical-align: middle;
  }
  ::placeholder {
    color: var(--on-surface-variant);
    opacity: 1;
  }
  :where(button, summary, select, label[for], [role='button'], a[href]) {
    cursor: pointer;
  }
  :where(button, [role='button'], input[type='button'], input[type='submit'], input[type='reset']):where(:not(:has(p, ul, ol, dl, h1, h2, h3, h4, h5, h6))) {
    text-transform: var(--label-case, none);
  }
  :where(.text-label-sm, .text-label-md):where(:not(input, select, textarea, time, code, pre, kbd, .tabular-nums, [data-part='person'], [data-part='plot'], [data-part='plot'] *)) {
    text-transform: var(--label-case, inherit);
  }
  :where(:disabled) {
    cursor: default;
  }
  :where(summary) {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  :where(dialog, [popover]) {
    margin: auto;
    background-color: var(--surface-container-high);
    color: var(--on-surface);
  }
  :focus-visible {
    outline: 2px solid var(--outline);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
}`;
