import { html } from '../../../markup/html.ts';
import { BODY, type Frame } from '../frame.ts';
import { brandMark } from '../brand-mark.ts';
import { inkOn } from '../../blocks/kit/ink.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';

/** No furniture but the name: first steps, signing in, one thing at a time. */
export const bare: Frame = (parts) =>
  html`<body class="${BODY} ${pageGround(parts.style)} flex flex-col">
    <header data-block="app-bar" class="${parts.ground === 'surface' ? '' : inkOn(parts.ground).ground}">
      <div class="mx-auto w-full max-w-3xl px-page pt-4">${brandMark(parts.brand, parts.style, parts.ground)}</div>
    </header>
    <main class="flex w-full min-w-0 flex-1 flex-col gap-block pb-10 ${parts.ground === 'surface' ? 'pt-4' : ''}">
      ${parts.content}
    </main>
  </body>`;
