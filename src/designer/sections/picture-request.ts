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

/** A house is named after somebody or begins with an article: "Pratt's Boots", "The Evening Lamp". */
const HOUSE = /['’]s\b|^(?:The|An?|El|La|Los|Las|Le|Les|Il|Lo|Der|Die|Das|De|Het|Den|Det|O|Os|As)\s/u;

const isName = (text: string): boolean => PERSON.test(text) && !HOUSE.test(text);

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

/** Signs of what fills a view. */
const SCENE_OF_SIGN: Readonly<Record<string, Drawing>> = {
  waves: { kind: 'landscape', id: 'beach' },
  'tree-pine': { kind: 'landscape', id: 'forest' },
  trees: { kind: 'landscape', id: 'forest' },
  mountain: { kind: 'landscape', id: 'mountains' },
  'mountain-snow': { kind: 'landscape', id: 'mountains' },
  snowflake: { kind: 'landscape', id: 'winter' },
};

/** A person doing something out of doors fills a wide picture as the place: a face would tell nothing of it. */
function wideScene(named: readonly Named[], chosen: Drawing | undefined): Drawing | undefined {
  if (chosen?.kind !== 'portrait') return undefined;
  return named
    .filter(({ tie }) => tie !== undefined && WHERE.has(tie))
    .map(({ drawing }) => (drawing === undefined || isPlace(drawing) ? drawing : SCENE_OF_SIGN[drawing.id]))
    .find((drawing) => drawing !== undefined);
}

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
  if (!isName(name) && !FIRST_NAME.test(name)) return about;
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
 * The things that a list is of, where its heading names them as a drawing is called: animals, dishes, boats have names of their
 * own that mean other things. Goods are told by their names, and people look each their own way.
 */
function kindIn(heading: string): Drawing | undefined {
  const [head] = heading === '' ? [] : readSubject(heading);
  const drawing = head?.isPlural === true ? head.drawing : undefined;
  if (drawing === undefined || drawing.id !== head?.words.at(-1)) return undefined;
  return drawing.kind === 'portrait' || drawing.kind === 'food' || SCENES[drawing.id] !== undefined
    ? drawing
    : undefined;
}

/**
 * What draws a picture of these words: the thing, a near relation of it, or a plate with its sign or material; never
 * another thing.
 */
export function toPictureAsk({
  picture,
  about,
  size,
  oneOf = '',
}: Pick<PictureNode, 'picture' | 'about' | 'size'> & {
  /** Heading of the list in which it is a name: "Biscuit" is one of the "Cats of the week". */
  oneOf?: string | undefined;
}): PictureAsk {
  const [first = about, ...rest] = about.split(', ');
  const subject = first.replaceAll(MANNER, ' ').replaceAll(/[—|]/g, '-').replaceAll(/\s+/g, ' ').trim() || first;
  if (picture === 'avatar') return { kind: 'avatar', subject: personOf(about) };
  if (picture === 'logo') return { kind: 'logo', subject: about };
  const style = picture === 'drawing' ? ' | line' : picture === 'illustration' ? ' | scene' : '';
  const named = readSubject(subject);
  const kind = kindIn(oneOf);
  const chosen = kind ?? choose(named);
  if (
    kind === undefined &&
    isName(subject) &&
    chosen?.kind !== 'landscape' &&
    chosen?.kind !== 'room' &&
    speaksOfPeople(rest.join(','))
  )
    return { kind: 'portrait', subject };
  if (FIRST_NAME.test(subject) && chosen === undefined && speaksOfPeople(rest[0] ?? ''))
    return { kind: 'portrait', subject: `person — ${about}` };
  const scene = size === 'full' || size === 'large' ? wideScene(named, chosen) : undefined;
  const drawing =
    scene ??
    (picture === 'drawing' ? undefined : SCENES[chosen?.id ?? '']) ??
    chosen ??
    findSign(named[0]?.words ?? []);
  if (drawing === undefined) return { kind: 'plate', subject: ` — ${subject}` };
  if (drawing.kind === 'icon') return { kind: 'plate', subject: `${drawing.id} — ${subject}` };
  // People are told apart by all that is said of them.
  if (drawing.kind === 'portrait' && drawing.id === 'person')
    return { kind: 'portrait', subject: named[0]?.isPlural === true ? `group — ${subject}` : `person — ${subject}` };
  return { kind: drawing.kind, subject: `${drawing.id} — ${subject}${style}` };
}
