import { isTyped, shapeOf } from '../../page/value-shape.ts';
import type { Ask } from '../ask.ts';
import { PRONOUN, type Read, type Reader, isNamed, phraseOf, takeOld, trimFillers, valueOf } from '../clause-words.ts';
import type { Noun } from '../nouns.ts';
import { type Token, is } from '../token.ts';

/** "Tower 160 eur", "candling 2h", "button at the bottom "Pay"": a thing and what it says now. */
export const readBare: Read = ({ verb, main, reader, notes, isOwn }) => {
  const [it, ...figure] = isOwn && is(verb, 'make') ? trimFillers(main).slice(1) : [];
  if (/^(?:it|them|that)$/i.test(it?.text ?? '') && isTyped(shapeOf(valueOf(figure, reader.text).value)))
    return [{ kind: 'say', target: PRONOUN, to: valueOf(figure, reader.text).value, isQuoted: false, isRename: false }];
  if (isOwn && !is(verb, 'set')) return undefined;
  const tokens = isOwn ? main.slice(1) : main;
  const old = takeOld(trimFillers(tokens), notes, reader.text);
  const words = old.tokens;
  // "New heading "Weather"": of what the page has one of, the words are new and not the thing.
  const [adjective, ...rest] = words;
  const fresh = rest.at(-1);
  const named = phraseOf(rest.slice(0, -1), reader);
  if (
    /^(?:new|neue[rsn]?|nouveau|nouvelle|nuevo|nueva)$/i.test(adjective?.text ?? '') &&
    fresh?.kind === 'quote' &&
    rest.length === 2 &&
    ['heading', 'title', 'subtitle'].includes(named.noun ?? '') &&
    reader.isHere(named)
  )
    return [{ kind: 'say', target: named, to: fresh.text, isQuoted: true, isRename: true }];
  if (/^(?:an?|another|new|neue[rsn]?)$/i.test(words[0]?.text ?? '')) return undefined;
  const quoted =
    notes.length === 1 && notes[0]?.length === 1 && notes[0][0]?.kind === 'quote' ? notes[0][0].text : undefined;
  const plain = words.filter((token) => !is(token, 'becomes'));
  if (
    quoted !== undefined &&
    isNamed(phraseOf(plain, reader)) &&
    reader.isHere(phraseOf(plain, reader)) &&
    !plain.some(({ kind }) => kind === 'quote')
  )
    return [{ kind: 'say', target: phraseOf(plain, reader), to: quoted, isQuoted: true, isRename: false }];
  const several = readPairs(words, reader);
  if (several !== undefined) return several;
  const alone = words.filter(
    (token) =>
      !/^(?:its|it's|it|that's|thats|that|makes?|leaves|now|there|are|is|so)$/i.test(token.text) &&
      !is(token, 'becomes'),
  );
  if (
    /^(?:its|it's|it|that's|thats|that|makes?|leaves|now|so|there)$/i.test(words[0]?.text ?? '') &&
    isTyped(shapeOf(valueOf(alone, reader.text).value))
  )
    return [{ kind: 'value', to: valueOf(alone, reader.text).value }];
  for (let cut = 1; cut < words.length; cut++) {
    const { value, isQuoted } = valueOf(words.slice(cut), reader.text);
    const first = words[cut];
    if (first === undefined || (first.kind !== 'quote' && !isTyped(shapeOf(value)))) continue;
    if (first.kind === 'word' && !/\d/.test(first.text)) continue;
    const isJoined = cut > 1 && first.kind !== 'quote' && is(words[cut - 1], 'in', 'to', 'of');
    const phrase = phraseOf(words.slice(0, isJoined ? cut - 1 : cut), reader);
    if (isNamed(phrase) && reader.isHere(phrase))
      return [
        {
          kind: 'say',
          target: phrase,
          to: value,
          isQuoted,
          isRename: false,
          ...(!(isQuoted && phrase.noun !== undefined && SAYING.has(phrase.noun)) && { isProperty: true as const }),
          ...(old.from !== undefined && { from: old.from }),
        },
      ];
  }
  return undefined;
};

/** Kinds of things that are what they say. */
const SAYING: ReadonlySet<Noun> = new Set([
  'title',
  'heading',
  'subtitle',
  'button',
  'link',
  'label',
  'text',
  'badge',
  'tab',
  'entry',
]);

/** "Gas 50 air 55": names and values in turn. */
function readPairs(words: readonly Token[], reader: Reader): Ask[] | undefined {
  const asks: Ask[] = [];
  let start = 0;
  for (let at = 1; at < words.length; at++) {
    if (!/^[~+\-−]?[€$£¥]?\d/.test(words[at]?.text ?? '') || at === start) continue;
    let end = at + 1;
    while (
      end < words.length &&
      isTyped(shapeOf(valueOf(words.slice(at, end + 1), reader.text).value)) &&
      (!/^\p{L}/u.test(words[end]?.text ?? '') || !reader.isHere(phraseOf(words.slice(end, end + 1), reader)))
    )
      end++;
    const phrase = phraseOf(words.slice(start, at), reader);
    if ((phrase.words.length === 0 && phrase.quotes.length === 0) || !reader.isHere(phrase)) return undefined;
    asks.push({
      kind: 'say',
      target: phrase,
      to: valueOf(words.slice(at, end), reader.text).value,
      isQuoted: false,
      isRename: false,
    });
    start = end;
    at = end;
  }
  return asks.length > 1 && start >= words.length ? asks : undefined;
}
