import { scoreObject, toWords } from '../imagery/find-subject.ts';
import { PICTURE_FAMILIES } from '../imagery/picture-families.ts';
import type { PictureNode } from '../outline/outline.ts';
import type { PictureKind } from '../write/slots.ts';

/** What is asked of the imagery: a family and words for it. */
interface PictureAsk {
  kind: PictureKind;
  subject: string;
}

/** Families that show a thing whole: they must be asked for by the head of the words, never by what it stands beside. */
const THINGS: readonly PictureKind[] = ['food', 'product', 'portrait'];
const PLACES: readonly PictureKind[] = ['landscape', 'room'];
/** Least score of a head noun and of any known word; see `scoreObject`. */
const HEAD = 8;
const ANY = 4;

/** Words of people, whom no family of things knows. */
const PEOPLE =
  /\b(?:man|men|woman|women|person|people|portrait|girl|boy|kid|child|children|team|crew|staff|singer|teacher|founder|author|mechanics?|members?|volunteers?|resident|owner|chef|artist|artesana|donna|uomo|frau|mann|femme|homme|mujer|hombre)\b/i;

/** Two or three names and nothing else: a person, where no word of it is known as a thing or place. */
const PERSON = /^\p{Lu}[\p{Ll}'’]+(?:[ -]\p{Lu}[\p{L}'’]+){1,2}$/u;

/** Words that only say how a picture is made, not what it shows. */
const MANNER =
  /\b(?:photo(?:graph)?s?|picture|image|(?:film |video |camera )?stills?|thumbnail|illustration|drawing|line drawing|sketch|macro|close-?up|scan(?:ned)?|poster|screenshot|of|from (?:behind|above|below|inside)|seen)\b/gi;

/**
 * The family that can draw what the words say; where none can, an abstract composition, never another concrete thing.
 */
export function toPictureAsk({ picture, about }: Pick<PictureNode, 'picture' | 'about'>): PictureAsk {
  const subject = about.replaceAll(MANNER, ' ').replaceAll(/\s+/g, ' ').trim() || about;
  if (picture === 'avatar') return { kind: 'avatar', subject: about };
  if (picture === 'logo') return { kind: 'logo', subject: about };
  const style = picture === 'drawing' ? ' | line' : picture === 'illustration' ? ' | scene' : '';
  const words = toWords(subject);
  const best = (
    kinds: readonly PictureKind[],
    asked: readonly string[] = words,
  ): { kind: PictureKind; score: number } =>
    kinds
      .map((kind) => ({
        kind,
        score: Math.floor(Math.max(0, ...PICTURE_FAMILIES[kind].objects.map((object) => scoreObject(asked, object)))),
      }))
      .reduce((most, one) => (one.score > most.score ? one : most), { kind: 'abstract', score: 0 });
  // People are no things, though a thing may be called by who uses it ("mechanic" for tools).
  const thing = best(THINGS, toWords(subject.replaceAll(new RegExp(PEOPLE, 'gi'), ' ')));
  const place = best(PLACES);
  if (thing.score >= HEAD && thing.score >= place.score) return { kind: thing.kind, subject: `${subject}${style}` };
  if (place.score >= ANY) return { kind: place.kind, subject: `${subject}${style}` };
  if (PEOPLE.test(about) || PERSON.test(about.trim())) return { kind: 'portrait', subject };
  return { kind: 'abstract', subject: `${subject}${style}` };
}
