import type { Element } from 'hast';
import { createElement, findAttribute, listClasses, replaceElement } from '../../../markup/element.ts';
import type { Editing, Outcome } from '../editing.ts';
import { listPictures } from '../find/part-nouns.ts';
import { capitalise } from '../../capitalise.ts';

const FOOD =
  /\b(?:bread|loaf|cake|soup|coffee|tea|salad|pizza|pasta|taco|tacos|burger|fish|fruit|dish|meal|sushi|curry|rice|cheese|wine|beer|breakfast|croissant|bun|egg|eggs|sandwich|noodle|ramen|dessert|chocolate)s?\b/i;
const PERSON =
  /\b(?:man|woman|person|people|portrait|girl|boy|chef|doctor|teacher|dog|cat|poodle|puppy|kitten|rabbit|bird|horse|pet)s?\b/i;
const SCENE =
  /\b(?:lake|mountain|sea|ocean|beach|forest|city|skyline|harbou?r|road|desert|field|garden|river|sky|sunset|sunrise|lighthouse|farm|village|street|bridge|valley|island|park|snow|wood|meadow|coast|hill|night|dawn|fog|map)s?\b/i;

/** Has a picture drawn of something else, in the same box and treatment. */
export function setPicture(_editing: Editing, picture: Element, wanted: string): Outcome {
  const subject = wanted
    .replace(
      /^(?:(?:an?|the|some)\s+)?(?:(?:picture|photo|image|illustration|drawing|photograph)s?\s+(?:of|showing)\s+)?(?:an?\s+|the\s+)?/i,
      '',
    )
    .trim();
  if (subject === '') return { failed: 'it is not said what the picture is to show' };
  const shown = findAttribute(picture, 'dataPicture') ?? '';
  const [before = '', treatment] = shown.split('|').map((part) => part.trim());
  const [kind = 'landscape'] = before.split(':');
  const { className, dataAspect, dataId, dataPart } = picture.properties;
  replaceElement(
    picture,
    createElement('img', {
      className: className ?? listClasses(picture),
      dataPicture: `${kindFor(subject, kind.trim())}: ${subject}${treatment === undefined || treatment === '' ? '' : ` | ${treatment}`}`,
      ...(dataAspect === undefined ? {} : { dataAspect }),
      ...(dataId === undefined ? {} : { dataId }),
      ...(dataPart === undefined ? {} : { dataPart }),
      alt: capitalise(subject),
    }),
  );
  const old = before.replace(/^\w+:\s*/, '');
  return { done: `drew ${withArticle(subject)} in place of ${old === '' ? 'the picture' : `"${old}"`}` };
}

const withArticle = (subject: string): string => `"${subject}"`;
/** The family that can draw a subject: the old one where it still fits. */
function kindFor(subject: string, before: string): string {
  if (before === 'thing') return 'thing';
  // A name is somebody's face.
  if (before === 'avatar' && /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+$/u.test(subject)) return 'avatar';
  if (FOOD.test(subject)) return 'food';
  if (PERSON.test(subject)) return before === 'avatar' ? 'avatar' : 'portrait';
  if (SCENE.test(subject)) return 'landscape';
  return ['landscape', 'portrait', 'food', 'map', 'avatar', 'scene'].includes(before) &&
    findSubjectKind(subject) !== undefined
    ? (findSubjectKind(subject) ?? before)
    : before === 'avatar' || before === 'map'
      ? 'product'
      : before;
}

const findSubjectKind = (subject: string): string | undefined => {
  return /\b(?:set|bottle|cup|box|bag|phone|chair|lamp|book|shoe|watch|vase|can|machine|truck|car|boat|bicycle|poster|plant)s?\b/i.test(
    subject,
  )
    ? 'product'
    : undefined;
};

/** All pictures but faces, marks and maps in another treatment. */
export function applyImagery({ tree }: Editing, treatment: string): Outcome {
  const pictures = listPictures(tree.body, (shown) => !/^(?:avatar|logo|map)\b/.test(shown));
  if (pictures.length === 0) return { failed: 'there is no picture on the screen' };
  for (const picture of pictures) {
    const [subject = ''] = (findAttribute(picture, 'dataPicture') ?? '').split('|').map((part) => part.trim());
    const { className, dataAspect, dataId, dataPart, ariaLabel } = picture.properties;
    replaceElement(
      picture,
      createElement('img', {
        className: className ?? [],
        dataPicture: treatment === 'scene' ? subject : `${subject} | ${treatment}`,
        ...(dataAspect === undefined ? {} : { dataAspect }),
        ...(dataId === undefined ? {} : { dataId }),
        ...(dataPart === undefined ? {} : { dataPart }),
        alt: ariaLabel ?? '',
      }),
    );
  }
  return {
    done: `drew ${pictures.length === 1 ? 'the picture' : `all ${pictures.length} pictures`} as ${treatment === 'line' ? 'line drawings' : `${treatment} pictures`}`,
  };
}
