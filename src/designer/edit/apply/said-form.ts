import type { Field, FieldKind } from '../../write/slots.ts';
import { toTitle } from './to-title.ts';
import { partsOf, type MakeSlot } from './said-parts.ts';

const FIELD_KINDS: readonly (readonly [RegExp, FieldKind])[] = [
  [/e-?mail/i, 'email'],
  [/message|comment|notes?\b|description|question|request/i, 'textarea'],
  [/phone|mobile|tel/i, 'tel'],
  [/date|day\b|birthday/i, 'date'],
  [/time\b/i, 'time'],
  [/password/i, 'password'],
  [/number of|guests|people|amount|quantity/i, 'number'],
  [/checkbox|consent|agree|terms/i, 'checkbox'],
];
const FIELD_WORDS =
  /^(?:e-?mail|name|first|last|phone|telephone|message|subject|company|city|address|date|time|comment|password|zip|country|notes?)$/i;
const SENDS: Readonly<Record<string, string>> = { en: 'Send', de: 'Senden', fr: 'Envoyer', es: 'Enviar' };

const toField = (label: string): Field => ({
  label: toTitle(label.replace(/\s+(?:field|input|box)$/i, '').replace(/^e-?mail$/i, 'E-mail')),
  kind: FIELD_KINDS.find(([words]) => words.test(label))?.[1] ?? 'text',
});

/** "A contact form with name, email and message": its fields. */
export const saidForm: MakeSlot = (plain, { lang }) => {
  const [, name = '', list] =
    /^(.*?\bform)(?:\s*(?::|\s(?:with|for|asking for|that asks for|including|containing)\s)\s*(.+))?$/i.exec(plain) ??
    [];
  if (name === '' || /\b(?:sign-?(?:in|up)|log-?in|newsletter|search|payment|checkout)\b/i.test(name)) return undefined;
  const isContact = /^contact form$/i.test(name);
  if (list === undefined && !isContact) return undefined;
  const labels = partsOf(list ?? 'name, e-mail, message').flatMap((part) => {
    const words = part.split(/\s+/);
    return words.length > 1 && words.every((word) => FIELD_WORDS.test(word)) && !/^(?:first|last) name$/i.test(part)
      ? words
      : [part];
  });
  if (
    list !== undefined &&
    !labels.some((label) => FIELD_WORDS.test(label) || FIELD_KINDS.some(([words]) => words.test(label)))
  )
    return undefined;
  return {
    slot: {
      kind: 'form',
      wants: [],
      title: toTitle(name),
      groups: [{ fields: labels.map(toField) }],
      submit: { label: SENDS[lang] ?? 'Send' },
    },
  };
};
