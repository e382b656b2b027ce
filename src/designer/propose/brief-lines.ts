import { parseBrief } from '../outline/brief/parse-brief.ts';
import type { Node, Outline, Section, Words } from '../outline/outline.ts';

/** The nodes that lines of a brief say, as words of ours. */
export const nodesOfLines = (lines: readonly string[]): Node[] =>
  outlineOfLines(['## Part', '', ...lines]).sections.flatMap(({ nodes }) => nodes);

/** The sections that lines of a brief say, each with its heading, as words of ours. */
export const sectionsOfLines = (lines: readonly string[]): Section[] => outlineOfLines(lines).sections;

/** Where a brief says words they are ours: nobody asked for them. */
export function outlineOfLines(lines: readonly string[]): Outline {
  return asFilled(parseBrief(['---', 'kind: app', '---', '', '# Page', '', ...lines].join('\n')));
}

/** A copy in which every word has the origin `filled` and stands nowhere in a prompt. */
function asFilled<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((entry: unknown) => asFilled(entry)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'span')
      .map(([key, entry]) => [key, asFilled(entry as unknown)]),
  );
  return (isWords(copy) ? { ...copy, origin: 'filled' } : copy) as Value;
}

const isWords = (value: object): value is Words => 'text' in value && 'origin' in value;

const PLACE = /\{(subject|product|claim)\}/gu;

/** Lines with the prompt's words in their places; a line of which a place stays open says nothing. */
export function withWords(
  lines: readonly string[],
  { product, subject, claim }: Pick<Partial<Outline>, 'product' | 'subject' | 'claim'>,
): string[] {
  const words: Readonly<Record<string, string | undefined>> = {
    product: product?.text,
    subject: subject?.text,
    claim: claim?.text,
  };
  return lines.flatMap((line) => {
    const names = [...line.matchAll(PLACE)].map(([, name = '']) => name);
    if (names.some((name) => words[name] === undefined)) return [];
    return [line.replaceAll(PLACE, (_, name: string) => words[name] ?? '')];
  });
}
