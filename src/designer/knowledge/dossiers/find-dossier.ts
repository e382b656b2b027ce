import { DENTAL_PATIENTS } from './dental-patients.ts';
import type { Dossier } from './dossier.ts';
import { GOODS_AND_MACHINES } from './goods-and-machines.ts';
import { NEWCOMERS } from './newcomers.ts';
import { PEOPLE_IN_CARE } from './people-in-care.ts';
import { PIECES_OF_WORK } from './pieces-of-work.ts';
import { SECURITY_MATTERS } from './security-matters.ts';
import { TRADE_PARTNERS } from './trade-partners.ts';

/** Every page about one person or thing that is written down. */
export const DOSSIERS: readonly Dossier[] = [
  ...TRADE_PARTNERS,
  ...PEOPLE_IN_CARE,
  ...NEWCOMERS,
  ...PIECES_OF_WORK,
  ...GOODS_AND_MACHINES,
  ...SECURITY_MATTERS,
  ...DENTAL_PATIENTS,
];

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
  const [fallback, ...others] = DOSSIERS;
  if (fallback === undefined) throw new RangeError('No dossier is written down');
  return others.reduce((best, one) => (lengthOf(one) > lengthOf(best) ? one : best), fallback);
}
