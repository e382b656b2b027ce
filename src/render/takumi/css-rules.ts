import { splitTopLevel } from '../paint/computed-style.ts';
import { matchesMedia } from './css-media.ts';
import { parseCss } from './css-syntax.ts';
import { parseSelectors } from './css-selector.ts';
import type { MediaSize } from './css-media.ts';
import type { Selector } from './css-selector.ts';
import type { CssBlock, CssDeclaration, CssItem } from './css-syntax.ts';

/** A style rule that is in force for the page. */
export interface StyleRule {
  selector: Selector;
  declarations: CssDeclaration[];
  /** Later layers win; what is in no layer wins over all (CSS Cascade 5, 6.4.3). */
  layer: number;
  /** All of these must hold for the element's containers. */
  containers: ContainerQuery[];
}

/** One `@container` condition, of the nearest container or of the nearest one by that name. */
export interface ContainerQuery {
  name: string | undefined;
  condition: string;
}

/** `@property`: whether a custom property is inherited, and what it is where nothing sets it. */
export interface RegisteredProperty {
  inherits: boolean;
  initialValue: string | undefined;
}

export interface StyleSheet {
  rules: StyleRule[];
  properties: ReadonlyMap<string, RegisteredProperty>;
}

const UNLAYERED = Number.MAX_SAFE_INTEGER;

/** The rules of a style sheet that hold at this size, flattened: no nesting, no conditions, no layers by name. */
export function readStyleSheet(css: string, size: MediaSize): StyleSheet {
  const reading: Reading = { size, rules: [], properties: new Map(), layers: [] };
  const outermost: Scope = { selectors: undefined, layer: undefined, containers: [] };
  for (const item of parseCss(css)) readItem(item, outermost, reading);
  const order = (name: string | undefined): number => (name === undefined ? UNLAYERED : reading.layers.indexOf(name));
  return {
    rules: reading.rules.map(({ layer, ...rule }) => ({ ...rule, layer: order(layer) })),
    properties: reading.properties,
  };
}

interface Reading {
  size: MediaSize;
  rules: (Omit<StyleRule, 'layer'> & { layer: string | undefined })[];
  properties: Map<string, RegisteredProperty>;
  layers: string[];
}

interface Scope {
  /** Selectors of the enclosing rules, already joined. */
  selectors: string[] | undefined;
  layer: string | undefined;
  containers: ContainerQuery[];
}

function readItem(item: CssItem, scope: Scope, reading: Reading): void {
  if (item.kind === 'declaration') return;
  if (item.prelude.startsWith('@')) readAtRule(item, scope, reading);
  else readBody(item.items, { ...scope, selectors: join(scope.selectors, splitTopLevel(item.prelude, ',')) }, reading);
}

function readBody(items: CssItem[], scope: Scope, reading: Reading): void {
  const declarations = items.filter((item) => item.kind === 'declaration');
  if (scope.selectors !== undefined && declarations.length > 0) {
    const selectors = scope.selectors.flatMap(parseSelectors);
    const { layer, containers } = scope;
    reading.rules.push(...selectors.map((selector) => ({ selector, declarations, layer, containers })));
  }
  for (const item of items) readItem(item, scope, reading);
}

function readAtRule(block: CssBlock, scope: Scope, reading: Reading): void {
  const [, keyword = '', rest = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(block.prelude) ?? [];
  if (keyword === 'media' && matchesMedia(rest, reading.size)) readBody(block.items, scope, reading);
  else if (keyword === 'supports' && !rest.startsWith('not ')) readBody(block.items, scope, reading);
  else if (keyword === 'container') readContainer(rest, block, scope, reading);
  else if (keyword === 'layer') readLayer(rest, block, scope, reading);
  else if (keyword === 'property') readProperty(rest.trim(), block.items, reading);
}

function readContainer(rest: string, block: CssBlock, scope: Scope, reading: Reading): void {
  const [, name, condition = ''] = /^([\w-]+(?=\s))?\s*([\s\S]*)$/.exec(rest) ?? [];
  readBody(block.items, { ...scope, containers: [...scope.containers, { name, condition }] }, reading);
}

function readLayer(names: string, block: CssBlock, scope: Scope, reading: Reading): void {
  const full = splitTopLevel(names, ',').map((name) => (scope.layer === undefined ? name : `${scope.layer}.${name}`));
  if (full.length === 0) full.push(`(anonymous ${reading.layers.length})`);
  for (const name of full) if (!reading.layers.includes(name)) reading.layers.push(name);
  readBody(block.items, { ...scope, layer: full[0] }, reading);
}

function readProperty(name: string, items: CssItem[], reading: Reading): void {
  const values = new Map(items.flatMap((item) => (item.kind === 'declaration' ? [[item.property, item.value]] : [])));
  reading.properties.set(name, {
    inherits: values.get('inherits') !== 'false',
    initialValue: values.get('initial-value'),
  });
}

/** CSS Nesting 1, 3: `&` stands for the outer selector; without it the inner one is its descendant. */
function join(outer: string[] | undefined, inner: string[]): string[] {
  if (outer === undefined) return inner;
  const [only] = outer;
  const parent = outer.length === 1 && only !== undefined ? only : `:is(${outer.join(', ')})`;
  return inner.map((selector) =>
    selector.includes('&') ? selector.replace(/&/g, () => parent) : `${parent} ${selector}`,
  );
}
