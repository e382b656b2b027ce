import type { DrawnDevice } from '../../domain/designer.ts';
import type { FontFamily } from '../../domain/font.ts';
import type { Density, Look, TypeContrast } from '../../domain/look.ts';
import { TYPE_ROLES, type TypeRole } from '../../domain/token-roles.ts';
import type { Responsive } from '../space.ts';
import { FONT_CLASSES, toAvailableWeight } from './font-class.ts';
import { TYPE_VOICES } from './type-voice.ts';

export interface FontFamilies {
  headline: FontFamily;
  body: FontFamily;
  label: FontFamily;
}

export interface TypeStep {
  sizePx: number;
  /** Line height, a multiple of 4. */
  linePx: number;
  weight: number;
  trackingEm: number;
}
export type TypeSteps = Readonly<Record<TypeRole, TypeStep>>;

/** Largest first; the 15 roles share these eight sizes, so that no screen shows more. */
interface SizeSteps {
  /** display-lg: figures and one short headline; may exceed what a long word allows on a phone. */
  poster: number;
  /** display-md */
  display: number;
  /** display-sm, headline-lg */
  headline: number;
  /** headline-md */
  subhead: number;
  /** headline-sm, title-lg, and body-lg as a lead paragraph */
  lead: number;
  /** title-md, body-md */
  body: number;
  /** title-sm, body-sm, label-lg */
  small: number;
  /** label-md, label-sm */
  label: number;
}
type TopSteps = Pick<SizeSteps, 'poster' | 'display' | 'headline' | 'subhead'>;
type TextSteps = Pick<SizeSteps, 'lead' | 'body' | 'small' | 'label'>;
type ScreenClass = 'hand' | 'tablet' | 'desk';

const STEP_OF_ROLE: Readonly<Record<TypeRole, keyof SizeSteps>> = {
  'display-lg': 'poster',
  'display-md': 'display',
  'display-sm': 'headline',
  'headline-lg': 'headline',
  'headline-md': 'subhead',
  'headline-sm': 'lead',
  'title-lg': 'lead',
  'title-md': 'body',
  'title-sm': 'small',
  'body-lg': 'lead',
  'body-md': 'body',
  'body-sm': 'small',
  'label-lg': 'small',
  'label-md': 'label',
  'label-sm': 'label',
};

// On a hand screen headline stays at 36 px or less: a word of 14 letters then still fits 320 px.
const TOP_STEPS: Readonly<Record<ScreenClass, Readonly<Record<TypeContrast, TopSteps>>>> = {
  hand: {
    quiet: { poster: 40, display: 32, headline: 28, subhead: 24 },
    clear: { poster: 64, display: 40, headline: 32, subhead: 24 },
    dramatic: { poster: 96, display: 40, headline: 36, subhead: 28 },
  },
  tablet: {
    quiet: { poster: 40, display: 36, headline: 32, subhead: 24 },
    clear: { poster: 64, display: 48, headline: 36, subhead: 28 },
    dramatic: { poster: 112, display: 64, headline: 44, subhead: 32 },
  },
  desk: {
    quiet: { poster: 44, display: 40, headline: 32, subhead: 24 },
    clear: { poster: 72, display: 52, headline: 40, subhead: 28 },
    dramatic: { poster: 128, display: 80, headline: 48, subhead: 32 },
  },
};

const TEXT_STEPS: Readonly<Record<ScreenClass, Readonly<Record<Density, TextSteps>>>> = {
  hand: {
    compact: { lead: 18, body: 16, small: 14, label: 12 },
    comfortable: { lead: 20, body: 16, small: 14, label: 12 },
    airy: { lead: 20, body: 16, small: 14, label: 12 },
  },
  tablet: {
    compact: { lead: 18, body: 16, small: 14, label: 12 },
    comfortable: { lead: 20, body: 16, small: 14, label: 12 },
    airy: { lead: 20, body: 18, small: 14, label: 12 },
  },
  desk: {
    compact: { lead: 18, body: 14, small: 14, label: 12 },
    comfortable: { lead: 20, body: 16, small: 14, label: 12 },
    airy: { lead: 22, body: 18, small: 14, label: 12 },
  },
};

const SCREEN_CLASS: Readonly<Record<DrawnDevice, ScreenClass>> = {
  MOBILE: 'hand',
  TABLET: 'tablet',
  DESKTOP: 'desk',
  AGNOSTIC: 'desk',
};

const GRID_PX = 4;

type RoleGroup = 'display' | 'headline' | 'title' | 'body' | 'label';

const FAMILY_OF_GROUP: Readonly<Record<RoleGroup, keyof FontFamilies>> = {
  display: 'headline',
  headline: 'headline',
  title: 'headline',
  body: 'body',
  label: 'label',
};

/**
 * Size, line height, weight and tracking of the 15 roles: at most 8 distinct sizes, body text at least 14 px, labels
 * at least 12 px. display-lg is about 8, 4.5 or 2.5 times body text by `look.scale`.
 */
export function createTypeScale(
  families: FontFamilies,
  look: Pick<Look, 'density' | 'scale'>,
  device: DrawnDevice,
): Responsive<TypeSteps> {
  const createFor = (screen: ScreenClass): TypeSteps =>
    createTypeSteps(families, {
      ...toTopSteps(screen, look.scale, families.headline),
      ...toTextSteps(screen, look.density, families.body),
    });
  return { wide: createFor(SCREEN_CLASS[device]), narrow: createFor('hand') };
}

const WIDE_FACE = 1.05;

/** On a hand screen a face that runs wide gets smaller headlines, so that a long word still fits. */
function toTopSteps(screen: ScreenClass, scale: TypeContrast, family: FontFamily): TopSteps {
  const steps = TOP_STEPS[screen][scale];
  const { boldWidth } = FONT_CLASSES[family];
  if (screen !== 'hand' || boldWidth <= WIDE_FACE) return steps;
  const fit = (sizePx: number): number => Math.floor(sizePx / boldWidth / GRID_PX) * GRID_PX;
  return { ...steps, display: fit(steps.display), headline: fit(steps.headline) };
}

const LOW_X_HEIGHT_EM = 0.47;
const LOW_X_HEIGHT_EXTRA_PX = 2;

/** A text face with small lowercase letters reads like a size less, so it is set a step larger. */
function toTextSteps(screen: ScreenClass, density: Density, family: FontFamily): TextSteps {
  const steps = TEXT_STEPS[screen][density];
  if (FONT_CLASSES[family].xHeightEm >= LOW_X_HEIGHT_EM) return steps;
  return {
    lead: steps.lead + LOW_X_HEIGHT_EXTRA_PX,
    body: steps.body + LOW_X_HEIGHT_EXTRA_PX,
    small: steps.small + LOW_X_HEIGHT_EXTRA_PX,
    label: steps.label + LOW_X_HEIGHT_EXTRA_PX,
  };
}

function createTypeSteps(families: FontFamilies, sizes: SizeSteps): TypeSteps {
  const entries = TYPE_ROLES.map((role): [TypeRole, TypeStep] => {
    const group = toGroup(role);
    return [role, createTypeStep(group, families[FAMILY_OF_GROUP[group]], sizes[STEP_OF_ROLE[role]])];
  });
  return Object.fromEntries(entries) as Record<TypeRole, TypeStep>;
}

function createTypeStep(group: RoleGroup, family: FontFamily, sizePx: number): TypeStep {
  const voice = TYPE_VOICES[FONT_CLASSES[family].typeClass];
  return {
    sizePx,
    linePx: toLineHeight(group, sizePx),
    weight: toAvailableWeight(family, voice.weights[group]),
    trackingEm: toTracking(voice.displayTrackingEm, group, sizePx),
  };
}

const toGroup = (role: TypeRole): RoleGroup => role.slice(0, role.indexOf('-')) as RoleGroup;

const RUNNING_TEXT_LEADING = 1.5;
const LABEL_LEADING = 1.34;
/** Leading of headings falls as they grow: [size from px, ratio], larger sizes first. */
const HEADING_LEADING: readonly (readonly [number, number])[] = [
  [64, 1.05],
  [40, 1.12],
  [28, 1.2],
  [22, 1.3],
  [0, 1.4],
];

const toLineHeight = (group: RoleGroup, sizePx: number): number => roundUpToGrid(sizePx * toLeading(group, sizePx));

function toLeading(group: RoleGroup, sizePx: number): number {
  if (group === 'body') return sizePx > 18 ? 1.4 : RUNNING_TEXT_LEADING;
  if (group === 'label') return LABEL_LEADING;
  return HEADING_LEADING.find(([fromPx]) => sizePx >= fromPx)?.[1] ?? RUNNING_TEXT_LEADING;
}

/** Share of a grid step that a line may give up: 14 px at 1.5 is set on 20 px, not pushed to 24. */
const GRID_SLACK = 0.26;
const roundUpToGrid = (px: number): number => Math.ceil(px / GRID_PX - GRID_SLACK) * GRID_PX;

const NO_TRACKING_PX = 16;
const FULL_TRACKING_PX = 64;
const SMALL_LABEL_PX = 14;
const SMALL_LABEL_TRACKING_EM = 0.02;

/** Tight tracking grows with size from 16 px to 64 px; small labels are opened a little, running text is left alone. */
function toTracking(displayTrackingEm: number, group: RoleGroup, sizePx: number): number {
  if (group === 'body') return 0;
  if (group === 'label') return sizePx < SMALL_LABEL_PX ? SMALL_LABEL_TRACKING_EM : 0;
  const share = Math.min(1, Math.max(0, (sizePx - NO_TRACKING_PX) / (FULL_TRACKING_PX - NO_TRACKING_PX)));
  const trackingEm = Math.round(displayTrackingEm * share * 1000) / 1000;
  return trackingEm === 0 ? 0 : trackingEm;
}
