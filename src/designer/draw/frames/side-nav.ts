import { html } from '../../../markup/html.ts';
import { avatar } from '../../blocks/kit/picture.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';
import { sideFor } from '../../blocks/kit/panel.ts';
import { brandMark } from '../brand-mark.ts';
import { BODY, type Frame } from '../frame.ts';
import { navigationLinks, navigationMenu } from '../navigation-links.ts';

/** A column of destinations where lines begin, or where they end; a bar with a menu where the window is narrow. */
export const sideNav: Frame = (parts) => {
  const { style, brand, isAtEnd = false } = parts;
  const columns = isAtEnd ? 'lg:grid-cols-[minmax(0,1fr)_15rem]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]';
  return html`<body class="${BODY} ${pageGround(style)} lg:grid ${columns}">
    <header
      data-block="side-nav"
      class="flex items-center justify-between gap-4 px-page py-2 ${sideFor(style)} text-on-surface lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:justify-start lg:gap-8 lg:px-4 lg:py-8 ${isAtEnd ? 'lg:order-last' : ''}"
    >
      <div class="lg:px-4">${brandMark(brand, style, 'surface')}</div>
      <nav aria-label="Main" class="hidden lg:block">
        <ul class="flex flex-col gap-1">
          ${navigationLinks(parts, {
            link: 'flex min-h-11 items-center gap-4 rounded-control px-4 font-label text-label-lg',
            current: 'bg-secondary-container text-on-secondary-container font-semibold',
            other: 'text-on-surface-variant',
            icon: 'size-5',
          })}
        </ul>
      </nav>
      <p data-part="person" class="hidden items-center gap-3 px-4 font-label text-label-lg lg:mt-auto lg:flex">
        ${avatar(parts.person)}<span class="min-w-0">${parts.person}</span>
      </p>
      ${navigationMenu(parts, 'text-on-surface')}
    </header>
    <main class="flex min-w-0 flex-col gap-block py-8">${parts.content}</main>
  </body>`;
};
