import type { SourceLine } from '../design-md/read-source.ts';
import { CHARACTER_LENGTH } from './exact-guide.ts';

const CHARACTER_SECTION =
  /overview|brand|personality|atmosphere|character|mood|tone|voice|vibe|philosophy|aesthetic|essence|identity|principles?|概要|雰囲気|世界観|ブランド|トーン|コンセプト|브랜드|분위기|개요|톤|철학|概述|品牌|风格|氛围|调性|überblick|marke|charakter|aperçu|marque|ambiance|caractère|resumen|marca|personalidad|carácter|ambiente/i;
const LEAST_CHARACTERS = 12;
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** What the file says of character and tone, as plain words: its description, else the section that is about it. */
export function readCharacter(description: string, lines: readonly SourceLine[]): string | undefined {
  const prose = lines.filter(isProse);
  const about = prose.filter(({ section }) => CHARACTER_SECTION.test(section.at(-1) ?? ''));
  const opening = prose.filter(({ section }) => section.length === 0);
  const texts = [
    description,
    ...(about.length > 0 ? about : opening.length > 0 ? opening : prose.slice(0, 3)).map(({ text }) => text),
  ];
  const words = texts.map(toPlainWords).filter((text) => text !== '');
  const character = cut(words.join(' '));
  return character.length < (SPACELESS.test(character) ? LEAST_CHARACTERS / 2 : LEAST_CHARACTERS)
    ? undefined
    : character;
}

const isProse = ({ text, section, isCode }: SourceLine): boolean =>
  !isCode && !/^\s*[|<>#]|^\s*(?:-{3,}|\*{3,}|={3,})/.test(text) && text !== section.at(-1);

const toPlainWords = (text: string): string =>
  text
    .replace(/\[src:[^\]]*\]|\(?`?#[0-9a-f]{3,8}`?\)?|\{[\w.-]+\}/gi, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*+•]|\d+\.)\s+/, '')
    .replace(/[*`_]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:])|\(\s*\)/g, '')
    .trim();

/** Ends at a sentence where one ends in the second half, else at a word. */
function cut(text: string): string {
  if (text.length <= CHARACTER_LENGTH) return text;
  const head = text.slice(0, CHARACTER_LENGTH);
  const sentence = Math.max(head.lastIndexOf('. ') + 1, head.lastIndexOf('。') + 1);
  if (sentence > CHARACTER_LENGTH / 2) return head.slice(0, sentence).trim();
  const word = head.lastIndexOf(' ');
  return (word > CHARACTER_LENGTH / 2 ? head.slice(0, word) : head).trim();
}
