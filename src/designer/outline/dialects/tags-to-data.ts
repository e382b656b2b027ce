import { isScalar, type Data } from './data-value.ts';
import { wordsIn, type Tag } from './list-tags.ts';

/** Tags that hold sentences for whoever builds the page. */
const SPOKEN =
  /^(?:task|role|description|purpose|context|audience|users?|goal|instructions?|notes?|layout|requirements?|constraints?|behaviou?r|style|visual|design|look(?:_and_feel)?|theme|tokens|brand|colou?rs?|palette|typography|avoid|exclude[ds]?|exclusions?|forbidden|dont|do_?not.*|never.*|not|must_not.*|out_of_scope|progress)$/u;
const CHOSEN = /\s*\((?:ticked|chosen|selected|checked|active|current|on)\)$/iu;

/** Whether a tag tells a part element by element: all texts in it are words of one line. */
export function isStructured(tag: Tag): boolean {
  if (SPOKEN.test(tag.name)) return tag.parts.length === 0 && tag.attributes.size > 0;
  if (isTold(tag)) return false;
  return tag.parts.every((part) =>
    typeof part === 'string' ? !part.trim().includes('\n') : SPOKEN.test(part.name) || isStructured(part),
  );
}

/** `<section id="nav">Links Home and Help, a button at the right</section>`: a part that is told in a sentence. */
export const isTold = ({ name, parts }: Tag): boolean =>
  /^(?:section|block|part|area|region|panel)$/u.test(name) &&
  parts.length > 0 &&
  parts.every((part) => typeof part === 'string');

/** A tag with what stands in it as the data that says the same: names are keys, tags of one name a list. */
export function tagToData(tag: Tag): unknown {
  const { name, attributes, parts } = tag;
  const tags = parts.filter((part) => typeof part === 'object');
  const words = wordsIn(tag).replaceAll(/\s+/g, ' ');
  if (name === 'table') return tableData(tags);
  const own: Data = Object.fromEntries(
    [...attributes].map(([key, value]) => [
      key === 'key' ? 'label' : key,
      value === undefined || /^(?:true|yes)$/iu.test(value) ? true : /^false$/iu.test(value) ? false : value,
    ]),
  );
  if (tags.length === 0) {
    // How a title looks is not said of what it says.
    if (
      [...attributes.keys()].every((key) => /^(?:level|size|align|id|class|style|color|colour)$/u.test(key)) &&
      words !== '' &&
      !/button|link/u.test(name)
    )
      return words;
    if (words === '') return own;
    if ('type' in own && /\s[|/]\s|,\s/u.test(words)) return { ...own, ...optionsIn(words) };
    return 'label' in own || 'name' in own ? { value: words, ...own } : { label: words, ...own };
  }
  const current = tags.find((part) => /^(?:active|current|selected)$/u.test(part.name));
  const others = tags.filter((part) => part !== current && !/^(?:description|purpose|notes?)$/u.test(part.name));
  const names = new Set(others.map((part) => part.name));
  // One name for all: a list of things.
  if (names.size === 1 && others.length > 1 && attributes.size === 0)
    return others.map((part) => {
      const data = tagToData(part);
      return current !== undefined && isScalar(data) && data === wordsIn(current)
        ? { label: data, active: true }
        : data;
    });
  const data: Data = { ...own };
  if ('type' in own && [...names].every((one) => /^(?:option|choice|item)$/u.test(one)))
    return { ...own, options: others.map(wordsIn) };
  for (const part of others) addUnder(data, part.name, tagToData(part));
  if (words !== '') data['text'] = words;
  return data;
}

/** Puts what a tag says under its name; several of one name are a list. */
export function addUnder(data: Data, name: string, value: unknown): void {
  const before = data[name];
  data[name] = before === undefined ? value : [...(Array.isArray(before) ? (before as unknown[]) : [before]), value];
}

/** "Kitchen (ticked), Hall", "Yes / Partly / No (Partly chosen)". */
function optionsIn(words: string): Data {
  const aside = /\s*\(([^()]+?)\s(?:is\s)?(?:chosen|selected|ticked|active|current|on)\)$/iu.exec(words);
  const list = (aside === null ? words : words.slice(0, aside.index)).split(/\s+[|/]\s+|,\s+/u);
  const chosen = list.filter((one) => CHOSEN.test(one)).map((one) => one.replace(CHOSEN, ''));
  return {
    options: list.map((one) => one.replace(CHOSEN, '')),
    ...(aside?.[1] === undefined ? (chosen.length === 0 ? {} : { value: chosen }) : { value: [aside[1]] }),
  };
}

function tableData(tags: readonly Tag[]): Data {
  const cellsOf = (tag: Tag): string[] => {
    const inner = tag.parts.filter((part) => typeof part === 'object');
    return inner.length > 0 ? inner.map(wordsIn) : wordsIn(tag).split(/\s*\|\s*|,\s+/u);
  };
  const rowsIn = (tag: Tag): string[][] =>
    /^(?:rows|tbody|body)$/u.test(tag.name)
      ? tag.parts.flatMap((part) => (typeof part === 'object' ? [cellsOf(part)] : []))
      : [cellsOf(tag)];
  const heads = tags.filter((tag) => /^(?:columns?|headers?|thead|head|header_row)$/u.test(tag.name));
  return {
    ...Object.fromEntries(
      tags.filter((tag) => /^(?:title|caption|heading)$/u.test(tag.name)).map((tag) => ['title', wordsIn(tag)]),
    ),
    columns: heads.length > 1 ? heads.map(wordsIn) : heads.flatMap(cellsOf),
    rows: tags.filter((tag) => /^(?:rows?|tr|tbody|body|record)$/u.test(tag.name)).flatMap(rowsIn),
  };
}
