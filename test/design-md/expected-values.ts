import type { FontFamily } from '../../src/domain/font.ts';
import type { ColorMode, Roundness } from '../../src/domain/enums.ts';

/**
 * What a person reads in a DESIGN.md. A list holds every reading that is honest: the documented substitutes of a
 * licensed family, the families of its class, the two steps that a radius lies between.
 */
export interface ExpectedReading {
  /** `#rrggbb`, the best reading first; a second only where the file itself names two. */
  primary: readonly string[];
  mode: readonly ColorMode[];
  headline: readonly FontFamily[];
  body: readonly FontFamily[];
  roundness: readonly Roundness[];
}

/** For Helvetica, Roboto, Hiragino, Noto Sans and the system's own face. */
const NEUTRAL: readonly FontFamily[] = ['INTER', 'ARIMO', 'PUBLIC_SANS', 'SOURCE_SANS_THREE'];
/** For Poppins, Century Gothic, Circular and their like. */
const GEOMETRIC: readonly FontFamily[] = [
  'MONTSERRAT',
  'METROPOLIS',
  'PLUS_JAKARTA_SANS',
  'DM_SANS',
  'MANROPE',
  'LEXEND',
  'SORA',
];
/** For heavy and condensed display grotesques, of which the 28 have none. */
const DISPLAY_GROTESQUE: readonly FontFamily[] = [
  'EPILOGUE',
  'SPACE_GROTESK',
  'HANKEN_GROTESK',
  'WORK_SANS',
  'ARIMO',
  'INTER',
];
/** For warm humanist faces. */
const HUMANIST: readonly FontFamily[] = ['SOURCE_SANS_THREE', 'NUNITO_SANS', 'WORK_SANS', 'PUBLIC_SANS'];
/** For display serifs. */
const SERIF: readonly FontFamily[] = [
  'EB_GARAMOND',
  'LIBRE_CASLON_TEXT',
  'NEWSREADER',
  'SOURCE_SERIF_FOUR',
  'NOTO_SERIF',
  'LITERATA',
  'DOMINE',
];
/** The 28 have no monospaced family. */
const NEAREST_TO_MONO: readonly FontFamily[] = ['VENDOR_PLEX_SANS', 'SPACE_GROTESK', 'GEIST'];
const INTER: readonly FontFamily[] = ['INTER'];
const PLEX: readonly FontFamily[] = ['VENDOR_PLEX_SANS'];

const LIGHT: readonly ColorMode[] = ['LIGHT'];
const DARK: readonly ColorMode[] = ['DARK'];

const FOUR: readonly Roundness[] = ['ROUND_FOUR'];
const EIGHT: readonly Roundness[] = ['ROUND_EIGHT'];
const TWELVE: readonly Roundness[] = ['ROUND_TWELVE'];
const FULL: readonly Roundness[] = ['ROUND_FULL'];
const SIX_PX: readonly Roundness[] = ['ROUND_FOUR', 'ROUND_EIGHT'];
const TEN_PX: readonly Roundness[] = ['ROUND_EIGHT', 'ROUND_TWELVE'];

const reading = (
  primary: string | readonly string[],
  mode: readonly ColorMode[],
  headline: readonly FontFamily[],
  body: readonly FontFamily[],
  roundness: readonly Roundness[],
): ExpectedReading => ({ primary: [primary].flat(), mode, headline, body, roundness });

/** Written by reading each file of `../shared/data/design-md`, before the parser's answer was looked at. */
export const EXPECTED_VALUES: Readonly<Record<string, ExpectedReading>> = {
  // "Buttons and badges sm or md": 4 or 8 px.
  'caesiumy--services--11st.md': reading('#ff0038', LIGHT, NEUTRAL, NEUTRAL, SIX_PX),
  'caesiumy--services--line-design-system.md': reading('#06c755', LIGHT, NEUTRAL, NEUTRAL, FOUR),
  'caesiumy--services--seed-design.md': reading('#ff6600', LIGHT, NEUTRAL, NEUTRAL, TEN_PX),
  'caesiumy--services--wanted.md': reading(
    '#0066ff',
    LIGHT,
    [...NEUTRAL, 'GEIST', ...GEOMETRIC],
    [...NEUTRAL, 'GEIST'],
    EIGHT,
  ),
  'google-labs-code--examples--atmospheric-glass--design.md': reading('#ffffff', DARK, INTER, INTER, EIGHT),
  // DEFAULT is 8 px, buttons are 12.
  'google-labs-code--examples--paws-and-paths--design.md': reading(
    '#855300',
    LIGHT,
    ['PLUS_JAKARTA_SANS'],
    ['PLUS_JAKARTA_SANS'],
    TEN_PX,
  ),
  // DEFAULT is 4 px, buttons are 8.
  'google-labs-code--examples--totality-festival--design.md': reading(
    '#fff6df',
    DARK,
    ['SPACE_GROTESK'],
    INTER,
    SIX_PX,
  ),
  'kzhrknt--droga5--design.md': reading('#0000d5', LIGHT, NEUTRAL, NEUTRAL, FOUR),
  'kzhrknt--freee--design.md': reading('#2864f0', LIGHT, NEUTRAL, NEUTRAL, EIGHT),
  'kzhrknt--mec--design.md': reading('#dc000c', LIGHT, [...GEOMETRIC, ...NEUTRAL], NEUTRAL, FULL),
  'kzhrknt--nikkei--design.md': reading('#003e70', LIGHT, NEUTRAL, NEUTRAL, FOUR),
  'kzhrknt--note--design.md': reading('#5ac8b8', LIGHT, NEUTRAL, NEUTRAL, TWELVE),
  'kzhrknt--novasell--design.md': reading('#00fa27', DARK, [...DISPLAY_GROTESQUE, ...NEUTRAL], NEUTRAL, FULL),
  'kzhrknt--tabelog--design.md': reading('#f09000', LIGHT, NEUTRAL, NEUTRAL, FOUR),
  'kzhrknt--zenn--design.md': reading('#3ea8ff', LIGHT, NEUTRAL, NEUTRAL, EIGHT),
  'meliwat--dating--grindr--design.md': reading('#ffde00', DARK, INTER, INTER, FULL),
  'meliwat--dating--okcupid--design-swiftui.md': reading('#e2024f', LIGHT, INTER, INTER, FULL),
  // Chips are pills, the story bars have 2 px, and there is nothing else.
  'meliwat--dating--raya--design-android.md': reading('#ffffff', DARK, INTER, INTER, ['ROUND_FULL', 'ROUND_FOUR']),
  'meliwat--finance--cash-app--design-android.md': reading('#00d632', DARK, NEUTRAL, NEUTRAL, FULL),
  'meliwat--finance--charles-schwab--design-android.md': reading(
    '#009ddc',
    LIGHT,
    ['SOURCE_SANS_THREE'],
    ['SOURCE_SANS_THREE'],
    EIGHT,
  ),
  'meliwat--fitness--sleep-cycle--design-swiftui.md': reading(
    '#6c7bff',
    DARK,
    ['NUNITO_SANS'],
    ['NUNITO_SANS'],
    TWELVE,
  ),
  'meliwat--food--panera--design.md': reading('#4c8b2b', LIGHT, GEOMETRIC, INTER, FULL),
  // "Brand" holds a black and a link blue.
  'meliwat--productivity--notion--design-expo.md': reading(['#000000', '#2e75cc'], LIGHT, INTER, INTER, FOUR),
  'meliwat--social--pinterest--design-swiftui.md': reading(
    '#e60023',
    LIGHT,
    [...NEUTRAL, ...GEOMETRIC],
    [...NEUTRAL, ...GEOMETRIC],
    FULL,
  ),
  'meliwat--video--youtube--design-android.md': reading('#ff0000', LIGHT, [...NEUTRAL, ...GEOMETRIC], NEUTRAL, TWELVE),
  'voltagent--apple--design.md': reading('#0066cc', LIGHT, INTER, INTER, FULL),
  'voltagent--bmw--design.md': reading('#1c69d4', LIGHT, INTER, INTER, FOUR),
  'voltagent--clay--design.md': reading('#0a0a0a', LIGHT, [...INTER, 'NUNITO_SANS', 'RUBIK'], INTER, TWELVE),
  'voltagent--clickhouse--design.md': reading('#faff69', DARK, INTER, INTER, EIGHT),
  'voltagent--coinbase--design.md': reading('#0052ff', LIGHT, INTER, INTER, FULL),
  'voltagent--figma--design.md': reading('#000000', LIGHT, ['INTER', 'GEIST'], ['INTER', 'GEIST'], FULL),
  'voltagent--ibm--design.md': reading('#0f62fe', LIGHT, PLEX, PLEX, FOUR),
  'voltagent--intercom--design.md': reading('#111111', LIGHT, ['INTER', 'GEIST'], ['INTER', 'GEIST'], EIGHT),
  'voltagent--kraken--design.md': reading('#7132f5', LIGHT, ['VENDOR_PLEX_SANS', 'INTER'], ['ARIMO', 'INTER'], TWELVE),
  'voltagent--lovable--design.md': reading('#1c1c1c', LIGHT, [...INTER, ...HUMANIST], [...INTER, ...HUMANIST], SIX_PX),
  'voltagent--mistral.ai--design.md': reading('#fa520f', LIGHT, SERIF, INTER, EIGHT),
  'voltagent--notion--design.md': reading('#5645d4', LIGHT, INTER, INTER, EIGHT),
  'voltagent--nvidia--design.md': reading('#76b900', LIGHT, ['INTER', 'ARIMO'], ['INTER', 'ARIMO'], FOUR),
  'voltagent--ollama--design.md': reading('#000000', LIGHT, ['NUNITO_SANS', 'RUBIK', 'INTER'], NEUTRAL, FULL),
  'voltagent--opencode.ai--design.md': reading('#201d1d', LIGHT, NEAREST_TO_MONO, NEAREST_TO_MONO, FOUR),
  'voltagent--posthog--design.md': reading('#f7a501', LIGHT, PLEX, PLEX, SIX_PX),
  'voltagent--replicate--design.md': reading('#ea2804', LIGHT, DISPLAY_GROTESQUE, ['GEIST', 'INTER', 'DM_SANS'], FULL),
  // Buttons 8 px, "a strict rounded-12px container vocabulary".
  'voltagent--resend--design.md': reading(
    '#fcfdff',
    DARK,
    SERIF,
    ['INTER', 'GEIST', 'HANKEN_GROTESK', 'WORK_SANS', 'SPACE_GROTESK'],
    TEN_PX,
  ),
  // "A high-contrast two-mode system": black heroes, white catalogues.
  'voltagent--revolut--design.md': reading('#494fdf', ['DARK', 'LIGHT'], ['INTER', ...GEOMETRIC], INTER, FULL),
  'voltagent--sanity--design.md': reading(
    '#f36458',
    DARK,
    ['INTER', 'SPACE_GROTESK'],
    ['INTER', 'SPACE_GROTESK'],
    FULL,
  ),
  'voltagent--spotify--design.md': reading(
    '#1ed760',
    DARK,
    [...GEOMETRIC, 'ARIMO', 'INTER'],
    [...GEOMETRIC, 'ARIMO', 'INTER'],
    FULL,
  ),
  // The brand green, and the brighter one that fills the primary button.
  'voltagent--starbucks--design.md': reading(
    ['#006241', '#00754a'],
    LIGHT,
    ['INTER', 'MANROPE', 'NUNITO_SANS'],
    ['INTER', 'MANROPE', 'NUNITO_SANS'],
    FULL,
  ),
  'voltagent--supabase--design.md': reading(
    '#3ecf8e',
    LIGHT,
    ['INTER', 'GEIST', ...GEOMETRIC],
    ['INTER', 'GEIST', ...GEOMETRIC],
    SIX_PX,
  ),
  'voltagent--superhuman--design.md': reading('#1b1938', LIGHT, INTER, INTER, EIGHT),
  'voltagent--theverge--design.md': reading(
    '#3cffd0',
    DARK,
    DISPLAY_GROTESQUE,
    ['SPACE_GROTESK', 'DM_SANS', 'HANKEN_GROTESK', 'INTER'],
    FULL,
  ),
  'voltagent--vercel--design.md': reading('#171717', LIGHT, ['GEIST'], ['GEIST'], FULL),
  'voltagent--voltagent--design.md': reading('#00d992', DARK, INTER, INTER, SIX_PX),
  'voltagent--webflow--design.md': reading('#080808', LIGHT, INTER, INTER, FOUR),
  // "The 24 px pill-rectangle."
  'voltagent--wise--design.md': reading('#9fe870', LIGHT, ['INTER', 'MANROPE', 'GEIST'], INTER, [
    'ROUND_TWELVE',
    'ROUND_FULL',
  ]),
  'voltagent--zapier--design.md': reading('#ff4f00', LIGHT, INTER, INTER, TWELVE),
};
