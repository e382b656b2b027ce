/** Languages in which pages are known beside English: a folder `knowledge/pages-<language>/` each, in the form of `pages/`. */
export const PAGE_LANGUAGES = ['de', 'es', 'fr', 'pt'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** The money (ISO 4217) in which the pages of a language are written. */
export const PAGE_MONEY: Readonly<Record<PageLanguage, string>> = { de: 'EUR', es: 'EUR', fr: 'EUR', pt: 'BRL' };
