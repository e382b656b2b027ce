import { pageWord, type PageWord } from '../fill/language/page-words.ts';

/** What an input takes: it decides the keyboard of a phone, what a browser fills in, and whether the letters are seen. */
export interface InputPurpose {
  type: 'text' | 'email' | 'tel' | 'password' | 'url';
  autocomplete: string;
}

/** By general words of a label, in whatever language the page is; `word` is the same in the page's own. */
const PURPOSES: readonly (InputPurpose & { words: RegExp; word?: PageWord })[] = [
  { type: 'email', autocomplete: 'email', words: /\be-?mail|correo|courriel/i, word: 'email' },
  { type: 'tel', autocomplete: 'tel', words: /\bphone|telefon|téléphone|teléfono|\btel\b/i, word: 'phone' },
  {
    type: 'password',
    autocomplete: 'current-password',
    words: /password|passwort|mot de passe|contraseña/i,
    word: 'password',
  },
  { type: 'url', autocomplete: 'url', words: /\burl\b|website/i },
];

const ANY: InputPurpose = { type: 'text', autocomplete: 'off' };

/** What an input of this label is for on a page in the language of a BCP 47 tag. */
export function inputPurpose(label: string, lang: string): InputPurpose {
  const said = label.toLocaleLowerCase(lang);
  const isCalled = (word: PageWord): boolean => said.includes(pageWord(word, lang).toLocaleLowerCase(lang));
  return PURPOSES.find(({ words, word }) => words.test(label) || (word !== undefined && isCalled(word))) ?? ANY;
}
