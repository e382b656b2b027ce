/** Languages that the lexicon knows; all but English lie beside it, since people mix English element nouns into theirs. */
export const LEXICON_LANGS = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv', 'tr', 'ja', 'ko', 'zh'] as const;
export type LexiconLang = (typeof LEXICON_LANGS)[number];

/** Words of one class by language, each a comma-separated list in the notation of `expand-phrase.ts`. */
export type WordsByLang = Partial<Record<LexiconLang, string>>;

/** Languages in which quality words follow their noun: "bouton principal", "foto grande". */
export const HEAD_FIRST: ReadonlySet<LexiconLang> = new Set(['fr', 'es', 'pt', 'it', 'pl']);

/** Languages that write compounds in one word: "Kundentabelle", "zoekveld", "sökfält". */
export const COMPOUNDING: ReadonlySet<LexiconLang> = new Set(['de', 'nl', 'sv']);

/** Languages written without spaces between words; Korean has spaces but glues particles to its nouns. */
export const GLUED: ReadonlySet<LexiconLang> = new Set(['ja', 'ko', 'zh']);

/** English element nouns that are everyday words of another language and mean something else there. */
export const FALSE_FRIENDS: WordsByLang = {
  de: 'form, forms, note, notes, rate, log, step, handle, fab, see, rail, stat, links, bar, tag, tags, art, band',
  fr: 'chat, chats, table, tables, note, notes, pages, parts, art, case, cases, form, pin, figure, figures, plan, feed, carte, caption, page',
  es: 'table, pin, plan, forma, red, rail, son, once, pie, pies, pane',
  pt: 'pin, plan, pane, tab, nota',
  it: 'note, pin, rate, tile, pane, plan, forma, card',
  nl: 'kind, pin, map, mappen, plan, fab, rail, balk, room, strip, brief, links, bank',
  pl: 'list, pole, pin, plan, note, post, ring, ton, pane',
  sv: 'note, kind, plan, form, rail, pin, step, log, list',
  tr: 'plan, pin, tile, not, on, rail, form, son',
};

/** The lexicon's language for a BCP 47 tag; English for those it does not know. */
export const toLexiconLang = (tag: string): LexiconLang =>
  LEXICON_LANGS.find((lang) => lang === tag.slice(0, 2).toLowerCase()) ?? 'en';
