import { findMentions } from '../../lexicon/find-mentions.ts';
import { briefWords, entryWords } from '../brief-words.ts';

/** Two words apart on one line: what stands left and what stands right. */
export const GAP = /\s{2,}/u;
const CHECK = /^(?:\[\s*([xX✓✔ ]?)\s*\]|([☐☑☒✅]))\s+(\S.*)$/u;
const RADIO = /^\(\s*([xXoO•●*]?)\s*\)\s+(\S.*)$/u;
const BAR = /^(.*?)\s*[▓█■#]{2,}[░▒□·.\s-]*\s*(.*)$/u;
export const BRACKETS = /\[\s*([^\]]+?)\s*\]/gu;
/** "( Log it )" beside fields in brackets: a button that is drawn round. */
const PRESSED = /\(\s*([^()]{2,24}?)\s*\)/gu;
/** Fields are drawn as brackets with a line or dots in them. */
const INPUT = /^(.*?)\s*[:：]?\s*\[\s*([^\]_]*?)\s*(?:_{2,}|\.{3}|…)\s*\]$/u;
const OPEN_INPUT = /^(\S[^[\]]*?)\s*(?:_{3,}|\.{3}|…)$/u;
const CHOICE = /^(.*?)\s*[:：]?\s*\[\s*([^\]]+?)\s*(?:[▾▼⌄]|\sv)\s*\]$/u;
const FIELD = /_{2,}|\.{3}|…/u;

/** "Mon | Tue | Wed": names between bars, one of which is chosen. */
const CHOICES = /^\[?\s*([^|[\]]{1,24}(?:\s\|\s[^|[\]]{1,24}){1,8})\s*\]?$/u;

export type LineKind =
  | 'choices'
  | 'check'
  | 'radio'
  | 'input'
  | 'choice'
  | 'bar'
  | 'picture'
  | 'buttons'
  | 'pair'
  | 'text';

/** What a line of a drawing is. */
export function kindOf(line: string): LineKind {
  const text = line.trim();
  if (CHOICES.test(text) && (text.startsWith('[') || text.split('|').length > 3)) return 'choices';
  if (CHECK.test(text)) return 'check';
  if (RADIO.test(text)) return 'radio';
  if (CHOICE.test(text)) return 'choice';
  if (INPUT.test(text) || (OPEN_INPUT.test(text) && !GAP.test(text))) return 'input';
  if (BAR.test(text)) return 'bar';
  if (/^\(.*\)$/u.test(text)) return 'picture';
  if (text.includes('[') && text.replaceAll(BRACKETS, '').replaceAll(PRESSED, '').trim() === '') return 'buttons';
  return GAP.test(text) ? 'pair' : 'text';
}

/** The line of a brief that says the same. */
export function lineOf(line: string): string {
  const text = line.trim();
  switch (kindOf(line)) {
    case 'choices': {
      const names = (CHOICES.exec(text)?.[1] ?? text).split('|').map((name) => name.trim());
      const chosen = Math.max(
        0,
        names.findIndex((name) => /^[*>•●▸]|\*$/u.test(name)),
      );
      return `~ segmented: ${names.map((name, at) => `(${at === chosen ? 'x' : ' '}) ${entryWords(name.replaceAll(/^[*>•●▸]\s*|\s*\*$/gu, ''))}`).join(' ')}`;
    }
    case 'check': {
      const [, mark = '', sign = '☐', words = ''] = CHECK.exec(text) ?? [];
      return `- [${mark.trim() === '' && sign === '☐' ? ' ' : 'x'}] ${entryWords(words)}`;
    }
    case 'radio': {
      const [, mark = '', words = ''] = RADIO.exec(text) ?? [];
      return `(${mark === '' ? ' ' : 'x'}) ${briefWords(words.replace(GAP, ' · '))}`;
    }
    case 'choice': {
      const [, label = '', value = ''] = CHOICE.exec(text) ?? [];
      return label === '' ? `~ select: ${briefWords(value)}` : `~ select: ${briefWords(label)} = ${briefWords(value)}`;
    }
    case 'input': {
      const [, label = '', value = ''] = INPUT.exec(text) ?? OPEN_INPUT.exec(text) ?? [];
      return label === '' ? `${briefWords(value)}: ____` : `${briefWords(label)}: ____ ${briefWords(value)}`.trim();
    }
    case 'bar': {
      const [, label = '', value = ''] = BAR.exec(text) ?? [];
      return `~ progress bar: ${entryWords(label)}${value === '' ? '' : ` = ${briefWords(value)}`}`;
    }
    case 'picture':
      return drawn(text.slice(1, -1));
    case 'buttons': {
      const names = [...text.matchAll(BRACKETS)].map(([, name = '']) => name);
      const pressed = [...text.replaceAll(BRACKETS, '').matchAll(PRESSED)].map(([, name = '']) => controlOf(name));
      // A row in which one is a field holds fields, those that are filled in already too.
      if (names.some((name) => FIELD.test(name))) return [...names.map(fieldOf), ...pressed].join('\n');
      if (pressed.length > 0) return [...names.map(controlOf), ...pressed].join(' ');
      const [held = '', ...more] = names;
      // "[ small map with three pins ]" tells what is to be seen there.
      if (more.length === 0 && held.split(/\s+/u).length > 1 && seenIn(held)) return drawn(held);
      // Times in a row are chosen from.
      if (names.length > 2 && names.every((name) => /^\d{1,2}[:.h]\d{2}$/u.test(name.trim())))
        return `~ chips: ${names.map((name) => `( ) ${entryWords(name.trim())}`).join(' ')}`;
      return names.map(controlOf).join(' ');
    }
    case 'pair': {
      const action = /^(.*?\S)\s{2,}((?:\[[^\]]+\]\s*)+)$/u.exec(text);
      if (action?.[1] !== undefined && action[2] !== undefined) {
        const [said, buttons] = [lineOf(action[1]), lineOf(action[2])];
        return said.startsWith('- ') || kindOf(action[1]) !== 'text'
          ? `${said}\n\n${buttons}`
          : `- ${entryWords(action[1])}\n  ${buttons}`;
      }
      const [left = '', ...right] = text.replaceAll(BRACKETS, '$1').split(GAP);
      return `- ${entryWords(left)} — ${right.map(entryWords).join(' · ')}`;
    }
    case 'text':
      return briefWords(text.replace(/^[•*-]\s+/u, ''));
  }
}

/** "[ + Add an entry ]" is a button with its sign, "[ Search ___ ]" a field. */
function controlOf(name: string): string {
  if (FIELD.test(name)) return `${briefWords(name.replace(FIELD, '').trim())}: ____`;
  const plus = /^[+＋]\s*(\S.*)$/u.exec(name);
  return plus?.[1] === undefined ? `[${briefWords(name)}]` : `[:plus: ${briefWords(plus[1])}]`;
}

/** "[ Call ____ ]", "[ Sent 59 ]": a field by its name, with what stands in it. */
function fieldOf(name: string): string {
  if (/^[+＋]|^\p{L}+$/u.test(name.trim())) return controlOf(name);
  const [, label = '', value = ''] = /^(.*?)\s*(?:_{2,}|\.{3}|…|(\S*\d\S*))?$/u.exec(name.trim()) ?? [];
  return `${briefWords(label)}: ____ ${briefWords(value)}`.trim();
}

const seenIn = (words: string): boolean =>
  /^picture$|^chart$/u.test(findMentions(words)[0]?.makes.kind ?? '') &&
  !/^(?:add|upload|open|view|see|take|change)\s/iu.test(words);

/** "(photo of the plot, 16:9)" by its noun; anything else in brackets is a small word beside. */
function drawn(words: string): string {
  const mention = findMentions(words)[0];
  const rest = mention === undefined ? words : words.slice(mention.end).replace(/^\s*(?:of|:|showing)\s*/iu, '');
  const about = briefWords(rest.replace(/,?\s*\d+\s?[:x×]\s?\d+\s*$/u, ''));
  if (mention?.makes.kind === 'picture') return `![${mention.makes.picture}: ${about}]`;
  if (mention?.makes.kind === 'chart') return `~ ${mention.makes.chart} chart: ${about}`;
  return `*${briefWords(words)}*`;
}
