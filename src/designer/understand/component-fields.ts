import type { Field } from '../write/slots.ts';
import type { Mention } from './component-mentions.ts';
import { createField } from './read-field.ts';

/** More options than this are easier to pick from a list. */
const MOST_RADIOS = 5;

const toField = (mention: Mention, label: string): Field => {
  const { width, ...bare } = createField(label.replace(/(?:\.\.\.|…)$/, ''));
  const isPair = mention.isPlural && mention.texts.length === 2;
  const extra = {
    ...(mention.error === undefined ? {} : { error: mention.error }),
    ...(mention.placeholder === undefined ? {} : { placeholder: mention.placeholder }),
    ...(isPair || width !== undefined ? { width: 'half' as const } : {}),
  };
  switch (mention.name) {
    case 'dateTime':
      return { ...bare, kind: bare.kind === 'time' || /\btime\b/i.test(label) ? 'time' : 'date', ...extra };
    case 'choice': {
      const kind = mention.isMultiple ? 'checkboxes' : mention.options.length > MOST_RADIOS ? 'select' : 'radio';
      return { ...bare, kind, options: mention.options, ...extra };
    }
    case 'checkbox':
      return {
        label: bare.label,
        kind: 'checkbox',
        ...(mention.value === undefined ? {} : { on: mention.value === 'true' }),
      };
    case 'switch':
      return { label: bare.label, kind: 'switch', on: mention.value !== 'false' };
    case 'slider':
      return { label: bare.label, kind: 'slider', ...(mention.value === undefined ? {} : { value: mention.value }) };
    default:
      return { ...bare, ...(mention.isMultiline ? { kind: 'textarea' as const } : {}), ...extra };
  }
};

/** Fields of a mention, one per label; a choice without a label has its options alone. */
export const toFields = (mention: Mention): Field[] => {
  const labels = mention.texts.length === 0 && mention.options.length > 0 ? [''] : mention.texts;
  return labels.map((label) => toField(mention, label));
};
