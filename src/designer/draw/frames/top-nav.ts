import { html } from '../../../markup/html.ts';
import { inkOn } from '../../blocks/kit/ink.ts';
import { avatar } from '../../blocks/kit/picture.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';
import { brandMark } from '../brand-mark.ts';
import { BODY, type Frame } from '../frame.ts';
import { navigationLinks, navigationMenu } from '../navigation-links.ts';

/** A bar across the top: name, destinations, and either an invitation or the person who is here. */
export const topNav: Frame = (parts) => {
  const { style, brand, ground } = parts;
  const ink = inkOn(ground);
  return html`<body class="${BODY} ${pageGround(style)}">
    <header data-block="top-nav" class="${ground === 'surface' ? '' : ink.ground}">
      <div class="mx-auto flex max-w-7xl items-center justify-between gap-6 px-page py-4">
        ${brandMark(brand, style, ground)}
        <nav aria-label="Main" class="hidden lg:block">
          <ul class="flex items-center gap-8">
            ${navigationLinks(parts, {
              link: 'inline-flex min-h-11 items-center font-label text-label-lg',
              current: `font-semibold ${ink.strong} underline decoration-2 underline-offset-8`,
              other: ink.soft,
            })}
          </ul>
        </nav>
        <div class="flex items-center gap-2">
          ${
            parts.invitation === undefined
              ? avatar(parts.person)
              : html`<button
                  type="button"
                  data-part="invitation"
                  class="hidden min-h-11 items-center rounded-control px-5 font-label text-label-lg font-semibold ${ground === 'surface' ? 'bg-primary text-on-primary' : ink.chip} sm:inline-flex"
                >
                  ${parts.invitation.label}
                </button>`
          }
          ${navigationMenu(parts, ink.strong)}
        </div>
      </div>
    </header>
    <main class="flex min-w-0 flex-col gap-block pb-12 has-[>footer:last-child]:pb-0">${parts.content}</main>
  </body>`;
};
