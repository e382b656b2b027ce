/** An element of a prompt that is told in tags, with what stands in it. An attribute without a value is undefined. */
export interface Tag {
  /** In small letters. */
  name: string;
  attributes: Map<string, string | undefined>;
  parts: (Tag | string)[];
}

/** The words of an element's own, without those of elements in it. */
export const wordsIn = ({ parts }: Tag): string =>
  parts
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();

const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>/]+))?)*)\s*(\/?)>/giu;
const ATTRIBUTE = /([\w-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>/]+)))?/gu;
/** Tags of pages that were pasted: those are no prompt in tags. */
const MARKUP = /^(?:html|head|body|div|span|script|svg|br|img)$/iu;

/** Nobody tells a page deeper than this. */
const DEEPEST = 30;

/**
 * The elements and the texts between them, in order; undefined where the text is not told in tags: it has fewer than three,
 * they hold less than half of it, or they are markup.
 */
export function listTags(text: string): (Tag | string)[] | undefined {
  if (/^\s*(?:```|~~~)/m.test(text)) return undefined;
  const found = [...text.matchAll(TAG)];
  if (found.length < 3 || found.some(([, , name = '']) => MARKUP.test(name))) return undefined;
  const closed = new Set(found.flatMap(([, slash, name = '']) => (slash === '/' ? [name.toLowerCase()] : [])));
  const root: (Tag | string)[] = [];
  const open: Tag[] = [];
  let end = 0;
  const into = (): (Tag | string)[] => open.at(-1)?.parts ?? root;
  const takeText = (upTo: number): void => {
    const between = text.slice(end, upTo);
    if (between.trim() !== '') into().push(between);
  };
  for (const match of found) {
    const [whole, slash, given = '', attributes = '', selfClosed] = match;
    const name = given.toLowerCase();
    const isAlone = selfClosed === '/' || (slash === '' && !closed.has(name));
    // `<name>` in running text is a word between brackets.
    if (isAlone && attributes.trim() === '' && selfClosed === '') continue;
    takeText(match.index);
    end = match.index + whole.length;
    if (slash === '/') {
      const at = open.findLastIndex((tag) => tag.name === name);
      if (at !== -1) open.length = at;
    } else {
      const tag: Tag = { name, attributes: readAttributes(attributes), parts: [] };
      into().push(tag);
      if (!isAlone) open.push(tag);
      if (open.length > DEEPEST) return undefined;
    }
  }
  takeText(text.length);
  const loose = root.filter((part) => typeof part === 'string').join('').length;
  return root.filter((part) => typeof part !== 'string').length > 0 && loose * 2 < text.length
    ? unwrap(root)
    : undefined;
}

const readAttributes = (text: string): Map<string, string | undefined> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare,
    ]),
  );

/** The one tag that holds the whole prompt says nothing; what its attributes say is said of the page. */
function unwrap(root: (Tag | string)[]): (Tag | string)[] {
  const [only] = root;
  if (root.length !== 1 || typeof only !== 'object' || !only.parts.some((part) => typeof part === 'object'))
    return root;
  const told = [...only.attributes].flatMap(([name, value]): Tag[] =>
    value === undefined || /^(?:id|class|name|version)$/u.test(name)
      ? []
      : [{ name, attributes: new Map(), parts: [value] }],
  );
  return [...told, ...unwrap(only.parts)];
}
