const LIKE: Readonly<Record<string, string>> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  İ: 'i',
  æ: 'a',
  œ: 'o',
  đ: 'd',
  '’': "'",
  '‑': '-',
  '–': '-',
};

/** Lowercase without accents, character by character, so that offsets stay those of the text. */
export const foldText = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}]|[A-Z]/gu, (letter) => {
    const lower = letter.toLowerCase();
    const plain = LIKE[letter] ?? LIKE[lower];
    if (plain !== undefined) return plain;
    if (!/\p{Script=Latin}/u.test(letter)) return letter;
    return lower.normalize('NFD').charAt(0);
  });
