import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { isUnseen } from './is-unseen.ts';
import type { Page } from './page.ts';
import { toWords } from './to-words.ts';

/** Words by which a thing of the page can be called. */
export interface Name {
  text: string;
  words: readonly string[];
  element: Element;
  source: 'text' | 'label' | 'placeholder' | 'value' | 'role';
  /** Among equal names the more prominent thing is meant. */
  weight: number;
}

const LONGEST = 240;

/** The page as its own lexicon: all its texts, whole and in pieces, and what only screen readers are told. */
export function listNames(page: Page): Name[] {
  const names: Name[] = [];
  const add = (element: Element, text: string, source: Name['source'], weight: number): void => {
    if (text === '' || text.length > LONGEST) return;
    const words = toWords(text);
    if (words.length > 0) names.push({ text, words, element, source, weight });
  };
  const holders = new Set<Element>();
  for (const { element, text } of page.leaves) {
    const weight = weightOf(page, element);
    if (text !== page.textOf(element)) add(element, text, 'text', weight - 0.005);
    holders.add(element);
    // A text that is drawn in pieces is called by all of them together.
    let inner = element;
    for (const outer of page.chainOf(element).slice(1, 4)) {
      const whole = page.textOf(outer);
      if (whole.length > LONGEST || whole === page.textOf(inner)) continue;
      holders.add(outer);
      inner = outer;
    }
  }
  for (const element of holders) add(element, page.textOf(element), 'text', weightOf(page, element));
  for (const element of page.elements) {
    add(element, findAttribute(element, 'ariaLabel') ?? findAttribute(element, 'alt') ?? '', 'label', 0.01);
    add(element, findAttribute(element, 'placeholder') ?? '', 'placeholder', 0.01);
    if (
      /^(?:input|textarea)$/.test(element.tagName) &&
      !/^(?:radio|checkbox)$/.test(findAttribute(element, 'type') ?? '')
    )
      add(element, findAttribute(element, 'value') ?? '', 'value', 0.02);
    add(element, (findAttribute(element, 'dataBlock') ?? '').replaceAll('-', ' '), 'role', -0.05);
  }
  return names;
}

function weightOf(page: Page, element: Element): number {
  const chain = page.chainOf(element);
  if (chain.some((one) => isUnseen(one) && !/^h[1-6]$/.test(element.tagName))) return -0.06;
  if (/^h[1-6]$/.test(element.tagName) || element.tagName === 'legend' || element.tagName === 'caption') return 0.06;
  if (element.tagName === 'th' || element.tagName === 'dt' || element.tagName === 'summary') return 0.045;
  if (element.tagName === 'label') return 0.042;
  if (chain.some((one) => one.tagName === 'button')) return 0.04;
  if (chain.some((one) => one.tagName === 'nav')) return 0.035;
  if (chain.some((one) => one.tagName === 'footer')) return 0.01;
  return 0.03;
}
