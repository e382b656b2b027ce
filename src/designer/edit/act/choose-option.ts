import type { Element } from 'hast';
import { createElement, createText, findAttribute, isElement } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { likenessOf, toWords } from '../page/to-words.ts';
import { elementsIn } from '../screen-tree.ts';

const optionsOf = (select: Element): Element[] =>
  elementsIn(select).flatMap((one) => (one.tagName === 'optgroup' ? elementsIn(one) : [one]));

/** Chooses what is called so; one more choice where there is none. */
export function chooseOption(select: Element, name: string): void {
  const words = toWords(name);
  const isMeant = (option: Element): boolean => {
    const own = toWords(readableText(option));
    return own.length === words.length && own.every((word, at) => likenessOf(word, words[at] ?? '') > 0.85);
  };
  const options = optionsOf(select);
  let chosen = options.find(isMeant);
  if (chosen === undefined) {
    chosen = createElement(
      'option',
      { ...(options[0]?.properties['className'] !== undefined && { className: options[0].properties['className'] }) },
      [createText(name)],
    );
    select.children = [...select.children, chosen];
  }
  for (const option of options) delete option.properties['selected'];
  chosen.properties['selected'] = true;
}

/** Other choices; one that stays keeps its element, and stays chosen. */
export function setOptions(select: Element, names: readonly string[]): void {
  const options = optionsOf(select);
  const like = options[0];
  const fresh = names.map((name) => {
    const same = options.find((one) => readableText(one).toLowerCase() === name.toLowerCase());
    if (same !== undefined) return same;
    const { selected: _selected, value: _value, dataId: _id, id: _own, ...rest } = like?.properties ?? {};
    return createElement('option', rest, [createText(name)]);
  });
  select.children = select.children.filter((child) => !isElement(child));
  select.children = [...select.children, ...fresh];
  if (fresh.length > 0 && !fresh.some((one) => findAttribute(one, 'selected') !== undefined) && fresh[0] !== undefined)
    fresh[0].properties['selected'] = true;
}
