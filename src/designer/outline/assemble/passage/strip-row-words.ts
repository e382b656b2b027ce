import type { Passage } from '../../form/passage.ts';
import { cut } from '../../form/piece.ts';

/** What only says that there is one thing more, before the thing's own words: `Row "Ben", "three doors down"`. */
const ROW_WORD =
  /^(?:(?:list )?row|item|entry|line|tile|zeile|eintrag|ligne|entrée|fila|elemento|riga|voce|linha|rij|regel)\s*\d{0,2}\s*[:.–—-]?\s+(?=["“„«`*'‘])/iu;
const LEAST = 2;

/** Takes the word for a row off the lines of a list that all begin with it, so that they are read by what they say. */
export function stripRowWords(passages: readonly Passage[]): Passage[] {
  return passages.map((passage): Passage => {
    const parts = stripRowWords(passage.parts);
    const isListed =
      parts.length >= LEAST && parts.every(({ form, said }) => form !== 'heading' && ROW_WORD.test(said.text));
    return {
      ...passage,
      parts: isListed
        ? parts.map((part) => ({ ...part, said: cut(part.said, ROW_WORD.exec(part.said.text)?.[0].length ?? 0) }))
        : parts,
    };
  });
}
