import type { ControlNode, Item, Node, Outline, Section, Words } from '../outline/outline.ts';

/** Words as a prompt gives them. */
export const words = (text: string): Words => ({ text, origin: 'literal' });

export const section = (heading: string | undefined, nodes: Node[], more: Partial<Section> = {}): Section => ({
  kind: 'section',
  ...(heading === undefined ? {} : { heading: words(heading) }),
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
  ...more,
});

export const item = (
  title: string,
  fields: Record<string, Item['fields'][number]['as']> = {},
  more: Partial<Item> = {},
): Item => ({
  title: words(title),
  fields: Object.entries(fields).map(([text, as]) => ({ words: words(text), as })),
  nodes: [],
  ...more,
});

export const control = (
  kind: ControlNode['control'],
  label?: string,
  more: Partial<ControlNode> = {},
): ControlNode => ({
  kind: 'control',
  control: kind,
  ...(label === undefined ? {} : { label: words(label) }),
  options: [],
  ...more,
});

/** An outline of nothing but what is given. */
export const outlineOf = (more: Partial<Outline>): Outline => ({
  lang: 'en',
  kind: 'tool',
  purpose: 'a page',
  style: { colors: [], fonts: [], moods: [], statements: [] },
  frame: {},
  sections: [],
  refusals: [],
  isWhole: true,
  unread: [],
  context: [],
  ...more,
});
