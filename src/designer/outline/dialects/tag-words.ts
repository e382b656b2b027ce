/** "max_people" as people write it. */
export const spaced = (name: string): string =>
  name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
export const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const quoted = (words: string): string => (/["“”]/u.test(words) ? words : `"${words}"`);
