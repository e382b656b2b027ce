/** A phrase that is a regular expression as it stands, with borders of its own. */
const WRITTEN_OUT = /^\/(.+)\/$/su;

/**
 * What finds the words of an entry in a prompt: any of its phrases between borders of words, in any case. A phrase may hold
 * what regular expressions hold (`tailors?`, `bak(?:er|ing)`); one between slashes is taken as it stands.
 */
export function toPattern(words: readonly string[]): RegExp {
  const plain = words.filter((phrase) => !WRITTEN_OUT.test(phrase));
  const others = words.flatMap((phrase) => WRITTEN_OUT.exec(phrase)?.[1] ?? []);
  return new RegExp(
    [...(plain.length === 0 ? [] : [String.raw`\b(?:${plain.join('|')})\b`]), ...others].join('|'),
    'i',
  );
}

/** An entry as it is written: with its words as phrases. */
export type Spoken<Entry extends { words: RegExp }> = Omit<Entry, 'words'> & { words: readonly string[] };

/** An entry with its words as they find it. */
export const withPattern = <Entry extends { words: RegExp }>(form: Spoken<Entry>): Entry =>
  ({ ...form, words: toPattern(form.words) }) as unknown as Entry;
