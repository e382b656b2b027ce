import type { ArchetypeId } from '../brief.ts';
import type { SlotKind } from '../write/slots.ts';
import type { FrameId } from './screen-plan.ts';

/** How a page of one archetype may be built; every list holds alternatives or, in `body`, an order of usefulness. */
export interface Archetype {
  /** Frames on a phone and on a wide page. */
  frames: { phone: readonly FrameId[]; page: readonly FrameId[] };
  /** Kinds that may open the page; none: the page opens with its title. */
  lead: readonly SlotKind[];
  /** Kinds that belong here when the prompt asks for nothing more, most useful first; inner lists are alternatives. */
  body: readonly (SlotKind | readonly SlotKind[])[];
  close: readonly SlotKind[];
  /** Ways to share the width of a wide page between columns, in twelfths. */
  shares: readonly (readonly number[])[];
  /** Blocks a page has at least between opening and close, on a phone and on a wide page. */
  blocks: { phone: number; page: number };
  /** What a want without a telling word becomes. */
  otherwise: SlotKind;
}

const COLUMNS = [
  [7, 5],
  [8, 4],
] as const;
const ONE = [[12]] as const;

export const ARCHETYPES: Readonly<Record<ArchetypeId, Archetype>> = {
  dashboard: {
    frames: { phone: ['bottom-bar'], page: ['side-nav', 'top-nav', 'rail'] },
    lead: ['focus'],
    body: [['series', 'metrics'], 'records', 'breakdown', ['schedule', 'timeline'], ['notice', 'people'], 'actions'],
    close: [],
    shares: COLUMNS,
    blocks: { phone: 4, page: 5 },
    otherwise: 'records',
  },
  report: {
    frames: { phone: ['top-bar'], page: ['top-nav', 'rail'] },
    lead: ['focus'],
    body: ['metrics', 'series', 'breakdown', 'records', 'prose'],
    close: [],
    shares: [...COLUMNS, [12]],
    blocks: { phone: 4, page: 5 },
    otherwise: 'prose',
  },
  list: {
    frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'top-nav'] },
    lead: [],
    body: ['filters', 'records', ['breakdown', 'metrics'], 'notice'],
    close: [],
    shares: [[8, 4], [12]],
    blocks: { phone: 2, page: 3 },
    otherwise: 'records',
  },
  detail: {
    frames: { phone: ['top-bar'], page: ['top-nav', 'side-nav'] },
    lead: ['focus'],
    body: ['place', 'points', 'schedule', 'people', 'questions'],
    close: [],
    shares: COLUMNS,
    blocks: { phone: 3, page: 4 },
    otherwise: 'points',
  },
  feed: {
    frames: { phone: ['bottom-bar'], page: ['top-nav', 'side-nav'] },
    lead: [],
    body: ['filters', 'gallery', 'people', 'records'],
    close: [],
    shares: [[8, 4]],
    blocks: { phone: 3, page: 4 },
    otherwise: 'gallery',
  },
  form: {
    frames: { phone: ['top-bar'], page: ['centered', 'top-nav'] },
    lead: [],
    body: ['form'],
    close: [],
    shares: ONE,
    blocks: { phone: 1, page: 1 },
    otherwise: 'form',
  },
  checkout: {
    frames: { phone: ['top-bar'], page: ['top-nav'] },
    lead: [],
    body: ['form', 'order'],
    close: [],
    shares: [[7, 5]],
    blocks: { phone: 2, page: 2 },
    otherwise: 'form',
  },
  chat: {
    frames: { phone: ['top-bar'], page: ['side-nav', 'rail'] },
    lead: [],
    body: ['thread', 'people'],
    close: [],
    shares: [[8, 4]],
    blocks: { phone: 1, page: 2 },
    otherwise: 'records',
  },
  settings: {
    frames: { phone: ['top-bar'], page: ['side-nav', 'top-nav'] },
    lead: [],
    body: ['settings', 'notice'],
    close: [],
    shares: [[8, 4], [12]],
    blocks: { phone: 1, page: 2 },
    otherwise: 'settings',
  },
  profile: {
    frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
    lead: ['profile'],
    body: ['metrics', 'gallery', 'timeline', 'records'],
    close: [],
    shares: COLUMNS,
    blocks: { phone: 3, page: 3 },
    otherwise: 'records',
  },
  landing: {
    frames: { phone: ['top-bar'], page: ['top-nav'] },
    lead: ['hero'],
    body: [
      ['gallery', 'points'],
      ['steps', 'schedule'],
      ['points', 'place'],
      ['plans', 'questions'],
    ],
    close: ['closing', 'footer'],
    shares: ONE,
    blocks: { phone: 3, page: 4 },
    otherwise: 'points',
  },
  auth: {
    frames: { phone: ['bare'], page: ['split', 'centered'] },
    lead: [],
    body: ['form'],
    close: [],
    shares: ONE,
    blocks: { phone: 1, page: 1 },
    otherwise: 'form',
  },
  calendar: {
    frames: { phone: ['bottom-bar', 'top-bar'], page: ['side-nav', 'rail'] },
    lead: [],
    body: ['month', 'schedule', 'notice'],
    close: [],
    shares: [[8, 4]],
    blocks: { phone: 2, page: 3 },
    otherwise: 'schedule',
  },
  pricing: {
    frames: { phone: ['top-bar'], page: ['top-nav'] },
    lead: [],
    body: ['plans', 'compare', 'questions'],
    close: ['closing', 'footer'],
    shares: ONE,
    blocks: { phone: 2, page: 3 },
    otherwise: 'points',
  },
  product: {
    frames: { phone: ['top-bar'], page: ['top-nav'] },
    lead: ['product'],
    body: ['points', 'gallery', 'questions'],
    close: ['footer'],
    shares: ONE,
    blocks: { phone: 2, page: 3 },
    otherwise: 'points',
  },
  gallery: {
    frames: { phone: ['bottom-bar', 'top-bar'], page: ['top-nav'] },
    lead: [],
    body: ['filters', 'gallery', 'closing'],
    close: ['footer'],
    shares: ONE,
    blocks: { phone: 2, page: 2 },
    otherwise: 'gallery',
  },
  board: {
    frames: { phone: ['bottom-bar'], page: ['side-nav', 'rail'] },
    lead: [],
    body: ['board', 'metrics', 'people'],
    close: [],
    shares: [[8, 4], [12]],
    blocks: { phone: 2, page: 3 },
    otherwise: 'records',
  },
  player: {
    frames: { phone: ['bare', 'top-bar'], page: ['side-nav', 'top-nav'] },
    lead: ['player'],
    body: ['records', 'gallery'],
    close: [],
    shares: [[7, 5], [12]],
    blocks: { phone: 0, page: 1 },
    otherwise: 'records',
  },
  article: {
    frames: { phone: ['top-bar'], page: ['top-nav'] },
    lead: ['article'],
    body: ['gallery', 'closing'],
    close: ['footer'],
    shares: ONE,
    blocks: { phone: 1, page: 1 },
    otherwise: 'prose',
  },
  onboarding: {
    frames: { phone: ['bare'], page: ['centered', 'split'] },
    lead: ['hero'],
    body: ['steps', 'form'],
    close: [],
    shares: ONE,
    blocks: { phone: 1, page: 1 },
    otherwise: 'points',
  },
};
