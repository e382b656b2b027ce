import type { Field, FieldKind } from '../write/slots.ts';
import type { NounPhrase, ReadContext } from './noun-phrase.ts';
import { listQuotes } from './prompt-text.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { readAsideItems } from './read-items.ts';
import { capitalize } from './word-forms.ts';

/** Single controls by their head: their label stands before them or in quotes. */
const CONTROLS: readonly (readonly [heads: RegExp, kind?: FieldKind])[] = [
  [/^(?:check ?box|tick ?box)$/, 'checkbox'],
  [/^(?:text ?area)$/, 'textarea'],
  [/^(?:dropdown|select|drop-down)$/, 'select'],
  [/^(?:slider)$/, 'slider'],
  [/^(?:date picker|datepicker)$/, 'date'],
  [/^(?:time picker)$/, 'time'],
  [/^(?:upload|file upload)$/, 'file'],
  [/^(?:radio|radio group)$/, 'radio'],
  [/^(?:field|input|textfield)$/],
];

/** A labelled control, such as "a 'Remember me' checkbox" or "country dropdown (DE, FR)"; undefined for anything else. */
export const readControl = (phrase: NounPhrase, context: ReadContext): Field | undefined => {
  const { stems, words } = phrase;
  if (/^number of \p{L}+$/iu.test(words.join(' '))) return createField(capitalize(words.join(' ')));
  for (const length of [2, 1]) {
    const head = stems.slice(-length).join(' ');
    const control = CONTROLS.find(([heads]) => stems.length >= length && heads.test(head));
    if (control === undefined) continue;
    const naming = words
      .slice(0, Math.max(0, words.length - length))
      .join(' ')
      .replace(/\b(?:text|input|form)$/i, '')
      .trim();
    const said =
      phrase.quotes[0] ??
      listQuotes(phrase.tail, context.quotes)[0] ??
      (naming === '' && /^(?:for|labelled|labeled|named)$/.test(phrase.tailLead)
        ? phrase.tail.replace(/^(?:an?|the) /i, '')
        : naming);
    if (
      said === '' ||
      /^(?:sort|filter|search)\b|\b(?:avatar|profile|user|account|menu)$/i.test(said) ||
      /\band$|\bcheck ?box|\bradio/i.test(said) ||
      said.split(' ').length > 6
    )
      return undefined;
    const [, kind] = control;
    if (kind === undefined && phrase.quotes.length === 0 && !isFieldLabel(said)) return undefined;
    const options = readAsideItems(phrase, context).map((item) => item.title);
    const field = createField(capitalize(said));
    const { width: _, ...bare } = field;
    return {
      ...(kind === 'checkbox' || kind === 'slider' ? bare : field),
      ...(kind === undefined ? {} : { kind }),
      ...(options.length > 0 ? { options } : {}),
    };
  }
  return undefined;
};
