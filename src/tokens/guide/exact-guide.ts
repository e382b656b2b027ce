import {
  BORDER_USES,
  BUTTON_SHAPES,
  type DesignGuide,
  ELEVATIONS,
  IMAGERY_KINDS,
  LETTER_CASES,
} from '../../domain/design-guide.ts';
import { DENSITIES, TYPE_CONTRASTS } from '../../domain/look.ts';
import type { FrontMatterLeaf } from '../design-md/read-front-matter.ts';

export type GuideWords = Omit<DesignGuide, 'colors'>;

const VALUES: Readonly<Record<Exclude<keyof GuideWords, 'character'>, readonly string[]>> = {
  density: DENSITIES,
  scale: TYPE_CONTRASTS,
  elevation: ELEVATIONS,
  borders: BORDER_USES,
  buttonShape: BUTTON_SHAPES,
  labelCase: LETTER_CASES,
  imagery: IMAGERY_KINDS,
};

export const CHARACTER_LENGTH = 600;

/** Whether this service wrote the file: its guide then stands under `guide:` and nowhere else. */
export const isOwnFile = (leaves: readonly FrontMatterLeaf[]): boolean =>
  leaves.some(({ path: [group, field] }) => group === 'theme' && field === 'customColor');

/** Fields under `guide:` in front matter, as this service writes them. */
export function readExactGuide(leaves: readonly FrontMatterLeaf[]): GuideWords {
  const entries = leaves.flatMap(({ path, value }) => {
    const [group, field = ''] = path;
    if (group !== 'guide' || path.length !== 2) return [];
    if (field === 'character') return value === '' ? [] : [[field, value.slice(0, CHARACTER_LENGTH)]];
    return field in VALUES && VALUES[field as keyof typeof VALUES].includes(value) ? [[field, value]] : [];
  });
  return Object.fromEntries(entries) as GuideWords;
}
