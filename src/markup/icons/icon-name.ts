import { ICON_ALIASES } from './icon-aliases.ts';
import { getIconSet } from './icon-set.ts';

const FALLBACK = 'circle';
const PREFIX = /^(?:fa[srlb]?|ic|icon|mdi|lucide|tabler|ph|ri|bi|material-symbols|heroicons?)[-:]+/;
const SUFFIX =
  /-(?:outlined?|filled|fill|rounded|round|sharp|solid|regular|bold|thin|light|icon|alt|variant|border|24px|20px|24|20|2)$/;

const found = new Map<string, string | undefined>();

/**
 * The bundled icon for a word or for a name of another icon set (`shopping_cart`, `fa-home`, `Credit card`), or undefined
 * when none comes near. Exact names come back as they are.
 */
export function findIconName(word: string): string | undefined {
  const key = word.slice(0, 80);
  if (!found.has(key)) {
    if (found.size > 5000) found.clear();
    found.set(key, searchIconName(toKebab(key)));
  }
  return found.get(key);
}

/** Like `findIconName`, but always an icon: a plain circle when nothing comes near. */
export const getIconName = (word: string): string => findIconName(word) ?? FALLBACK;

const toKebab = (word: string): string =>
  word
    .trim()
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[\s_:./]+/g, '-')
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

function searchIconName(name: string): string | undefined {
  if (name === '') return undefined;
  for (const form of listForms(name)) {
    const icon = findExactly(form);
    if (icon !== undefined) return icon;
  }
  return findByWords(name) ?? findBySpelling(name);
}

function findExactly(name: string): string | undefined {
  const { bodies, formerNames } = getIconSet();
  return bodies.has(name) ? name : (ICON_ALIASES.get(name) ?? formerNames.get(name));
}

/** The name itself, then without the marks of other sets, then in the singular. */
function listForms(name: string): string[] {
  const forms = [name];
  let form = name.replace(PREFIX, '');
  forms.push(form);
  while (SUFFIX.test(form)) {
    form = form.replace(SUFFIX, '');
    forms.push(form);
  }
  return [...forms, ...forms.filter((text) => text.length > 3 && text.endsWith('s')).map((text) => text.slice(0, -1))];
}

/** The icon that shares most words with the name; the shorter one of two. */
function findByWords(name: string): string | undefined {
  const asked = name.split('-').filter((part) => part.length > 2);
  for (const part of asked) {
    const alias = ICON_ALIASES.get(part);
    if (alias !== undefined && !getIconSet().bodies.has(part)) asked.push(...alias.split('-').slice(0, 1));
  }
  let best: { icon: string; score: number } | undefined;
  for (const icon of getIconSet().bodies.keys()) {
    const parts = icon.split('-');
    const shared = asked.filter((part) => parts.includes(part)).length;
    const score = shared - parts.length / 10 - (asked[0] !== undefined && parts[0] === asked[0] ? 0 : 0.05);
    if (shared > 0 && (best === undefined || score > best.score)) best = { icon, score };
  }
  return best?.icon;
}

function findBySpelling(name: string): string | undefined {
  const reach = name.length < 5 ? 1 : 2;
  let best: { icon: string; distance: number } | undefined;
  for (const icon of [...getIconSet().bodies.keys(), ...ICON_ALIASES.keys()]) {
    if (Math.abs(icon.length - name.length) > reach) continue;
    const distance = editDistance(name, icon);
    if (distance <= reach && (best === undefined || distance < best.distance)) best = { icon, distance };
  }
  return best && (ICON_ALIASES.get(best.icon) ?? best.icon);
}

/** Levenshtein distance. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
