import type { Element } from 'hast';
import { readableText } from '../../../markup/text-content.ts';
import { toSingular } from '../../understand/word-forms.ts';
import { elementsIn } from '../screen-tree.ts';
import { clean } from './clean-words.ts';
import type { FindByWords, Found } from './found.ts';
import { itemsIn } from './items-in.ts';
import { labelledPlural } from './labelled-plural.ts';
import { isWithin, listNamed, type Scope } from './list-named.ts';
import { placeAround } from './place-around.ts';
import { coverage, likeness, stemsOf } from './match-words.ts';
import { findPartNoun } from './part-nouns.ts';

/** "All charts", "every row that is late", "the sale badges". */
export function findEvery(scope: Scope, words: string, find: FindByWords): Found | undefined {
  const match = /^(?:all|every|each|both|any)(?: of)?(?: the)?\s+(.+)$/i.exec(words);
  const noun = match?.[1] ?? words;
  const isPlural = (match !== null || isPluralPart(noun)) && !/^the last\b/i.test(noun);
  if (!isPlural) return undefined;
  const narrowed = /^(.+?)\s+(?:(?:that|who|which) (?:is|are|say|says)|with|marked|saying)\s+(.+)$/i.exec(noun);
  const inPlace = /^(.+?)\s+(?:in|of|from|on)\s+(?:the\s+)?(.+)$/i.exec(noun);
  const place = inPlace?.[2] === undefined ? undefined : find(scope, clean(inPlace[2]));
  const [held] = place?.elements ?? [];
  const within =
    held === undefined ? scope : { ...scope, root: place?.kind === 'text' ? placeAround(scope, held) : held };
  const plain = place === undefined ? noun : (inPlace?.[1] ?? noun);
  const bare = match === null ? plain : clean(plain);
  const named = listNamed(within, narrowed?.[1] ?? bare) ?? labelledPlural(within, bare);
  if (named === undefined || named.certainty < 0.5) return undefined;
  const saying = narrowed?.[2];
  const every =
    saying === undefined || match === null ? named.elements : [...new Set([...named.elements, ...itemsIn(within)])];
  const elements =
    saying === undefined
      ? named.elements
      : every.filter(
          (element) =>
            coverage(stemsOf(saying), stemsOf(readableText(element))) >= 1 || saysState(scope, element, saying),
        );
  const outer = elements.filter(
    (element) => !elements.some((other) => other !== element && isWithin(scope.tree, other, element)),
  );
  return outer.length === 0 ? undefined : { elements: outer, kind: named.kind };
}

/** A row under a heading that tells its state. */
const saysState = ({ tree }: Scope, element: Element, state: string): boolean => {
  const parent = tree.parentOf(element);
  const [first] = parent === undefined ? [] : elementsIn(parent);
  return (
    first !== undefined &&
    first !== element &&
    likeness(
      state,
      readableText(first)
        .replace(/\d+/g, '')
        .replace(/^state\s*/i, ''),
    ) > 0.9
  );
};

const isPluralPart = (words: string): boolean => {
  const last = /(\p{L}+)$/u.exec(words)?.[1]?.toLowerCase() ?? '';
  return (
    (last !== toSingular(last) &&
      findPartNoun(toSingular(last)) !== undefined &&
      !/^(?:tags|words|figures|numbers|lines|plans|messages|groups|stats|tiles|columns|metrics)$/.test(last)) ||
    (/\s(?:in|of|from|on)\s/.test(words) &&
      /^(?:pictures|images|photos|icons|buttons|links|badges|tags)\b/i.test(words))
  );
};
