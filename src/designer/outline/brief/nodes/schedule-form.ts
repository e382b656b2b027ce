import type { ScheduleNode } from '../../outline.ts';
import { given } from '../given.ts';
import { listEntry, SEPARATORS, splitEntry, TITLE_SIGNS } from '../list-form.ts';
import { drawnThing, type NodeForm, printDrawn, propertyOf } from '../node-form.ts';
import { indent, type Printing, printList, printWords, wordsToken } from '../printing.ts';
import type { Reading } from '../reading.ts';
import type { Slice } from '../slice.ts';

const SHAPES: readonly ScheduleNode['shape'][] = ['week', 'day', 'month', 'lanes'];
type Entry = ScheduleNode['entries'][number];

/** `~ week schedule` with `Columns: Mon | Tue` and `- Yoga {column=Mon start=09:00 end=10:00} — with Ama` indented. */
export const scheduleForm: NodeForm<ScheduleNode> = {
  kind: 'schedule',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    const shape = SHAPES.find((each) => drawn?.name === `${each} schedule`);
    if (!line || !drawn || (!shape && drawn.name !== 'schedule')) return undefined;
    lines.next();
    if (!drawn.rest.isEmpty) reading.miss(drawn.rest);
    const node: ScheduleNode = { kind: 'schedule', shape: shape ?? 'week', columns: [], rows: [], entries: [] };
    for (const child of reading.children(line)) {
      const property = propertyOf(child, ['Columns', 'Rows']);
      const entry = listEntry(child);
      if (property?.name === 'Columns') node.columns = reading.list(property.value);
      else if (property) node.rows = reading.list(property.value);
      else if (entry) node.entries.push(readEntry(entry.body, reading));
      else reading.miss(child.slice);
    }
    return [node];
  },
  print(node, printing) {
    return [
      printDrawn(`${node.shape} schedule`, ''),
      ...indent([
        ...(node.columns.length > 0 ? [`Columns: ${printList(printing, node.columns)}`] : []),
        ...(node.rows.length > 0 ? [`Rows: ${printList(printing, node.rows)}`] : []),
        ...node.entries.map((entry) => printEntry(entry, printing)),
      ]),
    ];
  },
};

function readEntry(body: Slice, reading: Reading): Entry {
  const [title = body, ...notes] = splitEntry(body);
  const [text, attributes] = reading.braces(title);
  return {
    ...given({
      column: attributes.words('column'),
      row: attributes.words('row'),
      start: attributes.words('start'),
      end: attributes.words('end'),
    }),
    title: reading.words(text, attributes),
    notes: notes.map((note) => reading.words(note)),
    ...given({ tone: attributes.tone(), isCurrent: attributes.flag('current') }),
  };
}

function printEntry(entry: Entry, printing: Printing): string {
  const title = printWords(printing, entry.title, TITLE_SIGNS, [
    wordsToken(printing, 'column', entry.column),
    wordsToken(printing, 'row', entry.row),
    wordsToken(printing, 'start', entry.start),
    wordsToken(printing, 'end', entry.end),
    entry.tone,
    entry.isCurrent && 'current',
  ]);
  const notes = entry.notes.map((note) => printWords(printing, note, SEPARATORS)).join(' · ');
  return `- ${title}${notes === '' ? '' : ` — ${notes}`}`;
}
