import { isTyped, shapeOf } from '../page/value-shape.ts';
import type { Detail } from './ask.ts';
import { type Reader, rawOf, trimFillers } from './clause-words.ts';
import { isBar, splitAt } from './list-segments.ts';
import { type Token, is, isMark } from './token.ts';

const ASIDES =
  /^(?:same|built like|made like|styled|formatted|drawn like|looking like|matching|just as|in the same|like the|as the|plain|to be|with the same|just like|no |still|all|each|new|in that|using|without)/i;

const NAMING =
  /^(?:values?|cells?|texts?|labels?|words|werte?|the|a|an|and|als|as|saying|called|named|name|title|answer|antwort|réponse|respuesta|heading|it)$/i;

/** What a new thing says: pieces between commas, each with the words that label it. */
export function detailsIn(tokens: readonly Token[], reader: Reader): Detail[] {
  // "– / – / yes / yes": between bars each piece is a value, and a dash is one too.
  const bars = tokens.filter((token) => isBar(token)).length;
  const isDashed = tokens.some((token, at) => isBar(token) && isMark(tokens[at - 1], '–', '—', '-'));
  if (bars > 1 || isDashed)
    return splitAt(tokens, (token) => isBar(token)).flatMap((piece): Detail[] => {
      const values = piece.filter((token) => !is(token, 'with') && !isMark(token, ':'));
      const value = values.length === 1 && values[0]?.kind === 'quote' ? values[0].text : rawOf(values, reader.text);
      return value === '' ? [] : [{ label: '', value, isQuoted: true }];
    });
  const pieces = splitAt(
    tokens,
    (token) =>
      isMark(token, ',', ';', '–', '—', '·', '|', '-', '/') ||
      is(token, 'and') ||
      (is(token, 'with') && !is(token, 'of')),
  );
  return pieces.flatMap((piece): Detail[] => {
    const plain = trimFillers(piece.filter((token) => !isMark(token, ':', '=')));
    const quotes = plain.filter(({ kind }) => kind === 'quote');
    if (quotes.length > 0) {
      let label: string[] = [];
      return plain.flatMap((token): Detail[] => {
        if (token.kind !== 'quote') {
          if (!is(token, 'called')) label.push(token.text);
          return [];
        }
        const detail = {
          label: label.filter((word) => !NAMING.test(word)).join(' '),
          value: token.text,
          isQuoted: true,
        };
        label = [];
        return [detail];
      });
    }
    const text = rawOf(plain, reader.text);
    if (text === '' || (ASIDES.test(text) && !/\d/.test(text) && !/^to be\b/i.test(text))) return [];
    const figure = plain.findIndex((token) => /\d/.test(token.text));
    // "Since Dec 2026": a date begins with its month.
    const dated = plain.findIndex(
      (_, at) => at > 0 && at < figure && shapeOf(rawOf(plain.slice(at), reader.text)).kind === 'date',
    );
    const start = dated > 0 ? dated : figure;
    const tail = start > 0 ? rawOf(plain.slice(start), reader.text) : '';
    if (start > 0 && start <= 3 && isTyped(shapeOf(tail))) {
      const label = plain
        .slice(0, start)
        .map(({ text: word }) => word)
        .filter((word) => !NAMING.test(word))
        .join(' ');
      return [{ label, value: label === '' ? tail : tail, isQuoted: false }];
    }
    const bare =
      plain.length > 1 && NAMING.test(plain[0]?.text ?? '') && !/^(?:a|an|and|as)$/i.test(plain[0]?.text ?? '')
        ? rawOf(plain.slice(plain.findIndex((token) => !NAMING.test(token.text))), reader.text)
        : text;
    return [{ label: '', value: bare, isQuoted: false }];
  });
}
