import type { Element, ElementContent, Properties, Text } from 'hast';
import { isElement } from '../../../markup/element.ts';
import type { Editing } from '../editing.ts';
import { refresh, type Working } from './working.ts';

interface Kept {
  element: Element;
  children: readonly ElementContent[];
  properties: Properties;
}

/** Notes how all of a screen stands; what is answered puts it back so, with the same elements. */
export function keepState(working: Working): () => void {
  const { editing } = working;
  const { title, theme, look, device }: Editing = editing;
  const { last, before } = working;
  const kept: Kept[] = [];
  const texts = new Map<Text, string>();
  const note = (element: Element): void => {
    kept.push({ element, children: [...element.children], properties: copyOf(element.properties) });
    for (const child of element.children)
      if (isElement(child)) note(child);
      else if (child.type === 'text') texts.set(child, child.value);
  };
  note(editing.tree.body);
  return () => {
    for (const { element, children, properties } of kept) {
      element.children = [...children];
      element.properties = properties;
    }
    for (const [node, value] of texts) node.value = value;
    Object.assign(editing, { title, theme, look, device });
    working.last = last;
    if (before === undefined) delete working.before;
    else working.before = before;
    refresh(working);
  };
}

const copyOf = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  );
