import type { DesignContext } from './designer.ts';

/** What a DESIGN.md may say in words alone: the fields of a theme, and how close things stand. */
export const PROSE_FIELDS = ['customColor', 'colorMode', 'headlineFont', 'bodyFont', 'roundness', 'density'] as const;
export type ProseField = (typeof PROSE_FIELDS)[number];

/** One field as it was read from words; nothing of it is believed before it was held against the file. */
export interface ProseReading {
  field: ProseField;
  /** One of the field's values, or `#rrggbb`. */
  value: string;
  /** The words of the file that say so, as they stand there. */
  words: string;
}

export interface ProseRequest {
  markdown: string;
  /** What the file does not state as a value. */
  fields: readonly ProseField[];
}

/** Reads from the words of a DESIGN.md what it does not state as a value. */
export interface ProseReader {
  /** Throws AppError, or the reason of the signal. */
  read(request: ProseRequest, context: Pick<DesignContext, 'signal' | 'progress' | 'meter'>): Promise<ProseReading[]>;
}
