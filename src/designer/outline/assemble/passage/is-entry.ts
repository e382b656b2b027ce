import type { Passage } from '../../form/passage.ts';
import type { Piece } from '../../form/piece.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { opensTemplate } from '../../lexicon/opens-template.ts';
import type { Mention } from '../../lexicon/mention.ts';
import { readTokens } from '../../phrases/read-tokens.ts';
import type { Token } from '../../phrases/token.ts';
import { toRow } from '../add-entries.ts';
import type { Collection, Owner } from '../scope.ts';

/** Collections whose entries may stand in a line of their own under what announces them. */
const LINED: ReadonlySet<Collection['takes']> = new Set(['options', 'controls', 'badges', 'entries', 'steps']);

/** Whether a passage is an entry of the list that is open, and not a statement of its own. */
export function isEntry(lang: string, passage: Passage, { collection }: Owner): boolean {
  if (collection === undefined) return false;
  if (passage.form === 'row') return true;
  const { tokens } = readTokens(passage.said, lang);
  // "Radio check — 12:20" under "Road closed — 12:10": a thing like those before it, whatever its name would be elsewhere.
  if (collection.node.kind === 'items' && collection.node.items.length > 0 && PAIRED.test(passage.said.text))
    return true;
  const first = tokens[0];
  if (first?.is === 'noun' && !first.mention.isWeak && collection.takes !== 'controls') return false;
  // "checkbox "Same address"" among the fields of a form is another kind of field.
  if (first?.is === 'noun' && !first.mention.isWeak && namesOwnKind(first.mention, tokens[1])) return false;
  if (first?.is === 'place') return false;
  // "No heavy sport the evening before" among things to tick is one of them.
  const isToTick =
    TICKED.has(collection.node.kind === 'control' ? collection.node.control : '') && passage.form === 'item';
  if ((!isToTick && isRefusal(passage.said.text, lang)) || opensTemplate(passage.said.text, lang)) return false;
  const nouns = tokens.filter(({ is }) => is === 'noun').length;
  if (isRowOf(passage.said, collection)) return true;
  const strong = tokens.some((token) => token.is === 'noun' && !token.mention.isWeak);
  const isLine =
    LINED.has(collection.takes) && !strong && passage.parts.length === 0 && !/[:：]\s/.test(passage.said.text);
  if (passage.form === 'prose' && !isLine && !/^(?:\[|\d{1,2}[:.]\d{2}\b)/.test(passage.said.text)) return false;
  if (isLine && passage.form === 'prose') return true;
  if (collection.takes === 'cards' || collection.takes === 'items') return nouns <= 2 && passage.parts.length === 0;
  if (passage.form === 'item' || passage.form === 'quote') return nouns <= 1;
  return nouns === 0 && passage.parts.length === 0 && /^(?:\[|\d{1,2}[:.]\d{2}\b)/.test(passage.said.text);
}

/** A name and what is said of it, parted by one dash. */
const PAIRED = /^\p{Lu}[^:："“„«—–]*\s[—–]\s[^:："“„«—–]+$/u;

const TICKED: ReadonlySet<string> = new Set(['checkbox', 'toggle', 'radio']);

const namesOwnKind = ({ makes }: Mention, next: Token | undefined): boolean =>
  makes.kind === 'control' && makes.control !== 'input' && next?.is === 'quoted';

/** A line that has as many cells as the table that is open has columns. */
const isRowOf = (said: Piece, { node, takes }: Collection): boolean =>
  takes === 'rows' &&
  node.kind === 'table' &&
  node.columns.length > 2 &&
  !/[.!?]\s\p{Lu}/u.test(said.text) &&
  // "Status is a coloured pill (green / amber / red)." tells a column.
  !/^[^,;|/(]*\s(?:is|are|has|have|shows?|stands?|ist|sind|est|sont|es|son)\s.*\.$/iu.test(said.text) &&
  Math.abs(toRow(said, node.columns.length).cells.length - node.columns.length) < 2;
