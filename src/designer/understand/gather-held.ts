import { createDraft, type Draft } from './draft.ts';
import type { ReadContext } from './noun-phrase.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { splitList } from './split-list.ts';
import { ATTRIBUTE_HEADS, ATTRIBUTE_WORDS } from './vocabulary/attribute-words.ts';
import { capitalize, listStems, listWords } from './word-forms.ts';

/** An entry of an enumeration, or what entries were already joined into. */
export type Part = string | Draft;

export const ATTRIBUTES_LABEL = 'Attributes';
const LEAST_NAMES = 2;
const LONGEST_NAME_WORDS = 3;

/** "cards showing photo", "tutors with their photo": the chunk that begins a list of attributes, and what stands before it. */
const ATTRIBUTE_START =
  /^(.+?)\s(?:showing|with|displaying|listing|containing|that shows?|including)\s((?:their |its |the |an? )?\p{Ll}[\p{L}\s-]*)$/u;
/** "each with a photo": attributes of what was named before. */
const EACH_START = /^()(?:each|every one|all) (?:with|showing|having)\s((?:their |its |the |an? )?\p{Ll}[\p{L}\s-]*)$/u;

const withoutDeterminer = (chunk: string): string => chunk.replace(/^(?:the|an?|their|its) /i, '');

const isAttributeName = (chunk: string): boolean => {
  const stems = listStems(withoutDeterminer(chunk));
  const isShort = stems.length > 0 && stems.length <= LONGEST_NAME_WORDS;
  return (
    isShort &&
    (ATTRIBUTE_WORDS.has(stems.join(' ')) ||
      ATTRIBUTE_HEADS.has(stems.at(-1) ?? '') ||
      isFieldLabel(withoutDeterminer(chunk)))
  );
};

/** The entries of a list when every one names an attribute: "article number, quantity and unit price"; else none. */
export const listAttributes = (list: string, context: ReadContext): string[] => {
  const names = splitList(list, context.grammar.ands.split(' '));
  return names.length >= LEAST_NAMES && names.every(isAttributeName) ? names.map(withoutDeterminer) : [];
};

/** Joins attributes with the cards or rows that show them: "cards showing photo, name and title". */
const gatherAttributes = (chunks: readonly string[]): Part[] => {
  const out: Part[] = [];
  for (let at = 0; at < chunks.length;) {
    const chunk = chunks[at] ?? '';
    const start = EACH_START.exec(chunk) ?? ATTRIBUTE_START.exec(chunk);
    const first = start?.[2] ?? '';
    let end = at + 1;
    if (isAttributeName(first)) while (end < chunks.length && isAttributeName(chunks[end] ?? '')) end++;
    if (start?.[1] === undefined || end - at < LEAST_NAMES) {
      out.push(chunk);
      at++;
      continue;
    }
    const names = [first, ...chunks.slice(at + 1, end)];
    if (start[1] !== '') out.push(start[1]);
    const fields = names.map((name) => createField(withoutDeterminer(name)));
    out.push(createDraft(ATTRIBUTES_LABEL, { kind: 'records', fields }));
    at = end;
  }
  return out;
};

/** "search by subject, age and city": what one can search, filter or sort by. */
const BY_START = /^((?:an? )?(?:search|filter|filters|sort|sorting)\b(?:.*?)) by ((?:the )?\p{L}[\p{L}\s-]*)$/iu;

const gatherCriteria = (parts: readonly Part[]): Part[] => {
  const out: Part[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    const start = typeof part === 'string' ? BY_START.exec(part) : null;
    const isNext = (next: Part | undefined): next is string =>
      start !== null && typeof next === 'string' && isAttributeName(next) && !/^(?:an?|the)\s/i.test(next);
    let end = at + 1;
    while (isNext(parts[end])) end++;
    if (start?.[1] === undefined || start[2] === undefined) out.push(part);
    else {
      const names = [start[2], ...parts.slice(at + 1, end).filter(isNext)].flatMap((name) =>
        name.split(/\s(?:and|or)\s/),
      );
      const label = capitalize((/^(?:an? )?(\p{L}+)/u.exec(start[1])?.[1] ?? 'search').toLowerCase());
      out.push(
        createDraft(label, {
          kind: 'filters',
          items: names.map((name) => ({ title: capitalize(withoutDeterminer(name)) })),
        }),
      );
    }
    at = end;
  }
  return out;
};

/** "a footer with About": links that a bar or footer holds, as long as they are written like names. */
const LINKS_START =
  /^(.*?\b(?:footer|nav|navbar|navigation|header|sidebar|menu|tab bar|bottom bar)(?: bar)?)\s(?:with|containing|linking to|for)\s(?:links to |the links |links )?(\p{Lu}[\p{L}\d\s'’&-]*)$/iu;

const gatherLinks = (parts: readonly Part[]): Part[] => {
  const out: Part[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    const start = typeof part === 'string' ? LINKS_START.exec(part) : null;
    const [, bar = '', first = ''] = start ?? [];
    const isNext = (next: Part | undefined): next is string =>
      /^\p{Lu}/u.test(first) &&
      typeof next === 'string' &&
      /^\p{Lu}/u.test(next) &&
      listWords(next).length <= LONGEST_LINK_WORDS;
    let end = at + 1;
    while (isNext(parts[end])) end++;
    const names = [first, ...parts.slice(at + 1, end).filter(isNext)].flatMap((name) => name.split(/\s(?:and|&)\s/));
    if (!/^\p{Lu}/u.test(first) || names.length < LEAST_NAMES) out.push(part);
    else {
      const isFooter = /footer/i.test(bar);
      const kind = isFooter ? 'footer' : 'navigation';
      out.push(createDraft(isFooter ? 'Footer' : 'Navigation', { kind, items: names.map((title) => ({ title })) }));
    }
    at = names.length < LEAST_NAMES ? at + 1 : end;
  }
  return out;
};
const LONGEST_LINK_WORDS = 4;

/** Joins what one thing holds with it: attributes of cards, criteria of a search, links of a bar. */
export const gatherHeld = (chunks: readonly string[]): Part[] => gatherLinks(gatherCriteria(gatherAttributes(chunks)));
