import { capitalise } from '../capitalise.ts';
import { filled } from '../fill/filled-words.ts';
import { readAbout } from '../fill/read-about.ts';
import { findKnownNoun } from '../fill/things/name-things.ts';
import { isPlural, singularOf } from '../fill/things/singular-of.ts';
import { findPart } from '../knowledge/parts/find-part.ts';
import type { ControlNode, Node, Section, TableNode } from '../outline/outline.ts';
import { nodesOfLines } from './brief-lines.ts';

const LEAST_COMPARED = 2;

/** The page that a part stands on. */
export interface Around {
  isWide: boolean;
  /** A page of settings, where "notifications" are not a feed. */
  isSettings: boolean;
}

/** A part that is known by its name looks as it does everywhere; controls that the prompt gives it stay below. */
export function withKnown(section: Section, { isWide, isSettings }: Around): Section {
  const [name = '', told = ''] = (section.about ?? '').split(':');
  const held = section.nodes.filter((node) => node.kind === 'control');
  const isControl = held.length > 0 && section.heading === undefined;
  const isGiven = section.nodes.some((node) => node.kind === 'items' && node.items.length > 0);
  const known =
    isGiven || name === '' || (isControl && told !== '')
      ? undefined
      : ((isSettings ? findPart(`${name} settings`) : undefined) ?? findPart(name));
  if (known !== undefined && held.every(({ options }) => options.length === 0)) {
    const nodes = nodesOfLines(known.brief);
    const facts = section.nodes.filter(({ kind }) => kind === 'facts');
    // "must-have filters": what says which ones they are is not said by what stands on them.
    const heading = isControl && !known.words.includes(name.toLowerCase()) ? filled(capitalise(name)) : section.heading;
    return {
      ...section,
      nodes: isControl ? nodes : [...nodes, ...facts, ...held],
      ...(heading === undefined ? {} : { heading }),
    };
  }
  const isNamedOnly = section.nodes.length === held.length && !isControl;
  return isWide && isNamedOnly ? asTable(section, name, told, held) : section;
}

/** Things with several measures each are compared, for which a desk has room. */
function asTable(section: Section, name: string, told: string, held: readonly ControlNode[]): Section {
  const attributes = told
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const { noun } = readAbout(name, 'en');
  if (attributes.length < LEAST_COMPARED || !isPlural(noun, 'en')) return section;
  return { ...section, nodes: [tableOf([singularOf(noun, 'en') ?? noun, ...attributes]), ...held] };
}

const tableOf = (labels: readonly string[]): TableNode => ({
  kind: 'table',
  columns: labels.map((label) => ({ label: filled(capitalise(label)) })),
  rows: [],
  footer: [],
});

/** A table of which only the things are said has the columns that these things have. */
export function withColumns(section: Section): Section {
  const nodes = section.nodes.map((node): Node => {
    if (node.kind !== 'table' || node.columns.length > 0) return node;
    const { noun } = readAbout(section.about ?? '', 'en');
    const known = findKnownNoun(noun, 'en');
    const labels = [singularOf(noun, 'en') ?? noun, ...(known === undefined ? [] : [known.side.label]), 'Status'];
    return { ...node, columns: tableOf(labels).columns };
  });
  return { ...section, nodes };
}
