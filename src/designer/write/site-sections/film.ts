import { defineSiteSection } from './site-section.ts';

const SECONDS = 128;

/** A short film about the house, before it is started. */
export const film = defineSiteSection(
  /^(?:(?:product|demo|intro|introduction|explainer|promo|brand|embedded|our|a|the|short) )*(?:videos?|films?|trailer|showreel|video (?:demo|tour|section|player|walkthrough|testimonial))$/i,
  'player',
  ({ brand, domain }) => ({
    by: `${brand} in two minutes`,
    picture: domain.pictures.scene,
    elapsed: '0:00',
    length: `${Math.floor(SECONDS / 60)}:${String(SECONDS % 60).padStart(2, '0')}`,
    share: 0,
    controls: [
      { label: 'Sound', icon: 'volume-2' },
      { label: 'Play', icon: 'play' },
      { label: 'Full screen', icon: 'maximize' },
    ],
    queue: [],
  }),
);
