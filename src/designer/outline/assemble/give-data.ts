import type { Fact, FactsNode, Item, ItemsNode, Node, Outline, Section, TableNode } from '../outline.ts';

/** What a part of the prompt is about that only gives data: what the page shows of it, other parts say. */
export const DATA = 'given-data';
/** "Input data", "DATA", "Sample data (use exactly)". */
export const HEADS_DATA =
  /^(?:\d+[.)]\s*)?(?:(?:input|sample|given|example|seed|mock|test|real)\s+)?(?:data|inputs?)(?:\s+(?:to use|given|for .*))?\s*(?:\([^)]*\))?\s*:?$|^(?:beispiel)?daten:?$|^données:?$|^datos:?$|^dati:?$|^dados:?$|^gegevens:?$/iu;

type Held = { kind: 'items'; node: ItemsNode } | { kind: 'table'; node: TableNode };

/**
 * Gives what the parts of a page only name ("the four facts Site, Darkness and Moon", "list of all targets") what the
 * prompt's data says of it. Data that nothing names stays where it was told.
 */
export function giveData(outline: Outline): void {
  const sources = outline.sections.filter(({ about }) => about === DATA);
  for (const source of sources) {
    const others = outline.sections.filter((section) => section !== source);
    const facts = factsIn(source.nodes);
    const used = new Set<Fact | Item | Node>();
    for (const section of others) fillSection(section, source, facts, used);
    const rest = source.nodes.flatMap((node) => leftOf(node, used));
    const loose = rest.filter((node) => node.kind !== 'section');
    const { about: _, ...plain } = source;
    outline.sections.splice(
      outline.sections.indexOf(source),
      1,
      ...(loose.length === 0 ? [] : [{ ...plain, nodes: loose }]),
      ...rest.filter((node) => node.kind === 'section'),
    );
  }
}

function fillSection(
  section: Section,
  source: Section,
  facts: ReadonlyMap<string, Fact>,
  used: Set<Fact | Item | Node>,
): void {
  const named = section.nodes.find((node) => node.kind === 'text' && node.role === 'heading');
  const name = section.heading?.text ?? (named?.kind === 'text' ? named.words.text : undefined);
  for (const node of section.nodes) {
    if (node.kind === 'section') fillSection(node, source, facts, used);
    else if (node.kind === 'facts') fillFacts(node, facts, used);
    else if (node.kind === 'items') {
      const given = node.items.length === 0 && name !== undefined ? listNamed(source.nodes, name) : undefined;
      if (given?.kind === 'items') {
        node.items.push(...given.node.items);
        used.add(given.node);
      } else for (const item of node.items) fillItem(item, source.nodes, facts, used);
    } else if (node.kind === 'table' && node.rows.length === 0 && name !== undefined) {
      const given = listNamed(source.nodes, name);
      if (given?.kind !== 'table') continue;
      if (node.columns.length === 0) node.columns = given.node.columns;
      node.rows = given.node.rows;
      used.add(given.node);
    }
  }
}

/** Facts of which only the names were said. */
function fillFacts(node: FactsNode, facts: ReadonlyMap<string, Fact>, used: Set<Fact | Item | Node>): void {
  node.facts = node.facts.map((fact) => {
    const name = fact.value.text === '' ? fact.label?.text : fact.label === undefined ? fact.value.text : undefined;
    const given = name === undefined ? undefined : facts.get(keyOf(name));
    if (given === undefined) return fact;
    used.add(given);
    return { ...fact, ...given };
  });
}

/** An entry of which only the name was said: the thing itself, or a fact. */
function fillItem(
  item: Item,
  source: readonly Node[],
  facts: ReadonlyMap<string, Fact>,
  used: Set<Fact | Item | Node>,
): void {
  if (item.fields.length > 0) return;
  const key = keyOf(item.title.text);
  const fact = facts.get(key);
  if (fact !== undefined) {
    item.fields.push({ words: fact.value, as: 'value' });
    used.add(fact);
    return;
  }
  const given = itemsIn(source).find(({ title }) => keyOf(title.text) === key);
  if (given === undefined) return;
  item.fields.push(...given.fields);
  used.add(given);
}

function leftOf(node: Node, used: ReadonlySet<Fact | Item | Node>): Node[] {
  if (used.has(node)) return [];
  if (node.kind === 'facts') {
    const facts = node.facts.filter((fact) => !used.has(fact));
    return facts.length === 0 ? [] : [{ ...node, facts }];
  }
  if (node.kind === 'items') {
    const items = node.items.filter((item) => !used.has(item));
    return items.length === 0 && node.items.length > 0 ? [] : [{ ...node, items }];
  }
  if (node.kind !== 'section') return [node];
  const nodes = node.nodes.flatMap((inner) => leftOf(inner, used));
  return nodes.length === 0 ? [] : [{ ...node, nodes }];
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const factsIn = (nodes: readonly Node[]): ReadonlyMap<string, Fact> =>
  new Map(
    nodes.flatMap((node): [string, Fact][] =>
      node.kind === 'section'
        ? [...factsIn(node.nodes)]
        : node.kind === 'facts'
          ? node.facts.flatMap((fact): [string, Fact][] =>
              fact.label === undefined ? [] : [[keyOf(fact.label.text), fact]],
            )
          : [],
    ),
  );

const itemsIn = (nodes: readonly Node[]): Item[] =>
  nodes.flatMap((node) => (node.kind === 'section' ? itemsIn(node.nodes) : node.kind === 'items' ? node.items : []));

/** The list under a name: "Targets, in order" for "Targets". */
function listNamed(nodes: readonly Node[], name: string): Held | undefined {
  for (const node of nodes) {
    if (node.kind !== 'section') continue;
    const heading = keyOf(node.heading?.text ?? '');
    if (heading === keyOf(name) || heading.startsWith(`${keyOf(name)} `)) {
      const list = node.nodes.find((inner) => inner.kind === 'items' || inner.kind === 'table');
      if (list !== undefined) return { kind: list.kind, node: list } as Held;
    }
    const inner = listNamed(node.nodes, name);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
