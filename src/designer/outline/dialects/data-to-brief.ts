import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import { briefWords, entryWords } from './brief-words.ts';
import {
  buttonsOf,
  chartOf,
  controls,
  entryOf,
  fieldOf,
  hasRows,
  isFigures,
  messageOf,
  nameIn,
  row,
  tableOf,
} from './data-elements.ts';
import { all, isData, isNone, isScalar, PLAIN, scalar, TITLE, type Data } from './data-value.ts';
import { upper } from './tag-words.ts';

const STYLE = /^(?:theme|style|colou?rs?|palette|tokens|look|design|font|fonts|typography|mode)$/iu;
const PLACED: readonly (readonly [RegExp, string])[] = [
  [/(?:^|[_\s-])(?:side|right|detail|inspector)(?:[_\s-]|$)/iu, 'right'],
  [/(?:^|[_\s-])left(?:[_\s-]|$)/iu, 'left'],
  [/(?:^|[_\s-])(?:bottom)(?:[_\s-]|$)/iu, 'bottom'],
];
/** Parts of the frame by their keys. */
const NAVIGATION =
  /^(?:(?:top|main|side|bottom|left|primary)?[_\s-]?(?:nav(?:igation)?|menu|sidebar|tab[_\s-]?bar|rail)(?:[_\s-]?(?:items|links|bar))?|tabs?bar|sidebar)$/iu;
const HEADER = /^(?:page[_\s-]?)?(?:header|top[_\s-]?bar|app[_\s-]?bar|topbar)$/iu;
const ACTIONS = /^(?:(?:primary|secondary|main|header|page)?[_\s-]?(?:actions?|buttons?|ctas?))$/iu;
const NOTICE = /^(?:callout|notice|alert|banner|warning|info|message|toast|hint)$/iu;
const FOOTER = /^footer$/iu;

/** Keys as they name parts of a page: "side_panel" reads "side panel". */
const spaced = (key: string): string =>
  key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
const mentionOf = (key: string): Mention | undefined =>
  findMentions(spaced(key)).findLast(({ isWeak }) => !isWeak) ?? findMentions(spaced(key)).at(-1);

/**
 * Whether data tells a page, not what stands in one part of it: some of its keys are parts of a frame, titles with tables,
 * lists or buttons beside them.
 */
export function tellsPage(data: unknown): data is Data {
  if (!isData(data)) return false;
  const keys = Object.keys(data);
  const isFramed = keys.some(
    (key) =>
      NAVIGATION.test(key) ||
      HEADER.test(key) ||
      FOOTER.test(key) ||
      /^(?:device|sections|layout|screen|page)$/iu.test(key),
  );
  const parts = keys.filter((key) => mentionOf(key) !== undefined || STYLE.test(key) || TITLE.test(key)).length;
  return isFramed && parts + keys.filter((key) => typeof data[key] === 'object').length > 2;
}

/**
 * A page that is told as data (JSON, YAML) as the brief that says the same: keys name parts and elements as they would in
 * words ("topnav", "summary", "side_panel: { heading, lines, buttons }"), values are what stands there.
 */
export function dataToBrief(data: Data, currentOf: (names: readonly string[]) => string | undefined): string {
  const root = opened(data);
  const active = ['active', 'current', 'selected'].map((key) => scalar(root[key])).find((name) => name !== '');
  const writer = new Writer((names) =>
    active === undefined ? currentOf(names) : names.find((name) => name === active),
  );
  writer.page(root);
  return writer.text;
}

/** The page without the objects that only hold all of it, and with its title under the key that titles have. */
function opened(data: Data): Data {
  const root = { ...data };
  for (const [key, value] of Object.entries(data)) {
    if (!/^(?:screen|page|shell|frame|chrome|layout|view)$/iu.test(key)) continue;
    if (isData(value)) Object.assign(root, opened(value));
    else if (
      /^(?:screen|page|view)$/iu.test(key) &&
      isScalar(value) &&
      !Object.keys(data).some((name) => TITLE.test(name))
    )
      root['title'] = value;
    root[key] = undefined;
  }
  return root;
}

const CURRENT = ['active', 'current', 'selected', 'isActive'] as const;

class Writer {
  readonly #front: string[] = [];
  readonly #title: string[] = [];
  readonly #frame: string[] = [];
  readonly #body: string[] = [];
  readonly #currentOf: (names: readonly string[]) => string | undefined;

  constructor(currentOf: (names: readonly string[]) => string | undefined) {
    this.#currentOf = currentOf;
  }

  get text(): string {
    const front = this.#front.length === 0 ? [] : ['---', ...this.#front, '---'];
    return [...front, ...this.#title, '', ...this.#frame, ...this.#body].join('\n');
  }

  page(root: Data): void {
    for (const [key, value] of Object.entries(root)) {
      if (isNone(value)) continue;
      if (/^(?:product|app|brand)$/iu.test(key) && isScalar(value)) this.#front.push(`product: ${value}`);
      else if (/^(?:device|platform|viewport|form_?factor)$/iu.test(key) && isScalar(value))
        this.#device(String(value));
      else if (STYLE.test(key)) this.#style(value);
      else if (TITLE.test(key) && isScalar(value)) this.#title.push(`# ${briefWords(String(value))}`);
      else if (NAVIGATION.test(key)) this.#navigation(key, value);
      else if (HEADER.test(key) && isData(value)) this.#header(value);
      else if (FOOTER.test(key)) this.#frame.push('## Footer', ...this.#nodes(key, value), '');
      else if (/^sections$/iu.test(key) && Array.isArray(value)) for (const one of value) this.#section('section', one);
      else if (!PLAIN.test(key) && !/^(?:active|current|selected)$/iu.test(key)) this.#section(key, value);
    }
  }

  #device(value: string): void {
    const device = /desktop|web/iu.test(value) ? 'desktop' : /tablet|ipad/iu.test(value) ? 'tablet' : 'mobile';
    this.#front.push(`device: ${device}`);
  }

  /** Colours by their role, mode and fonts; what a brief has no word for is left to whoever builds it. */
  #style(value: unknown): void {
    if (!isData(value)) return;
    for (const [key, said] of Object.entries(value)) {
      const role = ROLES.find(([names]) => names.test(key))?.[1];
      if (isData(said)) this.#style(said);
      else if (/^mode|scheme$/iu.test(key) && /dark|light/iu.test(scalar(said)))
        this.#front.push(`mode: ${/dark/iu.test(scalar(said)) ? 'dark' : 'light'}`);
      else if (/font/iu.test(key) && isScalar(said)) this.#front.push(`fonts: ${said}`);
      else if (role !== undefined && /^#[\da-f]{6}$/iu.test(scalar(said))) this.#front.push(`${role}: ${scalar(said)}`);
    }
  }

  #navigation(key: string, value: unknown): void {
    const entries = isData(value) ? (Object.values(value).find(Array.isArray) ?? []) : all(value);
    const names = entries.flatMap((entry) => (isScalar(entry) ? [String(entry)] : isData(entry) ? nameIn(entry) : []));
    const kind = /side|left|rail/iu.test(key) ? 'side' : /bottom|tab/iu.test(key) ? 'bottom' : 'top';
    const chosen = entries.find((entry) => isData(entry) && CURRENT.some((name) => entry[name] === true));
    const current = isData(chosen) ? nameIn(chosen)[0] : this.#currentOf(names);
    this.#frame.push(
      `## Navigation (${kind})`,
      ...names.map((name) => `- ${entryWords(name)}${name === current ? ' {current}' : ''}`),
      '',
    );
  }

  #header(value: Data): void {
    const start: string[] = [];
    const end: string[] = [];
    for (const [key, said] of Object.entries(value)) {
      if (isNone(said)) continue;
      if (TITLE.test(key) && isScalar(said)) this.#title.push(`# ${briefWords(String(said))}`);
      else if (/^sub|tagline/iu.test(key) && isScalar(said)) this.#title.push(briefWords(String(said)));
      else if (/left|start|back/iu.test(key)) start.push(...this.#nodes(key, said));
      else end.push(...this.#nodes(key, said));
    }
    if (start.length + end.length === 0) return;
    this.#frame.push('## Header (top bar)', ...start, ...(end.length === 0 ? [] : ['### (end)', ...end]), '');
  }

  #section(key: string, value: unknown): void {
    const mention = mentionOf(key);
    const isPart =
      (mention?.makes.kind === 'section' && !NOTICE.test(key)) || PLACED.some(([names]) => names.test(key));
    const place = PLACED.find(([names]) => names.test(key))?.[1] ?? '';
    const own = isData(value)
      ? Object.entries(value).find(([name, said]) => TITLE.test(name) && isScalar(said))?.[1]
      : undefined;
    // A key that names no element is what the part is called.
    const heading =
      own === undefined ? (mention === undefined && !isScalar(value) ? upper(spaced(key)) : '') : scalar(own);
    const nodes =
      isData(value) && (isPart || own !== undefined || mention === undefined) && !hasRows(value) && !NOTICE.test(key)
        ? this.#parts(value)
        : this.#nodes(key, value);
    if (nodes.length === 0) return;
    const looks = [place, isFigures(key, value) ? 'figures' : ''].filter((part) => part !== '').join(', ');
    this.#body.push(
      `## ${briefWords(heading)}${heading === '' && looks === '' ? '(main)' : looks === '' ? '' : ` (${looks})`}`,
      '',
      ...nodes,
      '',
    );
  }

  /** What a part holds, key by key. */
  #parts(value: Data): string[] {
    return Object.entries(value).flatMap(([key, said]) =>
      isNone(said) || PLAIN.test(key) || TITLE.test(key) ? [] : [...this.#nodes(key, said), ''],
    );
  }

  /** The elements that a key names, with its value as their words. */
  #nodes(key: string, value: unknown): string[] {
    if (isNone(value)) return [];
    if (isData(value) && hasRows(value)) return tableOf(value);
    if (NOTICE.test(key) && isData(value)) return messageOf(value);
    const mention = mentionOf(key);
    const makes = mention?.makes;
    const isField = makes?.kind === 'control' && (makes.control === 'input' || makes.control === 'textarea');
    const fields = all(value).map((one) =>
      isData(one) ? fieldOf(isField ? { type: 'input', ...one } : one) : undefined,
    );
    if (fields.length > 0 && fields.every((lines) => lines !== undefined)) return fields.flat();
    const words = all(value).flatMap((one) => (isScalar(one) ? [String(one)] : isData(one) ? nameIn(one) : []));
    if (ACTIONS.test(key) && words.length === all(value).length) return buttonsOf(all(value));
    if (makes?.kind === 'control' && words.length === all(value).length)
      return controls(makes.control, words, mention?.text ?? '');
    if (makes?.kind === 'picture' && words.length > 0)
      return words.map((about) => `![${makes.picture}: ${briefWords(about)}]`);
    if (makes?.kind === 'chart') return all(value).flatMap((one) => [...chartOf(makes.chart, one), '']);
    if (makes?.kind === 'badge' && words.length > 0) return [words.map((word) => `\`${briefWords(word)}\``).join(' ')];
    if (isScalar(value))
      return makes?.kind === 'text' || makes?.kind === 'section' || makes?.kind === 'message' || makes?.kind === 'frame'
        ? [briefWords(String(value))]
        : [`- ${entryWords(upper(spaced(key)))}: ${entryWords(String(value))}`];
    if (isData(value)) {
      const entries = Object.entries(value).filter(([name, said]) => !PLAIN.test(name) && !isNone(said));
      return entries.every(([, said]) => isScalar(said)) && !entries.some(([name]) => mentionOf(name) !== undefined)
        ? entries.map(([name, said]) => `- ${entryWords(name)}: ${entryWords(String(said))}`)
        : this.#parts(value);
    }
    return all(value).flatMap((entry) =>
      Array.isArray(entry)
        ? [`- ${row(entry)}`]
        : isData(entry)
          ? (fieldOf(entry) ?? [entryOf(entry)])
          : isScalar(entry)
            ? [`- ${entryWords(String(entry))}`]
            : [],
    );
  }
}

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:bg|background|page)/iu, 'background'],
  [/^(?:panel|surface|card)/iu, 'surface'],
  [/^(?:primary|brand|main)/iu, 'primary'],
  [/^(?:secondary)/iu, 'secondary'],
  [/^(?:accent|highlight)/iu, 'accent'],
  [/^(?:danger|error|bad|negative)/iu, 'bad'],
  [/^(?:warn)/iu, 'warn'],
  [/^(?:success|good|positive)/iu, 'good'],
  [/^(?:muted)/iu, 'muted'],
  [/^(?:text|ink|foreground|fg|on)/iu, 'text'],
];
