import { findAttribute } from '../../../markup/element.ts';
import { readableText } from '../../../markup/text-content.ts';
import { listStems } from '../../understand/word-forms.ts';
import { elementsIn, listMatching } from '../screen-tree.ts';
import { controlAround, isControl } from './control-around.ts';
import { toFound, type Found } from './found.ts';
import { isButtonLike } from './infer-kinds.ts';
import { isFurnitureText, isPageWide } from './is-furniture.ts';
import { itemsIn } from './items-in.ts';
import { titleOf } from './list-items.ts';
import type { Scope } from './list-named.ts';
import { coverage, normal, stemsOf } from './match-words.ts';
import { sectionsIn } from './sections-in.ts';

/** The very name of a section, an item, a control or a text. */
export function findExact(scope: Scope, words: string): Found | undefined {
  const { tree, root } = scope;
  const wanted = normal(words);
  const stems = stemsOf(words);
  // Where anything is called just so, what is called nearly so is not meant.
  let isAnyCalledSo: boolean | undefined;
  const isName = (name: string): boolean => {
    if (normal(name) === wanted) return true;
    const spoken = stemsOf(name);
    const isAlike =
      stems.length > 0 &&
      spoken.length === stems.length &&
      Math.abs(listStems(name).length - listStems(words).length) < 2 &&
      stems.every((stem, index) => stem === spoken[index]);
    if (!isAlike) return false;
    // Read only where it decides: it goes over the whole screen.
    isAnyCalledSo ??= listMatching(root, (one) => normal(readableText(one)) === wanted).length > 0;
    return !isAnyCalledSo;
  };
  const sections = sectionsIn(scope).filter(({ element }) => element !== root);
  const section = sections.findLast(({ heading, element }) => isName(heading) && !isPageWide(element));
  if (section !== undefined && !section.isFurniture) return toFound(section.element, 'section');
  const item = itemsIn(scope).find(
    (candidate) => isName(titleOf(candidate)) && (root !== tree.body || !isFurnitureText(tree, candidate)),
  );
  if (item !== undefined) return toFound(item, 'item');
  const texts = listMatching(
    root,
    (element) =>
      isName(readableText(element)) &&
      // "All services" leads to the services and is none of them.
      (/^(?:see |view )?all\s/i.test(words) || !/^(?:see |view )?all\s/i.test(readableText(element))) &&
      !elementsIn(element).some((child) => isName(readableText(child))),
  );
  const isSpoken = sections.some(({ heading, isFurniture }) => !isFurniture && coverage(stems, stemsOf(heading)) === 1);
  const called = isSpoken
    ? undefined
    : sections.find(({ names, isFurniture }) => isFurniture && names.some((name) => normal(name) === wanted));
  if (called !== undefined && !texts.some((element) => isButtonLike(element) && !isFurnitureText(tree, element)))
    return toFound(called.element, 'section');
  const content = texts.filter((element) => !isFurnitureText(tree, element) || root !== tree.body);
  const text = content.find((element) => isButtonLike(element) || element.tagName === 'a') ?? content[0];
  if (text !== undefined) return toFound(controlAround(tree, text), isControl(tree, text) ? 'part' : 'text');
  const labelled = listMatching(
    root,
    (element) =>
      (root !== tree.body || !isFurnitureText(tree, element)) &&
      (isName(findAttribute(element, 'ariaLabel') ?? '') || isName(findAttribute(element, 'placeholder') ?? '')),
  )[0];
  return labelled === undefined ? undefined : toFound(labelled, 'part');
}
