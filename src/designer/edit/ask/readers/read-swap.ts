import { type Read, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { isCommand, splitAt } from '../list-segments.ts';
import { is, isMark } from '../token.ts';

const OTHER_WAY =
  /^(?:(?:in |into )?the )?(?:other way (?:a)?round|(?:trade|swap|change|switch|exchange) places|(?:ihre )?plätze tauschen|opposite order|reverse(?:d)? order|switched places|andersherum|andersrum|umgekehrt|vertauscht|dans l'autre sens|inversés|inversées|al revés|al contrario|andersom)$/i;

export const readSwap: Read = ({ verb, rest, main, reader }) => {
  const turned = main.findIndex((_, at) => at > 1 && OTHER_WAY.test(rawOf(main.slice(at), reader.text)));
  const isTurned =
    /^(?:turn|switch|put|flip|drehe?|stelle?|setze?)$/i.test(verb?.text ?? '') &&
    /^(?:around|round|um|over)$/i.test(rest.at(-1)?.text ?? '');
  if (!is(verb, 'swap') && turned < 0 && !isTurned) return undefined;
  const parts = splitAt(
    trimFillers(turned < 0 ? rest : main.slice(0, turned).filter((token) => !isCommand(token))).filter(
      (token) => !/^(?:around|round|over)$/i.test(token.text) && !isMark(token, ','),
    ),
    (token) =>
      is(token, 'and') || (is(token, 'with') && !is(token, 'of')) || /^(?:mit|avec|con|met|com)$/i.test(token.text),
  );
  const [one, other] = parts;
  // "Swap the two buttons": both are of one kind.
  if (parts.length === 1 && one !== undefined) {
    const end = one.findIndex(
      (token, index) => index > 0 && (is(token, 'and') || /^so$/i.test(token.text) || isMark(token, ',')),
    );
    const both = phraseOf(
      (end < 0 ? one : one.slice(0, end)).filter((token) => !is(token, 'top', 'bottom')),
      reader,
    );
    const { isPlural, isAll: _all, ...each } = both;
    const second = { ...each, ordinal: 2 };
    if (isPlural === true && both.noun !== undefined && both.ordinal === undefined && reader.isHere(second))
      return [{ kind: 'swap', one: { ...each, ordinal: 1 }, other: second }];
  }
  if (parts.length !== 2 || one === undefined || other === undefined) return undefined;
  const first = phraseOf(one, reader);
  const second = phraseOf(other, reader);
  if (!isNamed(first) || !isNamed(second) || !reader.isHere(first) || !reader.isHere(second)) return undefined;
  // "The cancel and save buttons": the kind is said once, behind both.
  if (first.noun === undefined && second.noun !== undefined && second.isPlural === true) {
    const { isPlural: _many, ...last } = second;
    const lead = { ...first, noun: second.noun };
    return [{ kind: 'swap', one: reader.isHere(lead) ? lead : first, other: last }];
  }
  // "The columns Carrier and Weight": the kind is said once for both.
  const noun =
    first.isPlural === true && second.noun === undefined && first.noun !== undefined ? first.noun : undefined;
  const { isPlural: _plural, ...single } = first;
  return [{ kind: 'swap', one: single, other: noun === undefined ? second : { ...second, noun } }];
};
