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

/** What is spent on one occasion. */
const OCCASIONS: readonly { words: RegExp; title: string; parts: typeof PARTS; moves: typeof MOVES }[] = [
  {
    words: /\bwedding\b/i,
    title: 'Wedding budget',
    parts: [
      ['Place and food', 'utensils', 6400, 7500],
      ['Dress and suit', 'shirt', 1850, 2200],
      ['Music', 'music', 900, 900],
      ['Pictures', 'camera', 600, 1800],
      ['Flowers', 'flower-2', 720, 600],
      ['Paper and post', 'mail', 180, 300],
    ],
    moves: [
      ['Boiler House, half', 'Place and food, today', 3200, 'utensils'],
      ['Second fitting', 'Dress and suit, Tue', 240, 'shirt'],
      ['Cards, 96', 'Paper and post, Mon', 118, 'mail'],
    ],
  },
  {
    words: /\b(?:trip|travel|holiday|vacation)\b/i,
    title: 'Trip budget',
    parts: [
      ['Way there', 'plane', 420, 450],
      ['Beds', 'bed', 610, 700],
      ['Food', 'utensils', 184, 400],
      ['Tickets', 'ticket', 62, 150],
      ['Getting around', 'train-front', 48, 90],
    ],
    moves: [
      ['Supper by the harbour', 'Food, today', 38.5, 'utensils'],
      ['Boat to the island', 'Getting around, today', 24, 'sailboat'],
      ['Tile museum', 'Tickets, yesterday', 16, 'ticket'],
    ],
  },
  {
    words: /\b(?:renovation|remodel\w*|kitchen|building|house project)\b/i,
    title: 'Renovation',
    parts: [
      ['Kitchen', 'cooking-pot', 7200, 8000],
      ['Bathroom', 'bath', 3900, 6500],
      ['Floors', 'layers', 2450, 2400],
      ['Paint', 'paint-roller', 380, 600],
      ['Skips and help', 'truck', 290, 500],
    ],
    moves: [
      ['Tiler, first half', 'Bathroom, today', 1400, 'bath'],
      ['Oak boards', 'Floors, Tue', 1180, 'layers'],
      ['Lime paint, 20 l', 'Paint, Mon', 96, 'paint-roller'],
    ],
  },
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
    brief.currency ?? (/\$/.test(brief.prompt) ? 'USD' : /£/.test(brief.prompt) ? 'GBP' : domain.currency);
  const money = (amount: number): string => toMoney(Math.round(amount * 100) / 100, currency);
  const occasion = OCCASIONS.find(({ words }) => words.test(brief.prompt));
  const usual = occasion?.parts ?? PARTS;
  const asked = (want?.items ?? []).filter(({ title }) => title.length > 2);
  const parts =
    asked.length < 3
      ? usual
      : asked.map(({ title }, index): (typeof PARTS)[number] => {
          const [, icon, spent, of] = usual[index % usual.length] ?? ['', 'package', 40, 80];
          return [title, usual.find(([label]) => label.toLowerCase() === title.toLowerCase())?.[1] ?? icon, spent, of];
        });
  const spent = parts.reduce((sum, [, , one]) => sum + one, 0);
  const of = parts.reduce((sum, [, , , one]) => sum + one, 0);
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate() - now.getUTCDate() + 1;
  const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(now);
  const action = brief.wants.find((one) => one.isAction === true);
  return {
    kind: 'budget',
    wants: wantIds(want),
    title: brief.heading ?? occasion?.title ?? `${month} budget`,
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
    moves: (occasion?.moves ?? MOVES).map(([title, note, amount, icon]) => ({
      title,
      note,
      amount: `−${money(amount)}`,
      icon,
    })),
    action: { label: action?.label ?? 'Add an expense', icon: 'plus' },
  };
}
