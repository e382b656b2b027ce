import type { TypeClass } from './font-class.ts';

/** How a class of type speaks at each group of roles. */
interface TypeVoice {
  weights: Readonly<Record<'display' | 'headline' | 'title' | 'body' | 'label', number>>;
  /** Letter spacing of the largest type, em; smaller type gets a share of it. */
  displayTrackingEm: number;
}

export const TYPE_VOICES: Readonly<Record<TypeClass, TypeVoice>> = {
  'neo-grotesk': {
    weights: { display: 700, headline: 600, title: 600, body: 400, label: 500 },
    displayTrackingEm: -0.035,
  },
  grotesk: {
    weights: { display: 600, headline: 600, title: 600, body: 400, label: 500 },
    displayTrackingEm: -0.03,
  },
  geometric: {
    weights: { display: 700, headline: 700, title: 600, body: 400, label: 500 },
    displayTrackingEm: -0.03,
  },
  humanist: {
    weights: { display: 600, headline: 600, title: 600, body: 400, label: 600 },
    displayTrackingEm: -0.015,
  },
  rounded: {
    weights: { display: 700, headline: 600, title: 600, body: 400, label: 500 },
    displayTrackingEm: -0.02,
  },
  'old-style': {
    weights: { display: 400, headline: 500, title: 600, body: 400, label: 500 },
    displayTrackingEm: 0,
  },
  transitional: {
    weights: { display: 500, headline: 500, title: 600, body: 400, label: 500 },
    displayTrackingEm: -0.01,
  },
  slab: {
    weights: { display: 700, headline: 600, title: 600, body: 400, label: 500 },
    displayTrackingEm: 0,
  },
};
