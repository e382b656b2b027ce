import { converter } from 'culori';
import type { ElementContent } from 'hast';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { DOMAINS } from '../../src/designer/knowledge/domains.ts';
import { understand } from '../../src/designer/understand/understand.ts';
import type { Composition } from '../../src/domain/designer.ts';
import { findAttribute, isElement, listClasses } from '../../src/markup/element.ts';
import { parseBody } from '../../src/markup/parse-body.ts';
import { createTokens, type Tokens } from '../../src/tokens/create-tokens.ts';
import type { ExpectedColor, Expectation, Shown } from './expectation.ts';

const toOklch = converter('oklch');
const NOW = new Date('2026-11-20T09:00:00Z');

/** What of an expectation the screen that the service would design does not meet, each in words for a reader. */
export async function listMisses(prompt: string, expected: Expectation): Promise<string[]> {
  const composition = await embeddedDesigner.design(
    { prompt, seed: 'expectations', now: NOW },
    { signal: AbortSignal.timeout(60_000), progress: () => {} },
  );
  const text = normal(visibleText(parseBody(composition.body)));
  const brief = understand(prompt, DOMAINS);
  const looks = listLooks(expected, composition, new Set<string>([...brief.moods, ...(brief.styles ?? [])]));
  return [
    ...expected.shows.filter((shown) => !isShown(shown, text)).map((shown) => [shown].flat().join(' / ')),
    ...differs('archetype', expected.archetypes, brief.archetype),
    ...differs('device', expected.device === undefined ? undefined : [expected.device], composition.device),
    ...(expected.brand === undefined || isShown(expected.brand, text) ? [] : [`brand ${expected.brand}`]),
    ...looks.filter(({ isMet }) => !isMet).map(({ words }) => words),
  ];
}

const differs = (what: string, accepted: readonly string[] | undefined, got: string): string[] =>
  accepted === undefined || accepted.includes(got) ? [] : [`${what} ${got}, not ${accepted.join(' or ')}`];

/** Words on the screen with what fields hold and suggest, what pictures are said to show and signs are called. */
function visibleText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || findAttribute(node, 'hidden') !== undefined || listClasses(node).includes('sr-only'))
    return '';
  const spoken = ['value', 'placeholder', 'alt', 'ariaLabel'].map((name) => findAttribute(node, name) ?? '');
  return ` ${spoken.join(' ')} ${node.children.map(visibleText).join('')}${INLINE.has(node.tagName) ? '' : ' '}`;
}

const INLINE: ReadonlySet<string> = new Set(['b', 'em', 'i', 'span', 'strong', 'sub', 'sup']);

const normal = (text: string): string =>
  text.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[−–]/g, '-').replaceAll(/\s+/g, ' ');

/** A word may go on ("guest" in "guests"), but does not start within another. */
const isShown = (shown: Shown, text: string): boolean =>
  [shown].flat().some((accepted) => {
    const words = normal(accepted).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const start = /^[\p{L}\p{N}]/u.test(words) ? String.raw`(?<![\p{L}\p{N}])` : '';
    return new RegExp(`${start}${words}`, 'u').test(text);
  });

interface StatedLook {
  words: string;
  isMet: boolean;
}

function listLooks(
  expected: Expectation,
  { theme, look, device }: Composition,
  named: ReadonlySet<string>,
): StatedLook[] {
  const { colors } = createTokens(theme, look, device);
  const fonts = new Set<string>([theme.headlineFont, theme.bodyFont, theme.labelFont ?? '']);
  return [
    ...(expected.mode === undefined
      ? []
      : [{ words: `mode ${expected.mode}`, isMet: (theme.colorMode === 'DARK' ? 'DARK' : 'LIGHT') === expected.mode }]),
    ...(expected.colors ?? []).map((color) => ({
      words: `${color.as} ${color.hex}, not ${color.as === 'ground' ? colors.background : `${colors.primary} ${colors.secondary} ${colors.tertiary}`}`,
      isMet: color.as === 'ground' ? isGround(color, colors) : isAccent(color, colors),
    })),
    ...(expected.fonts ?? []).map((accepted) => ({
      words: `font ${accepted.join(' or ')}, not ${[...fonts].join(' ')}`,
      isMet: accepted.some((family) => fonts.has(family)),
    })),
    ...(expected.styles ?? []).map((accepted) => ({
      words: `style ${accepted.join(' or ')}, not ${[...named].join(' ') || 'any'}`,
      isMet: accepted.some((style) => named.has(style)),
    })),
  ];
}

const ACCENTS = [
  'primary',
  'primary-container',
  'secondary',
  'tertiary',
  'secondary-container',
  'tertiary-container',
] as const;
/** Degrees of OKLCH hue within which people call two colours by one name. */
const SAME_HUE = 24;
const LEAST_CHROMA = 0.03;

function isAccent({ hex }: ExpectedColor, colors: Tokens['colors']): boolean {
  return ACCENTS.some(
    (role) => (toOklch(colors[role])?.c ?? 0) >= LEAST_CHROMA && hueDistance(hex, colors[role]) < SAME_HUE,
  );
}

const GROUNDS = ['background', 'surface', 'surface-container-low', 'surface-container-lowest'] as const;

/** The page's own tone is near in lightness, and in hue where the asked one has a hue. */
function isGround({ hex }: ExpectedColor, colors: Tokens['colors']): boolean {
  const asked = toOklch(hex);
  return GROUNDS.some((role) => {
    const got = toOklch(colors[role]);
    if (asked === undefined || got === undefined || Math.abs(asked.l - got.l) > 0.12) return false;
    return asked.c < 0.02 ? got.c < 0.04 : hueDistance(hex, colors[role]) < 2 * SAME_HUE;
  });
}

function hueDistance(one: string, other: string): number {
  const turn = Math.abs((toOklch(one)?.h ?? 0) - (toOklch(other)?.h ?? 0)) % 360;
  return Math.min(turn, 360 - turn);
}
