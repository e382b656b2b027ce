import type { Passage } from '../../form/passage.ts';
import { findToldColumns } from './find-told-columns.ts';

/** "Rows of the measures table:", "Table rows": lines that belong to a table told before. */
const ROWS =
  /^(?:\*\*|#+\s)?(?:the\s+)?(?:(?:rows?|entries|data|contents?|lines)\s+(?:of|for|in)\s+(?:the\s+)?(?:[\p{L}-]+\s+){0,3}(?:table|grid)|(?:[\p{L}-]+\s+){0,3}table rows|zeilen der (?:[\p{L}-]+\s*)?tabelle|lignes du tableau|filas de la tabla|righe della tabella)[^:]{0,20}[:：]?(?:\*\*)?$/iu;

/** Moves the rows of a table that stand apart from it, under a line that says whose they are, to where its columns are told. */
export function bringRows(passages: readonly Passage[], lang: string): Passage[] {
  const rows = find(passages, ({ said, parts }) => parts.length > 1 && ROWS.test(said.text));
  if (rows === undefined) return [...passages];
  const table = find(
    passages,
    (passage) => passage !== rows && passage.parts.length === 0 && findToldColumns(passage.said, lang).length > 0,
  );
  if (table === undefined) return [...passages];
  const moved = (list: readonly Passage[]): Passage[] =>
    list.flatMap((passage): Passage[] => {
      if (passage === rows) return [];
      if (passage === table) return [{ ...passage, parts: rows.parts }];
      return [{ ...passage, parts: moved(passage.parts) }];
    });
  return moved(passages);
}

function find(passages: readonly Passage[], is: (passage: Passage) => boolean): Passage | undefined {
  for (const passage of passages) {
    if (is(passage)) return passage;
    const inner = find(passage.parts, is);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
