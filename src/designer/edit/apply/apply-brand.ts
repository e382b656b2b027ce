import type { Element } from 'hast';
import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import type { Editing, Outcome } from '../editing.ts';
import { listPictures } from '../find/part-nouns.ts';
import { listMatching, partName } from '../screen-tree.ts';
import { applyEverywhere } from './apply-everywhere.ts';
import { setPicture } from './apply-picture.ts';
import { applyRename } from './apply-rename.ts';
import { listTextNodes, setWords } from './set-words.ts';

/** The name of the house wherever it stands; a screen that says none takes it for its title. */
export function applyBrand(editing: Editing, name: string): Outcome {
  const sign = signOf(editing);
  const before = sign === undefined ? '' : readableText(sign);
  if (sign === undefined || before === '') return applyRename(editing, name);
  if (before === name) return { already: `it is called "${name}"` };
  // A sign in two parts, such as "tock." with a mark, is one name.
  if (listTextNodes(sign).length > 1) setWords(sign, before);
  const outcome = applyEverywhere(editing, { kind: 'everywhere', from: before, to: name });
  if (!('done' in outcome)) return outcome;
  for (const picture of listPictures(editing.tree.body, (shown) => shown.includes(before)))
    if (findAttribute(picture, 'dataPicture')?.startsWith('logo') === true) setPicture(editing, picture, name);
  return { done: `called it "${name}" instead of "${before}" wherever the name stands` };
}

/** The sign of the house: the part that is one, else the first short words of the bar at the top. */
function signOf({ tree, context }: Editing): Element | undefined {
  const own = listMatching(tree.body, (one) => partName(one) === 'brand' && readableText(one) !== '')[0];
  if (own !== undefined) return own;
  const known = listMatching(tree.body, (one) => readableText(one) === context.brand)[0];
  if (known !== undefined) return known;
  const [bar] = listMatching(
    tree.body,
    (one) => one.tagName === 'header' || one.tagName === 'nav' || one.tagName === 'aside',
  );
  if (bar === undefined) return undefined;
  return listMatching(
    bar,
    (one) =>
      ['a', 'span', 'strong', 'b', 'div', 'p'].includes(one.tagName) &&
      listTextNodes(one).length === 1 &&
      /^\p{Lu}/u.test(readableText(one)) &&
      readableText(one).length < 28,
  )[0];
}
