import { STYLE_NAMES, type StyleName } from '../style-names.ts';
import { ART_DIRECTIONS, DIRECTION_IDS, type DirectionId } from './art-directions.ts';
import { NAMED_STYLES } from './named-styles.ts';
import type { Style } from './direction.ts';
import { touchUp, type StyleTouch } from './style-touch.ts';

/** Touches that give a treatment back to the theme, where the theme was told what it is to be. */
const YIELDS = {
  'theme-corners': { corners: 'themed' },
  'theme-type': { type: 'themed' },
  'theme-buttons': { button: 'filled' },
  'dark-ground': { ground: 'field' },
} as const satisfies Readonly<Record<string, StyleTouch>>;
export type Yield = keyof typeof YIELDS;

/** A direction and everything that was laid over it, as documents name it: `poster+bauhaus+theme-corners`. */
export interface NamedDirection {
  id: DirectionId;
  /** The strongest first. */
  styles: readonly StyleName[];
  yields: readonly Yield[];
}

/** Styles that change nothing of the treatment leave no trace in the name. */
export const printDirectionName = ({ id, styles, yields }: NamedDirection): string =>
  [id, ...styles.filter((name) => NAMED_STYLES[name].touch !== undefined), ...yields].join('+');

/** Undefined for names that were made elsewhere. */
export function parseDirectionName(name: string | undefined): NamedDirection | undefined {
  const [first, ...rest] = (name ?? '').split('+');
  const id = DIRECTION_IDS.find((one) => one === first);
  if (id === undefined) return undefined;
  return {
    id,
    styles: STYLE_NAMES.filter((style) => rest.includes(style)).sort((a, b) => rest.indexOf(a) - rest.indexOf(b)),
    yields: (Object.keys(YIELDS) as Yield[]).filter((one) => rest.includes(one)),
  };
}

/** The direction's style with its named styles laid over it, the strongest on top. */
export function styleOfDirection({ id, styles, yields }: NamedDirection): Style {
  const named = [...styles].reverse().flatMap((name) => NAMED_STYLES[name].touch ?? []);
  return touchUp(ART_DIRECTIONS[id].style, [...named, ...yields.map((one) => YIELDS[one])]);
}
