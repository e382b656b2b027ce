import type { Outline, Span } from './outline.ts';

/** All stretches of the prompt that an outline owns: what is shown, stated, refused, set aside or unread. */
export function listSpans(outline: Outline): Span[] {
  const spans: Span[] = [];
  collect(outline, spans);
  return spans.sort((a, b) => a.start - b.start);
}

function collect(value: unknown, into: Span[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, into);
  else if (typeof value === 'object' && value !== null) {
    if (isSpan(value)) into.push(value);
    else for (const one of Object.values(value)) collect(one, into);
  }
}

const isSpan = (value: object): value is Span => 'start' in value && 'end' in value && typeof value.start === 'number';
