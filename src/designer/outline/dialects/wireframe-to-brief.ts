import { findMentions } from '../lexicon/find-mentions.ts';
import { briefWords, entryWords } from './brief-words.ts';
import { RULE } from './is-wireframe.ts';

/** Two words apart on one line: what stands left and what stands right. */
const GAP = /\s{2,}/u;
const CHECK = /^\[\s*([xX✓✔ ]?)\s*\]\s+(\S.*)$/u;
const BAR = /^(.*?)\s*[▓█■#]{2,}[░▒□·.\s-]*\s*(.*)$/u;
const BRACKETS = /\[\s*([^\]]+?)\s*\]/gu;
const BACK = /^(?:←|<|‹|⬅)(?=\s|$)/u;
const MENU = /^(?:☰|≡)(?=\s|$)/u;
/** Fields are drawn as brackets with a line or dots in them. */
const FIELD = /_{2,}|\.{3}|…/u;

/**
 * A page that is drawn with signs as the brief that says the same: boxes between rules are parts of the page, "[ Save ]"
 * is a button, "[x] Net the beans" a box to tick, "▓▓▓░ 70 %" a bar, "(photo of the plot)" a picture, words apart on one
 * line belong together.
 */
export function wireframeToBrief(lines: readonly string[], isPhone: boolean): string {
  const groups = groupsOf(lines);
  const out: string[] = [];
  const last = groups.at(-1);
  const tabs = groups.length > 2 && last?.length === 1 ? namesIn(last[0] ?? '') : [];
  const body = tabs.length > 2 ? groups.slice(0, -1) : groups;
  const [head, ...others] = body;
  if (head !== undefined) out.push(...headOf(head));
  if (tabs.length > 2) {
    out.push(`## Navigation (${isPhone ? 'bottom' : 'top'})`, ...tabs.map((name) => `- ${entryWords(name)}`), '');
  }
  for (const [at, group] of others.entries()) out.push(...partOf(group, at === others.length - 1), '');
  return out.join('\n');
}

/** The lines of each box, without their sides; lines of boxes side by side one box after the other. */
function groupsOf(lines: readonly string[]): string[][] {
  const groups: string[][] = [];
  let rows: string[][] = [];
  const close = (): void => {
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    for (let column = 0; column < width; column++) {
      const own = rows.map((cells) => cells[column] ?? '').filter((text) => text.trim() !== '');
      if (own.length > 0) groups.push(own);
    }
    rows = [];
  };
  for (const line of lines) {
    if (RULE.test(line)) close();
    else {
      const inner = line.replace(/^\s*[│|║]/u, '').replace(/[│|║]\s*$/u, '');
      rows.push(inner.split(/[│║]|\s\|\s/u).map((text) => text.replace(/\s+$/u, '')));
    }
  }
  close();
  return groups;
}

const namesIn = (line: string): string[] => {
  const names = line
    .trim()
    .split(/\s{2,}|\s[|·•]\s/u)
    .map((name) => name.replaceAll(/^[[(*]+|[\])*]+$/g, '').trim());
  return names.every((name) => name !== '' && name.split(/\s+/).length <= 2) ? names : [];
};

/** The first box: the page's title with what stands beside it, and the line below. */
function headOf(group: readonly string[]): string[] {
  const [first = '', ...others] = group.map((line) => line.trim());
  const controls = [...first.matchAll(BRACKETS)].map(([, name = '']) => iconOr(name));
  const lead = BACK.test(first) ? '[:arrow-left:]' : MENU.test(first) ? '[:menu:]' : '';
  const title = first.replaceAll(BRACKETS, ' ').replace(BACK, '').replace(MENU, '').trim();
  const [name = '', ...beside] = title.split(GAP);
  const out = name === '' ? [] : [`# ${briefWords(name)}`];
  const [below, ...rest] = others;
  if (below !== undefined && !/[[(▓█]/u.test(below)) out.push(briefWords(below));
  else if (below !== undefined) rest.unshift(below);
  out.push('');
  if (controls.length > 0 || lead !== '' || beside.length > 0) {
    out.push('## Header (top bar)');
    if (lead !== '') out.push(lead);
    if (controls.length > 0 || beside.length > 0) out.push('### (end)', ...beside.map(briefWords), ...controls);
    out.push('');
  }
  if (rest.length > 0) out.push('## (main)', ...rest.map(lineOf), '');
  return out;
}

const iconOr = (name: string): string => (/^\p{Ll}+$/u.test(name) ? `[:${name}:]` : `[${briefWords(name)}]`);

function partOf(group: readonly string[], isLast: boolean): string[] {
  const [first = '', ...others] = group;
  const indent = (line: string): number => /^\s*/u.exec(line)?.[0].length ?? 0;
  const isHeading =
    others.length > 0 &&
    kindOf(first) === 'text' &&
    others.every((line) => indent(line) > indent(first) || kindOf(line) !== 'text');
  const isFoot = isLast && group.every((line) => kindOf(line) === 'buttons');
  const head = isFoot ? '## Foot (sticky)' : isHeading ? `## ${briefWords(first)}` : '## (main)';
  const lines = isHeading ? others : group;
  // Entries follow one another; any other line stands by itself.
  return [head, '', ...lines.flatMap((line) => (lineOf(line).startsWith('- ') ? [lineOf(line)] : [lineOf(line), '']))];
}

type LineKind = 'check' | 'bar' | 'picture' | 'buttons' | 'pair' | 'text';

function kindOf(line: string): LineKind {
  const text = line.trim();
  if (CHECK.test(text)) return 'check';
  if (BAR.test(text)) return 'bar';
  if (/^\(.*\)$/u.test(text)) return 'picture';
  if (text.includes('[') && text.replaceAll(BRACKETS, '').trim() === '') return 'buttons';
  return GAP.test(text) ? 'pair' : 'text';
}

function lineOf(line: string): string {
  const text = line.trim();
  switch (kindOf(line)) {
    case 'check': {
      const [, mark = '', words = ''] = CHECK.exec(text) ?? [];
      return `- [${mark.trim() === '' ? ' ' : 'x'}] ${entryWords(words)}`;
    }
    case 'bar': {
      const [, label = '', value = ''] = BAR.exec(text) ?? [];
      return `~ progress bar: ${entryWords(label)}${value === '' ? '' : ` = ${briefWords(value)}`}`;
    }
    case 'picture':
      return drawn(text.slice(1, -1));
    case 'buttons':
      return [...text.matchAll(BRACKETS)].map(([, name = '']) => controlOf(name)).join(' ');
    case 'pair': {
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

/** "(photo of the plot, 16:9)" by its noun; anything else in brackets is a small word beside. */
function drawn(words: string): string {
  const mention = findMentions(words)[0];
  const rest = mention === undefined ? words : words.slice(mention.end).replace(/^\s*(?:of|:|showing)\s*/iu, '');
  const about = briefWords(rest.replace(/,?\s*\d+\s?[:x×]\s?\d+\s*$/u, ''));
  if (mention?.makes.kind === 'picture') return `![${mention.makes.picture}: ${about}]`;
  if (mention?.makes.kind === 'chart') return `~ ${mention.makes.chart} chart: ${about}`;
  return `*${briefWords(words)}*`;
}
