import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { toAdvertisedSchema } from '../src/contract/advertised-schema.ts';
import type { ToolContract } from '../src/contract/define-tool.ts';
import { defineTools } from '../src/contract/define-tools.ts';
import { assetShape } from '../src/contract/shapes/asset.ts';
import { designSystemShape, designThemeShape } from '../src/contract/shapes/design-theme.ts';
import { fileShape, ratedFileShape } from '../src/contract/shapes/file.ts';
import { listedProjectShape, projectShape } from '../src/contract/shapes/project.ts';
import { screenInstanceShape } from '../src/contract/shapes/screen-instance.ts';
import { leanScreenShape, screenShape } from '../src/contract/shapes/screen.ts';
import { sessionOutputShape } from '../src/contract/shapes/session-output.ts';

/** `npm run docs:tools`: writes `docs/tools.md` from the schemas that clients are shown. A test fails on drift. */
export const TOOL_DOCS = path.resolve(import.meta.dirname, '../docs/tools.md');

/** The part of JSON Schema that the tools advertise. */
interface Node {
  type?: string;
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

const nodeOf = (schema: Parameters<typeof toAdvertisedSchema>[0]): Node => toAdvertisedSchema(schema) as Node;

/** Objects that several results hold, so that each is spelled out once. */
const SHAPES: readonly (readonly [string, Node])[] = [
  ['Project', nodeOf(projectShape)],
  ['Listed project', nodeOf(listedProjectShape)],
  ['Session output', nodeOf(sessionOutputShape)],
  ['Screen', nodeOf(screenShape)],
  ['Listed screen', nodeOf(leanScreenShape)],
  ['Screen instance', nodeOf(screenInstanceShape)],
  ['File', nodeOf(ratedFileShape)],
  ['Listed file', nodeOf(fileShape)],
  ['Asset', nodeOf(assetShape)],
  ['Design system', nodeOf(designSystemShape)],
  ['Design theme', nodeOf(designThemeShape)],
];

const findShape = ({ properties }: Node): string | undefined =>
  SHAPES.find(([, shape]) => isDeepStrictEqual(shape.properties, properties))?.[0];

const linkTo = (heading: string): string => `[${heading}](#${heading.toLowerCase().replaceAll(' ', '-')})`;

/** `COLOR_MODE_UNSPECIFIED` begins the list called ColorMode. */
const findListName = ([first = '']: readonly string[] = []): string | undefined =>
  /^(\w+)_UNSPECIFIED$/
    .exec(first)?.[1]
    ?.toLowerCase()
    .replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function toType(node: Node): string {
  if (node.items !== undefined) return `list of ${toType(node.items)}`;
  const listName = findListName(node.enum);
  if (listName !== undefined) return linkTo(listName);
  if (node.enum !== undefined) return node.enum.map((word) => `\`${word}\``).join(', ');
  const shape = findShape(node);
  return shape === undefined ? (node.type ?? 'any') : linkTo(shape);
}

const toRange = (least: number | undefined, most: number | undefined, unit: string): string[] => {
  if (most === undefined) return [];
  return [`${least === undefined ? 'At most ' : `${least} to `}${most.toLocaleString('en')}${unit}.`];
};

const toNotes = (node: Node): string =>
  [
    ...(node.description === undefined ? [] : [node.description]),
    ...(node.deprecated === true && node.description === undefined ? ['Deprecated.'] : []),
    ...toRange(node.minimum, node.maximum, ''),
    ...toRange(node.minLength, node.maxLength, ' characters'),
    ...toRange(node.minItems, node.maxItems, ' items'),
    ...(node.pattern === undefined ? [] : [`Matches \`${node.pattern}\`.`]),
    ...(node.default === undefined ? [] : [`Default ${JSON.stringify(node.default)}.`]),
  ].join(' ');

/** One row for each property, those of objects inside under their path. */
function* listRows(node: Node, prefix = ''): Generator<string[]> {
  for (const [name, property] of Object.entries(node.properties ?? {})) {
    const at = `${prefix}${name}`;
    const isRequired = node.required?.includes(name) === true;
    yield [`\`${at}\``, toType(property), isRequired ? 'yes' : '', toNotes(property)];
    const inner = property.items ?? property;
    if (findShape(inner) === undefined) yield* listRows(inner, `${at}${property.items === undefined ? '' : '[]'}.`);
  }
}

const toTable = (head: readonly string[], rows: Iterable<readonly string[]>): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const toHints = ({ annotations }: ToolContract): string =>
  Object.entries(annotations)
    .map(([hint, value]) => `\`${hint}\` ${String(value)}`)
    .join(' · ');

function toToolSection(tool: ToolContract): string {
  const input = [...listRows(tool.inputSchema as Node)];
  const output = tool.outputSchema as Node;
  const shape = findShape(output);
  return [
    `## ${tool.name}`,
    tool.description,
    toHints(tool),
    input.length === 0 ? 'No inputs.' : toTable(['input', 'type', 'required', 'notes'], input),
    shape === undefined
      ? toTable(['output', 'type', 'always', 'notes'], listRows(output))
      : `Output: ${linkTo(shape)}.`,
  ].join('\n\n');
}

const toShapeSection = ([name, node]: readonly [string, Node]): string =>
  `### ${name}\n\n${toTable(['field', 'type', 'always', 'notes'], listRows(node))}`;

/** Every closed list in a schema, by name. */
function* findLists(node: Node): Generator<[string, string[]]> {
  const name = findListName(node.enum);
  if (name !== undefined && node.enum !== undefined) yield [name, node.enum];
  for (const inner of [...Object.values(node.properties ?? {}), ...(node.items ? [node.items] : [])]) {
    yield* findLists(inner);
  }
}

const INTRODUCTION = `# Tools

Generated from the schemas by \`npm run docs:tools\`; do not edit.

Every result is \`structuredContent\` and the same as one text block. HTML and pictures are URLs, never inline. Ids are
taken with and without their \`projects/\`, \`screens/\`, \`assets/\` prefix; unknown fields are ignored. A tool error
is \`isError\` with one text block that begins with its code.`;

/** The whole page. */
export function toToolDocs(tools: readonly ToolContract[]): string {
  const lists = new Map(tools.flatMap(({ inputSchema }) => [...findLists(inputSchema as Node)]));
  const listSections = [...lists].map(
    ([name, words]) => `### ${name}\n\n${words.map((word) => `\`${word}\``).join(', ')}`,
  );
  return `${[
    INTRODUCTION,
    ...tools.map(toToolSection),
    '## Shared shapes',
    ...SHAPES.map(toShapeSection),
    '## Closed lists',
    ...listSections,
  ].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(TOOL_DOCS, toToolDocs(Object.values(defineTools())));
