import type { Element, ElementContent } from 'hast';
import { find, html, svg } from 'property-information';
import { escapeHtml } from '../../markup/html.ts';
import { openAmpersands } from '../../markup/print-body.ts';
import { listAttributes } from '../components/node-key.ts';
import {
  isProp,
  type AttributeValue,
  type Prop,
  type TemplateAttribute,
  type TemplateNode,
} from '../components/template.ts';
import type { Dialect } from './dialect.ts';
import { standsAlone } from './stands-alone.ts';

/** Where a node is printed: whose props its expressions read. */
interface Scope {
  dialect: Dialect;
  /** Name of the item around; undefined outside of lists. */
  item?: string;
  /** How many lists are around. */
  level: number;
}

const INDENT = '  ';
/** Without an end tag. */
const VOID_TAGS: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Lines of markup. Nothing is put between nodes that share a line of text, since these frameworks keep such a space:
 * an element goes on several lines only where its content stands in lines of its own.
 */
export function printMarkup(node: TemplateNode, scope: Scope, extra: readonly string[] = []): string[] {
  const { dialect } = scope;
  switch (node.is) {
    case 'text':
      return node.value === ''
        ? []
        : [node.isVerbatim ? dialect.verbatim(node.value) : printWords(node.value, dialect)];
    case 'value':
      return [dialect.value(toExpression(node.prop, scope))];
    case 'section':
      return [`<${[node.section.name, ...extra].join(' ')} />`];
    case 'art': {
      const attributes = [...extra, ...node.attributes.map((attribute) => printAttribute(attribute, true, scope))];
      if (isProp(node.art)) return [dialect.component(toExpression(node.art, scope), attributes)];
      return [`<${[node.art.name, ...attributes].join(' ')} />`];
    }
    case 'optional': {
      if (node.child.is === 'value') return printMarkup(node.child, scope);
      const isElement = node.child.is === 'element' || node.child.is === 'art';
      const given = node.given.map((prop) => toGiven(prop, scope)).join(' && ');
      return dialect.when(given, (more) => printMarkup(node.child, scope, [...more, ...extra]), isElement);
    }
    case 'repeat': {
      const item = scope.level === 0 ? 'item' : `item${scope.level + 1}`;
      const list = node.items === undefined ? node.component.plural : `${scope.item ?? ''}.${node.items.name}`;
      const inner = { dialect, item, level: scope.level + 1 };
      return dialect.each(list, item, (more) => printMarkup(node.component.template, inner, [...extra, ...more]));
    }
    case 'element':
      return printElement(node, scope, extra);
  }
}

function printElement(
  node: Extract<TemplateNode, { is: 'element' }>,
  scope: Scope,
  extra: readonly string[],
): string[] {
  const attributes = [...extra, ...node.attributes.map((attribute) => printAttribute(attribute, node.isSvg, scope))];
  const start = [`<${node.tag}`, ...attributes].join(' ');
  if (VOID_TAGS.has(node.tag)) return [`${start} />`];
  const children = node.children.map((child) => printMarkup(child, scope)).filter((lines) => lines.length > 0);
  if (children.length === 0) return [`${start}></${node.tag}>`];
  if (standsAlone(node)) {
    const content = children.flat().map((line) => `${INDENT}${line}`);
    return [`${start}>`, ...content, `</${node.tag}>`];
  }
  return joinLines([[`${start}>`], ...children, [`</${node.tag}>`]]);
}

/** The last line of one piece goes on as the first of the next. */
function joinLines(pieces: readonly string[][]): string[] {
  return pieces.reduce((lines, piece) => {
    const last = lines.at(-1) ?? '';
    const [first = '', ...others] = piece;
    return [...lines.slice(0, -1), last + first, ...others];
  }, []);
}

const printWords = (words: string, dialect: Dialect): string => dialect.text(words.replaceAll(/[ \t\n\r\f]+/g, ' '));

/** A drawing, in one line: it is data rather than something to read. `extra` stands behind its own attributes. */
export function printDrawing(element: Element, dialect: Dialect, extra: readonly string[] = []): string {
  const attributes = listAttributes(element).map(([name, value]) =>
    dialect.attribute(toName(name, true), toText(name, value, true)),
  );
  const content = element.children.map((child: ElementContent) => {
    if (child.type === 'element') return printDrawing(child, dialect);
    return child.type === 'text' ? dialect.verbatim(child.value) : '';
  });
  return `<${[element.tagName, ...attributes, ...extra].join(' ')}>${content.join('')}</${element.tagName}>`;
}

function printAttribute({ name, value, shared }: TemplateAttribute, isSvg: boolean, scope: Scope): string {
  const { dialect } = scope;
  const attribute = toName(name, isSvg);
  if (!isProp(value)) return dialect.attribute(attribute, toText(name, value, isSvg));
  const expression = toExpression(value, scope);
  if (shared === undefined || shared.length === 0) return dialect.bound(attribute, expression);
  return dialect.bound(attribute, `\`${shared.join(' ')} \${${expression}}\``);
}

const toName = (name: string, isSvg: boolean): string => find(isSvg ? svg : html, name).attribute;

/** A value as markup has it; `true` stands alone. */
function toText(name: string, value: AttributeValue, isSvg: boolean): string | true {
  if (value === true) return true;
  if (Array.isArray(value)) return value.join(find(isSvg ? svg : html, name).commaSeparated ? ', ' : ' ');
  return String(value ?? '');
}

/** What a prop says here: itself, or one of two by the state of the item. */
function toExpression(prop: Prop, scope: Scope): string {
  const of = (name: string): string => (scope.item === undefined ? name : `${scope.item}.${name}`);
  if (prop.choice === undefined) return of(prop.name);
  const { state, whenTrue, whenFalse } = prop.choice;
  return `${of(state.name)} ? ${toLiteral(prop, whenTrue)} : ${toLiteral(prop, whenFalse)}`;
}

function toGiven(prop: Prop, scope: Scope): string {
  const name = scope.item === undefined ? prop.name : `${scope.item}.${prop.name}`;
  return prop.kind.is === 'boolean' ? name : `${name} !== undefined`;
}

/** What a prop's value is in a script. */
export function toLiteral({ kind }: Prop, value: Prop['values'][number]): string {
  if (value === undefined || value === null) return 'undefined';
  if (value === true) return 'true';
  if (kind.is === 'attribute') return quote(String(toText(kind.name, value as AttributeValue, false)));
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

/** In single quotes wherever that needs no escape. */
export const quote = (text: string): string =>
  /['\\\n\r\u2028\u2029]/.test(text)
    ? JSON.stringify(text).replaceAll('</', '<\\/')
    : `'${text.replaceAll('</', '<\\/')}'`;

/** For values in double quotes. */
export const escapeAttribute = (text: string): string =>
  openAmpersands(text.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));

export const escapeText = (words: string): string => escapeHtml(words).replaceAll('\u00a0', '&nbsp;');
