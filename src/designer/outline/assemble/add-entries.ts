import type { Collection } from './scope.ts';
import type { Item, Node, Option, StepsNode, TableRow, PictureNode } from '../outline.ts';
import { addNavigation } from './add-navigation.ts';
import { alignRows, splitCells } from '../values/cells.ts';
import { applyAside, readAside } from './apply-aside.ts';
import { picture } from './make-node.ts';
import { controlFact, controlInFront, fieldOf, namedWithin, setStanding } from './control-entries.ts';
import { cut, type Piece as Stretch } from '../form/piece.ts';
import { findQuoted } from '../values/quoted.ts';
import { listItems, sliceOf } from './list-items.ts';
import { listFacts } from './list-facts.ts';
import { listNamed, type Named } from './list-named.ts';
import { literalWords } from './passage/literal-words.ts';
import { readFacts } from '../values/fact.ts';
import { readPortraits } from './site/portraits.ts';
import { splitRows } from '../values/rows-in-line.ts';

export interface EntryContext {
  /** How many the prompt says there are. */
  count?: number | undefined;
  lang: string;
}

/** Reads what is listed into a collection: choices, facts, items, rows … as it takes them. */
export function addEntries(collection: Collection, piece: Stretch, context: EntryContext): void {
  const { node } = collection;
  switch (collection.takes) {
    case 'options':
      if (node.kind === 'control') node.options.push(...toOptions(listNamed(piece), context.lang));
      return;
    case 'entries':
      addNavigation(collection, piece, context.lang);
      return;
    case 'facts':
      if (node.kind === 'facts') node.facts.push(...listFacts(piece));
      return;
    case 'items':
      if (node.kind === 'items') addItems(collection, node, piece);
      return;
    case 'rows':
      if (node.kind === 'table') node.rows.push(...listRows(piece, node.columns.length));
      return;
    case 'columns':
      if (node.kind === 'table') node.columns.push(...listNamed(piece).map(({ words }) => ({ label: words })));
      return;
    case 'points':
      if (node.kind === 'chart') addPoints(node, piece);
      return;
    case 'steps':
      if (node.kind === 'steps') node.steps.push(...toSteps(listNamed(withoutCount(piece))));
      return;
    case 'cells':
      addCells(collection, piece);
      return;
    case 'controls':
    case 'texts':
    case 'badges':
    case 'pictures':
    case 'cards':
      addNodes(collection, piece);
  }
}

/** "four steps: Collect, Review": how many there are, before their names. */
const withoutCount = (piece: Stretch): Stretch =>
  cut(piece, /^(?:\p{Ll}+|\d{1,2})\s\p{Ll}+:\s+(?=\S)/u.exec(piece.text)?.[0].length ?? 0);

/** Stages by their names; an aside says the state of its own, or of one that it names: "Send (Damage is the current one)". */
function toSteps(named: readonly Named[]): StepsNode['steps'] {
  const steps = named.map(({ words, aside }): StepsNode['steps'][number] => {
    const { state } = readAside(aside);
    const isOther = named.some(({ words: other }) => other !== words && aside?.text.includes(other.text));
    return { label: words, ...((state === 'done' || state === 'current') && !isOther ? { state } : {}) };
  });
  for (const { aside } of named) {
    const told = steps.find(
      ({ label }) =>
        aside !== undefined &&
        new RegExp(
          String.raw`^\W*${RegExp.escape(label.text)}\s(?:is|=|:)?\s?(?:the\s)?(?:current|active|now|here)`,
          'iu',
        ).test(aside.text),
    );
    if (told !== undefined) told.state = 'current';
  }
  return steps;
}

/** Choices in their order; an aside may say which of the others is on: "Day, Week, Month (Week active)". */
function toOptions(named: readonly Named[], lang: string): Option[] {
  const options = named.map((one) => toOption(one, lang));
  for (const [at, { aside }] of named.entries()) {
    const other = options.find(
      ({ label }, index) => index !== at && aside?.text.toLowerCase().startsWith(`${label.text.toLowerCase()} `),
    );
    const own = options[at];
    if (other === undefined || own?.isOn !== true) continue;
    delete own.isOn;
    other.isOn = true;
  }
  return options;
}

function toOption({ words, aside }: Named, lang: string): Option {
  const { state, isOn, isDisabled, rest } = readAside(aside, lang);
  const note =
    rest ?? (isDisabled === true && aside !== undefined && isReason(aside.text) ? literalWords(aside) : undefined);
  return {
    label: words,
    ...(isOn === true || state === 'selected' || state === 'current' ? { isOn: true } : {}),
    ...(isDisabled ? { isDisabled: true } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

/** "13:00 (full)": why a choice is not open is said beside it; that it is greyed out is not. */
const isReason = (text: string): boolean =>
  /^[\p{L} '’-]{2,24}$/u.test(text) &&
  !/disab|inactiv|unavail|grey|gray|deaktiv|désactiv|desactiv|disattiv/iu.test(text);

/** Cards and tiles that hold a label and a value each are figures. */
function addItems(collection: Collection, node: Extract<Node, { kind: 'items' }>, piece: Stretch): void {
  const facts = TILED.has(node.layout) && node.items.length === 0 ? readFacts(piece.text, piece.start) : [];
  const at = collection.into?.indexOf(node) ?? -1;
  if (facts.length > 1 && facts.every(({ by, value }) => by !== 'order' && value.text.length < 24) && at !== -1) {
    collection.into?.splice(at, 1, { kind: 'facts', layout: 'tiles', facts: listFacts(piece) });
    return;
  }
  node.items.push(...listItems(piece));
}

const TILED: ReadonlySet<string> = new Set(['cards', 'tiles', 'grid', 'columns']);

/** A thing as a step of a process: its time and words are told under its name. */
export function toStep({ title, fields, state }: Item): StepsNode['steps'][number] {
  const note = fields.map(({ words }) => words.text).join(' · ');
  return {
    label: title,
    ...(note === '' ? {} : { note: { text: note, origin: 'derived' } }),
    ...(state === 'done' || state === 'current' ? { state } : {}),
  };
}

/** The rows of a table in one run: "211 / In / Out, then 212 / In / Out", "a, b, c; d, e, f". */
export function listRows(piece: Stretch, columns: number): TableRow[] {
  const next = [...piece.text.matchAll(/,\s+(?:and\s+)?(?:then|dann|puis|luego|poi|depois|dan)\s+/gi)];
  const starts = [0, ...next.map((match) => match.index + match[0].length)];
  const lines = starts.map((start, at) => withoutManner(cut(piece, start, next[at]?.index ?? piece.text.length)));
  const counts = lines.map(({ text }) => text.split(/ \/ | \| |, /).length);
  const isThen =
    next.length > 0 && columns > 2 && counts.some((count) => count === columns) && counts.every((count) => count > 2);
  if (isThen) return lines.map((line) => toRow(line, columns));
  return splitRows(piece.text, piece.start).map((row) =>
    toRow({ text: sliceOf(piece, row), start: row.span.start }, columns),
  );
}

/** A quotation at the end of a row, without what is said of how it is drawn. */
function withoutManner(line: Stretch): Stretch {
  const last = findQuoted(line.text).at(-1);
  return last !== undefined && /^\s+(?:with|in|mit|avec|con)\s/i.test(line.text.slice(last.end))
    ? cut(line, 0, last.end)
    : line;
}

/** One row of a table from its own line, parted as its columns ask; "blank" and a lone dash leave a cell empty. */
export function toRow(line: Stretch, columns: number): TableRow {
  const [aligned = []] = columns > 1 ? alignRows([{ text: line.text, base: line.start }], columns) : [];
  const cells = aligned.length > 1 ? aligned : splitCells(line.text, line.start);
  return { cells: cells.map((cell) => (EMPTY_CELL.test(cell.text) ? undefined : cell)), actions: [] };
}

const EMPTY_CELL = /^(?:|blank|empty|leer|vide|vacío|vuoto|vazio|leeg|puste|tomt?)$/iu;

function addPoints(chart: Extract<Node, { kind: 'chart' }>, piece: Stretch): void {
  for (const { label, value } of listFacts(piece)) {
    // "5 for, 1 against": the layers of one bar keep their words as they are told.
    const told = `${value.text} ${label?.text ?? ''}`;
    const at = piece.text.toLowerCase().indexOf(told.toLowerCase());
    if (label === undefined) chart.series.push(value);
    else if (chart.isStacked === true && at !== -1)
      chart.series.push({ ...value, text: piece.text.slice(at, at + told.length) });
    else chart.points.push({ label, value });
  }
}

function addCells({ node, into }: Collection, piece: Stretch): void {
  if (node.kind === 'grid') {
    const items = listItems(piece);
    const index = into?.indexOf(node) ?? -1;
    const known = into?.[index + 1];
    // Places that tell several things each are cards in a grid, not cells.
    if (known?.kind === 'items' && known.noun === node.about) known.items.push(...items);
    else if (index !== -1 && items.some(({ fields }) => fields.length > 1))
      into?.splice(index, 1, node, {
        kind: 'items',
        layout: 'grid',
        noun: node.about,
        items,
        ...(node.columns > 0 ? { columns: node.columns } : {}),
      });
    else
      for (const item of items)
        node.cells.push({
          row: -1,
          column: -1,
          words: item.title,
          ...(item.fields[0] === undefined ? {} : { note: item.fields[0].words }),
          ...(item.fields.at(-1)?.tone === undefined ? {} : { tone: item.fields.at(-1)?.tone ?? 'neutral' }),
        });
  } else if (node.kind === 'schedule') {
    for (const item of listItems(piece))
      node.entries.push({ title: item.title, notes: item.fields.map(({ words }) => words) });
  }
}

function addNodes(collection: Collection, piece: Stretch): void {
  if (collection.takes === 'pictures') {
    const portraits = readPortraits(piece, ({ title }) => {
      const { caption, ...made } = (collection.each?.(title) ?? picture('avatar', title.text)) as PictureNode;
      void caption;
      return made;
    });
    if (portraits !== undefined) {
      collection.into?.push(portraits);
      return;
    }
  }
  for (const { words, aside } of listNamed(piece)) {
    // "green #1B8A5A" among buttons is how the last one looks.
    if (/#[\da-f]{6}\b/i.test(words.text) && words.text.split(/\s+/).length <= 3) continue;
    const field =
      collection.takes === 'controls' ? (fieldOf(words, aside, piece) ?? controlInFront(words, piece)) : undefined;
    if (field !== undefined) {
      collection.into?.push(field);
      continue;
    }
    const kind = collection.node.kind === 'control' ? collection.node.control : 'input';
    const fact = collection.takes === 'controls' ? controlFact(words, piece, kind) : undefined;
    const told = collection.takes === 'controls' ? namedWithin(words, piece) : undefined;
    const made = collection.each?.(fact?.label ?? told?.name ?? words);
    if (made === undefined) continue;
    if (made.kind === 'control' && fact !== undefined) setStanding(made, fact.value);
    if (told !== undefined) applyAside(undefined, made, told.aside);
    applyAside(undefined, made, aside);
    collection.into?.push(made);
  }
}

/** The words of a line without what stands in front of it. */
export const rest = (piece: Stretch, from: number): Stretch => cut(piece, from);
