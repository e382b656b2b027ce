import type { Element, ElementContent } from 'hast';
import { TYPE_ROLES, type TypeRole } from '../../domain/token-roles.ts';
import { findAttribute, isBlank, listClasses } from '../element.ts';

const FONT_ROLES = ['headline', 'body', 'label', 'mono'] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** A weight by number, or the one that a type role has in the theme. */
export type UsedWeight = number | TypeRole;

/** What a body shows in one font role and one style: the characters of each weight. Independent of the theme. */
export interface FontUse {
  role: FontRole;
  italic: boolean;
  texts: ReadonlyMap<UsedWeight, ReadonlySet<string>>;
}

const WEIGHTS: Readonly<Record<string, number>> = {
  'font-thin': 100,
  'font-extralight': 200,
  'font-light': 300,
  'font-normal': 400,
  'font-medium': 500,
  'font-semibold': 600,
  'font-bold': 700,
  'font-extrabold': 800,
  'font-black': 900,
};
const ROLE_CLASSES: ReadonlyMap<string, FontRole> = new Map(FONT_ROLES.map((role) => [`font-${role}`, role]));
const TYPE_CLASSES: ReadonlyMap<string, TypeRole> = new Map(TYPE_ROLES.map((role) => [`text-${role}`, role]));
const MONO_TAGS = new Set(['code', 'pre', 'kbd', 'samp']);
const BOLD_TAGS = new Set(['b', 'strong', 'optgroup']);
const ITALIC_TAGS = new Set(['i', 'em', 'cite', 'dfn', 'address', 'var']);
/** Attributes whose text a browser draws. */
const SHOWN_ATTRIBUTES = ['placeholder', 'value', 'label'];
const BOLDER = 700;

/** Every value that may be in force, since a class with a variant only sometimes is. */
interface Style {
  roles: ReadonlySet<FontRole>;
  weights: ReadonlySet<UsedWeight>;
  italics: ReadonlySet<boolean>;
}

/** What each font role draws in a body: the union over all breakpoints and states. Sorted by role, upright first. */
export function listFontUses(body: Element): FontUse[] {
  const uses = new Map<string, { role: FontRole; italic: boolean; texts: Map<UsedWeight, Set<string>> }>();
  const use = (style: Style, text: string): void => {
    // Space between blocks comes and goes with the printing.
    if (isBlank(text)) return;
    const characters = withParts(withOtherCase(text));
    for (const role of style.roles) {
      for (const italic of style.italics) {
        const key = `${role}/${italic}`;
        const entry = uses.get(key) ?? { role, italic, texts: new Map() };
        uses.set(key, entry);
        for (const weight of style.weights) addCharacters(entry.texts, weight, characters);
      }
    }
  };
  walk(body, { roles: new Set(['body']), weights: new Set(['body-md']), italics: new Set([false]) }, use);
  return [...uses.values()].sort(
    (a, b) => FONT_ROLES.indexOf(a.role) - FONT_ROLES.indexOf(b.role) || Number(a.italic) - Number(b.italic),
  );
}

/** Collects the characters of a text under a weight. */
export function addCharacters<Weight>(texts: Map<Weight, Set<string>>, weight: Weight, text: Iterable<string>): void {
  const known = texts.get(weight) ?? new Set();
  texts.set(weight, known);
  for (const character of text) known.add(character);
}

function walk(element: Element, inherited: Style, use: (style: Style, text: string) => void): void {
  const style = toStyle(element, inherited);
  for (const name of SHOWN_ATTRIBUTES) {
    const text = findAttribute(element, name);
    if (text !== undefined) use(style, text);
  }
  for (const name of listClasses(element)) {
    const text = /content-\['(.*)'\]/.exec(name)?.[1];
    if (text !== undefined) use(style, text);
  }
  for (const child of element.children) visitChild(child, style, use);
}

function visitChild(child: ElementContent, style: Style, use: (style: Style, text: string) => void): void {
  if (child.type === 'text') use(style, child.value.replaceAll(/\s+/g, ' '));
  else if (child.type === 'element') walk(child, style, use);
}

function toStyle(element: Element, inherited: Style): Style {
  const { tagName } = element;
  let style: Style = inherited;
  if (MONO_TAGS.has(tagName)) style = { ...style, roles: new Set(['mono']) };
  if (BOLD_TAGS.has(tagName)) style = { ...style, weights: new Set([BOLDER]) };
  if (ITALIC_TAGS.has(tagName)) style = { ...style, italics: new Set([true]) };
  const classes = listClasses(element);
  // A weight class beats the weight of a type role, wherever it stands in the list.
  for (const name of [...classes].sort((a, b) => Number(isWeightClass(a)) - Number(isWeightClass(b)))) {
    style = applyClass(style, name);
  }
  return style;
}

const isWeightClass = (name: string): boolean => toWeight(name.slice(name.lastIndexOf(':') + 1)) !== undefined;

function applyClass(style: Style, name: string): Style {
  const utility = name
    .slice(name.lastIndexOf(':') + 1)
    .replaceAll('!', '')
    .replace(/\/.*$/, '');
  const sometimes = name.includes(':');
  const role = ROLE_CLASSES.get(utility);
  if (role !== undefined) return { ...style, roles: replace(style.roles, role, sometimes) };
  const weight = toWeight(utility) ?? TYPE_CLASSES.get(utility);
  if (weight !== undefined) return { ...style, weights: replace(style.weights, weight, sometimes) };
  if (utility === 'italic') return { ...style, italics: replace(style.italics, true, sometimes) };
  if (utility === 'not-italic') return { ...style, italics: replace(style.italics, false, sometimes) };
  return style;
}

function toWeight(utility: string): number | undefined {
  const arbitrary = /^font-\[(\d{3})\]$/.exec(utility)?.[1];
  return WEIGHTS[utility] ?? (arbitrary === undefined ? undefined : Number(arbitrary));
}

const replace = <Value>(values: ReadonlySet<Value>, value: Value, sometimes: boolean): ReadonlySet<Value> =>
  sometimes ? new Set([...values, value]) : new Set([value]);

/** `uppercase`, `lowercase` and `capitalize` show letters that the text does not have. */
const withOtherCase = (text: string): string => text + text.toUpperCase() + text.toLowerCase();

/** Shaping takes Thai am apart before it looks for glyphs (OpenType: creating and supporting fonts for Thai). */
const withParts = (text: string): string => text.replaceAll('\u0e33', '\u0e33\u0e4d\u0e32');
