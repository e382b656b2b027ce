import type { Makes } from '../lexicon/element-entry.ts';
import type { Mention } from '../lexicon/mention.ts';
import type { ControlNode, Node, PictureNode, Words } from '../outline.ts';
import type { Collection } from './scope.ts';

/** What a noun gives: a node of its own, and what a list behind it would hold. */
export interface Made {
  node: Node;
  takes?: Collection['takes'];
  /** For several of one kind: what each entry becomes. */
  each?: (label: Words) => Node;
}

/** Controls whose entries are choices inside one control, also where the noun is plural. */
export const CHOICES: ReadonlySet<ControlNode['control']> = new Set([
  'tabs',
  'segmented',
  'chips',
  'radio',
  'select',
  'pager',
]);

export const control = (kind: ControlNode['control'], given: Partial<ControlNode> = {}): ControlNode => ({
  kind: 'control',
  control: kind,
  options: [],
  ...given,
});

/** A noun with the words before it that tell which one is meant: "crew table". */
export const phraseOf = ({ qualifier, text: noun }: Mention): string =>
  qualifier === undefined ? noun : `${qualifier} ${noun}`;

/** The node that a noun of the lexicon names; frame parts and properties of other nodes are none. */
export function makeNode(mention: Mention): Made | undefined {
  const { entry, isPlural } = mention;
  const makes: Makes = mention.makes;
  const words = phraseOf(mention);
  switch (makes.kind) {
    case 'control':
      return makeControl(makes.control, mention);
    case 'text':
      if (makes.role === 'value' && isPlural)
        return { node: { kind: 'facts', layout: 'tiles', facts: [] }, takes: 'facts' };
      return {
        node: text(makes.role, EMPTY),
        ...(isPlural ? { takes: 'texts', each: (label: Words) => text(makes.role, label) } : {}),
      };
    case 'facts':
      return { node: { kind: 'facts', layout: makes.layout, facts: [] }, takes: 'facts' };
    case 'items':
      return { node: { kind: 'items', layout: makes.layout, items: [], noun: words }, takes: 'items' };
    case 'table':
      return { node: { kind: 'table', columns: [], rows: [], footer: [] }, takes: 'rows' };
    case 'chart':
      return {
        node: {
          kind: 'chart',
          chart: makes.chart,
          // "Countdown ring", "pressure gauge": a round chart stands for one thing, which its name tells.
          about: makes.chart === 'ring' || makes.chart === 'gauge' ? words : '',
          series: [],
          points: [],
          marks: [],
          ticks: [],
          ...(makes.isStacked ? { isStacked: true } : {}),
        },
        takes: 'points',
      };
    case 'picture': {
      const isFace = entry.variant === 'portrait' && isPlural;
      const each = (label: Words): PictureNode => ({
        ...picture(isFace ? 'avatar' : makes.picture, label.text),
        ...(isFace ? { size: 'large' } : {}),
        caption: label,
      });
      return {
        node: picture(makes.picture, mention.qualifier ?? ''),
        ...(isPlural ? { takes: 'pictures', each } : {}),
      };
    }
    case 'badge':
      return {
        node: { kind: 'badge', words: EMPTY },
        ...(isPlural || entry.variant === 'tags'
          ? { takes: 'badges', each: (label: Words) => ({ kind: 'badge', words: label }) as const }
          : {}),
      };
    case 'progress':
      return { node: { kind: 'progress', display: makes.display } };
    case 'steps':
      return { node: { kind: 'steps', direction: makes.direction, steps: [] }, takes: 'steps' };
    case 'message':
      return { node: { kind: 'message', words: EMPTY, isMine: false, nodes: [] } };
    case 'schedule':
      return { node: { kind: 'schedule', shape: makes.shape, columns: [], rows: [], entries: [] }, takes: 'cells' };
    case 'grid':
      return {
        node: {
          kind: 'grid',
          about: words,
          rows: 0,
          columns: 0,
          rowLabels: [],
          columnLabels: [],
          cells: [],
          legend: [],
        },
        takes: 'cells',
      };
    case 'code':
      return { node: { kind: 'code', lines: [], ...(makes.isTerminal ? { isTerminal: true } : {}) } };
    case 'rating':
      return { node: { kind: 'rating', stars: 5 } };
    case 'icon':
      return { node: { kind: 'icon', icon: makes.icon === 'icon' ? words : makes.icon } };
    case 'section':
    case 'frame':
      return undefined;
  }
}

function makeControl(kind: ControlNode['control'], { entry, isPlural }: Mention): Made {
  if (CHOICES.has(kind) || entry.variant === 'filter') return { node: control(kind), takes: 'options' };
  return isPlural || entry.owns === 'fields' || entry.owns === 'items'
    ? {
        node: control(kind),
        takes: 'controls',
        each: (label) =>
          control(kind, { label: withoutBrackets(label), ...(entry.variant === 'text' ? { rank: 'text' } : {}) }),
      }
    : { node: control(kind, entry.variant === 'text' ? { rank: 'text' } : {}) };
}

/** "[Donate now]": a control that is drawn as one is called what stands in its brackets. */
function withoutBrackets(label: Words): Words {
  const name = /^\[\s*([^[\]]+?)\s*\]$/.exec(label.text)?.[1];
  if (name === undefined) return label;
  const { span } = label;
  const start = (span?.start ?? 0) + label.text.indexOf(name);
  return { ...label, text: name, ...(span && { span: { start, end: start + name.length } }) };
}

export const EMPTY: Words = { text: '', origin: 'literal' };

export const text = (role: Extract<Node, { kind: 'text' }>['role'], words: Words): Extract<Node, { kind: 'text' }> => ({
  kind: 'text',
  role,
  words,
});

export const picture = (
  kind: Extract<Node, { kind: 'picture' }>['picture'],
  about: string,
): Extract<Node, { kind: 'picture' }> => ({
  kind: 'picture',
  picture: kind,
  about,
  labels: [],
  overlays: [],
});
