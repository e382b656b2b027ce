import type { ArchetypeId } from '../archetypes/archetypes.ts';
import type { Want } from '../brief.ts';
import { isStageName } from './vocabulary/stage-names.ts';

const LEAST_STAGES = 3;
const JOINTS = /\s*(?:,\s*(?:and\s|&\s)?|\s(?:and|&|then)\s|→|->|>|\||\/|;)\s*/u;
/** Words that announce the list and are none of it. */
const LEADING = /^(?:(?:the|its|four|five|six|three|\d)\s+)*(?:columns?|stages?|lanes?|lists?)\s+/iu;
/** A list ends where its sentence does; what introduces it stands before a colon, a bracket or one of these words. */
const PARTS = /[.:()\n!?[\]]|\s(?:with|columns?|stages?|lanes?|lists?|from|for|called|named|into|like)\s/iu;

/**
 * The columns that a prompt for a board lists by the names that such columns have: "with To do, In progress, Review and Done".
 * They become the board's own, and no want of theirs is left. Unchanged for every other page and every other list.
 */
export function settleStages(wants: Want[], archetype: ArchetypeId, text: string): Want[] {
  if (archetype !== 'board') return wants;
  const stages = findStages(text);
  if (stages.length < LEAST_STAGES) return wants;
  const named = new Set(stages.map((stage) => stage.toLowerCase()));
  const others = wants.filter((want) => want.kind === 'board' || !isMadeOf(want, named));
  const board = others.find((want) => want.kind === 'board');
  if (board === undefined)
    return [{ id: 'stages', kind: 'board', label: '', texts: stages, items: [], fields: [] }, ...others];
  if (board.texts.length >= stages.length || board.items.some(({ note }) => note !== undefined)) return wants;
  return others.map((want) => (want === board ? { ...want, texts: stages, items: [] } : want));
}

/** Whether a want says nothing but names of the columns: "Ideas drafting review published" is their list run together. */
function isMadeOf({ label, items }: Want, named: ReadonlySet<string>): boolean {
  const words = new Set([...named].flatMap((name) => name.split(' ')));
  return (
    label
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.has(word)) && items.every(({ title }) => named.has(title.toLowerCase()))
  );
}

/** What stands before the first and after the last known name is no column: "Backlog, Doing, Done, accent blue". */
const betweenStages = (list: string[]): string[] =>
  list.slice(Math.max(0, list.findIndex(isStageName)), list.findLastIndex(isStageName) + 1);

/** The longest list of names of columns; most of its entries are known as such. */
function findStages(text: string): string[] {
  const lists = text.split(PARTS).map((part) =>
    part
      .split(JOINTS)
      .map((entry) =>
        entry
          .trim()
          .replace(LEADING, '')
          .replace(/^["'“]|["'”]$/g, ''),
      )
      .filter((entry) => entry !== ''),
  );
  const boards = lists
    .map(betweenStages)
    .filter(
      (list) =>
        list.length >= LEAST_STAGES &&
        list.every((entry) => entry.split(' ').length <= 3) &&
        list.filter(isStageName).length * 3 >= list.length * 2,
    );
  const [longest = []] = boards.toSorted((a, b) => b.length - a.length);
  return longest.map((entry) => `${entry.charAt(0).toUpperCase()}${entry.slice(1)}`);
}
