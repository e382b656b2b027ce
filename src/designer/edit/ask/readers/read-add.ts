import type { Detail, Place } from '../ask.ts';
import type { Noun } from '../nouns.ts';
import { type Phrase, nounsIn } from '../read-phrase.ts';
import { type Read, type Reader, isNamed, phraseOf, rawOf, stripHead, trimFillers } from '../clause-words.ts';
import { dropAsides } from '../drop-asides.ts';
import { detailsIn } from '../details-in.ts';
import { takePlaces } from '../take-places.ts';
import { isTyped, shapeOf } from '../../page/value-shape.ts';
import { type Token, is, isMark } from '../token.ts';

const ARTICLES = /^(?:an?|another|ein|eine|einen|une?|un[oa]?|een|uma?)$/i;

const DEFINITE = /^(?:the|an?|another|die|das|den|eine?n?|la|le|une?|el|una?|il|uno)$/i;

/** "Add Lina Roux, Piano to the waiting list": the place behind all that is told. */
function placeBehind(tokens: readonly Token[], reader: Reader): { at: number; of: Phrase } | undefined {
  const at = tokens.findLastIndex(
    (token, index) => index > 0 && is(token, 'to', 'in') && tokens.slice(0, index).some((one) => isMark(one, ',')),
  );
  if (at < 0) return undefined;
  const of = phraseOf(tokens.slice(at + 1), reader);
  return isNamed(of) && reader.isHere(of) ? { at, of } : undefined;
}

const isNoun = (token: Token, nounWords: readonly string[]): boolean =>
  token.kind === 'word' && token.words.length > 0 && token.words.every((word) => nounWords.includes(word));

/** "Yuki Tanaka, Grower, Nov 2026": a name of its own, and then what is told of it. */
const isProper = (tokens: readonly Token[]): boolean =>
  tokens.length <= 4 &&
  tokens.every(({ kind }) => kind === 'word') &&
  /^\p{Lu}/u.test(tokens[0]?.text ?? '') &&
  !DEFINITE.test(tokens[0]?.text ?? '');

const isGiven = ({ kind, text }: Token): boolean => kind === 'quote' || /\d/.test(text);

/** Kinds of things that lists are of. */
const THINGS: ReadonlySet<Noun> = new Set(['item', 'row', 'line', 'card', 'entry']);

const RANKS = /\b(?:secondary|quiet|ghost|outlined?|second)\b/i;

export const readAdd: Read = ({ verb, rest: given, notes, reader, main }) => {
  const rest = dropAsides(given);
  if (
    !is(verb, 'add') &&
    !(is(verb, 'put', 'set') && /^(?:an?|another|ein|eine|un|una|une|een|um|uma)$/i.test(rest[0]?.text ?? ''))
  )
    return undefined;
  const colon = rest.findIndex((token, at) => isMark(token, ':') && at > 0);
  const pre = trimFillers(colon < 0 ? rest : rest.slice(0, colon));
  const post = colon < 0 ? [] : rest.slice(colon + 1);
  const found = takePlaces(pre, reader, false);
  const behind = found === undefined && colon < 0 ? placeBehind(pre, reader) : undefined;
  // "Add at the end the question …": where, before what.
  const isPlaceFirst = found !== undefined && trimFillers(found.before).length === 0;
  const ahead = isPlaceFirst
    ? pre.findIndex(({ kind, text }, at) => at > 0 && kind === 'word' && DEFINITE.test(text))
    : -1;
  let head = ahead > 0 ? pre.slice(ahead) : (found?.before ?? (behind === undefined ? pre : pre.slice(0, behind.at)));
  // "… as the last card": the rest of what leads to the place.
  const headEnd = head.findLastIndex((token) => !/^(?:as|the|als|die|der|das|comme|la|le)$/i.test(token.text));
  if (found !== undefined && /^(?:as|als|comme)$/i.test(head[headEnd + 1]?.text ?? ''))
    head = head.slice(0, headEnd + 1);
  const details: Detail[] = [];
  const extra = ahead > 0 ? [] : [...(found?.after ?? [])];
  const cut = head.findIndex(
    (token, at) =>
      at > 0 &&
      ((is(token, 'with') && !is(token, 'of') && !/^about$/i.test(token.text)) ||
        (isMark(token, ',') &&
          (head.slice(0, at).some((one) => one.kind === 'quote' || phraseOf([one], reader).noun !== undefined) ||
            isProper(head.slice(0, at))))),
  );
  if (cut > 0) {
    extra.push(...head.slice(cut));
    head = head.slice(0, cut);
  }
  const places: Place[] = [
    ...(found?.places ?? []).map((place): Place =>
      place.at === 'above' &&
      (place.of?.noun === 'table' || place.of?.noun === 'list') &&
      pre.some((token) => is(token, 'above') && /^on top of$/i.test(token.text))
        ? { ...place, at: 'top' }
        : place,
    ),
    ...(behind === undefined ? [] : [{ at: 'in' as const, of: behind.of }]),
  ];
  // "Add to Alarms a switch …": where, before what.
  const article = head.findIndex((token, at) => at > 1 && token.kind === 'word' && ARTICLES.test(token.text));
  if (is(head[0], 'to', 'in') && colon < 0 && article > 0) {
    const of = phraseOf(head.slice(1, article), reader);
    if (isNamed(of) && reader.isHere(of)) {
      head = head.slice(article);
      places.push({ at: 'in', of });
    }
  }
  // "Add to the guests: …": where, and what behind the colon.
  const into =
    is(head[0], 'to', 'in') && colon > 0
      ? 0
      : head.findIndex(
          (token, at) =>
            at > 0 &&
            is(token, 'to', 'in', 'of') &&
            head.slice(0, at).some((one) => one.kind !== 'word' || one.words.length > 0),
        );
  const as = head.findIndex(
    (token, at) =>
      at > 0 &&
      ((/^as$/i.test(token.text) && /^(?:an?|the|another)$/i.test(head[at + 1]?.text ?? '')) ||
        (/^(?:as|como|als|comme|come)$/i.test(token.text) && is(head[at + 1], 'top', 'bottom'))),
  );
  if (as > 0) {
    const end = head.findIndex((token, at) => at > as + 1 && is(token, 'in', 'of', 'to'));
    const role = phraseOf(head.slice(as + 1, end < 0 ? head.length : end), reader);
    const lead = phraseOf(head.slice(0, as), reader);
    const of = end < 0 ? undefined : phraseOf(head.slice(end + 1), reader);
    const name = lead.quotes[0] ?? rawOf(stripHead(head.slice(0, as)), reader.text);
    return [
      {
        kind: 'add',
        head: {
          ...lead,
          quotes: [name],
          words: [],
          ...(role.noun && { noun: role.noun }),
          ...(role.ordinal !== undefined && { ordinal: role.ordinal }),
        },
        details: [],
        places: of !== undefined && isNamed(of) ? [{ at: 'in', of }] : places,
        isEmpty: false,
      },
    ];
  }
  const calling = head.findIndex((token, at) => at > 0 && is(token, 'called'));
  const called =
    calling > 0 && !head.some(({ kind }) => kind === 'quote')
      ? rawOf(head.slice(calling + 1, into > calling ? into : head.length), reader.text)
      : '';
  const plainHead = phraseOf(head.slice(0, called !== '' ? calling : into < 0 ? head.length : into), reader);
  const headPhrase = called === '' ? plainHead : { ...plainHead, quotes: [called] };
  if (into >= 0) {
    const of = phraseOf(head.slice(into + 1), reader);
    if (isNamed(of)) {
      const bare = places.find((place) => place.of === undefined && (place.at === 'top' || place.at === 'bottom'));
      if (bare === undefined) places.push({ at: 'in', of });
      else bare.of = of;
    }
  }
  // What is said behind the colon comes first: it is what the new thing says.
  details.push(
    ...detailsIn(post, reader),
    ...detailsIn(extra, reader),
    // "Built like the others (name, bar): …": what such a thing has, and no word of it.
    ...(post.length > 0 ? notes.filter((note) => note.some(isGiven)) : notes).flatMap((note) =>
      detailsIn(note, reader),
    ),
  );
  const said = rawOf(main, reader.text);
  if (places.length === 0 && headPhrase.ordinal === -1) places.push({ at: 'bottom' });
  const isEmpty = /\b(?:empty|leer|vide|vac[ií]a|vuota|leeg|vazia)\b/i.test(said);
  const quotes = headPhrase.quotes.length > 0 ? headPhrase.quotes : [];
  if (quotes.length === 0 && details.length === 0 && headPhrase.words.length === 0) return undefined;
  const bare = rawOf(stripHead(into < 0 ? head : head.slice(0, into)), reader.text);
  // What is only described has to be thought up; what has a name of its own is written.
  const isColumn = headPhrase.noun === 'column' && headPhrase.words.length > 0;
  if (quotes.length === 0 && details.length === 0 && headPhrase.noun !== 'icon' && !isColumn && !/^\p{Lu}/u.test(bare))
    return undefined;
  // "A gift wrapping option, €3.50": what is told is a value, so that its words are the name.
  const ownName = rawOf(
    stripHead(into < 0 ? head : head.slice(0, into)).filter((token) => !isNoun(token, headPhrase.nounWords)),
    reader.text,
  );
  // "Add order Petit Café, Guji filter, 1.5 kg": what stands first is one of the things that are told.
  const isNameFirst =
    quotes.length === 0 &&
    details.length > 1 &&
    ownName !== '' &&
    (headPhrase.noun === undefined || THINGS.has(headPhrase.noun)) &&
    !headPhrase.words.some((word) => nounsIn([word]).length > 0) &&
    (/^[\p{Lu}\d]/u.test(ownName) || details.length > 2) &&
    colon < 0;
  const isTold = details.some((one) => one.isQuoted || (one.label === '' && !isTyped(shapeOf(one.value))));
  const isNamedByWords =
    quotes.length === 0 &&
    headPhrase.words.length > 0 &&
    (details.length > 0 || isColumn) &&
    (headPhrase.noun === 'select' || isColumn || (headPhrase.noun === 'field' && colon < 0) || !isTold) &&
    ownName !== '';
  if (isNameFirst) details.unshift({ label: '', value: ownName, isQuoted: false });
  const named = isNameFirst
    ? { ...headPhrase, words: [] }
    : isNamedByWords
      ? { ...headPhrase, quotes: [ownName.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())], words: [] }
      : quotes.length === 0 && details.length === 0
        ? { ...headPhrase, quotes: [rawOf(stripHead(into < 0 ? head : head.slice(0, into)), reader.text)], words: [] }
        : headPhrase;
  // "Two more options, "Herbs" and "Ferns"": each quoted text is one of them.
  const isSeveral =
    (headPhrase.isPlural === true ||
      /\b(?:two|three|four|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie)\b/i.test(rawOf(head, reader.text))) &&
    colon < 0;
  const each = [...quotes, ...details.filter((one) => one.isQuoted && one.label === '').map(({ value }) => value)];
  if (isSeveral && each.length > 1) {
    const isFirst = places[0]?.at === 'before' || places[0]?.at === 'top';
    return (isFirst ? each : each.toReversed()).map((name) => ({
      kind: 'add',
      head: { ...headPhrase, quotes: [name], words: [] },
      details: [],
      places,
      isEmpty: false,
    }));
  }
  return [
    {
      kind: 'add',
      head: named,
      details,
      places,
      isEmpty,
      ...(RANKS.test(rawOf(head, reader.text)) && { rank: 'secondary' as const }),
    },
  ];
};
