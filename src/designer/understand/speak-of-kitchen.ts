import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import { findKitchen } from '../knowledge/menus/kitchens.ts';
import { MENU_MARKS, type MenuKnowledge } from '../knowledge/menus/menu-knowledge.ts';
import { findMenu } from '../knowledge/menus/menus.ts';
import { toMoney } from '../write/money.ts';

/** Trades that are known by what they cook. */
const HOUSES: ReadonlySet<string> = new Set(['restaurant']);
const MOST_ROWS = 8;

/**
 * A restaurant of the kitchen that the prompt names: a Vietnamese house has a name, promises and dishes of its own rather
 * than those of any fine restaurant. Other trades, and prompts that name no kitchen, stay as they are.
 */
export function speakOfKitchen(domain: DomainKnowledge, prompt: string): DomainKnowledge {
  if (!HOUSES.has(domain.id)) return domain;
  const kitchen = findKitchen(prompt);
  const menu = kitchen === undefined ? undefined : findMenu(prompt);
  const [dishes, ...others] = domain.collections;
  if (kitchen === undefined || menu === undefined || dishes === undefined) return domain;
  const [first] = domain.promises;
  const rows = rowsOf(menu, domain.currency);
  return {
    ...domain,
    brands: kitchen.brands,
    promises: kitchen.promises.map(([title, accent, body], index) => ({
      ...(domain.promises[index] ?? first),
      title,
      accent,
      body,
      action: { label: 'Book a table', icon: 'calendar-plus' },
      secondary: { label: 'Read the menu' },
    })),
    points: kitchen.points,
    collections: [
      { ...dishes, title: 'From the kitchen', note: 'Lunch and supper, Tuesday to Sunday', rows },
      ...others,
    ],
    pictures: { ...domain.pictures, things: rows.slice(0, THINGS).flatMap(({ picture }) => picture ?? []) },
  };
}

const THINGS = 5;

/** Dishes of a card, one of each course first, so that neighbours look different. */
function rowsOf({ sections }: MenuKnowledge, currency: string): CollectionKnowledge['rows'] {
  const longest = Math.max(...sections.map(({ dishes }) => dishes.length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    sections.flatMap((section) => section.dishes.slice(turn, turn + 1).map((dish) => ({ dish, section }))),
  );
  return turns
    .flat()
    .slice(0, MOST_ROWS)
    .map(({ dish: [title, body, price, marks = ''], section }) => {
      const [mark = ''] = marks.split(' ');
      const label = MENU_MARKS[mark];
      const value = toMoney(price, currency);
      return {
        title,
        subtitle: body,
        meta: section.title,
        value,
        icon: 'utensils',
        ...(label === undefined ? {} : { status: { label, tone: 'good' as const } }),
        picture: { kind: 'food' as const, subject: `${title.toLowerCase()}, ${section.food}`, alt: title },
        cells: [title, body, label ?? '', value],
      };
    });
}
