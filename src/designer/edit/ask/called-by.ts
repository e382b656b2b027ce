import type { Phrase } from './read-phrase.ts';

/** A phrase in the words in which it was said, for answers. */
export const calledBy = (phrase: Phrase): string => {
  const near = phrase.near.map(({ phrase: of }) => calledBy(of)).filter((one) => one !== '');
  const own = phrase.quotes[0] ?? [...phrase.words, ...phrase.nounWords].join(' ');
  return [own, ...near].filter((one) => one !== '').join(' of ') || phrase.said;
};
