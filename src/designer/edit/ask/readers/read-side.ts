import { type Read, isNamed, phraseOf, trimFillers } from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import { sideOf } from '../side-words.ts';
import { is, isMark } from '../token.ts';

/** "Save btn left", "den Knopf nach rechts", "cancel should be on the right": the side of its row that a thing goes to. */
export const readSide: Read = ({ verb, rest, reader, isOwn }) => {
  if (isOwn && !is(verb, 'move', 'put', 'make', 'set', 'goes')) return undefined;
  const words = trimFillers(rest).filter((token) => !is(token, 'becomes', 'goes'));
  const found = sideOf(words);
  if (found === undefined) return undefined;
  const targets = splitAt(words.slice(0, found.start), (token) => isMark(token, ',') || is(token, 'and')).map((part) =>
    phraseOf(part, reader),
  );
  if (targets.length === 0 || !targets.every((target) => isNamed(target) && reader.isHere(target))) return undefined;
  return targets.map((target) => ({ kind: 'look', target, look: found.side }));
};
