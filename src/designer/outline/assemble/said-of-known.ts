import type { Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { ControlKind, ControlNode, Node, Outline } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { control } from './make-node.ts';
import { literalWords } from './passage/literal-words.ts';

/** Kinds that several buttons of a drawing are together. */
const CHOICES: ReadonlySet<ControlKind> = new Set(['segmented', 'tabs', 'chips', 'radio']);
const CLAUSE =
  /^\s*(?:and\s+)?(?:the\s+)?(.+?)\s+(?:is|are|stays?|becomes?|sind|ist|est|sont|es|son|è|sono)\s+(.+?)[.\s]*$/iu;
/** Up to the sign behind what is said: the commas before it part names. */
const CLAUSES = /[^;]+?\s(?:is|are|stays?|becomes?|sind|ist|est|sont|es|son|è|sono)\s[^;,]+/giu;
const CHOSEN =
  /^(?:selected|active|current|chosen|on|highlighted|ausgewählt|aktiv|actif|active|activ[oa]|attiv[oa])$/iu;
const QUIET = /^(?:an? )?(?:quiet|plain|text|ghost)\b/iu;

/**
 * Takes over what a sentence says of controls that stand on the page already, by their names: "Cone / Cup / Tub are a
 * segmented switch, Cup is selected; Pay is the primary button". Whether anything of it was such.
 */
export function saidOfKnown(outline: Outline, sentence: Piece): boolean {
  const holders = [...outline.sections.flatMap(holdersIn), ...barsOf(outline)];
  let isTaken = false;
  for (const [clause] of sentence.text.matchAll(CLAUSES)) {
    const [, names = '', said = ''] = CLAUSE.exec(clause) ?? [];
    if (names === '') continue;
    const named = withoutNoun(names)
      .split(/\s*[/,+&]\s*|\s+(?:and|und|et|y|e)\s+/u)
      .map((name) => keyOf(name));
    if (say(holders, named, said)) isTaken = true;
  }
  return isTaken;
}

/** `"Check dates" button`: the name alone. */
const withoutNoun = (names: string): string =>
  names.replace(
    /(["“”»`])\s+(?:button|link|tab|chip|switch|toggle|field|pill|knopf|schaltfläche|bouton|botón|pulsante)$/iu,
    '$1',
  );

function say(holders: readonly Node[][], named: readonly string[], said: string): boolean {
  for (const nodes of holders) {
    const found = nodes.filter(
      (node): node is ControlNode => node.kind === 'control' && named.includes(keyOf(node.label?.text ?? '')),
    );
    const makes = findMentions(said).find((mention) => mention.makes.kind === 'control')?.makes;
    if (found.length > 1 && makes?.kind === 'control' && CHOICES.has(makes.control)) {
      const choice = control(makes.control, {
        options: found.flatMap(({ label }) => (label === undefined ? [] : [{ label }])),
      });
      nodes.splice(nodes.indexOf(found[0] as Node), 1, choice);
      for (const one of found.slice(1)) nodes.splice(nodes.indexOf(one), 1);
      return true;
    }
    const rank = QUIET.test(said)
      ? 'text'
      : findQualities(said).find(({ means }) => means.rank !== undefined)?.means.rank;
    if (found.length > 0 && rank !== undefined) {
      for (const one of found) one.rank = rank;
      return true;
    }
    if (CHOSEN.test(said)) {
      const option = nodes
        .flatMap((node) => (node.kind === 'control' ? node.options : []))
        .find(({ label }) => named.includes(keyOf(label.text)));
      if (option === undefined) continue;
      option.isOn = true;
      return true;
    }
  }
  return false;
}

/** `*Where* is empty: red border and the message **Please choose one**`: what is said under a field that is on the page. */
export function saidUnderField(outline: Outline, sentence: Piece): boolean {
  const [name, message, ...others] = findQuoted(sentence.text);
  if (name === undefined || message === undefined || others.length > 0 || name.start > 4) return false;
  if (!MESSAGE.test(sentence.text.slice(name.end, message.start))) return false;
  const key = keyOf(sentence.text.slice(name.inner.start, name.inner.end));
  for (const nodes of outline.sections.flatMap(holdersIn)) {
    const field = nodes.find(
      (node): node is ControlNode => node.kind === 'control' && keyOf(node.label?.text ?? '') === key,
    );
    const open = field ?? headedField(nodes, key);
    if (open === undefined || open.hint !== undefined) continue;
    const { start, end } = message.inner;
    open.hint = literalWords({ text: sentence.text.slice(start, end), start: sentence.start + start });
    return true;
  }
  return false;
}

/** A field without a label of its own, under its name. */
const headedField = (nodes: readonly Node[], key: string): ControlNode | undefined => {
  const part = nodes.find((node) => node.kind === 'section' && keyOf(node.heading?.text ?? '') === key);
  const [only] = part?.kind === 'section' ? part.nodes : [];
  return only?.kind === 'control' ? only : undefined;
};

const MESSAGE =
  /(?<!\p{L})(?:message|error|hint|warning|helper|text|says?|reads?|meldung|fehler|erreur|mensaje|errore|messaggio)(?!\p{L})[^.]*$/iu;

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[*_`"“”]/g, '')
    .trim();

const holdersIn = (node: Node): Node[][] =>
  node.kind === 'section' ? [node.nodes, ...node.nodes.flatMap(holdersIn)] : [];

const barsOf = ({ frame: { header, foot } }: Outline): Node[][] =>
  [header, foot].flatMap((bar) => (bar === undefined ? [] : [bar.start, bar.middle, bar.end]));
