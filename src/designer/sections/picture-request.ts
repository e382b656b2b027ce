import { findSign, type Drawing } from '../imagery/nearness/find-drawing.ts';
import { readSubject, type Named } from '../imagery/nearness/read-subject.ts';
import type { PictureNode } from '../outline/outline.ts';
import type { PictureKind } from '../write/slots.ts';

/** What is asked of the imagery: a family and words for it, the drawing's own name before a dash. */
interface PictureAsk {
  kind: PictureKind;
  subject: string;
}

/** Two or three names and nothing else: a person, where what is said around it speaks of people. */
const PERSON = /^\p{Lu}[\p{Ll}'’]+(?:[ -]\p{Lu}[\p{L}'’]+){1,2}$/u;

/** One name, where the list that it stands in is of people: "Duarte, Coaches". */
const FIRST_NAME = /^\p{Lu}[\p{Ll}'’]+$/u;

/** Words that only say how a picture is made, not what it shows. */
const MANNER =
  /\b(?:photo(?:graph)?s?|picture|image|(?:film |video |camera )?stills?|thumbnail|illustration|drawing|line drawing|sketch|macro|close-?up|scan(?:ned)?|poster|screenshot|zoomable|panorama|shot|cover)\b(?: (?:of|from)\b)?/gi;

/** Where something is: what stands behind these is a place, if it is one. */
const WHERE: ReadonlySet<string> = new Set(
  'in on at inside above over under by along across through around near into from behind before'.split(' '),
);

/** Things that fill a wide picture better as the scene that they stand in. */
const SCENES: Readonly<Record<string, Drawing>> = {
  house: { kind: 'landscape', id: 'house outside' },
  boat: { kind: 'landscape', id: 'sea' },
  tower: { kind: 'landscape', id: 'city' },
};

const isPlace = ({ kind }: Drawing): boolean => kind === 'landscape' || kind === 'room';

/** What can be drawn of a subject: the thing itself, else the place that it is in, else nothing. */
function choose(named: readonly Named[]): Drawing | undefined {
  const [head, ...others] = named;
  // "Side view of a last", "a herd of reindeer": what is known behind "of" stands for what is not before it.
  const own = head?.drawing ?? others.find(({ tie }) => tie === 'of')?.drawing;
  if (own !== undefined) return own;
  return others.find(
    ({ tie, drawing }) => tie !== undefined && WHERE.has(tie) && drawing !== undefined && isPlace(drawing),
  )?.drawing;
}

/** The list that a named person stands in is not in the picture: "Imogen Halloran, The people". */
export function personOf(about: string): string {
  const [name = about, ...rest] = about.split(', ');
  if (!PERSON.test(name) && !FIRST_NAME.test(name)) return about;
  return [name, ...rest.filter((words) => !isCrowd(words))].join(', ');
}

const isCrowd = (words: string): boolean =>
  readSubject(words).some(
    ({ drawing, isPlural, words: named }) => isPlural && (drawing?.kind === 'portrait' || named.includes('people')),
  );

/** Whether words speak of people: "coded welder", "the patient". */
const speaksOfPeople = (words: string): boolean =>
  words.split(/[,;:]/).some((part) => readSubject(part).some(({ drawing }) => drawing?.kind === 'portrait'));

/**
 * What draws a picture of these words: the thing, a near relation of it, or a plate with its sign or material; never
 * another thing.
 */
export function toPictureAsk({ picture, about }: Pick<PictureNode, 'picture' | 'about'>): PictureAsk {
  const [first = about, ...rest] = about.split(', ');
  const subject = first.replaceAll(MANNER, ' ').replaceAll(/[—|]/g, '-').replaceAll(/\s+/g, ' ').trim() || first;
  if (picture === 'avatar') return { kind: 'avatar', subject: personOf(about) };
  if (picture === 'logo') return { kind: 'logo', subject: about };
  const style = picture === 'drawing' ? ' | line' : picture === 'illustration' ? ' | scene' : '';
  const named = readSubject(subject);
  const chosen = choose(named);
  if (PERSON.test(subject) && chosen?.kind !== 'landscape' && chosen?.kind !== 'room' && speaksOfPeople(rest.join(',')))
    return { kind: 'portrait', subject };
  if (FIRST_NAME.test(subject) && chosen === undefined && speaksOfPeople(rest[0] ?? ''))
    return { kind: 'portrait', subject: `person — ${about}` };
  const drawing =
    (picture === 'drawing' ? undefined : SCENES[chosen?.id ?? '']) ?? chosen ?? findSign(named[0]?.words ?? []);
  if (drawing === undefined) return { kind: 'plate', subject: ` — ${subject}` };
  if (drawing.kind === 'icon') return { kind: 'plate', subject: `${drawing.id} — ${subject}` };
  // People are told apart by all that is said of them.
  if (drawing.kind === 'portrait' && drawing.id === 'person')
    return { kind: 'portrait', subject: named[0]?.isPlural === true ? `group — ${subject}` : `person — ${subject}` };
  return { kind: drawing.kind, subject: `${drawing.id} — ${subject}${style}` };
}
