import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import { createField } from './read-field.ts';

/** What is told of each row rather than shown by itself. */
const ATTRIBUTE =
  /^(?:plan|status|state|role|e-?mail|phone|city|country|price|amount|total|due date|(?:last|next|first) [\p{L}]+|[\p{L}]+ (?:status|date|number|id|level|type|count|time)|owner|assignee|department|team|location|tags?|priority|category|sku|stock|quantity|rating|age|points|grade|branch|supplier|customer|deadline)$/iu;
const LEAST_COLUMNS = 2;

/** "Members list with plan, last visit, payment status": what is listed behind the list are its columns. */
export function completeColumns(wants: readonly Want[], archetype: ArchetypeId): Want[] {
  const main = wants.find(({ kind }) => kind === 'records');
  if ((archetype !== 'list' && archetype !== 'table') || main === undefined || main.fields.length > 0)
    return [...wants];
  const own = wants.filter(
    (want) =>
      want !== main &&
      want.isAction !== true &&
      want.items.length + want.texts.length === 0 &&
      ATTRIBUTE.test(want.label),
  );
  if (own.length < LEAST_COLUMNS) return [...wants];
  const fields = [createField('Name'), ...own.map(({ label }) => createField(label))];
  return wants.filter((want) => !own.includes(want)).map((want) => (want === main ? { ...want, fields } : want));
}
