import { capitalise } from '../../capitalise.ts';
import { defineSiteSection } from './site-section.ts';

const MOST = 6;

/** Pictures that a house shows of itself, each with what is on it; no lists of what it holds. */
export const pictureFeed = defineSiteSection(
  /^(?:(?:our|the) )?(?:(?:instagram|insta|photo|picture|social(?: media)?) (?:feed|grid|wall|gallery|strip)|instagram|(?:press|team|event|venue|studio|behind[- ]the[- ]scenes) (?:photos|pictures|images)|behind the scenes|impressions|moments|photos|pictures)$/i,
  'gallery',
  ({ domain: { pictures } }) => ({
    items: [pictures.scene, ...pictures.things]
      .slice(0, MOST)
      .map((picture) => ({ title: capitalise(picture.alt), picture })),
  }),
);
