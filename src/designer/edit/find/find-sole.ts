import { findPartNoun, listPictures } from './part-nouns.ts';
import { toFound, type Found } from './found.ts';
import { isPageWide } from './is-furniture.ts';
import { isOfNoun, isWithin, type Scope } from './list-named.ts';
import { stemsOf } from './match-words.ts';
import { sectionsIn } from './sections-in.ts';
import { toSingular } from '../../understand/word-forms.ts';

const SORT = /^(?:tables?|lists?|charts?|graphs?|(?:bar|line|pie|donut|ring) (?:charts?|graphs?))$/i;

const LISTED: ReadonlySet<string> = new Set(['schedule', 'timeline', 'people', 'questions']);

/** "The table": what is one, before anything that is only called so. */
export function findSort(scope: Scope, words: string): Found | undefined {
  if (!SORT.test(words)) return undefined;
  const noun = singular(words);
  const sections = sectionsIn(scope).filter(
    (one) => !one.isFurniture && !isPageWide(one.element) && isOfNoun(one, noun),
  );
  // What is no list of records can be called a list where there is no other.
  if (sections.length === 0 && noun === 'list')
    return toFound(
      sectionsIn(scope).find((one) => !one.isFurniture && [...one.kinds].some((kind) => LISTED.has(kind)))?.element,
      'section',
    );
  const inner = sections.filter(
    (one) => !sections.some((other) => other !== one && isWithin(scope.tree, one.element, other.element)),
  );
  // Of lists the one of records, before a drawing that is built of entries too.
  const called = inner.find(({ names }) => names.some((name) => name.toLowerCase() === noun));
  const first = called ?? inner.find(({ kinds }) => noun !== 'list' || kinds.size === 1) ?? inner[0];
  return toFound(
    first?.element,
    'section',
    inner.length > 1 ? `of ${inner.length} that "${words}" could mean it is the first` : undefined,
  );
}

/** "The map" where it is no part of its own: the drawing of one. */
export const findMapPicture = ({ root }: Scope, words: string): Found | undefined =>
  /^map$/i.test(words) ? toFound(listPictures(root, (shown) => shown.startsWith('map'))[0], 'part') : undefined;

/** "The spending chart" where nothing is called spending and there is one chart: that is meant. */
export function findSole(scope: Scope, words: string): Found | undefined {
  const [, label, noun] = /^(.+?)\s+(\p{L}+)$/u.exec(words) ?? [];
  if (label === undefined || noun === undefined || !SORT.test(noun) || stemsOf(label).length > 2) return undefined;
  if (findPartNoun(noun.toLowerCase()) !== undefined) return undefined;
  const sections = sectionsIn(scope).filter(
    (one) => !one.isFurniture && !isPageWide(one.element) && isOfNoun(one, singular(noun)),
  );
  return sections.length === 1
    ? toFound(sections[0]?.element, 'section', `taking "${words}" for the only ${noun} here`)
    : undefined;
}

const singular = (words: string): string => {
  const parts = words.toLowerCase().split(' ');
  return [...parts.slice(0, -1), toSingular(parts.at(-1) ?? '')].join(' ');
};
