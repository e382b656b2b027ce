import type { Outline, Span, Words } from './outline.ts';
import { listSpans } from './list-spans.ts';
import { findQuoted } from './values/quoted.ts';

/** Words in bold that lead a passage in say what it is; what it holds is behind them. */
const LEADS = /^(?:\*\*|__|\*|_)/;

/**
 * Holds the law of conservation: every quotation and every sentence of the prompt belongs to something. What no node, no
 * statement and no refusal owns is unread where it looks like content, else it is context.
 */
export function conserve(outline: Outline, prompt: string, sentences: readonly Words[]): Outline {
  const spans = listSpans(outline);
  const context = [...outline.context];
  const unread = [...outline.unread];
  for (const sentence of sentences) {
    if (sentence.span === undefined || sentence.text.trim() === '' || isOwned(spans, sentence.span)) continue;
    if (/\d/.test(sentence.text) || findQuoted(sentence.text).some(({ mark }) => !LEADS.test(mark)))
      unread.push(sentence);
    else context.push(sentence);
  }
  const told = [...spans, ...[...context, ...unread].flatMap(({ span }) => span ?? [])].sort(
    (a, b) => a.start - b.start,
  );
  for (const { start, end, inner, mark } of findQuoted(prompt)) {
    if (isOwned(told, { start, end })) continue;
    const words: Words = {
      text: prompt.slice(inner.start, inner.end),
      origin: 'literal',
      span: { start: inner.start, end: inner.end },
    };
    (LEADS.test(mark) ? context : unread).push(words);
  }
  return { ...outline, context, unread };
}

/** Whether any of the spans, sorted by where they start, touches the stretch. */
const isOwned = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end);
