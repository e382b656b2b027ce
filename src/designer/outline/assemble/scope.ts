import type { Bar, ItemsNode, Navigation, Node, Place, Section, TableNode, Words } from '../outline.ts';

/** Something that entries or rows are put into: a list, a table, the options of a control … */
export interface Collection {
  node:
    | Extract<Node, { kind: 'items' | 'facts' | 'table' | 'control' | 'chart' | 'steps' | 'schedule' | 'grid' }>
    | Navigation
    | Section;
  takes:
    | 'items'
    | 'facts'
    | 'rows'
    | 'options'
    | 'controls'
    | 'entries'
    | 'points'
    | 'steps'
    | 'texts'
    | 'cards'
    | 'columns'
    | 'cells'
    | 'badges'
    | 'pictures';
  /** The node that each entry becomes, for `controls`, `texts` and `badges`. */
  each?: (label: Words) => Node;
  /** Where nodes made from entries go. */
  into?: Node[];
}

/** A place in the outline that nodes are put into. */
export interface Scope {
  nodes: Node[];
  /** The section whose nodes these are; absent for bars and for the page itself. */
  section?: Section;
  bar?: Bar;
  /** The navigation that these nodes stand beside the entries of. */
  navigation?: Navigation;
  /** A bar of tools or actions: names in it are buttons. */
  isToolbar?: boolean;
  /** Larger parts hold smaller ones: 0 the page, 1 its parts, 2 cards, 3 strips and groups. */
  rank: 0 | 1 | 2 | 3;
}

/** What stays open at the end of a statement, so that what stands under it finds its place. */
export interface Owner {
  scope: Scope;
  collection?: Collection;
  /** The last list or table, for "each row …". */
  items?: ItemsNode | TableNode;
}

/** A place that was named and waits for what stands there. */
export interface Placing {
  place?: Place;
  share?: number;
  isSticky?: boolean;
  isFloating?: boolean;
  slot?: 'start' | 'middle' | 'end';
  flow?: Section['flow'];
  columns?: number;
  relation?: 'below' | 'above' | 'beside' | 'inside';
}
