import { listIcons } from '../find/list-icons.ts';
import { createElement, findAttribute, replaceElement } from '../../../markup/element.ts';
import { findIconName } from '../../../markup/icons/icon-name.ts';
import type { TargetWords } from '../edit-operation.ts';
import { findIn, scopeOf, type Editing, type Outcome } from '../editing.ts';
import { findTargets } from '../find/find-targets.ts';
import { listMatching } from '../screen-tree.ts';

const ICON = /\bicons?\b/i;

export function setPlaceholder(editing: Editing, target: TargetWords, to: string): Outcome {
  const words = target.words
    .replace(/\bplaceholder(?: text)?\b/i, ' ')
    .replace(/\b(?:of|in|for|the)\b/gi, ' ')
    .trim();
  const found = words === '' ? undefined : findTargets(scopeOf(editing), { words });
  const root = found?.elements[0] ?? editing.tree.body;
  const input =
    [root, ...listMatching(root, () => true)].find((element) => findAttribute(element, 'placeholder') !== undefined) ??
    listMatching(editing.tree.body, (element) => findAttribute(element, 'placeholder') !== undefined)[0];
  if (input === undefined) return { failed: 'no field has a placeholder' };
  const before = findAttribute(input, 'placeholder') ?? '';
  input.properties['placeholder'] = to;
  if (findAttribute(input, 'ariaLabel') === before) input.properties['ariaLabel'] = to;
  return { done: `changed the placeholder "${before}" to "${to}"` };
}

export function setIcon(editing: Editing, target: TargetWords, to: string): Outcome {
  const words = target.words
    .replace(ICON, ' ')
    .replace(/^\s*of (?:the )?/i, ' ')
    .trim();
  const name = findIconName(
    to
      .replace(/^(?:an?|the)\s+/i, '')
      .replace(/\s+icon$/i, '')
      .trim()
      .replaceAll(' ', '-')
      .toLowerCase(),
  );
  if (name === undefined) return { failed: `there is no icon called "${to}"` };
  const found = findIn(editing, { words });
  const icon = found?.elements.flatMap(listIcons)[0];
  if (found === undefined || icon === undefined) return { failed: `no icon stands at "${words}"` };
  const { dataIcon: _icon, viewBox: _box, ...kept } = icon.properties;
  const before = findAttribute(icon, 'dataIcon') ?? '';
  replaceElement(icon, createElement('i', { ...kept, dataIcon: name }));
  return { done: `changed the icon ${before === '' ? '' : `"${before}" `}to "${name}"` };
}
