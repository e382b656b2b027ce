import { cut, trimEnds } from '../../form/piece.ts';
import type { Mention } from '../../lexicon/mention.ts';
import type { ChartNode } from '../../outline.ts';
import type { Statement } from './statement.ts';

/** "Time remaining as a big ring", "Committee vote as one stacked bar": the words before say what is drawn. */
const DRAWN_AS =
  /\s(?:(?:is|are|drawn|shown|plotted)\s+)*(?:as|als|en|como|come|som)(?:\s+(?:an?|one|the|eine?|un|une|una|um|uma|een|en|ett))?$/i;
const LEAD =
  /^(?:(?:then|and|also|next|below|with|plus|show|the|a|an|und|dann|et|puis|y|e|en|och|la|le|el|il|der|die|das)\s+)+/i;

/** The longest run of words that is a name and no sentence. */
const MOST_WORDS = 6;

/** Titles a chart by the words that it is said to be a drawing of. */
export function titleDrawnAs(node: ChartNode, statement: Statement, mention: Mention, at: number): void {
  const before = statement.tokens[at - 1];
  if (node.title !== undefined || before?.is !== 'words') return;
  const holdsAs = /^(?:(?:drawn|shown|plotted)\s+)?as\s/i.test(mention.text);
  const end = holdsAs ? before.piece.text.length : DRAWN_AS.exec(before.piece.text)?.index;
  if (end === undefined) return;
  const said = cut(before.piece, 0, end);
  const named = trimEnds(cut(said, LEAD.exec(said.text)?.[0].length ?? 0), ':,.');
  const more = holdsAs ? [...mention.modifiers, mention.qualifier ?? ''].join(' ').trim() : '';
  const words = [named.text, more].filter((part) => part !== '').join(' ');
  if (words === '' || words.split(/\s+/).length > MOST_WORDS || !/\p{L}{3}/u.test(words)) return;
  node.title = {
    text: words.charAt(0).toUpperCase() + words.slice(1),
    origin: 'derived',
    span: { start: named.start, end: named.start + named.text.length },
  };
}
