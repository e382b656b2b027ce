import type { TextNode } from '../../outline.ts';
import { given } from '../given.ts';
import { SEPARATORS, splitEntry } from '../list-form.ts';
import { drawnThing, type NodeForm, printDrawn } from '../node-form.ts';
import { printWords, wordsToken } from '../printing.ts';
import type { Slice } from '../slice.ts';
import type { Line } from '../lines.ts';

const ROLES: readonly TextNode['role'][] = [
  'headline',
  'heading',
  'overline',
  'paragraph',
  'caption',
  'quote',
  'value',
  'notice',
  'wordmark',
];

/** What would make another form of a plain line: a sign at its start, a number with a dot, a blank to write in. */
export const PLAIN_SIGNS = /^[#\-*+>|[(!~<:`]|(?<=^\d+)[.)](?= |$)|(?<=^no):(?= |$)|_{4,}/gi;

/** A line that begins with no sign of the dialect. */
export const isPlain = (line: Line | undefined): line is Line =>
  line?.kind === 'text' &&
  !/^(?:[#>|[(!~:`]|<[<!]|[-+*](?: |$)|\*.*\*(?:\s*\{[^{}]*\})?$|\d+[.)](?: |$)|-{3,}$|no:(?: |$))|_{4,}/i.test(
    line.slice.text,
  );

/** `Words`, `**4,380 flowers**`, `*since May*`, `> Quote — by · what`, `~ headline: Words`. */
export const textForm: NodeForm<TextNode> = {
  kind: 'text',
  read(lines, reading) {
    const line = lines.peek();
    if (line?.kind !== 'text') return undefined;
    const [role, slice] = roleOf(line) ?? [];
    if (!role || !slice) return undefined;
    lines.next();
    const [rest, attributes] = reading.braces(slice);
    const [text, by, ...notes] = role === 'quote' ? splitEntry(rest) : [rest];
    const note = notes[0] && rest.from(notes[0].start - rest.start);
    const speaker = by && reading.words(by, note ? undefined : attributes);
    const byNote = note && reading.words(note, attributes);
    return [
      {
        kind: 'text',
        role,
        ...given({ by: speaker ?? attributes.words('by'), byNote: byNote ?? attributes.words('by-note') }),
        words: reading.words(inner(role, text ?? rest), by ? undefined : attributes),
        ...given({ tone: attributes.tone() }),
      },
    ];
  },
  print(node, printing) {
    const { role, words, by, byNote, tone } = node;
    if (role === 'quote' && by) {
      const said = printWords(printing, words, SEPARATORS);
      const end = byNote ? [printWords(printing, by, SEPARATORS), printWords(printing, byNote, undefined, [tone])] : [];
      return [`> ${said} — ${end.length > 0 ? end.join(' · ') : printWords(printing, by, SEPARATORS, [tone])}`];
    }
    const tokens = [tone, wordsToken(printing, 'by', by), wordsToken(printing, 'by-note', byNote)];
    if (role === 'quote') return [`> ${printWords(printing, words, SEPARATORS, tokens)}`];
    if (role === 'paragraph') return [printWords(printing, words, PLAIN_SIGNS, tokens)];
    const star = role === 'value' ? '**' : role === 'caption' ? '*' : '';
    if (star === '') return [printDrawn(role, printWords(printing, words, undefined, tokens))];
    const written = printWords({ ...printing, marks: false }, words, /\*/g);
    const marks = printWords(printing, { text: 'x', origin: words.origin }, undefined, tokens).slice(1);
    return [`${star}${written}${star}${marks}`];
  },
};

function roleOf(line: Line): [role: TextNode['role'], slice: Slice] | undefined {
  const drawn = drawnThing(line);
  const named = drawn && ROLES.find((role) => role === drawn.name);
  if (drawn && named) return [named, drawn.rest];
  const [, quote] = line.slice.match(/^>(?!>)(.*)$/d) ?? [];
  if (quote) return ['quote', quote];
  if (/^\*\*[^*]*\*\*(?:\s*\{[^{}]*\})?$/.test(line.slice.text)) return ['value', line.slice];
  if (/^\*[^*]*\*(?:\s*\{[^{}]*\})?$/.test(line.slice.text)) return ['caption', line.slice];
  return isPlain(line) ? ['paragraph', line.slice] : undefined;
}

/** Without the stars around it; a wave's line has none. */
function inner(role: TextNode['role'], slice: Slice): Slice {
  const [, text] =
    (role === 'value' && slice.match(/^\*\*(.*)\*\*$/d)) || (role === 'caption' && slice.match(/^\*(.*)\*$/d)) || [];
  return text ?? slice;
}
