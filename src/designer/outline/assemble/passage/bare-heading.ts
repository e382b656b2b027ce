import type { Passage } from '../../form/passage.ts';
import { cut, type Piece } from '../../form/piece.ts';
import { headingDirections } from '../heading-directions.ts';
import { readTokens } from '../../phrases/read-tokens.ts';

const MOST_WORDS = 5;

/** "2. Call us (first thing under the title)" over entries of its own: a name that heads them, without what is said of it. */
export function bareHeading({ form, said, parts }: Passage, lang: string): Piece | undefined {
  if (form !== 'item' || parts.length === 0 || !parts.every((part) => part.form === 'item' || part.form === 'row'))
    return undefined;
  const aside = /\s*\([^()]*\)\s*$/u.exec(said.text);
  const name = cut(said, 0, aside?.index);
  if (headingDirections(said, lang).name.text === '') return said;
  const isName =
    /^\p{Lu}[^.:;,!?"“„«`*|/]*$/u.test(name.text) &&
    name.text.split(/\s+/u).length <= MOST_WORDS &&
    readTokens(name, lang).tokens.every(({ is }) => is === 'words');
  return isName ? name : undefined;
}
