import { rawOf } from '../ask/clause-words.ts';
import { type Token, is } from '../ask/token.ts';
import type { Outcome } from '../editing.ts';
import { fold } from '../page/to-words.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { planPart } from './plan-part.ts';
import { refresh, type Working } from './working.ts';

/**
 * What a clause said word for word and the page does not show after it was carried out: put where the thing at hand shows
 * a value of its sort, else told.
 */
export function keepSaid(
  working: Working,
  tokens: readonly Token[],
  text: string,
  /** What the page showed before the clause: old values stand there. */
  before: string,
): Outcome[] {
  const shown = shownBy(working);
  return listLiterals(tokens, text)
    .filter(({ value }) =>
      [value, value.replaceAll(/\s+/g, '')].every((one) => !shown.includes(fold(one)) && !before.includes(fold(one))),
    )
    .map(({ value, around }): Outcome => {
      const [thing] = working.last;
      const plan =
        thing === undefined || !isTyped(shapeOf(value)) ? undefined : planPart(working.page, thing, value, around);
      if (plan === undefined) return { failed: `"${value}" stands nowhere yet` };
      plan.write();
      refresh(working);
      return { done: plan.done };
    });
}

/** Figures with their units, as a clause says them; what stood there before is none. */
function listLiterals(tokens: readonly Token[], text: string): { value: string; around: string[] }[] {
  const found: { value: string; around: string[] }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !/^[€$£¥]?\d/.test(token.text)) continue;
    if (is(tokens[at - 1], 'instead', 'from') || is(tokens[at - 2], 'instead')) continue;
    let end = at + 1;
    while (tokens[end]?.kind === 'word' && isTyped(shapeOf(rawOf(tokens.slice(at, end + 1), text)))) end++;
    const value = rawOf(tokens.slice(at, end), text).replace(/[.,;]+$/, '');
    if (['money', 'quantity', 'time'].includes(shapeOf(value).kind) && !/(?:px|pt|rem|em)$/i.test(value))
      found.push({ value, around: tokens.slice(Math.max(0, at - 3), end + 3).flatMap(({ words }) => words) });
    at = end - 1;
  }
  return found;
}

/** All words that a page shows, for comparing. */
export function shownBy({ page }: Working): string {
  const values = page.elements.flatMap(({ properties }) =>
    [properties['value'], properties['placeholder'], properties['ariaLabel']].filter((one) => typeof one === 'string'),
  );
  return fold([page.textOf(page.tree.body), ...values].join(' '));
}
