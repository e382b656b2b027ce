import { cut, type Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { Words } from '../../outline.ts';
import { findQuoted } from '../../values/quoted.ts';
import { literalWords } from '../passage/literal-words.ts';

/** What a line of a specification begins with: the noun of one element, perhaps with its name, and the rest of the line. */
export interface LineHead {
  mention: Mention;
  name?: Words;
  /** Words in brackets right behind the noun or its name. */
  aside?: Piece;
  /** The sign between the head and what is said of it. */
  sign: ':' | ',' | '';
  /** "… with A, B": the rest is led in by such a word. */
  isWith: boolean;
  rest: Piece;
}

const DETERMINER = /^(?:an?|the|one|eine?n?|der|die|das|une?|un|una|el|la|le|il|um|uma|een|het|de|en|ett)\s+$/iu;
/** "label "Size"", "for Size", "called Size": what leads to the name behind a noun. */
const NAMED =
  /^\s+(?:(?:labell?ed|named|called|titled|label|title|with (?:the )?(?:label|title)|beschriftet(?: mit)?|mit (?:der )?(?:beschriftung|aufschrift)|namens|intitulé[es]?|titulad[oa]|etiquetad[oa]|intitolat[oa])\s+)?(?=["“„«`*'‘「])/iu;
const FOR = /^\s+(?:for|of|für|von|pour|para|per|voor|dla|för)\s+(?:the\s|your\s)?(?=\p{L})/iu;
const SIGN =
  /^\s*([:：=]|[–—-](?=\s)|,)\s*|^\s+((?:with|showing|shows|that shows|mit|zeigt|avec|con|com|met|z|med)\s+(?:the\s)?)(?=\S)/iu;
const ASIDE = /^\s*\(([^()]*)\)/u;
const LABELLED =
  /^([*_`"“„«]*)(\p{L}[^:"“”„«»`*()]{0,38}?)([*_`"”“»]*)\s*(?:[:：]|\s[–—-]|\s(?:(?:shown|presented|given)\s)?(?:as|als|en|como|come|som)(?:\s(?:an?|eine?n?|un[ae]?|um[ae]?|een|en))?(?=\s\p{Ll}))\s+(?=\S)/u;

/**
 * The head of a line that tells one element: `Slider "Pace", …`, `Segmented control: …`, `Distance slider, …`, `Sort by:
 * dropdown, …`. Nothing where the line does not begin with such a noun.
 */
export function headOfLine(piece: Piece, lang: string): LineHead | undefined {
  const direct = nounFirst(piece, lang);
  if (direct !== undefined) return direct;
  const match = LABELLED.exec(piece.text);
  const label = match?.[2];
  if (match === null || label === undefined || label.split(/\s+/u).length > 5) return undefined;
  const head = nounFirst(cut(piece, match[0].length), lang);
  if (head === undefined || head.name !== undefined) return undefined;
  const from = (match[1] ?? '').length;
  return { ...head, sign: ':', name: literalWords(cut(piece, from, from + label.length)) };
}

function nounFirst(piece: Piece, lang: string): LineHead | undefined {
  const [mention] = findMentions(piece.text, lang);
  if (mention === undefined || mention.isModifier) return undefined;
  const before = piece.text.slice(0, mention.phraseStart);
  if (before !== '' && !DETERMINER.test(before)) return undefined;
  let at = mention.phraseEnd;
  let name: Words | undefined;
  const named = NAMED.exec(piece.text.slice(at)) ?? /^(?=`)/u.exec(piece.text.slice(at));
  const quoted =
    named === null ? undefined : findQuoted(piece.text).find(({ start }) => start === at + named[0].length);
  // `a switch "Day", "Week"`: the first of a list is no name of it.
  if (
    quoted !== undefined &&
    /^\s*(?:[,/|·]|(?:and|und|et|y|e|en|or|oder)\s)\s*["“„«`]/iu.test(piece.text.slice(quoted.end))
  )
    return undefined;
  if (quoted !== undefined) {
    name = literalWords(cut(piece, quoted.inner.start, quoted.inner.end));
    at = quoted.end;
  } else {
    const led = FOR.exec(piece.text.slice(at));
    const end = led === null ? -1 : endOfName(piece.text, at + led[0].length);
    if (led !== null && end !== -1) {
      name = capital(literalWords(cut(piece, at + led[0].length, end)));
      at = end;
    } else if (mention.qualifier !== undefined && /^\p{L}[\p{L} -]*$/u.test(mention.qualifier)) {
      const start = piece.text.indexOf(mention.qualifier, mention.phraseStart);
      if (start !== -1 && start < mention.start)
        name = capital(literalWords(cut(piece, start, start + mention.qualifier.length)));
    } else {
      const front = CALLED_BY.exec(mention.text)?.[1];
      if (front !== undefined) name = capital(literalWords(cut(piece, mention.start, mention.start + front.length)));
    }
  }
  const bracket = ASIDE.exec(piece.text.slice(at));
  const inner = bracket?.[1];
  const aside =
    inner === undefined
      ? undefined
      : cut(piece, at + (bracket?.[0].indexOf('(') ?? 0) + 1, at + (bracket?.[0].length ?? 0) - 1);
  at += bracket?.[0].length ?? 0;
  const sign = SIGN.exec(piece.text.slice(at));
  const rest = cut(piece, at + (sign?.[0].length ?? 0));
  return {
    mention,
    ...(name === undefined ? {} : { name }),
    ...(aside === undefined ? {} : { aside }),
    sign: sign?.[1] === undefined ? '' : sign[1] === ',' ? ',' : ':',
    isWith: sign?.[2] !== undefined,
    rest,
  };
}

/** "Quantity stepper", "email field": nouns whose front is what a field of theirs is called. */
const CALLED_BY =
  /^(quantity|volume|price|brightness|zoom|speed|e-?mail|phone|name|password|address|amount|date of birth|country|language|currency|location|size|comments?|notes?|remarks|description|message)\s/iu;

/** Where a name without marks ends: at the first sign, if it is short. */
function endOfName(text: string, from: number): number {
  const length = text.slice(from).search(/\s*[,:;(–—]|\s*$/u);
  const name = text.slice(from, from + length);
  return name !== '' && name.split(/\s+/u).length <= 4 && !/\d/u.test(name) ? from + length : -1;
}

export const capital = (words: Words): Words => ({
  ...words,
  text: words.text.charAt(0).toUpperCase() + words.text.slice(1),
});
