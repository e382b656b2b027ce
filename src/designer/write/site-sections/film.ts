import { toLength } from '../to-length.ts';
import { defineSiteSection } from './site-section.ts';

const SECONDS = 128;

/** A short film about the house, before it is started. */
export const film = defineSiteSection(
  /^(?:(?:product|demo|intro|introduction|explainer|promo|brand|embedded|our|a|the|short) )*(?:videos?|films?|trailer|showreel|video (?:demo|tour|section|player|walkthrough|testimonial))$/i,
  'player',
  ({ brand, domain }) => ({
    by: `${brand} in two minutes`,
    picture: domain.pictures.scene,
    elapsed: toLength(0),
    length: toLength(SECONDS),
    share: 0,
    controls: [
      { label: 'Sound', icon: 'volume-2' },
      { label: 'Play', icon: 'play' },
      { label: 'Full screen', icon: 'maximize' },
    ],
    queue: [],
  }),
);
