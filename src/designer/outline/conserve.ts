import type { Node, Outline, Span, Words } from './outline.ts';
import { listSpans } from './list-spans.ts';
import { listWords } from './list-words.ts';
import { listLiterals } from './prose/list-literals.ts';
import { isKnownFace } from './style/find-fonts.ts';
import { findQuoted } from './values/quoted.ts';
import { findValues } from './values/value-at.ts';

/** Words in bold that lead a passage in say what it is; what it holds is behind them. */
const LEADS = /^(?:\*\*|__|\*|_)/;

/**
 * Holds the law of conservation: every quotation, value and name of the prompt belongs to something. A sentence that nothing
 * owns is context, or unread where it looks like content; of a sentence that something owns, each literal that was left
 * over is unread by itself.
 */
export function conserve(outline: Outline, prompt: string, sentences: readonly Words[]): Outline {
  const spans = listSpans(outline);
  const context = [...outline.context];
  const unread = [...outline.unread];
  const isKnown = knownOf(outline);
  for (const sentence of sentences) {
    const { span, text } = sentence;
    if (span === undefined || !/\p{L}/u.test(text)) continue;
    if (isOwned(spans, span)) {
      const leads = findQuoted(text).filter(({ mark }) => LEADS.test(mark));
      for (const literal of listLiterals({ text, start: span.start }, outline.lang)) {
        if (
          isOwned(spans, literal) ||
          leads.some(({ inner }) => inner.start + span.start <= literal.start && literal.start < inner.end + span.start)
        )
          continue;
        const words = wordsAt(prompt, wholeName(prompt, literal));
        if (!isKnown(words.text.replace(/["'’”]+$/u, ''))) unread.push(words);
      }
    } else if (quotes(text) || findValues(text).some((value) => !isKnown(text.slice(value.start, value.end))))
      unread.push(sentence);
    else context.push(sentence);
  }
  // What is set aside as a whole still tells what it quotes; a snippet of code quotes its own names.
  const told = context.filter(({ text }) => /[{}\n]/.test(text) || !quotes(text));
  const shown = listSpans({ ...outline, context: told, unread });
  for (const { start, end, inner, mark } of findQuoted(prompt)) {
    if (isOwned(shown, { start, end })) continue;
    const words = wordsAt(prompt, inner);
    // A colour that is told nowhere but beside a state says how something looks.
    (LEADS.test(mark) || HEX.test(words.text) || isKnown(words.text) ? context : unread).push(words);
  }
  return { ...outline, context, unread };
}

/** "label it Too high.": a name goes on to the end of its clause where that is near. */
function wholeName(prompt: string, { start, end }: Span): Span {
  const tail = /^\p{Lu}/u.test(prompt.slice(start))
    ? /^(?:\s\p{Ll}+){1,2}(?=[.,;:)]|$)/u.exec(prompt.slice(end, end + 40))
    : null;
  return { start, end: end + (tail?.[0].length ?? 0) };
}

const wordsAt = (prompt: string, { start, end }: Span): Words => ({
  text: prompt.slice(start, end),
  origin: 'literal',
  span: { start, end },
});

const quotes = (text: string): boolean => findQuoted(text).some(({ mark }) => !LEADS.test(mark));

/** Whether any of the spans, sorted by where they start, touches the stretch. */
const isOwned = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end);

/** Measures and colours of the page itself. */
const OF_PAGE =
  /^\d+(?:[.,]\d+)?\s?(?:to \d+\s?)?(?:px|pt|dp|rem|em|fr|ms|columns?|rows?)$|^\d+\s?[×x]\s?\d+|^#?[\da-f]{6}$/iu;

const HEX = /^#[\da-f]{3,8}$/iu;

/** Single words in capitals, contractions and lone letters that only begin a clause. */
const NO_NAME = /^(?:\p{Lu}+\d?|\p{L}{1,2}|\p{L}+['’]\p{L}{0,2}|[^\p{L}\p{N}]*)$/u;

/** Whether a literal that no span owns is on the screen all the same, or was said of the page: its sizes, its shares. */
function knownOf(outline: Outline): (text: string) => boolean {
  const shown = ` ${listWords(outline)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()} `;
  const shares = new Set(outline.sections.flatMap(sharesOf));
  return (text) => {
    const share = /^(\d{1,3})\s?%$/u.exec(text)?.[1];
    return (
      (share !== undefined && shares.has(Number(share))) ||
      OF_PAGE.test(text) ||
      isKnownFace(text) ||
      /^\d{1,2}$/.test(text) ||
      NO_NAME.test(text) ||
      new RegExp(String.raw`(?<![\p{L}\d])${escaped(text.toLowerCase())}(?![\p{L}\d])`, 'u').test(shown)
    );
  };
}

const sharesOf = (node: Node): number[] => {
  if (node.kind === 'progress' && node.share !== undefined) return [Math.round(node.share * 100)];
  if (node.kind !== 'section') return [];
  const own = node.share === undefined ? [] : [Math.round(node.share * 100)];
  return [...own, ...node.nodes.flatMap(sharesOf)];
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
