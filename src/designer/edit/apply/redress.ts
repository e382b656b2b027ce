import type { Element } from 'hast';
import { listClasses, setClasses } from '../../../markup/element.ts';
import { PANEL_LOOKS } from '../../blocks/kit/panel-kinds.ts';
import type { Style } from '../../direct/direction.ts';
import { listMatching } from '../screen-tree.ts';

/** Panels of one kind become panels of another; the rest follows by tokens. */
export function redress(body: Element, before: Style, after: Style): void {
  if (before.panel === after.panel) return;
  const old = PANEL_LOOKS[before.panel].box.split(' ');
  const fresh = PANEL_LOOKS[after.panel].box.split(' ');
  for (const element of listMatching(body, () => true)) {
    const classes = listClasses(element);
    if (!old.every((name) => classes.includes(name))) continue;
    setClasses(element, [...classes.filter((name) => !old.includes(name)), ...fresh]);
  }
}
