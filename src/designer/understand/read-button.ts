import { createDraft, type Draft } from './draft.ts';
import type { NounPhrase, ReadContext } from './noun-phrase.ts';
import { listQuotes } from './prompt-text.ts';
import { parseItem } from './read-item.ts';
import { readAsideItems, readTailItems } from './read-items.ts';
import { capitalize, foldWord, toSingular } from './word-forms.ts';

const BUTTON_WORDS = new Set(
  'button cta link lien enlace collegamento btn fab knopf schaltflache bouton boton pulsante botao przycisk butonu dugmesi'.split(
    ' ',
  ),
);
const SAYING = new Set('labelled labeled with saying reading named called for that like such'.split(' '));
const LONGEST_LABEL_WORDS = 4;

/** Deeds that stand alone in a list of parts: "with undo and CSV export". */
const DEEDS =
  /^(?:undo|redo|retry|share|export|download|print|copy|import|save|edit|delete|bookmark|follow|subscribe|csv export|pdf export|pdf download|data export|export to (?:csv|pdf)|csv download|share link|add to (?:cart|bag|basket|wishlist|favou?rites|calendar)|buy now|book now|pay now|sign in|log in|log out|place order|check ?out)$/i;

const isButtonWord = (word: string): boolean => BUTTON_WORDS.has(toSingular(foldWord(word)));

/** Whether a phrase's head is a button or a link. */
export const isButtonPhrase = (phrase: NounPhrase, context: ReadContext): boolean => {
  const head = context.grammar.headFirst ? phrase.words[0] : phrase.words.at(-1);
  return head !== undefined && isButtonWord(head);
};

/** Whether a phrase is nothing but a deed: "Undo". */
export const isBareDeed = (phrase: NounPhrase): boolean => DEEDS.test(phrase.words.join(' ')) && phrase.tail === '';

const createAction = (label: string, texts: string[]): Draft =>
  createDraft(label, { isAction: true, kind: 'button', texts });

/** A button, a link, or a group of them; undefined when nothing says what it does. */
export const readButton = (phrase: NounPhrase, context: ReadContext): Draft | undefined => {
  const naming = phrase.words.filter((word) => !isButtonWord(word));
  const isPlural = /s$/i.test((context.grammar.headFirst ? phrase.words[0] : phrase.words.at(-1)) ?? '');
  const said = SAYING.has(phrase.tailLead) ? listQuotes(phrase.tail, context.quotes) : [];
  const labels = [...phrase.quotes, ...(phrase.quotes.length === 0 || isPlural ? said : [])];
  const [only] = labels;
  if (only !== undefined && labels.length === 1) return createAction(only, labels);
  const named = naming.join(' ');
  if (!isPlural && labels.length === 0) {
    return named === '' || naming.length > LONGEST_LABEL_WORDS ? undefined : createAction(capitalize(named), []);
  }
  const joined = /\s[+/&]\s|\//.test(named)
    ? named.split(/\s?[+/&]\s?/).map((label) => ({ title: capitalize(label) }))
    : [];
  const items =
    labels.length > 0
      ? labels.map(parseItem)
      : [...joined, ...readAsideItems(phrase, context), ...readTailItems(phrase, context)];
  if (items.length === 0 && named === '') return undefined;
  const label =
    named === '' || joined.length > 0
      ? 'Actions'
      : capitalize(
          `${named} ${isPlural ? (phrase.words.at(-1) ?? 'buttons') : 'buttons'}`.replace(
            /^(.*action) buttons$/i,
            '$1s',
          ),
        );
  return createDraft(label, {
    kind: 'actions',
    items,
    texts: labels,
    ...(phrase.count === undefined ? {} : { count: phrase.count }),
  });
};
