import type { Brief } from '../brief.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { findColors } from '../understand/find-colors.ts';
import { findStyles } from '../understand/find-styles.ts';
import { understand } from '../understand/understand.ts';

/** What the guiding words of a request say. */
export interface Wish extends Pick<Brief, 'colors' | 'fonts' | 'moods' | 'mode' | 'density' | 'roundness' | 'styles'> {
  /** What is to stand first: "with the chart first" → `chart`. */
  first?: string;
}

/** Comparatives that ask for a mode, beside those that name one. */
const DARKER = /\b(?:dark(?:er)?|night|moody|moodier|midnight)\b/i;
const LIGHTER = /\b(?:light(?:er)?|bright(?:er)?|daylight)\b/i;
const FIRST =
  /\b(?:the\s+|an?\s+)?([\p{L}-]+)\s+(?:comes?\s+|goes?\s+|stands?\s+|is\s+|placed\s+)?(?:first|on top|at the top|up top)\b/iu;
const LEADING = /\b(?:lead(?:s|ing)?|starts?|begins?|opens?)\s+with\s+(?:the\s+|an?\s+)?([\p{L}-]+)/iu;
/** Words that stand before "first" and are no part of a page. */
const NO_PART = new Set(['the', 'mobile', 'one', 'at', 'very', 'comes', 'dark', 'light']);

/** Reads what a guiding prompt asks of variants; words that say nothing of it ask for nothing. */
export function readWish(prompt: string): Wish {
  const { colors: named, fonts, moods, mode, density, roundness, styles: called } = understand(prompt, DOMAINS);
  // Guiding words speak of looks alone: a bare "teal" is a colour here, a bare "glass" a style.
  const colors = named.length > 0 || prompt.trim() === '' ? named : findColors(`${prompt} color`);
  const bare =
    prompt.trim() === ''
      ? []
      : prompt
          .split(/[,;.]|\band\b|\bwith\b/i)
          .flatMap((part) => findStyles(`${part.trim().replace(/\bglass(?:y)?$/i, 'glassmorphism')} style`));
  const styles = called !== undefined && called.length > 0 ? called : bare.length > 0 ? [...new Set(bare)] : undefined;
  const said = mode ?? (DARKER.test(prompt) ? 'DARK' : LIGHTER.test(prompt) ? 'LIGHT' : undefined);
  const first = (LEADING.exec(prompt) ?? FIRST.exec(prompt))?.[1]?.toLowerCase();
  return {
    colors,
    fonts,
    moods,
    ...(said !== undefined && { mode: said }),
    ...(density !== undefined && { density }),
    ...(roundness !== undefined && { roundness }),
    ...(styles !== undefined && { styles }),
    ...(first !== undefined && !NO_PART.has(first) && { first }),
  };
}
