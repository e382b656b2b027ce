import type { CollectionKnowledge, DomainKnowledge } from './domain-knowledge.ts';
import type { CollectionForm, DomainForm } from './forms/domain-form.ts';

/** What is known of a domain, or is otherwise in an edition of it, from the form in which it is written. */
export function toDomain({ like: _like, collections, ...told }: Partial<DomainForm>): Partial<DomainKnowledge> {
  return { ...told, ...(collections === undefined ? {} : { collections: collections.map(toCollection) }) };
}

/** Cells that say what the row says already are not written, nor is what a state means more than once. */
function toCollection({ columns, tones = {}, rows, ...told }: CollectionForm): CollectionKnowledge {
  return {
    ...told,
    columns: columns.map(({ from: _from, ...column }) => column),
    rows: rows.map(({ status: state, cells = [], ...row }) => {
      const status = typeof state === 'string' ? { label: state, tone: tones[state] ?? 'neutral' } : state;
      const said = { ...row, status: status?.label };
      const others = cells.values();
      return {
        ...row,
        ...(status === undefined ? {} : { status }),
        cells: columns.map(({ from }) => (from === undefined ? others.next().value : said[from]) ?? ''),
      };
    }),
  };
}
