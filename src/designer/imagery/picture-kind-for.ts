import type { PictureKind } from '../write/slots.ts';
import { scoreObject, toWords } from './find-subject.ts';
import { PICTURE_FAMILIES } from './picture-families.ts';

// Kinds that show a thing are asked in this order; a portrait or a logo is never guessed from what a thing is called.
const GUESSED: readonly PictureKind[] = ['food', 'product', 'room', 'landscape', 'map', 'portrait', 'abstract'];

/** The kind of picture that free words call for: "ramen shop" is food, "hotel room" a room, unknown words an abstract. */
export function pictureKindFor(words: string): { kind: PictureKind; subject: string } {
  const subject = words.trim();
  const listed = toWords(subject);
  // Where a word stands decides only within a kind, so parts of a point do not count here.
  const toBest = (kind: PictureKind): number =>
    Math.floor(Math.max(0, ...PICTURE_FAMILIES[kind].objects.map((object) => scoreObject(listed, object))));
  let best: { kind: PictureKind; score: number } = { kind: 'abstract', score: 0 };
  for (const kind of GUESSED) {
    const score = toBest(kind);
    if (score > best.score) best = { kind, score };
  }
  return { kind: best.kind, subject };
}
