import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import type { Field } from '../write/slots.ts';
import { createField } from './read-field.ts';

const NAMES_WHO = /\b(?:e-?mail|user ?name|username|phone|benutzer\w*|correo|courriel|identifiant|usuario)\b/i;

const stacked = ({ width: _width, ...field }: Field): Field => field;

/**
 * A prompt that names one part of a sign-in ("add a “Remember me” checkbox") means the rest too: who one is and the
 * password stand before it. Forms that name a field of their own to type into are left as they are.
 */
export const completeSignIn = (wants: readonly Want[], archetype: ArchetypeId): Want[] => {
  const form = wants.find((want) => want.kind === 'form' && want.fields.length > 0);
  const isComplete =
    form === undefined ||
    form.fields.some((field) => !['checkbox', 'switch'].includes(field.kind) || NAMES_WHO.test(field.label));
  if (archetype !== 'auth') return [...wants];
  // Who one is and the password stand under each other, wide enough to be read.
  if (isComplete) return wants.map((want) => (want === form ? { ...want, fields: want.fields.map(stacked) } : want));
  const fields = [createField('Email'), createField('Password'), ...form.fields];
  return wants.map((want) => (want === form ? { ...want, fields } : want));
};
