import { dress } from '../assemble/dress-node.ts';
import { giveName } from '../assemble/node-text.ts';
import type { Scope } from '../assemble/scope.ts';
import { findQualities } from '../lexicon/find-qualities.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { Node } from '../outline.ts';
import { upper } from '../prose/list-entries.ts';
import type { ElementPart } from './part.ts';
import { nameByQualifier, setOn, setValue } from './told-nodes.ts';

/** Gives a node its name, value, state and whatever else is told of it; whether its kind has room for all of that. */
export function setTold(node: Node, part: ElementPart, { section }: Scope): boolean {
  const { mention, name, value, range, about } = part;
  if (node.kind === 'chart' && about !== undefined) {
    node.about = about.text;
    if (name === undefined) node.title = { ...about, text: upper(about.text), origin: 'derived' };
  }
  // What a part with a heading holds is of that.
  else if (node.kind === 'chart' && node.about === '' && section?.heading !== undefined)
    node.about = section.heading.text;
  if (node.kind === 'picture' && part.subject !== undefined)
    node.about = [node.about, part.subject.text].filter((said) => said !== '').join(', ');
  if (name !== undefined && node.kind === 'control' && node.control === 'search') node.placeholder = name;
  else if (name !== undefined && node.kind !== 'items' && !giveName(node, name)) return false;
  if (node.kind === 'text' && part.by !== undefined) node.by = part.by;
  // A large field for text is one for several lines.
  if (node.kind === 'control' && node.control === 'input' && mention.id === 'input' && isLarge(mention))
    node.control = 'textarea';
  if (value !== undefined && !setValue(node, value)) return false;
  if (range !== undefined) {
    if (node.kind !== 'control') return false;
    [node.min, node.max] = range;
  }
  if (node.kind === 'text' && part.panel !== undefined) {
    node.role = 'notice';
    dress(node, { ...mention, modifiers: [part.panel] });
  }
  if (node.kind === 'control') {
    if (part.placeholder !== undefined) node.placeholder = part.placeholder;
    if (part.hint !== undefined) node.hint = part.hint;
    for (const said of part.said) setOn(node, said);
    nameByQualifier(node, part);
  }
  return true;
}

const isLarge = ({ modifiers }: Mention): boolean =>
  findQualities(modifiers.join(' ')).some(({ means }) => means.size === 'large');
