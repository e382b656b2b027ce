import { listNamed } from '../assemble/list-named.ts';
import { cut, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { STATE_ASIDE } from './joining.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

/** `"Finish": select, Honed`, `Chip size: slider`, `the "Save" button`: a name before its noun, with what joins the two. */
export function nameBefore(scan: Scan): Words | undefined {
  const quoted = scan.quoted();
  if (quoted !== undefined) {
    // A comma joins the two only at the beginning; later it parts what is listed.
    const isFirst = scan.text.slice(0, scan.at).trim().length <= quoted.text.length + 2;
    scan.eat(
      isFirst
        ? /^\s*(?:[:=–—]\s*|,\s+(?:as\s+)?|as\s+|is\s+)?(?:an?\s+|the\s+)?/iu
        : /^\s*(?:[:=]\s*|as\s+)?(?:an?\s+|the\s+)?/iu,
    );
    return quoted;
  }
  const match =
    /^\s*(\p{Lu}[^:,;.()"“”]{1,40}?)(?:\s*[:=–—]\s+|\s(?:(?:come|comes|appear|are shown|is shown|are given|shown|als|come|en|como|som)\s)?(?:as|als|comme|como|come|som)\s)(?:an?\s+|the\s+)?/u.exec(
      scan.rest,
    );
  if (match?.[1] === undefined) return undefined;
  const from = scan.at + match[0].indexOf(match[1]);
  scan.at += match[0].length;
  return scan.words(from, from + match[1].length);
}

/** Names alone in a bar, in marks or in capitals: "with “Start” and “Board”; “Start” is active". */
export function readPlaces(scan: Scan, part: ElementPart): boolean {
  const end = scan.endOfList();
  const listed = scan.piece(scan.at, end);
  const names = listNamed(listed);
  const isNames =
    names.length > 1 &&
    !scan.holdsNoun(end) &&
    names.every(({ words }) => words.text.split(/\s+/u).length <= 3) &&
    listed.text.split(/,\s|\s(?:and|und|et|y|e|en|och)\s/u).every((name) => /^\s*["“„«\p{Lu}]/u.test(name));
  if (!isNames) return false;
  part.entries = listed;
  scan.at = end;
  return true;
}

/** "Beds, Windows (Beds ticked)": brackets at the end of a list that say how another entry stands. */
export function withoutState({ states }: ElementPart, listed: Piece): Piece {
  const said = STATE_ASIDE.exec(listed.text);
  const [, names, state] = said ?? [];
  if (said === null || names === undefined || state === undefined || !listed.text.slice(0, said.index).includes(names))
    return listed;
  states.push({ names: { text: names, start: listed.start + said.index + said[0].indexOf(names) }, state });
  return cut(listed, 0, said.index);
}
