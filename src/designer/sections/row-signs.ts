import { findIconByMeaning } from '../fill/icons/find-icon.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import type { Fact, ItemsNode, Node } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

const MOST_SIGNED = 8;

/** Signs of lists as such: they would only say that this is one. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['list', 'list-checks', 'layers', 'circle', 'info']);

const isLead = (node: Node): boolean =>
  node.kind === 'picture' || node.kind === 'icon' || (node.kind === 'control' && node.control !== 'button');

/**
 * Icons for the rows of a list that is worked with: each what its name means, or all the sign of their kind. None where one
 * would stay without, or where rows begin with something of their own.
 */
export function signsOf(
  { items, noun }: ItemsNode,
  { pageKind, lang, level, about, width }: NodeContext,
): readonly string[] {
  if (pageKind === 'site' || level === 4 || items.length < 2 || items.length > MOST_SIGNED) return [];
  // A column has no room for a sign before a name and a button behind it.
  if (width === 'narrow' && items.some(({ nodes }) => nodes.some(({ kind }) => kind === 'control'))) return [];
  if (items.some(({ nodes, tone }) => tone !== undefined || nodes.some(isLead))) return [];
  const own = items.map(({ title }) => findIconByMeaning(title.text, toLexiconLang(lang)));
  if (own.every((icon) => icon !== undefined)) return own;
  // Bare names say what they are by themselves; entries with more to them take the sign of what their part is about.
  const kind = noun ?? (items.some(({ fields }) => fields.length > 0) ? shortOf(about) : undefined);
  const common = kind === undefined ? undefined : findIconByMeaning(kind, toLexiconLang(lang));
  return common === undefined || SAYS_NOTHING.has(common) ? [] : items.map(() => common);
}

/** A heading of a word or two says what its entries are; a longer one says more than that. */
const shortOf = (about: string | undefined): string | undefined =>
  about !== undefined && about.trim().split(/\s+/).length <= 2 ? about : undefined;

/** Facts with an icon each where every label means one. */
export function withSigns(facts: readonly Fact[], { lang }: NodeContext): readonly Fact[] {
  if (facts.length < 2 || facts.some(({ icon }) => icon !== undefined)) return facts;
  const signed = facts.map((fact) => {
    const icon = fact.label === undefined ? undefined : findIconByMeaning(fact.label.text, toLexiconLang(lang));
    return icon === undefined ? fact : { ...fact, icon };
  });
  const icons = new Set(signed.map(({ icon }) => icon));
  return signed.every(({ icon }) => icon !== undefined) && icons.size === facts.length ? signed : facts;
}
