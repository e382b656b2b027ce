import { cut, type Piece } from '../form/piece.ts';
import { findPlaces } from '../lexicon/find-places.ts';
import type { Node, Words } from '../outline.ts';
import { isInstruction, isPersonal } from './casual-words.ts';
import { upper } from './list-entries.ts';

/** The list of nodes that a node stands in. */
export function holderOf(nodes: Node[], wanted: Node): Node[] | undefined {
  if (nodes.includes(wanted)) return nodes;
  for (const node of nodes) {
    const found = node.kind === 'section' ? holderOf(node.nodes, wanted) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Right half", "bottom": nothing but a place. */
export function isOnlyPlace({ text: words }: Piece, lang: string): boolean {
  const place = findPlaces(words, lang)[0];
  return (
    place !== undefined &&
    place.means.place !== undefined &&
    place.means.place !== 'overlay' &&
    SMALL.test(`${words.slice(0, place.start)} ${words.slice(place.end)}`)
  );
}

/** What may stand beside a place without naming anything there: "menu at the bottom" is a menu. */
const SMALL = /^(?:[\s,]|\b(?:at|on|in|to|the|very|and|then|just|right|also|all|there|it)\b)*$/iu;

/** "Coarse edge or Leave serrations" are two choices. */
export const splitOr = (entry: Piece): Piece[] => {
  const or = /\s(?:or|oder|ou|o|of|eller|lub|veya)\s(?=\p{Lu})/u.exec(entry.text);
  return or === null ? [entry] : [cut(entry, 0, or.index), cut(entry, or.index + or[0].length)];
};

/** A clause that only asks for the page. */
export const PAGE =
  /^(?:[\p{L}-]+\s){0,4}(?:screen|page|site|website|app|homepage|pantalla|página|seite|écran|scherm|ekran)\b(?!.*[:"“„«(])/iu;

/** Words for the page itself: what is said of it is no heading on it. */
export const ASKS_PAGE =
  /(?:^|\s)(?:screen|page|site|website|app|homepage|seite|ansicht|bildschirm|startseite|webseite|écran|pantalla|página|tela|pagina|schermata|scherm|strona|ekran|sida|skärm|sayfa)(?=\s|$)/iu;

const STANDING =
  /(?<=\p{L})\s(?:box|panel|card|section|area|strip|block|kasten|karte|bereich|encadré|bloc|caja|tarjeta|caixa|riquadro|scheda|blok|vak|ruta)$/iu;

/** A heading from the words before a list: without counts of things and "of us". */
export function headingOf(core: Piece): Words | undefined {
  const counted = cut(core, /^(?:\d+|two|three|four|five|six)\s+(?:of us\b\s*)?/iu.exec(core.text)?.[0].length ?? 0);
  // "contest box: …": how a part stands is no word of its name.
  const bare = cut(counted, 0, STANDING.exec(counted.text)?.index ?? counted.text.length);
  if (ASKS_PAGE.test(bare.text) || isInstruction(bare.text)) return undefined;
  if (
    bare.text === '' ||
    bare.text.split(/\s+/).length > 5 ||
    isPersonal(bare.text) ||
    /^(?:for each|each|of us)$/i.test(bare.text)
  )
    return undefined;
  return { ...wordsOf(bare), text: upper(bare.text) };
}

/** The dash before a list as the colon that it stands for; offsets stay. */
export function colonFor(piece: Piece, before: number): Piece {
  const dash = Math.max(
    piece.text.lastIndexOf('-', before),
    piece.text.lastIndexOf('–', before),
    piece.text.lastIndexOf('—', before),
  );
  return dash < 1 ? piece : { ...piece, text: `${piece.text.slice(0, dash - 1)}: ${piece.text.slice(dash + 1)}` };
}

/** A piece as the words that it is. */
export const wordsOf = ({ text: words, start }: Piece): Words => ({
  text: words,
  origin: 'literal',
  span: { start, end: start + words.length },
});
