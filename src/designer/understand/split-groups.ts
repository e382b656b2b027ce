import type { WantedItem } from '../brief.ts';
import { createDraft, type Draft } from './draft.ts';

const LEAST_GROUPS = 2;
const MOST_GROUPS = 6;

interface Group {
  name: string;
  items: WantedItem[];
}

/** Names that no item carries, each with the items of the names behind it: "Mammalia" over "Carnivora" and "Artiodactyla". */
const listParents = (draft: Draft, names: ReadonlySet<string>): Group[] => {
  const parents: Group[] = [];
  for (const text of draft.texts) {
    if (!names.has(text)) parents.push({ name: text, items: [] });
    else parents.at(-1)?.items.push(...draft.items.filter((item) => item.note === text));
  }
  return parents.filter((parent) => parent.items.length > 0);
};

/** The groups themselves, where nothing stands above them; their items need no note then. */
const listGroups = (draft: Draft, names: ReadonlySet<string>): Group[] =>
  [...names].map((name) => ({
    name,
    items: draft.items
      .filter((item) => item.note === name)
      .map(({ title, value }) => (value === undefined ? { title } : { title, value })),
  }));

/**
 * A list whose items stand in named groups becomes one list for each: of the upper names where the groups have names above
 * them, with the group beside each item, so that no level of a hierarchy is lost. Other drafts come back as they are.
 */
export const splitGroups = (draft: Draft): Draft[] => {
  const isList = draft.kind === 'records' || draft.kind === 'gallery' || draft.kind === undefined;
  if (!isList || draft.items.length === 0 || draft.items.some((item) => item.note === undefined)) return [draft];
  const noted = new Set(draft.items.map((item) => item.note));
  const names = new Set(draft.texts.filter((text) => noted.has(text)));
  if (names.size < LEAST_GROUPS || names.size !== noted.size) return [draft];
  const parents = listParents(draft, names);
  const isCovered = parents.flatMap((parent) => parent.items).length === draft.items.length;
  const groups = parents.length >= LEAST_GROUPS && isCovered ? parents : listGroups(draft, names);
  if (groups.length > MOST_GROUPS) return [draft];
  const placed = new Set([...groups.map((group) => group.name), ...names]);
  const [first, ...others] = groups.map(({ name, items }) =>
    createDraft(name, { kind: draft.kind ?? 'records', items, isNamed: true }),
  );
  if (first === undefined) return [draft];
  return [{ ...first, texts: draft.texts.filter((text) => !placed.has(text)) }, ...others];
};
