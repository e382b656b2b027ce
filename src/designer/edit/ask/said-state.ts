import { isTyped, shapeOf } from '../page/value-shape.ts';
import type { StateName } from './ask.ts';
import { valueOf } from './clause-words.ts';
import { type Token } from './token.ts';

/** Words that say how something is, and seldom how it shall be. */
export const WEAK =
  /^(?:is|are|has|looks?|gets?|ist|sind|hat|haben|est|es|è|é|c'est|sea|sia|seja|wird|heeft|follows|is on|moet|muss|soll|sollen|sollte)$/i;

/** The value at the beginning of what is said of something: "5 today". */
export function typedStart(tokens: readonly Token[], text: string): string | undefined {
  for (let end = tokens.length; end > 0; end--) {
    const { value } = valueOf(tokens.slice(0, end), text);
    if (/^[~+\-−€$£¥]?\s?\d/.test(value) && isTyped(shapeOf(value))) return value;
  }
  return undefined;
}

const STATE_WORDS: readonly (readonly [RegExp, StateName])[] = [
  [
    /^(?:an? |the )?(?:required|mandatory|obligatory)(?: field| one)?$|^(?:ein )?pflichtfeld$|^obligatoire$|^obligatori[oa]$|^verplicht$/i,
    'required',
  ],
  [/^(?:the )?(?:current|active|highlighted)(?: (?:one|entry|tab|item|page|link))?$/i, 'current'],
  [/^(?:disabled|inactive|gr[ea]yed out)$/i, 'disabled'],
  [/^(?:checked|ticked|selected|preselected|chosen)$/i, 'selected'],
  [/^(?:unchecked|unticked|not checked)$/i, 'unselected'],
  [/^(?:switched |turned )?on$/i, 'on'],
  [/^(?:switched |turned )?off$/i, 'off'],
];

export const stateOf = (tokens: readonly Token[], text: string): StateName | undefined => {
  // "The active one in the left menu": where it stands says nothing of how it is.
  const place = tokens.findIndex((token, at) => at > 0 && /^(?:in|at|of|im|en|dans)$/i.test(token.text));
  const { value } = valueOf(place < 0 ? tokens : tokens.slice(0, place), text);
  return STATE_WORDS.find(([words]) => words.test(value))?.[1];
};
