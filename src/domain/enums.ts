/**
 * The closed lists of the specification, in its order. Each `*_UNSPECIFIED` value means the default that
 * `unspecified.ts` names; deprecated values stay accepted.
 */

export const DEVICE_TYPES = ['DEVICE_TYPE_UNSPECIFIED', 'MOBILE', 'DESKTOP', 'TABLET', 'AGNOSTIC'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

export const MODEL_IDS = ['MODEL_ID_UNSPECIFIED', 'MODEL_3_PRO', 'MODEL_3_FLASH', 'MODEL_3_1_PRO'] as const;
export type ModelId = (typeof MODEL_IDS)[number];

export const SCREEN_TYPES = [
  'SCREEN_TYPE_UNSPECIFIED',
  'DESIGN',
  'IMAGE',
  'PROTOTYPE',
  'DOCUMENT',
  'PROTOTYPE_V2',
] as const;
export type ScreenType = (typeof SCREEN_TYPES)[number];

export const COLOR_MODES = ['COLOR_MODE_UNSPECIFIED', 'LIGHT', 'DARK'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

export const COLOR_VARIANTS = [
  'COLOR_VARIANT_UNSPECIFIED',
  'MONOCHROME',
  'NEUTRAL',
  'TONAL_SPOT',
  'VIBRANT',
  'EXPRESSIVE',
  'FIDELITY',
  'CONTENT',
  'RAINBOW',
  'FRUIT_SALAD',
] as const;
export type ColorVariant = (typeof COLOR_VARIANTS)[number];

/** ROUND_TWO is deprecated: accepted on input, absent from advertised schemas. */
export const ROUNDNESSES = [
  'ROUNDNESS_UNSPECIFIED',
  'ROUND_TWO',
  'ROUND_FOUR',
  'ROUND_EIGHT',
  'ROUND_TWELVE',
  'ROUND_FULL',
] as const;
export type Roundness = (typeof ROUNDNESSES)[number];

/** The roundnesses that themes of our own making have, the sharpest first. */
export const ROUNDNESS_STEPS = [
  'ROUND_FOUR',
  'ROUND_EIGHT',
  'ROUND_TWELVE',
  'ROUND_FULL',
] as const satisfies readonly Roundness[];
export type RoundnessStep = (typeof ROUNDNESS_STEPS)[number];

export const CURRENT_ROUNDNESSES = ['ROUNDNESS_UNSPECIFIED', ...ROUNDNESS_STEPS] as const;

/** What a deprecated roundness is today: it is taken, and neither kept nor told. */
export const currentRoundness = <Word extends string>(word: Word): Exclude<Word, 'ROUND_TWO'> | 'ROUND_FOUR' =>
  word === 'ROUND_TWO' ? 'ROUND_FOUR' : (word as Exclude<Word, 'ROUND_TWO'>);

/** Where a roundness stands among the steps; the deprecated one stands with the sharpest. */
export const stepOfRoundness = (roundness: Roundness): number =>
  roundness === 'ROUNDNESS_UNSPECIFIED'
    ? ROUNDNESS_STEPS.indexOf('ROUND_EIGHT')
    : Math.max(0, ROUNDNESS_STEPS.indexOf(roundness as RoundnessStep));

export const CREATIVE_RANGES = ['CREATIVE_RANGE_UNSPECIFIED', 'REFINE', 'EXPLORE', 'REIMAGINE'] as const;
export type CreativeRange = (typeof CREATIVE_RANGES)[number];

export const VARIANT_ASPECTS = [
  'VARIANT_ASPECT_UNSPECIFIED',
  'LAYOUT',
  'COLOR_SCHEME',
  'IMAGES',
  'TEXT_FONT',
  'TEXT_CONTENT',
] as const;
export type VariantAspect = (typeof VARIANT_ASPECTS)[number];

export const AGENT_TYPES = [
  'TURBO_AGENT',
  'PRO_AGENT',
  'IMAGE_AGENT',
  'GENIE_AGENT',
  'IMAGE_PRO_AGENT',
  'HATTER_AGENT',
  'MODEL_3_AGENT',
] as const;
export type AgentType = (typeof AGENT_TYPES)[number];

export const SCREEN_STATUSES = ['IN_PROGRESS', 'COMPLETE', 'FAILED'] as const;
export type ScreenStatus = (typeof SCREEN_STATUSES)[number];

export const DISPLAY_MODES = ['SCREENSHOT', 'HTML', 'CODE', 'MARKDOWN', 'STICKY_NOTE'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

export const INSTANCE_TYPES = ['SCREEN_INSTANCE', 'DESIGN_SYSTEM_INSTANCE'] as const;
export type InstanceType = (typeof INSTANCE_TYPES)[number];

export const VISIBILITIES = ['PRIVATE', 'SHARED'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const USER_ROLES = ['OWNER', 'EDITOR', 'READER'] as const;
export type UserRole = (typeof USER_ROLES)[number];

export const FEEDBACK_RATINGS = ['POSITIVE', 'NEGATIVE'] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];
