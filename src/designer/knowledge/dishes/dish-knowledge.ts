/**
 * How a kind of dish is made. `{main}` stands for what a dish of the kind is named after: the lemon of a lemon tart. Method
 * and amounts agree: everything that goes in is used.
 */
export interface DishKnowledge {
  /** Nouns that name the kind, singular. */
  words: readonly string[];
  /** A dish of the kind, when nothing more is said. */
  title: string;
  main: string;
  /** What a picture of it shows. */
  picture: string;
  body: string;
  /** Minutes at the table and at the stove. */
  prep: number;
  cook: number;
  serves: number;
  kcal: number;
  ingredients: readonly (readonly [amount: string, name: string])[];
  method: readonly (readonly [text: string, minutes?: number])[];
}
