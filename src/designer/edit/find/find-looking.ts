import { listIcons } from './list-icons.ts';
import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { toPlural, toSingular } from '../../understand/word-forms.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing } from '../editing.ts';
import { elementsIn, isHeading, listMatching, partName } from '../screen-tree.ts';
import { findCards } from './find-cards.ts';
import type { Found } from './found.ts';
import { isButtonLike } from './infer-kinds.ts';
import { isWithin } from './list-named.ts';
import { isScene, findPartNoun, listPictures } from './part-nouns.ts';

/** All of one sort that have a look of their own: what "the headings", "avatars", "primary buttons" mean. */
const SORTS: readonly (readonly [RegExp, (root: Element) => Element[]])[] = [
  [/^(?:card|tile|panel|box)$/, (root) => findCards(root, 'cards')?.elements ?? []],
  [
    /^(?:main|primary|filled|cta) button$|^cta$/,
    (root) => listMatching(root, (one) => partName(one) === 'primary-action'),
  ],
  [
    /^(?:secondary|other|outlined?|ghost) button$/,
    (root) => listMatching(root, (one) => partName(one) === 'secondary-action'),
  ],
  [/^(?:button)$/, (root) => listMatching(root, isButtonWithWords)],
  [/^(?:pull ?|block ?)?quote$/, (root) => tagged(root, 'blockquote')],
  [/^(?:table |list )row$/, listRows],
  [/^(?:message|bubble|chat bubble|message bubble|speech bubble)$/, listBubbles],
  [/^(?:sent|outgoing|own) (?:message|bubble|text)$/, (root) => listBubbles(root).filter(isSent)],
  [
    /^(?:received|incoming|other|their|his|her) (?:message|bubble|text)$/,
    (root) => listBubbles(root).filter((one) => !isSent(one)),
  ],
  [/^(?:link|text link)$/, (root) => listMatching(root, isLink)],
  [/^(?:icon|symbol)$/, listIcons],
  [/^(?:star)$/, (root) => listIcons(root).filter((icon) => findAttribute(icon, 'dataIcon') === 'star')],
  [/^(?:(?:main|page|big) )?(?:headline|title)$|^h1$/, (root) => listMatching(root, (one) => one.tagName === 'h1')],
  [/^(?:section|sub) ?(?:heading|title|headline)$|^(?:subheading|h2)$/, (root) => tagged(root, 'h2')],
  [/^(?:card|item|product|row|list) (?:heading|title|name)$|^h3$/, listItemTitles],
  [/^(?:heading)$/, (root) => listMatching(root, isHeading)],
  [
    /^(?:input|field|text field|input field|form field|text box|search bar|search field|search box|search)$/,
    (root) => listMatching(root, isBoxedControl),
  ],
  [/^(?:profile )?(?:avatar|portrait|face)$|^profile (?:picture|photo|image)$/, (root) => listPictures(root, isAvatar)],
  [/^(?:thumbnail|small picture|little picture)$/, listThumbnails],
  [/^(?:table (?:header|head|heading)|header row|column header|head row)$/, (root) => tagged(root, 'thead')],
  [/^(?:picture|photo|image|illustration|cover)$/, (root) => listPictures(root, isScene)],
  [
    /^(?:(?:body|running|paragraph|normal|small) )(?:text|copy)$|^(?:paragraph|body)$/,
    (root) => listMatching(root, (one) => one.tagName === 'p' && isRunningText(one)),
  ],
  [/^(?:label|field label|form label)$/, (root) => tagged(root, 'label', 'legend')],
  [
    /^(?:number|figure|key figure|stat|statistic|metric|value)$/,
    (root) => listMatching(root, (one) => partName(one) === 'value' && /^\W{0,3}\d/.test(readableText(one))),
  ],
];

/** Rows of tables, else of lists. */
function listRows(root: Element): Element[] {
  const rows = listMatching(root, (one) => one.tagName === 'tbody').flatMap(elementsIn);
  return rows.length > 0 ? rows : listMatching(root, (one) => partName(one) === 'row');
}

/** What one has said oneself stands out in the accent. */
const isSent = (bubble: Element): boolean =>
  listClasses(bubble).some((name) => /^bg-(?:primary|secondary|tertiary|on-surface)/.test(name));

function listBubbles(root: Element): Element[] {
  const isBox = (one: Element): boolean =>
    listClasses(one).some((name) => name.startsWith('rounded')) && readableText(one) !== '';
  const own = listMatching(root, (one) => partName(one) === 'message' || partName(one) === 'bubble').map((one) =>
    isBox(one) ? one : (listMatching(one, isBox)[0] ?? one),
  );
  return own.length > 0
    ? own
    : listMatching(
        root,
        (one) => partName(one) === 'text' && listClasses(one).some((name) => name.startsWith('rounded')),
      );
}

function listThumbnails(root: Element): Element[] {
  const [, ...others] = listPictures(root, isScene);
  return others.filter(isInItem(root));
}

const isRunningText = (element: Element): boolean =>
  partName(element) !== 'person' &&
  !listClasses(element).some((name) => /^text-(?:display|headline|title|label)-/.test(name)) &&
  /\p{L}+ \p{L}+/u.test(readableText(element));

const tagged = (root: Element, ...tags: string[]): Element[] =>
  listMatching(root, (element) => tags.includes(element.tagName));
const isAvatar = (shown: string): boolean => shown.startsWith('avatar');
const isButtonWithWords = (element: Element): boolean =>
  isButtonLike(element) && element.tagName !== 'summary' && readableText(element) !== '';

const isLink = (element: Element): boolean =>
  partName(element) !== 'brand' &&
  partName(element) !== 'destination' &&
  ((element.tagName === 'a' && !isButtonLike(element) && elementsIn(element).every(isInline)) ||
    partName(element) === 'quiet-action');
const isInline = (element: Element): boolean => ['span', 'svg', 'em', 'strong', 'b', 'i'].includes(element.tagName);

const isBoxedControl = (element: Element): boolean =>
  element.tagName === 'select' ||
  element.tagName === 'textarea' ||
  (element.tagName === 'input' &&
    !['checkbox', 'radio', 'hidden', 'submit', 'button', 'range', 'file'].includes(
      findAttribute(element, 'type') ?? '',
    ));

const isInItem = (root: Element): ((element: Element) => boolean) => {
  const items = listMatching(
    root,
    (one) => ['li', 'article', 'tr'].includes(one.tagName) || ['card', 'row'].includes(partName(one) ?? ''),
  );
  const held = new Set(items.flatMap((item) => [item, ...listMatching(item, () => true)]));
  const pictured = new Set(items.flatMap((item) => listPictures(item)));
  return (element) => held.has(element) || pictured.has(element);
};

function listItemTitles(root: Element): Element[] {
  return listMatching(root, (one) => isHeading(one) || ['title', 'name'].includes(partName(one) ?? '')).filter(
    isInItem(root),
  );
}

const PLACED = /^(?<sort>.+?) (?:in|on|of|at|inside|within|from) (?:the |my |our |this )?(?<place>.+)$/i;
/** "Everything in the hero" is the hero. */
const EVERYTHING =
  /^(?:everything|all|all (?:the )?(?:content|things|elements)|the content|content|contents) (?:in|of|on|inside) (?:the |my |our )?(?<place>.+)$/i;
const TEXT = /^(?:(?:the|all) )*(?:text|texts|words|type|font|font size|letters)$/i;
const isSized = (element: Element): boolean =>
  listClasses(element).some((name) => /^text-(?:display|headline|title|body|label)-/.test(name));
const ALL = /^(?:all|every|each)(?: of)?(?: the| my| our)? /i;

/**
 * What words mean where a look is asked for: all of a sort where a sort is named ("the headings", "prices in the table",
 * "product pictures"), else what they mean anywhere.
 */
export function findLooking(editing: Editing, target: TargetWords): Found | undefined {
  if (target.quoted !== undefined || target.elements !== undefined) return findIn(editing, target);
  const { tree } = editing;
  const all = EVERYTHING.exec(target.words)?.groups?.['place'];
  if (all !== undefined) return findLooking(editing, { words: all });
  const words = target.words.replace(ALL, '').replace(/['’]s\b/g, '');
  const whole = sortIn(editing, tree.body, words);
  if (whole !== undefined) return whole;
  const { sort, place } = PLACED.exec(words)?.groups ?? {};
  if (sort !== undefined && place !== undefined) {
    const roots = /^(?:page|screen|app|site)$/i.test(place)
      ? [tree.body]
      : (findLooking(editing, { words: place })?.elements ?? []);
    const found = TEXT.test(sort)
      ? roots.flatMap((root) => [root, ...listMatching(root, () => true)].filter(isSized))
      : roots.flatMap((root) => sortIn(editing, root, sort)?.elements ?? []);
    if (found.length > 0) return { elements: [...new Set(found)], kind: 'part' };
  }
  const found = ofSection(editing, words) ?? findIn(editing, target);
  // Words for pictures that lead to something without one name nothing here.
  if (found !== undefined && ENDS_IN_PICTURE.test(words)) {
    const pictures = found.elements.flatMap((one) => listPictures(one, isNoLogo));
    if (pictures.length > 0) return { ...found, elements: /s$/i.test(words) ? pictures : pictures.slice(0, 1) };
  }
  const isPictured = found?.elements.some((one) => listPictures(one).length > 0) === true;
  if (TABLE_HEAD.test(words)) return undefined;
  return PICTURES.test(words) && !isPictured ? undefined : found;
}

function sortIn({ tree }: Editing, root: Element, words: string): Found | undefined {
  const single = toSingulars(words.toLowerCase());
  const isPlural = single !== words.toLowerCase();
  // "The titles" are all of them, where "the title" is the one of the page.
  const sort = isPlural && /^(?:title|headline)$/.test(single) ? 'heading' : single;
  const elements = SORTS.find(([pattern]) => pattern.test(sort))?.[1](root);
  if (elements !== undefined && elements.length > 0)
    return isPlural || elements.length === 1 || root !== tree.body || SINGLE_SORT.test(single)
      ? { elements, kind: 'part' }
      : undefined;
  const listed = isPlural ? findPartNoun(single)?.[1](root, tree) : undefined;
  return listed === undefined || listed.length === 0 ? undefined : { elements: listed, kind: 'part' };
}

/** Sorts of which "the title" means the one of the page. */
const SINGLE_SORT =
  /^table head|^header row|\b(?:headline|title|search bar|search field|search box|search|text|copy|body)$/;

const toSingulars = (words: string): string => {
  const parts = words.split(' ');
  return [...parts.slice(0, -1), toSingular(parts.at(-1) ?? '')].join(' ');
};

/** "Product pictures", "hero buttons": those of the part that is called so, else those that repeat in lists. */
function ofSection(editing: Editing, words: string): Found | undefined {
  const [, qualifier, sort] = /^(.+?) ([\p{L}]+)$/u.exec(words) ?? [];
  if (qualifier === undefined || sort === undefined || ORDINAL.test(qualifier)) return undefined;
  const isSingle = toSingular(sort.toLowerCase()) === sort.toLowerCase();
  const isPicture = ENDS_IN_PICTURE.test(sort);
  if (isSingle && !isPicture) return undefined;
  const all = isPicture
    ? listPictures(editing.tree.body, isNoLogo)
    : /^(?:titles|names|headings)$/i.test(sort)
      ? listItemTitles(editing.tree.body)
      : (sortIn(editing, editing.tree.body, sort)?.elements ?? []);
  if (all.length === 0) return undefined;
  for (const name of [qualifier, toPlural(qualifier)]) {
    const places = findIn(editing, { words: name })?.elements ?? [];
    const within = all.filter((one) =>
      places.some((place) => place !== one && isWithin(scopeOf(editing).tree, place, one)),
    );
    if (within.length > 0) return { elements: isSingle ? within.slice(0, 1) : within, kind: 'part' };
  }
  if (isSingle) return undefined;
  const listed = all.filter(isInItem(editing.tree.body));
  return listed.length > 1 && REPEATED.test(qualifier) ? { elements: listed, kind: 'part' } : undefined;
}

const ENDS_IN_PICTURE = /\b(?:pictures?|photos?|images?|thumbnails?|avatars?)$/i;
const isNoLogo = (shown: string): boolean => !shown.startsWith('logo');
const TABLE_HEAD = /^(?:table (?:header|head)|header row)s?$/i;
const PICTURES = /\b(?:pictures?|photos?|images?|thumbnails?|avatars?)\b/i;
const ORDINAL = /^(?:first|second|third|fourth|fifth|last|\d)|\b(?:without|with|that|which)\b/i;
/** What a list of things may be called that no heading calls so. */
const REPEATED =
  /^(?:products?|items?|cards?|list|rows?|restaurants?|articles?|posts?|rooms?|dish(?:es)?|courses?|books?|places?|events?|recipes?|team|members?|people|tasks?|cards?|categor(?:y|ies))$/i;
