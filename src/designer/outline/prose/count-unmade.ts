import { findMentions } from '../lexicon/find-mentions.ts';
import type { ControlKind } from '../outline.ts';

/** Kinds that a reading may well draw another way: a button as a link, tabs as a choice. */
const ALIKE: Readonly<Partial<Record<ControlKind, string>>> = {
  link: 'button',
  segmented: 'tabs',
  chips: 'tabs',
  radio: 'tabs',
};

/** How many kinds of controls that a sentence names without doubt are no control in what was read of it. */
export function countUnmade(text: string, lang: string, tree: unknown): number {
  const named = new Set<string>();
  for (const { makes, isWeak, isModifier } of findMentions(text, lang))
    if (makes.kind === 'control' && !isWeak && !isModifier) named.add(kindOf(makes.control));
  if (named.size === 0) return 0;
  const made = new Set<string>();
  collectControls(tree, made);
  return [...named].filter((kind) => !made.has(kind)).length;
}

const kindOf = (control: ControlKind): string => ALIKE[control] ?? control;

function collectControls(value: unknown, made: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collectControls(one, made);
  else if (typeof value === 'object' && value !== null) {
    if ('control' in value && typeof value.control === 'string') made.add(kindOf(value.control as ControlKind));
    for (const one of Object.values(value)) collectControls(one, made);
  }
}
