import { filled } from '../fill/filled-words.ts';
import { INTERFACE_WORDS } from '../fill/language/interface-words.ts';
import { menuWord, type MenuWord } from '../fill/language/menu-words.ts';
import { toTongue } from '../fill/language/tongues.ts';
import { toLocale } from '../fill/fill-context.ts';
import { readHabits } from '../fill/writing-habits.ts';
import type { Item, ItemsNode, Section } from '../outline/outline.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import { NAMES } from '../fill/names/invented-names.ts';
import { button, section, type PartsOf, type PartWriter } from './part-writer.ts';

/** What things of every menu cost, in euros. */
const MENU: readonly (readonly [group: MenuWord, things: readonly (readonly [thing: MenuWord, euros: number])[]])[] = [
  [
    'dishes',
    [
      ['soup', 6.5],
      ['salad', 9],
      ['dishOfTheDay', 14.5],
    ],
  ],
  [
    'desserts',
    [
      ['cake', 4.5],
      ['iceCream', 5],
    ],
  ],
  [
    'drinks',
    [
      ['coffee', 3],
      ['tea', 3.5],
      ['water', 2.5],
    ],
  ],
];

/** What things of every price list cost, in euros. */
const OFFERS = [
  ['basic', 18],
  ['standard', 32],
  ['extra', 55],
] as const;

type PriceWriter = Pick<PartWriter, 'lang' | 'currency'>;

/** The menu of a house that serves food, in its language and its money. */
export const menu = (writer: PartWriter): Section[] =>
  MENU.map(([group, things]) =>
    section(
      [
        {
          kind: 'items',
          layout: 'rows',
          items: things.map(([thing, euros]) => priced(menuWord(thing, writer.lang), euros, writer)),
        },
      ],
      { heading: filled(menuWord(group, writer.lang)) },
    ),
  );

/** What a house of any other trade asks for its work: nothing is known of it but that there is less and more of it. */
export const offers = (writer: PriceWriter): ItemsNode => ({
  kind: 'items',
  layout: 'columns',
  items: OFFERS.map(([name, euros]) => priced(INTERFACE_WORDS[name][toTongue(writer.lang)], euros, writer)),
});

/** What lies in a basket, and what it comes to: the things have names that mean nothing in any trade. */
export const cart: PartsOf = (writer) => {
  const names = NAMES.proper(toLexiconLang(writer.lang));
  const sum = GOODS.reduce((total, euros) => total + euros, 0);
  return [
    section(
      [
        {
          kind: 'items',
          layout: 'rows',
          items: GOODS.map((euros, index) => priced(names[index] ?? '', euros, writer)),
        },
      ],
      { heading: filled(writer.say('cart')), surface: 'card' },
    ),
    section([
      {
        kind: 'facts',
        layout: 'sums',
        facts: [{ label: filled(writer.say('total')), value: filled(writePrice(sum, writer)) }],
      },
      button(writer.say('checkout')),
    ]),
  ];
};

/** What three things in a basket cost, in euros. */
const GOODS = [12, 24, 8];

const priced = (title: string, euros: number, writer: PriceWriter): Item => ({
  title: filled(title),
  fields: [{ as: 'value', words: filled(writePrice(euros, writer)) }],
  nodes: [],
});

/** So many euros in the page's money, as its language writes amounts, rounded as prices are: "7,50 €", "Ft 2 600". */
function writePrice(euros: number, { lang, currency }: PriceWriter): string {
  const locale = toLocale(lang);
  const { money, moneyDecimals, moneyScale } = readHabits('', toLexiconLang(lang), locale, currency);
  const worth = euros * moneyScale;
  const step = moneyDecimals > 0 ? 0.5 : 10 ** Math.max(0, Math.floor(Math.log10(worth)) - 1);
  const amount = Math.round(worth / step) * step;
  const digits = { minimumFractionDigits: moneyDecimals, maximumFractionDigits: moneyDecimals };
  return `${money[0]}${new Intl.NumberFormat(locale, digits).format(amount)}${money[1]}`;
}
