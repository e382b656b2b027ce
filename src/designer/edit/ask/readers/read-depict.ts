import { type Read, phraseOf, stripHead, takeOld, valueOf } from '../clause-words.ts';
import { is } from '../token.ts';

/** "The picture at the top should show a cello, not a piano": what a picture is of. */
export const readDepict: Read = ({ verb, main, rest, isOwn, notes, reader }) => {
  if (is(verb, 'add', 'remove', 'move', 'swap', 'sort') && isOwn) return undefined;
  const becomes = main.findIndex((token, at) => at > 0 && is(token, 'becomes'));
  const words = becomes > 0 ? main : rest;
  const at =
    becomes > 0
      ? becomes
      : words.findIndex(
          (token, index) =>
            index > 0 && is(token, 'to', 'with') && /^(?:to|with|by|durch|zu|par|por)$/i.test(token.text),
        );
  if (at <= 0 || at >= words.length - 1) return undefined;
  const target = phraseOf(
    words.slice(0, at).filter((token) => token !== verb || !isOwn),
    reader,
  );
  if ((target.noun !== 'picture' && target.noun !== 'icon') || !reader.isHere(target)) return undefined;
  const { value } = valueOf(stripHead(takeOld(words.slice(at + 1), notes, reader.text).tokens), reader.text);
  const subject = value.replace(/^(?:(?:picture|photo|image|illustration|icon)s? of )?(?:an?|the|some) /i, '');
  return subject === '' || /^(?:on|at|in|left|right|bigger|smaller|round\w*|wider)\b/i.test(subject)
    ? undefined
    : [{ kind: 'depict', target, subject }];
};
