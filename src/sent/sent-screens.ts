import type { Element } from 'hast';
import { screenPlanShape, mendPlan } from '../answers/screen-plan.ts';
import { findBody } from '../answers/find-body.ts';
import { readFences, type Fence } from '../domain/fence.ts';
import type { ScreenPart, Sent } from '../domain/designer.ts';
import { listByTag } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { readableText } from '../markup/text-content.ts';
import { parseJson } from './parse-json.ts';
import { refuseSent } from './refuse-sent.ts';

/** Languages of fences that may hold a whole screen. */
const LANGUAGES = ['html', 'json'];
const PAGE_HINT =
  'Send one <body> in the dialect of tailorbird://guide/pages in a fence that begins with ```html and ends with ```.';

/**
 * The screens that a prompt holds in fences, in their order; none where it holds none. Words before the first fence but
 * its last paragraph, and those behind the last, are said of all. Throws INVALID_ARGUMENT where a fence holds no screen.
 */
export function readSentScreens(prompt: string): ScreenPart[] {
  const { fences, after, openLine } = readFences(prompt, LANGUAGES);
  if (openLine !== undefined && isPageFence(prompt, openLine))
    throw refuseSent(`the fence that begins in line ${openLine} never ends`, PAGE_HINT);
  const found = fences.flatMap((fence) => {
    const sent = toSent(fence);
    return sent === undefined ? [] : [{ fence, sent }];
  });
  // A page beside sample data is the page; data alone is part of a prompt in words.
  const pages = found.filter(({ sent }) => sent.kind === 'page');
  const screens = pages.length > 0 ? pages : found;
  const common = screens.length > 1 ? sharedWords(screens[0]?.fence, after) : after;
  return screens.map(({ fence, sent }, index) => {
    const own = screens.length > 1 && index === 0 ? lastParagraph(fence.before) : fence.before;
    const words = [own, common].filter((said) => said !== '').join('\n\n');
    const title = titleOf(sent) ?? firstClause(words) ?? `Screen ${index + 1}`;
    return { title, prompt: words === '' ? title : words, sent };
  });
}

/** What a page is called: its own largest heading. */
export const titleOfPage = (body: string): string | undefined => {
  const words = listByTag(parseBody(body), 'h1')
    .map((heading) => headingText(heading))
    .find((text) => text !== '');
  return words?.slice(0, LONGEST_TITLE);
};

/** A heading that never ends holds the rest of the page; only what stands before its first block is the heading. */
function headingText(heading: Element): string {
  const end = heading.children.findIndex((child) => child.type === 'element' && BLOCKS.has(child.tagName));
  const own = end <= 0 ? heading : { ...heading, children: heading.children.slice(0, end) };
  return readableText(own) || readableText(heading);
}

const BLOCKS = new Set(
  'address article aside details div dl fieldset figure footer form h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);

const LONGEST_TITLE = 120;

const isPageFence = (prompt: string, line: number): boolean => /html\s*$/i.test(prompt.split('\n')[line - 1] ?? '');

function toSent({ language, text }: Fence): Sent | undefined {
  if (language === 'html') return { kind: 'page', body: toPage(text) };
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !Array.isArray((value as { sections?: unknown }).sections))
    return undefined;
  const read = screenPlanShape.safeParse(mendPlan(value));
  if (read.success) return { kind: 'plan', plan: value };
  const wrong = read.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'the plan'}: ${message}`)
    .join('; ');
  throw refuseSent(
    `the plan in its json fence does not fit: ${wrong}`,
    'Its form stands in tailorbird://guide/pages, at the end. Without a fence, JSON is read as words.',
  );
}

/** The body of a fence. Throws INVALID_ARGUMENT where nothing in it can be seen, or it is over the limits of trees. */
export function toPage(text: string): string {
  const body = findBody(text) ?? `<body>${text}</body>`;
  const tree = parseBody(body);
  const unseen = listByTag(tree, 'script', 'style', 'template', 'noscript')
    .map((element) => readableText(element))
    .join('');
  const isSeen =
    readableText(tree).trim().length > unseen.trim().length || listByTag(tree, 'svg', 'img', 'input').length > 0;
  if (isSeen) return body;
  throw refuseSent('an html fence holds nothing that can be seen', PAGE_HINT);
}

const titleOf = (sent: Sent): string | undefined => {
  if (sent.kind === 'page') return titleOfPage(sent.body);
  const { title } = sent.plan as { title?: unknown };
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, LONGEST_TITLE) : undefined;
};

const paragraphs = (words: string): string[] => words.split(/\n\s*\n/);
const lastParagraph = (words: string): string => paragraphs(words).at(-1) ?? '';

const sharedWords = (first: Fence | undefined, after: string): string =>
  [...paragraphs(first?.before ?? '').slice(0, -1), after].filter((said) => said !== '').join('\n\n');

/** "Harbour today, for the phone. Light.": what stands before the first stop or comma. */
const firstClause = (words: string): string | undefined => {
  const clause = /^[^.,;:!?\n]{1,80}/.exec(words)?.[0].trim();
  return clause === undefined || clause === '' ? undefined : clause;
};
