import { PRONOUN, type Read, isNamed, phraseOf, rawOf, trimFillers } from '../clause-words.ts';
import { splitAt } from '../list-segments.ts';
import { GONE } from '../side-words.ts';
import { is, isMark } from '../token.ts';

const ARTICLE = /^(?:the|das|der|die|den|le|la|les|el|los|las|il|lo|gli|de|het|o|os|as)$/i;

export const readRemove: Read = ({ verb, rest, reader }) => {
  const isTaken =
    is(verb, 'make') &&
    /^(?:take|nimm|tu|haal|toma|prends|togli)$/i.test(verb?.text ?? '') &&
    rest.some((token) => /^(?:off|out|away|weg|raus|heraus|eruit|eraf)$/i.test(token.text));
  const isOut =
    verb === undefined &&
    !rest.some((token) => is(token, 'becomes') || isMark(token, '→', ':')) &&
    GONE.test(rest.at(-1)?.text ?? '');
  if (!is(verb, 'remove') && !isTaken && !(isOut && reader.isHere(phraseOf(rest.slice(0, -1), reader))))
    return undefined;
  const particles =
    /^(?:out|gone|away|fort|dehors|fuera|via|weg|raus|heraus|eruit|eraf|completely|entirely|altogether|everywhere|again)$/i;
  const plain = trimFillers(rest).filter((token) => !(token.kind === 'word' && particles.test(token.text)));
  if (plain.length === 0) return undefined;
  const isEverywhere = rest.some((token) =>
    /^(?:completely|entirely|altogether|everywhere|ganz|überall|partout|totalmente)$/i.test(token.text),
  );
  const parts = splitAt(plain, (token) => isMark(token, ',') || is(token, 'and')).flatMap((part) => {
    const own = part.findIndex(
      (token, at) =>
        is(token, 'with') &&
        /^(?:its|their)$/i.test(part[at + 1]?.text ?? '') &&
        part.slice(at).some(({ kind }) => kind === 'quote'),
    );
    return own < 0 ? [part] : [part.slice(0, own), part.slice(own + 1)];
  });
  const trimmed = parts.map((part) => {
    const cut = part.findIndex(
      (token, at) =>
        at > 0 &&
        is(token, 'with') &&
        !part.slice(at).some(({ kind, words }) => kind !== 'word' || /^\d/.test(words[0] ?? '')) &&
        /^(?:its|their|all)$/i.test(part[at + 1]?.text ?? ''),
    );
    return cut < 0 ? part : part.slice(0, cut);
  });
  // "Take her row out": all that is there of whom was spoken of.
  const [sole, ...further] = trimmed;
  if (sole?.length === 2 && further.length === 0 && /^(?:his|her|their)$/i.test(sole[0]?.text ?? ''))
    return [{ kind: 'remove', targets: [PRONOUN], isEverywhere: false }];
  const [first, ...others] = trimmed.map((part) => phraseOf(part, reader)).filter(isNamed);
  const listed = new Set(
    trimmed
      .slice(1)
      .filter((part) => part[0]?.kind === 'quote' || ARTICLE.test(part[0]?.text ?? ''))
      .map((part) => rawOf(part, reader.text)),
  );
  if (first === undefined || first.noun === 'page') return undefined;
  const more = others.filter((target) => reader.isHere(target) || listed.has(target.said));
  if (!reader.isHere(first) && first.quotes.length === 0 && first.words.length === 0) return undefined;
  return [{ kind: 'remove', targets: [first, ...(isEverywhere ? [] : more)], isEverywhere }];
};
