import type { SlotOf } from './slots.ts';

type Plan = SlotOf<'plans'>['items'][number];

/** What a plan has of one thing: how much, or that it has it, or not. */
export type PlanValue = string | boolean;

export interface PlanLine {
  label: string;
  /** One per plan, in their order. */
  values: PlanValue[];
}

/** "Everything in Crew": the ticks of a table say it. */
export const INHERITS = /^everything (?:in|before|from)\b/i;
/** "3 projects", "Unlimited projects", "Up to 50 entries", "2 M calls a month". */
const AMOUNT =
  /^(unlimited|(?:up to )?[\d.,]+(?: ?[kM])?(?: ?%)?|one|two|three|four|five|six|ten|twenty)\s+(\p{L}.{2,})$/iu;
/** "Logs for 30 days". */
const TERM = /^(.{3,}?) for (\d+ \w+)$/i;
/** "Entries without end", "Jars without limit". */
const ENDLESS = /^(.{3,}?) without (?:end|limit)s?$/i;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a line is about, without how much of it there is. */
const thingOf = (line: string): string =>
  capital((ENDLESS.exec(line)?.[1] ?? TERM.exec(line)?.[1] ?? AMOUNT.exec(line)?.[2] ?? line).trim());

const keyOf = (thing: string): string => thing.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/**
 * What the plans include, line by line: plans stand in the order of their price, so that each has what those before it
 * have, more of it where it says so. Amounts of one thing share a line, in the words of each plan.
 */
export function planMatrix(plans: readonly Pick<Plan, 'includes'>[]): PlanLine[] {
  const things = new Map<string, { label: string; texts: (string | undefined)[] }>();
  for (const [at, { includes }] of plans.entries()) {
    for (const text of includes.filter((line) => !INHERITS.test(line))) {
      const label = thingOf(text);
      const known = things.get(keyOf(label)) ?? { label, texts: plans.map(() => undefined) };
      things.set(keyOf(label), { ...known, texts: known.texts.map((one, index) => (index >= at ? text : one)) });
    }
  }
  return [...things.values()].map(({ label, texts }) => {
    const said = [...new Set(texts.filter((text) => text !== undefined))];
    const [only = label] = said;
    return said.length === 1
      ? { label: only, values: texts.map((text) => text !== undefined) }
      : { label, values: texts.map((text) => text ?? false) };
  });
}
