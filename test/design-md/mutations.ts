export interface Mutation {
  name: string;
  mutate: (markdown: string) => string;
}

const HEX = /#[0-9a-f]{6}\b/gi;
const TRIPLED = /#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3\b/gi;

const toRgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

const HEADINGS: readonly [RegExp, string][] = [
  [/^(#{2,3} .*)\bColou?rs?\b/gim, '$1Palette'],
  [/^(#{2,3} .*)\bType\b/gim, '$1Fonts'],
  [/^(#{2,3} .*)\bTypography\b/gim, '$1Typeface'],
  [/^(#{2,3} .*)\b(?:Shapes?|Corners)\b/gim, '$1Rounded corners'],
  [/^(#{2,3} .*)カラーパレット/gm, '$1配色'],
  [/^(#{2,3} .*)색상/gm, '$1컬러'],
  [/^(#{2,3} .*)Farben/gm, '$1Farbpalette'],
];

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** The sections of the second level the other way round; what stands before them stays in front. */
function reverseSections(markdown: string): string {
  const head = FRONT_MATTER.exec(markdown)?.[0] ?? '';
  const [opening = '', ...sections] = markdown.slice(head.length).split(/^(?=## )/m);
  return [head, opening, ...sections.map((section) => `${section.trimEnd()}\n\n`).toReversed()].join('');
}

const splitCode = (markdown: string, change: (prose: string) => string): string =>
  markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** Changes that say nothing else: whoever reads the file reads the same in it. */
export const MUTATIONS: readonly Mutation[] = [
  { name: 'with CRLF', mutate: (markdown) => markdown.replaceAll('\n', '\r\n') },
  { name: 'with a byte order mark', mutate: (markdown) => `\uFEFF${markdown}` },
  { name: 'with upper-case hex', mutate: (markdown) => markdown.replace(HEX, (hex) => hex.toUpperCase()) },
  { name: 'with lower-case hex', mutate: (markdown) => markdown.replace(HEX, (hex) => hex.toLowerCase()) },
  { name: 'with short hex where it can be', mutate: (markdown) => markdown.replace(TRIPLED, '#$1$2$3') },
  { name: 'with rgb() for hex', mutate: (markdown) => markdown.replace(HEX, toRgb) },
  { name: 'with alpha in hex', mutate: (markdown) => markdown.replace(HEX, (hex) => `${hex}ff`) },
  {
    name: 'with other headings',
    mutate: (markdown) => HEADINGS.reduce((text, [pattern, heading]) => text.replace(pattern, heading), markdown),
  },
  { name: 'with its sections the other way round', mutate: reverseSections },
  {
    name: 'with * for list marks',
    mutate: (markdown) => splitCode(markdown, (prose) => prose.replace(/^- (?!-)/gm, '* ')),
  },
  {
    name: 'with spaces at the ends of lines',
    mutate: (markdown) => splitCode(markdown, (prose) => prose.replace(/^([-|].*)$/gm, '$1 ')),
  },
  {
    name: 'with 100 KB of prose behind',
    mutate: (markdown) => `${markdown}\n\n## Notes\n\n${'Nothing to see in here. '.repeat(4_000)}`,
  },
];
