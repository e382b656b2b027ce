/** What of a long document is drawn: its picture is for recognising it, the file itself is kept whole. */
const MOST_COST = 14_000;
const MOST_FRONT_MATTER_LINES = 40;
const MOST_FRONT_MATTER_CHARACTERS = 2_000;

/** What a line and a mark cost to draw, counted in plain characters: each becomes a box with a style of its own. */
const LINE_COST = 60;
const MARK_COST = 14;
const MARKS = /[|#*_`~[<&]/g;

/** Above this a line is cut at a word, since the line before may be the only other one. */
const LONG_LINE_CHARACTERS = 400;

const FRONT_MATTER = /^\uFEFF?---\r?\n([\s\S]*?)\n---\r?(?:\n|$)/;

/** The beginning of markdown up to a bound, ending with a whole line or word, and words that say so where it was cut. */
export function toExcerpt(markdown: string): string {
  const [frontMatter = '', fields = ''] = FRONT_MATTER.exec(markdown) ?? [];
  const content = markdown.slice(frontMatter.length);
  const shown = toBeginning(content);
  const head = toBriefFrontMatter(frontMatter, fields);
  if (shown === content) return head + content;
  const isInCode = shown.split('\n').filter((line) => line.trimStart().startsWith('```')).length % 2 === 1;
  const goesOn = `*The file goes on: ${markdown.length.toLocaleString('en')} characters in all.*`;
  return `${head}${shown.trimEnd()}${isInCode ? '\n```' : ''}\n\n${goesOn}\n`;
}

function toBeginning(content: string): string {
  let left = MOST_COST;
  let end = 0;
  while (end < content.length) {
    const lineEnd = content.indexOf('\n', end);
    const nextStart = lineEnd === -1 ? content.length : lineEnd + 1;
    const line = content.slice(end, nextStart);
    const cost = LINE_COST + line.length + MARK_COST * countMarks(line);
    if (cost > left) {
      if (line.length < LONG_LINE_CHARACTERS) return content.slice(0, end);
      return content.slice(0, end) + cutAtWord(line, Math.floor((line.length * left) / cost));
    }
    left -= cost;
    end = nextStart;
  }
  return content;
}

const countMarks = (line: string): number => line.match(MARKS)?.length ?? 0;

function cutAtWord(line: string, length: number): string {
  const cut = line.slice(0, length);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : length)} …`;
}

/** Folded away where the document is drawn, but every line of it is built. */
function toBriefFrontMatter(frontMatter: string, fields: string): string {
  const lines = fields.slice(0, MOST_FRONT_MATTER_CHARACTERS).split('\n').slice(0, MOST_FRONT_MATTER_LINES);
  const brief = lines.join('\n');
  return brief.length === fields.length ? frontMatter : `---\n${brief}\n…\n---\n`;
}
