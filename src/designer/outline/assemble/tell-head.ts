import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { TableNode } from '../outline.ts';
import { takePlace } from '../part/take-place.ts';
import { findQuoted } from '../values/quoted.ts';
import type { PageDraft } from './page-draft.ts';
import { findToldColumns } from './passage/find-told-columns.ts';
import { literalWords } from './passage/literal-words.ts';
import type { Owner, Placing } from './scope.ts';

/**
 * A sentence that tells nothing but the head of a table, "On the left a table titled “Lessons” with the columns Hour, Pupil
 * and Car": its rows are told by the sentences behind it. → nothing where it tells anything else.
 */
export function tellHead(draft: PageDraft, sentence: Piece, owner: Owner): Owner | undefined {
  if (!COLUMNS.test(sentence.text)) return undefined;
  const { lang } = draft.outline;
  const piece = trimEnds(sentence, '.');
  const told = findToldColumns(piece, lang).find(
    ({ after, columns }) => /^\W*$/u.test(after.text) && columns.length > 1,
  );
  if (told === undefined) return undefined;
  const { before, columns } = told;
  const nouns = findMentions(before.text, lang).filter(
    ({ isWeak, isModifier, makes }) => makes.kind === 'table' || (!isWeak && !isModifier && makes.kind !== 'text'),
  );
  const names = findQuoted(before.text);
  const [table, other] = nouns.filter(({ makes, start }) => !isPlaced(before, start, lang) || makes.kind === 'table');
  if (table?.makes.kind !== 'table' || other !== undefined || names.length > 1) return undefined;
  const [name] = names;
  if (/[:：;]\s/u.test(before.text) || (name === undefined && /\p{Ll}\s\p{Lu}/u.test(before.text) && lang !== 'de'))
    return undefined;
  const placing: Placing = {};
  for (const { means, start } of findPlaces(before.text, lang)) if (start < table.start) takePlace(placing, means);
  const scope = owner.scope.rank === 0 ? draft.openSection(owner.scope, placing) : owner.scope;
  const node: TableNode = {
    kind: 'table',
    ...(name === undefined ? {} : { caption: literalWords(cut(before, name.inner.start, name.inner.end)) }),
    columns: columns.map((column) => ({ label: literalWords(column) })),
    rows: [],
    footer: [],
  };
  scope.nodes.push(node);
  return { scope: owner.scope, items: node };
}

/** Only a sentence that speaks of columns is looked at further. */
const COLUMNS = /colum|coluna|kolom|kolum|spalte|colonn|columna|sütun|header|[列열]/iu;

/** A noun that a place is told by: "under the chart". */
const isPlaced = (piece: Piece, start: number, lang: string): boolean =>
  findPlaces(piece.text, lang).some((place) => place.start < start && start - place.start < 24);
