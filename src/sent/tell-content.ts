/** Longest heading that content begins with, and longest line of a list without signs, in characters. */
const LONGEST_HEADING = 70;
const LONGEST_LABEL = 40;

/** The content of a section as one of a brief: each of its lines is a line there, with the same words. */
export function tellContent(content: string, isFooter: boolean): string {
  const lines = content.split('\n').map((line) => line.trim());
  const found = lines.map(kindOf);
  const [first = ''] = lines;
  const isHeaded = found[0] === 'words' && lines.length > 1 && isShort(first) && !/\d/.test(first);
  const kinds = found.map((kind, at) => (kind === 'words' && isListed(lines, found, at, isHeaded) ? 'entry' : kind));
  const heading = isFooter ? '## Footer' : `## ${isHeaded ? `${toPlainSigns(first)} ` : ''}(section)`;
  const told = [heading, ''];
  for (let at = isHeaded && !isFooter ? 1 : 0; at < lines.length; at++) {
    const kind = kinds[at] ?? 'empty';
    const line = lines[at] ?? '';
    const isFirst = kind !== kinds[at - 1];
    if (isFirst && told.at(-1) !== '') told.push('');
    if (kind === 'words') told.push(toPlainSigns(line), '');
    else if (kind === 'button') told.push(tellButtons(line));
    else if (kind === 'row') told.push(...tellRow(line, isFirst));
    else if (kind !== 'empty') told.push(tellEntry(line));
  }
  return told.join('\n').trimEnd();
}

const isShort = (line: string): boolean => line.length <= LONGEST_HEADING && !/[.!?…:]$/.test(line);

/** Short lines one below the other, without a sign: "Tue to Fri 6:00–18:00", "Sunday closed". */
function isListed(lines: readonly string[], kinds: readonly Kind[], at: number, isHeaded: boolean): boolean {
  const isOne = (place: number): boolean =>
    kinds[place] === 'words' && !(isHeaded && place === 0) && isShort(lines[place] ?? '');
  return isOne(at) && (isOne(at - 1) || isOne(at + 1));
}

type Kind = 'empty' | 'entry' | 'number' | 'row' | 'button' | 'words';

const BUTTONS = /^(?:primary |main |secondary )?buttons?\s*[:：]\s*(.+)$/i;
const RULE = /^\|?\s*:?-{3,}[\s:|-]*$/;

function kindOf(line: string): Kind {
  if (line === '') return 'empty';
  if (/^\d+[.)]\s+\S/.test(line)) return 'number';
  if (/^[-*•–]\s+\S/.test(line)) return 'entry';
  if (BUTTONS.test(line) || /^(?:\[[^\][]+\]!?\s*)+$/.test(line)) return 'button';
  if (/\S\s*\|\s*\S/.test(line)) return 'row';
  const label = /^([^:：]+)[:：]\s+\S/.exec(line)?.[1];
  if (label !== undefined && label.length <= LONGEST_LABEL && !/[.!?]\s/.test(label)) return 'entry';
  return /\S\s+[—–·]\s+\S/.test(line) && !/[.!?]$/.test(line) ? 'entry' : 'words';
}

const tellEntry = (line: string): string => {
  const [, number, counted = line] = /^(\d+)[.)]\s+(.*)$/.exec(line) ?? [];
  const words = toPlainSigns(counted.replace(/^[-*•–]\s+/, ''));
  return number === undefined ? `- ${words}` : `${number}. ${words}`;
};

function tellButtons(line: string): string {
  const [, list] = BUTTONS.exec(line) ?? [];
  const names =
    list === undefined
      ? [...line.matchAll(/\[([^\][]+)\]/g)].map(([, name = '']) => name)
      : list.split(/\s*[,;|·/]\s+|\s+[|·]\s*/);
  return names
    .map((name) => name.trim().replaceAll(/^["“'[]|["”'\]]$/g, ''))
    .filter((name) => name !== '')
    .map((name, index) => `[${toPlainSigns(name)}]${index === 0 ? '!' : ''}`)
    .join(' ');
}

/** The first row names the columns. */
function tellRow(line: string, isFirst: boolean): string[] {
  if (RULE.test(line)) return [];
  const cells = line
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map((cell) => toPlainSigns(cell.trim()));
  const row = `| ${cells.join(' | ')} |`;
  return isFirst ? [row, `|${cells.map(() => '---').join('|')}|`] : [row];
}

/** Signs of a brief are plain signs here. */
export const toPlainSigns = (words: string): string =>
  words.replaceAll(/[\\{}[\]`*<>~#|]|^[!(+:]|_{4,}/g, (signs) => [...signs].map((sign) => `\\${sign}`).join(''));
