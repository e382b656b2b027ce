import { findMentions } from '../lexicon/find-mentions.ts';
import { openPage } from './page-of-data.ts';
import type { Data } from './data-value.ts';
import { listTags, wordsIn, type Tag } from './list-tags.ts';
import { printThing } from './print-thing.ts';
import { addUnder, isStructured, isTold, tagToData } from './tags-to-data.ts';
import { quoted, spaced, upper } from './tag-words.ts';

type Part = Tag | string;

const TITLE = /^(?:h[1-6]|title|heading|headline)$/u;
const TEXT = /^(?:p|lead|text|sub-?title|sub-?heading|caption|note|hint|copy|tagline|description)$/u;
/** Tags that only say that there is one thing more. */
const ENTRY = /^(?:a|li|item|tab|option|entry|point|bullet|link|chip|column|step)$/u;
/** Tags that hold a list, or the page, and say nothing more. */
const HOLDER =
  /^(?:ul|ol|list|items|rows|prompt|request|screen|page|view|ui|design|root|body|main|content|elements|components)$/u;
/** Tags that hold sentences, which say by themselves what they are. */
const SENTENCES = /^(?:notes?|role|task|instructions?|description|context|requirements?)$/u;
const CURRENT = /^(?:active|current|selected|checked|on)$/u;

/**
 * A prompt that is told in tags (`<layout>`, `<field type="date" label="From"/>`) as the headings and lists that say the
 * same; undefined where it is none. What stands between the tags stays as it was written.
 */
export function tagsToProse(prompt: string): string | undefined {
  const parts = listTags(prompt);
  if (parts === undefined) return undefined;
  const data = pageData(parts);
  if (data !== undefined) {
    const spoken = parts.filter((part) => typeof part === 'string' || !isStructured(part));
    return [...spoken.flatMap((part) => print(part, 1)), '```json', JSON.stringify(data, null, 1), '```'].join('\n');
  }
  const title = findTitle(parts);
  const [first = [], ...others] = parts.map((part) => print(part, 1));
  return [...first, ...(title === undefined ? [] : [`- Title: ${quoted(title)}`, '']), ...others.flat()].join('\n');
}

/** Parts that are told element by element, as one page of data; undefined where they are not a page. */
function pageData(parts: readonly Part[]): Data | undefined {
  const data: Data = {};
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (!isStructured(part)) {
      if (isTold(part) || part.parts.some((inner) => typeof inner === 'object')) return undefined;
      continue;
    }
    addUnder(data, part.name, tagToData(part));
  }
  return openPage(data) === undefined ? undefined : data;
}

/** The words of the first `<h1>`: wherever it stands, it heads the page. */
function findTitle(parts: readonly Part[]): string | undefined {
  for (const part of parts) {
    if (typeof part === 'string') continue;
    const [words] = part.parts;
    if (part.name === 'h1' && typeof words === 'string') return words.trim();
    const inner = findTitle(part.parts);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function print(part: Part, depth: number): string[] {
  if (typeof part === 'string') return dedent(part);
  const { name, attributes, parts } = part;
  if (isLine(part)) return printLine(part, depth);
  const own = attributes.get('title') ?? attributes.get('heading') ?? attributes.get('label') ?? attributes.get('name');
  if (HOLDER.test(name) && own === undefined) {
    const device = attributes.get('device') ?? attributes.get('platform');
    return [...(device === undefined ? [] : [`Device: ${device}`, '']), ...parts.flatMap((one) => print(one, depth))];
  }
  const place = attributes.get('position') ?? attributes.get('place') ?? attributes.get('side');
  const called = upper(`${place === undefined ? '' : `${place} `}${spaced(name)}`);
  const entries = parts.flatMap((one) => (typeof one === 'string' ? [] : (shortEntry(one) ?? [])));
  if (own === undefined && entries.length > 1 && entries.length === parts.length)
    return [`- ${called}: ${entries.join(', ')}`];
  const heading = own === undefined ? called : isFrame(name) ? `${called}: ${own}` : own;
  return [
    '',
    `${'#'.repeat(Math.min(depth + 1, 6))} ${heading}`,
    '',
    ...parts.flatMap((one) => print(one, depth + 1)),
    '',
  ];
}

const isLine = (tag: Tag): boolean =>
  tag.parts.length < 2 && typeof (tag.parts[0] ?? '') === 'string' && !wordsIn(tag).includes('\n');

function printLine(tag: Tag, depth: number): string[] {
  const { name, attributes } = tag;
  const words = wordsIn(tag);
  const entry = shortEntry(tag);
  if (entry !== undefined) return [`- ${entry}`];
  if (attributes.size > 0) return [`- ${printThing(tag, words)}`];
  if (words === '' || name === 'h1') return [];
  if (TITLE.test(name)) return [`- Heading ${quoted(words)}`];
  if (TEXT.test(name)) return [`- ${upper(spaced(name))}: ${quoted(words)}`];
  if (name === 'button') return [`- Button ${quoted(words)}`];
  if (depth === 1 && SENTENCES.test(name)) return ['', words, ''];
  return depth === 1 ? ['', `${upper(spaced(name))}: ${words}`, ''] : [`- ${upper(spaced(name))}: ${words}`];
}

/** "Lines (active)": an entry of a list that says nothing but its words, and perhaps that it is the chosen one. */
function shortEntry(tag: Tag): string | undefined {
  const { name, attributes } = tag;
  const words = wordsIn(tag) || (attributes.get('label') ?? attributes.get('title') ?? '');
  if (!ENTRY.test(name) || words === '' || !isLine(tag)) return undefined;
  const told = [...attributes.keys()].filter((key) => !/^(?:label|title|href|id|icon)$/u.test(key));
  if (told.some((key) => !CURRENT.test(key))) return undefined;
  return told.length > 0 ? `${words} (${told[0]})` : words;
}

/** Names that say where a part stands. */
const isFrame = (name: string): boolean =>
  /side|left|right|top|bottom|head|foot|nav|aside/u.test(name) ||
  findMentions(spaced(name)).some(({ makes }) => makes.kind === 'frame');

/** Lines without the indent they have in common: it belongs to the tags. */
function dedent(text: string): string[] {
  const lines = text.replace(/^[ \t]*\n|\n[ \t]*$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared));
}
