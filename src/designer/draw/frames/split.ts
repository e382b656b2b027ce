import { html } from '../../../markup/html.ts';
import { BODY, type Frame } from '../frame.ts';
import { brandMark } from '../brand-mark.ts';

/** Half picture, half form: the trade on one side, the one thing to do on the other. */
export const split: Frame = (parts) =>
  html`<body class="${BODY} bg-surface text-on-surface lg:grid lg:min-h-dvh lg:grid-cols-2">
    <div
      data-block="picture-side"
      class="relative h-48 overflow-hidden bg-primary-container text-on-primary-container sm:h-64 lg:sticky lg:top-0 lg:h-dvh"
    >
      ${parts.picture}
    </div>
    <div class="flex min-w-0 flex-col">
      <header data-block="bar" class="px-page pt-6 lg:px-16">${brandMark(parts.brand, parts.style, 'surface')}</header>
      <main class="mx-auto flex w-full max-w-xl min-w-0 flex-1 flex-col justify-center gap-block py-10">
        ${parts.content}
      </main>
    </div>
  </body>`;
