import type { Element } from 'hast';
import { createText, isElement } from '../../markup/element.ts';

/** Other words for what interfaces say most, nearest first. Whole words, in English. */
const PHRASES: readonly (readonly string[])[] = [
  ['sign in', 'log in', 'enter'],
  ['sign up', 'join', 'create an account'],
  ['welcome back', 'good to see you again', 'hello again'],
  ['welcome', 'hello', 'good to have you here'],
  ['get started', 'start now', 'begin here'],
  ['learn more', 'read more', 'see how it works'],
  ['buy now', 'order now', 'get yours'],
  ['add to cart', 'add to basket', 'take it'],
  ['checkout', 'complete your order', 'pay now'],
  ['submit', 'send', 'send it off'],
  ['save', 'keep', 'save changes'],
  ['cancel', 'never mind', 'go back'],
  ['continue', 'go on', 'next step'],
  ['search', 'find', 'look for'],
  ['settings', 'preferences', 'options'],
  ['contact', 'get in touch', 'write to us'],
  ['about', 'who we are', 'our story'],
  ['features', 'what it does', 'highlights'],
  ['pricing', 'prices', 'plans and prices'],
  ['services', 'what we do', 'our work'],
  ['news', 'latest', 'what is new'],
  ['shop', 'store', 'browse'],
  ['help', 'support', 'questions and answers'],
  ['subscribe', 'stay informed', 'get the letter'],
  ['download', 'get it', 'save a copy'],
  ['view all', 'see all', 'show everything'],
  ['password', 'passphrase', 'pass code'],
  ['email', 'e-mail address', 'mail'],
  ['overview', 'at a glance', 'summary'],
  ['dashboard', 'overview', 'the day in figures'],
  ['recent', 'latest', 'newest'],
  ['details', 'more about it', 'good to know'],
  ['total', 'sum', 'altogether'],
  ['items', 'things', 'pieces'],
  ['home', 'start page', 'front page'],
  ['focus', 'concentration', 'deep work'],
  ['break', 'rest', 'breather'],
  ['in progress', 'under way', 'being done'],
  ['to do', 'still open', 'waiting'],
  ['done', 'finished', 'completed'],
  ['up next', 'coming up', 'after this'],
  ['next', 'coming', 'following'],
  ['skip', 'not now', 'later'],
  ['follow', 'keep up with', 'subscribe to'],
  ['message', 'write to', 'send a note'],
  ['points', 'score', 'tally'],
  ['upload', 'add a file', 'bring in'],
  ['shared', 'for everyone', 'open to all'],
  ['photos', 'pictures', 'snapshots'],
  ['this week', 'the past seven days', 'the week so far'],
  ['activity', 'what happened', 'lately'],
  ['profile', 'about you', 'your page'],
];

/** Says common phrases in other words; `edition` 0, 1 … takes other ones. Answers how many texts changed. */
export function reword(body: Element, edition: number): number {
  const swaps = PHRASES.map(([said = '', ...others]) => ({
    pattern: new RegExp(`\\b${said}\\b`, 'gi'),
    other: others[edition % others.length] ?? said,
  }));
  // Later editions leave phrases alone in turn, so that they differ when a phrase has no more words.
  const used = swaps.filter((_, at) => edition < 2 || at % edition !== 0);
  let changed = 0;
  const visit = (element: Element): void => {
    element.children = element.children.map((child) => {
      if (isElement(child) && child.tagName !== 'svg' && child.tagName !== 'style') visit(child);
      if (child.type !== 'text') return child;
      const swap = used.find(({ pattern }) => new RegExp(pattern.source, 'i').test(child.value));
      if (swap === undefined) return child;
      changed += 1;
      return createText(child.value.replace(swap.pattern, (said) => inCaseOf(said, swap.other)));
    });
  };
  visit(body);
  return changed;
}

const inCaseOf = (said: string, other: string): string =>
  said === said.toUpperCase() && said.length > 1
    ? other.toUpperCase()
    : /^\p{Lu}/u.test(said)
      ? other.charAt(0).toUpperCase() + other.slice(1)
      : other;
