import type { WantedColor } from '../brief.ts';

export type ColorRole = WantedColor['role'];

const ROLE_AFTER: readonly (readonly [ColorRole, RegExp])[] = [
  ['secondary', /^\W*(?:[\w-]+ )?secondary\b/],
  ['tertiary', /^\W*(?:[\w-]+ )?tertiary\b/],
  [
    'primary',
    /^\W*(?:[\w'’-]+ ){0,2}?(?:primary|accents?|accented|brand|ctas?|buttons?|highlights?|akzente?n?|akzentfarbe|accento?|acento|signature|pops?|headline|knopfe?)\b/,
  ],
  [
    'background',
    /^\W*(?:[\w'’-]+ ){0,2}?(?:backgrounds?|canvas|ground|backdrop|base|surfaces?|paper|page|sheet|field|hintergrund|fond|fondo|sfondo|fundo|void)\b/,
  ],
];

const ROLE_BEFORE: readonly (readonly [ColorRole, RegExp])[] = [
  [
    'background',
    /\b(?:on|over|auf) (?:an? )?(?:(?:pure|soft|deep|warm|cool|dark|light|rich|matte|textured|bright|clean|plain) )?$/,
  ],
  ['secondary', /\bsecondary(?: colou?r)?(?: is|:| of| in| should be)? (?:[\w-]+ )?\W*$/],
  ['tertiary', /\btertiary(?: colou?r)?(?: is|:| of| in| should be)? (?:[\w-]+ )?\W*$/],
  [
    'primary',
    /\b(?:primary|accents?|brand|main|akzentfarbe|principal|button|theme)(?: colou?rs?)?(?: is| are|:| of| in| to| should be)? (?:an? )?(?:[\w-]+ ){0,2}\W*$/,
  ],
  [
    'background',
    /\b(?:backgrounds?|canvas|ground|base|void|hintergrund|fond|fondo|sfondo)(?: colou?r)?(?: is|:| of| in| should be)? (?:an? )?(?:[\w-]+ )?\W*$/,
  ],
];

/** The role that the words around a colour give it; all in lowercase. */
export const findRole = (before: string, after: string): ColorRole =>
  ROLE_AFTER.find(([, words]) => words.test(after.split(/[,.;]| on | with | and /)[0] ?? ''))?.[0] ??
  ROLE_BEFORE.find(([, words]) => words.test(before))?.[0] ??
  'unknown';
