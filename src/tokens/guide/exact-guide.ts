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

/** Fields under `guide:` in front matter, as this service writes them. Undefined when the file is of another make. */
export function readExactGuide(leaves: readonly FrontMatterLeaf[]): GuideWords | undefined {
  const isOwn = leaves.some(
    ({ path: [group, field] }) => group === 'guide' || (group === 'theme' && field === 'customColor'),
  );
  if (!isOwn) return undefined;
  const entries = leaves.flatMap(({ path, value }) => {
    const [group, field = ''] = path;
    if (group !== 'guide' || path.length !== 2) return [];
    if (field === 'character') return value === '' ? [] : [[field, value.slice(0, CHARACTER_LENGTH)]];
    return field in VALUES && VALUES[field as keyof typeof VALUES].includes(value) ? [[field, value]] : [];
  });
  return Object.fromEntries(entries) as GuideWords;
}
