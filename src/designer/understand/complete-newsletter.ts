import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import { createField } from './read-field.ts';

const SIGN_UP =
  /\b(?:newsletter|mailing list|waitlist|wait list)\b[^.]{0,20}\b(?:sign-?\s?up|subscri\w+|join|page|form)\b|\b(?:sign-?\s?up|subscribe)\b[^.]{0,20}\bnewsletter\b/i;
const OPENING_CHARACTERS = 90;

/** A page by which one joins a letter or a list has a field to join by, whether the prompt names it or not. */
export function completeNewsletter(wants: readonly Want[], archetype: ArchetypeId, text: string): Want[] {
  const opening = text.slice(0, OPENING_CHARACTERS);
  const isAsked = wants.some(({ kind, fields }) => kind === 'form' || fields.length > 0);
  if (archetype !== 'landing' || isAsked || !SIGN_UP.test(opening)) return [...wants];
  const label = /\bwait\s?list\b/i.test(opening) ? 'Join the list' : 'Get the letter';
  const form: Want = {
    id: 'newsletter',
    kind: 'form',
    label,
    texts: [],
    items: [],
    fields: [createField('First name'), createField('Email')],
  };
  const subscribe: Want = {
    id: 'newsletter-action',
    label: 'Subscribe',
    texts: [],
    items: [],
    fields: [],
    isAction: true,
  };
  const actions = wants.some(({ isAction }) => isAction === true) ? [] : [subscribe];
  // What the page is for does not wait at its end.
  return [form, ...actions, ...wants.filter((want) => want.kind !== 'closing' || !SIGN_UP.test(`${want.label} page`))];
}
