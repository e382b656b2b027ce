import { cut, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import type { ControlKind, ControlNode, Node, Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { findQuoted } from '../values/quoted.ts';
import { control } from './make-node.ts';

/** A label with the kind of its field in brackets, and perhaps what it stands at behind a colon. */
const FIELD =
  /^(?:["“„«`*'‘]+)?([^()"“”*`]{2,60}?)(?:["”“»`*'’]+)?\s*[(（]([^()（）]{2,160})[)）]\s*(?:[:：]\s*(.+?))?\s*[.;]?$/su;
const FIXED =
  /^(?:read[- ]?only|not editable|locked|schreibgeschützt|lecture seule|solo lectura|sola lettura|alleen-lezen)\b/i;
const NUMBER = /^(?:a\s)?(?:number|numeric|figure|zahl|nombre|número|numero|getal)\b/i;
const BEFORE_VALUE =
  /^(?:[:：,;\s]|(?:currently|now|set to|at|default(?:s to)?|prefilled(?: with)?|preset|value|showing|chosen|selected|with unit|input|field|box|in bold|bold|aktuell|derzeit)\b)+/i;
const ON = /^(?:on|ticked|checked|an|ein|activé|on by default|aan|włączone|på)\b/i;
const OFF = /^(?:off|unticked|unchecked|aus|désactivé|off by default|uit|wyłączone|av)\b/i;

/** Kinds of controls that take an answer. */
export const FIELD_KINDS: ReadonlySet<ControlKind> = new Set([
  'input',
  'textarea',
  'select',
  'toggle',
  'checkbox',
  'radio',
  'slider',
  'stepper',
  'date',
  'time',
  'file',
  'segmented',
  'color',
  'search',
]);

/**
 * A line of a form that gives its field's kind in brackets: `Site (dropdown, currently "Marl")`, `Depth (number with unit:
 * 2.2 m)`, `Holes (read-only: 36)`, `Beep (switch, on)`. Nothing where the brackets hold no kind of field.
 */
export function readField(piece: Piece): Node | undefined {
  const match = FIELD.exec(piece.text);
  const [, name = '', inner = '', behind] = match ?? [];
  if (match === null) return undefined;
  const label = words(piece, name, 0);
  const from = piece.text.indexOf(inner, name.length);
  const given =
    behind === undefined ? undefined : words(piece, behind.replace(/^["“„«`*]+|["”“»`*]+$/g, ''), from + inner.length);
  const fixed = FIXED.exec(inner);
  if (fixed !== null) {
    const value = given ?? valueIn(cut(piece, from + fixed[0].length, from + inner.length));
    return value === undefined
      ? control('input', { label, isDisabled: true })
      : { kind: 'facts', layout: 'list', facts: [{ label, value }] };
  }
  const number = NUMBER.exec(inner);
  const mention = number === null ? findMentions(inner)[0] : undefined;
  const isKind =
    mention?.makes.kind === 'control' &&
    FIELD_KINDS.has(mention.makes.control) &&
    mention.start < 24 &&
    !/[,:]/.test(inner.slice(0, mention.start));
  if (number === null && !isKind) return undefined;
  const kind: ControlKind = mention?.makes.kind === 'control' ? mention.makes.control : 'input';
  const node: ControlNode = control(kind, { label });
  const rest = cut(piece, from + (number?.[0].length ?? mention?.end ?? 0), from + inner.length);
  const bare = rest.text.replace(BEFORE_VALUE, '');
  if (ON.test(bare)) node.isOn = true;
  else if (!OFF.test(bare)) setValue(node, given ?? valueIn(rest));
  return node;
}

function setValue(node: ControlNode, value: Words | undefined): void {
  if (value === undefined) return;
  const choices = CHOICES.has(node.control) ? listChoices(value) : [];
  if (choices.length > 1) node.options = choices.map((label) => ({ label }));
  else node.value = value;
}

/** Kinds of fields that may offer several things. */
const CHOICES: ReadonlySet<ControlKind> = new Set(['select', 'radio', 'segmented', 'checkbox', 'toggle']);

const listChoices = ({ text, span }: Words): Words[] =>
  text.includes('/') || text.includes('|')
    ? text.split(/\s*[/|]\s*/).flatMap((part) => (part === '' ? [] : [{ text: part, origin: 'literal' as const }]))
    : splitEnumeration(text, span?.start ?? 0);

function valueIn(rest: Piece): Words | undefined {
  const [quoted, second] = findQuoted(rest.text);
  if (quoted !== undefined && second === undefined)
    return words(rest, rest.text.slice(quoted.inner.start, quoted.inner.end), 0);
  const lead = BEFORE_VALUE.exec(rest.text)?.[0].length ?? 0;
  // "read-only, bold: 522 kg": what stands behind the last colon is the value.
  const colon = rest.text.lastIndexOf(': ');
  const from = Math.max(lead, colon === -1 ? 0 : colon + 2);
  const text = rest.text.slice(from).trim();
  return text === '' || /^\p{Ll}+$/u.test(text) ? undefined : words(rest, text, from);
}

function words(piece: Piece, text: string, from: number): Words {
  const bare = text.trim();
  const start = piece.start + Math.max(0, piece.text.indexOf(bare, from));
  return { text: bare, origin: 'literal', span: { start, end: start + bare.length } };
}
