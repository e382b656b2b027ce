import type { Finding } from './finding.ts';
import { type Observation, tellObservations } from './observation.ts';

/** One line of the body that has words, with the place it stands in. */
export interface SourceLine {
  /** Counts from 1 in the whole file. */
  number: number;
  text: string;
  /** Headings above it without the title, outermost first; bold lines and code comments count as the innermost. */
  section: readonly string[];
  isCode: boolean;
}

export interface DesignMdSource {
  title?: string;
  frontMatter?: { text: string; firstLine: number };
  lines: readonly SourceLine[];
  findings: readonly Finding[];
}

/** Whatever stands beyond this column of a line is not read, so that no pattern meets an unbounded line. */
const LINE_CHARACTERS = 2_000;
/** Levels below the six of Markdown, for what acts as a heading in these files. */
const BOLD_LEVEL = 7;
const COMMENT_LEVEL = 8;
const SECTION_LEVEL = 2;

const FENCE = /^\s{0,3}(?:```|~~~)/;
const HEADING = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const BOLD_LINE = /^\s*(?:[-*]\s+)?\*\*([^*]{1,80})\*\*\s*[:：]?\s*$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|#|<!--)\s*(?:MARK:\s*-?\s*)?(\S.{0,120})$/;

/** Splits a DESIGN.md into front matter and located lines. Takes any line ends and a byte order mark. */
export function readSource(markdown: string): DesignMdSource {
  const rows = markdown.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (isBareYaml(rows)) return { frontMatter: { text: rows.join('\n'), firstLine: 1 }, lines: [], findings: [] };
  const closingRow = findFrontMatterEnd(rows);
  const isUnclosed = isFence(rows[0]) && closingRow === undefined;
  const body = readBody(rows, closingRow === undefined ? 0 : closingRow + 1);
  return {
    ...body,
    ...(closingRow === undefined ? {} : { frontMatter: { text: rows.slice(1, closingRow).join('\n'), firstLine: 2 } }),
    findings: isUnclosed
      ? [
          {
            severity: 'warning',
            message: 'The front matter opened by --- is never closed; it was read as prose. Close it by a line of ---.',
            line: 1,
          },
          ...body.findings,
        ]
      : body.findings,
  };
}

const YAML_ROW = /^\s*(?:["']?[\w$-]{1,60}["']?\s*:|- |[{}[\]]|#)/;
const YAML_SHARE = 0.9;

/** A file of tokens alone, YAML or JSON without fences around it. */
function isBareYaml(rows: readonly string[]): boolean {
  const filled = rows.filter((row) => row.trim() !== '');
  const opensWithGroup = /^(?:[\w-]{1,60}:\s*(?:#\s.*)?$|\{\s*(?:["'][^"']{1,60}["']\s*:|$))/.test(
    filled.find((row) => !row.startsWith('#')) ?? '',
  );
  return opensWithGroup && filled.filter((row) => YAML_ROW.test(row)).length >= filled.length * YAML_SHARE;
}

const isFence = (row: string | undefined): boolean => row?.trimEnd() === '---';

function findFrontMatterEnd(rows: readonly string[]): number | undefined {
  if (!isFence(rows[0])) return undefined;
  const index = rows.findIndex((row, position) => position > 0 && isFence(row));
  return index < 0 ? undefined : index;
}

function readBody(rows: readonly string[], firstRow: number): Pick<DesignMdSource, 'title' | 'lines' | 'findings'> {
  const lines: SourceLine[] = [];
  const outline = new Outline();
  let title: string | undefined;
  let isCode = false;
  for (let row = firstRow; row < rows.length; row += 1) {
    const text = (rows[row] ?? '').slice(0, LINE_CHARACTERS);
    if (text.trim() === '') continue;
    if (FENCE.test(text)) {
      isCode = !isCode;
      outline.close(COMMENT_LEVEL);
      continue;
    }
    const heading = isCode ? null : HEADING.exec(text);
    if (heading?.[1] === undefined || heading[2] === undefined) {
      outline.openInner(text, isCode);
      lines.push({ number: row + 1, text, section: outline.path, isCode });
    } else if (heading[1].length === 1 && title === undefined) {
      title = toPlainText(heading[2]);
    } else {
      outline.open(heading[1].length, toPlainText(heading[2]), row + 1);
      lines.push({ number: row + 1, text: toPlainText(heading[2]), section: outline.path, isCode: false });
    }
  }
  return { ...(title === undefined ? {} : { title }), lines, findings: tellObservations(outline.observations) };
}

/** The headings that are open at a line. */
class Outline {
  path: readonly string[] = [];
  readonly observations: Observation[] = [];
  readonly #open: { level: number; text: string }[] = [];
  readonly #sections = new Map<string, number>();

  open(level: number, text: string, line: number): void {
    this.#push(level, text);
    if (level !== SECTION_LEVEL) return;
    const key = text.toLowerCase();
    const first = this.#sections.get(key);
    if (first === undefined) this.#sections.set(key, line);
    else {
      this.observations.push({ kind: 'repeated-section', subject: text, detail: `${first}`, line });
    }
  }

  openInner(text: string, isCode: boolean): void {
    const [level, pattern] = isCode ? [COMMENT_LEVEL, COMMENT_LINE] : [BOLD_LEVEL, BOLD_LINE];
    const inner = pattern.exec(text)?.[1];
    if (inner !== undefined) this.#push(level, toPlainText(inner.replace('*/', '')));
  }

  close(level: number): void {
    while ((this.#open.at(-1)?.level ?? 0) >= level) this.#open.pop();
    this.path = this.#open.map((heading) => heading.text);
  }

  #push(level: number, text: string): void {
    this.close(level);
    this.#open.push({ level, text });
    this.path = this.#open.map((heading) => heading.text);
  }
}

/** Words without Markdown emphasis, code marks and closing hashes. */
const toPlainText = (text: string): string =>
  text
    .replace(/[*`]/g, '')
    .replace(/\s#+\s*$/, '')
    .trim();
