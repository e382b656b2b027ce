import type { DrawnDevice } from '../../domain/designer.ts';
import { html, type Markup } from '../../markup/html.ts';
import { dress } from '../blocks/kit/dress.ts';
import { pageGround } from '../blocks/kit/page-ground.ts';
import type { Direction } from '../direct/direction.ts';
import type { ControlNode, Outline } from '../outline/outline.ts';
import { footBar } from './draw-foot.ts';
import { headerBar } from './draw-header.ts';
import { drawMain } from './draw-main.ts';
import { bottomBar, sideBar } from './draw-navigation.ts';
import { drawNode } from './draw-node.ts';
import type { NodeContext } from './node-context.ts';
import { pageStyle } from './page-style.ts';
import { preparePage, type Prepared } from './prepare-page.ts';
import { seatSections } from './seat-sections.ts';
import { siteFooter } from './site-footer.ts';

const BODY = 'min-h-dvh font-body text-body-md antialiased';

/** Draws what a prompt says a screen is, nothing else, in its order and places: the whole `<body>`. */
export function drawOutline(read: Outline, direction: Direction, device: DrawnDevice): string {
  const outline = seatSections(read, device);
  const style = pageStyle(outline, direction);
  const isNight = direction.theme.colorMode === 'DARK';
  const prepared = preparePage({ ...outline, device }, isNight);
  const context: NodeContext = {
    device,
    pageKind: outline.kind,
    style,
    width: 'full',
    level: 2,
    isInCard: false,
    ground: 'surface',
    key: 'page',
    lang: outline.lang,
    draw: drawNode,
    ...(isNight ? { isNight } : {}),
    ...(isSparse(outline, device) ? { isLarge: true } : {}),
    ...(prepared.held === undefined ? {} : { title: prepared.held }),
  };
  const { navigation } = outline.frame;
  const shell = html`<div class="flex min-w-0 flex-1 flex-col">
    ${header(outline, prepared, context)}${searchAfloat(prepared, context)}${drawMain(outline, prepared, context)}${bottom(outline, prepared, context)}
  </div>`;
  const ground = pageGround(style);
  const body =
    navigation?.kind === 'sidebar'
      ? html`<body
          class="${BODY} ${ground} flex flex-col ${(navigation.side === 'right' ? SIDE_RIGHT : SIDE)[device === 'TABLET' ? 'TABLET' : 'DESKTOP']}"
        >
          ${sideBar(navigation, prepared.product, context)}${shell}
        </body>`
      : navigation?.kind === 'bottom'
        ? html`<body class="${BODY} ${ground} flex flex-col lg:grid lg:grid-cols-[6rem_minmax(0,1fr)]">
            ${shell}${bottomBar(navigation, context)}
          </body>`
        : html`<body class="${BODY} ${ground} flex flex-col">
            ${shell}
          </body>`;
  return dress(body.text, style);
}

/** Least number of things at which a wall or bench keeps the sizes of the hand. */
const MANY_THINGS = 50;
/** A chart, picture or table takes the room of so many words. */
const SHAPE_WEIGHT = 15;

/** What is seen at once on a tablet hangs on a wall or stands on a bench: with little to show it is shown large. */
function isSparse({ isOneView, sections, kind }: Outline, device: DrawnDevice): boolean {
  if (device !== 'TABLET' || isOneView !== true || kind !== 'tool') return false;
  const written = JSON.stringify(sections);
  const words = written.match(/"text":/g)?.length ?? 0;
  const shapes =
    written.match(
      /"kind":"(?:chart|picture|schedule|grid|table)","(?:chart|picture|shape|about|columns)":"(?!avatar)|"display":"ring"/g,
    )?.length ?? 0;
  return words + shapes * SHAPE_WEIGHT < MANY_THINGS;
}

const SIDE = {
  TABLET: 'md:grid md:grid-cols-[13rem_minmax(0,1fr)]',
  DESKTOP: 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]',
} as const;

/** In the document the bar stays first, where a narrow page has it. */
const SIDE_RIGHT = {
  TABLET: 'md:grid md:grid-cols-[minmax(0,1fr)_13rem] md:*:first:order-last',
  DESKTOP: 'lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:*:first:order-last',
} as const;

/** The bar at the top, where there is anything for it. */
function header({ frame }: Outline, { product, inBar, subtitle }: Prepared, context: NodeContext): Markup | '' {
  const top = frame.navigation?.kind === 'top' ? frame.navigation : undefined;
  const isOwnName = product !== undefined && context.pageKind === 'site';
  const bar = frame.header ?? { start: [], middle: [], end: [] };
  const isEmpty = [...bar.start, ...bar.middle, ...bar.end].length === 0 && inBar === undefined;
  if (isEmpty && top === undefined && !isOwnName) return '';
  const extra =
    top === undefined
      ? bar
      : { start: [...bar.start, ...top.head], middle: bar.middle, end: [...bar.end, ...top.tail] };
  const named = frame.navigation?.kind === 'sidebar' ? undefined : product;
  return headerBar(
    { bar: extra, navigation: top, product: named, title: inBar, subtitle: inBar === undefined ? undefined : subtitle },
    context,
  );
}

const isSearch = ({ control }: ControlNode): boolean => control === 'search';

/** A search that floats is a pill over the head of what it searches. */
function searchAfloat({ floating }: Prepared, context: NodeContext): Markup | '' {
  const searches = floating.filter(isSearch);
  if (searches.length === 0) return '';
  return html`<div
    data-block="floating-search"
    class="sticky top-3 z-10 mx-auto mt-3 w-full max-w-3xl px-page *:rounded-full *:shadow-floating [&_input]:rounded-full"
  >
    ${searches.map((control, index) => context.draw({ ...control, isFloating: false }, { ...context, key: `find-${index}` }))}
  </div>`;
}

/** The last part of a site and what stays at the window's lower edge. */
function bottom({ frame }: Outline, { floating }: Prepared, context: NodeContext): Markup {
  const hasNav = frame.navigation?.kind === 'bottom';
  const offset = hasNav ? 'bottom-24 lg:bottom-6' : 'bottom-6';
  const buttons = floating.filter((control) => !isSearch(control));
  const afloat =
    buttons.length === 0
      ? ''
      : html`<div
          data-block="floating-action"
          class="pointer-events-none sticky z-10 mx-auto flex w-full ${context.device === 'MOBILE' ? 'max-w-3xl' : 'max-w-7xl'} justify-end gap-3 px-page pb-4 *:pointer-events-auto *:shadow-floating ${offset}"
        >
          ${buttons.map((control, index) => context.draw({ ...control, isFloating: false }, { ...context, key: `float-${index}` }))}
        </div>`;
  return html`${afloat}${frame.footer === undefined ? '' : siteFooter(frame.footer, context)}${frame.foot === undefined ? '' : footBar(frame.foot, context, hasNav)}`;
}
