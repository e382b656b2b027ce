import { forEachElement } from '../../../markup/element.ts';
import type { TextOperation } from '../edit-operation.ts';
import type { Editing, Outcome } from '../editing.ts';
import { normal } from '../find/match-words.ts';
import { listMatching } from '../screen-tree.ts';
import { listTextNodes, setWords } from './set-words.ts';
import { escapeRegExp } from './escape-reg-exp.ts';

/** The screen's title and its headline. */
export function applyRename(editing: Editing, title: string): Outcome {
  const [heading] = listMatching(editing.tree.body, (element) => element.tagName === 'h1');
  editing.title = title;
  if (heading !== undefined) setWords(heading, title);
  return { done: `called the screen "${title}"` };
}

/** Every place that says `from`, also as a part of a longer text, and labels and placeholders. */
export function applyReplaceText(
  editing: Editing,
  { from, to }: Extract<TextOperation, { kind: 'replace-text' }>,
): Outcome {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${from.trim().split(/\s+/).map(escapeRegExp).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const nodes = listTextNodes(editing.tree.body).map(({ node }) => node);
  // Whole texts first: a short word in other texts is not what a quoted label means.
  const whole = nodes.filter((node) => normal(node.value) === normal(from));
  const meant = whole.length > 0 ? whole : nodes;
  let count = 0;
  for (const node of meant)
    node.value = node.value.replace(pattern, () => {
      count += 1;
      return to;
    });
  forEachElement(editing.tree.body, (element) => {
    for (const name of ['ariaLabel', 'placeholder', 'value', 'alt']) {
      const value = element.properties[name];
      if (typeof value !== 'string' || normal(value) !== normal(from)) continue;
      element.properties[name] = to;
      if (count === 0) count = 1;
    }
  });
  if (count === 0) return { failed: `"${from}" stands nowhere on the screen` };
  if (normal(editing.title) === normal(from)) editing.title = to;
  return { done: `changed "${from}" to "${to}"${count > 1 ? ` in ${count} places` : ''}` };
}
