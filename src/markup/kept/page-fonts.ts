import type { Element } from 'hast';
import { FONT_FAMILIES, FONT_FAMILY_NAMES, type FontFamily } from '../../domain/font.ts';
import { findExactFamily, findNearestFamily } from '../../tokens/design-md/known-fonts.ts';
import { findAttribute, forEachElement } from '../element.ts';
import { createFaces, type Face } from '../fonts/family-faces.ts';
import { getFontPackage, type BundledFamily } from '../fonts/font-files.ts';
import { createFallback } from '../fonts/script-fallback.ts';
import { isSerif, MONO_FAMILY_NAME } from '../../tokens/type/font-class.ts';
import { textContent } from '../text-content.ts';
import type { Tell } from './clean-value.ts';

const MONO = 'MONO';

/**
 * Which bundled family draws each family that a page wanted loaded from elsewhere and asks for in its sheets; told, since a face
 * that only comes near looks otherwise.
 */
export function chooseFonts(wanted: readonly string[], css: string, tell: Tell): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const name of new Set(wanted)) {
    if (!css.toLowerCase().includes(name.toLowerCase())) continue;
    const exact = findExactFamily(name);
    const family: BundledFamily =
      exact ?? (/\bmono\b|\bcode\b/i.test(name) ? MONO : (findNearestFamily(name) ?? nearestByName(name)));
    chosen[name] = family;
    tell(
      exact === undefined
        ? `the font ${name}, in whose place stands ${toWords(family)}`
        : `the font service for ${name}, which is bundled here`,
    );
  }
  return chosen;
}

const nearestByName = (name: string): FontFamily =>
  /serif|slab|garamond|times|display|antiqua|roman|playfair|lora/i.test(name) && !/sans/i.test(name)
    ? 'SOURCE_SERIF_FOUR'
    : 'INTER';

const toWords = (family: BundledFamily): string => (family === MONO ? MONO_FAMILY_NAME : FONT_FAMILIES[family]);

const WEIGHTS = [400, 700];

/** `@font-face` rules that draw the text of a page under the names that its sheets ask for, one line. */
export async function toPageFaces(
  fonts: Readonly<Record<string, string>>,
  { body, sheet, lang }: { body: Element; sheet: string; lang: string },
): Promise<string> {
  const names = Object.keys(fonts);
  if (names.length === 0) return '';
  const characters = listCharacters(body, sheet);
  const weights = listWeights(sheet, body);
  const isItalic = /font-style:\s*italic/.test(sheet) || hasItalics(body);
  const faces = await Promise.all(
    names.flatMap((name) => {
      const family = FONT_FAMILY_NAMES.find((one) => one === fonts[name]) ?? MONO;
      return (isItalic ? (['normal', 'italic'] as const) : (['normal'] as const)).map(async (style) => {
        const pack = await getFontPackage(family);
        if (style === 'italic' && !pack.hasItalic) return [];
        const texts = new Map(weights.map((weight) => [weight, characters]));
        const isSerifFace = family !== MONO && isSerif(family);
        const made = await createFaces(
          { family, pack, style, texts },
          createFallback({ isSerif: isSerifFace, lang, characters }),
        );
        return made.map((face) => printFace(name, face));
      });
    }),
  );
  return faces.flat().join('');
}

const printFace = (name: string, { style, weight, range, data }: Face): string =>
  `@font-face{font-family:"${name.replaceAll(/[^\w .-]/g, '')}";font-style:${style};font-weight:${weight};font-display:block;` +
  `src:url(data:font/woff2;base64,${data}) format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`;

function listCharacters(body: Element, sheet: string): Set<string> {
  const texts = [textContent(body), ...[...sheet.matchAll(/content:"([^"]*)"/g)].map(([, text = '']) => text)];
  forEachElement(body, (element) => {
    for (const name of ['placeholder', 'value', 'label']) texts.push(findAttribute(element, name) ?? '');
  });
  const text = texts.join('');
  return new Set(text + text.toUpperCase() + text.toLowerCase());
}

/** Weights that the page states; a variable face covers what is between. */
function listWeights(sheet: string, body: Element): number[] {
  const stated = new Set(WEIGHTS);
  const read = (text: string): void => {
    for (const [, weight = ''] of text.matchAll(/font-weight:\s*(\d00)\b/g)) stated.add(Number(weight));
  };
  read(sheet);
  forEachElement(body, (element) => read(findAttribute(element, 'style') ?? ''));
  return [...stated].toSorted((a, b) => a - b);
}

function hasItalics(body: Element): boolean {
  let found = false;
  forEachElement(body, ({ tagName }) => {
    found ||= tagName === 'em' || tagName === 'i' || tagName === 'cite';
  });
  return found;
}
