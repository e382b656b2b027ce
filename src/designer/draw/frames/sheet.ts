import { html } from '../../../markup/html.ts';
import { BODY, type Frame } from '../frame.ts';
import { brandMark } from '../brand-mark.ts';
import { inkOn } from '../../blocks/kit/ink.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';

/** A sheet of a style guide: the name where the columns begin, and nowhere else to go. */
export const sheet: Frame = (parts) =>
  html`<body class="${BODY} ${pageGround(parts.style)} flex flex-col">
    <header data-block="app-bar" class="${parts.ground === 'surface' ? '' : inkOn(parts.ground).ground}">
      <div class="mx-auto w-full max-w-7xl px-page py-4">${brandMark(parts.brand, parts.style, parts.ground)}</div>
    </header>
    <main class="flex w-full min-w-0 flex-1 flex-col gap-block pb-10">${parts.content}</main>
  </body>`;
