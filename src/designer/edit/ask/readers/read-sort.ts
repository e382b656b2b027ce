import { PRONOUN, type Read, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import type { Noun } from '../nouns.ts';
import { is, isMark } from '../token.ts';

const DESCENDING =
  /\b(?:descending|desc|biggest|largest|highest|heaviest|most|newest|latest|longest|most expensive|high to low|z to a|z-a|reverse|decreasing|absteigend|décroissant|descendente|aflopend|oldest last|priciest|top down)\b/i;

/** "Lightest first", "newest on top": what it is sorted by, and which way. */
const SUPERLATIVES: readonly (readonly [RegExp, Noun, boolean])[] = [
  [/\b(?:lightest|leichteste[rsn]?|légers?|ligeros?)\b/i, 'weight', false],
  [/\b(?:heaviest|schwerste[rsn]?)\b/i, 'weight', true],
  [/\b(?:cheapest|least expensive|günstigste[rsn]?|billigste[rsn]?|moins chers?|más barat[oa]s?)\b/i, 'price', false],
  [/\b(?:most expensive|priciest|dearest|teuerste[rsn]?|plus chers?|más car[oa]s?)\b/i, 'price', true],
  [/\b(?:newest|latest|most recent|neueste[rsn]?|plus récents?)\b/i, 'date', true],
  [/\b(?:oldest|earliest|soonest|älteste[rsn]?|früheste[rsn]?)\b/i, 'date', false],
  [/\b(?:biggest|largest|highest|most|greatest|größte[rsn]?|höchste[rsn]?)\b/i, 'value', true],
  [/\b(?:smallest|lowest|fewest|least|kleinste[rsn]?|niedrigste[rsn]?)\b/i, 'value', false],
];

export const readSort: Read = ({ verb, rest, main, notes, reader }) => {
  if (!is(verb, 'sort')) return undefined;
  const listed = notes
    .map((note) => splitAt(note, (token) => isMark(token, ',', '→') || is(token, 'and')))
    .find((names) => names.length > 2);
  const colon = rest.findIndex((token) => isMark(token, ':'));
  const body = trimFillers(colon < 0 ? rest : rest.slice(0, colon));
  const isSaid =
    /\b(?:by|nach|par|por|per|op)$/i.test(verb?.text ?? '') && !body.some(({ text }, at) => at > 0 && text === 'by');
  const by = isSaid
    ? 0
    : body.findIndex(
        (token) =>
          /^(?:by|nach|par|por|per|op|alphabetically|alphabetisch|alfabetisch)$/i.test(token.text) &&
          token.kind === 'word',
      );
  if (colon > 0 || (listed !== undefined && listed.length > 2)) {
    const parts =
      colon > 0
        ? splitAt(rest.slice(colon + 1), (token) => isMark(token, ',', '→') || is(token, 'and'))
        : (listed ?? []);
    const names = parts
      .map((part) =>
        phraseOf(
          part.filter((token) => !is(token, 'top', 'bottom')),
          reader,
        ),
      )
      .filter(isNamed);
    const list = phraseOf(by < 0 ? body : body.slice(0, by), reader);
    if (names.length > 1) return [{ kind: 'order', names, ...(isNamed(list) && { list }) }];
  }
  const best = SUPERLATIVES.find(([words]) => words.test(rawOf(main, reader.text)));
  if (by < 0 && best !== undefined) {
    const list = phraseOf(
      body.filter(
        (token) =>
          !is(token, 'top', 'bottom') &&
          !best[0].test(token.text) &&
          !isMark(token, ',') &&
          !/^(?:so|that|the|most|least|first|last)$/i.test(token.text),
      ),
      reader,
    );
    const isHere = isNamed(list) && reader.isHere(list);
    return [
      {
        kind: 'sort',
        list: isHere ? list : PRONOUN,
        by: { said: best[1], quotes: [], words: [best[1]], nounWords: [], near: [], noun: best[1] },
        isDescending: best[2],
      },
    ];
  }
  if (by < 0) return undefined;
  const said = main.map(({ text }) => text).join(' ');
  const end = body.findIndex((token, at) => at > by && isMark(token, ',', '('));
  const key = body
    .slice(0, end < 0 ? body.length : end)
    .slice(by + (isSaid || /^al(?:pha|fa)/i.test(body[by]?.text ?? '') ? 0 : 1))
    .filter(
      (token) =>
        !/^(?:a-z|z-a|ascending|descending|asc|desc|first|biggest|largest|highest|lowest|smallest|heaviest|lightest|newest|oldest|on|top|the|most|least|so|that|order|low|high|to|soonest|earliest|latest|aufsteigend|absteigend)$/i.test(
          token.text,
        ),
    );
  const list = phraseOf(
    body.slice(0, by).filter((token) => !/^(?:them|it|these|those)$/i.test(token.text)),
    reader,
  );
  return [
    {
      kind: 'sort',
      list: isNamed(list) ? list : { ...list, isPronoun: true },
      by: phraseOf(key, reader),
      isDescending: DESCENDING.test(said),
    },
  ];
};

/** "Stationary bike first, then Heel slides …": names in the order that is wished. */
export const readOrder: Read = ({ verb, rest, reader, isOwn }) => {
  const lead = rest.slice(
    0,
    Math.max(
      0,
      rest.findIndex((token) => isMark(token, ':')),
    ),
  );
  const isNoun = lead.some(({ text }) =>
    /^(?:order|sequence|reihenfolge|ordre|orden|ordine|volgorde|ordem)$/i.test(text),
  );
  const ordered = rest.findIndex(
    ({ text }, at) => at > 0 && /^(?:order|sequence|reihenfolge|ordre|orden|ordine|volgorde|ordem)$/i.test(text),
  );
  const isShown = is(verb, 'make', 'put', 'set') && ordered > 0 && is(rest[ordered - 2] ?? rest[ordered - 1], 'in');
  if (!is(verb, 'sort') && !isNoun && !isShown) return undefined;
  // "Order the cards …: - Moulding: Ship's bell, School bell": the names of one list.
  const listed = isOwn ? [] : splitAt(rest, (token) => isMark(token, ',', '→') || is(token, 'and'));
  const each = listed.map((part) => phraseOf(part, reader));
  if (each.length > 1 && each.every((one) => isNamed(one) && reader.isHere(one)))
    return [{ kind: 'order', names: each }];
  const mark = rest.findIndex((token) => isMark(token, ':'));
  const colon = mark < 0 && isShown ? ordered : mark;
  if (colon < 0) return undefined;
  const names = splitAt(rest.slice(colon + 1), (token) => isMark(token, ',', '→') || is(token, 'and'))
    .map((part) =>
      phraseOf(
        part.filter((token) => !is(token, 'top', 'bottom')),
        reader,
      ),
    )
    .filter(isNamed);
  return names.length > 1 ? [{ kind: 'order', names }] : undefined;
};
