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
  const all = words.split(/\s+/).filter((word) => word !== '');
  const inside = all.filter((word) => HAS_NO_SPACES.test(word)).map((word) => word.replaceAll('_', ' '));
  const whole = all.filter((word) => !HAS_NO_SPACES.test(word));
  const single = new Set(whole.filter((word) => !word.includes('_')));
  const phrases = whole.filter((word) => word.includes('_')).map((word) => ` ${word.replaceAll('_', ' ')} `);
  return (normalised) =>
    normalised.split(' ').some((word) => single.has(word)) ||
    phrases.some((phrase) => ` ${normalised} `.includes(phrase)) ||
    (HAS_NO_SPACES.test(normalised) && inside.some((word) => normalised.includes(word)));
}
