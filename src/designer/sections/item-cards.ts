import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import type { Item, ItemField, ItemsNode, PictureNode } from '../outline/outline.ts';
import { arrangeStack } from './arrange-nodes.ts';
import { dataInk, isOnColor } from './data-ink.ts';
import { edgePanel, innerTint, insidePanel } from './data-panel.ts';
import { fieldMark, fieldValue, fieldWords } from './item-field.ts';
import { gridOf } from './item-grid.ts';
import { itemIcon, listOf, stateMark, thumb, tick } from './item-lead.ts';
import { toParts, type ItemParts } from './item-parts.ts';
import type { NodeContext } from './node-context.ts';
import { toPictureAsk } from './picture-request.ts';
import { areTight, tightCards } from './tight-cards.ts';
import { basisOf } from './text-width.ts';
import { typeIn } from './type-in.ts';

/** Cards of one skeleton side by side: picture, name, figure, notes, what they hold, actions at the foot. */
export function itemCards(node: ItemsNode, context: NodeContext): Markup {
  if (areTight(node, context)) return tightCards(node, context);
  const { items, columns, layout } = node;
  const isBare = layout === 'columns' || (layout === 'grid' && context.pageKind === 'site' && !hasCardStuff(items));
  const grid =
    layout === 'carousel' || areThreePictured(items, context)
      ? carousel(items, context)
      : gridOf(items, columns, context);
  const isStrip = grid === STRIP;
  const size = valueSize(items, context);
  const lead = isBare ? undefined : leadOf(items);
  const list = html`<ul
    class="${isStrip ? grid : `grid ${isBare ? 'gap-x-8 gap-y-10' : 'gap-4'} ${grid} ${hasLoneCover(items) ? 'max-w-md' : ''}`}"
    ${isStrip ? html` tabindex="0"` : ''}
  >
    ${items.map((item, index) => card(led(item, lead), { ...context, key: `${context.key}-${index}` }, { isBare, isStrip, size, isLed: item === lead }))}
  </ul>`;
  return html`<div class="@container min-w-0">${list}</div>`;
}

/** One card with a picture is as wide as one of three: its picture would fill the screen. */
const hasLoneCover = ([item, ...others]: readonly Item[]): boolean =>
  others.length === 0 && item?.nodes.some(({ kind }) => kind === 'picture') === true;

const STRIP = '-mx-page scroll-px-page flex snap-x gap-3 overflow-x-auto px-page pb-3';

/** A strip to swipe where more cards than fit stand on a phone; elsewhere a grid. */
const carousel = (items: readonly Item[], context: NodeContext): string =>
  context.device === 'MOBILE' && context.width === 'full' && !context.isInCard && items.length > 2
    ? STRIP
    : gridOf(items, undefined, context);

/** Two columns would leave the third alone beside a hole. */
const areThreePictured = (items: readonly Item[], { device, pageKind }: NodeContext): boolean =>
  device === 'MOBILE' &&
  pageKind === 'app' &&
  items.length === 3 &&
  items.every(
    ({ nodes, title, fields }) =>
      nodes.length === 1 &&
      nodes[0]?.kind === 'picture' &&
      title.text.length <= 24 &&
      fields.every(({ words }) => words.text.length <= 24),
  );

const hasCardStuff = (items: readonly Item[]): boolean =>
  items.some(
    ({ nodes, fields, state }) =>
      state !== undefined ||
      nodes.some(({ kind }) => kind === 'control') ||
      fields.some(({ as }) => as === 'value' || as === 'status'),
  );

interface CardLook {
  isBare: boolean;
  isStrip: boolean;
  /** Classes of a value, alike on all cards of a list. */
  size: string;
  /** The one that is recommended. */
  isLed: boolean;
}

/** Of several offers the only one that wears a badge is the recommended one. */
function leadOf(items: readonly Item[]): Item | undefined {
  const [badged, ...others] = items.filter(({ fields }) => fields.some(({ as }) => as === 'badge'));
  const areOffers =
    items.length > 2 &&
    items.every(
      ({ nodes, state }) =>
        state === undefined && nodes.some((node) => node.kind === 'control' && node.control === 'button'),
    );
  return areOffers && others.length === 0 ? badged : undefined;
}

/** What is recommended is pressed first. */
const led = (item: Item, lead: Item | undefined): Item =>
  item === lead
    ? {
        ...item,
        nodes: item.nodes.map((node) =>
          node.kind === 'control' && node.control === 'button' && node.rank === undefined
            ? { ...node, rank: 'primary' as const }
            : node,
        ),
      }
    : item;

function card(item: Item, context: NodeContext, { isBare, isStrip, size, isLed }: CardLook): Markup {
  const parts = toParts(item);
  const isNow = item.state === 'current';
  const isChosen = item.state === 'selected' || isNow;
  const isEdged = isChosen || isLed;
  const panel = isBare ? '' : edgePanel({ ...context, isInCard: false });
  const onColor = isOnColor(context);
  const edge = isEdged && !isBare ? 'outline-2 -outline-offset-2 outline-primary' : '';
  const box = isBare
    ? ''
    : onColor
      ? `rounded-lg border ${dataInk(context).rule}`
      : context.isInCard
        ? `rounded-lg ${innerTint(context)}`
        : panel;
  const inside = isBare ? context : { ...insidePanel(context), isInCard: true };
  const narrow: NodeContext = { ...inside, width: 'narrow', level: 4 };
  return html`<li${isChosen ? html` aria-current="true"` : ''} class="flex min-w-0 flex-col overflow-hidden ${isStrip ? 'w-40 shrink-0 snap-start' : ''} ${box} ${edge}">
    ${cover(parts.picture, item, context, isBare)}
    <div class="flex min-w-0 flex-1 flex-col gap-3 ${isBare ? (parts.picture === undefined ? '' : 'pt-4') : 'p-card'}">
      ${head(item, parts, narrow, isBare)}
      ${parts.values.length === 0 ? '' : html`<div class="flex flex-wrap items-end gap-x-6 gap-y-2">${parts.values.map((field) => fieldValue(field, narrow, size))}</div>`}
      ${notes(parts, narrow)}
      ${arrangeStack(parts.rest, { ...narrow, isInCard: true })}
      ${parts.controls.length === 0 ? '' : html`<div class="mt-auto flex flex-wrap items-center gap-2 pt-1 ${parts.controls.length === 1 && !isBare ? '*:grow' : ''}">${parts.controls.map((control, index) => context.draw(control, { ...narrow, key: `${context.key}-c${index}` }))}</div>`}
    </div>
  </li>`;
}

/** The figure of a card is what is compared, so all of a list have one size; a long or minor one is text. */
function valueSize(items: readonly Item[], context: NodeContext): string {
  const type = typeIn(context);
  const values = items.map(({ fields }) => fields.filter(({ as }) => as === 'value'));
  const longest = Math.max(0, ...values.flat().map(({ words }) => words.text.length));
  if (longest > 22) return type.body;
  if (values.some((own) => own.length > 1) || longest > 14) return 'text-title-md';
  // "€140 / month" in one of four cards of a small desk.
  return context.pageKind === 'site' && longest <= 10
    ? 'font-headline text-headline-md'
    : 'font-headline text-title-lg';
}

const notes = ({ notes: fields }: ItemParts, context: NodeContext): Markup | '' =>
  fields.length === 0
    ? ''
    : arePoints(fields, context)
      ? html`<ul class="flex flex-col gap-2">
          ${fields.map(
            (field) =>
              html`<li class="flex items-start gap-2">
                <span aria-hidden="true" class="mt-1 flex shrink-0 ${dataInk(context).accent}"
                  >${icon('check', 'size-4')}</span
                >${fieldWords(field, context)}
              </li>`,
          )}
        </ul>`
      : html`<div class="flex flex-col items-start gap-1">${fields.map((field) => fieldWords(field, context))}</div>`;

const LEAST_POINTS = 3;

/** Several things without labels that an offer to visitors holds are points of it. */
const arePoints = (fields: readonly ItemField[], { pageKind }: NodeContext): boolean =>
  pageKind === 'site' &&
  fields.length >= LEAST_POINTS &&
  fields.every(({ label, as }) => label === undefined && as === 'note');

/** Marks and name; an icon or a tick box before them. */
function head(item: Item, parts: ItemParts, context: NodeContext, isBare: boolean): Markup {
  const ink = dataInk(context);
  const name = html`<p class="min-w-0 text-pretty font-headline ${typeIn(context).name} font-semibold ${ink.strong}">
    ${item.title.text}
  </p>`;
  const marks = parts.marks.map((field) => fieldMark(field, context, item.state === 'selected'));
  const small =
    parts.picture !== undefined && isSmall(parts.picture) ? thumb(parts.picture, item, context, isBare) : '';
  const lead = parts.icon === undefined ? small : itemIcon(parts.icon, item, context);
  const words = html`<div class="flex w-full min-w-0 flex-wrap items-start justify-between gap-2">
    ${name}${marks}${parts.marks.length === 0 ? stateMark(item, context) : ''}${parts.ring === undefined ? '' : html`<div class="w-16 shrink-0">${context.draw(parts.ring, context)}</div>`}
  </div>`;
  if (parts.check !== undefined)
    return html`<label class="flex min-h-11 items-center gap-3"
      >${tick(parts.check, context, item.state)}${lead}${words}</label
    >`;
  if (lead === '') return words;
  return isBare
    ? html`<div class="flex flex-col gap-4">${lead}${words}</div>`
    : html`<div class="flex flex-wrap items-center gap-3">
        ${lead}
        <div class="min-w-0 flex-1 ${basisOf(item.title.text)}">${words}</div>
      </div>`;
}

const isSmall = ({ picture, size }: PictureNode): boolean =>
  picture === 'avatar' || picture === 'icon' || picture === 'logo' || size === 'small';

const RATIOS = { small: 'aspect-square', wide: 'aspect-[3/2]' } as const;

/** The picture at a card's head, from edge to edge; small ones stand beside the name instead. */
function cover(picture: PictureNode | undefined, item: Item, context: NodeContext, isBare: boolean): Markup | '' {
  if (picture === undefined || isSmall(picture)) return '';
  if (picture.picture === 'swatch' && picture.color !== undefined)
    return html`<div
      data-picture-color
      aria-hidden="true"
      class="aspect-[4/3] w-full"
      style="background-color:${picture.color}"
    ></div>`;
  const about = picture.about || item.title.text;
  const { kind, subject } = toPictureAsk({ picture: picture.picture, about, oneOf: listOf(picture, item, context) });
  const isDrawn = picture.picture === 'drawing' || picture.picture === 'illustration';
  const overlays =
    picture.overlays.length === 0
      ? ''
      : html`<div class="absolute top-2 right-2">
          ${picture.overlays.map((node, index) => context.draw(node, { ...context, key: `${context.key}-o${index}` }))}
        </div>`;
  return html`<div class="relative">
    <img
      data-picture="${kind}: ${subject}"
      data-aspect="${isDrawn ? 'square' : 'wide'}"
      alt="${about}"
      class="${RATIOS[isDrawn ? 'small' : 'wide']} w-full object-cover ${isBare ? 'rounded-md' : ''}"
    />${overlays}
  </div>`;
}
