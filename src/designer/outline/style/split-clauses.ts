import type { Words } from '../outline.ts';

/** Commas, brackets and dashes that part clauses; not those inside numbers, calls and values. */
const PART = /(?<!\d),|,(?!\d)|;|\s\/\s|\s[–—-]\s|[、；，،؛]|\((?=[^)]{2,})|\)|[.!?](?=\s|$)|:\s/g;

/** The clauses of a statement, trimmed, each where it stands. A colour's brackets are not split. */
export function splitClauses({ text, origin, span }: Words): Words[] {
  const guarded = text.replaceAll(
    /\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^)]*\)|\(\s*#[0-9a-fA-F]{3,8}\s*\)|"[^"]*"|“[^”]*”|«[^»]*»|'[^']{2,}?'(?!\p{L})|`[^`]*`/gu,
    (whole) => '_'.repeat(whole.length),
  );
  const clauses: Words[] = [];
  let start = 0;
  const push = (end: number): void => {
    const raw = text.slice(start, end);
    const clause = raw.trim();
    const at = start + raw.indexOf(clause);
    if (clause === '') return;
    clauses.push({
      text: clause,
      origin,
      ...(span === undefined ? {} : { span: { start: span.start + at, end: span.start + at + clause.length } }),
    });
  };
  for (const match of guarded.matchAll(PART)) {
    push(match.index);
    start = match.index + match[0].length;
  }
  push(text.length);
  return clauses;
}
