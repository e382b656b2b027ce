import type { Words } from '../outline.ts';

/** Places in a list by their number words. */
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Whether an entry is one of those that a state names: by its own name, or by its place, "the first one", "the last two". */
export function isMeant(names: string, label: Words, index: number, count: number): boolean {
  if (names.includes(label.text)) return true;
  const said =
    /^(?:the )?(?:(first|last) (two|three)|(first|second|third|fourth|fifth|sixth|last)(?: \p{Ll}+)?)$/iu.exec(
      names.trim(),
    );
  if (said === null) return false;
  const many = said[2] === 'three' ? 3 : said[2] === undefined ? 1 : 2;
  const end = (said[1] ?? said[3] ?? '').toLowerCase();
  if (end === 'last') return index >= count - many;
  return many > 1 ? index < many : index === ORDER.indexOf(end);
}
