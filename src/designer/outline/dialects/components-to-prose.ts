import { findMentions } from '../lexicon/find-mentions.ts';
import { listComponents, type Component } from './list-components.ts';
import { quoted, spaced } from './tag-words.ts';

/** Fewer components than this are names in running text. */
const LEAST = 3;
const TITLES = ['title', 'heading', 'label', 'name', 'text', 'caption', 'children'];
/** Attributes that say how a thing looks; their values are words about it and none of its own. */
const LOOKS = [
  'variant',
  'tone',
  'kind',
  'type',
  'emphasis',
  'rank',
  'position',
  'place',
  'side',
  'severity',
  'intent',
];
/** What only whoever builds it reads. */
const CODE =
  /^(?:id|key|ref|class|classname|style|testid|data-.*|on[a-z]+|href|to|src|size|width|height|gap|padding|margin|align|justify|columns|cols|span|radius|elevation|layout|direction|density|color|colour|as|emphasi[sz]ed|role)$/u;
/** What may be said of a thing by a bare attribute. */
const SAID =
  /^(?:sticky|fixed|floating|primary|secondary|danger|ghost|quiet|collapsed|disabled|selected|active|current|checked|on|off|done)$/u;
/** What is headed rather than named. */
const HEADED: ReadonlySet<string> = new Set(['items', 'section', 'facts', 'table']);
/** Components that are one of several: their attributes are what it says. */
const ENTRY = /(?:^|\s)(?:row|item|entry|cell|record|line)$/u;
const CHOSEN = /^(?:selected|active|current|checked|on|done)$/u;
const AT_START = /^(?:leading|left|start|back|nav)(?:icon|action|button)?$/u;
const AT_END = /^(?:trailing|right|end|action|actions)(?:icon|action|button)?$/u;
/** Names of what an app bar shows as signs. */
const SIGN =
  /^(?:back|close|menu|help|share|search|settings|more|info|bell|edit|filter|add|torch|camera|heart|bookmark|download|refresh|[a-z]+-[a-z-]+)$/u;

/**
 * A prompt that lists components as code writes them, in lists, in a fence or bare, as the lists that say the same: names of
 * components and attributes are no words of the page. Undefined where it lists none.
 */
export function componentsToProse(prompt: string): string | undefined {
  const found = listComponents(prompt);
  if (found.filter(({ closing }) => !closing).length < LEAST) return undefined;
  const lines: string[] = [];
  let [start, at] = [0, 0];
  const isFenced = fencesOf(prompt);
  for (const line of joinTags(prompt, found)) {
    const own: Component[] = [];
    for (; (found[at]?.start ?? Infinity) < line.end; at++)
      if (found[at] !== undefined) own.push(found[at] as Component);
    if (!(isFenced(line.start) && /^\s*(?:```|~~~)/u.test(prompt.slice(line.start, line.end))))
      lines.push(...printLine(prompt.slice(line.start, line.end), line.start, own));
    start = line.end;
  }
  return start === 0 ? undefined : lines.join('\n');
}

/** Whether an offset stands at or in a fence that holds components. */
function fencesOf(prompt: string): (at: number) => boolean {
  const fences = [...prompt.matchAll(/^[ \t]*(?:```|~~~)[^\n]*\n([^]*?)^[ \t]*(?:```|~~~)[ \t]*$/gmu)].filter(
    ([, inner = '']) => listComponents(inner).length >= LEAST,
  );
  return (at) => fences.some(({ index, 0: whole }) => at >= index && at < index + whole.length);
}

/** The lines of the prompt; a tag that is broken over several makes one of them. */
function joinTags(prompt: string, found: readonly Component[]): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  for (const text of prompt.split('\n')) {
    const end = start + text.length;
    const last = lines.at(-1);
    if (last !== undefined && found.some((tag) => tag.start < last.end && tag.end > start)) last.end = end;
    else lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

function printLine(text: string, start: number, tags: readonly Component[]): string[] {
  const opening = tags.filter(({ closing }) => !closing);
  const [first] = opening;
  if (first === undefined) return tags.length === 0 ? [text] : restOf(text, start, tags);
  const indent = /^\s*/u.exec(text)?.[0] ?? '';
  const lines = opening.flatMap((tag, index) => {
    const from = tag.end - start;
    const to = (tags[tags.indexOf(tag) + 1]?.start ?? start + text.length) - start;
    const behind = text.slice(from, to).replace(/^`|`$/gu, '').trim();
    const closed = tags[tags.indexOf(tag) + 1]?.closing === true;
    const inner = index === 0 ? indent : `${indent}  `;
    return printComponent(tag, closed ? behind : '', closed ? '' : behind).map((line) => `${inner}${line}`);
  });
  return lines;
}

/** A line with only closing tags is none. */
function restOf(text: string, start: number, tags: readonly Component[]): string[] {
  let rest = text;
  for (const tag of tags.toReversed()) rest = rest.slice(0, tag.start - start) + rest.slice(tag.end - start);
  return /^[\s`*-]*$/u.test(rest) ? [] : [rest];
}

/** A component as entries of a list; `words` stand in its tag, `behind` is said of it. */
function printComponent({ name, attributes, lists }: Component, words: string, behind: string): string[] {
  const noun = spaced(name.replace(/^.*\./u, ''));
  const mention = findMentions(noun).findLast(({ isModifier }) => !isModifier);
  const isList = lists.size > 0 || LISTED.some((key) => attributes.has(key));
  const given = [...attributes].filter(
    ([key]) =>
      !CODE.test(key) && !LISTED.includes(key) && !(isList && /^(?:active|selected|current|value)$/u.test(key)),
  );
  const says = (keys: readonly string[]): [string, string] | undefined => {
    for (const key of keys) {
      const value = attributes.get(key);
      if (value !== undefined) return [key, value];
    }
    return undefined;
  };
  const said = given.filter(([key, value]) => value === undefined && SAID.test(key)).map(([key]) => key);
  const columns = [lists.get('columns')?.map(columnOf) ?? splitList(attributes.get('columns'))].flat();
  const named = [...lists].flatMap(([key, list]) => (key === 'columns' ? [] : list));
  const listed = LISTED.flatMap((key) => splitList(attributes.get(key)));
  const current =
    attributes.get('active') ?? attributes.get('selected') ?? attributes.get('current') ?? attributes.get('value');
  const withState = (row: string): string => (row === current ? `${row} (active)` : row);
  const children = [...named.map(rowOf), ...listed].map((row) => `  - ${withState(row)}`);
  const title = words === '' ? says(TITLES) : (['', words] as const);
  if (
    mention === undefined ||
    (given.length > 0 && ENTRY.test(noun)) ||
    (mention.isWeak && given.length > 1 && words === '' && behind === '')
  ) {
    const values = given.flatMap(([key, value]) => (value === undefined || LOOKS.includes(key) ? [] : [value]));
    const row = [...(words === '' ? [] : [words]), ...values].join(' — ');
    const chosen = said.find((key) => CHOSEN.test(key));
    const marked = chosen === undefined ? row : `${row} (${chosen})`;
    const lead = marked === '' ? noun : marked;
    return [
      `- ${[lead, behind].filter((part) => part !== '').join(': ')}${marked === '' && behind === '' ? ':' : ''}`,
      ...children,
    ];
  }
  const looks = LOOKS.flatMap((key) => attributes.get(key) ?? []);
  const isNamed = title !== undefined || behind !== '' || children.length > 0;
  // The rest of a component's name tells it from others in the code.
  const called = isNamed || given.length > 0 ? mention.text : noun;
  const head = [...looks, ...said, called].join(' ');
  const rest = [
    ...(columns.length > 0 ? [`columns ${columns.map(quoted).join(', ')}`] : []),
    ...given.flatMap(([key, value]) =>
      value === undefined || key === title?.[0] || LOOKS.includes(key) ? [] : [propertyOf(key, value)],
    ),
  ];
  const isBar = mention.makes.kind === 'frame';
  const whole = [
    title === undefined
      ? head
      : isBar
        ? `${head}: title ${quoted(title[1])}`
        : HEADED.has(mention.makes.kind)
          ? `${head}, heading ${quoted(title[1])}`
          : `${head} ${quoted(title[1])}`,
    ...rest,
  ].join(isBar && title === undefined ? ': ' : ', ');
  const open = behind === '' ? (children.length > 0 || rest.length === 0 ? ':' : '') : `: ${behind}`;
  return [
    `- ${whole.charAt(0).toUpperCase()}${whole.slice(1)}${title !== undefined && behind === '' && children.length === 0 ? '' : open}`,
    ...children,
  ];
}

function propertyOf(key: string, value: string): string {
  const isSign = SIGN.test(value);
  const thing = isSign ? `${value.replaceAll('-', ' ')} icon` : `button ${quoted(value)}`;
  if (AT_START.test(key)) return `left ${thing}`;
  if (AT_END.test(key)) return `right ${thing}`;
  if (key === 'icon') return `${value.replaceAll('-', ' ')} icon`;
  return `${spaced(key)} ${quoted(value)}`;
}

const LISTED = ['items', 'links', 'tabs', 'entries', 'options', 'steps', 'chips', 'segments', 'values'];

/** "Vault, Requests, Lots": a list in one attribute. */
const splitList = (value: string | undefined): string[] =>
  (value ?? '').split(/\s*[,|;]\s*/u).filter((one) => one !== '');

/** A column by its name or its header. */
const columnOf = (column: unknown): string =>
  typeof column === 'object' && column !== null
    ? (Object.values(column).find((value) => typeof value === 'string') ?? '')
    : String(column);

/** An entry of a list in code: its values in their order. */
function rowOf(entry: unknown): string {
  if (Array.isArray(entry)) return entry.map(String).join(' — ');
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const told = Object.entries(entry).filter(([key]) => !CODE.test(key.toLowerCase()));
  const chosen = told.find(([key, value]) => value === true && CHOSEN.test(key))?.[0];
  const row = told
    .flatMap(([, value]) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []))
    .join(' — ');
  return chosen === undefined ? row : `${row} (${chosen})`;
}
