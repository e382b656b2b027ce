import { cut, type Piece, trimEnds } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import type { Fact } from '../../outline.ts';
import { listFacts } from '../list-facts.ts';

const LEAST = 2;
/** Kinds of elements whose nouns are no labels. */
const NO_LABEL: ReadonlySet<string> = new Set(['control', 'frame', 'section', 'chart', 'table', 'text', 'items']);
const LABELLED = /^[*_]{0,2}\p{L}[^:：.!?"“„«]{0,30}[:：]\s*[*_]{0,2}\s?\S/u;
const SIGN = /\s+[·•|]\s+|\s*;\s+/gu;

/** "Owner: Dalia · Started: 2 Nov · Sample: 41,908": a line of labels with their values, parted by signs. */
export function labelledLine(said: Piece, lang: string): Fact[] | undefined {
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: sign } of said.text.matchAll(SIGN)) {
    parts.push(cut(said, from, index));
    from = index + sign.length;
  }
  parts.push(trimEnds(cut(said, from), '.'));
  if (parts.length < LEAST || !parts.every(({ text }) => LABELLED.test(text) && text.length < 70)) return undefined;
  // "Main button: Order; secondary: Save" names controls.
  const isNamed = parts.some(({ text }) =>
    findMentions(text.slice(0, text.search(/[:：]/u)), lang).some(
      ({ makes, isWeak }) => !isWeak && NO_LABEL.has(makes.kind),
    ),
  );
  if (isNamed) return undefined;
  const facts = parts.flatMap((part) => {
    const listed = listFacts(part);
    return listed.length === 1 ? listed : [];
  });
  return facts.length === parts.length && facts.every(({ label }) => label !== undefined) ? facts : undefined;
}

const LEAST_FIGURES = 3;
const FIGURE = /^\p{Lu}[\p{L} '’/-]{1,38}\s[−+-]?[$€£¥]?\d[\d.,]*\s?(?:%|°|[$€£¥])?(?:\s?\p{L}{1,4})?$/u;

/** "Turnout 62.4 %. Spoilt 9. In the box 803.": sentences that are each a label with its figure. */
export function figureSentences(said: Piece): Fact[] | undefined {
  const parts: Piece[] = [];
  let from = 0;
  for (const { index, 0: sign } of said.text.matchAll(/\.\s+(?=\p{Lu})/gu)) {
    parts.push(cut(said, from, index));
    from = index + sign.length;
  }
  parts.push(trimEnds(cut(said, from), '.'));
  if (parts.length < LEAST_FIGURES || !parts.every(({ text }) => FIGURE.test(text))) return undefined;
  return parts.map((part): Fact => {
    const at = part.text.search(/\s[−+-]?[$€£¥]?\d/u);
    return { label: wordsOf(cut(part, 0, at)), value: wordsOf(cut(part, at)) };
  });
}

const wordsOf = ({ text, start }: Piece): Fact['value'] => ({
  text,
  origin: 'literal',
  span: { start, end: start + text.length },
});
