import type { DesignTheme } from '../domain/design-theme.ts';
import type { DrawnDevice } from '../domain/designer.ts';
import { FONT_FAMILIES } from '../domain/font.ts';
import type { Look } from '../domain/look.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../domain/token-roles.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX } from '../domain/unspecified.ts';
import { createTokens, type Tokens } from '../tokens/create-tokens.ts';
import { SHADOW_NAMES, UNSEEN } from '../tokens/elevation.ts';
import { RADIUS_NAMES } from '../tokens/shape.ts';
import { SPACE_NAMES } from '../tokens/space.ts';
import { toMarkdownTable } from './markdown-table.ts';

export interface Drawn {
  theme: DesignTheme;
  look: Look;
}

/**
 * What a page is drawn with, in figures: mode, roles as hex, and type, space and corners by their classes in px, for each
 * device that is asked for. Markdown.
 */
export function tellTokens({ theme, look }: Drawn, devices: readonly DrawnDevice[]): string {
  const tokens = createTokens(theme, look, 'MOBILE');
  return [tellMode(tokens, look), tellColors(tokens), tellSizes({ theme, look }, devices)].join('\n\n');
}

/** Type, spaces and corners alone, where no colour is decided yet. */
export function tellSizes({ theme, look }: Drawn, devices: readonly DrawnDevice[]): string {
  const columns = [...new Set(devices)].map((device) => ({ device, tokens: createTokens(theme, look, device) }));
  const named = columns.map(({ device }) => (device === 'MOBILE' ? PHONE : device.toLowerCase()));
  return `${tellType(columns, named)}\n\n${tellSpaces(columns, named)}`;
}

/** The type scale and spaces of every screen become those of a phone up to here. */
const PHONE = 'phone, and all to 640 px';

export const BREAKPOINTS =
  'Breakpoints are those of Tailwind: `sm:` 640, `md:` 768, `lg:` 1024, `xl:` 1280, `2xl:` 1536 px. Pages are checked at 320, 390 and the width of their device.';

interface Column {
  device: DrawnDevice;
  tokens: Tokens;
}

/** Size of the sheet that a device shows at once. */
export const tellSheet = (device: DrawnDevice): string => `${DEVICE_WIDTH_PX[device]} × ${DEVICE_HEIGHT_PX[device]} px`;

function tellMode({ colorMode, families }: Tokens, { density, scale }: Look): string {
  const { headline, body, label } = families;
  const fonts = `headlines ${FONT_FAMILIES[headline]}, text ${FONT_FAMILIES[body]}, labels ${FONT_FAMILIES[label]}`;
  return `Mode ${colorMode}; density ${density}, type ${scale}. Fonts: ${fonts}.`;
}

/** One line for each group; a role that is seen otherwise as a fill than as words says both. */
function tellColors({ colors, accents, userColors }: Tokens): string {
  const tell = (role: (typeof COLOR_ROLES)[number]): string => {
    const accent = (accents as Readonly<Record<string, { fill: string; ink: string } | undefined>>)[role];
    const on = role.startsWith('on-') ? accents[role.slice(3) as keyof typeof accents]?.onFill : undefined;
    if (accent === undefined) return `${role} ${on ?? colors[role]}`;
    return accent.fill === accent.ink
      ? `${role} ${accent.fill}`
      : `${role} ${accent.fill} (as words and lines ${accent.ink})`;
  };
  const lines = COLOR_GROUPS.map((isIn) => `- ${COLOR_ROLES.filter(isIn).map(tell).join(', ')}`);
  const own = userColors.map(({ property, hex }) => `var(--${property}) ${hex}`).join(', ');
  return ['Colour roles:', ...lines, ...(own === '' ? [] : [`- of the design system: ${own}`])].join('\n');
}

const ACCENTED = ['primary', 'secondary', 'tertiary', 'error'] as const;

const COLOR_GROUPS: readonly ((role: string) => boolean)[] = [
  (role) => !ACCENTED.some((accent) => role.includes(accent)),
  ...ACCENTED.map((accent) => (role: string) => role.includes(accent)),
];

function tellType(columns: readonly Column[], named: readonly string[]): string {
  const rows = TYPE_ROLES.map((role) => {
    const steps = columns.map(({ tokens }) => tokens.type.wide[role]);
    return [`text-${role}`, ...steps.map(({ sizePx, linePx }) => `${sizePx}/${linePx}`), String(steps[0]?.weight)];
  });
  return toMarkdownTable(['type: size/line px', ...named, 'weight'], rows);
}

function tellSpaces(columns: readonly Column[], named: readonly string[]): string {
  const rows = SPACE_NAMES.map((name) => [name, ...columns.map(({ tokens }) => String(tokens.spaces.wide[name]))]);
  const table = toMarkdownTable(['space, px (p-card, gap-block …)', ...named], rows);
  const [first] = columns;
  return first === undefined ? table : `${table}\n\n${tellShapes(first.tokens)}`;
}

function tellShapes({ radii, shadows }: Tokens): string {
  const corners = RADIUS_NAMES.map((name) => `${name === 'default' ? 'rounded' : `rounded-${name}`} ${radii[name]}`);
  const seen = SHADOW_NAMES.filter((name) => shadows[name] !== UNSEEN).map((name) => `shadow-${name}`);
  return `Corners, px: ${corners.join(', ')}. Shadows: ${seen.length === 0 ? 'none in this design system' : seen.join(', ')}.`;
}
