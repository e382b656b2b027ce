import { isBareSwitch } from './item-lead.ts';
import { mergeFacts } from './merge-facts.ts';
import type { ControlKind, ControlNode, Node, PictureNode, TextNode } from '../outline/outline.ts';

/** Nodes that follow one another and belong in one row, list or thread. */
export type NodeGroup =
  | { kind: 'actions'; nodes: ControlNode[]; caption?: TextNode }
  | { kind: 'fields'; nodes: ControlNode[] }
  | { kind: 'choices'; nodes: ControlNode[] }
  | { kind: 'pills'; nodes: Node[] }
  | { kind: 'messages'; nodes: Node[] }
  | { kind: 'media'; nodes: Node[] }
  | { kind: 'pictures'; nodes: PictureNode[] }
  | { kind: 'quotes'; nodes: TextNode[] }
  | { kind: 'lines'; nodes: TextNode[] }
  | { kind: 'ring'; nodes: [Node, Node] }
  | { kind: 'switch'; nodes: [Node, ControlNode] }
  | { kind: 'one'; nodes: [Node] };

type GroupKind = Exclude<NodeGroup['kind'], 'one' | 'lines' | 'media' | 'pictures' | 'switch' | 'ring'>;

const CONTROL_GROUPS: Readonly<Partial<Record<ControlKind, GroupKind>>> = {
  button: 'actions',
  link: 'actions',
  'icon-button': 'actions',
  slide: 'actions',
  input: 'fields',
  textarea: 'fields',
  select: 'fields',
  date: 'fields',
  time: 'fields',
  file: 'fields',
  color: 'fields',
  stepper: 'fields',
  slider: 'fields',
  search: 'fields',
  checkbox: 'choices',
  radio: 'choices',
  toggle: 'choices',
};

function groupOf(node: Node): GroupKind | undefined {
  if (node.kind === 'control') {
    const kind = CONTROL_GROUPS[node.control];
    // A group of options brings its own rows.
    return kind === 'choices' && node.options.length > 0 ? 'fields' : kind;
  }
  if (node.kind === 'badge' || node.kind === 'icon' || node.kind === 'rating') return 'pills';
  if (node.kind === 'text' && node.role === 'quote') return 'quotes';
  return node.kind === 'message' ? 'messages' : undefined;
}

const LONGEST_CAPTION = 48;
const MOST_SAID = 5;

const isSmallPicture = (node: Node | undefined): boolean =>
  node?.kind === 'picture' &&
  node.caption === undefined &&
  (node.picture === 'avatar' || node.picture === 'logo' || node.size === 'small');

const isSaid = (node: Node): boolean =>
  node.kind === 'badge' ||
  node.kind === 'rating' ||
  (node.kind === 'text' && node.role !== 'quote' && node.role !== 'notice' && node.words.text.length <= 90) ||
  (node.kind === 'facts' && node.layout === 'inline');

const isRing = (node: Node): boolean => node.kind === 'progress' && node.display === 'ring';

const isFewFacts = (node: Node): boolean =>
  node.kind === 'facts' &&
  node.facts.length <= 4 &&
  node.facts.every(({ label, value }) => (label?.text.length ?? 0) <= 18 && value.text.length <= 14);

type PictureGroup = NodeGroup & { nodes: PictureNode[] };

const arePictures = (group: NodeGroup): group is PictureGroup =>
  group.kind === 'pictures' || (group.kind === 'one' && group.nodes[0].kind === 'picture');

const SET: ReadonlySet<PictureNode['picture']> = new Set(['photo', 'illustration', 'drawing', 'avatar', 'swatch']);

/** Pictures of one sort that follow one another are looked at together. */
const isOfSet = (node: PictureNode, others: readonly PictureNode[]): boolean =>
  SET.has(node.picture) && others.every(({ picture, size }) => picture === node.picture && size === node.size);

/** Puts neighbours of one kind together, in their order. A product card among messages stays in their thread. */
export function toGroups(nodes: readonly Node[]): NodeGroup[] {
  const groups: NodeGroup[] = [];
  for (const node of mergeFacts(nodes)) {
    const kind = groupOf(node);
    const before = groups.at(-1);
    // A switch without words of its own turns on what was said before it.
    if (before?.kind === 'one' && before.nodes[0].kind === 'text' && node.kind === 'control' && isBareSwitch(node)) {
      groups[groups.length - 1] = { kind: 'switch', nodes: [before.nodes[0], node] };
      continue;
    }
    // A portrait or thumbnail with what is said of it beside it.
    if (
      before !== undefined &&
      isSaid(node) &&
      isSmallPicture(before.nodes[0]) &&
      (before.kind === 'one' || before.kind === 'media') &&
      before.nodes.length < MOST_SAID
    ) {
      groups[groups.length - 1] = { kind: 'media', nodes: [...before.nodes, node] };
      continue;
    }
    // What a ring counts and the few figures beside it are read together.
    if (before?.kind === 'one' && isRing(before.nodes[0]) && isFewFacts(node)) {
      groups[groups.length - 1] = { kind: 'ring', nodes: [before.nodes[0], node] };
      continue;
    }
    const last = groups.at(-1);
    // Small print of a button belongs in its line.
    if (
      last?.kind === 'actions' &&
      last.caption === undefined &&
      node.kind === 'text' &&
      node.role === 'caption' &&
      node.words.text.length <= LONGEST_CAPTION
    ) {
      last.caption = node;
      continue;
    }
    if (node.kind === 'picture' && last !== undefined && arePictures(last) && isOfSet(node, last.nodes)) {
      groups[groups.length - 1] = { kind: 'pictures', nodes: [...last.nodes, node] };
      continue;
    }
    if (kind !== undefined && last?.kind === kind) (last.nodes as Node[]).push(node);
    else if (kind === undefined) groups.push({ kind: 'one', nodes: [node] });
    else groups.push({ kind, nodes: [node] } as NodeGroup);
  }
  return withLines(groups);
}

const LONGEST_LINE = 36;

const isLine = (node: Node): node is TextNode =>
  node.kind === 'text' &&
  (node.role === 'paragraph' || node.role === 'caption') &&
  node.words.text.length <= LONGEST_LINE;

/** Short lines that follow one another are told of one thing: they stand close. */
function withLines(groups: readonly NodeGroup[]): NodeGroup[] {
  const joined: NodeGroup[] = [];
  for (const group of groups) {
    const [node] = group.nodes;
    const last = joined.at(-1);
    if (group.kind !== 'one' || node === undefined || !isLine(node)) joined.push(group);
    else if (last?.kind === 'lines') last.nodes.push(node);
    else if (last?.kind === 'one' && isLine(last.nodes[0]))
      joined[joined.length - 1] = { kind: 'lines', nodes: [last.nodes[0], node] };
    else joined.push(group);
  }
  return joined;
}
