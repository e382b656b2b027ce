import { capitalise } from '../capitalise.ts';
import type { Element } from 'hast';
import { createText, isElement } from '../../markup/element.ts';

/** Other words for what interfaces say most, nearest first. Whole words, in English. */
const PHRASES: readonly (readonly string[])[] = [
  ['how it goes', 'step by step', 'from the first day', 'the way it goes'],
  ['questions people ask', 'good to know', 'before you ask', 'asked most often'],
  ['something left to ask?', 'still a question?', 'talk to a person', 'not answered yet?'],
  ['you may also like', 'goes well with it', 'also in the house', 'others look at'],
  ['coming up', 'what is next', 'ahead', 'soon'],
  ['at a glance', 'where things stand', 'in short', 'in figures'],
  ['find us', 'where we are', 'come by', 'on the map'],
  ['what it costs', 'prices', 'the prices', 'pick a price'],
  ['what happens when', 'the course of it', 'in order', 'by date'],
  ['quick actions', 'do it now', 'shortcuts', 'right away'],
  ['among other things', 'and more', 'to name a few', 'also here'],
  ['recently played', 'heard lately', 'played last', 'from your evenings'],
  ['jump back in', 'go on listening', 'where you left off', 'pick it up again'],
  ['selected work', 'work we show', 'a choice of work', 'from the studio'],
  ['delivery and payment', 'where to, and how you pay', 'almost yours', 'last step'],
  ['place the order', 'order and pay', 'buy it', 'order now'],
  ['your basket', 'in your basket', 'what you chose', 'ready to go'],
  ['create account', 'open an account', 'sign me up', 'join'],
  ['save for later', 'keep it in mind', 'remember it', 'put it aside'],
  ['add to basket', 'into the basket', 'take it along', 'choose this one'],
  ['narrow down', 'filter', 'refine', 'fewer of them'],
  ['who you see', 'your dentist', 'with whom', 'choose a person'],
  ['start cooking', 'cook it now', 'to the kitchen', 'begin step one'],
  ['ingredients', 'what you need', 'from the shop', 'on the table'],
  ['method', 'how to make it', 'steps', 'step by step'],
  ['write to us', 'send a message', 'ask us', 'get in touch'],
  ['messages', 'what we tell you', 'notices', 'what reaches you'],
  ['appearance', 'look', 'display', 'light and dark'],
  ['name and photo', 'who you are', 'your profile', 'photo and name'],
  ['notifications', 'notices', 'what we tell you', 'alerts'],
  ['security', 'safety', 'how you are protected', 'protection'],
  ['payment', 'how you pay', 'paying', 'ways to pay'],
  ['delivery', 'where it goes', 'sent to', 'shipping'],
  ['registration', 'sign up', 'your place', 'join in'],
  ['newest', 'latest', 'new first', 'just in'],
  ['sign in', 'log in', 'enter', 'come in'],
  ['sign up', 'join', 'create an account', 'register'],
  ['welcome back', 'good to see you again', 'hello again', 'there you are'],
  ['welcome', 'hello', 'good to have you here', 'come in'],
  ['good evening', 'hello again', 'evening', 'welcome back'],
  ['good morning', 'hello again', 'morning', 'welcome back'],
  ['get started', 'start now', 'begin here', 'try it'],
  ['start now', 'begin today', 'try it', 'get going'],
  ['learn more', 'read more', 'see how it works', 'more about it'],
  ['buy now', 'order now', 'get yours', 'buy it'],
  ['add to cart', 'add to basket', 'into the cart', 'choose this one'],
  ['checkout', 'complete your order', 'pay now', 'to the till'],
  ['submit', 'send', 'send it off', 'hand in'],
  ['save changes', 'keep changes', 'done', 'apply'],
  ['cancel', 'never mind', 'go back', 'not now'],
  ['continue', 'go on', 'next step', 'onwards'],
  ['search', 'find', 'look for', 'look up'],
  ['settings', 'preferences', 'options', 'your settings'],
  ['contact', 'get in touch', 'write to us', 'reach us'],
  ['features', 'what it does', 'highlights', 'what you get'],
  ['pricing', 'prices', 'plans and prices', 'what it costs'],
  ['services', 'what we do', 'our work', 'how we help'],
  ['news', 'latest', 'what is new', 'lately'],
  ['subscribe', 'stay informed', 'get the letter', 'send it to me'],
  ['download', 'get it', 'save a copy', 'take it along'],
  ['view all', 'see all', 'show everything', 'all of them'],
  ['see all', 'show all', 'view all', 'all of them'],
  ['password', 'passphrase', 'secret word', 'pass code'],
  ['overview', 'at a glance', 'summary', 'where things stand'],
  ['dashboard', 'overview', 'the day in figures', 'where things stand'],
  ['details', 'more about it', 'good to know', 'in detail'],
  ['total', 'sum', 'altogether', 'to pay'],
  ['focus', 'concentration', 'deep work', 'attention'],
  ['break', 'rest', 'breather', 'pause'],
  ['in progress', 'under way', 'being done', 'at work'],
  ['to do', 'still open', 'waiting', 'open'],
  ['done', 'finished', 'completed', 'settled'],
  ['up next', 'coming up', 'after this', 'then'],
  ['next', 'coming', 'following', 'then'],
  ['skip', 'not now', 'later', 'pass'],
  ['follow', 'keep up', 'stay with it', 'subscribe'],
  ['points', 'score', 'tally', 'count'],
  ['upload', 'add a file', 'bring in', 'put in'],
  ['photos', 'pictures', 'snapshots', 'images'],
  ['this week', 'the past seven days', 'the week so far', 'since monday'],
  ['activity', 'what happened', 'lately', 'the latest'],
  ['profile', 'about you', 'your page', 'who you are'],
  ['shop', 'store', 'all of it', 'the shelves'],
];

const EDITIONS = 3;

/** Says common phrases in other words; `edition` 0, 1 … takes other ones. Answers how many texts changed. */
export function reword(body: Element, edition: number): number {
  const swaps = PHRASES.map(([said = '', ...others]) => ({
    pattern: new RegExp(`^\\s*${said.replace('?', '\\?')}\\s*$`, 'gi'),
    other: others[edition % others.length] ?? said,
  }));
  // Editions beyond the words of a phrase leave some alone in turn, so that they differ.
  const used = swaps.filter((_, at) => edition < EDITIONS || at % edition !== 0);
  let changed = 0;
  const visit = (element: Element): void => {
    element.children = element.children.map((child) => {
      if (isElement(child) && child.tagName !== 'svg' && child.tagName !== 'style') visit(child);
      if (child.type !== 'text') return child;
      const swap = used.find(({ pattern }) => new RegExp(pattern.source, 'i').test(child.value));
      if (swap === undefined) return child;
      changed += 1;
      return createText(
        child.value.replace(swap.pattern, (said) => said.replace(said.trim(), inCaseOf(said.trim(), swap.other))),
      );
    });
  };
  visit(body);
  return changed;
}

const inCaseOf = (said: string, other: string): string =>
  said === said.toUpperCase() && said.length > 1
    ? other.toUpperCase()
    : /^\p{Lu}/u.test(said)
      ? capitalise(other)
      : other;
