import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { keepState } from './act/keep-state.ts';
import { createWorking, refresh } from './act/working.ts';
import { findNamedColors } from './ask/colors.ts';
import { findLooks } from './ask/looks.ts';
import { nounsIn } from './ask/read-phrase.ts';
import { readTokens } from './ask/read-tokens.ts';
import type { Editing, Outcome } from './editing.ts';
import type { Page } from './page/page.ts';
import { likenessOf, toWords } from './page/to-words.ts';

/**
 * Carries a wish out that only kinds of parts explain, and takes it back where what changed is not what was named: each
 * change lies in, or beside, something that words of the wish call by its name. A wish that names something of the page
 * never becomes one about all of it.
 */
export function keptToReach(editing: Editing, said: string, carryOut: () => Outcome[], isPlacing = false): Outcome[] {
  // "Show the order number 48213 under the title": a figure that is nowhere is not moved about.
  const figures = said.match(/(?<![\d.,])\d{3,}(?![\d.,])/g) ?? [];
  if (isPlacing && figures.some((one) => !readableText(editing.tree.body).includes(one)))
    return [{ failed: `"${said}" is not something I understand` }];
  // "The last habit": what is meant is found by its place.
  if (ORDINAL.test(said)) return carryOut();
  const working = createWorking(editing);
  const { page } = working;
  const named = listNaming(page, said);
  const theme = JSON.stringify([editing.theme, editing.look]);
  const before = new Map(page.elements.map((element) => [element, stampOf(element)]));
  const takeBack = keepState(working);
  const outcomes = carryOut();
  if (!outcomes.some((outcome) => 'done' in outcome)) return outcomes;
  refresh(working);
  const isThemed = JSON.stringify([editing.theme, editing.look]) !== theme;
  const now = new Set(working.page.elements);
  const gone = page.elements.filter((element) => !now.has(element));
  const fresh = working.page.elements.filter(
    (element) => !before.has(element) || before.get(element) !== stampOf(element),
  );
  const isStray = isThemed
    ? gone.length + fresh.length === 0 && isOfSomething(said, named)
    : [...gone, ...fresh].some(({ tagName }) => tagName !== 'img') &&
      named.length > 0 &&
      ![
        ...[...gone, ...fresh].filter((one) => before.has(one)).map((one) => around(page, one)),
        ...fresh.map((one) => around(working.page, one)),
      ].some((words) => named.some((one) => words.some((word) => likenessOf(word, one) > 0.84)));
  if (!isStray) return outcomes;
  takeBack();
  return [{ failed: `"${said}" is not something I understand` }];
}

const ORDINAL = /\b(?:first|last|second|third|erste\w*|letzte\w*|premi\w+|derni\w+|primer\w*|últim\w+)\b/iu;

/** What an element is and says itself. */
const stampOf = ({ properties, children }: Element): string =>
  JSON.stringify([properties, children.map((child) => (child.type === 'text' ? child.value : ''))]);

/** Words of a wish by which something of the page is called, and no word of wishes. */
function listNaming(page: Page, said: string): string[] {
  const known = new Set(
    page.leaves
      .filter(({ element }) => !page.chainOf(element).some(({ tagName }) => tagName === 'nav' || tagName === 'footer'))
      .map(({ text }) => toWords(text))
      .flatMap((words) => (words.length < 6 ? words : [])),
  );
  return contentOf(said).filter((word) => [...known].some((one) => likenessOf(one, word) > 0.9));
}

/** Words of a wish that neither say what is to be done nor how it is to look. */
function contentOf(said: string): string[] {
  const { tokens } = readTokens(said, new Map());
  const colors = findNamedColors(tokens);
  const words = tokens.flatMap((token, at) =>
    token.kind === 'mark' ||
    (token.kind === 'word' && token.senses.size > 0) ||
    colors.some(({ start, end }) => at >= start && at < end)
      ? []
      : token.words,
  );
  const looks = findLooks(words);
  return words.filter(
    (word, at) =>
      word.length > 2 &&
      !looks.some(({ start, end }) => at >= start && at < end) &&
      nounsIn([word]).length === 0 &&
      !STYLE.test(word) &&
      !MONTH.test(word),
  );
}

const MONTH = /^(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)/;

const STYLE =
  /^(?:the|and|for|with|this|that|them|not|all|only|just|more|back|there|here|two|three|four|five|first|last|new|old|less|bit|very|much|mode|theme|dark|light|night|day|bright|font|style|look|modern|colou?rs?|page|screen|site|app|everything)$/;

/** A wish for all of the page that names a thing of it, or says more that nothing explains than what it asks for. */
const isOfSomething = (said: string, named: readonly string[]): boolean =>
  named.length > 1 || contentOf(said).length > 3;

const HOLDERS: ReadonlySet<string> = new Set(['section', 'article', 'header', 'aside', 'form', 'li', 'tr', 'label']);

const toldBy = (element: Element): string[] =>
  ['ariaLabel', 'alt', 'placeholder', 'value', 'dataPicture'].flatMap((name) =>
    toWords((findAttribute(element, name) ?? '').replaceAll('-', ' ')),
  );

/** What stands in and beside an element, and what heads it. */
function around(page: Page, element: Element): string[] {
  const chain = page.chainOf(element);
  const near =
    chain.find(
      (one) =>
        HOLDERS.has(one.tagName) ||
        (page.groupOf(one) !== undefined &&
          !['td', 'th', 'span'].includes(one.tagName) &&
          page.leavesIn(one).length > 1),
    ) ??
    chain[Math.min(2, chain.length - 1)] ??
    element;
  const heads = page.sections.filter(({ elements }) => elements.some((outer) => page.contains(outer, element)));
  return [
    ...toWords(page.textOf(near)),
    ...chain.flatMap(toldBy),
    ...heads.flatMap(({ heading }) => toWords(page.textOf(heading))),
  ];
}
