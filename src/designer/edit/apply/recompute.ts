import { ownText } from '../find/own-text.ts';
import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { listItemGroups } from '../find/list-items.ts';
import { listSections } from '../find/outline.ts';
import { isWithin } from '../find/list-named.ts';
import { elementsIn, listMatching, partName, type ScreenTree } from '../screen-tree.ts';
import { decimalsOf, parseAmount, printAmount, round } from './amount.ts';
import { replaceWords } from './set-words.ts';

/** What follows a change of values or of the number of items; called after the change, it says what followed. */
export type Follow = () => string[];

/**
 * Remembers which texts around an element are sums of its section's values, or shares of one, before something changes
 * there. What did not add up before is left alone.
 */
export function watchSums(tree: ScreenTree, element: Element): Follow {
  const section = listSections(tree).findLast(
    (one) => isWithin(tree, one.element, element) || isWithin(tree, element, one.element),
  )?.element;
  if (section === undefined) return () => [];
  const sum = watchItems(section);
  const lines = watchLines(section);
  return () => [...sum(), ...lines()];
}

const isPlanned = (element: Element): boolean => readableText(element).startsWith('~');

/** The element that holds an item's value. */
export function valueElement(item: Element): Element | undefined {
  const inner = listMatching(item, () => true);
  const leaves = inner.filter(
    (one) => readableText(one) !== '' && elementsIn(one).every((child) => child.tagName === 'svg'),
  );
  return (
    inner.find((one) => partName(one) === 'value') ??
    leaves.findLast(
      (one) =>
        /[$€£¥]/.test(readableText(one)) &&
        !/^of\s/i.test(readableText(one)) &&
        parseAmount(readableText(one)) !== undefined,
    ) ??
    leaves.findLast((one) => /[$€£¥]/.test(readableText(one)) && parseAmount(readableText(one)) !== undefined) ??
    leaves.findLast((one) => /^[~+−-]?\d[\d.,]*(?:\s?\p{L}{1,3})?$/u.test(readableText(one)))
  );
}

interface Values {
  elements: Element[];
  sum: number;
}

const listValues = (section: Element): Values[] => {
  const groups = listItemGroups(section).map(({ items }) => items.filter((item) => !isSumLine(item)));
  return groups
    .filter((items) => items.length > 0)
    .map((items) => {
      const elements = items.flatMap((item) => valueElement(item) ?? []).filter((value) => !isPlanned(value));
      return {
        elements,
        sum: round(elements.reduce((total, value) => total + (parseAmount(valueText(value))?.value ?? 0), 0)),
      };
    })
    .filter(({ elements }) => elements.length > 1);
};

const isSumLine = (item: Element): boolean => ['sum', 'total', 'fact'].includes(partName(item) ?? '');

/** The text of a value without its unit's element. */
const valueText = (element: Element): string => ownText(element) || readableText(element);

function watchItems(section: Element): Follow {
  const before = listValues(section);
  const items = listItemGroups(section).flatMap((group) => group.items);
  const isInItem = (element: Element): boolean =>
    items.some((item) => !isSumLine(item) && listMatching(item, (one) => one === element).length > 0);
  const totals = before.flatMap(({ sum, elements }) =>
    listMatching(
      section,
      (one) =>
        one.children.some((child) => child.type === 'text' && /\d/.test(child.value)) &&
        !isInItem(one) &&
        !elements.includes(one) &&
        valueText(one).length <= LONGEST_TOTAL,
    )
      .filter((one) => Math.abs((parseAmount(valueText(one))?.value ?? Number.NaN) - sum) < tolerance(sum) && sum !== 0)
      .map((one) => ({ one, first: elements[0], isMean: false })),
  );
  const means = before.flatMap(({ sum, elements }) =>
    listMatching(section, (one) => partName(one) === 'value' && !isInItem(one) && !elements.includes(one))
      .filter((one) => isMeanOf(valueText(one), sum / elements.length))
      .map((one) => ({ one, first: elements[0], isMean: true })),
  );
  const sharesOf = (values: Values): { element: Element; value: Element }[] =>
    values.elements.flatMap((value) => {
      const item = items.find((one) => listMatching(one, (inner) => inner === value).length > 0);
      const share =
        item === undefined
          ? undefined
          : listMatching(item, (one) => elementsIn(one).length === 0 && /^\d{1,3}\s?%$/.test(readableText(one)))[0];
      return share === undefined || share === value ? [] : [{ element: share, value }];
    });
  const shares = before.flatMap((values) =>
    sharesOf(values).filter(({ element, value }) => isShare(element, value, values.sum)),
  );
  return () => {
    const after = listValues(section);
    const followed: string[] = [];
    for (const { one, first, isMean } of [...totals, ...means]) {
      const values =
        after.find(({ elements }) => first !== undefined && elements.includes(first)) ??
        after.find(({ elements }) => elements.length > 0);
      if (values === undefined) continue;
      const decimals = parseAmount(valueText(one))?.decimals ?? 0;
      const mean = Math.round((values.sum / values.elements.length) * 10 ** decimals) / 10 ** decimals;
      if (rewrite(one, isMean ? mean : values.sum)) followed.push(isMean ? 'the average' : 'the total');
    }
    for (const { element, value } of shares) {
      const values = after.find(({ elements }) => elements.includes(value));
      const amount = parseAmount(valueText(value))?.value;
      if (values === undefined || amount === undefined || values.sum === 0) continue;
      if (rewrite(element, Math.round((amount / values.sum) * 100))) followed.push('the shares');
    }
    return followed;
  };
}

/** Written rounded, as averages are. */
const isMeanOf = (text: string, mean: number): boolean => {
  const shown = parseAmount(text);
  return shown !== undefined && mean !== 0 && Math.abs(shown.value - mean) <= 0.5 * 10 ** -shown.decimals;
};

/** A sentence that speaks of a sum says more than the sum, and is left to its writer. */
const LONGEST_TOTAL = 16;

const tolerance = (sum: number): number => Math.max(0.011, Math.abs(sum) * 0.0005);

const isShare = (element: Element, value: Element, sum: number): boolean => {
  const shown = parseAmount(readableText(element))?.value ?? Number.NaN;
  const amount = parseAmount(valueText(value))?.value ?? Number.NaN;
  return sum !== 0 && Math.abs(shown - (amount / sum) * 100) <= 1;
};

/** Lines of a bill: the last or strong one is the sum of the others. */
function watchLines(section: Element): Follow {
  const lists = listMatching(section, (one) => partName(one) === 'sums' || one.tagName === 'dl');
  const watched = lists.flatMap((list) => {
    const lines = elementsIn(list)
      .map((line) => ({ line, value: lineValue(line) }))
      .filter((one) => one.value !== undefined);
    const total = lines.find(({ line }) => partName(line) === 'total') ?? lines.at(-1);
    const others = lines.filter((one) => one !== total);
    const sum = sumOf(others.map(({ value }) => value));
    const shown = parseAmount(readableText(total?.value ?? list))?.value ?? Number.NaN;
    return total?.value !== undefined && others.length > 0 && Math.abs(sum - shown) < tolerance(sum)
      ? [{ list, total: total.value, isTotal: total.line }]
      : [];
  });
  return () =>
    watched.flatMap(({ list, total, isTotal }) => {
      const others = elementsIn(list)
        .filter((line) => line !== isTotal)
        .map(lineValue);
      return rewrite(total, sumOf(others)) ? ['the total'] : [];
    });
}

const lineValue = (line: Element): Element | undefined =>
  listMatching(line, (one) => one.tagName === 'dd' || partName(one) === 'value').at(-1) ??
  listMatching(line, (one) => elementsIn(one).length === 0 && /\d/.test(readableText(one))).at(-1);

const sumOf = (values: readonly (Element | undefined)[]): number =>
  round(
    values.reduce(
      (total, value) => total + (value === undefined ? 0 : (parseAmount(readableText(value))?.value ?? 0)),
      0,
    ),
  );

/** True when the text was another before. */
function rewrite(element: Element, value: number): boolean {
  const text = valueText(element);
  const like = parseAmount(text);
  if (like === undefined || Math.abs(like.value - value) < 0.0005) return false;
  const isMoney = /[$€£¥]/.test(text);
  const decimals = Number.isInteger(value) ? 0 : isMoney ? 2 : Math.max(decimalsOf(value), like.decimals);
  replaceWords(element, printAmount(value, like, decimals));
  return true;
}
