import type { Fact, Item, ItemField, ItemsNode, Node, Section, TableNode, Words } from '../outline/outline.ts';

const LEAST_LANES = 3;

/**
 * A table that only counts the lanes of a board, and the things that are told lane by lane after it, as that board: one
 * part a lane, its count beside its name, its things as cards. Other sections stay as they are.
 */
export function withBoard(section: Section): Section {
  const inner = section.nodes.flatMap((node) => (isBareFrame(node) ? node.nodes : [node]));
  const at = inner.findIndex(isCounts);
  const counts = inner[at];
  const things = inner[at + 1];
  if (counts?.kind !== 'table' || things?.kind !== 'items') return section;
  const lanes = toLanes(counts, things);
  if (lanes === undefined) return section;
  const board: Section = { kind: 'section', place: 'main', flow: 'row', surface: 'open', nodes: lanes };
  return { ...section, nodes: [...inner.slice(0, at), board, ...inner.slice(at + 2)] };
}

/** Boards whose counts are told in one part of the page and whose things in the next. */
export function joinBoards(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    const isApart = last === undefined || !isBareFrame(last) || !isBareFrame(section) || last.place !== section.place;
    const merged = isApart ? undefined : { ...section, nodes: [...last.nodes, ...section.nodes] };
    const board = merged === undefined ? undefined : withBoard(merged);
    if (board === undefined || board === merged) joined.push(section);
    else joined[joined.length - 1] = board;
  }
  return joined;
}

const isBareFrame = (node: Node): node is Section =>
  node.kind === 'section' &&
  node.heading === undefined &&
  node.note === undefined &&
  (node.surface === 'open' || node.surface === 'plain');

/** Names at the left, whole numbers at the right, nothing else. */
const isCounts = (node: Node): boolean =>
  node.kind === 'table' &&
  node.columns.length === 2 &&
  node.rows.length >= LEAST_LANES &&
  node.footer.length === 0 &&
  node.rows.every(
    ({ cells: [name, count, ...more], actions }) =>
      name !== undefined &&
      count !== undefined &&
      more.length === 0 &&
      actions.length === 0 &&
      /^\d{1,3}$/.test(count.text.trim()),
  );

const same = (one: Words | undefined, other: Words): boolean =>
  one?.text.trim().toLowerCase() === other.text.trim().toLowerCase();

const namesOf = (item: Item): readonly (Words | undefined)[] => [
  item.group,
  item.title,
  ...item.fields.map(({ words }) => words),
];

/** The lanes with their things; nothing where a thing or a lane would be left over. */
function toLanes({ rows }: TableNode, { items }: ItemsNode): Section[] | undefined {
  const lanes = rows.map(({ cells: [name, count] }) => {
    if (name === undefined || count === undefined) return undefined;
    const own = items.filter((item) => namesOf(item).some((words) => same(words, name)));
    return { name, count, own };
  });
  const placed = lanes.flatMap((lane) => lane?.own ?? []);
  const areAll = placed.length === items.length && new Set(placed).size === items.length;
  if (!areAll || lanes.some((lane) => lane === undefined || (lane.own.length === 0 && lane.count.text !== '0')))
    return undefined;
  return lanes.flatMap((lane) =>
    lane === undefined
      ? []
      : [
          laneOf(
            lane.name,
            lane.count,
            lane.own.flatMap((item) => cardsOf(item, lane.name)),
          ),
        ],
  );
}

const laneOf = (heading: Words, count: Words, items: Item[]): Section => ({
  kind: 'section',
  heading,
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes: [
    { kind: 'badge', words: count },
    { kind: 'items', layout: 'cards', items },
  ],
});

/** The cards that an entry of the list stands for: itself in its lane, or what it holds where it is the lane. */
function cardsOf({ group, ...item }: Item, lane: Words): Item[] {
  if (same(group, lane)) return [item];
  if (!same(item.title, lane)) return [{ ...item, fields: item.fields.filter(({ words }) => !same(words, lane)) }];
  const held = item.nodes.flatMap((node): Item[] =>
    node.kind === 'items' ? node.items : node.kind === 'facts' ? node.facts.map(toCard) : [],
  );
  const others = item.nodes.filter(({ kind }) => kind !== 'items' && kind !== 'facts');
  const [title, ...fields] = item.fields;
  return title === undefined ? held : [{ title: title.words, fields, nodes: others }, ...held];
}

/** "Tenor: 1,840 kg — due 14 Nov". */
function toCard({ label, value, note, tone }: Fact): Item {
  const said: ItemField[] = note === undefined ? [] : [{ as: 'note', words: note }];
  return {
    title: label ?? value,
    fields: label === undefined ? said : [{ as: 'value', words: value }, ...said],
    nodes: [],
    ...(tone === undefined ? {} : { tone }),
  };
}
