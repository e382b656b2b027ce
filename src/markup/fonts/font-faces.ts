import type { Tokens } from '../../tokens/create-tokens.ts';
import { isSerif } from '../../tokens/type/font-class.ts';
import { createFaces, type Face, type FamilyUse } from './family-faces.ts';
import { getFontPackage, type BundledFamily } from './font-files.ts';
import { addCharacters, type FontRole, type FontUse, type UsedWeight } from './font-usage.ts';
import { createFallback, isEastAsian } from './script-fallback.ts';

/** A page of running Chinese or Japanese shows 300 to 500 different letters; each costs about 400 bytes. */
const MOST_EAST_ASIAN_CHARACTERS = 600;

/**
 * The `@font-face` rules, one line, that draw these uses with the families of the tokens; what a family lacks stands
 * under its name in faces of other bundled fonts, chosen by script and by `lang` (BCP 47). Same input, same bytes.
 */
export async function toFontFaces(uses: readonly FontUse[], tokens: Tokens, lang: string): Promise<string> {
  const drawn = withinLimit(uses);
  const characters = new Set(drawn.flatMap(({ texts }) => [...texts.values()].flatMap((text) => [...text])));
  const families = await mergeByFamily(drawn, tokens);
  const faces = await Promise.all(
    families.map((use) => createFaces(use, createFallback({ isSerif: isSerifFamily(use.family), lang, characters }))),
  );
  return faces.flat().map(printFace).join('');
}

/** Headlines come first, then the text from the top. */
function withinLimit(uses: readonly FontUse[]): readonly FontUse[] {
  const eastAsian = new Set<string>();
  for (const { texts } of uses) {
    for (const text of texts.values()) {
      for (const character of text) if (isEastAsian(character)) eastAsian.add(character);
    }
  }
  if (eastAsian.size <= MOST_EAST_ASIAN_CHARACTERS) return uses;
  const dropped = new Set([...eastAsian].slice(MOST_EAST_ASIAN_CHARACTERS));
  return uses.map((use) => ({
    ...use,
    texts: new Map([...use.texts].map(([weight, text]) => [weight, text.difference(dropped)])),
  }));
}

/** Two roles may share a family; a family without italics is slanted by the browser from its upright face. */
async function mergeByFamily(uses: readonly FontUse[], tokens: Tokens): Promise<FamilyUse[]> {
  const merged = new Map<string, FamilyUse & { texts: Map<number, Set<string>> }>();
  for (const { role, italic, texts } of uses) {
    const family = toFamily(role, tokens);
    const pack = await getFontPackage(family);
    const style = italic && pack.hasItalic ? 'italic' : 'normal';
    const key = `${family}/${style}`;
    const use = merged.get(key) ?? { family, pack, style, texts: new Map() };
    merged.set(key, use);
    for (const [weight, text] of texts) addCharacters(use.texts, toNumber(weight, tokens), text);
  }
  return [...merged.values()];
}

const toFamily = (role: FontRole, { families }: Tokens): BundledFamily => (role === 'mono' ? 'MONO' : families[role]);
const isSerifFamily = (family: BundledFamily): boolean => family !== 'MONO' && isSerif(family);

const toNumber = (weight: UsedWeight, { type }: Tokens): number =>
  typeof weight === 'number' ? weight : type.wide[weight].weight;

const printFace = ({ family, style, weight, range, data }: Face): string =>
  `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:block;` +
  `src:url(data:font/woff2;base64,${data}) format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`;
