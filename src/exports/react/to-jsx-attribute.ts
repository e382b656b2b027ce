import type { Element } from 'hast';
import { find, hastToReact, html, svg } from 'property-information';
import { generate, parse } from 'css-tree';
import type { AttributeValue } from '../components/template.ts';

/** How React calls an attribute that hast calls `name`. */
export function toJsxName(name: string, isSvg: boolean): string {
  const { attribute, property, space } = find(isSvg ? svg : html, name);
  return space === undefined ? attribute : (hastToReact[property] ?? property);
}

/** A value as JavaScript writes it; undefined where the attribute stands alone. */
export function toJsxValue(name: string, value: AttributeValue, isSvg: boolean): string | undefined {
  if (name === 'style') return toStyleObject(String(value));
  if (value === true) return undefined;
  if (Array.isArray(value)) return quote(value.join(find(isSvg ? svg : html, name).commaSeparated ? ', ' : ' '));
  if (typeof value === 'number') return String(value);
  const { number: isNumber } = find(isSvg ? svg : html, name);
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(String(value)) ? String(Number(value)) : quote(String(value));
}

/** As this code is written: in single quotes where that needs no escape. */
export const quote = (text: string): string =>
  /['\\\n\r\u2028\u2029]/.test(text) ? JSON.stringify(text).replaceAll(/[\u2028\u2029]/g, toEscape) : `'${text}'`;

const toEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16)}`;

/** `{ width: '40%' }`; custom properties keep their names, which its type does not know. */
export function toStyleObject(style: string): string {
  const block = parse(style, { context: 'declarationList' });
  const entries: string[] = [];
  if (block.type === 'DeclarationList')
    for (const declaration of block.children) {
      if (declaration.type !== 'Declaration') continue;
      const { property, value, important } = declaration;
      const name = property.startsWith('--')
        ? quote(property)
        : property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      entries.push(`${name}: ${quote(`${generate(value)}${important ? ' !important' : ''}`)}`);
    }
  const object = `{ ${entries.join(', ')} }`;
  return style.includes('--') ? `${object} as CSSProperties` : object;
}

/** Forms keep what a person types: React sets what they start with under names of its own. */
export function toReactForms(element: Element): Element {
  const { tagName, properties } = element;
  const children = element.children.map((child) => (child.type === 'element' ? toReactForms(child) : child));
  if (tagName === 'input' && properties['type'] !== 'hidden' && !BUTTON_TYPES.has(String(properties['type'])))
    return {
      ...element,
      properties: rename(properties, { value: 'defaultValue', checked: 'defaultChecked' }),
      children,
    };
  if (tagName === 'textarea') {
    const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
    return { ...element, properties: { ...properties, defaultValue: text }, children: [] };
  }
  if (tagName !== 'select') return { ...element, children };
  const selected = findSelected({ ...element, children });
  if (selected === undefined) return { ...element, children };
  return { ...element, properties: { ...properties, defaultValue: selected }, children: children.map(withoutSelected) };
}

const BUTTON_TYPES: ReadonlySet<string> = new Set(['submit', 'reset', 'button', 'image']);

const rename = (properties: Element['properties'], names: Readonly<Record<string, string>>): Element['properties'] =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [names[name] ?? name, value]));

function findSelected({ children }: Element): string | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue;
    if (child.tagName !== 'option') {
      const inside = findSelected(child);
      if (inside !== undefined) return inside;
    } else if (isOn(child.properties['selected'])) {
      const text = child.children.map((node) => (node.type === 'text' ? node.value : '')).join('');
      const { value } = child.properties;
      return typeof value === 'string' ? value : text.trim().replaceAll(/\s+/g, ' ');
    }
  }
  return undefined;
}

const isOn = (value: AttributeValue): boolean => value !== undefined && value !== null && value !== false;

function withoutSelected(node: Element['children'][number]): Element['children'][number] {
  if (node.type !== 'element') return node;
  const { selected: _, ...properties } = node.properties;
  return { ...node, properties, children: node.children.map(withoutSelected) };
}
