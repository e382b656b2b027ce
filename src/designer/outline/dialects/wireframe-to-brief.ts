import { valueAt } from '../values/value-at.ts';
import { briefWords, entryWords } from './brief-words.ts';
import { BRACKETS, GAP, kindOf, lineOf } from './wireframe/line-to-brief.ts';
import { navigationOf } from './wireframe/navigation-of.ts';
import { nameTheirPlaces, placeNameOf, withoutPlaceName } from './wireframe/place-names.ts';
import { readDrawing, textsOf, type Band, type DrawnBox, type DrawnLine } from './wireframe/read-drawing.ts';

type Cell = Band['cells'][number];
type Place = 'main' | 'left' | 'right';

const BACK = /^(?:←|<|‹|⬅)(?=\s|$)/u;
const MENU = /^(?:☰|≡)(?=\s|$)/u;

/**
 * A page that is drawn with signs as the brief that says the same: boxes between rules are parts of the page, those side
 * by side its columns, boxes in them cards or tiles; "[ Save ]" is a button, "[x] Net the beans" a box to tick, "▓▓▓░ 70 %"
 * a bar, "(photo of the plot)" a picture, words apart on one line belong together.
 */
export function wireframeToBrief(lines: readonly string[], isPhone: boolean): string {
  const bands = readDrawing(lines);
  const last = soleText(bands.at(-1));
  const tabs = bands.length > 2 && last?.length === 1 ? namesIn(last[0] ?? '') : [];
  const hasTabs = isPhone && tabs.length > 2;
  const body = hasTabs ? bands.slice(0, -1) : bands;
  const [head, ...others] = body;
  const top = soleText(head);
  const out: string[] = top === undefined ? [] : headOf(top);
  if (hasTabs) out.push('## Navigation (bottom)', ...tabs.map((name) => `- ${entryWords(name)}`), '');
  const rest = top === undefined ? body : others;
  for (const [at, band] of rest.entries())
    out.push(...printBand(band, 'main', { isLast: at === rest.length - 1, isPhone }));
  // Where nothing heads the page, it is the one that one is at.
  const current = out
    .map((line) => /^- (.*) \{current\}(?: · \d+)?$/u.exec(line)?.[1])
    .find((name) => name !== undefined);
  if (current !== undefined && !out.some((line) => line.startsWith('# '))) out.unshift(`# ${current}`, '');
  return out.join('\n');
}

/** The lines of a band that is not parted and holds no boxes. */
function soleText(band: Band | undefined): string[] | undefined {
  const [cell, ...more] = band?.cells ?? [];
  if (cell === undefined || more.length > 0 || cell.bands.length > 0) return undefined;
  return cell.lines.every(({ is }) => is === 'text') ? textsOf(cell.lines) : undefined;
}

/** A round sign before a name stands for somebody's picture. */
const FACE = /^\(\s*[\p{L}@•●]?\s*\)\s+(?=\S)/u;

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
  const title = first.replaceAll(BRACKETS, '  ').replace(BACK, '').replace(MENU, '').trim();
  const [name = '', ...apart] = title.split(GAP);
  const links = apart.find((words) => words.split(' | ').length > 2);
  const beside = apart.filter((words) => words !== links);
  const out = name === '' ? [] : [`# ${briefWords(name)}`];
  const [below, ...rest] = others;
  // A name over an empty field is the field's.
  const isLabel = rest[0] !== undefined && isUnnamedField(rest[0]);
  if (below !== undefined && kindOf(below) === 'text' && !isLabel) out.push(briefWords(below));
  else if (below !== undefined) rest.unshift(below);
  out.push('');
  if (links !== undefined) {
    const names = links.split(' | ').map((one) => one.trim());
    const marked = names.findIndex((one) => /^[*>•●▸]|\*$/u.test(one));
    out.push(
      '## Navigation (top)',
      ...names.map(
        (one, at) => `- ${entryWords(one.replaceAll(/^[*>•●▸]\s*|\s*\*$/gu, ''))}${at === marked ? ' {current}' : ''}`,
      ),
      '',
    );
  }
  if (controls.length > 0 || lead !== '' || beside.length > 0) {
    out.push('## Header (top bar)');
    if (lead !== '') out.push(lead);
    if (controls.length > 0 || beside.length > 0)
      out.push('### (end)', ...beside.map((words) => briefWords(words.replace(FACE, ''))), ...controls);
    out.push('');
  }
  if (rest.length > 0)
    out.push(
      ...printLines(
        rest.map((text) => ({ is: 'text', text })),
        'main',
      ),
      '',
    );
  return out;
}

const iconOr = (name: string): string => (/^\p{Ll}+$/u.test(name) ? `[:${name}:]` : `[${briefWords(name)}]`);

function printBand({ cells }: Band, place: Place, given: { isLast: boolean; isPhone: boolean }): string[] {
  if (nameTheirPlaces(cells)) return printNamed(cells, place, given);
  const [first, ...others] = cells;
  if (first === undefined) return [];
  if (others.length === 0) return printCell(first, place, given);
  const isTiles = cells.every(({ bands, lines }) => bands.length === 0 && lines.length < 4) && cells.length > 2;
  if (isTiles && cells.every(({ lines }) => lines.every(({ is }) => is === 'text')))
    return ['## (main)', '', ...printTiles(cells.map(({ lines }) => textsOf(lines))), ''];
  const navigation = given.isPhone || place !== 'main' ? undefined : navigationOf(first);
  if (navigation !== undefined) return [...navigation, ...printBand({ cells: others }, place, given)];
  // Of three columns the middle one is what the page is about.
  const places: Place[] = cells.length === 2 ? ['left', 'right'] : ['left', 'main', 'right'];
  return cells.flatMap((cell, at) => printCell(cell, places[at] ?? 'main', { ...given, isLast: false }));
}

/** Columns that say which they are: what the navigation is stands there in words. */
function printNamed(cells: readonly Cell[], place: Place, given: { isLast: boolean; isPhone: boolean }): string[] {
  const at = cells.findIndex((cell) => placeNameOf(cell) === 'navigation');
  const navigation = at < 0 ? undefined : navigationOf(withoutPlaceName(cells[at] as Cell), true);
  const others = cells.filter((_, index) => navigation === undefined || index !== at).map(withoutPlaceName);
  return [...(navigation ?? []), ...printBand({ cells: others }, place, given)];
}

function printCell(cell: Cell, place: Place, given: { isLast: boolean; isPhone: boolean }): string[] {
  if (cell.bands.length > 0) {
    const bands = cell.bands;
    return bands.flatMap((band, at) =>
      printBand(band, place, { ...given, isLast: given.isLast && at === bands.length - 1 }),
    );
  }
  const texts = textsOf(cell.lines);
  const isFoot = given.isLast && place === 'main' && texts.length === cell.lines.length;
  if (isFoot && texts.every((line) => kindOf(line) === 'buttons'))
    return ['## Foot (sticky)', '', ...texts.map(lineOf), ''];
  const where =
    isFoot && texts.length === 1
      ? 'bottom, strip'
      : place === 'main'
        ? 'main'
        : `${place}, ${Math.round(cell.share * 100)} %`;
  return [...printLines(cell.lines, where), ''];
}

/** Lines and boxes of one part under its heading, if it has one. */
function printLines(drawn: readonly DrawnLine[], where: string, mayBeHeaded = true): string[] {
  const lines = nameFields(joinBrackets(joinAmounts(drawn)));
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const indent = (line: DrawnLine): number =>
    line.is === 'boxes' ? Infinity : (/^\s*/u.exec(line.text)?.[0].length ?? 0);
  const [second] = others;
  const isOverControl =
    second?.is === 'text' && !/^(?:text|pair)$/u.test(kindOf(second.text)) && !isUnnamedField(second.text);
  const isHeading =
    mayBeHeaded &&
    others.length > 0 &&
    first.is === 'text' &&
    kindOf(first.text) === 'text' &&
    ((isOverControl && where === 'main') ||
      others.every(
        (line) =>
          line.is === 'boxes' || indent(line) > indent(first) || kindOf(line.text) !== 'text' || where !== 'main',
      ));
  const own = isHeading ? others : lines;
  const out = [`## ${isHeading ? `${briefWords(first.text)} ` : ''}(${where})`, ''];
  for (let at = 0; at < own.length; at++) {
    const line = own[at];
    if (line === undefined) break;
    const rows = tableAt(own, at);
    if (rows.length > 0) {
      const [head = [], ...body] = rows;
      const row = (cells: readonly string[]): string => `| ${cells.map((cell) => briefWords(cell)).join(' | ')} |`;
      out.push(row(head), `|${'---|'.repeat(head.length)}`, ...body.map(row), '');
      at += rows.length - 1;
    } else if (line.is === 'text') {
      const told = lineOf(line.text);
      // Entries follow one another; any other line stands by itself.
      out.push(...(told.startsWith('- ') ? [told] : [told, '']));
    } else {
      let boxes = line.boxes;
      // Rows of boxes go on as one set of tiles.
      for (let next = own[at + 1]; next?.is === 'boxes'; next = own[++at + 1]) boxes = [...boxes, ...next.boxes];
      const columns = where === 'main' ? columnsOfBoxes(boxes) : [];
      out.push('', ...(columns.length === 2 ? printColumns(columns) : printBoxes(boxes)), '');
    }
  }
  return out;
}

const isUnnamedField = (text: string): boolean => /^\s*\[\s*(?:_{2,}|\.{3}|…)\s*\]\s*$/u.test(text);

/** A name over an empty field is the field's: "E-mail", then "[_____]". */
function nameFields(lines: readonly DrawnLine[]): DrawnLine[] {
  const named: DrawnLine[] = [];
  for (const line of lines) {
    const before = named.at(-1);
    const isOwn = line.is === 'text' && before?.is === 'text' && isUnnamedField(line.text);
    if (isOwn && kindOf(before.text) === 'text')
      named[named.length - 1] = { is: 'text', text: `${before.text.trimEnd()}: ${line.text.trim()}` };
    else named.push(line);
  }
  return named;
}

/** Words in brackets that go on in the next line: "[Check" and "out]". */
function joinBrackets(lines: readonly DrawnLine[]): DrawnLine[] {
  const joined: DrawnLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const goesOn =
      line.is === 'text' &&
      before?.is === 'text' &&
      /\[[^\]]*$/u.test(before.text) &&
      /^[^[\]]*\]/u.test(line.text) &&
      line.text.trim().length < 24;
    if (goesOn) joined[joined.length - 1] = { is: 'text', text: `${before.text.trimEnd()} ${line.text.trim()}` };
    else joined.push(line);
  }
  return joined;
}

/** An amount that stands alone at the right edge belongs to the line above it. */
function joinAmounts(lines: readonly DrawnLine[]): DrawnLine[] {
  const joined: DrawnLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const isAmount =
      line.is === 'text' &&
      before?.is === 'text' &&
      kindOf(before.text) === 'text' &&
      /^\s{8,}/u.test(line.text) &&
      valueAt(line.text.trim(), 0) !== undefined &&
      line.text.trim().length < 14;
    if (isAmount) joined[joined.length - 1] = { is: 'text', text: `${before.text.trimEnd()}   ${line.text.trim()}` };
    else joined.push(line);
  }
  return joined;
}

/** Three lines or more of as many words apart, three at the least, are a table; the first names its columns. */
function tableAt(lines: readonly DrawnLine[], from: number): string[][] {
  const cells = (line: DrawnLine | undefined): string[] => (line?.is === 'text' ? cellsOf(line.text.trim()) : []);
  const width = cells(lines[from]).length;
  if (width < 3 || lines[from]?.is !== 'text' || /\d|\[/u.test(lines[from].text)) return [];
  let end = from;
  while (cells(lines[end]).length === width) end++;
  return end - from > 2 ? lines.slice(from, end).map(cells) : [];
}

/** Words of a row apart, or between bars however close these stand. */
const cellsOf = (text: string): string[] =>
  (text.match(/\|/gu)?.length ?? 0) > 1
    ? text.replace(/\s*\|$/u, '').split(/\s*\|\s*/u)
    : text.split(/\s+\|\s+|\s{2,}/u);

/** Boxes by the columns that they begin in; none where they are small ones of a few words. */
function columnsOfBoxes(boxes: readonly DrawnBox[]): DrawnBox[][] {
  const columns: DrawnBox[][] = [];
  for (const box of boxes) {
    const column = columns.find(([first]) => Math.abs((first?.from ?? 0) - box.from) < MOST_OFF);
    if (column === undefined) columns.push([box]);
    else column.push(box);
  }
  const isSmall = boxes.every(({ lines }) => lines.filter((line) => line.trim() !== '').length < LEAST_LINES);
  return isSmall ? [] : columns.toSorted(([a], [b]) => (a?.from ?? 0) - (b?.from ?? 0));
}

const MOST_OFF = 4;
const LEAST_LINES = 5;

/** Two columns of boxes: each box is a part of the page at its side. */
const printColumns = (columns: readonly DrawnBox[][]): string[] =>
  columns.flatMap((boxes, at) =>
    boxes.flatMap(({ lines, share }) => [
      ...printLines(
        lines.filter((line) => line.trim() !== '').map((text) => ({ is: 'text', text })),
        `${at === 0 ? 'left' : 'right'}, ${Math.round(share * 100)} %, card`,
      ),
      '',
    ]),
  );

function printBoxes(boxes: readonly DrawnBox[]): string[] {
  const contents = boxes.map(({ lines }) => lines.filter((line) => line.trim() !== ''));
  if (
    contents.length > 1 &&
    contents.every((lines) => lines.length < 5 && lines.every((line) => kindOf(line) === 'text'))
  )
    return printTiles(contents);
  return contents.flatMap(([first = '', ...others]) => {
    const isNamed = kindOf(first) === 'text' && others.length > 0;
    const held = (isNamed ? others : [first, ...others]).map((text): DrawnLine => ({ is: 'text', text }));
    return [
      `### ${isNamed ? `${briefWords(first)} ` : ''}(card)`,
      '',
      ...printLines(held, '', false)
        .slice(2)
        .flatMap((line) => (line === '' ? [''] : [line])),
      '',
      '---',
    ];
  });
}

/** Small boxes of a few words each: figures where each holds a name and an amount, else tiles. */
function printTiles(contents: readonly (readonly string[])[]): string[] {
  const isFigures = contents.every(
    (lines) =>
      lines.length > 1 && lines.slice(0, 2).filter((line) => valueAt(line.trim(), 0) !== undefined).length === 1,
  );
  if (!isFigures)
    return [
      '~ tiles',
      ...contents.map(
        ([title = '', ...rest]) =>
          `- ${[title, ...rest].map((line) => entryWords(line.replace(/^\[\s*|\s*\]$/gu, ''))).join(' — ')}`,
      ),
    ];
  return [
    '~ figures',
    ...contents.map(([first = '', second = '', ...notes]) => {
      const [label, value] = valueAt(first.trim(), 0) === undefined ? [first, second] : [second, first];
      return `- ${entryWords(label)}: ${entryWords(value)}${notes.length === 0 ? '' : ` — ${notes.map(entryWords).join(' ')}`}`;
    }),
  ];
}
