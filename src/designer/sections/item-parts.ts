import type {
  ControlNode,
  Fact,
  IconNode,
  Item,
  ItemField,
  Node,
  PictureNode,
  ProgressNode,
} from '../outline/outline.ts';

/** What an item holds, by where it stands in a row or card. */
export interface ItemParts {
  /** At its start: a tick box, a picture, an icon. */
  check?: ControlNode;
  picture?: PictureNode;
  icon?: IconNode;
  /** Shapes that measure it: a small ring. */
  ring?: ProgressNode;
  /** At its end: switches, links, buttons. */
  controls: ControlNode[];
  /** Under its words: bars, charts, further lists. */
  rest: Node[];
  notes: ItemField[];
  values: ItemField[];
  marks: ItemField[];
}

/** Controls that need more room than the end of a row. */
const WIDE_CONTROLS: ReadonlySet<string> = new Set([
  'input',
  'textarea',
  'slider',
  'search',
  'tabs',
  'chips',
  'segmented',
  'file',
]);

/** Sorts the fields and nodes of an item by the places that rows and cards have for them. */
export function toParts({ fields, nodes }: Item): ItemParts {
  const parts: ItemParts = {
    controls: [],
    rest: [],
    notes: fields.filter(({ as }) => as === 'note' || as === 'meta' || as === 'person' || as === 'code'),
    values: fields.filter(({ as }) => as === 'value'),
    marks: fields.filter(({ as }) => as === 'status' || as === 'badge'),
  };
  // Several views of one thing are compared: they stand side by side under its words.
  const views = nodes.filter(isView);
  const areCompared = views.length > 1;
  for (const node of nodes)
    if (areCompared && isView(node)) parts.rest.push(node);
    else place(node, parts);
  return parts;
}

const isView = (node: Node): boolean =>
  node.kind === 'picture' &&
  (node.picture === 'photo' || node.picture === 'illustration' || node.picture === 'drawing') &&
  node.size !== 'small';

function place(node: Node, parts: ItemParts): void {
  if (node.kind === 'control') {
    if (isTick(node) && parts.check === undefined) parts.check = node;
    else if (WIDE_CONTROLS.has(node.control) || (node.label === undefined && node.options.length > 1))
      parts.rest.push(node);
    else parts.controls.push(node);
  } else if (node.kind === 'picture' && isBare(node) && parts.picture === undefined) parts.picture = node;
  else if (node.kind === 'icon' && node.label === undefined && parts.icon === undefined) parts.icon = node;
  else if (node.kind === 'progress' && node.display === 'ring' && node.label === undefined && parts.ring === undefined)
    parts.ring = node;
  else if (node.kind === 'facts' && node.facts.length === 1 && isShort(node.facts[0]))
    parts.notes.push(...node.facts.map(toNote));
  else parts.rest.push(node);
}

const LONGEST_NOTE = 28;

/** One label with its short value is said in the line under the name. */
const isShort = (fact: Fact | undefined): boolean =>
  fact !== undefined &&
  fact.label !== undefined &&
  fact.label.text.length + fact.value.text.length <= LONGEST_NOTE &&
  fact.note === undefined &&
  fact.share === undefined &&
  fact.hasTrend !== true &&
  fact.icon === undefined;

const toNote = ({ label, value, tone }: Fact): ItemField => ({
  as: 'note',
  words: value,
  ...(label === undefined ? {} : { label }),
  ...(tone === undefined ? {} : { tone }),
});

/** A tick box or radio button that says nothing beside the item's title. */
const isTick = ({ control, options }: ControlNode): boolean =>
  (control === 'checkbox' || control === 'radio') && options.length === 0;

const isBare = ({ caption, labels, overlays }: PictureNode): boolean =>
  caption === undefined &&
  labels.length === 0 &&
  overlays.every((node) => node.kind === 'control' && node.label === undefined);
