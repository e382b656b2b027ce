import type { Want, WantedItem } from '../brief.ts';
import type { CollectionKnowledge } from '../knowledge/domain-knowledge.ts';
import { MENU_MARKS, type MenuKnowledge } from '../knowledge/menus/menu-knowledge.ts';
import { findMenu } from '../knowledge/menus/menus.ts';
import { toMoney } from './money.ts';
import type { Picture, SlotOf } from './slots.ts';
import type { Dish } from './visit-shapes.ts';
import { stemsOf, titleFor, wantIds, type WriteContext } from './write-context.ts';
import { capitalise } from '../capitalise.ts';

type Section = SlotOf<'menu'>['sections'][number];

/** What the house serves: the dishes and courses that the prompt gives, else those of the kitchen that it names. */
export function writeMenu(context: WriteContext, want?: Want): SlotOf<'menu'> {
  const { brief, domain } = context;
  const known = findMenu(brief.prompt);
  const sections =
    known === undefined ? ofTheHouse(context) : known.sections.map((section) => toSection(section, domain.currency));
  const shown = withAsked(want, sections);
  const marks = new Set(shown.flatMap(({ dishes }) => dishes.flatMap((dish) => dish.marks)));
  return {
    kind: 'menu',
    wants: wantIds(want),
    title: brief.heading ?? titleOf(want),
    sections: shown,
    legend: Object.entries(MENU_MARKS)
      .filter(([mark]) => marks.has(mark))
      .map(([mark, label]) => ({ mark, label })),
  };
}

/** "Restaurant menu page": on the page itself it is the menu. */
const titleOf = (want: Want | undefined): string => {
  const told = titleFor(want, 'Menu');
  return /^(?:(?:restaurant|caf[eé]|bar|food|full|digital|online) )?menu(?: (?:page|list|sections?|items?))?$/i.test(
    told,
  )
    ? 'Menu'
    : told;
};

const pictureOf = (subject: string): Picture => ({ kind: 'food', subject, alt: capitalise(subject) });

const toSection = ({ title, note, food, dishes }: MenuKnowledge['sections'][number], currency: string): Section => ({
  title,
  ...(note === undefined ? {} : { note }),
  picture: pictureOf(food),
  dishes: dishes.map(([name, body, price, marks = '']) => ({
    title: name,
    body,
    price: toMoney(price, currency),
    marks: marks.split(' ').filter((mark) => mark !== ''),
  })),
});

/** Courses that a kitchen's own list tells of, in the order in which they are eaten. */
const COURSES: readonly [words: RegExp, title: string][] = [
  [/starter|snack|small/i, 'Starters'],
  [/between|pasta|middle/i, 'In between'],
  [/main|supper|grill/i, 'Mains'],
  [/sweet|dessert|bake/i, 'Desserts'],
];

/** The trade's own dishes by course; those that name none stand first. */
function ofTheHouse({ domain }: WriteContext): Section[] {
  const dishes = domain.collections.find(({ words }) => words.includes('dish')) ?? domain.collections[0];
  if (dishes === undefined) return [];
  const courseOf = ({ meta = '' }: CollectionKnowledge['rows'][number]): string =>
    COURSES.find(([words]) => words.test(meta))?.[1] ?? dishes.title;
  const titles = [dishes.title, ...COURSES.map(([, title]) => title)];
  return titles.flatMap((title): Section[] => {
    const rows = dishes.rows.filter((row) => courseOf(row) === title);
    const picture = rows.find((row) => row.picture !== undefined)?.picture ?? domain.pictures.scene;
    return rows.length === 0 ? [] : [{ title, picture, dishes: rows.map(toDish) }];
  });
}

const VEGETABLE: Readonly<Record<string, string>> = { Vegetarian: 'V', Vegan: 'VG', 'No gluten': 'GF' };

const toDish = ({ title, subtitle, value = '', status }: CollectionKnowledge['rows'][number]): Dish => ({
  title,
  ...(subtitle === undefined ? {} : { body: subtitle }),
  price: value,
  marks: [VEGETABLE[status?.label ?? ''] ?? ''].filter((mark) => mark !== ''),
});

/** Dishes with prices are the menu; other listed things are its courses, each with dishes of the kitchen. */
function withAsked(want: Want | undefined, sections: readonly Section[]): Section[] {
  const asked = want?.items ?? [];
  const [first] = sections;
  if (asked.length === 0 || first === undefined) return [...sections];
  const priced = asked.filter((item) => item.value !== undefined);
  const courses = [...new Set(priced.flatMap(({ note }) => (note === undefined ? [] : [note])))];
  // Several dishes under one word are a course of that name.
  if (courses.length > 1 && priced.length > courses.length)
    return courses.map((title, index) => ({
      picture: (sections.find((one) => sameWords(one.title, title)) ?? sections[index % sections.length] ?? first)
        .picture,
      title,
      dishes: priced
        .filter(({ note }) => note === title)
        .map(({ title: dish, value }) => toGiven({ title: dish, ...(value === undefined ? {} : { value }) })),
    }));
  if (priced.length > 0) return [{ ...first, title: 'On the menu', dishes: priced.map(toGiven) }];
  return asked.map((item, index) => ({
    ...(sections.find(({ title }) => sameWords(title, item.title)) ?? sections[index % sections.length] ?? first),
    title: item.title,
  }));
}

const toGiven = ({ title, value = '', note }: WantedItem): Dish => ({
  title,
  ...(note === undefined ? {} : { body: note }),
  price: value,
  marks: [],
});

const sameWords = (one: string, other: string): boolean => stemsOf(one).some((stem) => stemsOf(other).includes(stem));
