import { singularOf } from '../fill/things/singular-of.ts';

/** Words that bind, and words that every page may be called: none tells two pages apart. */
const SMALL = new Set(
  'a an the my our your their his her its this that these of for in on at to from by with and or as is are be i we you it who whom what where when which how all each every one some page screen app view site website ui interface simple small little new please see show shows seeing check track manage use'.split(
    ' ',
  ),
);

/** The words of a phrase that tell what it is, each in its singular: "the log of lost items" → log, lost, item. */
export const contentStems = (phrase: string): string[] =>
  (phrase.toLowerCase().match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/u, ''))
    .filter((word) => !SMALL.has(word))
    .map((word) => singularOf(word, 'en') ?? word);
