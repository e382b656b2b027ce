import { html } from '../../../markup/html.ts';
import { BODY, type Frame } from '../frame.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';

/** Nothing around it: a part of a page by itself, in the middle of the window where it is shorter. */
export const section: Frame = (parts) =>
  html`<body class="${BODY} ${pageGround(parts.style)} flex flex-col">
    <main class="flex w-full min-w-0 flex-1 flex-col justify-center">${parts.content}</main>
  </body>`;
