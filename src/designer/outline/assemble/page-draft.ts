import type { Bar, Node, Outline, Place, Section, Words } from '../outline.ts';
import type { Piece } from '../form/piece.ts';
import type { Item, ItemsNode, TableNode } from '../outline.ts';
import { applyTemplates, type Template } from './apply-template.ts';
import type { Placing, Scope } from './scope.ts';

/** The outline while it is being read: knows where the next part goes. */
export class PageDraft {
  /** The last list before the heading that was read last. */
  #ended: ItemsNode | TableNode | undefined;
  readonly outline: Outline;
  readonly page: Scope;
  /** The part of the page that was opened last. */
  #last: Section | undefined;
  /** Where a title comes from that nothing calls so, and that title. */
  #seems: 'bar' | 'context' | undefined;
  #seeming: Words | undefined;
  /** The prompt's own heading: words for a title where nothing else gives one. */
  heading: Piece | undefined;
  /** How many words the whole prompt has. */
  words = 0;
  /** The prompt describes a page for visitors: its head holds links, its foot addresses. */
  isSite = false;
  /** Looks that were stated as data, beside those that sentences state. */
  stated: Outline['style'] | undefined;
  /** The column that the paragraph is in: what is told next without a place of its own stands there too. */
  column: Place | undefined;
  readonly #templates = new Map<ItemsNode | TableNode, Template[]>();
  readonly #awaiting: { nodes: Node[]; from: number; templates: readonly Template[] }[] = [];
  /** Whose messages stand at the right of a conversation: who was named with that side, else the first who speaks. */
  #mine: string | undefined;

  constructor(purpose: string, lang: string) {
    this.outline = {
      lang,
      kind: 'app',
      purpose,
      style: { colors: [], fonts: [], moods: [], statements: [] },
      frame: {},
      sections: [],
      refusals: [],
      isWhole: false,
      unread: [],
      context: [],
    };
    this.page = { nodes: this.outline.sections, rank: 0 };
  }

  /** Opens a section inside `scope`, placed as the words before it say. */
  openSection(scope: Scope, placing: Placing, given: Partial<Section> = {}): Scope {
    const section: Section = {
      kind: 'section',
      place: this.#placeOf(scope, placing),
      flow: placing.flow ?? 'stack',
      surface: 'open',
      nodes: [],
      ...(placing.share === undefined ? {} : { share: placing.share }),
      ...(placing.columns === undefined ? {} : { columns: placing.columns }),
      ...given,
    };
    scope.nodes.push(section);
    if (scope.rank === 0) this.#last = section;
    const rank = scope.rank === 0 ? 1 : scope.rank === 1 ? 2 : 3;
    return { nodes: section.nodes, section, rank };
  }

  #placeOf(scope: Scope, { place, relation }: Placing): Section['place'] {
    if (scope.rank > 0) return place ?? scope.section?.place ?? 'main';
    const last = this.#last;
    if (relation === 'beside' && last !== undefined && (place === undefined || place === 'right')) {
      if (last.place === 'main' || last.place === 'top') last.place = 'left';
      return 'right';
    }
    if (place !== undefined) return place;
    // "Under it" stays in the column that it is under.
    if (relation === 'below' && last !== undefined && (last.place === 'left' || last.place === 'right'))
      return last.place;
    return relation === undefined ? (this.column ?? 'main') : 'main';
  }

  get last(): Section | undefined {
    return this.#last;
  }

  header(): Bar {
    return (this.outline.frame.header ??= { start: [], middle: [], end: [] });
  }

  foot(): Bar {
    return (this.outline.frame.foot ??= { start: [], middle: [], end: [], isSticky: true });
  }

  /**
   * Takes words as the page's title if it has none yet; whether it took them. A title that the page only seems to have,
   * by what stands in its `bar` or what its prompt calls it (`context`), gives way to one that is called so.
   */
  offerTitle(words: Words, seems?: 'bar' | 'context'): boolean {
    const { title } = this.outline;
    if (title !== undefined && (seems !== undefined || !this.isTitleWeak)) return false;
    if (title !== undefined && title.text !== words.text) {
      if (this.#seems === 'bar') this.header().start.unshift({ kind: 'text', role: 'paragraph', words: title });
      else this.outline.context.push(title);
    }
    this.outline.title = words;
    this.#seems = seems;
    this.#seeming = seems === undefined ? undefined : words;
    return true;
  }

  get isTitleWeak(): boolean {
    return this.#seeming !== undefined && this.#seeming === this.outline.title;
  }

  /** Whether a node of the kind stands on the page already. */
  holds(kind: Node['kind']): boolean {
    const has = (node: Node): boolean => node.kind === kind || (node.kind === 'section' && node.nodes.some(has));
    return this.outline.sections.some(has);
  }

  /** The list or table that was named last on the page. */
  lastList(): ItemsNode | TableNode | undefined {
    const find = (nodes: readonly Node[]): ItemsNode | TableNode | undefined => {
      for (const node of nodes.toReversed()) {
        if (node.kind === 'items' || node.kind === 'table') return node;
        const inner = node.kind === 'section' ? find(node.nodes) : undefined;
        if (inner !== undefined) return inner;
      }
      return undefined;
    };
    const found = find(this.outline.sections);
    return found === this.#ended ? undefined : found;
  }

  /** A heading ends what the list before it may still be told of. */
  endList(): void {
    this.#ended = this.lastList() ?? this.#ended;
  }

  /** The list that stands in the part that is being told. */
  listIn({ nodes, rank }: Scope): ItemsNode | TableNode | undefined {
    return findList(rank === 0 ? (this.#last?.nodes ?? []) : nodes, 0);
  }

  addTemplates(node: ItemsNode | TableNode, templates: readonly Template[]): void {
    this.#templates.set(node, [...(this.#templates.get(node) ?? []), ...templates]);
  }

  /** What each thing of a list has goes over to the table that takes the list's place. */
  moveTemplates(from: Node | undefined, to: TableNode): void {
    if (from?.kind !== 'items') return;
    const templates = this.#templates.get(from);
    this.#templates.delete(from);
    if (templates !== undefined) this.addTemplates(to, templates);
  }

  /** Keeps what each thing of a list has until that list comes, in the part that `nodes` belong to. */
  awaitTemplates(nodes: Node[], templates: readonly Template[]): void {
    if (templates.length > 0) this.#awaiting.push({ nodes, from: nodes.length, templates });
  }

  /** Once all things of all lists are known, each gets what its list says. */
  applyTemplates(): void {
    for (const [node, templates] of this.#templates) {
      const isFilled = node.kind === 'items' ? node.items.length > 0 : node.rows.length > 0;
      const list = isFilled ? node : findList(this.#holderOf(node), 0);
      if (list !== undefined) applyTemplates(list, templates);
    }
    for (const { nodes, from, templates } of this.#awaiting) {
      const list = findList(nodes, from) ?? findList(nodes, 0) ?? linesAsItems(nodes, from);
      if (list !== undefined) applyTemplates(list, templates);
    }
  }

  #holderOf(node: Node): readonly Node[] {
    const find = (nodes: readonly Node[]): readonly Node[] | undefined => {
      if (nodes.includes(node)) return nodes;
      for (const each of nodes) {
        const inner = each.kind === 'section' ? find(each.nodes) : undefined;
        if (inner !== undefined) return inner;
      }
      return undefined;
    };
    return find(this.outline.sections) ?? [];
  }

  isMine(from: string): boolean {
    this.#mine ??= from.toLowerCase();
    return from.toLowerCase() === this.#mine;
  }
}

/** The first list with something in it, from the node at `from`. */
function findList(nodes: readonly Node[], from: number): ItemsNode | TableNode | undefined {
  for (const node of nodes.slice(from)) {
    if ((node.kind === 'items' && node.items.length > 0) || (node.kind === 'table' && node.rows.length > 0))
      return node;
    const inner = node.kind === 'section' ? findList(node.nodes, 0) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Lines of text that were told to have a picture each become things: "Graciela Montalvo, leads and follows". */
function linesAsItems(nodes: Node[], from: number): ItemsNode | undefined {
  const lines = nodes.slice(from).filter((node) => node.kind === 'text' && node.role === 'paragraph');
  if (lines.length < 2 || lines.length !== nodes.length - from) return undefined;
  const items = lines.flatMap((node): Item[] => {
    if (node.kind !== 'text') return [];
    const [name = node.words.text] = node.words.text.split(', ');
    const rest = node.words.text.slice(name.length + 2);
    return [
      {
        title: partOf(node.words, 0, name.length),
        fields: rest === '' ? [] : [{ words: partOf(node.words, name.length + 2, node.words.text.length), as: 'note' }],
        nodes: [],
      },
    ];
  });
  const list: ItemsNode = { kind: 'items', layout: 'columns', items };
  nodes.splice(from, lines.length, list);
  return list;
}

const partOf = ({ text, origin, span }: Words, start: number, end: number): Words => ({
  text: text.slice(start, end),
  origin,
  ...(span === undefined ? {} : { span: { start: span.start + start, end: span.start + end } }),
});
