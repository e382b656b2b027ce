import {
  generate,
  walk,
  type Atrule,
  type Block,
  type CssNode,
  type Declaration,
  type List,
  type Raw,
  type Rule,
} from 'css-tree';
import { cleanValue, escapeStrings, parsePart, tellAddress, type Tell } from './clean-value.ts';
import { isKnownProperty } from './css-words.ts';
import { toOwnVariable } from './own-names.ts';

/** Deeper than any sheet of a person's; the parser calls itself for each level. */
const DEEPEST = 60;
const KEPT_GROUPS: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'layer',
  'container',
  'scope',
  'starting-style',
]);
/** Loads, or speaks to the parser alone. */
const SILENT: ReadonlySet<string> = new Set(['charset', 'namespace', 'tailwind', 'theme', 'page', 'viewport']);

/**
 * A hostile style sheet with everything taken out that loads, runs, or could end the element it stands in: an allow-list of
 * rules, properties and functions. What goes is told. Reads on after what is broken, as browsers do.
 */
export function cleanSheet(css: string, tell: Tell): string {
  if (isTooDeep(css)) {
    tell('a style sheet nested too deeply to be read');
    return '';
  }
  const sheet = parsePart(withoutComments(css), 'stylesheet');
  if (sheet?.type !== 'StyleSheet') return '';
  return assertContained(printNodes(sheet.children, tell));
}

/** The declarations of a `style` attribute, cleaned in the same way. */
export function cleanDeclarations(text: string, tell: Tell): string {
  if (isTooDeep(text)) return '';
  const list = parsePart(text.replaceAll(/<!--|-->/g, ''), 'declarationList');
  return list?.type === 'DeclarationList' ? assertContained(printDeclarations(list.children, tell).join(';')) : '';
}

const withoutComments = (css: string): string => css.replaceAll(/<!--|-->/g, ' ');

function isTooDeep(css: string): boolean {
  let depth = 0;
  for (const character of css) {
    if (character === '{' || character === '(' || character === '[') depth++;
    else if (character === '}' || character === ')' || character === ']') depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}

const printNodes = (nodes: List<CssNode>, tell: Tell): string =>
  nodes
    .toArray()
    .map((node) =>
      node.type === 'Rule' ? printRule(node, tell) : node.type === 'Atrule' ? printAtrule(node, tell) : '',
    )
    .join('');

function printRule({ prelude, block }: Rule, tell: Tell): string {
  if (prelude.type !== 'SelectorList' || hasRaw(prelude)) return '';
  const content = printBlock(block, tell);
  return content === '' ? '' : `${escapeStrings(generate(prelude))}{${content}}\n`;
}

function printBlock({ children }: Block, tell: Tell): string {
  const nested = children.toArray().flatMap((node) => {
    if (node.type === 'Rule') return printRule(node, tell);
    if (node.type === 'Atrule') return printAtrule(node, tell);
    return node.type === 'Raw' ? printNested(node, tell) : [];
  });
  const declarations = printDeclarations(children, tell).join(';');
  return [declarations, ...nested.map((rule) => rule.trim())].filter((part) => part !== '').join(';');
}

/** The parser leaves nested rules that do not begin with `&` as text. */
function printNested({ value }: Raw, tell: Tell): string[] {
  if (!value.includes('{')) return [];
  const rule = parsePart(value, 'rule');
  return rule?.type === 'Rule' ? [printRule(rule, tell)] : [];
}

const printDeclarations = (nodes: List<CssNode>, tell: Tell): string[] =>
  nodes.toArray().flatMap((node) => (node.type === 'Declaration' ? printDeclaration(node, tell) : []));

function printDeclaration({ property, value, important }: Declaration, tell: Tell): string[] {
  const name = property.startsWith('--') ? property : property.toLowerCase();
  const isCustom = /^--[\w-]+$/.test(name);
  if (!isCustom && !isKnownProperty(name)) {
    if (/^-?[a-z-]+$/.test(name) && !/^-(?:ms|o|moz|khtml)-/.test(name)) tell(`the style ${name}`);
    return [];
  }
  const text = cleanValue(name, value, tell);
  if (text === undefined || (text === '' && !isCustom)) {
    if (generate(value) !== '') tell(`a value of the style ${name}`);
    return [];
  }
  return [
    `${isCustom ? toOwnVariable(name) : name}:${text === '' ? ' ' : text}${important === false ? '' : '!important'}`,
  ];
}

function printAtrule(rule: Atrule, tell: Tell): string {
  const name = rule.name.toLowerCase();
  const prelude = rule.prelude === null ? '' : escapeStrings(generate(rule.prelude));
  if (name === 'import') tellImport(rule, tell);
  if (name === 'font-face') return rule.block === null ? '' : printFace(rule.block, tell);
  if (/^(?:-webkit-)?keyframes$/.test(name)) return printGroup(name, prelude, rule.block, tell);
  if (name === 'property') return printProperty(prelude, rule.block, tell);
  if (!KEPT_GROUPS.has(name)) {
    if (name !== 'import' && !SILENT.has(name) && !name.startsWith('-')) tell(`the rule @${name.slice(0, 30)}`);
    return '';
  }
  if (rule.prelude !== null && !isSafePrelude(prelude)) return '';
  if (rule.block === null) return name === 'layer' ? `@layer ${prelude};\n` : '';
  return printGroup(name, prelude, rule.block, tell);
}

const isSafePrelude = (prelude: string): boolean =>
  /^[\w\s\-:(),.<>=/%"'*&>+~#[\]|]*$/.test(prelude) && !/url\(|<\/|<!/i.test(prelude);

function printGroup(name: string, prelude: string, block: Block | null, tell: Tell): string {
  if (block === null || !isSafePrelude(prelude)) return '';
  // A group inside a rule holds declarations as well.
  const content = [printDeclarations(block.children, tell).join(';'), printNodes(block.children, tell)]
    .filter((part) => part !== '')
    .join(';');
  return content === '' ? '' : `@${name} ${prelude}{${content}}\n`;
}

function printProperty(prelude: string, block: Block | null, tell: Tell): string {
  if (block === null || !/^--[\w-]+$/.test(prelude)) return '';
  const lines = block.children.toArray().flatMap((node) => {
    if (node.type !== 'Declaration' || !/^(?:syntax|inherits|initial-value)$/.test(node.property)) return [];
    const text = cleanValue(node.property, node.value, tell);
    return text === undefined ? [] : [`${node.property}:${text}`];
  });
  return `@property ${toOwnVariable(prelude)}{${lines.join(';')}}\n`;
}

const FACE: ReadonlySet<string> = new Set(
  `font-family font-style font-weight font-stretch font-display unicode-range font-feature-settings
   font-variation-settings ascent-override descent-override line-gap-override size-adjust`.split(/\s+/),
);

/** A font stays where its file is in the sheet. */
function printFace({ children }: Block, tell: Tell): string {
  const lines: string[] = [];
  let source: string | undefined;
  for (const node of children) {
    if (node.type !== 'Declaration') continue;
    if (node.property === 'src') source ??= printSource(node, tell);
    else if (FACE.has(node.property)) {
      const text =
        node.property === 'unicode-range' ? toRange(generate(node.value)) : cleanValue(node.property, node.value, tell);
      if (text !== undefined) lines.push(`${node.property}:${text}`);
    }
  }
  return source === undefined ? '' : `@font-face{${lines.join(';')};src:${source}}\n`;
}

const toRange = (text: string): string | undefined => (/^[\sU+0-9A-F,?-]+$/i.test(text) ? text : undefined);

/** Of several files the first that is here. */
function printSource({ value }: Declaration, tell: Tell): string | undefined {
  const found: string[] = [];
  walk(value.type === 'Value' ? value : (parsePart(value.value, 'value') ?? value), {
    visit: 'Url',
    enter(node) {
      const text = cleanValue('src', { type: 'Raw', value: generate(node) }, () => {});
      if (text !== undefined) found.push(text);
      else if (/^data:/i.test(node.value)) tellAddress('font', node.value, tell);
    },
  });
  return found[0];
}

function tellImport({ prelude }: Atrule, tell: Tell): void {
  const text = prelude === null ? '' : generate(prelude);
  const address = /["'(]+([^"')]+)/.exec(text)?.[1] ?? text;
  if (!address.startsWith('tailwindcss')) tellAddress('style sheet', address, tell);
}

function hasRaw(node: CssNode): boolean {
  let found = false;
  walk(node, { visit: 'Raw', enter: () => void (found = true) });
  return found;
}

/** Behind all that was looked at: a sheet that loads something or ends its element is a bug, never output. */
function assertContained(css: string): string {
  if (/<\/|<!--|<style|@import|expression\s*\(|javascript:/i.test(css)) return '';
  const addresses = css.match(/url\([^)]{0,60}/gi) ?? [];
  return addresses.every((text) =>
    /^url\((?:#|data:(?:image\/(?:png|jpeg|gif|webp|svg\+xml)|font\/(?:woff2|sfnt));base64,)/.test(text),
  )
    ? css
    : '';
}
