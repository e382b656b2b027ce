/** A dish as a card has it: name, what is on the plate, price in units of the house's money, marks. */
export type MenuDish = readonly [title: string, body: string, price: number, marks?: string];

export interface MenuKnowledge {
  /** Lowercase words of a prompt that ask for this kitchen, singular. */
  words: string;
  sections: readonly { title: string; note?: string; food: string; dishes: readonly MenuDish[] }[];
}

/** What the marks on a card stand for. */
export const MENU_MARKS: Readonly<Record<string, string>> = {
  V: 'Vegetarian',
  VG: 'Vegan',
  GF: 'No gluten',
  N: 'With nuts',
  H: 'Hot',
};
