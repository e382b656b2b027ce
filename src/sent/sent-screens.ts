import type { Element } from 'hast';
import { screenPlanShape, mendPlan } from '../answers/screen-plan.ts';
import { pageOperationShape } from '../answers/page-operations.ts';
import { findBody } from '../answers/find-body.ts';
import { readFences, SENT_LANGUAGES, type Fence } from '../domain/fence.ts';
import type { ScreenPart, Sent } from '../domain/designer.ts';
import { listByTag } from '../markup/find.ts';
import { parseBody } from '../markup/parse-body.ts';
import { readableText } from '../markup/text-content.ts';
import { parseJson, tellWhere } from './parse-json.ts';
import { refuseSent } from './refuse-sent.ts';

const PAGE_HINT =
  'Send one <body> in the dialect of tailorbird://guide/pages in a fence that begins with ```html and ends with ```.';

/**
 * The screens that a prompt holds in fences, in their order; none where it holds none. Words before the first fence but
 * its last paragraph, and those behind the last, are said of all. Throws INVALID_ARGUMENT where a fence holds no screen.
 */
export function readSentScreens(prompt: string): ScreenPart[] {
  const { fences, after: behind, open } = readFences(prompt, SENT_LANGUAGES);
  if (open?.language === 'html') throw refuseSent(`the fence that begins in line ${open.line} never ends`, PAGE_HINT);
  const found = fences.flatMap((fence) => {
    const sent = toSent(fence);
    return sent === undefined ? [] : [{ fence, sent }];
  });
  if (found.length === 0) return [];
  const unread = [...new Set(fences.flatMap(({ before }) => listOther(before)).concat(listOther(behind)))];
  const after = withoutOther(behind);
  const common = found.length > 1 ? sharedWords(found[0]?.fence, after) : after;
  return found.map(({ fence, sent }, index) => {
    const before = withoutOther(fence.before);
    const own = found.length > 1 && index === 0 ? lastParagraph(before) : before;
    const words = [own, common].filter((said) => said !== '').join('\n\n');
    const title = titleOf(sent) ?? firstClause(words) ?? `Screen ${index + 1}`;
    const told = sent.kind === 'page' && unread.length > 0 ? { ...sent, unread } : sent;
    return { title, prompt: words === '' ? title : words, sent: told };
  });
}

/** A block of code that is neither a page nor a plan, such as a sheet beside a page: no word of it is a wish. */
const OTHER = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w-]*)[^\n]*\n(?:(?!\1)[^\n]*\n)*\1[ \t]*$/gm;
const withoutOther = (words: string): string => words.replaceAll(OTHER, '').trim();
const listOther = (words: string): string[] => [...words.matchAll(OTHER)].map(([, , language = '']) => language);

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

/** What a fence holds; undefined for data. Throws INVALID_ARGUMENT where it holds no screen. */
export function toSent({ language, text }: Fence): Sent | undefined {
  if (language === 'html') return { kind: 'page', body: toPage(text) };
  const value = parseJson(text);
  if (value === undefined && BROKEN_PLAN.every((key) => key.test(text)))
    throw refuseSent(`the plan in its json fence is not JSON${tellWhere(text)}`, PLAN_HINT);
  if (isOperations(value))
    throw refuseSent('its json fence holds operations, which change a screen that is there', EDIT_HINT);
  if (!isPlan(value)) return undefined;
  const read = screenPlanShape.safeParse(mendPlan(value));
  if (!read.success) {
    const wrong = read.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'the plan'}: ${message}`)
      .join('; ');
    throw refuseSent(`the plan in its json fence does not fit: ${wrong}`, PLAN_HINT);
  }
  if (read.data.sections.length === 0)
    throw refuseSent('the plan in its json fence does not fit: sections: at least one', PLAN_HINT);
  return { kind: 'plan', plan: value };
}

const PLAN_HINT = 'Its form stands in tailorbird://guide/pages, at the end. Without a fence, JSON is read as words.';

const EDIT_HINT = 'Send operations to edit_screens: tailorbird://guide/edits.';

const BROKEN_PLAN = [/"sections"\s*:/, /"(?:content|purpose)"\s*:/];

const isOperations = (value: unknown): boolean => {
  const { operations } = (value ?? {}) as { operations?: unknown };
  return (
    Array.isArray(operations) &&
    operations.length > 0 &&
    operations.every((one) => pageOperationShape.pick({ kind: true, id: true }).safeParse(one).success)
  );
};

/** Data may have sections as well: a plan's say nothing but what plans say, or the whole says what only plans do. */
function isPlan(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !Array.isArray((value as { sections?: unknown }).sections))
    return false;
  const { sections, ...rest } = value as { sections: unknown[] };
  if (['idea', 'suggestions', 'lang'].some((key) => key in rest)) return true;
  return sections.every(
    (section) =>
      typeof section === 'object' && section !== null && Object.keys(section).every((key) => SECTION_KEYS.has(key)),
  );
}

const SECTION_KEYS: ReadonlySet<string> = new Set(['name', 'purpose', 'content', 'direction']);

/** The body of a fence. Throws INVALID_ARGUMENT where nothing in it can be seen, or it is over the limits of trees. */
export function toPage(text: string): string {
  const body = withHead(findBody(text) ?? `<body>${text}</body>`, text);
  const tree = parseBody(body);
  const unseen = listByTag(tree, 'script', 'style', 'template', 'noscript')
    .map((element) => readableText(element))
    .join('');
  const isSeen =
    readableText(tree).trim().length > unseen.trim().length || listByTag(tree, 'svg', 'img', 'input').length > 0;
  if (isSeen) return body;
  throw refuseSent('an html fence holds nothing that can be seen', PAGE_HINT);
}

/** What a whole document says before its body: its language is kept, a sheet or script is named as not taken. */
function withHead(body: string, text: string): string {
  const start = text.search(/<body[\s>]/i);
  const head = start > 0 ? text.slice(0, start) : '';
  const lang = /<html\b[^>]{0,400}?\slang\s*=\s*["']?([\w-]{2,35})/i.exec(head)?.[1];
  const lost = ['style', 'script'].filter((tag) => new RegExp(`<${tag}[\\s>]`, 'i').test(head));
  const opened =
    lang === undefined || /^<body[^>]{0,4000}\slang\s*=/i.test(body)
      ? body
      : body.replace(/^<body/i, `$& lang="${lang}"`);
  return lost.length === 0
    ? opened
    : opened.replace(/^<body[^>]*>/i, (tag) => `${tag}${lost.map((name) => `<${name}></${name}>`).join('')}`);
}

export const titleOf = (sent: Sent): string | undefined => {
  if (sent.kind === 'page') return titleOfPage(sent.body);
  const { title } = sent.plan as { title?: unknown };
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, LONGEST_TITLE) : undefined;
};

const paragraphs = (words: string): string[] => words.split(/\n\s*\n/);
const lastParagraph = (words: string): string => paragraphs(words).at(-1) ?? '';

const sharedWords = (first: Fence | undefined, after: string): string =>
  [...paragraphs(withoutOther(first?.before ?? '')).slice(0, -1), after].filter((said) => said !== '').join('\n\n');

/** "Harbour today, for the phone. Light.": what stands before the first stop or comma. */
const firstClause = (words: string): string | undefined => {
  const clause = /^[^.,;:!?\n]{1,80}/.exec(words)?.[0].trim();
  return clause === undefined || clause === '' ? undefined : clause;
};
