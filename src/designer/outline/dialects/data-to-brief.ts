import { findMentions } from '../lexicon/find-mentions.ts';
import { briefWords, entryWords } from './brief-words.ts';
import {
  buttonsOf,
  footOf,
  isBar,
  iconButton,
  iconNamed,
  iconOf,
  isIcon,
  progressOf,
  rankedIn,
  seenOf,
  stepsOf,
  typeOf,
  controls,
  entryOf,
  fieldOf,
  groupsOf,
  hasRows,
  FIELD,
  FIGURES,
  isFigures,
  messageOf,
  nameIn,
  namesIn,
  row,
  tableOf,
} from './data-elements.ts';
import { all, isData, isNone, isScalar, PLAIN, scalar, TITLE, titleIn, type Data } from './data-value.ts';
import {
  STYLE,
  REFUSED,
  PRODUCT,
  IS_CURRENT,
  PLACED,
  NAVIGATION,
  HEADER,
  ACTIONS,
  NOTICE,
  SPOKEN,
  DEVICE,
  STEPS,
  SEEN,
  PROSE,
  DOES,
  FOOT,
  PICTURED,
  FOOTER,
  mentionOf,
} from './data-keys.ts';
import { typedParts, withoutType } from './page-of-data.ts';
import { chartOf } from './data-charts.ts';
import { printSpec, specOf } from './spec-words.ts';
import { spaced, upper } from './tag-words.ts';

/**
 * A page that is told as data (JSON, YAML), opened by `openPage`, as the brief that says the same: keys name parts and elements as they would in
 * words ("topnav", "summary", "side_panel: { heading, lines, buttons }"), values are what stands there.
 */
export function dataToBrief(root: Data, currentOf: (names: readonly string[]) => string | undefined): string {
  const active = Object.entries(root).flatMap(([key, value]) =>
    IS_CURRENT.test(spaced(key)) && isScalar(value) ? [String(value)] : [],
  )[0];
  const writer = new Writer((names) =>
    active === undefined ? currentOf(names) : names.find((name) => name === active),
  );
  writer.page(root);
  return writer.text;
}

/** "Swims (current)" */
const NOW = /\s*\((?:current|active|selected|on|here)\)$/iu;
/** "Voltbook, a logbook for apprentices": what a product is stands behind its name. */
const SAID_OF_IT = /,\s+(?:an?|the|our|your)\s.*$|\s[–—-]\s.*$/u;
const POINTS: readonly string[] = ['data', 'values', 'points', 'segments', 'slices'];

class Writer {
  readonly #front: string[] = [];
  readonly #title: string[] = [];
  readonly #refused: string[] = [];
  readonly #frame: string[] = [];
  readonly #body: string[] = [];
  readonly #currentOf: (names: readonly string[]) => string | undefined;

  constructor(currentOf: (names: readonly string[]) => string | undefined) {
    this.#currentOf = currentOf;
  }

  get text(): string {
    const front = this.#front.length === 0 ? [] : ['---', ...this.#front, '---'];
    return [...front, ...this.#title, '', ...this.#refused, '', ...this.#frame, ...this.#body].join('\n');
  }

  page(root: Data): void {
    for (const [key, value] of Object.entries(root).flatMap(typedParts)) {
      if (isNone(value) || SPOKEN.test(spaced(key))) continue;
      if (REFUSED.test(spaced(key))) this.#refusals(value);
      else if (PRODUCT.test(key) && isScalar(value))
        this.#front.push(`product: ${String(value).replace(SAID_OF_IT, '')}`);
      else if (DEVICE.test(spaced(key)) && isScalar(value)) this.#device(String(value));
      else if (STYLE.test(spaced(key))) this.#style(value);
      else if (TITLE.test(key) && isScalar(value)) this.#titled(String(value));
      else if (/^sub[_\s-]?(?:title|heading)|tagline/iu.test(key) && isScalar(value))
        this.#title.push(briefWords(String(value)));
      else if (NAVIGATION.test(key) || (/^tabs$/iu.test(key) && this.#front.includes('device: mobile')))
        this.#navigation(key, value);
      else if (HEADER.test(key) && isData(value)) this.#header(value);
      else if (FOOT.test(spaced(key)) || (FOOTER.test(key) && isBar(value)))
        this.#frame.push('## Foot (sticky)', ...footOf(value), '');
      else if (FOOTER.test(key)) this.#frame.push('## Footer', ...this.#nodes(key, value), '');
      else if (/^sections$/iu.test(key) && Array.isArray(value)) for (const one of value) this.#section('section', one);
      else if (!PLAIN.test(key) && !IS_CURRENT.test(spaced(key))) this.#section(key, value);
    }
  }

  /** The first title is the page's; another one stands as words of its part. */
  #titled(words: string): void {
    if (this.#title.length === 0) this.#title.push(`# ${briefWords(words)}`);
    else if (this.#title[0] !== `# ${briefWords(words)}`) this.#title.push(briefWords(words));
  }

  #refusals(value: unknown): void {
    for (const said of all(value))
      for (const one of scalar(said).split(/[,;]\s*/u)) {
        const words = one.replace(/^\s*(?:and\s+)?no\s+/iu, '').trim();
        if (words !== '') this.#refused.push(`No: ${briefWords(words)}`);
      }
  }

  #device(value: string): void {
    const device = /desktop|web/iu.test(value) ? 'desktop' : /tablet|ipad/iu.test(value) ? 'tablet' : 'mobile';
    this.#front.push(`device: ${device}`);
  }

  /** Colours by their role, mode and fonts; what a brief has no word for is left to whoever builds it. */
  #style(value: unknown): void {
    if (/^\s*(?:dark|light)\s*$/iu.test(scalar(value))) this.#front.push(`mode: ${scalar(value).trim().toLowerCase()}`);
    if (isScalar(value) && /\s|#/u.test(String(value))) this.#front.push(`style: ${value}`);
    if (!isData(value)) return;
    for (const [key, said] of Object.entries(value)) {
      const role = ROLES.find(([names]) => names.test(key))?.[1];
      if (isData(said)) this.#style(said);
      else if (/mode|scheme/iu.test(key) && /dark|light/iu.test(scalar(said)))
        this.#front.push(`mode: ${/dark/iu.test(scalar(said)) ? 'dark' : 'light'}`);
      else if (said === true && /^(?:dark|light)$/iu.test(key)) this.#front.push(`mode: ${key.toLowerCase()}`);
      else if (/font|typeface|^type$|typography/iu.test(key) && isScalar(said)) this.#front.push(`fonts: ${said}`);
      else if (role !== undefined && /^#[\da-f]{6}$/iu.test(scalar(said))) this.#front.push(`${role}: ${scalar(said)}`);
    }
  }

  #navigation(key: string, value: unknown): void {
    const listed = isData(value) ? Object.values(value).find(Array.isArray) : value;
    const entries = all(typeof listed === 'string' ? listed.split(/\s*[,|·]\s*/u) : (listed ?? []));
    const marked = entries.find((entry) => NOW.test(scalar(entry)));
    const names = entries.flatMap((entry) =>
      isScalar(entry) ? [String(entry).replace(NOW, '')] : isData(entry) ? nameIn(entry) : [],
    );
    const told = isData(value)
      ? Object.entries(value).flatMap(([name, said]) => (IS_CURRENT.test(spaced(name)) ? [scalar(said)] : []))[0]
      : undefined;
    const at = isData(value) ? scalar(value['position'] ?? value['placement'] ?? value['type'] ?? value['style']) : '';
    const brand = isData(value)
      ? Object.entries(value).find(([name, said]) => PRODUCT.test(name) && isScalar(said))
      : undefined;
    if (brand !== undefined) this.#front.push(`product: ${scalar(brand[1])}`);
    const kind = /side|left|rail/iu.test(`${key} ${at}`)
      ? 'side'
      : /bottom|tab/iu.test(`${key} ${at}`)
        ? 'bottom'
        : 'top';
    const chosen = entries.find(
      (entry) =>
        isData(entry) && Object.keys(entry).some((name) => IS_CURRENT.test(spaced(name)) && entry[name] === true),
    );
    const current = isData(chosen)
      ? nameIn(chosen)[0]
      : (told ?? (marked === undefined ? this.#currentOf(names) : scalar(marked).replace(NOW, '')));
    this.#frame.push(
      `## Navigation (${kind})`,
      ...names.map((name) => `- ${entryWords(name)}${name === current ? ' {current}' : ''}`),
      '',
    );
  }

  #header(value: Data): void {
    const start: string[] = [];
    const end: string[] = [];
    const take = (held: Data, side?: string[]): void => {
      for (const [key, said] of Object.entries(held)) {
        const into = side ?? (/left|start|back|logo|brand/iu.test(key) ? start : end);
        if (isNone(said)) continue;
        if (/^(?:left|start|leading|right|end|trailing|actions_?right)$/iu.test(key) && isData(said) && !isIcon(said))
          take(said, /left|start|leading/iu.test(key) ? start : end);
        else if (NAVIGATION.test(key)) this.#navigation(key, withCurrent(said, held));
        else if (/^links$/iu.test(key)) this.#navigation('top', { ...held, links: said });
        else if (PRODUCT.test(key) && isScalar(said)) this.#front.push(`product: ${said}`);
        else if (IS_CURRENT.test(spaced(key))) continue;
        else if (TITLE.test(key) && isScalar(said)) this.#titled(String(said));
        else if (said === true) into.push(...iconOf(key));
        else if (iconNamed(scalar(said)).length > 0) into.push(...iconNamed(scalar(said)));
        else if (/^sub|tagline|caption/iu.test(key) && isScalar(said)) this.#title.push(briefWords(String(said)));
        else if (
          isScalar(said) &&
          this.#title.length === 1 &&
          !/control|badge|picture/u.test(mentionOf(key)?.makes.kind ?? '')
        )
          this.#title.push(briefWords(String(said)));
        else into.push(...this.#nodes(key, said));
      }
    };
    take(value);
    if (start.length + end.length === 0) return;
    this.#frame.push('## Header (top bar)', ...start, ...(end.length === 0 ? [] : ['### (end)', ...end]), '');
  }

  #section(key: string, given: unknown): void {
    // `left: [{ type: "stats", … }, { type: "table", … }]`: the parts that stand there.
    const isPlaced = Array.isArray(given) && PLACED.some(([names]) => names.test(key));
    const value = isPlaced && typedParts(['parts', given]).length > 1 ? { parts: given } : given;
    const mention = mentionOf(key);
    const isPart =
      (mention?.makes.kind === 'section' && !NOTICE.test(spaced(key))) || PLACED.some(([names]) => names.test(key));
    const at = isData(value) ? scalar(value['position'] ?? value['placement'] ?? value['side']) : '';
    const place = PLACED.find(([names]) => names.test(key) || names.test(at))?.[1] ?? '';
    const own = isData(value) ? titleIn(value) : undefined;
    // What its key names has its own words for a heading.
    const isNamed =
      ['chart', 'progress', 'control'].includes(mention?.makes.kind ?? '') ||
      ACTIONS.test(spaced(key)) ||
      NOTICE.test(spaced(key));
    // A key that names no element is what the part is called.
    const called = own ?? (mention === undefined && !isScalar(value) && !isPlaced ? upper(spaced(key)) : '');
    const heading = isNamed ? '' : called;
    const isElement = isNamed || (isData(value) && hasRows(value));
    const nodes =
      isData(value) && (isPart || own !== undefined || mention === undefined) && !isElement
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
    const as = findMentions(scalar(value['as'])).find(({ makes }) => makes.kind === 'control');
    const options = Object.values(value).find((said) => Array.isArray(said) && said.every(isScalar));
    if (as !== undefined && options !== undefined)
      return fieldOf({ type: as.text, options, value: value['active'] ?? value['selected'] ?? value['current'] }) ?? [];
    const kind = scalar(value['chart'] ?? value['graph']);
    const isDrawn = kind !== '' && POINTS.some((key) => value[key] !== undefined);
    const drawn = isDrawn ? chartOf('line', { type: kind, ...value, title: undefined, heading: undefined }) : [];
    const others = Object.entries(value)
      .flatMap(typedParts)
      .flatMap(([key, said]) => {
        if (isNone(said) || PLAIN.test(key) || TITLE.test(key) || (key === 'columns' && isScalar(said))) return [];
        if (isDrawn && (POINTS.includes(key) || /^(?:chart|graph|series|legend)$/iu.test(key))) return [];
        const nodes = this.#nodes(key, said);
        const heading = isData(said) && mentionOf(key)?.makes.kind !== 'chart' ? titleIn(said) : undefined;
        const isHeaded = heading !== undefined && nodes.length > 1 && !nodes.join('\n').includes(briefWords(heading));
        return isHeaded ? [`### ${briefWords(heading)}`, '', ...nodes, '', '---', ''] : [...nodes, ''];
      });
    return [...drawn, ...(isDrawn ? [''] : []), ...others];
  }

  /** What an entry says itself that it is, unless that is only a kind of thing ("person"). */
  #typed(entry: Data): string[] | undefined {
    const type = typeOf(entry);
    if (type === '' || mentionOf(type) === undefined || nameIn(entry).length > 0) return undefined;
    return this.#nodes(type, withoutType(entry));
  }

  /** The elements that a key names, with its value as their words. */
  #nodes(key: string, value: unknown): string[] {
    if (isNone(value) || value === true) return [];
    if (isData(value) && hasRows(value)) {
      const beside = Object.entries(value).flatMap(([name, said]) => {
        const spec = isScalar(said) && !PLAIN.test(name) ? specOf(spaced(name), String(said)) : undefined;
        return spec === undefined ? [] : [...printSpec(spec), ''];
      });
      return [...beside, ...tableOf(value)];
    }
    if (NOTICE.test(spaced(key)) && isData(value)) return messageOf(value);
    const steps = STEPS.test(spaced(key)) ? stepsOf(value) : [];
    if (steps.length > 0) return steps;
    if (isData(value) && isIcon(value)) return [iconButton(value)];
    const mention = mentionOf(key);
    const makes = mention?.makes;
    if (
      FIGURES.test(spaced(key)) &&
      Array.isArray(value) &&
      value.every((one) => isData(one) && nameIn(one).length > 0)
    )
      return value.map((one: Data) => entryOf(one));
    const control =
      makes?.kind === 'control' && makes.control !== 'button' ? makes.control : FIELD.test(key) ? key : undefined;
    if (ACTIONS.test(spaced(key))) {
      const buttons = buttonsOf(
        all(value).flatMap((one): unknown[] => (isData(one) && nameIn(one).length === 0 ? rankedIn(one) : [one])),
      );
      if (buttons.length > 0) return buttons;
    }
    const fields = all(value).map((one) =>
      isData(one) ? fieldOf(control === undefined ? one : { ...one, type: typeOf(one) || control }) : undefined,
    );
    if (fields.length > 0 && fields.every((lines) => lines !== undefined)) return fields.flat();
    const spec = isScalar(value) ? specOf(spaced(key), String(value)) : undefined;
    if (spec !== undefined) return printSpec(spec);
    const words = namesIn(value);
    if (makes?.kind === 'control' && words.length === all(value).length)
      return controls(makes.control, words, mention?.text ?? '');
    if (isScalar(value) && SEEN.test(spaced(key)) && /\p{L}{3}/u.test(String(value)))
      return [seenOf(String(value), makes?.kind === 'picture' ? makes.picture : 'photo')];
    if (makes?.kind === 'picture' && words.length > 0 && words.every((word) => /\p{L}{3}/u.test(word)))
      return words.map((about) => `![${makes.picture}: ${briefWords(about)}]`);
    if (makes?.kind === 'progress' && isData(value) && areShares(value))
      return Object.entries(value).map(([name, said]) => progressOf(scalar(said), name));
    if (makes?.kind === 'progress' && isScalar(value)) return [progressOf(String(value))];
    if (makes?.kind === 'progress' && isData(value))
      return [
        isScalar(value['value']) && value['max'] === undefined && value['total'] === undefined
          ? progressOf(scalar(value['value']), nameIn(value)[0])
          : progressOf(nameIn(value)[0] ?? `${scalar(value['value'])} of ${scalar(value['max'] ?? value['total'])}`),
      ];
    if (makes?.kind === 'chart') return all(value).flatMap((one) => [...chartOf(makes.chart, one), '']);
    if (makes?.kind === 'badge' && words.length > 0) return [words.map((word) => `\`${briefWords(word)}\``).join(' ')];
    if (isScalar(value) && DOES.test(spaced(key)) && makes?.kind !== 'control')
      return buttonsOf([{ variant: 'secondary', label: value }]);
    if (isScalar(value))
      return makes?.kind === 'text' ||
        makes?.kind === 'section' ||
        makes?.kind === 'message' ||
        makes?.kind === 'frame' ||
        PROSE.test(spaced(key)) ||
        /\s.*\s.*\s.*[.!?]$/u.test(String(value))
        ? [briefWords(String(value)), '']
        : [`- ${entryWords(upper(spaced(key)))}: ${entryWords(String(value))}`];
    if (isData(value)) {
      if (nameIn(value).length > 0 && isScalar(value['value'])) return [entryOf(value)];
      const entries = Object.entries(value).filter(([name, said]) => !PLAIN.test(name) && !isNone(said));
      return entries.every(([, said]) => isScalar(said)) &&
        (/facts?$|details$/iu.test(key) ||
          FIGURES.test(spaced(key)) ||
          !entries.some(([name]) => mentionOf(name) !== undefined))
        ? entries.map(([name, said]) => `- ${entryWords(name)}: ${entryWords(String(said))}`)
        : this.#parts(value);
    }
    const groups = groupsOf(all(value));
    if (groups !== undefined) return groups;
    return all(value).flatMap((entry) =>
      Array.isArray(entry)
        ? [`- ${row(entry)}`]
        : isData(entry)
          ? (fieldOf(entry) ?? this.#typed(entry) ?? [entryOf(entry)])
          : isScalar(entry)
            ? PICTURED.test(String(entry))
              ? [seenOf(String(entry), 'photo')]
              : [`- ${entryWords(String(entry))}`]
            : [],
    );
  }
}

/** `nav: ["Today", "Rooms"], active: "Rooms"`: which one is current may stand beside the list. */
const withCurrent = (said: unknown, held: Data): unknown =>
  Array.isArray(said)
    ? { ...Object.fromEntries(Object.entries(held).filter(([key]) => IS_CURRENT.test(spaced(key)))), links: said }
    : said;

/** `{ Parking: "90 %", Braking: "55 %" }`: how far each of several things is. */
const areShares = (value: Data): boolean => {
  const said = Object.entries(value);
  return (
    said.length > 1 &&
    said.every(
      ([name, one]) => isScalar(one) && /\d/.test(String(one)) && !/^(?:value|max|min|total|label)$/iu.test(name),
    )
  );
};

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:bg|background|page|paper|ground|canvas)/iu, 'background'],
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
