import type { TableColumn } from '../../outline/outline.ts';
import { capitalise } from '../../capitalise.ts';
import type { FillContext } from '../fill-context.ts';
import { readLabel } from '../measures/find-measure.ts';
import type { MeasureId } from '../measures/measure-words.ts';
import { spreadNumbers } from '../measures/spread-numbers.ts';
import { writeNumber } from '../measures/write-number.ts';
import { writeValues } from '../measures/write-values.ts';
import type { WrittenValues } from '../measures/write-values.ts';
import { readAbout } from '../read-about.ts';
import { isPersonNoun } from '../things/is-person-noun.ts';
import { nameThings } from '../things/name-things.ts';
import { isPlural, singularOf } from '../things/singular-of.ts';

/** Cells of one column; `undefined` texts stay empty. */
export interface WrittenColumn extends Omit<WrittenValues, 'texts'> {
  texts: (string | undefined)[];
}

/** What a column is drawn as tells what it holds where its label does not. */
const MEASURE_OF: Partial<Record<NonNullable<TableColumn['as']>, MeasureId>> = {
  status: 'state',
  progress: 'share',
  code: 'code',
  person: 'person',
  date: 'date',
  number: 'count',
};

/** Cells for a column by its label's measure; the first column names what the rows are. */
export function writeColumn(
  { label, as }: TableColumn,
  index: number,
  count: number,
  columns: readonly TableColumn[],
  context: FillContext,
): WrittenColumn {
  const { lang, say } = context;
  const reading = readLabel(label.text, lang);
  if (as === 'actions') return { texts: Array.from({ length: count }, () => say('open')) };
  if (as === 'switch' || as === 'checkbox') {
    return { texts: Array.from({ length: count }, (_, row) => (row % 3 === 1 ? say('off') : say('on'))) };
  }
  // A quantity that the label names stands before what the column is drawn as: "Rollout" as a bar is a share, "Score" a score.
  const measure = reading.measure ?? (as === undefined || as === 'text' ? undefined : MEASURE_OF[as]);
  // Of a page that was only asked for, a table begins with the things it is of.
  if (index === 0 && context.isAsked && isTheThing(label.text, context))
    return { texts: nameThings(label.text.toLowerCase(), count, context) };
  if (measure === 'name' && index === 0) return { measure, texts: nameRows(count, columns, context) };
  if (measure === 'time' && isDestination(label.text, index, columns, context)) {
    return writeValues(label.text, count, context, 'town') ?? { texts: [] };
  }
  const values =
    reading.unit === undefined
      ? writeValues(label.text, count, context, measure)
      : writeValues(label.text, count, context);
  if (values !== undefined) return values;
  if (index === 0) return { texts: nameThings(label.text.toLowerCase(), count, context) };
  if (isPlural(label.text, lang)) return writeCounts(label.text, count, context);
  return { texts: letteredExamples(label.text, count, context) };
}

/** "Tank" of "tanks with level and temperature". */
const isTheThing = (label: string, { scope, lang }: FillContext): boolean =>
  singularOf(readAbout(scope.about, lang).noun, lang)?.toLowerCase() === label.toLowerCase();

/** "Departs, To, Status": beside a time, "to" is a place. */
const isDestination = (label: string, index: number, columns: readonly TableColumn[], { lang }: FillContext): boolean =>
  /^(?:to|from|nach|von|a|à|para|de|naar|van|do|från|till)$/iu.test(label) &&
  columns.some(
    (other, at) =>
      at !== index &&
      other.label.text !== label &&
      /^(?:time|date)$/.test(readLabel(other.label.text, lang).measure ?? ''),
  );

/** "Name": people where the other columns are about people, else what the table is called after. */
function nameRows(count: number, columns: readonly TableColumn[], context: FillContext): string[] {
  const { lang, scope } = context;
  const measures = columns.map(({ label }) => readLabel(label.text, lang).measure);
  const noun = readAbout(scope.about || scope.heading, lang).noun;
  const hasPersonalColumn = measures.some((measure) =>
    ['email', 'phone', 'role', 'age', 'team', 'street'].includes(measure ?? ''),
  );
  if (isPersonNoun(noun, lang) || hasPersonalColumn) return nameThings('person', count, { ...context, lang });
  return nameThings(noun, count, context, { areNamed: measures.includes('money') });
}

function writeCounts(label: string, count: number, context: FillContext): WrittenColumn {
  const numbers = spreadNumbers({ least: 4, most: 96, decimals: 0, unit: '' }, count, context.randomOf(label));
  const write = (value: number): string => writeNumber(value, 0, context);
  return { measure: 'count', numbers, write, texts: numbers.map(write) };
}

/** A label that nothing is known of: neutral examples made from it, repeated as kinds of things repeat. */
function letteredExamples(label: string, count: number, context: FillContext): string[] {
  const word = capitalise(singularOf(label, context.lang) ?? label);
  const gap = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(word) ? '' : ' ';
  const letters = ['A', 'B', 'A', 'C', 'B', 'A'];
  return Array.from({ length: count }, (_, index) => `${word}${gap}${letters[index % letters.length] ?? 'A'}`);
}
