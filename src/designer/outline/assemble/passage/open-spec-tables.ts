import type { Passage } from '../../form/passage.ts';
import type { Piece } from '../../form/piece.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { roleOfHeading } from '../../lexicon/role-of-heading.ts';
import { findQuoted } from '../../values/quoted.ts';

/** Heads of columns that name the parts of a page. */
const NAMES_PARTS =
  /^(?:(?:ui|screen|page) )?(?:elements?|areas?|sections?|parts?|regions?|components?|blocks?|zones?|positions?|places?|where|slots?|bereich|abschnitt|teil|élément|zone|partie|emplacement|zona|elemento|área|parte|elemento|sezione|onderdeel|gebied)$/iu;
/** Heads of columns that tell what stands there. */
const TELLS =
  /^(?:details?|contents?|descriptions?|what|what (?:it|they) (?:is|are|shows?|has|have|contains?)|spec|specification|shows|contains|holds|copy|text|texts|data|elements?|type|kind|control|values?|label|labels|inhalt|beschreibung|contenu|description|contenido|descripción|conteúdo|contenuto|inhoud)$/iu;
/** Heads of columns that speak to whoever builds the page. */
const REMARKS =
  /^(?:behaviou?rs?|why|reason|remarks?|comments?|priority|notes? (?:for|to) .*|status|id|#|no\.?|nr\.?|order|step)$/iu;

/**
 * Opens tables that tell the page and are not on it: "| Element | Details |" over rows that name a part each. Every row
 * becomes the entry of a list that says the same, "Header: back arrow, title …", with its words where they were.
 */
export function openSpecTables(passages: readonly Passage[], lang: string): Passage[] {
  return passages.flatMap((passage): Passage[] =>
    passage.form === 'table' && tellsPage(passage, lang)
      ? entriesOf(passage)
      : [{ ...passage, parts: openSpecTables(passage.parts, lang) }],
  );
}

function tellsPage({ cells = [], hasHead, isTold }: Passage, lang: string): boolean {
  const [head = [], ...rows] = cells;
  if (hasHead !== true || isTold || head.length < 2 || rows.length < 2) return false;
  const names = head.findIndex((cell) => cell !== undefined && NAMES_PARTS.test(bare(cell.text)));
  const isHeaded =
    names !== -1 && head.some((cell, at) => at !== names && cell !== undefined && TELLS.test(bare(cell.text)));
  const parts = rows.filter((row) => isPart(row[Math.max(names, 0)], lang)).length;
  if (isHeaded) return parts * 3 >= rows.length;
  const told = rows.filter((row) =>
    row.slice(1).some((cell) => cell !== undefined && isDescription(cell, lang)),
  ).length;
  return parts * 4 >= rows.length * 3 && told * 4 >= rows.length * 3;
}

const bare = (text: string): string => text.replaceAll(/[*_`]/g, '').trim();

const isPart = (cell: Piece | undefined, lang: string): boolean =>
  cell !== undefined && roleOfHeading(cell.text, lang)?.role === 'structure';

/** Something that is quoted beside nouns of elements, or several such nouns: no cell that a page would show. */
const isDescription = ({ text }: Piece, lang: string): boolean => {
  const nouns = findMentions(text, lang).filter(({ isWeak }) => !isWeak).length;
  return nouns > 1 || (nouns > 0 && findQuoted(text).length > 0);
};

function entriesOf({ cells = [], lines = [] }: Passage): Passage[] {
  const [head = [], ...rows] = cells;
  const drops = head.map((cell) => cell === undefined || REMARKS.test(bare(cell.text)));
  return rows.flatMap((row): Passage[] => {
    const own = row.filter((cell, at) => cell !== undefined && drops[at] !== true) as Piece[];
    const [first, ...others] = own;
    const line = lines.find(
      ({ text, start }) => first !== undefined && first.start >= start && first.start < start + text.length,
    );
    if (first === undefined || line === undefined) return [];
    return [{ form: 'item', said: joinCells(line, first, others), parts: [] }];
  });
}

/** The cells as one line of the same length: a colon behind the first, commas between the others. */
function joinCells(line: Piece, first: Piece, others: readonly Piece[]): Piece {
  let text = first.text;
  for (const [at, cell] of others.entries()) {
    const gap = cell.start - first.start - text.length;
    text += `${at === 0 ? ':' : ','}${' '.repeat(Math.max(1, gap - 1))}${cell.text}`;
  }
  return { text, start: Math.max(first.start, line.start) };
}
