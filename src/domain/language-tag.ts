/** A well-formed BCP 47 tag in its canonical form: `zh-tw` is `zh-TW`. English for what is none. */
export function toLanguageTag(text: string): string {
  try {
    return Intl.getCanonicalLocales(text.trim())[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Whether pages in a language run from right to left: those in Arabic, Hebrew and the like. */
export const isRightToLeft = (lang: string): boolean =>
  new Intl.Locale(toLanguageTag(lang)).getTextInfo().direction === 'rtl';
