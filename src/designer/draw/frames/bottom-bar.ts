import { html } from '../../../markup/html.ts';
import { inkOn } from '../../blocks/kit/ink.ts';
import { avatar } from '../../blocks/kit/picture.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';
import { brandMark } from '../brand-mark.ts';
import { BODY, type Frame } from '../frame.ts';
import { navigationLinks } from '../navigation-links.ts';

/** An app on a phone: name and person above, the destinations under the thumb. */
export const bottomBar: Frame = (parts) => {
  const { style, brand, ground } = parts;
  return html`<body class="${BODY} ${pageGround(style)} flex flex-col">
    <header data-block="app-bar" class="${ground === 'surface' ? '' : inkOn(ground).ground}">
      <div class="mx-auto flex w-full max-w-3xl items-center justify-between gap-4 px-page pt-4 pb-2">
        ${brandMark(brand, style, ground)}<a
          href="/profile"
          aria-label="${parts.person}"
          class="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full"
          >${avatar(parts.person)}</a
        >
      </div>
    </header>
    <main class="flex w-full min-w-0 flex-1 flex-col gap-block pb-8">${parts.content}</main>
    <nav
      aria-label="Main"
      data-block="bottom-bar"
      class="sticky bottom-0 z-10 border-t border-outline-variant md:static bg-surface-container text-on-surface"
    >
      <ul class="mx-auto grid w-full max-w-3xl auto-cols-fr grid-flow-col px-2 py-2">
        ${navigationLinks(parts, {
          link: 'flex min-h-14 flex-col items-center justify-center gap-1 rounded-md font-label text-label-md',
          current: 'font-semibold text-primary',
          other: 'text-on-surface-variant',
          icon: 'size-6',
        })}
      </ul>
    </nav>
  </body>`;
};
