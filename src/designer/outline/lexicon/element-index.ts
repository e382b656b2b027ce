import type { ElementEntry } from './element-entry.ts';
import { ELEMENTS, type ElementId } from './elements.ts';
import { COMPOUNDING, FALSE_FRIENDS, GLUED, type LexiconLang } from './languages.ts';
import { foldKey } from './list-tokens.ts';
import { addPhrase, type PhraseIndex } from './phrase-index.ts';
import { listWordForms } from './word-forms.ts';

/** A form of an element noun as the index holds it. */
export interface ElementWord {
  id: ElementId;
  isPlural: boolean;
  isWeak: boolean;
}

export interface ElementIndex {
  phrases: PhraseIndex<ElementWord>;
  /** Ends of compounds by their folded letters: "tabelle" of "Kundentabelle". */
  suffixes: Map<string, ElementWord>;
  /** Words of a language without spaces by their first letter, longest first. */
  glued: Map<string, { text: string; word: ElementWord }[]>;
  /** All words of declined languages, to cut endings from tokens down to a known stem. */
  stems: Set<string>;
}

const indexes = new Map<LexiconLang, ElementIndex>();

/** The nouns of a language together with the English ones, built when first asked for. */
export const getElementIndex = (lang: LexiconLang): ElementIndex => {
  const known = indexes.get(lang);
  if (known !== undefined) return known;
  const index: ElementIndex = { phrases: {}, suffixes: new Map(), glued: new Map(), stems: new Set() };
  addLanguage(index, lang, new Set());
  if (lang !== 'en') addLanguage(index, 'en', new Set((FALSE_FRIENDS[lang] ?? '').split(', ')));
  for (const words of index.glued.values()) words.sort((a, b) => b.text.length - a.text.length);
  indexes.set(lang, index);
  return index;
};

const addLanguage = (index: ElementIndex, lang: LexiconLang, isExcluded: ReadonlySet<string>): void => {
  // Sure words first: where one noun has "tag" for certain and another only perhaps, it is the first one's.
  for (const isWeakTurn of [false, true])
    for (const [id, entry] of Object.entries(ELEMENTS) as [ElementId, ElementEntry][])
      for (const form of listWordForms(entry[lang] ?? '', lang)) {
        if (form.isWeak !== isWeakTurn || isExcluded.has(form.text)) continue;
        const word: ElementWord = { id, isPlural: form.isPlural, isWeak: form.isWeak };
        if (GLUED.has(lang)) addGlued(index, form.text, word);
        else {
          addPhrase(index.phrases, form.text, word);
          if (lang === 'pl' || lang === 'tr') for (const part of form.text.split(' ')) index.stems.add(foldKey(part));
        }
        if (form.isSuffix && COMPOUNDING.has(lang) && !index.suffixes.has(foldKey(form.text)))
          index.suffixes.set(foldKey(form.text), word);
      }
};

const addGlued = (index: ElementIndex, text: string, word: ElementWord): void => {
  const first = text[0];
  if (first === undefined) return;
  const known = index.glued.get(first);
  if (known === undefined) index.glued.set(first, [{ text, word }]);
  else if (!known.some((entry) => entry.text === text)) known.push({ text, word });
};
