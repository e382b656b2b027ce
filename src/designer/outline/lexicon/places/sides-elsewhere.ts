/**
 * Left and right in languages that the lexicon does not have, each match with the group of its side: Russian, Ukrainian,
 * Czech, Danish, Greek, Arabic and Hebrew.
 */
export const SIDES_ELSEWHERE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?<left>слева|левой стороне|ліворуч|зліва|vlevo|nalevo|til venstre|αριστερά)|(?<right>справа|правой стороне|праворуч|vpravo|napravo|til højre|δεξιά))`,
    String.raw`(?<!\p{L})(?:على|في|إلى|من) (?:(?:جهة|الجهة|الجانب) )?(?:(?<leftAr>اليسار|اليسرى|الأيسر)|(?<rightAr>اليمين|اليمنى|الأيمن))`,
    String.raw`(?<!\p{L})(?:(?:ב?צד|מצד) (?:(?<leftOf>שמאל)|(?<rightOf>ימין))|(?<leftHe>משמאל)|(?<rightHe>מימין))`,
  ]
    .join('|')
    .replace(/^/, '(?:')
    .replace(/$/, String.raw`)(?!\p{L})`),
  'giu',
);

/** The sides that a text says in one of these languages, in order. */
export const listSidesElsewhere = (text: string): ('left' | 'right')[] =>
  [...text.matchAll(SIDES_ELSEWHERE)].map(({ groups = {} }) =>
    Object.entries(groups).some(([name, said]) => said !== undefined && name.startsWith('left')) ? 'left' : 'right',
  );
