import { html } from '../../../markup/html.ts';
import { avatar } from '../../blocks/kit/picture.ts';
import { pageGround } from '../../blocks/kit/page-ground.ts';
import { BODY, type Frame } from '../frame.ts';
import { navigationLinks, navigationMenu } from '../navigation-links.ts';

/** A thin rail of icons with words under them, and a bar with the product's name above the content. */
export const rail: Frame = (parts) => {
  const { style, brand } = parts;
  return html`<body class="${BODY} ${pageGround(style)} lg:grid lg:grid-cols-[6rem_minmax(0,1fr)]">
    <nav
      aria-label="Main"
      data-block="rail"
      class="hidden lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:items-center lg:border-r lg:border-outline-variant lg:py-6"
    >
      <img data-picture="logo: ${brand}" data-aspect="square" alt="" class="mb-8 size-10" />
      <ul class="flex w-full flex-col gap-2 px-2">
        ${navigationLinks(parts, {
          link: 'flex min-h-16 flex-col items-center justify-center gap-1 rounded-control px-1 text-center font-label text-label-md',
          current: 'bg-secondary-container text-on-secondary-container font-semibold',
          other: 'text-on-surface-variant',
          icon: 'size-5',
        })}
      </ul>
    </nav>
    <div class="min-w-0">
      <header data-block="bar" class="flex items-center justify-between gap-4 px-page pt-4">
        <a
          href="/"
          data-part="brand"
          class="inline-flex min-h-11 items-center font-headline text-title-lg font-semibold"
          >${brand}</a
        >
        <div class="flex items-center gap-2">${avatar(parts.person)}${navigationMenu(parts, 'text-on-surface')}</div>
      </header>
      <main class="flex min-w-0 flex-col gap-block pb-12 pt-6">${parts.content}</main>
    </div>
  </body>`;
};
