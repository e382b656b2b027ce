import type { DesignSystem } from '../../domain/design-theme.ts';
import { COLOR_ROLES, TYPE_ROLES } from '../../domain/token-roles.ts';
import type { Tokens } from '../create-tokens.ts';
import type { UserColor } from '../guide/user-color-name.ts';
import { SHADOW_NAMES } from '../elevation.ts';
import { RADIUS_NAMES } from '../shape.ts';
import { SPACE_NAMES, type Spaces } from '../space.ts';
import { MONO_FONT_STACK, toFontStack } from '../type/font-class.ts';
import { toFamilyRole } from './design-md-front-matter.ts';
import { createFormSource } from './form-source.ts';
import { toModeSelectors } from './mode-selectors.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
type Group = Readonly<Record<string, Json>>;

/**
 * A design system as design tokens by the Format Module 2025.10 of the Design Tokens Community Group
 * (https://www.designtokens.org/tr/2025.10/format/). `light` and `dark` hold the colours and shadows of both modes;
 * `color` and `shadow` are aliases of the theme's own mode.
 */
export function toDtcg(designSystem: DesignSystem): string {
  const { displayName, tokens, otherTokens } = createFormSource(designSystem);
  const { own } = toModeSelectors(tokens);
  const [light, dark] = own === 'light' ? [tokens, otherTokens] : [otherTokens, tokens];
  const file: Group = {
    $description: `${displayName}: a ${own} theme with both modes.`,
    light: toModeGroup(light),
    dark: toModeGroup(dark),
    color: { $type: 'color', ...toRecord(COLOR_ROLES, (role) => toToken(`{${own}.color.${role}}`)) },
    shadow: { $type: 'shadow', ...toRecord(SHADOW_NAMES, (name) => toToken(`{${own}.shadow.${name}}`)) },
    ...(tokens.userColors.length === 0 ? {} : { user: { $type: 'color', ...toUserTokens(tokens.userColors) } }),
    font: {
      $type: 'fontFamily',
      headline: toToken(toFamilyList(toFontStack(tokens.families.headline))),
      body: toToken(toFamilyList(toFontStack(tokens.families.body))),
      label: toToken(toFamilyList(toFontStack(tokens.families.label))),
      mono: toToken(toFamilyList(MONO_FONT_STACK)),
    },
    type: { $type: 'typography', ...toTypeTokens(tokens) },
    radius: { $type: 'dimension', ...toRecord(RADIUS_NAMES, (name) => toToken(toPixels(tokens.radii[name]))) },
    space: { $type: 'dimension', ...toSpaceTokens(tokens.spaces.wide) },
    'space-narrow': {
      $type: 'dimension',
      $description: 'For viewports up to 640px.',
      ...toSpaceTokens(tokens.spaces.narrow),
    },
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const toToken = ($value: Json): Group => ({ $value });

const toRecord = <Name extends string>(names: readonly Name[], toValue: (name: Name) => Json): Group =>
  Object.fromEntries(names.map((name) => [name, toValue(name)]));

const toModeGroup = ({ colors, shadows }: Tokens): Group => ({
  color: { $type: 'color', ...toRecord(COLOR_ROLES, (role) => toToken(toColor(colors[role]))) },
  shadow: { $type: 'shadow', ...toRecord(SHADOW_NAMES, (name) => toToken(toShadow(shadows[name]))) },
});

const toColor = (hex: string): Group => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((start) => round(Number.parseInt(hex.slice(start, start + 2), 16) / 255)),
  hex,
});

/** A layer of a shadow as `elevation.ts` writes it. */
const LAYER = /^(\S+) (\S+) (\S+) rgb\(0 0 0 \/ ([\d.]+)\)$/;

/** `none` becomes a shadow that is not seen, since the format knows no empty one. */
function toShadow(value: string): Json {
  const layers = value.split(', ').flatMap((layer) => {
    const match = LAYER.exec(layer);
    return match === null ? [] : [toLayer(match.slice(1, 4).map(Number.parseFloat), Number(match[4]))];
  });
  return layers.length === 0 ? toLayer([0, 0, 0], 0) : layers;
}

const toLayer = ([offsetX = 0, offsetY = 0, blur = 0]: readonly number[], alpha: number): Group => ({
  color: { colorSpace: 'srgb', components: [0, 0, 0], alpha, hex: '#000000' },
  offsetX: toPixels(offsetX),
  offsetY: toPixels(offsetY),
  blur: toPixels(blur),
  spread: toPixels(0),
});

const toPixels = (value: number): Group => ({ value, unit: 'px' });

const toTypeTokens = ({ type }: Tokens): Group =>
  toRecord(TYPE_ROLES, (role) => {
    const { sizePx, linePx, weight, trackingEm } = type.wide[role];
    return toToken({
      fontFamily: `{font.${toFamilyRole(role)}}`,
      fontSize: toPixels(sizePx),
      fontWeight: weight,
      letterSpacing: toPixels(round(trackingEm * sizePx)),
      lineHeight: round(linePx / sizePx),
    });
  });

const toSpaceTokens = (spaces: Spaces): Group => toRecord(SPACE_NAMES, (name) => toToken(toPixels(spaces[name])));

const toFamilyList = (stack: string): string[] => stack.split(', ').map((family) => family.replaceAll('"', ''));

/** Under their own names, where the format allows those. */
function toUserTokens(colors: readonly UserColor[]): Group {
  const tokens = new Map<string, Group>();
  for (const { name, property, hex } of colors) {
    const allowed = name.replace(/^\$+/, '').replace(/[{}.]/g, '-');
    tokens.set(allowed === '' || tokens.has(allowed) ? property : allowed, {
      $value: toColor(hex),
      ...(allowed === name ? {} : { $description: name }),
    });
  }
  return Object.fromEntries(tokens);
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
