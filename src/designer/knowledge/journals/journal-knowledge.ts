import type { Picture } from '../../write/slots.ts';

/** A text as the list of a journal announces it. */
export interface JournalEntry {
  title: string;
  excerpt: string;
  topic: string;
  /** Minutes that reading it takes. */
  minutes: number;
  picture: Pick<Picture, 'kind' | 'subject'>;
}

/** What one kind of journal writes about. */
export interface JournalKnowledge {
  /** Words of a prompt that ask for it. */
  words: RegExp;
  entries: readonly JournalEntry[];
}
