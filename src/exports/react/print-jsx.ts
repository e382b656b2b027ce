import type { Element, ElementContent } from 'hast';
import { listAttributes } from '../components/node-key.ts';
import { isProp, type Prop, type TemplateAttribute, type TemplateNode } from '../components/template.ts';
import { quote, toJsxName, toJsxValue } from './to-jsx-attribute.ts';

const WIDTH = 110;

/** Lines of JSX, each indented by two spaces a level from `depth`. */
export function printJsx(node: TemplateNode, depth: number): string[] {
  switch (node.is) {
    case 'text':
      return printText(node.value, node.isVerbatim, depth);
    case 'value':
      return [indent(depth, `{${toExpression(node.prop)}}`)];
    case 'section':
      return [indent(depth, `<${node.section.name} />`)];
    case 'art':
      return printTag(
        isProp(node.art) ? toArtName(node.art) : node.art.name,
        node.attributes.map((attribute) => printAttribute(attribute, true)),
        [],
        depth,
      );
    case 'optional': {
      // Words that are not given are not drawn either.
      if (node.child.is === 'value') return printJsx(node.child, depth);
      const isBare = node.child.is !== 'element' && node.child.is !== 'art';
      const content = printJsx(node.child, depth + (isBare ? 2 : 1));
      return [
        indent(depth, `{${node.given.map((prop) => toGiven(prop)).join(' && ')} && (`),
        ...(isBare ? [indent(depth + 1, '<>'), ...content, indent(depth + 1, '</>')] : content),
        indent(depth, ')}'),
      ];
    }
    case 'repeat': {
      const { component, items } = node;
      const list = items === undefined ? component.plural : items.name;
      return [
        indent(depth, `{${list}.map((item, index) => (`),
        indent(depth + 1, `<${component.name} key={index} {...item} />`),
        indent(depth, '))}'),
      ];
    }
    case 'element':
      return printTag(
        node.tag,
        node.attributes.map((attribute) => printAttribute(attribute, node.isSvg)),
        node.children.map((child) => (at: number) => printJsx(child, at)),
        depth,
      );
  }
}

/** A drawing as React writes it; what its place says comes last and wins. */
export const printArt = (svg: Element, depth: number): string[] => printSvg(svg, depth, ['{...props}']);

function printSvg(element: Element, depth: number, more: readonly string[] = []): string[] {
  const attributes = listAttributes(element).map(([name, value]) => printAttribute({ name, value }, true));
  const children = element.children.map((child: ElementContent) => (at: number) => {
    if (child.type === 'element') return printSvg(child, at);
    return child.type === 'text' ? printText(child.value, true, at) : [];
  });
  return printTag(element.tagName, [...attributes, ...more], children, depth);
}

function printTag(
  tag: string,
  attributes: readonly string[],
  children: readonly ((depth: number) => string[])[],
  depth: number,
): string[] {
  const line = [`<${tag}`, ...attributes].join(' ');
  const isLong = depth * 2 + line.length > WIDTH && attributes.length > 1;
  const start = isLong
    ? [indent(depth, `<${tag}`), ...attributes.map((attribute) => indent(depth + 1, attribute))]
    : [indent(depth, line)];
  const content = children.flatMap((print) => print(depth + 1));
  if (content.length === 0) return isLong ? [...start, indent(depth, '/>')] : [`${start[0]} />`];
  const [only = ''] = content;
  if (!isLong && content.length === 1 && start[0] !== undefined && isShort(start[0], only, tag))
    return [`${start[0]}>${only.trim()}</${tag}>`];
  const opened = isLong ? [...start, indent(depth, '>')] : [`${start[0]}>`];
  return [...opened, ...content, indent(depth, `</${tag}>`)];
}

const isShort = (start: string, only: string, tag: string): boolean =>
  start.length + only.trim().length + tag.length + 4 <= WIDTH;

function printAttribute({ name, value, shared }: TemplateAttribute, isSvg: boolean): string {
  const jsx = toJsxName(name, isSvg);
  if (isProp(value)) return `${jsx}={${shared === undefined ? toExpression(value) : toClassExpression(shared, value)}}`;
  const text = toJsxValue(name, value, isSvg);
  if (text === undefined) return jsx;
  const isPlain = text.startsWith("'") && !/["&{}\\]/.test(text);
  return isPlain ? `${jsx}="${text.slice(1, -1)}"` : `${jsx}={${text}}`;
}

function toClassExpression(shared: readonly string[], prop: Prop): string {
  if (shared.length === 0) return toExpression(prop);
  return `\`${shared.join(' ')} \${${toExpression(prop)}}\``;
}

/** What a prop says here: itself, or one of two by the state of the item. */
function toExpression(prop: Prop): string {
  if (prop.choice === undefined) return prop.name;
  const { state, whenTrue, whenFalse } = prop.choice;
  if (prop.kind.is === 'attribute' && whenTrue === true && whenFalse === undefined) return state.name;
  return `${state.name} ? ${toLiteral(prop, whenTrue)} : ${toLiteral(prop, whenFalse)}`;
}

export function toLiteral({ kind }: Prop, value: Prop['values'][number]): string {
  if (value === undefined || value === null) return 'undefined';
  if (kind.is === 'attribute') return toJsxValue(kind.name, value as TemplateLiteral, false) ?? 'true';
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

type TemplateLiteral = Exclude<TemplateAttribute['value'], Prop>;

/** Drawings are components, whose names begin with a capital. */
export const toArtName = ({ name }: Prop): string => name.slice(0, 1).toUpperCase() + name.slice(1);

function toGiven(prop: Prop): string {
  if (prop.kind.is === 'boolean') return prop.name;
  return `${prop.kind.is === 'art' ? toArtName(prop) : prop.name} !== undefined`;
}

/** Spaces at the ends of a line are lost, so they are said. */
function printText(text: string, isVerbatim: boolean, depth: number): string[] {
  if (text === '') return [];
  if (isVerbatim) return [indent(depth, `{${quote(text)}}`)];
  const words = text.replaceAll(/[ \t\n\r\f]+/g, ' ');
  const bare = words.replaceAll(/^ | $/g, '');
  if (bare === '') return [indent(depth, "{' '}")];
  const isPlain = !/[{}<>&]|[^\S ]/.test(bare);
  if (!isPlain) return [indent(depth, `{${quote(words)}}`)];
  return [indent(depth, `${words.startsWith(' ') ? "{' '}" : ''}${bare}${words.endsWith(' ') ? "{' '}" : ''}`)];
}

const indent = (depth: number, line: string): string => `${'  '.repeat(depth)}${line}`;
