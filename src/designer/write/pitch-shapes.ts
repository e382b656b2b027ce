import type { SlotBase } from './slots.ts';

/** Content of pages that win somebody over. */
export interface PitchShapes {
  /** Names or words in one line: who is along, what it works with. */
  terms: SlotBase & { items: { label: string; icon?: string }[] };
  /** Lines of a program as a customer would write them. `install` is the one command that comes before. */
  code: SlotBase & { file: string; install: string; lines: { text: string; mark?: 'note' | 'key' }[] };
}
