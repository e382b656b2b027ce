import type { BundledFamily, ScriptFace } from './font-files.ts';

/** What a face may be cut from: a family, a script's face or the emoji. */
export type FontSource = BundledFamily | ScriptFace | 'EMOJI';

/** Whose letters stand in for what a family lacks of Latin, Cyrillic and Greek, the nearest in kind first. */
const COMPANIONS: Readonly<Record<'sans' | 'serif', readonly BundledFamily[]>> = {
  sans: ['INTER', 'NOTO_SERIF'],
  serif: ['NOTO_SERIF', 'INTER'],
};

const HAN_FACES = ['SIMPLIFIED_CHINESE', 'JAPANESE', 'TRADITIONAL_CHINESE', 'KOREAN'] as const;
type HanFace = (typeof HAN_FACES)[number];

const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u;
/** `scx` of punctuation names all scripts that use it; a letter belongs to its own script. */
const KANA_LETTER = /[\p{sc=Hiragana}\p{sc=Katakana}]/u;
const HANGUL_LETTER = /\p{sc=Hangul}/u;
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Bopomofo}\p{scx=Hangul}\u3000-\u303f\u31c0-\u31ef\u3200-\u33ff\uff00-\uffef]/u;
const SCRIPTS: readonly (readonly [RegExp, ScriptFace])[] = [
  [/\p{scx=Arabic}/u, 'ARABIC'],
  [/\p{scx=Hebrew}/u, 'HEBREW'],
  [/\p{scx=Thai}/u, 'THAI'],
  [/\p{scx=Devanagari}/u, 'DEVANAGARI'],
];
/** Arrows, shapes and signs: faces for the East know many, and draw them as text is drawn. */
const SYMBOL_SOURCES: readonly FontSource[] = [
  'JAPANESE',
  'SIMPLIFIED_CHINESE',
  'KOREAN',
  'ARABIC',
  'SYMBOLS',
  'TECHNICAL_SYMBOLS',
  'MATHEMATICS',
  'EMOJI',
];

const KEYCAP = '\u20e3';
const EMOJI_SELECTOR = '\ufe0f';
const ALWAYS_EMOJI = /[\p{Emoji_Presentation}\p{Emoji_Modifier}\p{Regional_Indicator}\ufe0f\u{e0020}-\u{e007f}]/u;
/** Signs that are text until a selector makes them pictures; figures and the signs of rights stay text. */
const SOMETIMES_EMOJI = /(?=\p{Emoji})[^\d#*\u00a9\u00ae\u2122]/u;

/** Characters that only change or join their neighbours: they go where those go. */
export const JOINER = /\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}]/u;
export const isEastAsian = (character: string): boolean => EAST_ASIAN.test(character) || KANA.test(character);

export interface FallbackScope {
  isSerif: boolean;
  /** BCP 47, of the document. */
  lang: string;
  /** All characters of the document. */
  characters: ReadonlySet<string>;
}

/** Where to look for a character that a family lacks, the best source first. */
export function createFallback({
  isSerif,
  lang,
  characters,
}: FallbackScope): (character: string) => readonly FontSource[] {
  const eastAsian = toEastAsianSources(lang, characters);
  const companions = COMPANIONS[isSerif ? 'serif' : 'sans'];
  const hasSelector = characters.has(EMOJI_SELECTOR);
  return (character) => {
    if (ALWAYS_EMOJI.test(character)) return ['EMOJI'];
    // The enclosing mark of a keycap stays with its figure, which is text.
    if (character === KEYCAP) return companions;
    if (hasSelector && SOMETIMES_EMOJI.test(character)) return ['EMOJI', ...companions];
    if (isEastAsian(character)) return [...eastAsian, ...companions];
    const script = SCRIPTS.find(([pattern]) => pattern.test(character))?.[1];
    return script === undefined ? [...companions, ...SYMBOL_SOURCES] : [script, ...companions];
  };
}

/** Han letters look different by language: the language of the document decides, else the letters beside them. */
function toEastAsianSources(lang: string, characters: ReadonlySet<string>): HanFace[] {
  const first = toHanFace(lang) ?? guessHanFace(characters);
  return [first, ...HAN_FACES.filter((face) => face !== first)];
}

const FACE_OF_WRITING: Readonly<Record<string, HanFace>> = {
  Jpan: 'JAPANESE',
  Kore: 'KOREAN',
  Hans: 'SIMPLIFIED_CHINESE',
  Hant: 'TRADITIONAL_CHINESE',
};

/** The likely writing of a language: `zh-TW` is written in Hant. */
function toHanFace(lang: string): HanFace | undefined {
  try {
    return FACE_OF_WRITING[new Intl.Locale(lang.trim()).maximize().script ?? ''];
  } catch {
    return undefined;
  }
}

function guessHanFace(characters: ReadonlySet<string>): HanFace {
  const text = [...characters].join('');
  if (KANA_LETTER.test(text)) return 'JAPANESE';
  return HANGUL_LETTER.test(text) ? 'KOREAN' : 'SIMPLIFIED_CHINESE';
}
