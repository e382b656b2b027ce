import { toKebabCase } from '../components/component-name.ts';
import { visit } from '../components/name-tree.ts';
import {
  isProp,
  type Art,
  type Prop,
  type RepeatedComponent,
  type Section,
  type Span,
} from '../components/template.ts';
import { printJsx, toArtName, toLiteral } from './print-jsx.ts';
import { toJsxName } from './to-jsx-attribute.ts';

/** Where the other files are, from a section's own. */
export interface Places {
  sections: string;
  art: string;
}

/** A section as a file: its types and data, the components of what repeats in it, and itself. */
export function printSection(section: Section, places: Places): string {
  const parts = [
    ...section.components.map(printComponent),
    ...listLists(section).map((component) => printList(component)),
    printFunction(section.name, '', section.template),
  ];
  const code = parts.join('\n\n');
  return `${[...printImports(section, places, code), code].join('\n')}\n`;
}

function printComponent({ name, props, template }: RepeatedComponent): string {
  const type = [`interface ${name}Props {`, ...props.map((prop) => `  ${printType(prop)};`), '}'].join('\n');
  const names = props.map((prop) => (prop.kind.is === 'art' ? `${prop.name}: ${toArtName(prop)}` : prop.name));
  return `${type}\n\n${printFunction(name, `{ ${names.join(', ')} }: ${name}Props`, template, false)}`;
}

const printFunction = (name: string, given: string, template: Section['template'], isExported = true): string =>
  [
    `${isExported ? 'export ' : ''}function ${name}(${given}) {`,
    '  return (',
    ...printJsx(template, 2),
    '  );',
    '}',
  ].join('\n');

function printType(prop: Prop): string {
  const isOptional = prop.values.some((value) => value === undefined) || prop.kind.is === 'boolean';
  return `${prop.name}${isOptional ? '?' : ''}: ${toType(prop)}${isOptional && prop.kind.is !== 'boolean' ? ' | undefined' : ''}`;
}

function toType({ kind }: Prop): string {
  switch (kind.is) {
    case 'art':
      return 'Art';
    case 'boolean':
      return 'boolean';
    case 'items':
      return `readonly ${kind.component.name}Props[]`;
    case 'attribute':
      if (kind.name === 'style') return 'CSSProperties';
      // React knows attributes of data in markup, but has no types of them.
      return PLAIN.has(kind.name) || /^data[A-Z]/.test(kind.name)
        ? 'string'
        : `ComponentProps<'${kind.tag}'>['${toJsxName(kind.name, false)}']`;
    default:
      return 'string';
  }
}

const PLAIN: ReadonlySet<string> = new Set([
  'href',
  'src',
  'alt',
  'id',
  'htmlFor',
  'ariaLabel',
  'title',
  'name',
  'placeholder',
]);

/** Components whose items are no part of another's. */
const listLists = ({ template }: Section): RepeatedComponent[] => {
  const found = new Set<RepeatedComponent>();
  visit(template, (node) => {
    if (node.is === 'repeat' && node.items === undefined) found.add(node.component);
  });
  return [...found];
};

const printList = (component: RepeatedComponent): string =>
  [
    `const ${component.plural}: readonly ${component.name}Props[] = [`,
    ...printItems(component, { start: 0, end: component.count }, 1),
    '];',
  ].join('\n');

function printItems(component: RepeatedComponent, { start, end }: Span, depth: number): string[] {
  const space = '  '.repeat(depth);
  return Array.from({ length: end - start }, (_, offset) => {
    const at = start + offset;
    const entries = component.props.flatMap((prop) => printEntry(prop, at, depth + 1));
    const line = `{ ${entries.join(', ')} }`;
    const isShort = !line.includes('\n') && line.length + depth * 2 < WIDTH;
    if (isShort) return `${space}${entries.length === 0 ? '{}' : line},`;
    return [`${space}{`, ...entries.map((entry) => `${space}  ${entry},`), `${space}},`].join('\n');
  });
}

const WIDTH = 110;

function printEntry(prop: Prop, at: number, depth: number): string[] {
  const value = prop.values[at];
  if (value === undefined) return [];
  if (prop.kind.is === 'items') {
    const items = printItems(prop.kind.component, value as Span, depth + 1);
    return [items.length === 0 ? `${prop.name}: []` : `${prop.name}: [\n${items.join('\n')}\n${'  '.repeat(depth)}]`];
  }
  if (prop.kind.is === 'art') return [`${prop.name}: ${(value as Art).name}`];
  return [`${prop.name}: ${toLiteral(prop, value)}`];
}

function printImports(section: Section, places: Places, code: string): string[] {
  const arts = new Set<Art>();
  const sections = new Set<string>();
  const take = (art: Art | Prop): void => {
    if (!isProp(art)) arts.add(art);
    else for (const value of art.values) if (value !== undefined) arts.add(value as Art);
  };
  visit(section.template, (node) => {
    if (node.is === 'art') take(node.art);
    if (node.is === 'section') sections.add(node.section.name);
  });
  const types = ['ComponentProps', 'CSSProperties'].filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const lines = [
    types.length === 0 ? '' : `import type { ${types.join(', ')} } from 'react';`,
    /: Art\b/.test(code) ? `import type { Art } from '${places.art}/art';` : '',
    ...[...arts].map((art) => printImport(art.name, `${places.art}/${toArtPath(art)}`)).sort(),
    ...[...sections].map((name) => printImport(name, `${places.sections}/${toKebabCase(name)}`)),
  ].filter((line) => line !== '');
  return lines.length === 0 ? [] : [...lines, ''];
}

const printImport = (name: string, from: string): string => `import { ${name} } from '${from}';`;

/** Where a drawing's file is, without its ending. */
export const toArtPath = ({ name, isIcon }: Art): string => `${isIcon ? 'icons' : 'pictures'}/${toKebabCase(name)}`;
