import type { Want } from '../brief.ts';
import { toMoney } from './money.ts';
import type { SlotOf } from './slots.ts';
import { wantIds, type WriteContext } from './write-context.ts';

type Budget = SlotOf<'budget'>;

/** Kinds of spending with what was meant for them and what is gone. */
const PARTS: readonly (readonly [label: string, icon: string, spent: number, of: number])[] = [
  ['Home', 'house', 820, 850],
  ['Groceries', 'shopping-basket', 286.4, 420],
  ['Going out', 'utensils', 138.5, 160],
  ['Getting around', 'train-front', 72, 110],
  ['Clothes', 'shirt', 124, 100],
  ['Everything else', 'package', 91.3, 160],
];

const MOVES: readonly (readonly [title: string, note: string, amount: number, icon: string])[] = [
  ['Greengrocer Lund', 'Groceries, today', 31.85, 'shopping-basket'],
  ['Corner bakery', 'Going out, today', 6.4, 'croissant'],
  ['Winter boots', 'Clothes, yesterday', 84, 'footprints'],
  ['Day pass', 'Getting around, Wed', 7.2, 'train-front'],
];

/** A month's budget: what is left is what was meant less what every part has taken. */
export function writeBudget(context: WriteContext, want?: Want): Budget {
  const { brief, domain, now } = context;
  const currency =
    brief.place?.currency ?? (/\$/.test(brief.prompt) ? 'USD' : /£/.test(brief.prompt) ? 'GBP' : domain.currency);
  const money = (amount: number): string => toMoney(Math.round(amount * 100) / 100, currency);
  const asked = (want?.items ?? []).filter(({ title }) => title.length > 2);
  const parts =
    asked.length < 3
      ? PARTS
      : asked.map(({ title }, index): (typeof PARTS)[number] => {
          const [, icon, spent, of] = PARTS[index % PARTS.length] ?? ['', 'package', 40, 80];
          return [title, PARTS.find(([label]) => label.toLowerCase() === title.toLowerCase())?.[1] ?? icon, spent, of];
        });
  const spent = parts.reduce((sum, [, , one]) => sum + one, 0);
  const of = parts.reduce((sum, [, , , one]) => sum + one, 0);
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() - now.getUTCDate() + 1;
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(now);
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'budget',
    wants: wantIds(want),
    title: brief.heading ?? `${month} budget`,
    left: { label: 'Left to spend', value: money(of - spent), of: `of ${money(of)}`, share: spent / of },
    pace: `${money(Math.floor((of - spent) / days))} a day for ${days} days`,
    parts: parts.map(([label, icon, one, limit]) => ({
      label,
      icon,
      spent: money(one),
      of: `of ${money(limit)}`,
      share: Math.min(1, one / limit),
      ...(one > limit ? { isOver: true } : {}),
    })),
    moves: MOVES.map(([title, note, amount, icon]) => ({ title, note, amount: `−${money(amount)}`, icon })),
    action: { label: action?.label ?? 'Add an expense', icon: 'plus' },
  };
}
