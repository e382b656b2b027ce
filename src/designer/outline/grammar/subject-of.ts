import { cut, trimEnds, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { bareWords, titled } from './bare-words.ts';
import type { Description } from './description.ts';
import { span } from './stretch.ts';

/** "list of tours", "Liste der Völker": what a list is of heads it. */
export function subjectOf({ tokens, head }: Description, sentence: Piece): Words | undefined {
  const behind = tokens.find((token) => token.start >= (head?.end ?? 0) && token.is === 'words');
  if (behind === undefined) return undefined;
  const words = span(sentence, [behind]);
  const of = /^(?:of|der|des|von|de|des|del|de los|de las|dei|delle|degli|van|över|av)\s+(?:all\s)?/iu.exec(words.text);
  if (of === null) return undefined;
  const subject = trimEnds(cut(words, of[0].length), '.,;');
  return subject.text === '' || subject.text.split(/\s+/).length > 4 ? undefined : titled(bareWords(subject));
}
