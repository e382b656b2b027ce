import { addEntries } from '../assemble/add-entries.ts';
import { listNamed } from '../assemble/list-named.ts';
import { control } from '../assemble/make-node.ts';
import { navigationKind } from '../assemble/navigation-kind.ts';
import type { PageDraft } from '../assemble/page-draft.ts';
import type { Scope } from '../assemble/scope.ts';
import type { Piece } from '../form/piece.ts';
import type { Navigation } from '../outline.ts';
import { isAction } from '../prose/is-action.ts';
import type { ElementPart, Part } from './part.ts';
import { markCurrent } from './told-nodes.ts';

/** Puts what a bar holds into it; whether all of it could be drawn. */
interface Inner {
  build: (parts: readonly Part[], scope: Scope) => boolean;
  node: (part: ElementPart, scope: Scope) => boolean;
}

/** Names in a bar: places to go to, or in the one at the foot what can be done. */
export function buildLinks(
  draft: PageDraft,
  entries: Piece,
  { bar, nodes }: Scope,
  states: ElementPart['states'] = [],
): boolean {
  const { frame, lang } = draft.outline;
  const isFoot = bar === frame.foot;
  const names = listNamed(entries);
  if (isFoot && names.filter(({ words }) => isAction(words.text)).length * 2 > names.length) {
    nodes.push(...names.map(({ words }) => control('button', { label: words })));
    return true;
  }
  if (frame.navigation !== undefined) return false;
  const navigation: Navigation = { kind: isFoot ? 'bottom' : 'top', entries: [], head: [], tail: [] };
  frame.navigation = navigation;
  addEntries({ node: navigation, takes: 'entries' }, entries, { lang });
  if (isFoot && nodes.length === 0) delete frame.foot;
  markCurrent(navigation, states);
  return navigation.entries.length > 1;
}

/** A bar or navigation with what it holds; whether it could be drawn whole. */
export function buildFrame(
  draft: PageDraft,
  { mention, entries, parts, placing, name, states }: ElementPart,
  part: string,
  inner: Inner,
): boolean {
  const { frame, lang } = draft.outline;
  if ((part === 'header' || part === 'foot') && entries !== undefined && name === undefined) {
    const bar = part === 'header' ? draft.header() : draft.foot();
    return buildLinks(draft, entries, { nodes: bar.start, bar, rank: 1 }, states);
  }
  if (part === 'header' || part === 'foot') {
    if (parts === undefined || name !== undefined) return false;
    // Names alone are places to go to or things to do: the reader of statements tells which.
    if (part === 'foot' && parts.every(({ is }) => is === 'said')) return false;
    const bar = part === 'header' ? draft.header() : draft.foot();
    return inner.build(parts, { nodes: bar.start, bar, rank: 1 });
  }
  if (part === 'footer') return false;
  const kind = navigationKind(part, placing.place === 'left');
  if (frame.navigation !== undefined && frame.navigation.entries.length > 0) return false;
  const navigation: Navigation = (frame.navigation = { kind, entries: [], head: [], tail: [] });
  const lists = entries === undefined ? (parts ?? []) : [];
  const told = lists.flatMap((one) => (one.is === 'element' && one.entries !== undefined ? [one] : []));
  for (const one of lists) {
    const isHead =
      one.is === 'element' && one.entries === undefined && inner.node(one, { nodes: navigation.head, rank: 1 });
    if (!isHead && !told.some((list) => list === one)) return false;
  }
  for (const list of [entries, ...told.map((one) => one.entries)])
    if (list !== undefined) addEntries({ node: navigation, takes: 'entries' }, list, { lang, count: mention.count });
  markCurrent(navigation, [...states, ...told.flatMap((one) => one.states)]);
  return navigation.entries.length > 1;
}
