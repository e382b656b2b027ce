import type { Words } from '../outline.ts';

/** "Cage 1 to Cage 6", "W1–W6", "washers 1 bis 4", "Row A to Row D". */
const RANGE =
  /^((?:\p{L}[\p{L}'’-]*\s){0,2}?\p{L}*?\s?)(\d{1,3}|\p{Lu})\s*(?:to|through|till|until|up to|bis|à|a|al|até|tot|do|till|–|—|-|~|から|부터|至|到)\s*(?:\1)?(\d{1,3}|\p{Lu})$/u;
const MOST = 24;

/** The names that a numbered row stands for, first to last; nothing where words are no such row or it is too long. */
export function expandRange(words: Words): Words[] | undefined {
  const [, front = '', first = '', last = ''] = RANGE.exec(words.text.trim()) ?? [];
  if (first === '' || front.trim() === '') return undefined;
  const [from, to] = [orderOf(first), orderOf(last)];
  if (from === undefined || to === undefined || /\d/u.test(first) !== /\d/u.test(last)) return undefined;
  const count = to - from + 1;
  if (count < 3 || count > MOST) return undefined;
  const name = /\s$/u.test(front) ? singular(front.trim()) : front;
  const gap = /\s$/u.test(front) ? ' ' : '';
  return Array.from({ length: count }, (_, at): Words => {
    const mark = /\d/u.test(first) ? String(from + at) : String.fromCodePoint(from + at);
    const text = `${name}${gap}${mark}`;
    return {
      text: text.charAt(0).toUpperCase() + text.slice(1),
      origin: 'derived',
      ...(words.span === undefined ? {} : { span: words.span }),
    };
  });
}

const orderOf = (mark: string): number | undefined => (/\d/u.test(mark) ? Number(mark) : mark.codePointAt(0));

/** "washers 1 to 4" are washer 1, washer 2 …: without the plural of English and Romance languages. */
const singular = (name: string): string => (/[^su]s$/u.test(name) && name.length > 4 ? name.slice(0, -1) : name);
