import { toTarget, type ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const WHOLE =
  /^(?:it|this|that|everything|all|things|the (?:whole |entire )?(?:page|screen|layout|design|app|site|ui|spacing|space))$/i;
const DENSER = /^(?:a (?:bit|little) |much |way )?(?:more )?(?:compact|dense|denser|tight|tighter|condensed)$/i;
const AIRIER = /^(?:a (?:bit|little) |much )?(?:more )?(?:airy|airier|spacious|roomy|roomier|loose|looser)$/i;

/** "Make the table more compact", "tighter rows": room in one part; of the whole screen the density. */
export const readPad: ReadClause = ({ text, quotes }) => {
  if (hasQuote(text)) return undefined;
  const [, made, how = ''] = /^make\s+(.+?)\s+((?:a (?:bit|little) |much |way )?(?:more )?\p{L}+)$/iu.exec(text) ?? [];
  const [, first = '', named] =
    /^((?:more )?(?:compact|denser|tighter|airier|roomier)) (rows?|cards?|tables?|lists?|(?:[\p{L}-]+ )?(?:table|list|cards|rows|form))$/iu.exec(
      text,
    ) ?? [];
  const target = made ?? named;
  const word = made === undefined ? first : how;
  if (target === undefined || WHOLE.test(target.trim())) return undefined;
  const step = DENSER.test(word) ? -1 : AIRIER.test(word) ? 1 : undefined;
  return step === undefined ? undefined : { kind: 'pad', target: toTarget(target, quotes), step };
};
