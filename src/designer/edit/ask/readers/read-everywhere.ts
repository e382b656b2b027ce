import { type Read, rawOf, valueOf } from '../clause-words.ts';
import { findNamedColors } from '../colors.ts';
import { findLooks } from '../looks.ts';
import { is, isMark } from '../token.ts';

const EVERYWHERE =
  /\b(?:everywhere|wherever it|all (?:over|places|occurrences)|throughout|überall|partout|en todas partes|ovunque|overal|em todo(?: o)? lado)\b/i;

/** "Greenhouse 3 is greenhouse 5 now, change it everywhere". */
export const readEverywhere: Read = ({ main, rest, reader, isOwn, verb }) => {
  const isLook = findLooks(rest.flatMap(({ words: own }) => own)).length > 0 || findNamedColors(rest).length > 0;
  if (
    !isLook &&
    EVERYWHERE.test(rawOf(main, reader.text)) &&
    rest.length <= 3 &&
    !main.some(({ kind }) => kind === 'quote')
  )
    return [];
  if (!EVERYWHERE.test(reader.text) || is(verb, 'remove', 'add', 'move')) return undefined;
  const words = isOwn ? rest : main;
  const at = words.findIndex((token, index) => index > 0 && (is(token, 'becomes', 'to') || isMark(token, '→')));
  if (at < 0) return undefined;
  const from = valueOf(words.slice(0, at), reader.text).value;
  const to = valueOf(
    words.slice(at + 1).filter((token) => !EVERYWHERE.test(token.text)),
    reader.text,
  ).value;
  if (
    from === '' ||
    to === '' ||
    from.split(' ').length > 6 ||
    findLooks(to.toLowerCase().split(' ')).length > 0 ||
    findNamedColors(words.slice(at + 1)).length > 0
  )
    return undefined;
  return [{ kind: 'everywhere', from, to }];
};
