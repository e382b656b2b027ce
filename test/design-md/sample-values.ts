import type { ExpectedReading } from './expected-values.ts';

/** What a person reads in the invented files of `samples/`. */
export const SAMPLE_VALUES: Readonly<Record<string, ExpectedReading>> = {
  'harbor-front-matter.md': {
    primary: ['#0e6e6e'],
    mode: ['LIGHT'],
    headline: ['NEWSREADER'],
    body: ['PUBLIC_SANS'],
    roundness: ['ROUND_FOUR'],
  },
  'moss-prose.md': {
    primary: ['#b4472d'],
    mode: ['LIGHT'],
    headline: ['LIBRE_CASLON_TEXT', 'EB_GARAMOND', 'NEWSREADER'],
    body: ['WORK_SANS'],
    roundness: ['ROUND_EIGHT'],
  },
  'quarry-tables.md': {
    primary: ['#d94f00'],
    mode: ['LIGHT'],
    headline: ['VENDOR_PLEX_SANS'],
    body: ['VENDOR_PLEX_SANS'],
    roundness: ['ROUND_FOUR'],
  },
  'nightjar-dark.md': {
    primary: ['#8b5cf6'],
    mode: ['DARK'],
    headline: ['SPACE_GROTESK'],
    body: ['INTER'],
    roundness: ['ROUND_FULL'],
  },
  'tidepool-css.md': {
    primary: ['#0f766e'],
    mode: ['LIGHT'],
    headline: ['SORA'],
    body: ['DM_SANS'],
    roundness: ['ROUND_TWELVE'],
  },
  'lantern-swift.md': {
    primary: ['#f5a623'],
    mode: ['DARK'],
    headline: ['LITERATA'],
    body: ['LITERATA'],
    roundness: ['ROUND_TWELVE'],
  },
  'ferry-compose.md': {
    primary: ['#0b3d91'],
    mode: ['LIGHT'],
    headline: ['MANROPE'],
    body: ['MANROPE'],
    roundness: ['ROUND_FOUR'],
  },
  'komorebi-japanese.md': {
    primary: ['#3f8f4f'],
    mode: ['LIGHT'],
    headline: ['SOURCE_SANS_THREE', 'INTER'],
    body: ['SOURCE_SANS_THREE'],
    roundness: ['ROUND_EIGHT'],
  },
  'dalbit-korean.md': {
    primary: ['#7c9cff'],
    mode: ['DARK'],
    headline: ['INTER'],
    body: ['INTER'],
    roundness: ['ROUND_TWELVE'],
  },
  'sternwarte-german.md': {
    primary: ['#1f3a93'],
    mode: ['LIGHT'],
    headline: ['SOURCE_SERIF_FOUR'],
    body: ['SOURCE_SANS_THREE'],
    roundness: ['ROUND_FOUR'],
  },
};
