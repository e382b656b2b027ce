import type { Editing } from './editing.ts';
import { scopeOf } from './editing.ts';
import { topSections } from './find/sections-in.ts';
import { isButtonLike } from './find/infer-kinds.ts';
import { isPassable } from './name-of.ts';
import { headingOf, listMatching } from './screen-tree.ts';
import { readableText } from '../../markup/text-content.ts';

/** Instructions that work on this very screen. */
export function suggestEdits(editing: Editing): string[] {
  const { theme, look, tree } = editing;
  const titled = topSections(scopeOf(editing)).filter((section) => headingOf(section) !== '' && isPassable(section));
  const last = titled.at(-1);
  const button = listMatching(tree.body, (element) => isButtonLike(element) && readableText(element) !== '').find(
    (element) => readableText(element).length < 30,
  );
  return [
    theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark',
    ...(last === undefined || titled.length < 2 ? [] : [`Move "${headingOf(last)}" to the top`]),
    look.density === 'compact' ? 'Make it airier' : 'Make it more compact',
    ...(button === undefined || titled.length > 1 ? [] : [`Rename the "${readableText(button)}" button to "Go on"`]),
  ];
}
