import type { DesignTheme } from '../../domain/design-theme.ts';
import { FONT_FAMILIES, type FontFamily } from '../../domain/font.ts';
import type { ColorRole, TypeRole } from '../../domain/token-roles.ts';
import { contrastRatio } from '../contrast-ratio.ts';
import type { Tokens } from '../create-tokens.ts';
import { toColorVariant } from '../scheme/create-scheme.ts';
import type { SeenAccents } from '../scheme/seen-accents.ts';
import { FONT_CLASSES, isSerif } from '../type/font-class.ts';
import { toColorPhrase, toColorWords } from './color-words.ts';
import { toFamilyRole } from './design-md-front-matter.ts';
import type { FormSource } from './form-source.ts';
import {
  ACCENTED_GREY_WORDS,
  BORDER_WORDS,
  BUTTON_WORDS,
  DENSITY_WORDS,
  ELEVATION_WORDS,
  IMAGERY_WORDS,
  LABEL_CASE_WORDS,
  ROUNDNESS_WORDS,
  SCALE_WORDS,
  TYPE_CLASS_WORDS,
  VARIANT_WORDS,
  type VariantWords,
} from './theme-words.ts';

/** The Markdown below the front matter: the eight sections of the published format, true of this theme. */
export function toBody(source: FormSource): string {
  const sections: readonly (readonly [heading: string, lines: readonly string[]])[] = [
    ['Overview', toOverview(source)],
    ['Colors', toColors(source)],
    ['Typography', toTypography(source)],
    ['Layout', toLayout(source)],
    ['Elevation & Depth', toElevation(source)],
    ['Shapes', toShapes(source)],
    ['Components', toComponents(source)],
    ["Do's and Don'ts", toRules(source)],
  ];
  const body = sections.map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}\n`);
  return [`# ${toInline(source.displayName)}\n`, ...body].join('\n');
}

/** One sentence that says what is seen first. */
export function toDescription({ theme, tokens }: FormSource): string {
  const { headline, body } = tokens.families;
  const faces = headline === body ? FONT_FAMILIES[body] : `${FONT_FAMILIES[headline]} and ${FONT_FAMILIES[body]}`;
  const mode = tokens.colorMode === 'DARK' ? 'Dark' : 'Light';
  return `${mode} interface in ${faces}, ${toSeedWords(theme)}, with ${ROUNDNESS_WORDS[theme.roundness].noun}.`;
}

/** The seed of a scheme of greys is not seen. */
const toSeedWords = (theme: DesignTheme): string =>
  toVariantWords(theme) === VARIANT_WORDS.MONOCHROME
    ? 'in greys alone'
    : `grown from ${toColorPhrase(theme.overridePrimaryColor ?? theme.customColor)}`;

const OVERRIDE_FIELDS = [
  'overridePrimaryColor',
  'overrideSecondaryColor',
  'overrideTertiaryColor',
  'overrideNeutralColor',
] as const;

function toVariantWords(theme: DesignTheme): VariantWords {
  const variant = toColorVariant(theme);
  const isAccented = OVERRIDE_FIELDS.some((field) => theme[field] !== undefined);
  return variant === 'MONOCHROME' && isAccented ? ACCENTED_GREY_WORDS : VARIANT_WORDS[variant];
}

function toOverview(source: FormSource): string[] {
  const { guide, look } = source;
  return [
    toDescription(source),
    ...(guide.character === undefined ? [] : ['', `In its own words: ${toInline(guide.character)}`]),
    '',
    `${DENSITY_WORDS[look.density].layout}. ${SCALE_WORDS[look.scale]}.`,
  ];
}

const ACCENT_USES: readonly (readonly [label: string, role: ColorRole, use: string])[] = [
  ['Primary', 'primary', 'the one most important action of a screen, links and what is selected'],
  ['Secondary', 'secondary', 'quieter actions, filters and marks; its container fills secondary buttons'],
  ['Tertiary', 'tertiary', 'a counterpoint for what should stand apart, such as a badge or a highlight'],
  ['Error', 'error', 'what went wrong and what cannot be undone, nothing else'],
  ['Page', 'surface', 'the ground of every page; panels lie on `surface-container-low` to `surface-container-highest`'],
  ['Text', 'on-surface', 'headings and running text; `on-surface-variant` is for captions and help'],
  ['Lines', 'outline-variant', 'dividers and edges of panels; `outline` is for the edges of controls'],
];

function toColors(source: FormSource): string[] {
  const { theme, tokens, otherTokens, guide } = source;
  const { colors, moves } = tokens;
  return [
    `${toVariantWords(theme).palette} ${toGrownWords(theme)}${toOverrideWords(source)}`,
    '',
    ...ACCENT_USES.map(([label, role, use]) => {
      const seen = tokens.accents[role as keyof SeenAccents];
      const hex = seen?.fill ?? colors[role];
      const inWords = seen === undefined || seen.ink === hex ? '' : `; words in it on the page are ${seen.ink}`;
      return `- **${label} (${hex}):** ${toColorWords(hex)}; ${use}${inWords}.`;
    }),
    '',
    `Text stands at ${toRatio(tokens, 'on-surface', 'surface')} on the page, captions at ${toRatio(tokens, 'on-surface-variant', 'surface')}, and ${toPrimaryRatio(tokens)} on primary. ` +
      'Each `on-` role holds at least 4.5:1 on the role it is named after.',
    ...moves.map(
      ({ role, background, fromTone, toTone }) =>
        `\`${role}\` was moved from tone ${fromTone} to ${toTone}, since it missed 4.5:1 on \`${background}\`.`,
    ),
    '',
    `In ${otherTokens.colorMode === 'DARK' ? 'dark' : 'light'} mode the page is ${otherTokens.colors.surface}, panels ${otherTokens.colors['surface-container']}, text ${otherTokens.colors['on-surface']}, primary ${otherTokens.colors.primary} and lines ${otherTokens.colors['outline-variant']}.`,
    ...(guide.colors.length === 0 ? [] : ['', toOwnColorWords(source)]),
  ];
}

/** What the palette is made from; an exact primary colour comes before the seed. */
const toGrownWords = ({ overridePrimaryColor, customColor }: DesignTheme): string =>
  overridePrimaryColor === undefined
    ? `The seed is ${withHex(customColor)}.`
    : `It is grown from the exact primary colour ${withHex(overridePrimaryColor)}.`;

const OVERRIDES = [
  ['overrideSecondaryColor', 'secondary'],
  ['overrideTertiaryColor', 'tertiary'],
  ['overrideNeutralColor', 'the neutrals'],
] as const;

function toOverrideWords({ theme }: FormSource): string {
  const given = OVERRIDES.flatMap(([field, palette]) => {
    const hex = theme[field];
    return hex === undefined ? [] : [`${palette} from ${withHex(hex)}`];
  });
  return given.length === 0 ? '' : ` Made from colours of their own: ${toList(given)}.`;
}

const MOST_NAMED = 12;

function toOwnColorWords({ guide }: FormSource): string {
  const named = guide.colors.slice(0, MOST_NAMED).map(({ name, hex }) => `${toInline(name)} (${hex})`);
  const more = guide.colors.length - named.length;
  return `Beside the roles it has colours of its own: ${toList(more > 0 ? [...named, `${more} more in the front matter`] : named)}. They are for illustration and brand marks; text keeps to the roles.`;
}

function toTypography({ tokens, guide }: FormSource): string[] {
  const { headline, body, label } = tokens.families;
  const pairing =
    headline === body
      ? 'One family carries the whole interface; size and weight tell its parts apart.'
      : isSerif(headline) === isSerif(body)
        ? 'The two are close in kind, so size and weight must tell them apart.'
        : `The pair lives on contrast: ${isSerif(headline) ? 'a serif speaks, a sans serif works' : 'a sans serif speaks, a serif is read'}.`;
  return [
    `**${FONT_FAMILIES[headline]}**, ${toClassWords(headline)}, sets the headlines${headline === body ? ' and the text' : ''}. ` +
      (headline === body ? '' : `**${FONT_FAMILIES[body]}**, ${toClassWords(body)}, sets the text. `) +
      (label === body || label === headline
        ? ''
        : `**${FONT_FAMILIES[label]}**, ${toClassWords(label)}, sets the labels. `) +
      pairing,
    '',
    ...TYPE_USES.map(([name, role, use]) => `- **${name}:** ${toStepWords(role, tokens)}; ${use}.`),
    '',
    'Line heights lie on a grid of 4px. Figures in columns and code are set in IBM Plex Mono.' +
      (guide.labelCase === undefined ? '' : ` ${LABEL_CASE_WORDS[guide.labelCase]}`),
  ];
}

const TYPE_USES: readonly (readonly [name: string, role: TypeRole, use: string])[] = [
  ['Display', 'display-lg', 'one figure or short line for a screen at most'],
  ['Headlines', 'headline-lg', 'the title of a page'],
  ['Titles', 'title-lg', 'headings of panels and groups'],
  ['Body', 'body-md', 'running text, never smaller than `body-sm`'],
  ['Labels', 'label-lg', 'buttons, fields and tabs'],
];

const toClassWords = (family: FontFamily): string => TYPE_CLASS_WORDS[FONT_CLASSES[family].typeClass];

function toStepWords(role: TypeRole, tokens: Tokens): string {
  const { sizePx, linePx, weight, trackingEm } = tokens.type.wide[role];
  const tracking = trackingEm === 0 ? '' : `, tracking ${trackingEm}em`;
  return `${FONT_FAMILIES[tokens.families[toFamilyRole(role)]]} ${weight}, ${sizePx}px on ${linePx}px${tracking}`;
}

function toLayout({ tokens, look }: FormSource): string[] {
  const { wide, narrow } = tokens.spaces;
  return [
    `${DENSITY_WORDS[look.density].layout}. Every space is a multiple of 4px.`,
    '',
    `- The page has side margins of ${wide.page}px, and ${narrow.page}px on viewports up to 640px.`,
    `- Sections are ${wide.section}px apart (${narrow.section}px on a phone), blocks ${wide.block}px.`,
    `- Panels have ${wide.card}px inside, rows ${wide.row}px above and below, lines of one group ${wide.stack}px between them.`,
  ];
}

function toElevation({ tokens, guide }: FormSource): string[] {
  const isDark = tokens.colorMode === 'DARK';
  const tones = isDark
    ? 'What lies higher is lighter: from `surface-container-low` up to `surface-container-highest`.'
    : 'What lies higher stands out from the page by a deeper tone, from `surface-container-low` to `surface-container-highest`.';
  return [
    ...(guide.elevation === undefined ? [] : [ELEVATION_WORDS[guide.elevation]]),
    tones,
    ...(guide.borders === undefined ? [] : [BORDER_WORDS[guide.borders]]),
    ...(guide.elevation === 'flat'
      ? []
      : ['', `- Raised: \`${tokens.shadows.raised}\``, `- Floating: \`${tokens.shadows.floating}\``]),
  ];
}

function toShapes({ theme, tokens, guide }: FormSource): string[] {
  const { sm, default: base, md, lg, xl } = tokens.radii;
  return [
    `The shapes are ${ROUNDNESS_WORDS[theme.roundness].shapes}. ` +
      `Radii grow with the part: ${sm}px for the smallest, ${base}px and ${md}px between, ${lg}px for panels, ${xl}px for dialogs.`,
    guide.buttonShape === undefined
      ? `Buttons, fields and chips ${toControlWords(tokens)}.`
      : BUTTON_WORDS[guide.buttonShape],
  ];
}

const PILL_FROM_PX = 100;

const toControlWords = ({ radii }: Tokens): string =>
  radii.control >= PILL_FROM_PX ? 'are pills' : `have a radius of ${radii.control}px`;

function toComponents({ tokens, guide }: FormSource): string[] {
  const labels = FONT_FAMILIES[tokens.families.label];
  return [
    `- **Buttons:** 44px tall with labels in ${labels}. The primary one is filled with ${tokens.accents.primary?.fill ?? '`primary`'}, the secondary with \`secondary-container\`; a text button has no ground.`,
    `- **Cards:** \`surface-container-low\`, padding ${tokens.spaces.wide.card}px, radius ${tokens.radii.lg}px${guide.borders === 'strong' ? ', edged in `outline`' : guide.borders === 'hairline' ? ', edged in `outline-variant`' : ''}.`,
    '- **Inputs:** on `surface-container-lowest`, edged in `outline`, with the label above; errors in `error` with words beside the colour.',
    '- **Chips:** `surface-container-high`; selected ones in `secondary-container`.',
    `- **Navigation:** on \`surface-container\`, the current place in \`primary\`; rows have ${tokens.spaces.wide.row}px above and below.`,
    ...(guide.imagery === undefined ? [] : [`- **Pictures:** ${IMAGERY_WORDS[guide.imagery]}`]),
  ];
}

function toRules({ theme, tokens, guide, look }: FormSource): string[] {
  const { headline, body } = tokens.families;
  return [
    '- Do use `primary` for one action of a screen only.',
    '- Do set text in the `on-` role of its ground; these pairs hold WCAG AA in both modes.',
    `- ${DENSITY_WORDS[look.density].do}`,
    ...(look.scale === 'dramatic' ? ['- Do give the largest type a view to itself.'] : []),
    ...(guide.labelCase === 'upper' ? ['- Do keep labels in capitals to a few words.'] : []),
    `- ${toVariantWords(theme).dont}`,
    ...(guide.elevation === 'flat' ? ["- Don't add shadows, not on hover either."] : []),
    ...(guide.borders === 'none' ? ["- Don't draw lines around panels."] : []),
    headline === body
      ? `- Don't bring in a second family beside ${FONT_FAMILIES[body]}.`
      : `- Don't set running text in ${FONT_FAMILIES[headline]}; it is for headlines.`,
    tokens.radii.control >= PILL_FROM_PX
      ? "- Don't mix pills with square controls in one view."
      : "- Don't mix sharp and round corners in one view.",
    "- Don't use `outline` or a tint for small text; both are for lines and grounds.",
  ];
}

const toRatio = ({ colors }: Tokens, text: ColorRole, background: ColorRole): string =>
  printRatio(colors[text], colors[background]);

const toPrimaryRatio = ({ colors, accents: { primary } }: Tokens): string =>
  printRatio(primary?.onFill ?? colors['on-primary'], primary?.fill ?? colors.primary);

const printRatio = (one: string, other: string): string =>
  `${(Math.floor(contrastRatio(one, other) * 10) / 10).toFixed(1)}:1`;

const withHex = (hex: string): string => `${hex}, ${toColorPhrase(hex)}`;

const toList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** Words of a person in one line, with whatever Markdown or MDX would read as its own escaped. */
const toInline = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_{}<>[\]#|]/g, '\\$&');
