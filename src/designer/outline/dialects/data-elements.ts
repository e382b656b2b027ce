import { briefWords, entryWords } from './brief-words.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { mentionOf } from './data-keys.ts';
import { all, isData, isScalar, PLAIN, scalar, TITLE, type Data } from './data-value.ts';
import { upper } from './tag-words.ts';

export const hasRows = (value: Data): boolean =>
  Array.isArray(value['rows']) && Array.isArray(value['columns'] ?? value['headers'] ?? value['header']);
export const nameIn = (entry: Data): string[] => {
  const named = (keys: RegExp): string[] =>
    Object.entries(entry).flatMap(([key, value]) => (keys.test(key) && isScalar(value) ? [String(value)] : []));
  return [...named(TITLE), ...named(/^(?:text|words|caption|alt|aria-label)$/iu)].slice(0, 1);
};
/** The words of each, by its name where it is more than words. */
export const namesIn = (value: unknown): string[] =>
  all(value).flatMap((one) => (isScalar(one) ? [String(one)] : isData(one) ? nameIn(one) : []));
export const row = (cells: readonly unknown[]): string => {
  const [first, ...others] = cells.filter(isScalar).map((cell) => entryWords(String(cell)));
  return others.length === 0 ? (first ?? '') : `${first} — ${others.join(' · ')}`;
};

/** What a control or element says it is. */
export const typeOf = (entry: Data): string =>
  scalar(entry['type'] ?? entry['control'] ?? entry['input'] ?? entry['kind']);

/** `{ primary: "Save", secondary: "Back" }` as buttons with their ranks. */
export const rankedIn = (value: Data): Data[] =>
  Object.entries(value).flatMap(([variant, label]) => (isScalar(label) ? [{ variant, label }] : []));

/** Keys that say how a thing looks. */
const HOW = /^(?:value|chart|icon|id|type|format|emphasis|style|variant|weight|colou?r|tone|align)$/iu;

/** `{ icon: "phone", label: "Call" }`: a button that shows only its sign. */
export const isIcon = (value: Data): boolean =>
  typeof value['icon'] === 'string' &&
  Object.keys(value).every((key) => /^(?:icon|aria-?label|label|title|id|type|variant|alt)$/iu.test(key));
export const iconButton = (value: Data): string => {
  const [label] = nameIn(value);
  return `[:${scalar(value['icon']).replaceAll(/[^\w-]/g, '')}:]${label === undefined ? '' : ` {label="${label.replaceAll('"', '')}"}`}`;
};

/** "back: true" */
export const iconOf = (key: string): string[] =>
  /back/iu.test(key) ? ['[:arrow-left:]'] : /menu/iu.test(key) ? ['[:menu:]'] : /close/iu.test(key) ? ['[:x:]'] : [];

/** "close icon", "icon: bell", "search-icon": the sign that words name. */
export function iconNamed(words: string): string[] {
  const [, before, behind] =
    /^(?:([\w-]+)[\s_-]icon(?:[\s_-]?button)?|icon\s*[:=]?\s*([\w-]+))$/iu.exec(words.trim()) ?? [];
  const name = (before ?? behind)?.toLowerCase();
  if (name === undefined) return [];
  const [known] = iconOf(name);
  return [known ?? `[:${name}:] {label="${upper(name)}"}`];
}

/** "small line chart over 12 months", "photo of a ferry": a chart or a picture of what is said. */
export function seenOf(words: string, picture: string): string {
  const makes = findMentions(words).find(({ makes: { kind } }) => kind === 'chart' || kind === 'picture')?.makes;
  if (makes?.kind === 'chart') return `~ ${makes.chart} chart: ${entryWords(words)}`;
  const kind = /\b(?:line|area|bar|donut|gauge|sparkline|heatmap|scatter)s?\b/iu.exec(words)?.[0].toLowerCase();
  if (makes === undefined && kind !== undefined) return `~ ${kind.replace(/s$/, '')} chart: ${entryWords(words)}`;
  return `![${makes?.kind === 'picture' ? makes.picture : picture}: ${briefWords(words)}]`;
}

/** "3 of 5": a bar that is filled so far, with its words. */
export function progressOf(words: string, label?: string): string {
  const [, part = '', whole = ''] =
    /(\d+(?:\.\d+)?)\s*(?:of|\/|von|de|sur|di|av|z)\s*(\d+(?:\.\d+)?)/u.exec(words) ?? [];
  const share = whole === '' ? /(\d+)\s*%/u.exec(words)?.[1] : String(Math.round((Number(part) / Number(whole)) * 100));
  const named = label === undefined ? '' : `${entryWords(label)} = `;
  return `~ progress bar: ${named}${entryWords(words)}${share === undefined ? '' : ` {${share}%}`}`;
}

/** `{ steps: ["Cart", "Pay"], current: 2 }`; the current one by its number or its name. */
export function stepsOf(value: unknown): string[] {
  const list = isData(value) ? (value['steps'] ?? value['items'] ?? value['labels']) : value;
  const names = namesIn(list ?? []);
  const said = isData(value) ? scalar(value['current'] ?? value['active'] ?? value['selected']) : '';
  const current = names.includes(said) ? names.indexOf(said) : Number.parseInt(said, 10) - 1;
  if (names.length === 0) return [];
  return [
    `~ steps: ${names.map((name, at) => `(${at === current ? '>' : at < current ? 'x' : ' '}) ${entryWords(name)}`).join(' ')}`,
  ];
}

/** `[{ column: "New", cards: [{ … }] }]`: groups, each with what is in it; undefined where the data is none. */
export function groupsOf(values: readonly unknown[]): string[] | undefined {
  const groups = values.map((one) => {
    if (!isData(one)) return undefined;
    const entries = Object.values(one).find((said) => Array.isArray(said));
    const name = Object.values(one).find(isScalar);
    return name !== undefined && entries?.every((entry) => isScalar(entry) || isData(entry))
      ? [
          `- ${entryWords(String(name))}:`,
          ...entries.map((entry) => `  ${isData(entry) ? entryOf(entry) : `- ${entryWords(String(entry))}`}`),
        ]
      : undefined;
  });
  return groups.length > 1 && groups.every((group) => group !== undefined) ? groups.flat() : undefined;
}

/** `{ Healthy: 38 }` is a fact, `{ name: "Ada", role: "Cook" }` a thing with what is said of it. */
export function entryOf(entry: Data): string {
  const pairs = Object.entries(entry).filter(([, value]) => isScalar(value));
  const [only] = pairs;
  if (pairs.length === 1 && only !== undefined) return `- ${entryWords(only[0])}: ${entryWords(String(only[1]))}`;
  const [label] = nameIn(entry);
  const isTicked = entry['checked'] ?? entry['done'] ?? entry['ticked'];
  if (label !== undefined && typeof isTicked === 'boolean') return `- [${isTicked ? 'x' : ' '}] ${entryWords(label)}`;
  if (label !== undefined && isScalar(entry['value'])) {
    const isLine = /line|spark|area|trend/iu.test(scalar(entry['chart'] ?? entry['trend']));
    const more = pairs.flatMap(([key, value]) => (value === label || HOW.test(key) ? [] : [entryWords(String(value))]));
    const note = more.length === 0 ? '' : ` — ${more.join(' · ')}`;
    return `- ${entryWords(label)}: ${entryWords(String(entry['value']))}${note}${isLine ? ' {trend}' : ''}`;
  }
  const told = pairs.filter(([key, value]) => value !== label && !HOW.test(key) && typeof value !== 'boolean');
  const share = told.flatMap(([key, value]) =>
    typeof value === 'string' && SHARE.test(key) && /^\d{1,3}(?:[.,]\d+)?\s?%$/u.test(value) ? [value] : [],
  )[0];
  const said = told.map(([, value]) => value);
  if (label !== undefined && share !== undefined) {
    const others = said.filter((one) => one !== share).map((one) => entryWords(String(one)));
    return `- ${entryWords(label)}: ${entryWords(share)} {${Number.parseFloat(share)}%}${others.length === 0 ? '' : ` — ${others.join(' · ')}`}`;
  }
  return `- ${row(label === undefined ? said : [label, ...said])}`;
}

/** Keys of how far a thing is. */
const SHARE = /^(?:done|progress|complete(?:d|ness)?|percent(?:age)?|share|filled?|used|level)$/iu;

/** A notice with what it says and where it leads. */
export function messageOf(value: Data): string[] {
  const [text = '', ...more] = Object.entries(value).flatMap(([key, said]) =>
    isScalar(said) && !PLAIN.test(key) && !/^(?:tone|icon|severity|level|link|action|button|cta)$/iu.test(key)
      ? [String(said)]
      : [],
  );
  const tone = TONES.find(([names]) => names.test(scalar(value['tone'] ?? value['severity'] ?? value['type'])))?.[1];
  const links = Object.entries(value).flatMap(([key, said]) =>
    /^(?:link|action|button|cta)$/iu.test(key)
      ? all(said).flatMap((one) => (isData(one) ? nameIn(one) : [scalar(one)]))
      : [],
  );
  return [
    `~ notice: ${entryWords([text, ...more].join(' '))}${tone === undefined ? '' : ` {${tone}}`}`,
    ...links.map((link) => `[[${briefWords(link)}]]`),
  ];
}

const TONES: readonly (readonly [RegExp, string])[] = [
  [/warn|amber/iu, 'warn'],
  [/error|danger|bad|critical/iu, 'bad'],
  [/success|good|ok/iu, 'good'],
  [/info/iu, 'info'],
];

/** Keys of amounts. */
export const FIGURES =
  /^(?:kpis?|(?:stat|kpi|metric)s?(?:[_\s-]?(?:cards?|tiles?|row|strip))?|summary(?:[_\s-]?cards?)?|metrics|meters|tiles|figures|readings|counters|numbers)$/iu;
export const isFigures = (key: string, value: unknown): boolean =>
  FIGURES.test(key) && (isData(value) ? Object.keys(value) : all(value)).length > 1;

/** `{ type: "select", label: "Cause", value: "Burst pipe", options: [...] }`; undefined where the type is no control's. */
export function fieldOf(entry: Data): string[] | undefined {
  const key = Object.keys(entry)[0] ?? '';
  const isKeyed =
    typeOf(entry) === '' &&
    isScalar(entry[key]) &&
    /^(?:switch|toggle|checkbox(?:es)?|select|dropdown|number|textarea|upload|radios?|slider|date|input|search)$/iu.test(
      key,
    );
  const type = isKeyed ? key : typeOf(entry);
  const label = isKeyed ? scalar(entry[key]) : nameIn(entry)[0];
  if (type === '') return undefined;
  const makes = mentionOf(type)?.makes;
  const control =
    makes?.kind === 'control' ? makes.control : /^date/iu.test(type) ? 'date' : FIELD.test(type) ? 'input' : undefined;
  if (control === undefined) return undefined;
  const value =
    entry['value'] ??
    entry['selected'] ??
    entry['checked'] ??
    entry['on'] ??
    entry['prefilled'] ??
    entry['default'] ??
    entry['state'] ??
    (entry['label'] === undefined ? undefined : entry['text']);
  const chosen = all(value ?? []).map(scalar);
  const options = namesIn(entry['options'] ?? entry['choices'] ?? entry['values'] ?? []);
  if (label === undefined) {
    if (control === 'search') return controls('search', [scalar(entry['placeholder'])], '');
    if (options.length === 0 || control === 'input') return undefined;
    return [
      `~ ${control}: ${options.map((option) => `(${chosen.includes(option) ? 'x' : ' '}) ${entryWords(option)}`).join(' ')}`,
    ];
  }
  const name = briefWords(label);
  if (control === 'button') return buttonsOf([entry]);
  const said = scalar(entry['note'] ?? entry['hint'] ?? entry['description'] ?? entry['help']).replaceAll('"', '');
  if (control === 'toggle' || (control === 'checkbox' && options.length === 0))
    return [
      `${control === 'toggle' ? '' : '- '}[${value === true || /^(?:on|true|yes|checked)$/iu.test(chosen[0] ?? '') ? 'x' : ' '}] ${name}${said === '' ? '' : ` {hint="${said}"}`}`,
    ];
  if (control === 'checkbox')
    return [
      `### ${name}`,
      ...options.map((option) => `- [${chosen.includes(option) ? 'x' : ' '}] ${briefWords(option)}`),
      '---',
    ];
  if (options.length > 0 || (control !== 'input' && control !== 'textarea'))
    return [
      `~ ${control}: ${entryWords(label)}${chosen[0] === undefined ? '' : ` = ${entryWords(chosen[0])}`}${options.map((option) => ` (${chosen.includes(option) ? 'x' : ' '}) ${entryWords(option)}`).join('')}`,
    ];
  const placeholder = scalar(entry['placeholder'] ?? entry['hint'] ?? entry['help']);
  const blank = control === 'textarea' || /multi/iu.test(type) ? '____ ____' : '____';
  return [
    `${name}: ${blank}${chosen[0] === undefined ? '' : ` ${briefWords(chosen[0])}`}${placeholder === '' ? '' : ` (${briefWords(placeholder)})`}`,
  ];
}

/** Kinds of fields that are no controls of their own. */
export const FIELD =
  /^(?:text|multiline|string|date|time|money|currency|number|email|tel|phone|password|url|input|field)$/iu;

export function tableOf(value: Data): string[] {
  const columns = all(value['columns'] ?? value['headers'] ?? value['header']).map((column) =>
    isScalar(column) ? String(column) : '',
  );
  const rows = all(value['rows']).map((cells) =>
    Array.isArray(cells) ? cells : isData(cells) ? Object.values(cells) : [cells],
  );
  const onRow = value['rowAction'] ?? value['row_action'] ?? value['rowActions'] ?? value['row_actions'];
  const action = all(onRow ?? [])
    .flatMap((one) => (isData(one) ? nameIn(one) : [scalar(one)]))
    .map((one) => ` [${briefWords(one)}]`)
    .join('');
  const line = (cells: readonly unknown[]): string =>
    `| ${cells.map((cell) => briefWords(isScalar(cell) ? String(cell) : '')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map((cells) => `${line(cells)}${action}`)];
}

/** `secondary "Export plan"`: a rank before the words of a button. */
function rankedWords(said: string): { rank: string; words: string } {
  const [, rank = '', words = said] =
    /^(primary|secondary|tertiary|danger|text|ghost|outlined?)\s+"([^"]+)"$/iu.exec(said) ?? [];
  return { rank, words };
}

/** Buttons in a row: the first leads where none says its rank. */
export function buttonsOf(values: readonly unknown[]): string[] {
  const ranks = values.map((value) =>
    isData(value)
      ? scalar(value['variant'] ?? value['rank'] ?? value['style'] ?? value['type'])
      : rankedWords(scalar(value)).rank,
  );
  const isRanked = ranks.some((rank) => RANK_SIGNS.some(([names]) => names.test(rank)));
  const buttons = values.flatMap((value, at) => {
    const [words] = isData(value) ? nameIn(value) : [rankedWords(scalar(value)).words];
    const sign = isRanked
      ? (RANK_SIGNS.find(([names]) => names.test(ranks[at] ?? ''))?.[1] ?? '')
      : at === 0
        ? '!'
        : '';
    if (words === undefined || words === '') return [];
    return [/link/iu.test(ranks[at] ?? '') ? `[[${briefWords(words)}]]` : `[${briefWords(words)}]${sign}`];
  });
  return [buttons.join(' ')];
}

const RANKED = /^(?:primary|secondary|tertiary|main|danger|text|ghost)(?:[_\s-]?(?:action|button|cta|label))?$/iu;

/** A foot that stays, or that names its buttons by their rank: `{ sticky: true, primary: "Send", hint: "…" }`. */
export const isBar = (value: unknown): value is Data =>
  isData(value) &&
  (value['sticky'] === true || value['fixed'] === true || Object.keys(value).some((key) => RANKED.test(key)));

/** What a foot shows: its words, then its buttons. */
export function footOf(value: unknown): string[] {
  if (!isData(value)) return buttonsOf(all(value));
  const said = Object.entries(value).filter(([, one]) => one !== true && one !== false);
  const buttons = said.flatMap(([variant, one]): Data[] =>
    all(one).flatMap((button): Data[] => {
      const [label] = namesIn(button);
      const isButton = RANKED.test(variant) || /button|action|cta/iu.test(variant);
      return isButton && label !== undefined ? [{ variant, ...(isData(button) ? button : {}), label }] : [];
    }),
  );
  const words = said.flatMap(([key, one]) =>
    isScalar(one) && !RANKED.test(key) && !/button|action|cta/iu.test(key) && !PLAIN.test(key)
      ? [briefWords(String(one))]
      : [],
  );
  return [...words, ...(buttons.length === 0 ? [] : buttonsOf(buttons))];
}

const RANK_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/primary|main|filled|solid/iu, '!'],
  [/ghost|text|plain|tertiary/iu, '~'],
  [/danger|destructive/iu, '!!'],
  [/secondary|outlined?|tonal|link/iu, ''],
];

export function controls(control: string, words: readonly string[], called: string): string[] {
  if (control === 'button') return [words.map((word, at) => `[${briefWords(word)}]${at === 0 ? '!' : ''}`).join(' ')];
  if (control === 'link') return [words.map((word) => `[[${briefWords(word)}]]`).join(' ')];
  if (control === 'toggle' || control === 'checkbox') return words.map((word) => `[ ] ${briefWords(word)}`);
  if (control === 'input' || control === 'textarea')
    return words.map((word) => `${briefWords(words.length > 1 ? word : upper(called))}: ____ (${briefWords(word)})`);
  if (control === 'search') return [`~ search {placeholder="${briefWords(words[0] ?? '').replaceAll('"', '')}"}`];
  return [`~ ${control}: ${words.map((word, at) => `${at === 0 ? '(x)' : '( )'} ${entryWords(word)}`).join(' ')}`];
}
