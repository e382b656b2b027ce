import type { Ask, LookName } from '../ask.ts';
import { PRONOUN, type Read, isNamed, phraseOf, rawOf } from '../clause-words.ts';
import { type FoundColor, findNamedColors } from '../colors.ts';
import { splitAt } from '../list-segments.ts';
import { findLooks } from '../looks.ts';
import { PLACES } from '../take-places.ts';
import { is, isMark } from '../token.ts';
import { DROPPED, THEME } from './look-words.ts';

/** A colour or a look of something that is on the page. */
export const readLook: Read = ({ verb, rest, main, notes, reader, isOwn }) => {
  if (
    verb !== undefined &&
    !is(verb, 'make', 'put', 'set', 'becomes', 'current', 'replace', 'move', 'wish', 'enable') &&
    isOwn
  )
    return undefined;
  const said = rawOf(main, reader.text);
  if (THEME.test(said)) return undefined;
  const becomes = main.findIndex((token, at) => at > 0 && is(token, 'becomes'));
  const old = rest.findIndex((token, at) => at > 0 && is(token, 'instead'));
  const words = (old < 0 ? rest : rest.slice(0, old)).filter((_, at) => becomes < 0 || isOwn || at !== becomes);
  if (
    words.some((token) => token.kind === 'quote') &&
    rest.some((token) => is(token, 'to') && /^(?:to|zu|durch|por|par)$/i.test(token.text)) &&
    words.at(-1)?.kind === 'quote'
  )
    return undefined;
  const withNotes = [...words, ...notes.flat()];
  const colors = findNamedColors(withNotes);
  const own = is(verb, 'make') && isOwn && verb !== undefined ? findLooks(verb.words).map(({ look }) => look) : [];
  const plainWords = words.flatMap((token, at) =>
    token.kind === 'word' && !is(token, 'leftof', 'rightof') && !(is(token, 'top', 'bottom') && token.words.length > 2)
      ? token.words.map((word) => ({ word, at }))
      : [{ word: '\u0000', at }],
  );
  const looks = [...own.map((look) => ({ look, start: 0, end: 0 })), ...findLooks(plainWords.map(({ word }) => word))];
  const color = colors.find(({ start }) => start < words.length);
  const hexed = colors.find(({ name }) => name.startsWith('#')) ?? color;
  if (color === undefined && looks.length === 0) return undefined;
  const taken = new Set<number>();
  for (const found of colors) for (let at = found.start; at < found.end; at++) taken.add(at);
  for (const look of looks) for (let at = look.start; at < look.end; at++) taken.add(plainWords[at]?.at ?? -1);
  // "Put the yellow warning under the cards": a colour by which a thing is known.
  const spot = words.findIndex((token) => is(token, ...PLACES));
  if (is(verb, 'put', 'move') && isOwn && color !== undefined && spot > color.start && looks.length === 0)
    return undefined;
  const isGround = /\b(?:background|ground|hintergrund|fond|fondo|sfondo|achtergrond|fundo|backdrop|fill)\b/i.test(
    said,
  );
  const isBorder =
    /\b(?:border|outline|frame|edge|rahmen|bordure|borde|bordo|rand|borda)\b/i.test(said) &&
    !looks.some(({ look }) => look === 'bordered' || look === 'borderless');
  const isInk =
    /\b(?:text|letters?|font colou?r|words|ink|schrift|texte|texto|testo|tekst|letras?)\b/i.test(said) &&
    color !== undefined &&
    !isGround;
  // "The names in the table bold": what follows says where; "in bold" does not.
  const isPlaceAt = (at: number): boolean => {
    const next = words.findIndex((token, index) => index > at && !(token.kind === 'word' && DROPPED.test(token.text)));
    return (
      at > 0 &&
      is(words[at], 'in') &&
      /^(?:in|within|inside|dans|en|im)$/i.test(words[at]?.text ?? '') &&
      next > 0 &&
      !taken.has(next)
    );
  };
  const rest2 = words.filter(
    (token, at) =>
      !taken.has(at) &&
      !(token.kind === 'word' && DROPPED.test(token.text) && !(is(token, 'of') && at > 0) && !isPlaceAt(at)) &&
      !is(token, 'wish', 'becomes') &&
      !(is(token, 'and') && (at === 0 || at === words.length - 1 || taken.has(at - 1) || taken.has(at + 1))),
  );
  const cleaned =
    color === undefined
      ? rest2
      : rest2.filter(
          (token) =>
            !/^(?:dark|light|pale|white|black|deep|bright|readable|one)$/i.test(token.text) || token.kind !== 'word',
        );
  const between = words.findIndex((token, at) => is(token, 'between') && at < words.length - 1);
  const apart =
    between >= 0 && looks.every(({ look }) => look === 'airier' || look === 'tighter') && looks.length > 0
      ? phraseOf(words.slice(between + 1), reader)
      : undefined;
  // "More space between the things": those of what was spoken of.
  if (apart !== undefined && !isNamed(apart))
    return looks.map(({ look }) => ({ kind: 'look', target: PRONOUN, look, isBetween: true as const }));
  const target = apart ?? phraseOf(cleaned, reader);
  // "… now carries the green done mark like the first two": more is said of it than how it looks.
  if (target.quotes.length > 0 && target.words.length > 1 && apart === undefined) return undefined;
  const isWhole =
    target.noun === 'page' ||
    target.words.some((word) => /^(?:everything|everywhere|alles|tout|todo|tutto|tudo)$/.test(word)) ||
    (target.isPronoun !== true && !isNamed(target));
  if (isWhole || (target.noun === 'picture' && is(verb, 'set', 'replace'))) return undefined;
  // "It looks scary", "is way too huge": a complaint and no wish.
  if (
    becomes > 0 &&
    !isOwn &&
    /^(?:looks?|is|are|has|ist|sind|est)$/i.test(main[becomes]?.text ?? '') &&
    color === undefined
  )
    return undefined;
  const asks: Ask[] = [];
  if (apart !== undefined && !reader.isHere(apart))
    return looks.map(({ look }) => ({ kind: 'look', target: PRONOUN, look, isBetween: true as const }));
  // All headings in another face are a wish about the page's own faces.
  if (
    looks.some(({ look }) => FACES.has(look)) &&
    target.isPlural === true &&
    target.words.length + target.quotes.length === 0
  )
    return undefined;
  if (!reader.isHere(target)) {
    const several = splitAt(cleaned, (token) => isMark(token, ',') || is(token, 'and')).map((part) =>
      phraseOf(part, reader),
    );
    if (several.length < 2 || !several.every((one) => isNamed(one) && reader.isHere(one))) return undefined;
    return several.flatMap((one) => looks.map(({ look }): Ask => ({ kind: 'look', target: one, look })));
  }
  const parts = splitAt(
    words.filter((token, at) => !taken.has(at) && !is(token, 'wish', 'becomes')),
    (token) => isMark(token, ',') || is(token, 'and'),
  ).map((part) => phraseOf(part, reader));
  if (
    color === undefined &&
    apart === undefined &&
    parts.length > 1 &&
    parts.every((one) => isNamed(one) && reader.isHere(one))
  )
    return parts.flatMap((one) => looks.map(({ look }): Ask => ({ kind: 'look', target: one, look })));
  const meant =
    between >= 0 && looks.some(({ look }) => look === 'airier' || look === 'tighter')
      ? phraseOf(words.slice(between + 1), reader)
      : target;
  for (const { look } of looks)
    asks.push({
      kind: 'look',
      target: look === 'airier' || look === 'tighter' ? meant : target,
      look,
      ...(between >= 0 && { isBetween: true as const }),
    });
  const second = colors.find((one) => one !== color && one.start < words.length && !one.name.startsWith('#'));
  if (color !== undefined && hexed === color && second !== undefined && isInk) {
    // "Dark blue with white text": each colour is of what stands beside it.
    const isWords = (one: FoundColor): boolean =>
      [withNotes[one.end], withNotes[one.end + 1], withNotes[one.start - 1]].some((token) =>
        INK.test(token?.text ?? ''),
      );
    for (const one of [color, second].toSorted((a, b) => Number(isWords(a)) - Number(isWords(b))))
      asks.push({ kind: 'paint', target, hex: one.hex, name: one.name, on: isWords(one) ? 'words' : 'ground' });
  } else if (color !== undefined && hexed !== undefined)
    asks.push({
      kind: 'paint',
      target,
      hex: hexed.hex,
      name: color.name.replace(/ (?:background|ground|colou?r)$/, ''),
      on: isBorder && !isGround ? 'border' : isInk ? 'words' : 'ground',
    });
  return asks;
};

const INK = /^(?:text|letters?|lettering|words|ink|type|schrift|texte|texto|testo|tekst|letras?)$/i;

const FACES: ReadonlySet<LookName> = new Set(['serif', 'sans', 'mono']);
