import type { LexiconLang } from './languages.ts';
import type { Token } from './list-tokens.ts';

/** A token whose ending may have been cut: then `key` is the stem that the index knows. */
export interface StemToken extends Token {
  isPlural?: boolean;
}

/** Endings after folding, and which of them are plurals. */
const ENDINGS: Partial<Record<LexiconLang, { all: RegExp; plural: RegExp }>> = {
  pl: {
    all: /^(?:a|e|i|o|u|y|ie|ia|em|om|ow|iem|owi|ami|ach|iami|iach|iom|ego|emu|ej|ych|ymi|ym|im|ich|imi|iej|cie|zie|owy|owa|owe)$/,
    plural: /^(?:y|i|e|ow|om|iom|ami|ach|iami|iach|ych|ymi|ich|imi)$/,
  },
  tr: {
    all: /^(?:l[ae]r)?(?:[iu]|s[iu]|[iu]m|[iu]n|n[iu]n|[iu]m[iu]z)?(?:[yn]?[iuae]|n?[iu]n|[dt][ae]|n?[dt][ae]n?|y?l[ae]|[dt][ae]ki)?(?:[dt][iu]r)?$/,
    plural: /^l[ae]r/,
  },
};

const LONGEST_ENDING = 9;

/** Cuts the endings of declined languages down to a stem that the index knows: "przyciskiem" → "przycisk". */
export const cutEndings = (tokens: readonly Token[], stems: ReadonlySet<string>, lang: LexiconLang): StemToken[] => {
  const endings = ENDINGS[lang];
  if (endings === undefined) return tokens as StemToken[];
  return tokens.map((token) => {
    for (let cut = 1; cut <= LONGEST_ENDING && token.key.length - cut >= 3; cut += 1) {
      const stem = token.key.slice(0, -cut);
      const ending = token.key.slice(-cut);
      const known = stems.has(stem)
        ? stem
        : lang === 'tr'
          ? stems.has(harden(stem))
            ? harden(stem)
            : undefined
          : undefined;
      if (known !== undefined && endings.all.test(ending))
        return { ...token, key: known, isPlural: endings.plural.test(ending) };
    }
    return token;
  });
};

/** Turkish softens a last k, p, ç, t before a vowel: "başlık" → "başlığı". */
const harden = (stem: string): string =>
  stem.replace(/[gbcd]$/, (letter) => ({ g: 'k', b: 'p', c: 'c', d: 't' })[letter] ?? letter);
