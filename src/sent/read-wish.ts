import type { DesignTheme } from '../domain/design-theme.ts';
import type { Composition, DesignContext, Designer, DesignRequest, DrawnDevice } from '../domain/designer.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { PLAIN_THEME } from '../domain/plain-theme.ts';

type Wish = Pick<Composition, 'theme' | 'look' | 'lang' | 'device'>;

/**
 * What the words beside a page wish of device, mode, colours, fonts and corners. What they leave open is that of the
 * project's first screen, or plain as the guide tells it; colour and mode alone may follow from what the page is about.
 */
export async function readWish(reader: Designer, request: DesignRequest, { signal }: DesignContext): Promise<Wish> {
  const { sent: _, ...words } = request;
  const quiet = { signal, progress: () => undefined };
  const keep = words.keep ?? { theme: PLAIN_THEME, look: DEFAULT_LOOK };
  const stated = await reader.design({ ...words, keep }, quiet);
  const isColored = stated.theme.customColor !== PLAIN_THEME.customColor;
  const isOpen = words.keep === undefined && words.theme === undefined && !isColored;
  const base = isOpen ? (await reader.design(words, quiet)).theme : stated.theme;
  const theme = words.theme ?? keptColors(words, withShape(base, stated.theme, words.prompt));
  return { ...stated, theme, device: words.device ?? findDevice(words.prompt) ?? stated.device };
}

/** One theme's colours in the fonts and corners of another; corners may be named as a design system does. */
function withShape(colors: DesignTheme, { headlineFont, bodyFont, labelFont, roundness }: DesignTheme, words: string) {
  const named = /\bROUND_(?:FOUR|EIGHT|TWELVE|FULL)\b/.exec(words)?.[0] as DesignTheme['roundness'] | undefined;
  return {
    ...colors,
    headlineFont,
    bodyFont,
    ...(labelFont !== undefined && { labelFont }),
    roundness: named ?? roundness,
  };
}

/** A page beside others has their colours to the last neutral, unless its words wish for another mode or colour. */
function keptColors({ keep }: DesignRequest, wished: DesignTheme): DesignTheme {
  if (keep === undefined) return wished;
  const { colorMode, customColor } = keep.theme;
  const isSameHex = customColor.toLowerCase() === wished.customColor.toLowerCase();
  return colorMode === wished.colorMode && isSameHex ? withShape(keep.theme, wished, '') : wished;
}

const DEVICES: readonly (readonly [DrawnDevice, RegExp])[] = [
  ['MOBILE', /(?<![\w-])(?:phone|mobile)(?![\w-])/i],
  ['TABLET', /(?<![\w-])tablet(?![\w-])/i],
  ['DESKTOP', /(?<![\w-])desktop(?![\w-])/i],
];

/** The one device that the words name; beside a page "phone" is no field of a form. */
function findDevice(words: string): DrawnDevice | undefined {
  const [only, ...others] = DEVICES.filter(([, pattern]) => pattern.test(words));
  return others.length === 0 ? only?.[0] : undefined;
}
