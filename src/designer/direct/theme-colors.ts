import { converter, formatHex } from 'culori';
import type { DesignTheme } from '../../domain/design-theme.ts';
import { leadsOver } from '../outline/style/settle-roles.ts';
import type { Brief } from '../brief.ts';
import type { Random } from '../seeded-random.ts';
import type { ArtDirection } from './art-direction.ts';

type ThemeColors = Pick<
  DesignTheme,
  | 'customColor'
  | 'colorVariant'
  | 'overridePrimaryColor'
  | 'overrideSecondaryColor'
  | 'overrideTertiaryColor'
  | 'overrideNeutralColor'
>;

const toOklch = converter('oklch');
/** Below this OKLCH chroma a colour is read as grey, black or white: it tints the neutrals and is no seed. */
const GREY_CHROMA = 0.03;
/** OKLCH lightness of a neutral that is mixed from the seed; the palette takes only its hue and chroma. */
const NEUTRAL_LIGHTNESS = 0.6;

/** Colours of the theme: those the prompt names at their places, else the named style's, the direction's or the trade's. */
export function toThemeColors(brief: Brief, art: ArtDirection, random: Random): ThemeColors {
  const open = brief.colors.filter((color) => color.role === 'unknown');
  const material = open.find((color) => open.some(({ hex }) => leadsOver(hex, color.hex)));
  const ground = brief.colors.find((color) => color.role === 'background') ?? material;
  const inks = brief.colors.filter((color) => color !== ground);
  const colourful = inks.filter((color) => !isGrey(color.hex));
  const primary = colourful.find((color) => color.role === 'primary') ?? colourful[0];
  if (primary === undefined) return withNeutral(unnamedColors(brief, art, random, inks.length > 0), ground?.hex, art);

  const others = colourful.filter((color) => color !== primary);
  const secondary = others.find((color) => color.role === 'secondary');
  const tertiary = others.find((color) => color.role === 'tertiary') ?? others.find((color) => color !== secondary);
  return withNeutral(
    {
      ...inOneHue(primary.hex, art),
      customColor: primary.hex,
      colorVariant: 'FIDELITY',
      overridePrimaryColor: primary.hex,
      ...(secondary === undefined ? {} : { overrideSecondaryColor: secondary.hex }),
      ...(tertiary === undefined ? {} : { overrideTertiaryColor: tertiary.hex }),
    },
    ground?.hex,
    art,
  );
}

/** No colour was asked for, or only greys, which mean black and white. */
function unnamedColors(brief: Brief, art: ArtDirection, random: Random, greysOnly: boolean): ThemeColors {
  const variant = greysOnly ? 'MONOCHROME' : art.variant;
  if (art.palettes !== undefined && art.palettes.length > 0) {
    const { primary, secondary, tertiary } = random.pick(art.palettes);
    return {
      ...inOneHue(primary, art),
      customColor: primary,
      colorVariant: variant,
      ...primaryPalette(primary, art, greysOnly),
      ...(secondary === undefined ? {} : { overrideSecondaryColor: secondary }),
      ...(tertiary === undefined ? {} : { overrideTertiaryColor: tertiary }),
    };
  }
  const seed = random.pick(leadingColors(colorsFor(brief), art));
  return {
    ...inOneHue(seed, art),
    customColor: seed,
    colorVariant: variant,
    ...primaryPalette(seed, art, greysOnly),
  };
}

/** A direction whose large areas are tints of the primary keeps it quiet. */
const primaryPalette = (seed: string, { coloring }: ArtDirection, greysOnly: boolean): Partial<ThemeColors> =>
  coloring?.chroma === undefined || greysOnly ? {} : { overridePrimaryColor: softened(seed, coloring.chroma) };

/** OKLCH hues between the orange of bricks and the green of limes: dark they are mud, and as a ground they shout. */
const MUD = { from: 45, to: 128 };
/** Greatest OKLCH lightness that carries white words and reads as business. */
const DEEPEST = 0.6;

/** OKLCH hues that say that something is wrong, from the red of roses to that of bricks. */
const ALARM = { from: 345, to: 48 };

/** On a sheet of components the colour that leads also says that things are well: it must not look like an error. */
function colorsFor({ archetype, domain: { colors } }: Brief): Brief['domain']['colors'] {
  if (archetype !== 'component') return colors;
  const calm = colors.filter(({ hex }) => {
    const { h = 0, c = 0 } = toOklch(hex) ?? {};
    return c < GREY_CHROMA || (h > ALARM.to && h < ALARM.from);
  });
  return calm.length === 0 ? colors : calm;
}

/** The trade's colours that may lead in a direction, the most fitting twice; all of them where none may. */
function leadingColors(colors: Brief['domain']['colors'], { coloring }: ArtDirection): readonly string[] {
  const all = colors.map(({ hex }) => hex);
  if (coloring === undefined) return all;
  const able = all.filter((hex) => {
    const { l = 0, h = 0 } = toOklch(hex) ?? {};
    const isMud = h >= MUD.from && h <= MUD.to;
    return !isMud && (coloring.seeds === 'clear' || l <= DEEPEST);
  });
  const [first] = able;
  return first === undefined ? all : [first, ...able];
}

function softened(hex: string, chroma: number): string {
  const color = toOklch(hex);
  return color === undefined ? hex : formatHex({ ...color, c: Math.min(color.c, chroma) });
}

const inOneHue = (hex: string, { isOneHue }: ArtDirection): Partial<ThemeColors> =>
  isOneHue === true ? { overrideSecondaryColor: hex, overrideTertiaryColor: hex } : {};

function withNeutral(colors: ThemeColors, named: string | undefined, { neutral }: ArtDirection): ThemeColors {
  const hex = named ?? (typeof neutral === 'object' ? tintOf(colors.customColor, neutral.seedChroma) : neutral);
  return hex === undefined ? colors : { ...colors, overrideNeutralColor: hex };
}

/** A grey that leans towards a colour; a colour without a hue leans nowhere. */
function tintOf(seed: string, chroma: number): string {
  const { h, c } = toOklch(seed) ?? { h: undefined, c: 0 };
  const tint = { mode: 'oklch', l: NEUTRAL_LIGHTNESS, c: c < GREY_CHROMA ? c : chroma, h: h ?? 0 } as const;
  return formatHex(tint);
}

const isGrey = (hex: string): boolean => (toOklch(hex)?.c ?? 0) < GREY_CHROMA;
