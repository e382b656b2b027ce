import type { Element } from 'hast';
import { ident, parse, walk } from 'css-tree';
import { compileBeside } from '../css/compile-css.ts';
import { findAttribute, forEachElement, listClasses, setClasses } from '../element.ts';
import { isSafeClass } from '../sanitise/safe-css.ts';
import { listNamedClasses, renameClasses } from './keep-used-rules.ts';
import { toOwnClass } from './own-names.ts';

const TOKEN =
  /var\(--(?:type-|font-|radius-|space-|shadow-|on-|surface|background|outline|primary|secondary|tertiary|error|inverse)/;

/**
 * Makes room for the dialect in a page that was just sent: a class of the page that is also the name of a token's class gets
 * another name, in the page and its sheet; one that means something in the dialect alone goes, since it meant nothing in the page.
 */
export async function partClasses(body: Element, sheet: string): Promise<string> {
  const named = listNamedClasses(sheet);
  const compiled = readRules(await compileBeside(listSafeClasses(body)));
  const rename = new Map<string, string>();
  const inert = new Set<string>();
  for (const [name, css] of compiled) {
    if (!named.has(name)) inert.add(name);
    else if (TOKEN.test(css)) rename.set(name, toOwnClass(name));
  }
  const visit = (element: Element): void =>
    setClasses(
      element,
      listClasses(element)
        .filter((name) => !inert.has(name))
        .map((name) => rename.get(name) ?? name),
    );
  visit(body);
  forEachElement(body, visit);
  return renameClasses(sheet, rename);
}

/** Classes of the dialect on a page that keeps its look: those its sheet does not name. */
export function listDialectClasses(body: Element, sheet: string): Set<string> {
  const named = listNamedClasses(sheet);
  return new Set([...listSafeClasses(body)].filter((name) => !named.has(name)));
}

function listSafeClasses(body: Element): Set<string> {
  const classes = new Set(listClasses(body));
  forEachElement(body, (element) => {
    for (const name of listClasses(element)) classes.add(name);
  });
  return new Set([...classes].filter(isSafeClass));
}

/** Text of the rules by the class they are for. */
function readRules(css: string): Map<string, string> {
  const rules = new Map<string, string>();
  walk(parse(css, { parseValue: false, positions: true, onParseError: () => {} }), {
    visit: 'Rule',
    enter(rule) {
      if (rule.prelude.type !== 'SelectorList' || rule.loc === null || rule.loc === undefined) return;
      const text = css.slice(rule.loc.start.offset, rule.loc.end.offset);
      walk(rule.prelude, {
        visit: 'ClassSelector',
        enter: ({ name }) => void rules.set(ident.decode(name), (rules.get(ident.decode(name)) ?? '') + text),
      });
    },
  });
  return rules;
}

/** Marks what was added to a page since it was finished, so that its classes start from nothing and not from the browser's sheet. */
export function markDrawn(body: Element, dialect: ReadonlySet<string>): void {
  forEachElement(body, (element) => {
    if (element.tagName === 'svg') return 'skip';
    const classes = listClasses(element);
    if (
      findAttribute(element, 'dataId') === undefined &&
      classes.length > 0 &&
      classes.every((name) => dialect.has(name))
    )
      element.properties['dataDrawn'] = '';
    return undefined;
  });
}
