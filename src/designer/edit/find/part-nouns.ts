import type { Element } from 'hast';
import { findAttribute, listClasses } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { elementsIn, isHeading, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { isButtonLike, listCharts } from './infer-kinds.ts';

/** Elements of one sort in a part of the screen, in document order. */
type ListParts = (root: Element, tree: ScreenTree) => Element[];

const tagged =
  (...tags: string[]): ListParts =>
  (root) =>
    listMatching(root, (element) => tags.includes(element.tagName));
const parted =
  (...parts: string[]): ListParts =>
  (root) =>
    listMatching(root, (element) => parts.includes(partName(element) ?? ''));
const either =
  (...lists: ListParts[]): ListParts =>
  (root, tree) => {
    for (const list of lists) {
      const found = list(root, tree);
      if (found.length > 0) return found;
    }
    return [];
  };

/** Drawn pictures, of which `listMatching` sees nothing. */
export function listPictures(root: Element, isMeant: (shown: string) => boolean = () => true): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    const shown = findAttribute(element, 'dataPicture');
    if (shown !== undefined && isMeant(shown)) found.push(element);
    else if (element.tagName === 'img') found.push(element);
    if (element.tagName !== 'svg') for (const child of elementsIn(element)) visit(child);
  };
  visit(root);
  return found;
}

/** A picture that is no face and no mark. */
export const isScene = (shown: string): boolean => !/^(?:avatar|logo)\b/.test(shown);
const listButtons: ListParts = (root) =>
  listMatching(root, (element) => isButtonLike(element) && element.tagName !== 'summary');
const listLinks: ListParts = (root) =>
  listMatching(
    root,
    (element) => element.tagName === 'a' || partName(element) === 'action' || partName(element) === 'secondary-action',
  );

/** Fields with their labels: the box that holds both. */
const listFields: ListParts = (root, tree) => {
  const own = listMatching(root, (element) => partName(element) === 'field');
  if (own.length > 0) return own;
  const controls = listMatching(
    root,
    (element) =>
      ['input', 'select', 'textarea'].includes(element.tagName) &&
      !['hidden', 'submit', 'button'].includes(findAttribute(element, 'type') ?? ''),
  );
  return [...new Set(controls.map((control) => fieldBox(tree, control)))];
};

function fieldBox(tree: ScreenTree, control: Element): Element {
  let box = control;
  for (let at = tree.parentOf(control); at !== undefined; at = tree.parentOf(at)) {
    const inputs = listMatching(at, (one) => ['input', 'select', 'textarea'].includes(one.tagName)).length;
    if (inputs > 1 || ['form', 'section', 'main', 'body', 'header'].includes(at.tagName)) break;
    if (listMatching(at, isHeading).length > 0 || listMatching(at, (one) => one.tagName === 'button').length > 0) break;
    box = at;
    if (at.tagName === 'label' || at.tagName === 'li') break;
  }
  return box;
}

const fieldsWith =
  (test: (element: Element) => boolean): ListParts =>
  (root, tree) =>
    listFields(root, tree).filter((field) => test(field) || listMatching(field, test).length > 0);

const isSwitch = (element: Element): boolean =>
  element.tagName === 'input' && findAttribute(element, 'type') === 'checkbox';
const isSearch = (element: Element): boolean =>
  element.tagName === 'input' &&
  (findAttribute(element, 'type') === 'search' ||
    /search|find|suche|cherche|busca/i.test(
      `${findAttribute(element, 'placeholder') ?? ''} ${findAttribute(element, 'ariaLabel') ?? ''}`,
    ));

const listTags: ListParts = (root) =>
  listMatching(root, (element) => {
    if (['tag', 'status'].includes(partName(element) ?? '')) return true;
    if (element.tagName !== 'span' || elementsIn(element).length > 0 || readableText(element).length > 20) return false;
    const classes = listClasses(element);
    return classes.some((one) => one.startsWith('bg-')) && classes.some((one) => /^(?:rounded|px-|p-)/.test(one));
  });

/** Short buttons or labels beside each other that narrow down what is shown. */
const listChips: ListParts = (root) => {
  const own = listMatching(root, (element) => partName(element) === 'chips').flatMap((chips) =>
    elementsIn(chips).filter((one) => one.tagName === 'label'),
  );
  if (own.length > 0) return own;
  return listMatching(root, (element) => {
    const children = elementsIn(element);
    return (
      children.length >= 3 &&
      children.every((one) => ['button', 'a', 'label'].includes(one.tagName) && readableText(one).length < 20) &&
      element.tagName !== 'nav'
    );
  }).flatMap(elementsIn);
};

const listDestinations: ListParts = (root) =>
  listMatching(root, (element) => element.tagName === 'nav').flatMap((nav) => {
    const links = listMatching(nav, (one) => one.tagName === 'a');
    return links.length > 0
      ? links
      : listMatching(nav, (one) => elementsIn(one).length === 0 && readableText(one) !== '');
  });

const listIntro: ListParts = (root) => {
  const own = listMatching(root, (element) =>
    ['body', 'note', 'lead', 'caption', 'subtitle'].includes(partName(element) ?? ''),
  );
  return own.length > 0 ? own : listMatching(root, (element) => element.tagName === 'p');
};

const listEyebrows: ListParts = (root, tree) => {
  const own = parted('eyebrow', 'tags')(root, tree);
  if (own.length > 0) return own;
  const [headline] = tagged('h1')(root, tree);
  const before = headline === undefined ? undefined : elementsIn(tree.parentOf(headline) ?? root);
  const found = before?.[before.indexOf(headline ?? root) - 1];
  return found === undefined ? [] : [found];
};

const isMoney = (element: Element): boolean =>
  elementsIn(element).length === 0 && /^[$€£¥]\s?\d|^\d[\d.,]*\s?[€$£]$/.test(readableText(element));

const NO_TREE = (root: Element): ScreenTree => ({
  body: root,
  parentOf: () => undefined,
  refresh: () => undefined,
  recall: (_key, create) => create(),
});

/** Filters look like chips and are not called checkboxes where others are. */
function fieldsOutsideChips(root: Element, tree: ScreenTree): Element[] {
  const chips = new Set(listChips(root, tree));
  return fieldsWith(isSwitch)(root, tree).filter(
    (field) => ![...chips].some((chip) => chip === field || listMatching(chip, (one) => one === field).length > 0),
  );
}

/** Nouns for what stands inside sections → the elements they mean. Singular; the last words of a phrase are tried. */
export const PART_NOUNS: readonly (readonly [pattern: RegExp, list: ListParts, isText?: true])[] = [
  [/^(?:floating(?: action)? button|fab)$/, (root, tree) => listButtons(root, tree).slice(-1)],
  [/^(?:button|cta|cta button|call to action button)$/, listButtons],
  [/^(?:link|text link)$/, listLinks],
  [/^(?:dropdown|select|select box|combobox)$/, fieldsWith((element) => element.tagName === 'select')],
  [/^(?:text ?area|message field|message box)$/, fieldsWith((element) => element.tagName === 'textarea')],
  [/^(?:checkbox|tick ?box|toggle|switch)$/, either(fieldsOutsideChips, fieldsWith(isSwitch))],
  [/^(?:search|search bar|search field|search box|search input)$/, either(parted('search'), fieldsWith(isSearch))],
  [/^(?:field|input|input field|text field|text box|form field)$/, listFields],
  [/^(?:chip|filter chip|filter pill|category chip|pill)$/, listChips],
  [
    /^(?:image|picture|photo|photograph|illustration|drawing|artwork|graphic|cover|cover photo|cover image|album cover|album art|thumbnail|img|visual)$/,
    (root) => listPictures(root, isScene),
  ],
  [
    /^(?:avatar|portrait|profile (?:picture|photo)|face)$/,
    (root) => listPictures(root, (shown) => shown.startsWith('avatar')),
  ],
  [/^question$/, parted('question'), true],
  [/^(?:logo|brand mark)$/, (root) => listPictures(root, (shown) => shown.startsWith('logo'))],
  [
    /^(?:main |page |hero |screen |big )?(?:headline|title|heading|h1|header text)$/,
    either(tagged('h1'), tagged('h2'), parted('title', 'name')),
    true,
  ],
  [
    /^(?:subtitle|subheading|sub ?headline|tagline|description|intro|introduction|paragraph|body text|body copy)$/,
    listIntro,
    true,
  ],
  [/^(?:text|wording|copy|words)$/, either(tagged('blockquote'), parted('body', 'text'), tagged('p')), true],
  [/^(?:lead|lead paragraph|standfirst|opening paragraph)$/, either(parted('lead'), listIntro), true],
  [/^(?:eyebrow|kicker|overline)$/, listEyebrows, true],
  [/^(?:pull quote|pullquote)$/, either(parted('pull'), tagged('blockquote'))],
  [/^(?:tag list|tags|tag row)$/, either(parted('tags'), listTags)],
  [/^(?:status |state )?(?:tag|badge|status badge|status)$/, either(listTags)],
  [/^(?:price|price tag|amount)$/, either((root) => listMatching(root, isMoney), parted('price', 'value')), true],
  [
    /^(?:value|figure|number)$/,
    either(parted('value'), (root) =>
      listMatching(root, (one) => elementsIn(one).length === 0 && /\d/.test(readableText(one))),
    ),
    true,
  ],
  [/^(?:social icon|social link|social|social row|social media icon|social media link)$/, parted('social')],
  [
    /^(?:byline|author|writer|author name)$/,
    either(
      (root) =>
        parted('byline')(root, NO_TREE(root)).flatMap((one) =>
          listMatching(
            one,
            (inner) =>
              elementsIn(inner).length === 0 &&
              /\p{L}{2,} \p{L}/u.test(readableText(inner)) &&
              !/\d/.test(readableText(inner)),
          ),
        ),
      parted('person', 'name'),
    ),
    true,
  ],
  [
    /^(?:nav|navigation|menu|sidebar|nav bar|navbar|footer|tab bar) ?(?:link|item|entry|entries|button|tab)$|^destination$/,
    listDestinations,
  ],
  [/^sparkline$/, (root) => listCharts(root)],
  [
    /^(?:date|day|dates)$/,
    (root) =>
      listMatching(
        root,
        (one) =>
          elementsIn(one).length === 0 &&
          readableText(one).length < 40 &&
          (one.tagName === 'time' ||
            (/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b/i.test(readableText(one)) &&
              /\d/.test(readableText(one)))),
      ),
    true,
  ],
  [/^(?:legend)$/, parted('legend')],
  [/^(?:progress(?: bar| ring)?)$/, parted('progress', 'share')],
  [/^(?:caption)$/, either(parted('caption'), tagged('figcaption')), true],
  [/^(?:column|lane|swimlane)$/, either(parted('column'), tagged('th'))],
  [/^(?:group)$/, parted('group')],
  [/^(?:tab)$/, either(parted('tab'), listDestinations)],
  [/^(?:message|bubble|chat bubble)$/, parted('message')],
  [/^(?:metric|stat|kpi|key figure|tile)$/, parted('metric')],
  [/^(?:plan|tier|package)$/, () => []],
  [/^(?:breadcrumb)$/, parted('breadcrumb')],
  [/^(?:rating|star)$/, parted('rating')],
  [/^(?:divider|separator|line|rule)$/, tagged('hr')],
];

/** The list for a noun, given in the singular and lowercase. */
export const findPartNoun = (noun: string) => PART_NOUNS.find(([pattern]) => pattern.test(noun));
