import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const FACTORS: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4, halve: 0.5 };

/** "Double the ingredients": more of each, not more of them. */
export const readMultiply: ReadClause = ({ text, quotes }) => {
  const [, verb = '', target] = /^(double|triple|quadruple|halve)\s+(.+)$/i.exec(text) ?? [];
  const factor = FACTORS[verb.toLowerCase()];
  if (target === undefined || factor === undefined || hasQuote(text)) return undefined;
  return { kind: 'multiply', target: toTarget(target, quotes), factor };
};
