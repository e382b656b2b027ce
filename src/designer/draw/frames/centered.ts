import { html } from '../../../markup/html.ts';
import { BODY, type Frame } from '../frame.ts';
import { brandMark } from '../brand-mark.ts';

/** One sheet in the middle of a quiet page, for forms. */
export const centered: Frame = (parts) =>
  html`<body class="${BODY} bg-surface-container-low text-on-surface">
    <header data-block="bar" class="mx-auto flex max-w-7xl items-center justify-between px-page py-4">
      ${brandMark(parts.brand, parts.style, 'surface')}<a
        href="/help"
        class="inline-flex min-h-11 items-center font-label text-label-lg text-on-surface-variant"
        >Help</a
      >
    </header>
    <main class="mx-auto w-full max-w-2xl pb-16 pt-4 sm:px-page">
      <div
        class="flex min-w-0 flex-col gap-block bg-surface-container-lowest py-10 text-on-surface sm:rounded-xl sm:px-4 sm:shadow-raised"
      >
        ${parts.content}
      </div>
    </main>
  </body>`;
