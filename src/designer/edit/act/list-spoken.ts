import type { Element } from 'hast';
import type { Token } from '../ask/token.ts';
import { isUnseen } from '../page/is-unseen.ts';
import { titleLeaf } from '../page/lift-to.ts';
import { isBadge } from '../page/make-of-part.ts';
import { isTyped, shapeOf } from '../page/value-shape.ts';
import { toWords } from '../page/to-words.ts';
import type { Working } from './working.ts';

const PRONOUNS =
  /^(?:it|its|it's|him|his|her|hers|them|their|this|that|one|er|ihn|ihm|sein|seine|ihr|ihre|lui|son|sa|su|lo|la|zijn|haar)$/i;

/** A thing of several of a make that words speak of, and the words that name it. */
interface Spoken {
  item: Element;
  used: ReadonlySet<Token>;
}

/** The things of a make that words speak of, surest first; those that answer equally together. */
export function listSpoken({ page, last, within }: Working, tokens: readonly Token[]): (readonly Spoken[])[] {
  const items = page.elements.filter(
    (one) =>
      one.tagName === 'tr' ||
      (page.groupOf(one) !== undefined && !['td', 'th', 'a', 'button', 'option', 'label'].includes(one.tagName)),
  );
  const inside = within === undefined ? [] : items.filter((one) => within.some((outer) => page.contains(outer, one)));
  const named = [...listNamed(page, inside, tokens), ...listNamed(page, items, tokens)];
  const pronoun = tokens.find((token) => token.kind === 'word' && PRONOUNS.test(token.text));
  const [before] = last;
  const item = before === undefined ? undefined : page.chainOf(before).find((one) => items.includes(one));
  if (pronoun === undefined || item === undefined) return named;
  const spoken: readonly Spoken[] = [{ item, used: new Set([pronoun]) }];
  return tokens.indexOf(pronoun) < 2 ? [spoken, ...named] : [...named, spoken];
}

/** Texts that one thing of several has at most. */
const MOST = 12;

/** Things by how wholly their names stand in words. */
function listNamed(page: Working['page'], items: readonly Element[], tokens: readonly Token[]): (readonly Spoken[])[] {
  const counts = new Map<string, number>();
  const called = items.map((item) => {
    const leaves = page.leavesIn(item).filter(({ element }) => !isUnseen(element));
    const title = titleLeaf(page, item);
    const names = [title === undefined ? '' : page.textOf(title), leaves[0]?.text ?? ''].filter((one) => one !== '');
    const more = leaves.map(({ text, element }) => (isBadge(page, element) || isTyped(shapeOf(text)) ? '' : text));
    return {
      item,
      names: [...new Set(names)].map(toWords),
      // A whole part of a page is no thing of which facts are told in passing.
      more: new Set(leaves.length > MOST ? [] : more.filter((one) => one.length < 40).flatMap(toWords)),
    };
  });
  for (const { names, more } of called)
    for (const word of new Set([...names.flat(), ...more])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const spoken = tokens.filter(({ words }) => words.length > 0);
  const scored = called.flatMap(({ item, names, more }) => {
    const used = new Set<Token>();
    let score = 0;
    for (const words of names) {
      if (words.length > 7) continue;
      let own = 0;
      for (const token of spoken) {
        const isWhole = token.words.every((word) => words.includes(word));
        const isTelling = token.words.some((word) => word.length > 3 || /\d/.test(word) || words.length === 1);
        if (!isWhole || !isTelling || (token.kind === 'quote' && token.words.length < words.length)) continue;
        used.add(token);
        own += token.words.length / words.length;
      }
      score = Math.max(score, own);
    }
    // What else only this one says: "her row" of whom the second column names.
    const isOwn = (word: string): boolean => more.has(word) && word.length > 3 && counts.get(word) === 1;
    for (const token of spoken)
      if (!used.has(token) && token.kind === 'word' && token.senses.size === 0 && token.words.every(isOwn)) {
        used.add(token);
        score += 0.3;
      }
    return used.size === 0 ? [] : [{ item, used, score: Math.round(score * 100) }];
  });
  const best = [
    ...new Map(scored.toSorted((one, other) => one.score - other.score).map((one) => [one.item, one])).values(),
  ];
  return [...Map.groupBy(best, ({ score }) => score)]
    .toSorted(([one], [other]) => other - one)
    .map(([, alike]) => alike);
}
