import type { Fact, FactsNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, isOpen, textOf } from '../filled-words.ts';
import { findIconByMeaning } from '../icons/find-icon.ts';
import { COUNTED } from '../measures/find-measure.ts';
import { writeValues } from '../measures/write-values.ts';
import { spreadNumbers } from '../measures/spread-numbers.ts';
import { writeMoney, writeNumber } from '../measures/write-number.ts';
import { isPlural, showsPlural } from '../things/singular-of.ts';

/** Values of facts that have a label only, and icons where every fact of the group finds one. */
export function fillFacts(node: FactsNode, context: FillContext): void {
  if (node.layout === 'sums' && node.facts.every(({ value }) => isOpen(value))) fillSums(node, context);
  for (const fact of node.facts) {
    if (isOpen(fact.value)) fact.value = filled(valueOf(fact, node, context));
  }
  if (context.kind !== 'site' && node.layout === 'tiles') fillIcons(node.facts, context);
}

/** Amounts of which the last is what the others make together; what is taken off is taken off. */
function fillSums({ facts }: FactsNode, context: FillContext): void {
  const parts = facts.slice(0, -1);
  const random = context.randomOf(facts.map(({ label }) => textOf(label)).join(' '));
  const amounts = parts.map(({ label }, at) => {
    const amount = at === 0 ? random.integer(24, 96) : random.integer(3, 9);
    return OFF.test(textOf(label)) ? -amount : amount + (at === 0 ? 0.5 : 0);
  });
  const total = parts.length === 0 ? random.integer(24, 96) : amounts.reduce((sum, amount) => sum + amount, 0);
  for (const [at, fact] of facts.entries()) {
    const amount = amounts[at] ?? total;
    fact.value = filled(amount < 0 ? `−${writeMoney(-amount, context)}` : writeMoney(amount, context));
  }
}

/** "Balance this month", "last night's score": when says nothing of what. */
const WHEN =
  /(?<=\p{L})\s(?:this (?:week|month|year|season)|today|so far|right now|now|in total)$|^(?:last \p{L}+|today|yesterday|this \p{L}+)['’]s\s/iu;

const OFF = /discount|voucher|coupon|credit|promo/iu;

function valueOf(fact: Fact, { layout }: FactsNode, context: FillContext): string {
  const label = textOf(fact.label).replace(WHEN, '');
  if (fact.share !== undefined) return writeValues('%', 1, context)?.write?.(Math.round(fact.share * 100)) ?? '';
  const known = writeValues(label, 1, context);
  // "Kunden" over a figure counts them; their plural does not show.
  const isCounted =
    layout === 'tiles' && !showsPlural(context.lang) && known?.measure !== undefined && COUNTED.has(known.measure);
  if (known?.texts[0] !== undefined && !isCounted) return known.texts[0];
  // A figure counts, also where its word is of a language whose plurals do not show.
  if (layout === 'tiles' || isPlural(label, context.lang)) return writeCount(label, context);
  return label === '' ? '' : context.say('standard');
}

function writeCount(label: string, context: FillContext): string {
  const [value = 24] = spreadNumbers({ least: 7, most: 64, decimals: 0, unit: '' }, 1, context.randomOf(label));
  return writeNumber(value, 0, context);
}

/** All or none: a row of figures in which some have icons looks broken. */
function fillIcons(facts: Fact[], context: FillContext): void {
  if (facts.length < 2 || facts.some(({ icon }) => icon !== undefined)) return;
  const icons = facts.map((fact) => findIconByMeaning(textOf(fact.label), context.lang));
  const found = icons.filter((icon) => icon !== undefined);
  if (found.length !== facts.length || new Set(found).size !== found.length) return;
  for (const [index, fact] of facts.entries()) fact.icon = found[index] ?? 'circle';
}
