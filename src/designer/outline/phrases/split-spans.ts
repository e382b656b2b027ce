import type { Span } from '../outline.ts';
import { TOP } from '../values/top-level.ts';

/** The stretches of `within` between the signs at top level where `breaks` holds, each a character long. */
export function splitSpans(
  text: string,
  levels: Uint8Array,
  { start: from, end }: Span,
  breaks: (text: string, at: number) => boolean,
): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (let at = from; at <= end; at++) {
    if (at < end && !(levels[at] === TOP && breaks(text, at))) continue;
    spans.push({ start, end: at });
    start = at + 1;
  }
  return spans;
}

/** The stretch behind what `lead` finds in it. */
export function afterLead(text: string, { start, end }: Span, lead: RegExp): Span {
  const found = lead.exec(text.slice(start, end));
  return { start: found === null ? start : start + found.index + found[0].length, end };
}
