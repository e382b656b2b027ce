/** Languages in which pages are known beside English: a folder `knowledge/pages-<language>/` each, in the form of `pages/`. */
export const PAGE_LANGUAGES = ['de', 'es', 'fr', 'pt'] as const;
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];
