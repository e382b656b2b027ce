import { listClasses, setClasses } from '../../../markup/element.ts';
import type { Editing, Outcome } from '../editing.ts';
import { listMatching } from '../screen-tree.ts';

/** Quiet words and faint lines as strong as their theme has them; every theme follows. */
const STRONGER: Readonly<Record<string, string>> = {
  'text-on-surface-variant': 'text-on-surface',
  'border-outline-variant': 'border-outline',
  'divide-outline-variant': 'divide-outline',
};

export function applyContrast({ tree }: Editing): Outcome {
  const quiet = listMatching(tree.body, (one) => listClasses(one).some((name) => STRONGER[name] !== undefined));
  for (const element of quiet)
    setClasses(
      element,
      listClasses(element).map((name) => STRONGER[name] ?? name),
    );
  return quiet.length === 0
    ? { already: 'all words and lines have the strongest contrast of the theme' }
    : { done: `made quiet words and faint lines stronger in ${quiet.length} places` };
}
