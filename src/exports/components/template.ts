import type { Element } from 'hast';

/** What one place of a repeated item says in each of the items. */
export interface Prop {
  /** Set when the component is finished; until then what it would like to be called. */
  name: string;
  kind: PropKind;
  /** One for each item of the component; undefined where an item lacks it. */
  values: readonly PropValue[];
  /** Stands for `whenTrue` or `whenFalse` by a prop that is a state, such as being current. */
  choice?: { state: Prop; whenTrue: PropValue; whenFalse: PropValue };
}

export type PropKind =
  | { is: 'text' }
  | { is: 'boolean' }
  | { is: 'classes' }
  | { is: 'attribute'; tag: string; name: string }
  | { is: 'art' }
  | { is: 'items'; component: RepeatedComponent };

export type AttributeValue = Element['properties'][string];
/** Of `items`: where they start and end among the items of the inner component. */
export type PropValue = AttributeValue | Art | Span;

export interface Span {
  start: number;
  end: number;
}

/** A drawing as a component of its own, used wherever the same is drawn. */
export interface Art {
  name: string;
  isIcon: boolean;
  /** Without classes, which belong to where it is used. */
  svg: Element;
}

/** What repeated items have in common, with props where they differ. */
export interface RepeatedComponent {
  name: string;
  /** Name of its list of items. */
  plural: string;
  props: Prop[];
  /** How many items there are. */
  count: number;
  template: TemplateElement | TemplateArt;
}

export interface TemplateAttribute {
  /** As hast has it. */
  name: string;
  value: AttributeValue | Prop;
  /** Of classes: those that all items share. */
  shared?: readonly string[];
}

export interface TemplateElement {
  is: 'element';
  tag: string;
  isSvg: boolean;
  attributes: TemplateAttribute[];
  children: TemplateNode[];
}

export interface TemplateArt {
  is: 'art';
  art: Art | Prop;
  attributes: TemplateAttribute[];
}

/** Markup in which what differs between repeated items is a prop; every framework prints the same tree. */
export type TemplateNode =
  | TemplateElement
  | TemplateArt
  | { is: 'text'; value: string; isVerbatim: boolean }
  | { is: 'value'; prop: Prop }
  /** Only there where all of these are given. */
  | { is: 'optional'; given: Prop[]; child: TemplateNode }
  /** With the items of the component, or those that a prop of the outer item holds. */
  | { is: 'repeat'; component: RepeatedComponent; items?: Prop }
  | { is: 'section'; section: Section };

/** A part of the page in a file of its own. */
export interface Section {
  name: string;
  template: TemplateNode;
  /** Components of this section's repeated items, inner ones first. */
  components: RepeatedComponent[];
}

/** A page as components. */
export interface ComponentTree {
  screen: Section;
  sections: Section[];
  arts: Art[];
}

export const isProp = (value: unknown): value is Prop =>
  typeof value === 'object' && value !== null && 'values' in value && 'kind' in value;
