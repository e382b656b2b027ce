import type { Passage } from '../../form/passage.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { FIELD_KINDS } from '../read-field.ts';
import { leadOf } from './lead-of.ts';

/** "Background" over lines that are fields of a form: a heading of the page, whatever its word may mean elsewhere. */
export function holdsFields({ form, parts }: Passage, lang: string): boolean {
  if (form !== 'heading' || parts.length === 0) return false;
  const fields = parts.filter(
    (part) =>
      leadOf(part, lang) !== undefined &&
      findMentions(part.said.text, lang).some(
        ({ makes, isWeak }) => !isWeak && makes.kind === 'control' && FIELD_KINDS.has(makes.control),
      ),
  );
  return fields.length * 2 > parts.length;
}
