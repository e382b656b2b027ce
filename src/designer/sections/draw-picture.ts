import { html, type Markup } from '../../markup/html.ts';
import { findIconName } from '../../markup/icons/icon-name.ts';
import { icon } from '../blocks/kit/icon.ts';
import { frameFor } from '../blocks/kit/panel.ts';
import { scanCode } from '../blocks/kit/scan-code.ts';
import type { PictureNode } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import type { NodeContext, NodeDrawer } from './node-context.ts';
import { drawMap } from './picture-map.ts';
import { drawPlan } from './picture-plan.ts';
import { toPictureAsk } from './picture-request.ts';

/** A picture of any kind with its caption, its labels and what stands on it. Its name says what it shows. */
export const drawPicture: NodeDrawer<'picture'> = (node, context) => {
  const drawn = DRAWN[node.picture](node, context);
  const isSmall = ['avatar', 'logo', 'icon', 'qr'].includes(node.picture);
  const overlaid =
    node.overlays.length === 0
      ? drawn
      : html`<div class="relative ${isSmall ? 'w-fit' : ''}">
          ${drawn}
          <div class="absolute inset-x-3 bottom-3 flex flex-wrap items-end justify-between gap-2">
            ${node.overlays.map((part, index) => html`<div class="min-w-0">${overlay(part, index, context)}</div>`)}
          </div>
        </div>`;
  // A map and a plan write their labels where they belong.
  const listed = node.picture === 'map' || node.picture === 'plan' || isCalledOut(node) ? [] : node.labels;
  if (node.caption === undefined && listed.length === 0) return overlaid;
  const ink = dataInk(context);
  return html`<figure class="flex min-w-0 flex-col gap-2 ${isSmall ? 'w-fit' : ''}">
    ${overlaid}
    <figcaption
      class="flex flex-wrap gap-x-4 gap-y-1 text-body-sm ${node.size === 'full' && context.pageKind === 'site' ? 'px-page pb-2' : ''} ${ink.soft}"
    >
      ${node.caption === undefined ? '' : html`<span>${node.caption.text}</span>`}${listed.map(({ text }) => html`<span class="font-semibold ${ink.strong}">${text}</span>`)}
    </figcaption>
  </figure>`;
};

/** What stands on a picture lies on a sheet of its own, since a picture promises no contrast. */
function overlay(part: PictureNode['overlays'][number], index: number, context: NodeContext): Markup {
  const inside: NodeContext = {
    ...context,
    ground: 'card',
    isInCard: true,
    width: 'narrow',
    key: `${context.key}-over${index}`,
  };
  const drawn = context.draw(part, inside);
  const isSheet =
    part.kind === 'badge' || (part.kind === 'control' && part.control === 'button' && part.rank === 'primary');
  if (isSheet) return drawn;
  const isRound = part.kind === 'control' && part.control === 'icon-button';
  return html`<div
    class="bg-surface-container-lowest text-on-surface shadow-raised ${isRound ? 'rounded-full' : 'rounded-md px-3 py-1'}"
  >
    ${drawn}
  </div>`;
}

/** The shape of a picture by the size that is meant and the room there is. */
function shapeOf(node: PictureNode, { device, width }: NodeContext): string {
  if (node.size === 'small') return 'aspect-square w-28 max-w-full';
  if (node.size === 'full') return device === 'MOBILE' ? 'aspect-4/3 w-full' : 'aspect-video max-h-[640px] w-full';
  if (node.size === 'large') return device === 'MOBILE' ? 'aspect-4/3 w-full' : 'aspect-video max-h-[480px] w-full';
  if (width === 'narrow' || device === 'MOBILE') return 'aspect-4/3 w-full';
  return 'aspect-video max-h-96 w-full';
}

/** What only stands for a picture takes less room than one. */
const plateShape = (node: PictureNode, context: NodeContext): string =>
  node.size === 'small' || node.size === 'full'
    ? shapeOf(node, context)
    : node.size === 'large' && context.device !== 'MOBILE'
      ? 'aspect-4/3 max-h-[420px] w-full'
      : context.device === 'MOBILE' || context.width === 'narrow'
        ? 'aspect-[5/2] w-full'
        : 'aspect-[7/2] max-h-64 w-full';

function scene(node: PictureNode, context: NodeContext): Markup {
  const { kind, subject } = toPictureAsk(node);
  const image = html`<img
    data-picture="${kind}: ${subject}"
    alt="${node.alt ?? node.about}"
    class="block object-cover ${grows(node, context) ? `${kind === 'plate' ? 'aspect-[5/2]' : 'aspect-4/3'} w-full grow` : kind === 'plate' ? plateShape(node, context) : shapeOf(node, context)} ${node.size === 'full' ? '' : frameOf(context)}"
  />`;
  return isCalledOut(node) ? callouts(node, image) : image;
}

const frameOf = ({ style }: NodeContext): string => frameFor(style);

const MOST_CALLOUTS = 6;
const isCalledOut = ({ picture, labels }: PictureNode): boolean =>
  labels.length > 0 &&
  labels.length <= MOST_CALLOUTS &&
  (picture === 'drawing' || picture === 'illustration' || picture === 'photo');

/** Labels over a picture, one to a band and by turns at either side, so that none meets another. */
const callouts = (node: PictureNode, image: Markup): Markup =>
  html`<div class="relative">
    ${image}${node.labels.map(
      ({ text }, index) =>
        html`<span
          class="absolute flex max-w-3/5 -translate-y-1/2 items-center gap-1 ${index % 2 === 0 ? 'left-3' : 'right-3 flex-row-reverse'}"
          style="top:${Math.round(((index + 0.5) / node.labels.length) * 100)}%"
          ><span
            class="rounded-sm bg-surface-container-lowest px-2 py-1 font-label text-label-md font-semibold text-on-surface shadow-raised"
            >${text}</span
          ><span
            aria-hidden="true"
            class="size-3 shrink-0 rounded-full border-2 border-surface-container-lowest bg-primary"
          ></span
        ></span>`,
    )}
  </div>`;

/** Beside something higher, a picture takes the room that its panel has left. */
const grows = ({ size, caption, overlays, labels }: PictureNode, { isPanelled, device, level }: NodeContext): boolean =>
  isPanelled === true &&
  device !== 'MOBILE' &&
  level <= 3 &&
  size !== 'small' &&
  size !== 'full' &&
  caption === undefined &&
  overlays.length === 0 &&
  labels.length === 0;

const MAP_HEIGHTS = { tall: 480, wide: 360 };

function map(node: PictureNode, context: NodeContext): Markup {
  if (grows(node, context))
    return drawMap(node, {
      classes: `aspect-4/3 w-full grow ${frameOf(context)}`,
      height: MAP_HEIGHTS.tall,
      lang: context.lang,
    });
  const isTall = context.device === 'MOBILE' || context.width === 'narrow' || node.labels.length > 6;
  const shape =
    node.size === 'small'
      ? 'aspect-square w-40'
      : node.size === 'full' && context.device !== 'MOBILE'
        ? 'h-full min-h-96 w-full lg:min-h-112'
        : isTall
          ? node.labels.length > 7
            ? 'aspect-square w-full'
            : 'aspect-4/3 w-full'
          : 'aspect-video max-h-[420px] w-full';
  return drawMap(node, {
    classes: `${shape} ${node.size === 'full' ? '' : frameOf(context)}`,
    height: isTall ? MAP_HEIGHTS.tall : MAP_HEIGHTS.wide,
    lang: context.lang,
  });
}

const video = (node: PictureNode, context: NodeContext): Markup =>
  html`<div class="relative">
    ${scene({ ...node, labels: [] }, context)}
    <button
      type="button"
      aria-label="▶ ${node.about}"
      class="absolute top-1/2 left-1/2 flex size-16 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-surface-container-lowest text-on-surface shadow-floating"
    >
      ${icon('play', 'size-7')}
    </button>
  </div>`;

const SIZES: Readonly<Record<NonNullable<PictureNode['size']>, string>> = {
  small: 'size-12',
  medium: 'size-16',
  large: 'size-28',
  full: 'size-40',
};

const avatar = (node: PictureNode): Markup =>
  html`<img
    data-picture="avatar: ${node.about.split(', ')[0] ?? ''}"
    alt="${node.about}"
    class="${SIZES[node.size ?? 'medium']} shrink-0 rounded-full object-cover"
  />`;

const LOGO_SIZES: Readonly<Record<NonNullable<PictureNode['size']>, string>> = {
  small: 'size-8',
  medium: 'size-12',
  large: 'size-20',
  full: 'size-28',
};

const logo = (node: PictureNode): Markup =>
  html`<span data-part="logo" class="inline-flex"
    ><img
      data-picture="logo: ${node.about.split(', ')[0] ?? ''}"
      alt="${node.about}"
      class="${LOGO_SIZES[node.size ?? 'medium']} shrink-0"
  /></span>`;

const qr = (node: PictureNode, context: NodeContext): Markup =>
  // The fixed roles keep dark on light in both modes, as a reader needs it.
  html`<div class="w-fit rounded-lg bg-primary-fixed p-4">
    ${scanCode(node.about, `${context.width === 'narrow' && context.device !== 'MOBILE' ? 'size-32' : 'size-44'} fill-on-primary-fixed`, `QR code: ${node.about}`)}
  </div>`;

const swatch = (node: PictureNode): Markup =>
  html`<div
    role="img"
    aria-label="${node.about}"
    class="rounded-md border border-outline-variant ${node.size === 'small' ? 'size-10' : node.size === 'large' || node.size === 'full' ? 'aspect-square w-full' : 'size-20'} ${node.color === undefined ? 'bg-primary' : 'bg-(--own)'}"
    ${node.color === undefined ? '' : html`style="--own:${node.color}"`}
  ></div>`;

const sign = (node: PictureNode): Markup =>
  html`<span
    role="img"
    aria-label="${node.about}"
    class="inline-flex shrink-0 items-center justify-center rounded-md bg-primary/12 text-primary ${SIZES[node.size ?? 'small']}"
    >${icon(findIconName(node.about) ?? 'image', 'size-6')}</span
  >`;

const DRAWN: Readonly<Record<PictureNode['picture'], (node: PictureNode, context: NodeContext) => Markup>> = {
  photo: scene,
  illustration: scene,
  drawing: scene,
  map,
  logo,
  avatar,
  qr,
  video,
  swatch,
  icon: sign,
  plan: (node, context) =>
    drawPlan(
      node,
      context.device === 'MOBILE' || context.width === 'narrow'
        ? 'aspect-square w-full'
        : 'aspect-video w-full max-h-[420px]',
      context.lang,
    ),
};
