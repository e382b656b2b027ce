/** A line of a written page: what it says, a word beside it, and who or when at its end. */
export interface PaperLine {
  title: string;
  note?: string;
  /** Index of the person who has it, among those of the trade. */
  who?: number;
  /** Days from today on which it is due or took place. */
  inDays?: number;
  /** A word in place of who and when: "high", "10 min". */
  word?: string;
  done?: boolean;
}

/** What stands under such a heading: text, points, or lines that are read across. */
export interface SectionKnowledge {
  words: RegExp;
  text?: string;
  points?: readonly string[];
  lines?: readonly PaperLine[];
  /** Lines are numbered, ticked off, or neither. */
  as?: 'steps' | 'checks';
}

/** A written page that people ask for by its name, and the headings it has where the prompt lists none. */
export interface PaperKnowledge {
  words: RegExp;
  eyebrow: string;
  summary: string;
  state: string;
  headings: readonly string[];
  /** It is about somebody's working life. */
  isLife?: true;
}
