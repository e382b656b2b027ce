import type { Element, Root } from 'hast';
import { findAttribute, forEachElement, isElement, listClasses } from '../element.ts';
import { readAuthorPage } from '../author/read-page.ts';
import { textContent } from '../text-content.ts';
import { tellAddress, type Tell } from './clean-value.ts';

/** One sheet of a page, in the order of the page. */
export type PageSheet = { kind: 'own'; css: string; media: string } | { kind: 'bootstrap'; media: string };

/** What a page that a client made says of its looks; as hostile as it came. */
export interface KeptPage {
  html: Element;
  body: Element;
  sheets: readonly PageSheet[];
  /** Text of its scripts; read as data only. */
  scripts: readonly string[];
  /** Absent: its classes are its own. */
  tailwind?: { release: 3 | 4; plugins: readonly string[]; sources: readonly string[] };
  /** Families that it asks a font service for. */
  wantedFonts: readonly string[];
  colorScheme: string;
}

const BOOTSTRAP = /bootstrap(?!-icons|-table|-select|-datepicker)[\w.@/-]*\.css/i;
const ICON_SHEET =
  /bootstrap-icons|font-?awesome|material[-+ ]?(?:symbols|icons)|Material\+(?:Symbols|Icons)|phosphor|remixicon|tabler-icons|lucide/i;
const FONT_SERVICE = /fonts\.(?:googleapis|bunny|gstatic)\.|use\.typekit|fontshare|rsms\.me\/inter/i;
const TAILWIND_THREE = /cdn\.tailwindcss\.com|tailwindcss@[0-3]\b|tailwind(?:\.min)?\.css/i;
const TAILWIND_FOUR = /@tailwindcss\/browser|tailwindcss@4/i;

/**
 * Reads how a whole page looks, its links and sheets in their order; undefined for a body of the dialect, which has no look
 * but that of tokens, and for a stored document. What cannot be loaded is told.
 */
export function readKeptPage(document: Root, tell: Tell): KeptPage | undefined {
  const html = document.children.find(isElement);
  const body = html?.children.find((node): node is Element => isElement(node) && node.tagName === 'body');
  if (html === undefined || body === undefined || !isOwnLook(document, body)) return undefined;
  const reading = new Reading(tell);
  forEachElement(document, (element) => reading.read(element));
  return { html, body, ...reading.finish() };
}

/** A file with a head or sheets of its own, or a fragment that is dressed by `style` attributes alone. */
function isOwnLook(document: Root, body: Element): boolean {
  if (readAuthorPage(document) !== undefined) return true;
  let styled = 0;
  let isDialect = false;
  forEachElement(document, (element) => {
    const id = findAttribute(element, 'id');
    if (element.tagName === 'style' && (id === 'tokens' || id === 'fonts')) isDialect = true;
    if (findAttribute(element, 'dataBlock') !== undefined || listClasses(element).some((name) => TOKEN.test(name)))
      isDialect = true;
    if (findAttribute(element, 'style') !== undefined) styled++;
  });
  return !isDialect && (styled > 2 || findAttribute(body, 'bgColor') !== undefined);
}

const TOKEN = /^(?:(?:bg|text|border)-(?:on-|surface|outline|inverse)|text-(?:display|headline|title|body|label)-)/;

class Reading {
  private readonly sheets: PageSheet[] = [];
  private readonly scripts: string[] = [];
  private readonly sources: string[] = [];
  private readonly fonts: string[] = [];
  private plugins: readonly string[] = [];
  private release: 3 | 4 | undefined;
  private colorScheme = '';
  private readonly tell: Tell;

  constructor(tell: Tell) {
    this.tell = tell;
  }

  read(element: Element): void {
    if (element.tagName === 'style') this.readStyle(element);
    else if (element.tagName === 'link') this.readLink(element);
    else if (element.tagName === 'script') this.readScript(element);
    else if (element.tagName === 'meta' && findAttribute(element, 'name') === 'color-scheme')
      this.colorScheme = findAttribute(element, 'content') ?? '';
  }

  finish(): Omit<KeptPage, 'html' | 'body'> {
    const { sheets, scripts, release, plugins, sources, fonts, colorScheme } = this;
    return {
      sheets,
      scripts,
      ...(release !== undefined && { tailwind: { release, plugins, sources } }),
      wantedFonts: fonts,
      colorScheme,
    };
  }

  private readStyle(element: Element): void {
    const css = textContent(element);
    this.readImports(css);
    if (
      findAttribute(element, 'type') === 'text/tailwindcss' ||
      /@tailwind\b|@import\s+["']tailwindcss|@theme\b/.test(css)
    ) {
      this.release ??= /@tailwind\b/.test(css) ? 3 : 4;
      this.sources.push(css);
    } else this.sheets.push({ kind: 'own', css, media: findAttribute(element, 'media') ?? '' });
  }

  private readLink(element: Element): void {
    const rel = findAttribute(element, 'rel') ?? '';
    const href = findAttribute(element, 'href') ?? '';
    if (FONT_SERVICE.test(href) && !ICON_SHEET.test(href)) this.fonts.push(...listFamilies(href));
    if (!/\bstylesheet\b/i.test(rel)) return;
    const media = findAttribute(element, 'media') ?? '';
    if (BOOTSTRAP.test(href)) {
      this.sheets.push({ kind: 'bootstrap', media });
      const release = /bootstrap[@/]v?(\d)/.exec(href)?.[1] ?? '5';
      if (release !== '5') this.tell(`Bootstrap ${release}, in whose place stands Bootstrap 5`);
    } else if (TAILWIND_FOUR.test(href) || TAILWIND_THREE.test(href)) this.release = TAILWIND_FOUR.test(href) ? 4 : 3;
    else if (!FONT_SERVICE.test(href) && !ICON_SHEET.test(href)) tellAddress('style sheet', href, this.tell);
  }

  private readScript(element: Element): void {
    const source = findAttribute(element, 'src') ?? '';
    const text = textContent(element);
    this.scripts.push(text);
    if (TAILWIND_FOUR.test(source)) this.release = 4;
    else if (TAILWIND_THREE.test(source)) {
      this.release = 3;
      this.plugins = (/plugins=([\w,-]+)/.exec(source)?.[1] ?? '').split(',');
    } else if (/tailwind\.config\s*=/.test(text)) this.release ??= 3;
    else if (source !== '') tellAddress('script', source, this.tell);
    else this.tell('a script');
  }

  private readImports(css: string): void {
    for (const [, address = ''] of css.matchAll(/@import\s+(?:url\()?["']?([^"')\s;]+)/g))
      if (FONT_SERVICE.test(address)) this.fonts.push(...listFamilies(address));
  }
}

/** `…?family=Playfair+Display:wght@400;700&family=Inter` → both names. */
function listFamilies(address: string): string[] {
  const asked = [...address.matchAll(/[?&]family=([^&]+)/g)].flatMap(([, list = '']) => list.split('|'));
  if (asked.length === 0 && /rsms\.me\/inter/i.test(address)) return ['Inter'];
  return asked
    .map((name) =>
      decode(name.split(':')[0] ?? '')
        .replaceAll('+', ' ')
        .trim(),
    )
    .filter((name) => name !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
