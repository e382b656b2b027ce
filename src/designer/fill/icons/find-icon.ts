import { getIconSet } from '../../../markup/icons/icon-set.ts';
import { GLUED } from '../../outline/lexicon/languages.ts';
import type { LexiconLang } from '../../outline/lexicon/languages.ts';
import { ICON_WORDS } from './icon-words.ts';

const ICON_OF = new Map<string, string>();
const STEMS: [stem: string, icon: string][] = [];
for (const line of ICON_WORDS.trim().split('\n')) {
  const [icon = '', words = ''] = line.split(': ');
  for (const word of words.split(/\s+/u)) {
    const text = word.replaceAll('_', ' ').trim();
    if (text.endsWith('*')) STEMS.push([text.slice(0, -1), icon]);
    else if (!ICON_OF.has(text)) ICON_OF.set(text, icon);
  }
}

/** The icon that shows what a label means, by its whole words, then its last and its first; undefined where none does. */
export function findIconByMeaning(label: string, lang: LexiconLang): string | undefined {
  const text = label.trim().toLowerCase();
  if (text === '') return undefined;
  const exact = findWord(text);
  if (exact !== undefined) return exact;
  if (GLUED.has(lang)) {
    // Longest first, so that 予約 is found in 予約一覧 before 予.
    const inside = [...ICON_OF.keys()].filter(
      (word) => word.length > 1 && /[^\p{Script=Latin}]/u.test(word) && text.includes(word),
    );
    return ICON_OF.get(inside.toSorted((a, b) => b.length - a.length)[0] ?? '');
  }
  const words = text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word.length > 1);
  for (const word of [words.at(-1), ...words]) {
    const icon = word === undefined ? undefined : findWord(word);
    if (icon !== undefined) return icon;
  }
  const [first] = words;
  // An icon's own name in full ("anchor", "bike"): its word means it.
  return first !== undefined && words.length === 1 && getIconSet().bodies.has(first) ? first : undefined;
}

const findWord = (word: string): string | undefined =>
  ICON_OF.get(word) ??
  (word.length > 3 ? (ICON_OF.get(word.replace(/s$/, '')) ?? ICON_OF.get(`${word}s`)) : undefined) ??
  STEMS.find(([stem]) => word.startsWith(stem))?.[1];
