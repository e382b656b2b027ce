/** Words in small letters without a figure only connect what they stand between. */
export const isProse = (words: string): boolean =>
  !/\d/.test(words) &&
  !/(?:^|\s)\p{Lu}/u.test(words) &&
  !/[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words);
