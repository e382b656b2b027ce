/** Markup that is safe to place as it stands; everything else that `html` meets is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type MarkupValue = Markup | string | number | boolean | null | undefined | readonly MarkupValue[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes for text and for quoted attribute values alike. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/**
 * Tagged template of HTML. Strings and numbers are escaped, also within quoted attribute values; Markup and
 * arrays are placed as they are; `false`, `true`, `null` and `undefined` give nothing.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup =>
  new Markup(strings.map((text, index) => text + toText(values[index])).join(''));

/** Takes text as markup without escaping: only for constants of our own and for sanitised output. */
export const raw = (text: string): Markup => new Markup(text);

/** One piece of markup from many, with `separator` (escaped when it is a string) between them. */
export const joinMarkup = (parts: readonly MarkupValue[], separator: MarkupValue = ''): Markup =>
  new Markup(parts.map(toText).join(toText(separator)));

function toText(value: MarkupValue): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(toText).join('');
  return '';
}
