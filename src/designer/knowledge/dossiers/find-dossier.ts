import { openWhole } from '../library.ts';
import type { Dossier } from './dossier.ts';

/** Every page about one person or thing that is written down. */
export const listDossiers = openWhole('dossiers', (dossiers: readonly Dossier[]) => dossiers);

/** By the longest of its words that the text speaks; a contact where it speaks of none. */
export function findDossier(text: string): Dossier {
  const spoken = ` ${text.toLowerCase().replaceAll(/[^\p{L}]+/gu, ' ')} `;
  const lengthOf = ({ words }: Dossier): number =>
    Math.max(
      0,
      ...words
        .filter((word) => spoken.includes(` ${word} `) || spoken.includes(` ${word}s `))
        .map((word) => word.length),
    );
  const [fallback, ...others] = listDossiers();
  if (fallback === undefined) throw new RangeError('No dossier is written down');
  return others.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), fallback);
}
