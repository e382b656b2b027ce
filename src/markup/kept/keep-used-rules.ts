import { generate, ident, parse, walk, type CssNode } from 'css-tree';
import { escapeStrings } from './clean-value.ts';

/** Everything in a page that a selector may ask for. */
export interface UsedNames {
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

/** A cleaned sheet without the rules that no element of the page can meet, such as most of a library's. */
export function keepUsedRules(css: string, used: UsedNames): string {
  const sheet = parse(css, { parseValue: false, onParseError: () => {} });
  walk(sheet, {
    visit: 'Rule',
    enter(rule, item, list) {
      if (this.atrule !== null && this.atrule.name.endsWith('keyframes')) return;
      if (rule.prelude.type !== 'SelectorList') return;
      rule.prelude.children = rule.prelude.children.filter((selector) => isUsed(selector, used));
      if (rule.prelude.children.isEmpty && list !== null && item !== null) list.remove(item);
    },
  });
  walk(sheet, {
    visit: 'Atrule',
    leave(rule, item, list) {
      if (rule.block?.children.isEmpty === true && list !== null && item !== null) list.remove(item);
    },
  });
  return escapeStrings(generate(sheet));
}

/** What stands in `:not(…)`, `:is(…)` and the like is not asked for by all. */
function isUsed(selector: CssNode, { classes, ids, tags }: UsedNames): boolean {
  let isMet = true;
  walk(selector, {
    enter(node: CssNode) {
      if (node.type === 'PseudoClassSelector' && node.children !== null) return walk.skip;
      if (node.type === 'ClassSelector' && !classes.has(ident.decode(node.name))) isMet = false;
      if (node.type === 'IdSelector' && !ids.has(ident.decode(node.name))) isMet = false;
      if (node.type === 'TypeSelector' && node.name !== '*' && !tags.has(node.name.toLowerCase())) isMet = false;
      return undefined;
    },
  });
  return isMet;
}

/** Classes that a sheet gives a meaning. */
export function listNamedClasses(css: string): Set<string> {
  const names = new Set<string>();
  walk(parse(css, { parseValue: false, onParseError: () => {} }), {
    visit: 'ClassSelector',
    enter: ({ name }) => void names.add(ident.decode(name)),
  });
  return names;
}

/** The same sheet with other names for classes. */
export function renameClasses(css: string, rename: ReadonlyMap<string, string>): string {
  if (rename.size === 0) return css;
  const sheet = parse(css, { parseValue: false, onParseError: () => {} });
  walk(sheet, { visit: 'ClassSelector', enter: (node) => void (node.name = toRenamed(node.name, rename)) });
  return escapeStrings(generate(sheet));
}

function toRenamed(name: string, rename: ReadonlyMap<string, string>): string {
  const other = rename.get(ident.decode(name));
  return other === undefined ? name : ident.encode(other);
}
