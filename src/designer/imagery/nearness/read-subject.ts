import { toWords } from '../find-subject.ts';
import { findDrawing, type Drawing } from './find-drawing.ts';

/** A thing named in a subject. */
export interface Named {
  words: readonly string[];
  drawing: Drawing | undefined;
  /** Several of it: "the brothers", "two mechanics". */
  isPlural: boolean;
  /** The word that ties it to what stands before: "in", "with"; nothing for the subject itself. */
  tie: string | undefined;
}

const TIES: ReadonlySet<string> = new Set(
  'of in on at with without for near over from under beneath beside behind inside outside above along across by against into onto through around between before after next during and to w as like seen that which where'.split(
    ' ',
  ),
);

/** Words of a phrase that are no noun, though they may stand last in it. */
const NO_NOUNS: ReadonlySet<string> = new Set(
  'open closed shut cut half halfway up down again today then now off out away back there here only first last new old big small large little full empty asleep alone together outdoors indoors close macro side top front rear exploded cutaway lit unlit wide tall low high lost found'.split(
    ' ',
  ),
);
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those my our your his her its their one two three four five six seven eight nine ten several some many every each all both'.split(
    ' ',
  ),
);

/** "A loom being threaded", "kids building a dam": what is done ends the name of who does it. */
const isDoing = (word: string, at: number): boolean =>
  at > 0 &&
  (/^.{2,}ing$/.test(word) || /^.{3,}(?:ed|own|orn|ept|elt)$/.test(word)) &&
  findDrawing([word]) === undefined;

/** The things that a subject names, in order, each with its drawing where there is one. English only. */
export function readSubject(about: string): Named[] {
  const [phrase = ''] = about.split(/[,;:(–—]|\s-\s/);
  const words = toWords(phrase);
  const plurals = new Set(
    phrase
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => /^\p{Ll}.*[^s]s$|^(?:men|women|people|children|kids)$/u.test(word.toLowerCase()))
      .flatMap(toWords),
  );
  const named: Named[] = [];
  let open: string[] = [];
  let tie: string | undefined;
  const close = (next: string | undefined): void => {
    const bare = open.filter((word) => !DETERMINERS.has(word));
    while (bare.length > 1 && NO_NOUNS.has(bare.at(-1) ?? '')) bare.pop();
    const isPlural = plurals.has(bare.at(-1) ?? '');
    if (bare.length > 0) named.push({ words: bare, drawing: findDrawing(bare), isPlural, tie });
    open = [];
    tie = next;
  };
  for (const [at, word] of words.entries()) {
    if (TIES.has(word)) close(word === 'of' && named.length === 0 ? 'of' : word);
    else if (isDoing(word, at) && open.some((before) => !DETERMINERS.has(before))) close(word);
    else open.push(word);
  }
  close(undefined);
  return named;
}
