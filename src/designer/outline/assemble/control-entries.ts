import type { ControlNode, Node, Words } from '../outline.ts';
import { applyAside, readAside } from './apply-aside.ts';
import { asideState } from '../values/state-words.ts';
import { makeNode } from './make-node.ts';
import { cut, type Piece as Stretch } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findQuoted } from '../values/quoted.ts';
import { giveName } from './node-text.ts';
import { readFact, type ReadFact } from '../values/fact.ts';
import { readField } from './read-field.ts';

/** A name whose brackets say another kind of field than the list: "inputs Name, Date (date), Note (text area)". */
export function fieldOf({ span }: Words, aside: Stretch | undefined, piece: Stretch): Node | undefined {
  if (span === undefined || aside === undefined) return undefined;
  const end = piece.text.indexOf(')', aside.start + aside.text.length - piece.start);
  return end === -1 ? undefined : readField(cut(piece, span.start - piece.start, end + 1));
}

/** "checkbox `Send me a copy`" among the fields of a form: an entry that names its own kind. */
export function controlInFront({ text, span }: Words, piece: Stretch): Node | undefined {
  if (span === undefined) return undefined;
  const source = piece.text.slice(span.start - piece.start, span.end - piece.start);
  const [mention] = findMentions(source);
  const [name, second] = findQuoted(source);
  if (mention === undefined || mention.phraseStart > 2 || name === undefined || second !== undefined) return undefined;
  if (mention.makes.kind !== 'control' || /\S/.test(source.slice(mention.phraseEnd, name.start)) || text === '')
    return undefined;
  const made = makeNode({ ...mention, isPlural: false })?.node;
  if (made === undefined) return undefined;
  giveName(made, literalAt(piece, span.start + name.inner.start, span.start + name.inner.end));
  applyAside(undefined, made, { text: source.slice(name.end), start: span.start + name.end });
  return made;
}

/** `primary "Save receipt"`, `"Scan again" text only`: a name in marks, with what is said of it before or behind. */
export function namedWithin({ span }: Words, piece: Stretch): { name: Words; aside: Stretch } | undefined {
  if (span === undefined) return undefined;
  const source = piece.text.slice(span.start - piece.start, span.end - piece.start);
  const [quoted, second] = findQuoted(source);
  if (quoted === undefined || second !== undefined) return undefined;
  const before = source.slice(0, quoted.start).trim();
  const behind = source.slice(quoted.end).trim();
  if ((before === '') === (behind === '')) return undefined;
  return {
    name: literalAt(piece, span.start + quoted.inner.start, span.start + quoted.inner.end),
    aside: { text: before === '' ? behind : before, start: span.start + (before === '' ? quoted.end : 0) },
  };
}

const literalAt = (piece: Stretch, start: number, end: number): Words => ({
  text: piece.text.slice(start - piece.start, end - piece.start),
  origin: 'literal',
  span: { start, end },
});

/** What is said behind a control's name: a state ("on"), or what it stands at. */
export function setStanding(made: ControlNode, value: Words): void {
  if (value.text === '') return;
  const state = asideState(value.text);
  const { isOn, isDisabled } = readAside({ text: value.text, start: 0 });
  if (isOn === undefined && state?.state === undefined && !isDisabled) made.value = value;
  else applyAside(undefined, made, { text: value.text, start: 0 });
}

/** A whole quotation is a name, whatever figures it holds. */
const isInMarks = ({ span }: Words, { text, start }: Stretch): boolean =>
  span !== undefined &&
  /["“„«`「]/.test(text.charAt(span.start - start - 1)) &&
  /["”“»`」]/.test(text.charAt(span.end - start));

/** Controls that stand at a number. */
const COUNTING: ReadonlySet<ControlNode['control']> = new Set(['slider', 'stepper']);

/**
 * A control's label with what it stands at: bound by a mark or quotation; by order alone where a unit tells, or where the
 * kind of control stands at numbers.
 */
export function controlFact(words: Words, piece: Stretch, kind: ControlNode['control']): ReadFact | undefined {
  const source =
    words.span === undefined
      ? words.text
      : piece.text.slice(words.span.start - piece.start, words.span.end - piece.start);
  if (kind === 'button' || kind === 'link') return undefined;
  if (isInMarks(words, piece)) return undefined;
  if (findQuoted(source).length === 1 && /^["'`*_“„«「]/.test(source) && /["'`*_”“»」]$/.test(source)) return undefined;
  const fact = readFact(source, words.span?.start ?? piece.start);
  if (fact?.by === 'quotes' && !fact.value.isQuoted && /^\p{Ll}[^\d]*$/u.test(fact.value.text))
    return asideState(fact.value.text) === undefined &&
      readAside({ text: fact.value.text, start: 0 }).isOn === undefined
      ? { ...fact, by: 'order', value: { ...fact.value, text: '' } }
      : fact;
  if (fact?.by === 'order' && COUNTING.has(kind) && /^\d+$/.test(fact.value.text)) return fact;
  return fact === undefined || (fact.by === 'order' && /^\d+$|^\p{Ll}+$/u.test(fact.value.text)) ? undefined : fact;
}
