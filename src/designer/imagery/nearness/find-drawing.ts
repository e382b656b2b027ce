import { toWords } from '../find-subject.ts';
import { PICTURE_FAMILIES } from '../picture-families.ts';
import type { PictureKind } from '../../write/slots.ts';
import table from './near-words.json' with { type: 'json' };

/** What stands for a word: an object of a family, or an icon on a plate. */
export interface Drawing {
  kind: PictureKind | 'icon';
  /** Id of the object, or name of the icon. */
  id: string;
}

/** Families in the order in which they answer for a word that names objects of several. */
const NAMED: readonly PictureKind[] = ['food', 'product', 'portrait', 'room', 'landscape'];

let drawings: ReadonlyMap<string, Drawing> | undefined;

/** Every object by its own name, then the words that WordNet puts below it; built on first use. */
function listDrawings(): ReadonlyMap<string, Drawing> {
  if (drawings !== undefined) return drawings;
  const all = new Map<string, Drawing>();
  for (const kind of NAMED)
    for (const { id } of PICTURE_FAMILIES[kind].objects) {
      const words = toWords(id.replaceAll('-', ' ')).join(' ');
      if (!all.has(words)) all.set(words, { kind, id: id.replaceAll('-', ' ') });
    }
  for (const [drawing, words] of Object.entries(table.words)) {
    const [kind = '', id = ''] = drawing.split(': ');
    for (const word of words.split(',')) if (!all.has(word)) all.set(word, { kind: kind as Drawing['kind'], id });
  }
  drawings = all;
  return all;
}

/** The drawing for a noun or a compound in singular lower-case words, by its last words; nothing for what is unknown. */
export function findDrawing(words: readonly string[]): Drawing | undefined {
  const all = listDrawings();
  for (let from = Math.max(0, words.length - MOST_WORDS); from < words.length; from++) {
    const found = all.get(words.slice(from).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The sign of what a compound with an unknown last word is for: "bell frame" has a bell's. Only signs: a drawn thing in its
 * place would be another thing.
 */
export function findSign(words: readonly string[]): Drawing | undefined {
  return words
    .slice(0, -1)
    .toReversed()
    .map((word) => listDrawings().get(word))
    .find((drawing) => drawing?.kind === 'icon');
}

const MOST_WORDS = 3;
