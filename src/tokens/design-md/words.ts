/**
 * A test for words of any language in normalised text. Words in Latin, Greek or Cyrillic letters match whole, words in
 * scripts without spaces match anywhere.
 */
export type WordTest = (normalised: string) => boolean;

/** Lower case, camelCase and separators split: `--onPrimary_500` and `On Primary 500` both become `on primary 500`. */
export function toWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const HAS_NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;

/** `words` is a list parted by spaces; an underscore stands for a space inside a phrase. */
export function defineWordTest(words: string): WordTest {
  const all = words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
  const inside = all.filter((word) => HAS_NO_SPACES.test(word));
  const whole = all.filter((word) => !HAS_NO_SPACES.test(word)).map((word) => ` ${word} `);
  return (normalised) => {
    const padded = ` ${normalised} `;
    return whole.some((word) => padded.includes(word)) || inside.some((word) => padded.includes(word));
  };
}
