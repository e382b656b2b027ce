import type { StatedStyle } from '../outline.ts';
import { FACE_WORDS, FACES, type FaceClass } from './font-names.ts';

type StatedFont = StatedStyle['fonts'][number];
type FontUse = StatedFont['use'];

interface FontMention {
  name: string;
  start: number;
  end: number;
  isKind: boolean;
}

const escape = (name: string): string =>
  name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s_-]?`);

const ENTRIES = (Object.entries(FACES) as [FaceClass, string][])
  .flatMap(([face, names]) =>
    names.split(',').map((entry) => {
      const name = entry.trim().replaceAll(/\s+/g, ' ');
      return { face, name: name.replace('*', ''), isWord: name.endsWith('*') };
    }),
  )
  .sort((a, b) => b.name.length - a.name.length);

const BY_NAME: ReadonlyMap<string, { face: FaceClass; isWord: boolean }> = new Map(
  ENTRIES.map(({ name, face, isWord }) => [name.toLowerCase().replaceAll(/[\s_-]/g, ''), { face, isWord }]),
);
// Letter case counts for single words, since many are ordinary ones.
const NAMED = new RegExp(`(?<![\\p{L}\\d-])(?:${ENTRIES.map(({ name }) => escape(name)).join('|')})(?![\\p{L}])`, 'gu');
const KINDS = new RegExp(`(?<![\\p{L}-])(?:${FACE_WORDS.map(([, words]) => words).join('|')})(?![a-z])`, 'giu');

/** Whether a name is that of a family in the table. */
export const isKnownFace = (name: string): boolean => BY_NAME.has(name.toLowerCase().replaceAll(/[\s_-]/g, ''));

/** The class of a family by its name, or of a kind of face ("serif"); by the end of its name where it is unknown. */
export function classOfFace(name: string): FaceClass | undefined {
  const known = BY_NAME.get(name.toLowerCase().replaceAll(/[\s_-]/g, ''));
  if (known !== undefined) return known.face;
  const kind = FACE_WORDS.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(name.trim()))?.[0];
  if (kind !== undefined) return kind;
  return BY_ENDING.find(([, ending]) => ending.test(name))?.[0];
}

const BY_ENDING: readonly (readonly [FaceClass, RegExp])[] = [
  ['mono', /\b(?:mono|code|typewriter)\b/i],
  ['slab', /\bslab\b/i],
  ['condensed', /\b(?:condensed|narrow|compressed)\b/i],
  ['rounded', /\b(?:rounded|round|soft)\b/i],
  ['script', /\b(?:script|hand|brush)\b/i],
  ['neo-grotesk', /\b(?:sans|gothic|grotes[kq]\w*)\b/i],
  ['text-serif', /\b(?:serif|antiqua|mincho|roman|text)\b/i],
];

const TYPE_WORD =
  /\b(?:fonts?|typefaces?|typography|type|serif|sans|display|headers?|headings?|headlines?|titles?|h1|body|labels?|digits|numerals?|numbers|caps|mono|italics?|pairing|wordmark|set in|text|schrift\w*|polices?|titres?|titulos?|texto|tipograf\w*|carattere|titoli|testo|il resto|lettertype|czcionka|kroj|yazi tipi|typsnitt|ui|everything else|for the rest)\b|書体|字体|フォント|글꼴/i;

/** First letters of all names: a text with none of them is not searched. */
const STARTS: ReadonlySet<string> = new Set(ENTRIES.map(({ name }) => name.slice(0, 2)));

function listNamed(text: string): FontMention[] {
  if (![...text.matchAll(/[\p{L}\d]+/gu)].some(([word]) => STARTS.has(word.slice(0, 2)))) return [];
  return [...text.matchAll(NAMED)].flatMap((match): FontMention[] => {
    const [name] = match;
    const start = match.index;
    const end = start + name.length;
    const isWord = BY_NAME.get(name.toLowerCase().replaceAll(/[\s_-]/g, ''))?.isWord === true;
    return isWord && !isMeantAsFont(text, start, end) ? [] : [{ name, start, end, isKind: false }];
  });
}

/** A name that is a word as well: with a word about type near it, or alone between commas. */
function isMeantAsFont(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 36), start);
  const after = text.slice(end, end + 30);
  return (
    TYPE_WORD.test(before.split(/[.;]\s/).at(-1) ?? '') ||
    TYPE_WORD.test(after.split(/[.;,]\s/)[0] ?? '') ||
    (/(?:^|[,;:.·]\s*)[`*"']?$/.test(before) && /^[`*"']?(?:\s*(?:[,;.·]|$)|\s+\d)/.test(after)) ||
    /\buse $/i.test(before)
  );
}

const UNKNOWN =
  /\b(?:fonts?|typefaces?|typeface|schrift(?:art)?|police|tipografia|tipografía|carattere|lettertype|czcionka|font-family)\b(?: family)?(?:\s*[:=]|\s+(?:is|in|of))?\s*[`"'“„]?((?:\p{Lu}[\p{L}\d]*|[A-Z]\d+)(?:\s(?:\p{Lu}[\p{L}\d]*|\d{1,2}\b(?!\s?px)))*)/gu;
const NOT_A_NAME =
  /^(?:The|A|An|Use|In|For|All|Headings?|Body|Text|Large|Big|Small|Modern|Clean|Sans|Serif|No|None|H1|UI|Size|Weight|Bold|Primary)\b/;

const listUnknown = (text: string, known: readonly FontMention[]): FontMention[] =>
  [...text.matchAll(UNKNOWN)].flatMap((match): FontMention[] => {
    const name = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(name);
    const end = start + name.length;
    const isTaken = NOT_A_NAME.test(name) || known.some((one) => one.start < end && start < one.end);
    return isTaken ? [] : [{ name, start, end, isKind: false }];
  });

const listKinds = (text: string): FontMention[] =>
  [...text.matchAll(KINDS)].map((match) => ({
    name: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    isKind: true,
  }));

const USES: readonly (readonly [FontUse, RegExp])[] = [
  [
    'mono',
    /\b(?:digits?|numerals?|numbers?|figures|codes?|timecodes?|timestamps?|keys?|ids?|logs?|console|code blocks?|data)\b|数字/i,
  ],
  ['label', /\b(?:labels?|captions?|buttons?|ui labels|eyebrows?|beschriftung\w*)\b/i],
  [
    'headline',
    /\b(?:headings?|headlines?|headers?|titles?|h1|h2|display|wordmark|names|uberschrift\w*|überschrift\w*|titel\w*|titres?|t[ií]tulos?|titoli|titolo|encabezados|kop(?:pen)?|naglowki|rubriker|basliklar)\b|見出し|标题|標題|제목|タイトル/i,
  ],
  [
    'body',
    /\b(?:body|text|copy|paragraphs?|everything else|the rest|running text|reading|tables?|list|texte?|texto|testo|resto|reste|rest|tekst|fliesstext|fließtext|brødtext|metin|ui(?: font)?|prose)\b|本文|正文|본문/i,
  ],
];

const cellOf = (
  text: string,
  { start, end }: FontMention,
  others: readonly FontMention[],
): { before: string; after: string } => {
  const last = Math.max(0, ...others.filter((one) => one.end <= start).map((one) => one.end));
  const next = Math.min(text.length, ...others.filter((one) => one.start >= end).map((one) => one.start));
  const before =
    text
      .slice(last, start)
      .split(/[,;、，。\n]|\.\s|\band\b|\+/)
      .at(-1) ?? '';
  const after = text.slice(end, next).split(/[,;、，。\n]|\.\s|\.$| [–—-] |\+|\band (?=\p{Lu})/u)[0] ?? '';
  return { before, after };
};

function findUse(text: string, mention: FontMention, others: readonly FontMention[]): FontUse {
  const { before, after } = cellOf(text, mention, others);
  const inside = mention.isKind && mention.name.includes(' ') ? mention.name : '';
  const said =
    USES.find(([, words]) => words.test(after)) ?? USES.find(([, words]) => words.test(`${before} ${inside}`));
  if (said !== undefined) return said[0];
  return classOfFace(mention.name) === 'mono' && others.length > 0 ? 'mono' : 'all';
}

/** Fonts that style statements name, as they spell them; a kind of face ("serif") stands where no family is named for that use. */
export function findFonts(text: string): StatedFont[] {
  const known = listNamed(text);
  const families = [...known, ...listUnknown(text, known)].sort((a, b) => a.start - b.start);
  const kinds = listKinds(text).filter(({ start, end }) => !families.some((one) => one.start < end && start < one.end));
  const all = [...families, ...kinds];
  const named = families.map((one): StatedFont => ({
    use: findUse(
      text,
      one,
      families.filter((other) => other !== one),
    ),
    name: one.name,
  }));
  const stated = [...named];
  for (const kind of kinds) {
    const use = findUse(
      text,
      kind,
      all.filter((other) => other !== kind),
    );
    const isNearName = families.some(
      ({ start, end }) => Math.abs(start - kind.end) < 12 || Math.abs(kind.start - end) < 8,
    );
    if (!isNearName && !stated.some((one) => one.use === use || (one.use === 'all' && use !== 'mono')))
      stated.push({ use, name: kind.name });
  }
  return settleUses(stated);
}

/** Two families without a use are a pair: the first heads, the second runs. */
function settleUses(fonts: readonly StatedFont[]): StatedFont[] {
  const seen = new Set<string>();
  const unique = fonts.filter(({ use, name }) => {
    const key = `${use} ${name.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
  const loose = unique.filter(({ use }) => use === 'all');
  const [first, second] = loose;
  if (first === undefined || second === undefined) return unique;
  return unique.map((font) =>
    font === first ? { ...font, use: 'headline' } : font === second ? { ...font, use: 'body' } : font,
  );
}
