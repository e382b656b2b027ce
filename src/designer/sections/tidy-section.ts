import type { ControlNode, Node, Section, Words } from '../outline/outline.ts';
import { withBoard } from './board-lanes.ts';
import { isSame } from './words-in.ts';

/**
 * A section as it is composed: a heading is said once, a box around nothing but a box is one box, what a notice shows by
 * its own mark is not shown again, and the only button of a form is its main action. No word is lost.
 */
export const tidySection = (section: Section, above?: Words): Section => {
  const said = section.heading ?? above;
  const nodes = section.nodes.map((node) => (node.kind === 'section' ? tidySection(node, said) : node));
  const own = { ...section, nodes: nodes.map((node) => withoutEcho(node, said)) };
  return withDanger(withMainAction(withoutOwnMark(withVoice(withFigure(unwrapped(withBoard(own)))))));
};

const MOST_BY = 2;
const LONGEST_BY = 32;

/** Who says it, told in bare names behind a quotation, stands under it: a box of their own would part them. */
function withVoice(section: Section): Section {
  const [quote, names, ...others] = section.nodes;
  if (quote?.kind !== 'text' || quote.role !== 'quote' || quote.by !== undefined || others.length > 0) return section;
  const said =
    names?.kind === 'items'
      ? names.items.flatMap(({ title, fields, nodes }) => (fields.length + nodes.length === 0 ? [title] : [undefined]))
      : names?.kind === 'text' && names.role !== 'quote'
        ? [names.words]
        : [];
  const known = said.filter((one) => one !== undefined && one.text.length <= LONGEST_BY);
  const [by, byNote] = known;
  if (by === undefined || known.length < said.length || said.length > MOST_BY) return section;
  return { ...section, nodes: [{ ...quote, by, ...(byNote === undefined ? {} : { byNote }) }] };
}

const DANGER =
  /^(?:danger(?:ous)? (?:zone|area|actions?)|gefahrenbereich|gefahrenzone|zone (?:de danger|dangereuse)|zona (?:de peligro|de perigo|pericolosa)|gevarenzone)$/iu;

/** What cannot be taken back looks like it. */
const withDanger = (section: Section): Section =>
  section.heading !== undefined && DANGER.test(section.heading.text)
    ? {
        ...section,
        nodes: section.nodes.map((node): Node =>
          isButton(node) && node.color === undefined ? { ...node, rank: 'danger' } : node,
        ),
      }
    : section;

/** Nothing but a figure with its unit: "€1,188", "82 %", "7.4 kg". */
const FIGURE =
  /^[+−–-]?\s?(?:[$€£¥₹]|CHF\s|kr\s)?\d[\d.,'’\u00a0\u202f]*(?:\s?(?:%|[$€£¥]|°\s?[CF]?|[kKMm]|kg|km|mm|cm|g|t|l|ml|h|min|s|W|kW|kWh|MW|MWh|GB|MB|TB|bpm|kcal|kr|pts?))?$/u;

/** What a headed part says first, where that is a figure, is what the part is about: it is read before the rest. */
function withFigure(section: Section): Section {
  const { heading, nodes, surface } = section;
  if (heading === undefined || surface === 'notice') return section;
  const at = nodes.findIndex(({ kind }) => kind === 'text');
  const first = nodes[at];
  if (first?.kind !== 'text' || first.role !== 'paragraph' || at > 1) return section;
  if (!FIGURE.test(first.words.text) || nodes.some((node) => node.kind === 'text' && node.role === 'value'))
    return section;
  return { ...section, nodes: nodes.map((node): Node => (node === first ? { ...first, role: 'value' } : node)) };
}

/** A heading that repeats the one it stands under. */
function withoutEcho(node: Node, said: Words | undefined): Node {
  if (node.kind === 'section' && isSame(node.heading, said)) return omit(node, 'heading');
  if (node.kind === 'table' && isSame(node.caption, said)) return omit(node, 'caption');
  return node.kind === 'chart' && isSame(node.title, said) ? omit(node, 'title') : node;
}

function omit<T extends object, K extends keyof T>(given: T, key: K): Omit<T, K> & Node {
  const { [key]: _, ...rest } = given;
  return rest as Omit<T, K> & Node;
}

/** Boxes that only hold one other part give it their place; of two surfaces the stated one stays. */
function unwrapped(section: Section): Section {
  const [only, ...others] = section.nodes;
  if (only?.kind !== 'section' || others.length > 0 || section.note !== undefined) return section;
  if (section.isCollapsed === true || only.isCollapsed === true) return section;
  if (section.heading !== undefined && only.heading !== undefined) return section;
  const isOuterOpen = section.surface === 'open' || section.surface === 'plain';
  const isInnerOpen = only.surface === 'open' || only.surface === 'plain' || only.surface === section.surface;
  if (!isOuterOpen && !isInnerOpen) return section;
  const { kind, place } = section;
  return {
    ...only,
    ...section,
    kind,
    place,
    ...(only.heading === undefined ? {} : { heading: only.heading }),
    ...(only.note === undefined ? {} : { note: only.note }),
    ...((section.tone ?? only.tone) === undefined ? {} : { tone: section.tone ?? only.tone }),
    surface: isOuterOpen ? only.surface : section.surface,
    flow: only.flow,
    nodes: only.nodes,
  };
}

/** A notice has a mark of its own. */
const withoutOwnMark = (section: Section): Section =>
  section.surface === 'notice'
    ? { ...section, nodes: section.nodes.filter((node) => node.kind !== 'icon' || node.label !== undefined) }
    : section;

const FIELDS: ReadonlySet<ControlNode['control']> = new Set(['input', 'textarea', 'select', 'date', 'time', 'file']);

const isField = (node: Node): boolean => node.kind === 'control' && FIELDS.has(node.control);
const isButton = (node: Node): node is ControlNode => node.kind === 'control' && node.control === 'button';

/** Nothing else is to be pressed: the button after the fields, or under a band's words, leads. */
function withMainAction(section: Section): Section {
  const buttons = section.nodes.filter(isButton);
  const [only, ...others] = buttons;
  if (only === undefined || others.length > 0 || only.rank !== undefined || only.color !== undefined) return section;
  const isForm = section.nodes.slice(0, section.nodes.indexOf(only)).some(isField);
  if (!isForm && section.surface !== 'band') return section;
  return {
    ...section,
    nodes: section.nodes.map((node): Node => (node === only ? { ...only, rank: 'primary' } : node)),
  };
}
