import { capitalise } from '../capitalise.ts';
import { filled } from '../fill/filled-words.ts';
import { readAbout } from '../fill/read-about.ts';
import { findMeasure } from '../fill/measures/find-measure.ts';
import { isPlural, singularOf } from '../fill/things/singular-of.ts';
import type { CollectionKnowledge, DomainKnowledge } from '../knowledge/domain-knowledge.ts';
import type { Item, ItemsNode, Section, TableNode } from '../outline/outline.ts';

const MOST = 6;
/** So much more said of each than the trade knows is a list of its own. */
const MOST_SAID = 1;

/** Layouts that show a picture of each thing. */
const PICTURED: ReadonlySet<ItemsNode['layout']> = new Set(['cards', 'grid', 'carousel', 'columns']);

/**
 * A list or table of which the prompt says only the things, where the trade that it is surely about has these things; `used`
 * are those that stand on the page already, and is added to.
 */
export function withTrade(section: Section, trade: DomainKnowledge, used: Set<CollectionKnowledge>): Section {
  const about = section.about ?? '';
  const { noun, template } = readAbout(about, 'en');
  const single = (singularOf(noun, 'en') ?? noun).toLowerCase();
  const collection = trade.collections.find(({ words }) => words.includes(single));
  if (collection === undefined || used.has(collection) || template.length > MOST_SAID) return section;
  const [only] = section.nodes;
  if (section.nodes.length > 1 || section.heading === undefined) return section;
  // "Balance" alone is a figure, "balances" are things.
  const isOpen =
    only === undefined
      ? !isOneFigure(noun)
      : (only.kind === 'items' && only.items.length === 0) || (only.kind === 'table' && only.columns.length === 0);
  if (!isOpen) return section;
  used.add(collection);
  if (only?.kind === 'table') return { ...section, nodes: [tableOf(collection)] };
  const layout = only?.kind === 'items' ? only.layout : 'rows';
  return { ...section, nodes: [itemsOf(collection, single, layout, template)] };
}

const isOneFigure = (noun: string): boolean => !isPlural(noun, 'en') && findMeasure(noun, 'en') !== undefined;

/** A thing of a trade as an entry; what the prompt wants said of each stands last and is left to be filled. */
const itemsOf = (
  { rows }: CollectionKnowledge,
  noun: string,
  layout: ItemsNode['layout'],
  template: readonly string[],
): ItemsNode => ({
  kind: 'items',
  layout,
  noun,
  items: rows.slice(0, MOST).map(({ title, subtitle, value, status, icon, picture }): Item => ({
    title: filled(title),
    fields: [
      ...(subtitle === undefined ? [] : [{ as: 'note' as const, words: filled(subtitle) }]),
      ...(value === undefined ? [] : [{ as: 'value' as const, words: filled(value) }]),
      ...(status === undefined || template.length > 0
        ? []
        : [{ as: 'status' as const, words: filled(status.label), tone: status.tone }]),
      ...template.map((label) => ({ as: 'value' as const, label: filled(capitalise(label)), words: filled('') })),
    ],
    nodes:
      PICTURED.has(layout) && picture !== undefined
        ? [{ kind: 'picture', picture: 'photo', about: picture.subject, labels: [], overlays: [] }]
        : icon === undefined
          ? []
          : [{ kind: 'icon', icon }],
  })),
});

const tableOf = ({ columns, rows }: CollectionKnowledge): TableNode => ({
  kind: 'table',
  columns: columns.map(({ label }) => ({ label: filled(label) })),
  rows: rows.slice(0, MOST).map(({ cells }) => ({ cells: cells.map(filled), actions: [] })),
  footer: [],
});
