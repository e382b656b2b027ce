import type { Mention } from '../../lexicon/mention.ts';
import type { ItemsNode, Node, TableNode, Words } from '../../outline.ts';
import type { Sentence, Token } from '../../phrases/token.ts';
import type { PageDraft } from '../page-draft.ts';
import type { Collection, Owner, Placing, Scope } from '../scope.ts';
import { CONNECTING } from './connecting.ts';

/** A sentence while it is read: what is open in it, and what waits for what comes next. */
export class Statement {
  readonly draft: PageDraft;
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  /** Containers opened so far, outermost first; the first is the one given. */
  readonly scopes: Scope[];
  readonly lang: string;
  placing: Placing = {};
  collection: Collection | undefined;
  items: ItemsNode | TableNode | undefined;
  last: Node | undefined;
  /** Whether places in a bar stand behind what they place: "Back on the left, Next on the right". */
  isPostfix = false;
  /** Whether parts follow under this statement, so that lists may stay empty. */
  readonly hasParts: boolean;
  readonly isCard: boolean;
  /** The label that was named for the control behind it: "label 'Name', text field". */
  labelNext: Words | undefined;
  /** Buttons or badges that go on after an icon of one of them. */
  many: Collection | undefined;

  constructor(draft: PageDraft, sentence: Sentence, owner: Owner, options: { hasParts: boolean; placing?: Placing }) {
    this.draft = draft;
    this.sentence = sentence;
    this.tokens = sentence.tokens;
    this.scopes = [owner.scope];
    this.lang = draft.outline.lang;
    this.hasParts = options.hasParts;
    this.placing = options.placing ?? {};
    this.items = owner.items;
    const { node, takes } = owner.collection ?? {};
    this.isCard = takes === 'items' && node?.kind === 'items' && node.items.length === 0 && CARDS.has(node.layout);
  }

  get scope(): Scope {
    const scope = this.scopes.at(-1);
    if (scope === undefined) throw new Error('a statement always has the scope that it was given');
    return scope;
  }

  get holder(): Scope {
    const scope = this.scope;
    return scope.bar === undefined ? scope : this.draft.page;
  }

  /** Whether the part announced several cards and this statement tells one of them. */
  get holdsCards(): boolean {
    return this.scopes.length === 1 && this.scope.rank === 1 && this.isCard;
  }

  /** The scope that nodes go into; on the page itself a part is opened for them. */
  open(): Scope {
    const scope = this.scope;
    if (scope.bar !== undefined) return { ...scope, nodes: scope.bar[this.placing.slot ?? 'start'] };
    if (scope.rank > 0) return scope;
    const opened = this.draft.openSection(scope, this.takePlacing(undefined));
    this.scopes.push(opened);
    return opened;
  }

  put(node: Node): void {
    const scope = this.open();
    const nodes = scope.bar === undefined ? scope.nodes : scope.bar[this.placing.slot ?? 'start'];
    nodes.push(node);
    this.last = node;
    this.collection = undefined;
  }

  takePlacing(mention: Mention | undefined): Placing {
    const placing = this.placing;
    this.placing = {};
    const place = mention?.entry.place;
    return place !== undefined && placing.place === undefined ? { ...placing, place } : placing;
  }

  /** Leaves signs and connecting words before the next phrase to that phrase. */
  trimConnectors(start: number, end: number): number {
    let index = end;
    while (index > start) {
      const token = this.tokens[index - 1];
      if (token?.is === 'sign' || token?.is === 'place' || (token?.is === 'words' && CONNECTING.test(token.piece.text)))
        index--;
      else break;
    }
    return index;
  }
}

const CARDS: ReadonlySet<ItemsNode['layout']> = new Set(['cards', 'columns', 'grid', 'tiles']);
