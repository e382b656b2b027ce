import { matchPhrase } from './phrase-index.ts';
import { lazyPhraseSet } from './phrase-set.ts';
import { readText } from './read-text.ts';
import { TEMPLATE_OPENERS } from './opener-words.ts';

const openersOf = lazyPhraseSet(TEMPLATE_OPENERS);

/** Whether a clause begins to say what each of several things holds: "each card shows …", "Every row = …", "per row". */
export const opensTemplate = (text: string, lang?: string): boolean => {
  const read = readText(text, lang);
  const openers = openersOf(read.lang);
  if (openers.glued.some((word) => text.replace(/^[\s\-*•·、,，]+/, '').startsWith(word))) return true;
  const match = matchPhrase(openers.phrases, read.tokens, 0);
  return match !== undefined && !match.value.isWeak;
};
