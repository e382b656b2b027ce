import type { Element } from 'hast';
import { findAttribute } from '../../markup/element.ts';
import { readableText } from '../../markup/text-content.ts';
import { BLOCKS } from '../blocks/blocks.ts';
import type { SlotKind } from '../write/slots.ts';
import { listStems } from '../understand/word-forms.ts';
import type { TargetWords } from './edit-operation.ts';
import {
  blockAround,
  blockName,
  headingOf,
  isHeading,
  listBlocks,
  listMatching,
  partName,
  type ScreenTree,
} from './screen-tree.ts';

/** Parts of a screen that no content block is, by the words people use for them. */
const FURNITURE: Record<string, readonly string[]> = {
  'side-nav': ['sidebar', 'side navigation', 'side nav', 'navigation', 'menu', 'left rail'],
  rail: ['rail', 'sidebar', 'navigation', 'left rail', 'menu'],
  'top-nav': ['navigation bar', 'navbar', 'top navigation', 'navigation', 'header', 'menu', 'top bar'],
  'bottom-bar': ['tab bar', 'bottom bar', 'bottom navigation', 'navigation', 'menu', 'bottom nav'],
  'app-bar': ['app bar', 'top bar', 'header'],
  'page-title': ['page title', 'title bar', 'page header'],
  bar: ['header', 'top bar'],
};

const ORDINALS: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  last: -1,
};

/** Words for parts inside blocks, and the parts they mean. */
const PARTS: Record<string, readonly string[]> = {
  card: ['card', 'row'],
  row: ['row', 'card'],
  item: ['row', 'card', 'fact'],
  entry: ['row', 'card'],
  tile: ['card', 'row'],
  line: ['row'],
  field: ['field'],
  input: ['field'],
  step: ['row', 'card'],
  plan: ['card', 'row'],
  question: ['row'],
  message: ['message'],
  tab: ['tab'],
  tag: ['tag'],
  figure: ['fact', 'card', 'row'],
  stat: ['card', 'row', 'fact'],
};

/** The element an instruction means; undefined when nothing on the screen answers to the words. */
export function findTarget(tree: ScreenTree, target: TargetWords): Element | undefined {
  return (
    (target.quoted === undefined ? undefined : findByText(tree, target.quoted)) ??
    findByOrdinal(tree, target.words) ??
    findControl(tree, target.words) ??
    findHeadline(tree, target.words) ??
    findBlock(tree, target.words) ??
    findByText(tree, target.words)
  );
}

/** A block whose heading is the text, else the smallest element that says it. */
export function findByText(tree: ScreenTree, text: string): Element | undefined {
  const wanted = normal(text);
  if (wanted === '') return undefined;
  const titled = listBlocks(tree.body).find((block) => normal(headingOf(block)) === wanted);
  if (titled !== undefined) return titled;
  const saying = listMatching(tree.body, (element) => normal(readableText(element)) === wanted);
  const exact = saying.at(-1);
  if (exact !== undefined) return exact;
  return listMatching(tree.body, (element) => normal(readableText(element)).includes(wanted)).at(-1);
}

/** "the second card", "the last row of the list", "third card in the pricing". */
function findByOrdinal(tree: ScreenTree, words: string): Element | undefined {
  const match =
    /\b(first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th))\s+([\p{L}-]+)(?:\s+(?:of|in|from|on)\s+(?:the\s+)?(.+))?$/iu.exec(
      words,
    );
  const [, ordinal = '', noun = '', where] = match ?? [];
  const place = ORDINALS[ordinal.toLowerCase()];
  if (place === undefined) return undefined;
  const block = where === undefined ? undefined : findBlock(tree, where);
  const roots = block === undefined ? [tree.body] : [block];
  const [stem = ''] = listStems(noun);
  if (stem === 'block' || stem === 'section')
    return listBlocks(tree.body)
      .filter((one) => !isFurniture(one))
      .at(place);
  const names = PARTS[stem];
  for (const name of names ?? []) {
    const parts = roots.flatMap((root) => listMatching(root, (element) => partName(element) === name));
    const titled = parts.filter((part) => listMatching(part, (element) => partName(element) === 'title').length > 0);
    const meant = titled.length > 0 ? titled : parts;
    if (meant.length > 0) return meant.at(place);
  }
  return undefined;
}

const isFurniture = (block: Element): boolean => Object.hasOwn(FURNITURE, blockName(block) ?? '');

/** "the Buy now button", "the button", "the search field". */
function findControl(tree: ScreenTree, words: string): Element | undefined {
  const match = /^(.*?)\s*(button|link|cta|field|input|checkbox|toggle|switch)$/i.exec(words.trim());
  if (match === null) return undefined;
  const name = normal(match[1] ?? '');
  const tags = /button|cta/i.test(match[2] ?? '')
    ? ['button']
    : /link/i.test(match[2] ?? '')
      ? ['a']
      : ['input', 'select', 'textarea'];
  const controls = listMatching(tree.body, (element) => tags.includes(element.tagName));
  const sayingOf = (element: Element): string =>
    normal(
      `${readableText(element)} ${findAttribute(element, 'ariaLabel') ?? ''} ${findAttribute(element, 'placeholder') ?? ''}`,
    );
  if (tags.includes('input')) {
    const fields = listMatching(
      tree.body,
      (element) => partName(element) === 'field' || partName(element) === 'search',
    );
    const field = fields.find((element) => name === '' || normal(readableText(element)).includes(name));
    if (field !== undefined) return field;
  }
  if (name === '' || /^(?:main|primary|first)$/.test(name))
    return (
      controls.find((element) => partName(element) === 'primary-action') ??
      controls.find((element) => readableText(element) !== '')
    );
  return (
    controls.find((element) => sayingOf(element) === name) ??
    controls.find((element) => sayingOf(element).includes(name))
  );
}

const findHeadline = (tree: ScreenTree, words: string): Element | undefined =>
  /^(?:main\s+|page\s+|screen\s+|hero\s+)?(?:title|headline|heading|h1)$/i.test(words.trim())
    ? listMatching(tree.body, (element) => element.tagName === 'h1')[0]
    : undefined;

/** What people call the content of a block, whichever block shows it. */
const KIND_WORDS: Partial<Record<SlotKind, readonly string[]>> = {
  records: ['list', 'table', 'rows', 'items', 'records', 'entries'],
  series: ['chart', 'graph', 'plot', 'trend'],
  breakdown: ['breakdown', 'chart', 'donut', 'shares', 'pie'],
  metrics: ['stats', 'metrics', 'kpis', 'figures', 'numbers', 'tiles'],
  focus: ['hero', 'main figure', 'key figure', 'summary'],
  gallery: ['gallery', 'pictures', 'photos', 'images', 'products', 'cards'],
  schedule: ['schedule', 'agenda', 'calendar', 'appointments'],
  month: ['calendar', 'month'],
  points: ['features', 'benefits', 'points'],
  plans: ['pricing', 'plans', 'prices', 'tiers'],
  questions: ['faq', 'questions'],
  closing: ['cta', 'call to action', 'newsletter', 'sign-up'],
  people: ['people', 'team', 'members'],
  timeline: ['timeline', 'history', 'milestones'],
};

/** A block by its heading's words, its name, or another word for it. */
export function findBlock(tree: ScreenTree, words: string): Element | undefined {
  const asked = listStems(
    words.replace(/\b(?:section|block|area|panel|part|module|widget|component|card|list)\b/gi, ' '),
  );
  const whole = listStems(words);
  const scored = listBlocks(tree.body).map((block) => ({
    block,
    score: Math.max(scoreBlock(block, asked), scoreBlock(block, whole)),
  }));
  const best = scored.reduce<{ block?: Element; score: number }>((top, one) => (one.score > top.score ? one : top), {
    score: 0,
  });
  return best.score >= LEAST_SCORE ? best.block : undefined;
}

const LEAST_SCORE = 0.5;

/** Share of the asked words that the block's heading or names speak; headings count a little more. */
function scoreBlock(block: Element, asked: readonly string[]): number {
  if (asked.length === 0) return 0;
  const heading = share(asked, listStems(headingOf(block))) * 1.1;
  const id = blockName(block) ?? '';
  const known = BLOCKS.find((one) => one.id === id);
  const kind = known === undefined ? [] : (KIND_WORDS[known.shows] ?? []);
  const names = [id.replaceAll('-', ' '), ...(FURNITURE[id] ?? known?.aliases ?? []), ...kind];
  return Math.max(heading, ...names.map((name) => share(asked, listStems(name))));
}

const share = (asked: readonly string[], spoken: readonly string[]): number =>
  asked.filter((stem) => spoken.includes(stem)).length / asked.length;

export const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** What is meant when a heading or a label was found but a whole thing is asked for: its row, card or block. */
export function wholeThing(tree: ScreenTree, element: Element): Element {
  for (let at: Element | undefined = element; at !== undefined && blockName(at) === undefined; at = tree.parentOf(at)) {
    const part = partName(at);
    if (part !== undefined && ['row', 'card', 'field', 'message', 'fact', 'tab', 'destination'].includes(part))
      return at.tagName === 'a' ? (tree.parentOf(at) ?? at) : at;
    if (at.tagName === 'button' || at.tagName === 'li') return at;
  }
  return isHeading(element) ? (blockAround(tree, element) ?? element) : element;
}
