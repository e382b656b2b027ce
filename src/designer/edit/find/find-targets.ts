import { listEnglishStems } from '../../understand/translate-words.ts';
import { listStems } from '../../understand/word-forms.ts';
import type { TargetWords } from '../edit-operation.ts';
import { clean } from './clean-words.ts';
import { findAllBut } from './find-all-but.ts';
import { findByOrdinal } from './find-by-ordinal.ts';
import { findColumn } from './find-column.ts';
import { findDestination } from './find-destination.ts';
import { findEntries, isNarrowing } from './find-entries.ts';
import { findEvery } from './find-every.ts';
import { findExactPart } from './find-exact-part.ts';
import { findExact } from './find-exact.ts';
import { findLikely } from './find-likely.ts';
import { findNamedPart } from './find-named-part.ts';
import { findQuoted } from './find-quoted.ts';
import { findRelated } from './find-related.ts';
import { findGroup } from './find-group.ts';
import { findHolding } from './find-holding.ts';
import { findRange } from './find-range.ts';
import { findSaying } from './find-saying.ts';
import { findSeveral } from './find-several.ts';
import { findById } from './find-by-id.ts';
import { findMapPicture, findSole, findSort } from './find-sole.ts';
import { findSpeakingOf } from './find-speaking-of.ts';
import type { Element } from 'hast';
import { blockName, listMatching } from '../screen-tree.ts';
import { toFound, type Found } from './found.ts';
import type { Scope } from './list-named.ts';

/** The elements that words mean; undefined when nothing on the screen answers to them. */
export function findTargets(scope: Scope, { words, quoted, elements }: TargetWords): Found | undefined {
  if (elements !== undefined) return { elements: [...elements], kind: 'part' };
  if (quoted !== undefined) {
    const said = findQuoted(scope, words, quoted, findByWords);
    if (said !== undefined) return said;
    return undefined;
  }
  const cleaned = clean(words);
  if (cleaned === '') return undefined;
  if (HEADER.test(cleaned)) {
    const head = headBesideSideNav(scope);
    if (head !== undefined) return toFound(head, 'section');
  }
  const found = findByWords(scope, cleaned) ?? findTranslated(scope, cleaned);
  // A bar at the top is no sidebar, whatever its menu is called.
  const isTop =
    found?.elements.some((one) => ['top-nav', 'app-bar', 'bottom-bar'].includes(blockName(one) ?? '')) === true;
  return isTop && SIDE.test(cleaned) ? undefined : found;
}

const HEADER = /^(?:(?:page|main|top) )?(?:header|top ?bar)$/i;

/** Where the navigation stands at the side, the header is the head of the page, and never the column. */
function headBesideSideNav({ tree, root }: Scope): Element | undefined {
  const hasSide = listMatching(root, (one) => ['side-nav', 'rail'].includes(blockName(one) ?? '')).length > 0;
  if (!hasSide) return undefined;
  const main = listMatching(tree.body, (one) => one.tagName === 'main')[0];
  if (main === undefined) return undefined;
  return listMatching(main, (one) => blockName(one) === 'page-title' || one.tagName === 'header').find(
    (one) => listMatching(one, (inner) => inner.tagName === 'h1').length > 0,
  );
}

const SIDE = /^(?:left |right |dark |nav(?:igation)? )?side ?(?:bar|nav(?:igation)?|menu)$/i;
const ALL_BUT = /^(?:everything|all|anything)\b.*\b(?:except|but|other than|apart from|besides)\b/i;

const CONDITIONED = /^(?:everything|anything|all of it)\b.*\b(?:that|which)\b/i;

const PRONOUN = /^(?:it|this|that|them|these|those|they|everything)$/i;

function findByWords(scope: Scope, words: string): Found | undefined {
  if (PRONOUN.test(words)) return undefined;
  // What is to be kept must never be taken for what is meant.
  if (ALL_BUT.test(words)) return findAllBut(scope, words, findByWords);
  // A condition that cannot be read must not make the whole of what it narrows.
  if (CONDITIONED.test(words))
    return (
      findExact(scope, words) ??
      findRange(scope, words, findByWords) ??
      findEntries(scope, words) ??
      findHolding(scope, words) ??
      findEvery(scope, words, findByWords)
    );
  if (isNarrowing(words))
    return (
      findExact(scope, words) ??
      findRange(scope, words, findByWords) ??
      findEntries(scope, words) ??
      findByOrdinal(scope, words) ??
      findEvery(scope, words, findByWords)
    );
  return (
    findExact(scope, words) ??
    findGroup(scope, words) ??
    findSort(scope, words) ??
    findById(scope, words) ??
    findRange(scope, words, findByWords) ??
    findEntries(scope, words) ??
    findHolding(scope, words) ??
    findExactPart(scope, words) ??
    findColumn(scope, words) ??
    findAllBut(scope, words, findByWords) ??
    findSeveral(scope, words, findByWords) ??
    findEvery(scope, words, findByWords) ??
    findRelated(scope, words, findByWords) ??
    findByOrdinal(scope, words) ??
    findNamedPart(scope, words) ??
    // "Docks" is the place that is called so; "the menu" may be any list of dishes.
    (/^\p{Lu}/u.test(words) ? findDestination(scope, words) : undefined) ??
    findLikely(scope, words) ??
    findMapPicture(scope, words) ??
    findDestination(scope, words) ??
    findSaying(scope, words) ??
    findSpeakingOf(scope, words) ??
    findSole(scope, words)
  );
}

/** "Firmenfeld" is one field of several, never just a field. */
const FIELD_HEADS: Readonly<Record<string, string>> = {
  firmen: 'company',
  namens: 'name',
  such: 'search',
  adress: 'address',
  passwort: 'password',
  nachrichten: 'message',
  kommentar: 'comment',
  datums: 'date',
};
const COMPOUND = /^(\p{L}{3,}?)feld$/iu;

/** Words of another language, in English. */
function findTranslated(scope: Scope, words: string): Found | undefined {
  const [, head] = COMPOUND.exec(words) ?? [];
  if (head !== undefined) {
    const english = FIELD_HEADS[head.toLowerCase()] ?? listEnglishStems(head, 'de').join(' ');
    return findExactPart(scope, `${head} field`) ?? findNamedPart(scope, `${english} field`);
  }
  for (const lang of ['de', 'fr', 'es']) {
    const english = listEnglishStems(words, lang).join(' ');
    if (english !== listStems(words).join(' ')) {
      const found = findExact(scope, english) ?? findNamedPart(scope, english) ?? findLikely(scope, english);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
