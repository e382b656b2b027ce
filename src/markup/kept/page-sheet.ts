import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import { findAttribute, forEachElement, listClasses } from '../element.ts';
import { cleanSheet } from './clean-sheet.ts';
import type { Tell } from './clean-value.ts';
import { keepUsedRules, type UsedNames } from './keep-used-rules.ts';
import type { KeptPage } from './read-kept-page.ts';
import { compileTailwind } from './tailwind-sheet.ts';

/** A sheet of the author's longer than this is cut to what the page uses. */
const LONG_SHEET = 40_000;

/** The page is light or dark as it says itself, and not as tokens are. */
export const OWN_SCHEME = /^:root\{color-scheme:[a-z -]+\}\n?/;

/** What a page without a doctype looks like, where browsers still lay out as they did of old. */
const QUIRKS =
  ':where(table){font-size:medium;font-weight:initial;font-style:initial;font-variant:initial;line-height:normal;white-space:normal;text-align:start}\n';

/** Sizes that the sheets of icon fonts set, which are not loaded: an icon is as tall as its text. */
const ICON_FONTS = `:where(.material-symbols-outlined,.material-symbols-rounded,.material-symbols-sharp,.material-icons,.material-icons-outlined){font-size:24px;line-height:1;display:inline-block;white-space:nowrap}
:where(.bi,.fa,.fas,.far,.fab,.fa-solid,.fa-regular,.fa-brands,.ph,.ti){display:inline-block;line-height:1;vertical-align:-.125em}
:where(.fa-2x){font-size:2em}:where(.fa-3x){font-size:3em}:where(.fa-lg){font-size:1.25em}:where(.fa-fw){width:1.25em;text-align:center}
`;

/** All sheets of a page as one clean text, libraries cut to what it uses. */
export async function toPageSheet(page: KeptPage, isQuirky: boolean, tell: Tell): Promise<string> {
  const used = listUsedNames(page);
  const parts = await Promise.all(
    page.sheets.map(async (sheet) => {
      if (sheet.kind === 'bootstrap') return inMedia(sheet.media, keepUsedRules(await readBootstrap(page), used));
      const css = cleanSheet(sheet.css, tell);
      return inMedia(sheet.media, css.length > LONG_SHEET ? keepUsedRules(css, used) : css);
    }),
  );
  const { tailwind, scripts } = page;
  const utilities =
    tailwind === undefined
      ? ''
      : cleanSheet(await compileTailwind({ ...tailwind, scripts, classes: used.classes }, tell), () => {});
  const scheme = /^[a-z -]+$/.test(page.colorScheme) ? page.colorScheme : 'normal';
  return [
    `:root{color-scheme:${scheme}}\n`,
    isQuirky ? QUIRKS : '',
    hasFontIcons(page.body) ? ICON_FONTS : '',
    ...parts,
    utilities,
  ].join('');
}

const inMedia = (media: string, css: string): string =>
  media === '' || media === 'all' || css === ''
    ? css
    : /^[\w\s():,.-]+$/.test(media)
      ? `@media ${media}{${css}}\n`
      : '';

let bootstrap: Promise<{ ltr: string; rtl: string }> | undefined;

/** Cleaned once: it is the same for every page. */
async function readBootstrap({ html }: KeptPage): Promise<string> {
  const read = async (name: string): Promise<string> =>
    cleanSheet(await readFile(fileURLToPath(import.meta.resolve(`bootstrap/dist/css/${name}`)), 'utf8'), () => {});
  bootstrap ??= Promise.all([read('bootstrap.min.css'), read('bootstrap.rtl.min.css')]).then(([ltr, rtl]) => ({
    ltr,
    rtl,
  }));
  const both = await bootstrap;
  return findAttribute(html, 'dir') === 'rtl' ? both.rtl : both.ltr;
}

function listUsedNames({ html }: KeptPage): UsedNames {
  const classes = new Set<string>(listClasses(html));
  const ids = new Set<string>();
  const tags = new Set<string>(['html', 'root']);
  forEachElement(html, (element) => {
    tags.add(element.tagName);
    for (const name of listClasses(element)) classes.add(name);
    const id = findAttribute(element, 'id');
    if (id !== undefined) ids.add(id);
  });
  return { classes, ids, tags };
}

const FONT_ICON = /^(?:material-(?:symbols|icons)|bi$|bi-|fa$|fa[srlbd]$|fa-|ph-|ti-|lucide-)/;

function hasFontIcons(body: Element): boolean {
  let found = false;
  forEachElement(body, (element) => {
    found ||= listClasses(element).some((name) => FONT_ICON.test(name));
  });
  return found;
}
