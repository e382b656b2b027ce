import { z } from 'zod';
import { FONT_FAMILIES, FONT_FAMILY_NAMES } from '../domain/font.ts';
import type { ProseField, ProseReading, ProseRequest } from '../domain/prose-reader.ts';
import { FONT_CLASSES, isSerif } from '../tokens/type/font-class.ts';
import { askForm, type AskingContext } from './ask-model.ts';
import type { Model } from './open-model.ts';
import { readPrompt } from './read-prompt.ts';

/** Of a guide; what steers the look stands in its first part. */
const LONGEST_GUIDE = 24_000;

/** Asks once what a DESIGN.md says in words alone. What comes back is as hostile as the file. Throws AppError. */
export async function readProse(
  model: Model,
  { markdown, fields }: ProseRequest,
  context: AskingContext,
): Promise<ProseReading[]> {
  const instructions = await readPrompt('prose', { fonts: FONT_LINES });
  const prompt = `Asked for: ${fields.join(', ')}\n\nGuide:\n${markdown.slice(0, LONGEST_GUIDE)}`;
  const { value } = await askForm(model, { instructions, prompt, context }, toShape(fields), keepKnown(fields));
  return value.readings;
}

const toShape = (fields: readonly ProseField[]) =>
  z.object({ readings: z.array(z.object({ field: z.enum(fields), value: z.string(), words: z.string() })) });

/** A reading that nobody asked for, or that has no words, does not spoil the others. */
const keepKnown =
  (fields: readonly ProseField[]) =>
  (value: unknown): unknown => {
    const { readings } = (value ?? {}) as { readings?: unknown };
    if (!Array.isArray(readings)) return value;
    const { element } = toShape(fields).shape.readings;
    return { readings: readings.filter((reading) => element.safeParse(reading).success) };
  };

const FONT_LINES = FONT_FAMILY_NAMES.map(
  (family) =>
    `  - ${family}: ${FONT_FAMILIES[family]}, ${FONT_CLASSES[family].typeClass}${isSerif(family) ? ' serif' : ' sans'}`,
).join('\n');
