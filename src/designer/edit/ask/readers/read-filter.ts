import { type Read, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { type Token, is } from '../token.ts';

const ONLY = /^(?:only|just|nur|lediglich|solo|sólo|seulement|uniquement|alleen|soltanto|apenas)$/i;
const OVER =
  /^(?:over|above|beyond|exceeding|heavier|bigger|larger|longer|more|über|ab|plus|más|mas|más de|sopra|boven|acima)$/i;
const UNDER = /^(?:under|below|less|fewer|lighter|smaller|shorter|unter|moins|menos|sotto|onder|abaixo)$/i;
const THAN = /^(?:than|de|als|que|of|di|van)$/i;
const SHOWN = /^(?:leave|show|keep|list|display|zeige?|lass|behalte|affiche|garde|muestra|deja|mostra|toon|have)$/i;

/** "Only leave the bells over 100 kg", "show only the roasts that are done": what of a list stays. */
export const readFilter: Read = ({ main, verb, reader }) => {
  const only = main.findIndex(({ kind, text }) => kind === 'word' && ONLY.test(text));
  const isAsked =
    only >= 0 && only < 4 && (is(verb, 'make', 'keep') || main.slice(0, 3).some(({ text }) => SHOWN.test(text)));
  if (!isAsked) return undefined;
  const words = trimFillers(main.filter((token, at) => at !== only && !(at < 3 && SHOWN.test(token.text))));
  const cut = words.findIndex(({ text }, at) => at > 0 && (OVER.test(text) || UNDER.test(text)));
  if (cut > 0) {
    const [first] = words.slice(cut);
    const value = rawOf(
      trimFillers(words.slice(cut + 1).filter(({ text }) => !THAN.test(text))).filter(isOfValue),
      reader.text,
    );
    const list = phraseOf(words.slice(0, cut), reader);
    return /^[€$£¥]?\s?\d/.test(value)
      ? [{ kind: 'filter', list, by: { than: value, isMore: !UNDER.test(first?.text ?? '') } }]
      : undefined;
  }
  const that = words.findIndex(({ text }) => /^(?:that|which|who|with|die|der|das|qui|que|che)$/i.test(text));
  if (that < 1) return undefined;
  const state = rawOf(
    trimFillers(
      words
        .slice(that + 1)
        .filter((token) => !is(token, 'becomes') && !/^(?:are|is|the|state|status)$/i.test(token.text)),
    ),
    reader.text,
  );
  const list = phraseOf(words.slice(0, that), reader);
  return state === '' || !isNamed(list) ? undefined : [{ kind: 'filter', list, by: { says: state } }];
};

/** "100kg on the board": the figure and its unit, and no word of where. */
const isOfValue = (token: Token, at: number, all: readonly Token[]): boolean => {
  const stop = all.findIndex((one, index) => index > 0 && is(one, 'in', 'of', 'to'));
  return stop < 0 || at < stop;
};
