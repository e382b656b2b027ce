import type { Element, ElementContent } from 'hast';
import { findAttribute, isElement, listElements } from '../../markup/element.ts';
import { createArtShelf, type ArtShelf } from './collect-arts.ts';
import { toPascalCase } from './component-name.ts';
import { isVerbatim, listContent } from './list-content.ts';
import { listAttributes } from './node-key.ts';
import { nameTree } from './name-tree.ts';
import { listColumnHints } from './prop-hint.ts';
import type { ComponentTree, RepeatedComponent, Section, TemplateNode } from './template.ts';
import { unifyItems } from './unify-items.ts';

/** Types that the files of a framework bring in. */
const TYPE_NAMES = ['Art', 'ComponentProps', 'CSSProperties', 'Component'];

/** What is known where a node is built. */
interface Room {
  shelf: ArtShelf;
  columns: readonly string[];
  verbatim: boolean;
}

/** A body as components: its sections, the items that repeat in them, its drawings. `rootTag` takes the place of `body`. */
export function toComponentTree(body: Element, rootTag: string): ComponentTree {
  const shelf = createArtShelf();
  const room: Room = { shelf, columns: [], verbatim: findAttribute(body, 'dataKeeps') === 'space' };
  const screen: Section = {
    name: 'Screen',
    template: buildElement({ ...body, tagName: rootTag }, room),
    components: [],
  };
  return {
    screen,
    sections: nameTree(screen, [...TYPE_NAMES, ...shelf.arts.map(({ name }) => name)]),
    arts: shelf.arts,
  };
}

/** Parts of a page that says nothing of blocks. */
const LANDMARKS: ReadonlySet<string> = new Set(['header', 'nav', 'section', 'footer', 'aside']);

function findSectionName(element: Element): string | undefined {
  const block = findAttribute(element, 'dataBlock');
  if (block !== undefined) return toPascalCase(block, 'Section');
  if (!LANDMARKS.has(element.tagName) || listElements(element).length < FEWEST_ELEMENTS) return undefined;
  return toPascalCase(findAttribute(element, 'ariaLabel') ?? element.tagName, toPascalCase(element.tagName, 'Section'));
}

/** A landmark of less than this is no section worth a file. */
const FEWEST_ELEMENTS = 8;

function buildChild(node: ElementContent, room: Room): TemplateNode {
  if (node.type === 'text') return { is: 'text', value: node.value, isVerbatim: room.verbatim };
  if (!isElement(node)) return { is: 'text', value: '', isVerbatim: false };
  const wanted = room.verbatim ? undefined : findSectionName(node);
  if (wanted === undefined) return buildElement(node, room);
  return { is: 'section', section: { name: wanted, template: buildElement(node, room), components: [] } };
}

function buildElement(element: Element, around: Room): TemplateNode {
  const { tagName: tag } = element;
  if (tag === 'svg') {
    const { className } = element.properties;
    const attributes = className === undefined ? [] : [{ name: 'className', value: className }];
    return { is: 'art', art: around.shelf.take(element), attributes };
  }
  const verbatim = around.verbatim || isVerbatim(element);
  const room: Room = {
    ...around,
    verbatim,
    columns: tag === 'table' ? listColumnHints(element) : around.columns,
  };
  const attributes = listAttributes(element).map(([name, value]) => ({ name, value }));
  const content = listContent(element, verbatim);
  const children = verbatim ? content.map((node) => buildChild(node, room)) : buildRuns(content, room);
  return { is: 'element', tag, isSvg: false, attributes, children };
}

/** Runs of like elements become one component each; everything else is built as it is. */
function buildRuns(content: readonly ElementContent[], room: Room): TemplateNode[] {
  const nodes: TemplateNode[] = [];
  for (let at = 0; at < content.length;) {
    const run = takeRun(content, at);
    const component = run.length < 2 ? undefined : findComponent(run, room);
    if (component !== undefined) {
      nodes.push({ is: 'repeat', component });
      at += component.count;
      continue;
    }
    const node = content[at++];
    if (node !== undefined) nodes.push(buildChild(node, room));
  }
  return nodes;
}

function takeRun(content: readonly ElementContent[], start: number): Element[] {
  const run: Element[] = [];
  for (const node of content.slice(start)) {
    if (!isElement(node) || node.tagName === 'svg' || findSectionName(node) !== undefined) break;
    if (run.length > 0 && run[0]?.tagName !== node.tagName) break;
    run.push(node);
  }
  return run;
}

/** The component of the longest of the run's beginnings that have one. */
function findComponent(run: readonly Element[], room: Room): RepeatedComponent | undefined {
  for (let length = run.length; length >= 2; length--) {
    const items = run.slice(0, length);
    if (!isWorthIt(items)) return undefined;
    const component = unifyItems(items, {
      shelf: room.shelf,
      columns: room.columns,
      build: (element) => buildElement(element, room),
    });
    if (component !== undefined) return component;
  }
  return undefined;
}

const isWorthIt = (items: readonly Element[]): boolean =>
  items.length >= 3 || items.every((item) => listElements(item).length >= FEWEST_INSIDE);

/** Two things are a pair rather than a list, unless each is something built. */
const FEWEST_INSIDE = 3;
