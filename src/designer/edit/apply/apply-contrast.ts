import { listClasses, setClasses } from '../../../markup/element.ts';
import type { EditOperation } from '../edit-operation.ts';
import { findLooking } from '../find/find-looking.ts';
import { unknown, type Editing, type Outcome } from '../editing.ts';
import { listMatching } from '../screen-tree.ts';

/** Quiet words and faint lines as strong as their theme has them; every theme follows. */
const STRONGER: Readonly<Record<string, string>> = {
  'text-on-surface-variant': 'text-on-surface',
  'border-outline-variant': 'border-outline',
  'divide-outline-variant': 'divide-outline',
};

/** Quiet words and lines of the screen, or of a part of it. */
export function applyContrast(editing: Editing, { target }: Extract<EditOperation, { kind: 'contrast' }>): Outcome {
  const found = target === undefined ? undefined : findLooking(editing, target);
  if (target !== undefined && found === undefined) return unknown(target);
  const roots = found?.elements ?? [editing.tree.body];
  const quiet = roots
    .flatMap((root) => [root, ...listMatching(root, () => true)])
    .filter((one) => listClasses(one).some((name) => STRONGER[name] !== undefined));
  for (const element of quiet)
    setClasses(
      element,
      listClasses(element).map((name) => STRONGER[name] ?? name),
    );
  return quiet.length === 0
    ? { already: 'all words and lines have the strongest contrast of the theme' }
    : { done: `made quiet words and faint lines stronger in ${quiet.length} places` };
}
