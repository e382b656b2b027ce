import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';

const ACTS = 12;
const LINE_UP = /\bline-? ?up\b/i;

/** A page that announces who plays shows them first, whether or not the prompt lists them. */
export function completeLineUp(wants: readonly Want[], archetype: ArchetypeId, text: string): Want[] {
  const isAsked =
    archetype === 'event' &&
    LINE_UP.test(text) &&
    wants.every(({ kind, label }) => kind !== 'people' && !LINE_UP.test(label));
  if (!isAsked) return [...wants];
  return [{ id: 'line-up', kind: 'people', label: 'Line-up', texts: [], items: [], fields: [], count: ACTS }, ...wants];
}
