import type { ScheduleNode } from '../../outline/outline.ts';
import type { FillContext } from '../fill-context.ts';
import { filled } from '../filled-words.ts';
import { listWeekdays, writeClock } from '../measures/write-date.ts';
import { readAbout } from '../read-about.ts';
import { nameThings } from '../things/name-things.ts';
import { THING_KINDS } from '../things/thing-kinds.ts';

type Entry = ScheduleNode['entries'][number];

/** Days and hours of a calendar that names none, and a few entries where it has none. */
export function fillSchedule(node: ScheduleNode, context: FillContext): void {
  if (node.entries.length > 0) return;
  if (node.columns.length === 0 && node.shape === 'week') {
    node.columns = listWeekdays(context)
      .slice(0, context.kind === 'tool' ? 5 : 7)
      .map(filled);
  }
  if (node.rows.length === 0 && (node.shape === 'week' || node.shape === 'day')) {
    node.rows = Array.from({ length: 10 }, (_, index) => filled(writeClock(480 + index * 60, context)));
  }
  const count =
    node.shape === 'day' ? 4 : node.shape === 'lanes' ? Math.max(5, node.columns.length, node.rows.length) : 6;
  const titles = nameEntries(count, context);
  node.entries = titles.map((title, index) => placeEntry(title, index, node, context));
}

/** By what the part is about where that is a thing of its own, else what happens in everybody's week. */
function nameEntries(count: number, context: FillContext): string[] {
  const { say, scope, lang } = context;
  const { noun } = readAbout(scope.about, lang);
  const events = THING_KINDS.event?.nouns[lang].split(',') ?? [];
  if (noun !== '' && !events.includes(noun.toLowerCase())) return nameThings(noun, count, context);
  const usual = [say('meeting'), say('visit'), say('call'), say('review'), say('booked'), say('break')];
  return Array.from({ length: count }, (_, index) => usual[index % usual.length] ?? '');
}

/** Spread over the columns so that no two overlap; in lanes one after the other. */
function placeEntry(title: string, index: number, node: ScheduleNode, context: FillContext): Entry {
  const lanes = node.shape === 'lanes' && node.columns.length === 0 ? node.rows : node.columns;
  // Every other column of an odd number comes round to all of them; of an even number only one after the other does.
  const stride = lanes.length % 2 === 1 ? 2 : 1;
  const at = lanes.length === 0 ? 0 : (index * stride) % lanes.length;
  const lane = lanes[at];
  const turn = lanes.length === 0 ? index : Math.floor((index * stride) / lanes.length);
  const start = 540 + (turn * 150 + (index % 2) * 60);
  const end = start + (index % 3 === 0 ? 90 : 60);
  const place =
    lane === undefined ? {} : lanes === node.rows ? { row: filled(lane.text) } : { column: filled(lane.text) };
  return {
    ...place,
    start: filled(writeClock(start, context)),
    end: filled(writeClock(end, context)),
    title: filled(title),
    notes: [],
  };
}
