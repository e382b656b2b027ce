import { visit } from '../components/name-tree.ts';
import {
  isProp,
  type Art,
  type Prop,
  type RepeatedComponent,
  type Section,
  type Span,
} from '../components/template.ts';
import type { Dialect } from './dialect.ts';
import { toFileName } from './file-name.ts';
import { toLiteral } from './print-markup.ts';

/** Where the other files are, from a section's own. */
export interface Places {
  sections: string;
  art: string;
}

/** Imports, types and data of a section. */
export function printScript(section: Section, places: Places, dialect: Dialect): string[] {
  const lists = listLists(section);
  const types = section.components.flatMap((component) => [...printInterface(component), '']);
  const data = lists.flatMap((component) => [...printList(component), '']);
  const imports = printImports(section, places, dialect);
  const holdsArt = section.components.some(({ props }) => props.some(({ kind }) => kind.is === 'art'));
  const lines = [
    ...(holdsArt ? [dialect.componentType] : []),
    ...imports,
    ...(holdsArt || imports.length > 0 ? [''] : []),
    ...types,
    ...data,
  ];
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Components whose items are no part of another's. */
function listLists({ template }: Section): RepeatedComponent[] {
  const found = new Set<RepeatedComponent>();
  visit(template, (node) => {
    if (node.is === 'repeat' && node.items === undefined) found.add(node.component);
  });
  return [...found];
}

const printInterface = ({ name, props }: RepeatedComponent): string[] => [
  `interface ${name}Data {`,
  ...props.map((prop) => {
    const isOptional = prop.kind.is === 'boolean' || prop.values.some((value) => value === undefined);
    return `  ${prop.name}${isOptional ? '?' : ''}: ${toType(prop)};`;
  }),
  '}',
];

function toType({ kind, values }: Prop): string {
  if (kind.is === 'art') return 'Component';
  if (kind.is === 'boolean') return 'boolean';
  if (kind.is === 'items') return `${kind.component.name}Data[]`;
  return values.some((value) => value === true) ? 'string | boolean' : 'string';
}

const printList = (component: RepeatedComponent): string[] => [
  `const ${component.plural}: ${component.name}Data[] = [`,
  ...printItems(component, { start: 0, end: component.count }, 1),
  '];',
];

const WIDTH = 110;

function printItems(component: RepeatedComponent, { start, end }: Span, depth: number): string[] {
  const space = '  '.repeat(depth);
  return Array.from({ length: end - start }, (_, offset) => {
    const entries = component.props.flatMap((prop) => printEntry(prop, start + offset, depth + 1));
    const line = entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    if (!line.includes('\n') && line.length + depth * 2 < WIDTH) return `${space}${line},`;
    return [`${space}{`, ...entries.map((entry) => `${space}  ${entry},`), `${space}},`].join('\n');
  });
}

function printEntry(prop: Prop, at: number, depth: number): string[] {
  const value = prop.values[at];
  if (value === undefined) return [];
  if (prop.kind.is === 'art') return [`${prop.name}: ${(value as Art).name}`];
  if (prop.kind.is !== 'items') return [`${prop.name}: ${toLiteral(prop, value)}`];
  const items = printItems(prop.kind.component, value as Span, depth + 1);
  return [items.length === 0 ? `${prop.name}: []` : `${prop.name}: [\n${items.join('\n')}\n${'  '.repeat(depth)}]`];
}

function printImports(section: Section, places: Places, { extension }: Dialect): string[] {
  const arts = new Set<Art>();
  const sections = new Set<string>();
  visit(section.template, (node) => {
    if (node.is === 'section') sections.add(node.section.name);
    if (node.is !== 'art') return;
    if (!isProp(node.art)) arts.add(node.art);
    else for (const value of node.art.values) if (value !== undefined) arts.add(value as Art);
  });
  const names = [...arts].map(({ name }) => name).sort();
  return [
    ...names.map((name) => `import ${name} from '${places.art}/${toFileName(name)}.${extension}';`),
    ...[...sections].map((name) => `import ${name} from '${places.sections}/${toFileName(name)}.${extension}';`),
  ];
}
