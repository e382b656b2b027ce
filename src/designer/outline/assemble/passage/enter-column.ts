import type { Token } from '../../phrases/token.ts';
import type { PageDraft } from '../page-draft.ts';

/** Words that make a side a column of the page, not an end of a line. */
const COLUMN =
  /\b(?:half|column|side|third|pane|panel|part|zone|area|hälfte|spalte|seite|moitié|colonne|côté|mitad|columna|lado|metade|coluna|metà|colonna|lato|helft|kolom|kant|kolumna|strona|kolumn|sida)\b/iu;

/** What is said of the whole page, or of what lies under its columns, ends the column. */
const WHOLE =
  /^\W*(?:(?:under|below|above|across|over|unter|über|sous|debajo de|sotto|onder)(?:neath)?\s(?:both|all|everything|the (?:two|three)|it all|beiden|allem|les deux|ambas|todo|tutto|alles)|(?:the\s)?(?:header|footer|top bar|bottom|foot|bottom bar|bottom navigation|top|sidebar|style|colou?rs?|look|fonts?|background|light|dark|no|kopf|fuß)\b|(?:at|along|across) the (?:very )?(?:top|bottom|foot))/iu;

/**
 * Sentences of a paragraph that begin with a column ("Right half: …", "On the left side …") hold for those behind them, until
 * one names another place or speaks of the whole page.
 */
export function enterColumn(draft: PageDraft, sentence: string, tokens: readonly Token[]): void {
  if (WHOLE.test(sentence)) {
    draft.column = undefined;
    return;
  }
  const isLed = tokens[0]?.is === 'words' && /^(?:the|a|an|die|der|la|le|el|il|a|o|de)$/iu.test(tokens[0].piece.text);
  const [first, second] = tokens.slice(isLed ? 1 : 0);
  const place = first?.is === 'place' || first?.is === 'noun' ? first.place : undefined;
  if (place === undefined || first === undefined) return;
  const side =
    place.means.place ?? (place.means.side === 'left' || place.means.side === 'right' ? place.means.side : undefined);
  if (place.means.relation !== undefined && side === undefined) return;
  const isColumn =
    COLUMN.test(place.text) ||
    (first.is === 'noun' && COLUMN.test(sentence.slice(first.start, first.end))) ||
    (second?.is === 'sign' && second.sign === ':');
  if (side === 'left' || side === 'right') draft.column = isColumn ? side : draft.column;
  else if (side !== undefined) draft.column = undefined;
}
