const MOST_BYTES = 512 * 1024;

/** As often as it fits in the largest file that is taken. */
const fill = (unit: string): string => unit.repeat(Math.floor(MOST_BYTES / Buffer.byteLength(unit)));

const fillMatter = (row: (index: number) => string, count: number): string =>
  `---\ncolors:\n${Array.from({ length: count }, (_, index) => row(index)).join('\n')}\n---\n\n# Big\n`;

/** Every control character, lone surrogates, and bytes that were never text. */
const BINARY = Array.from({ length: 4_096 }, (_, index) => String.fromCharCode((index * 7_919) % 65_536)).join('');

function createAliasBomb(): string {
  const names = [...'abcdefghijklmnop'];
  const rows = names.slice(1).map((name, index) => {
    const previous = `*${names[index] ?? 'a'}`;
    return `${name}: &${name} [${Array.from({ length: 9 }, () => previous).join(', ')}]`;
  });
  return `---\na: &a ["#0f62fe", "#0f62fe"]\n${rows.join('\n')}\n---\n`;
}

const createCycle = (length: number): string =>
  fillMatter((index) => `  c${index}: "{colors.c${(index + 1) % length}}"`, length);

/** Files that nobody means well, or that came broken. */
export const BAD_INPUT: Readonly<Record<string, string>> = {
  nothing: '',
  'blank lines': ' \t\r\n\n \n',
  'a byte order mark alone': '\uFEFF',
  'binary text': BINARY,
  'binary text behind front matter': `---\ncolors:\n  primary: "#0f62fe"\n---\n${BINARY}`,
  'one line of 512 KB': fill('x'),
  'one line of 512 KB with spaces': fill('x '),
  'a colour that never ends': `Primary: #${fill('a')}`,
  'nested lists': Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth)}- a #0f62fe`).join('\n'),
  'nested quotes': fill('>'),
  tables: fill('| Primary | #0f62fe | Inter | 8px | button radius |\n'),
  'one table row': fill('| #0f62fe '),
  headings: fill('## Colors\n'),
  'different headings': Array.from({ length: 40_000 }, (_, index) => `## H${index}`).join('\n'),
  colours: fill('#0f62fe '),
  'lines of colours': fill('- **Brand** (`#0f62fe`): primary button\n'),
  'fonts in prose': fill('Typography: Circular is the closest substitute for Acme Sans. '),
  'lines of substitutes': fill('- Typography: Acme Sans, closest substitute based on Circular\n'),
  'font stacks': fill('font-family: "Acme Sans", "Acme Sans",\n'),
  radii: fill('button radius 8px pill 12px radius\n'),
  'radii in one line': fill('radius '),
  references: fill('{colors.a} '),
  'open brackets': fill('['),
  'open braces': fill('{"a":'),
  'open parentheses': fill('rgb('),
  'emphasis that never closes': fill('**a'),
  fences: fill('```\n'),
  'front matter that never closes': `---\n${fill('a: b\n')}`,
  'front matter of 512 KB': `---\n${fill('a: b\n').slice(0, -8)}---\n`,
  'keys without end': fillMatter((index) => `  c${index}: "#0f62fe"`, 20_000),
  '100,000 keys': `---\n${Array.from({ length: 100_000 }, (_, index) => `a${index}:`).join('\n')}\n---\n`,
  'repeated keys': fillMatter(() => '  primary: "#0f62fe"', 20_000),
  'sizes without units': `---\nrounded:\n${Array.from({ length: 5_000 }, (_, index) => `  r${index}: ${index + 1}`).join('\n')}\n---\n`,
  'dangling references': fillMatter((index) => `  c${index}: "{colors.none${index}}"`, 5_000),
  'a reference to itself': '---\ncolors:\n  primary: "{colors.primary}"\n---\n',
  'a cycle of 1,500 references': createCycle(1_500),
  'components of every kind': `---\ncolors:\n  primary: "#777777"\n  ink: "#888888"\ncomponents:\n${Array.from(
    { length: 400 },
    (_, index) => `  c${index}:\n    backgroundColor: "{colors.primary}"\n    textColor: "{colors.ink}"\n    glow: "1"`,
  ).join('\n')}\n---\n`,
  'an alias bomb': createAliasBomb(),
  'nesting of 10,000 in YAML': `---\n${'['.repeat(10_000)}\n---\n`,
  'nesting of 10,000 maps': `---\n${'{a: '.repeat(10_000)}\n---\n`,
  'deep block maps': `---\n${Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')}\n---\n`,
  'malformed YAML': '---\nname: A: B: C\n  colors:\n\tprimary: "#0f62fe\n---\n',
  'keys of the prototype':
    '---\n__proto__:\n  primary: "#0f62fe"\nconstructor: a\ncolors:\n  __proto__: "#0f62fe"\n  toString: "#fff"\n---\n',
  'tags and directives': '---\n%YAML 1.2\n!!js/function "return 1": !!binary "AAAA"\n---\n',
  'several documents': '---\na: 1\n---\nb: 2\n---\nc: 3\n',
  'markup and expressions': `---\ncolors:\n  primary: "#0f62fe"\n---\n## <script>{1+1}</script>\n## import x from 'y'\n## {a.b}\n`,
  'regex bait': `${'a'.repeat(30_000)}!\n${'-'.repeat(100_000)}\n${'* '.repeat(50_000)}\n${'1.1.'.repeat(25_000)}px`,
  'regex bait in labels': `- **${'a '.repeat(20_000)}**: ${': '.repeat(20_000)}\n${'Primary '.repeat(20_000)}: #`,
};
