import { control } from '../assemble/make-node.ts';
import { cut, type Piece } from '../form/piece.ts';
import type { ControlNode, Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { findValues } from '../values/value-at.ts';

/** Leads from a field's label to what stands in it. */
const AT = /\s*(?:\s(?:with (?:the )?value|set (?:to|at)|showing|standing at|at)|=|:)\s+(?=\S)/iu;

/** Kinds of controls that hold a value. */
const VALUED: ReadonlySet<string> = new Set(['input', 'slider', 'stepper', 'date', 'time', 'select', 'textarea']);

/** Fields that are listed with what stands in each: "Length with the value 14 m, Height 1.3 m"; none where one has no value. */
export function listFields(kind: ControlNode['control'], listed: Piece): ControlNode[] {
  if (!VALUED.has(kind)) return [];
  const fields = splitEnumeration(listed.text, listed.start).map(({ span }) => {
    const entry = cut(listed, span.start - listed.start, span.end - listed.start);
    const led = AT.exec(entry.text);
    const last = findValues(entry.text).at(-1);
    const split =
      led !== null
        ? { end: led.index, from: led.index + led[0].length }
        : last !== undefined && last.start > 0 && last.end === entry.text.length
          ? { end: last.start, from: last.start }
          : undefined;
    return split === undefined
      ? undefined
      : control(kind, { label: wordsOf(cut(entry, 0, split.end)), value: wordsOf(cut(entry, split.from)) });
  });
  const whole = fields.filter((field) => field !== undefined);
  return whole.length === fields.length ? whole : [];
}

const wordsOf = ({ text, start }: Piece): Words => {
  const bare = text.replace(/^["“„«`]+|["”“»`]+$/gu, '');
  const from = start + text.indexOf(bare);
  return { text: bare, origin: 'literal', span: { start: from, end: from + bare.length } };
};
