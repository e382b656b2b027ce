import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';

const MONEY = /[€£$¥]|\b(?:kr|chf|usd|eur|gbp|euros?|dollars?|pounds?|free)\b/i;

/** Names with prices on a pricing page are its plans, whatever they are called: "3 boxes: Taster €29, Cellar €59". */
export function completePricing(given: readonly Want[], archetype: ArchetypeId, text = ''): Want[] {
  const wants = withNamed(withFree(given, archetype), archetype, text);
  const priced = wants.find(
    ({ kind, items }) => kind === 'metrics' && items.length > 1 && items.every(({ value = '' }) => MONEY.test(value)),
  );
  if (archetype !== 'pricing' || priced === undefined) return [...wants];
  const counted = wants.find(
    ({ kind, count, items }) => kind === undefined && count === priced.items.length && items.length === 0,
  );
  const plans = wants.find(({ kind, items }) => kind === 'plans' && items.length === 0);
  const joined: Want = { ...(plans ?? priced), kind: 'plans', items: priced.items, count: priced.items.length };
  return wants
    .filter((want) => want !== counted && (plans === undefined || want !== priced))
    .map((want) => (want === (plans ?? priced) ? joined : want));
}

const NAMES =
  /\b(?:pricing|plans)\b[^.:]{0,30}?\b(?:comparing|compares?|with|for|plans?)\s+((?:[A-Z][\w+]*(?:,\s+|,?\s+and\s+|\s+vs\.?\s+)){1,4}[A-Z][\w+]*)/u;

/** "A pricing page comparing Free, Pro and Enterprise": plans that are named are on it, with what is known of such plans. */
function withNamed(wants: readonly Want[], archetype: ArchetypeId, text: string): Want[] {
  const listed = NAMES.exec(text)?.[1];
  if (archetype !== 'pricing' || listed === undefined) return [...wants];
  const names = listed.split(/,\s+and\s+|,\s+|\s+and\s+|\s+vs\.?\s+/);
  if (wants.some(({ kind, items }) => kind === 'plans' && items.length > 0)) return [...wants];
  const plans: Want = {
    id: 'named-plans',
    kind: 'plans',
    label: 'Plans',
    texts: [],
    items: names.map((title) => ({ title })),
    fields: [],
    count: names.length,
  };
  const isOne = ({ label, items }: Want): boolean =>
    names.includes(label) || (items.length === 0 && /^pricing\b.*\bcomparing\b/i.test(label));
  const table: Want = {
    ...plans,
    id: 'named-lines',
    kind: 'compare',
    label: 'What each plan includes',
    items: [],
    count: 0,
  };
  const isTabled = /\b(?:feature|comparison) (?:table|matrix|grid|comparison)\b/i.test(text);
  return [plans, ...(isTabled ? [table] : []), ...wants.filter((want) => !isOne(want) && want.kind !== 'plans')];
}

/** "Free, Pro $12, Business $29": what costs nothing is a plan too, and the first. */
function withFree(wants: readonly Want[], archetype: ArchetypeId): Want[] {
  const free = wants.find(
    ({ label, items, isAction }) =>
      /^(?:free|hobby|starter|community)$/i.test(label) && items.length === 0 && isAction !== true,
  );
  const priced = wants.find(({ items }) => items.length > 0 && items.every(({ value = '' }) => MONEY.test(value)));
  if (archetype !== 'pricing' || free === undefined || priced === undefined) return [...wants];
  const items = [{ title: free.label, value: 'Free' }, ...priced.items];
  return wants
    .filter((want) => want !== free)
    .map((want) =>
      want === priced ? { ...want, items, ...(want.count === undefined ? {} : { count: items.length }) } : want,
    );
}
