import type { DrawnDevice } from '../../domain/designer.ts';
import { html, type Markup } from '../../markup/html.ts';
import type { BlockContext, Ground } from '../blocks/block.ts';
import { dress } from '../blocks/kit/dress.ts';
import { picture } from '../blocks/kit/picture.ts';
import type { Direction, Style } from '../direct/direction.ts';
import { ARCHETYPES, type ArchetypeId } from '../archetypes/archetypes.ts';
import { OPENING } from '../plan/choose-content.ts';
import type { FrameId, PlannedBlock, ScreenPlan } from '../plan/screen-plan.ts';
import { APP_KINDS } from '../write/app-shapes.ts';
import type { Action, Slot, SlotKind } from '../write/slots.ts';
import { isPublicPage } from '../write/is-public-page.ts';
import type { WriteContext } from '../write/write-context.ts';
import { drawBands } from './draw-bands.ts';
import type { Frame } from './frame.ts';
import { bare } from './frames/bare.ts';
import { sheet } from './frames/sheet.ts';
import { bottomBar } from './frames/bottom-bar.ts';
import { centered } from './frames/centered.ts';
import { rail } from './frames/rail.ts';
import { section } from './frames/section.ts';
import { sideNav } from './frames/side-nav.ts';
import { split } from './frames/split.ts';
import { topBar } from './frames/top-bar.ts';
import { topNav } from './frames/top-nav.ts';
import { pageTitle } from './page-title.ts';

const FRAMES: Readonly<Record<FrameId, Frame>> = {
  'bottom-bar': bottomBar,
  'top-bar': topBar,
  bare,
  sheet,
  section,
  'side-nav': sideNav,
  rail,
  'top-nav': topNav,
  split,
  centered,
};

/** Frames whose opening may run to the edges of the window. */
const BLEEDING: ReadonlySet<FrameId> = new Set(['bottom-bar', 'top-bar', 'bare', 'top-nav', 'sheet', 'section']);

/** Draws a plan as one `<body>` of the dialect. */
export function drawScreen(plan: ScreenPlan, direction: Direction, context: WriteContext, device: DrawnDevice): string {
  const { style } = direction;
  const [opening] = plan.lead;
  const opens = opening !== undefined && OPENING.has(opening.slot.kind);
  const bleed = BLEEDING.has(plan.frame);
  const ground = opens && bleed ? openingGround(style) : 'surface';
  const draw = drawerOf(style, device);
  const isPublic = isPublicPage(context.brief);
  const invitation = invitationOf(opening?.slot, context);

  const headed = !opens && headsPage(plan, context);
  const lead = plan.lead.map((planned, index) => drawLead(draw, planned, index, opens || headed, opens && bleed));
  const title = opens || headed ? '' : pageTitle(context, plan, style);
  const columns =
    isPublic && plan.columns.length === 1
      ? drawBands(
          plan.columns[0] ?? [],
          style,
          draw,
          headed && plan.lead.length === 0,
          !opens && !headed && plan.lead.length === 0,
        )
      : drawColumns(plan, draw, headed && plan.lead.length === 0 ? 1 : 2);
  const close = plan.close.map((planned, index) =>
    draw(planned, { key: `close-${index}`, level: 2, ground: 'surface', bleed: true }),
  );
  const drawn = String(
    FRAMES[plan.frame]({
      brand: context.brand,
      icon: context.domain.icon,
      destinations: context.destinations,
      current: currentDestination(context),
      person: context.domain.people[0]?.name ?? context.brand,
      ...(isPublic && invitation !== undefined ? { invitation } : {}),
      ...(plan.isNavigationAtEnd === true ? { isAtEnd: true } : {}),
      style,
      device,
      ground,
      content: html`${title}${lead}${columns}${close}`,
      picture: picture(context.domain.pictures.scene, 'absolute inset-0 size-full object-cover', 'tall'),
    }),
  );
  return dress(inTreatment(drawn, style), style);
}

/** Kinds whose own heading can be the page's. */
const HEADING: ReadonlySet<SlotKind> = new Set([
  'form',
  'settings',
  'thread',
  'plans',
  'prose',
  'mail',
  'files',
  'notifications',
  'table',
  'timeline',
  'board',
  'releases',
  'team',
]);

/** Kinds that are what their page is about, and so are headed as the page is. */
const NAMING: ReadonlySet<SlotKind> = new Set([
  'thread',
  'form',
  'invoice',
  'cart',
  'tracking',
  'booking',
  'play',
  'quiz',
  'ranking',
  'compare',
  'rating',
  'story',
  'mailing',
  'billing',
  'paper',
  'roster',
  'rights',
  'logs',
  'rounds',
  'gantt',
  'menu',
  'giving',
  'results',
  ...APP_KINDS,
]);

/** What a site asks visitors to do on its every page; where they are about to pay, or only look how it stands, nothing. */
function invitationOf(opening: Slot | undefined, { brief, domain }: WriteContext): Action | undefined {
  if (opening?.kind === 'hero') return opening.action;
  if (UNASKED.has(brief.archetype)) return undefined;
  return brief.archetype === 'journal' ? { label: 'Subscribe' } : domain.promises[0]?.action;
}

const UNASKED: ReadonlySet<ArchetypeId> = new Set<ArchetypeId>(['cart', 'category', 'service-status', 'docs']);

/** Whether the first block of the body says what the page's title would say again. */
function headsPage(plan: ScreenPlan, { brief }: WriteContext): boolean {
  const first = (plan.lead[0] ?? plan.columns[0]?.[0])?.slot;
  if (first === undefined || plan.titleActions.length > 0) return false;
  if (NAMING.has(first.kind) || brief.archetype === 'section') return true;
  return HEADING.has(first.kind) && first.title.toLowerCase() === (brief.heading ?? brief.subject).toLowerCase();
}

export type DrawBlock = (
  planned: PlannedBlock,
  place: Pick<BlockContext, 'key' | 'level' | 'ground' | 'bleed'>,
) => Markup;

/** Pictures are drawn the direction's way; marks, faces and maps have one way only. */
const inTreatment = (body: string, { imagery }: Style): string =>
  imagery === 'scene' ? body : body.replace(TREATED, `$1 | ${imagery}"`);

const TREATED = /(data-picture="(?!logo|avatar|map)[a-z]+: [^"|]+)"/g;

const drawerOf =
  (style: Style, device: DrawnDevice): DrawBlock =>
  ({ variant, slot, width }, place) =>
    variant.render(slot, { style, device, width, ...place });

/** What an opening that runs to the edges stands on. */
export const openingGround = (style: Style): Ground =>
  style.ground === 'field' || style.ground === 'inverse' ? style.ground : 'surface';

function drawLead(draw: DrawBlock, planned: PlannedBlock, index: number, opens: boolean, bleed: boolean): Markup {
  const first = opens && index === 0;
  const drawn = draw(planned, { key: `lead-${index}`, level: first ? 1 : 2, ground: 'surface', bleed: first && bleed });
  // What heads the page without opening it keeps the distance to the bar that a page's title has.
  const top = first && !OPENING.has(planned.slot.kind) ? 'pt-4' : '';
  return first && bleed ? drawn : html`<div class="mx-auto w-full max-w-7xl px-page ${top}">${drawn}</div>`;
}

/** Classes of columns side by side: navigation at the side leaves room for them in a wider window only. */
const GRIDS: Readonly<Record<'beside' | 'above', { grid: string; spans: Readonly<Record<number, string>> }>> = {
  beside: {
    grid: 'xl:grid-cols-12 xl:items-start',
    spans: { 4: 'xl:col-span-4', 5: 'xl:col-span-5', 6: 'xl:col-span-6', 7: 'xl:col-span-7', 8: 'xl:col-span-8' },
  },
  above: {
    grid: 'lg:grid-cols-12 lg:items-start',
    spans: { 4: 'lg:col-span-4', 5: 'lg:col-span-5', 6: 'lg:col-span-6', 7: 'lg:col-span-7', 8: 'lg:col-span-8' },
  },
};

function drawColumns(plan: ScreenPlan, draw: DrawBlock, firstLevel: 1 | 2): Markup {
  const filled = plan.columns.filter((column) => column.length > 0);
  if (filled.length === 0) return html``;
  // A block that heads the page keeps the distance to the bar that a page's title has.
  const top = firstLevel === 1 ? 'pt-4' : '';
  const column = (blocks: readonly PlannedBlock[], at: number): Markup[] =>
    blocks.map((planned, index) =>
      draw(planned, {
        key: `c${at}-${index}`,
        level: at + index === 0 ? firstLevel : 2,
        ground: 'surface',
        bleed: false,
      }),
    );
  if (filled.length === 1) {
    return html`<div
      class="mx-auto flex w-full ${plan.shares.length === 1 && BLEEDING.has(plan.frame) && plan.frame !== 'top-nav' ? 'max-w-3xl' : 'max-w-7xl'} min-w-0 flex-col gap-block px-page ${top}"
    >
      ${column(filled[0] ?? [], 0)}
    </div>`;
  }
  const { grid, spans } = GRIDS[plan.frame === 'side-nav' ? 'beside' : 'above'];
  return html`<div class="mx-auto grid w-full max-w-7xl gap-block px-page ${top} ${grid}">
    ${filled.map(
      (blocks, index) =>
        html`<div class="flex min-w-0 flex-col gap-block ${spans[plan.shares[index] ?? 12] ?? ''}">
          ${column(blocks, index)}
        </div>`,
    )}
  </div>`;
}

/** Where a kind of screen is kept, whatever a trade calls that place. */
const USUAL_PLACES: readonly (readonly [archetype: ArchetypeId, places: RegExp])[] = [
  ['checkout', /\b(?:basket|cart|bag|orders?)\b/i],
  ['cart', /\b(?:basket|cart|bag)\b/i],
  ['order-status', /\borders?\b/i],
  ['chat', /\b(?:messages|chats?|inbox|talks)\b/i],
  ['settings', /\b(?:settings|you|account)\b/i],
  ['profile', /\b(?:you|profile|people)\b/i],
];

/** The destination whose name the subject speaks, else the one where such screens are kept, else the first. */
function currentDestination({ brief, destinations }: WriteContext): number {
  const subject = brief.subject.toLowerCase();
  const { destination } = ARCHETYPES[brief.archetype];
  const own = destinations.findIndex(({ label }) => label === destination?.label);
  if (own !== -1) return own;
  // "Charging session" is at "Charge".
  const spoken = destinations.findIndex(
    ({ label }) =>
      subject.includes(label.toLowerCase()) ||
      (label.length > 4 && ` ${subject}`.includes(` ${label.toLowerCase().replace(/e$/, '')}`)),
  );
  const usual = USUAL_PLACES.find(([id]) => id === brief.archetype)?.[1];
  const kept = usual === undefined ? -1 : destinations.findIndex(({ label }) => usual.test(label));
  if (spoken === -1 && kept !== -1) return kept;
  // A visitor who has just come in is at none of the places that the bar leads to.
  if (isPublicPage(brief)) return spoken;
  // An app for everyday life opens on its first place.
  const isHome = APP_KINDS.some((kind) => kind === ARCHETYPES[brief.archetype].body[0]);
  const listing = ARCHETYPES[brief.archetype].lead.length === 0 && brief.archetype !== 'calendar' && !isHome ? 1 : 0;
  return spoken === -1 ? Math.min(listing, destinations.length - 1) : spoken;
}
