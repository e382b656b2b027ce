import { forEachElement } from '../../../markup/element.ts';
import type { Editing, Outcome } from '../editing.ts';
import { listTextNodes } from './set-words.ts';

const NAMES: Readonly<Record<string, string>> = { $: 'dollars', '€': 'euros', '£': 'pounds', '¥': 'yen' };

/** Another sign on every sum. What the sums are worth is not known, so that the numbers stay and the answer says so. */
export function applyCurrency(editing: Editing, sign: string): Outcome {
  let count = 0;
  const replace = (text: string): string =>
    text.replace(/[$€£¥]/g, (before) => {
      if (before !== sign) count += 1;
      return sign;
    });
  for (const { node } of listTextNodes(editing.tree.body)) node.value = replace(node.value);
  const inTexts = count;
  forEachElement(editing.tree.body, (element) => {
    for (const name of ['ariaLabel', 'placeholder', 'value']) {
      const value = element.properties[name];
      if (typeof value === 'string') element.properties[name] = replace(value);
    }
  });
  const name = NAMES[sign] ?? sign;
  if (count === 0) {
    const isSo = listTextNodes(editing.tree.body).some(({ node }) => node.value.includes(sign));
    return isSo ? { already: `everything is in ${name}` } : { failed: 'no price with a currency stands on the screen' };
  }
  return {
    done: `wrote ${Math.max(1, inTexts)} sums in ${name}; the numbers are as they were, since no rate is known`,
  };
}
