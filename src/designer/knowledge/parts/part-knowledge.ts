/** What a part of a name looks like in any trade, told as the lines of a brief below its heading. */
export interface PartKnowledge {
  /** Lowercase, as prompts call it: "order summary", "basket summary". */
  words: readonly string[];
  brief: readonly string[];
}

/** What a screen of a kind has, told as lines of a brief. `{subject}`, `{product}` and `{claim}` stand for the prompt's words. */
export interface PageKnowledge {
  /** Lowercase, as prompts call it: "checkout", "sign up". */
  words: readonly string[];
  kind: 'app' | 'tool' | 'site';
  /** What is on it is of its trade (a dashboard, a landing page): where that is known for sure, it knows more. */
  ofTrade?: true;
  /** Its main button, field or search: there also where the prompt lists its parts. */
  always: readonly string[];
  /**
   * What stands before the first heading is the page itself, such as a player: there also where the prompt lists other parts.
   * Sections with their headings stand there for a prompt that lists none.
   */
  usual: readonly string[];
}
