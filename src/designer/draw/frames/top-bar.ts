import { html } from '../../../markup/html.ts';
import { icon } from '../../blocks/kit/icon.ts';
import { inkOn } from '../../blocks/kit/ink.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';
import { BODY, type Frame } from '../frame.ts';

/** A page inside an app on a phone: back at the left, the product's name between, more at the right. */
export const topBar: Frame = (parts) => {
  const ink = inkOn(parts.ground);
  const control = `inline-flex min-h-11 min-w-11 items-center justify-center rounded-full ${ink.strong}`;
  return html`<body class="${BODY} ${pageGround(parts.style)}">
    <header data-block="app-bar" class="${parts.ground === 'surface' ? '' : ink.ground}">
      <div class="mx-auto flex max-w-3xl items-center justify-between gap-2 px-2 pt-2">
        <a href="/" aria-label="Back" class="${control}">${icon('arrow-left', 'size-6')}</a>
        <p data-part="brand" class="min-w-0 text-center font-label text-label-lg font-semibold ${ink.strong}">
          ${parts.brand}
        </p>
        <button type="button" aria-label="More" class="${control}">${icon('ellipsis', 'size-6')}</button>
      </div>
    </header>
    <main class="flex w-full min-w-0 flex-col gap-block pb-10">${parts.content}</main>
  </body>`;
};
