/** What a model reads at once without losing the thread, and what clients hand on uncut. */
const PIECE_CHARACTERS = 24_000;

/** A text in pieces that are the text again when they are put together; cut at ends of lines and tags where there are any. */
export function toPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > PIECE_CHARACTERS) {
    const end = findEnd(rest);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}

function findEnd(text: string): number {
  const earliest = PIECE_CHARACTERS / 2;
  for (const mark of ['\n', '>', '}']) {
    const end = text.lastIndexOf(mark, PIECE_CHARACTERS - 1) + 1;
    if (end > earliest) return end;
  }
  // Never between the halves of a character.
  const code = text.charCodeAt(PIECE_CHARACTERS - 1);
  return code >= 0xd8_00 && code <= 0xdb_ff ? PIECE_CHARACTERS - 1 : PIECE_CHARACTERS;
}
