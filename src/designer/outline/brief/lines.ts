import type { ListForm } from './list-form.ts';
import { Slice } from './slice.ts';

/** A line of the brief with what is indented under it. Comments and fences, which have several, are one. */
export interface Line {
  kind: 'text' | 'comment' | 'code';
  /** Without its indent: of a fence what opens it, of a comment what stands between its signs. */
  slice: Slice;
  /** The lines of a fence as they stand. */
  code: Slice[];
  children: Line[];
  isAfterBlank: boolean;
  /** Somebody has read the children; otherwise they count as if they were not indented. */
  areChildrenTaken: boolean;
}

/** Stands between the lines of one indent; readers move it. */
export class LineCursor {
  readonly lines: readonly Line[];
  /** What the heading above says of lists that say nothing themselves: `## Bikes (cards)`. */
  readonly form: ListForm | undefined;
  index = 0;

  constructor(lines: readonly Line[], form?: ListForm) {
    this.lines = lines;
    this.form = form;
  }

  peek(): Line | undefined {
    return this.lines[this.index];
  }

  next(): Line | undefined {
    const line = this.lines[this.index];
    if (line) this.index += 1;
    return line;
  }

  /** Takes lines as long as they pass. */
  takeWhile(passes: (line: Line) => boolean): Line[] {
    const taken: Line[] = [];
    for (let line = this.peek(); line && passes(line); line = this.peek()) {
      taken.push(line);
      this.index += 1;
    }
    return taken;
  }
}

const widthOf = (blanks: string): number => blanks.replaceAll('\t', '    ').length;

/** Reads masked text from an offset into lines, nested by their indent. */
export function readLines(masked: string, source: string, offset: number): Line[] {
  const roots: Line[] = [];
  const stack: { width: number; line: Line }[] = [];
  let isAfterBlank = false;
  let open: { line: Line; end: RegExp; width: number } | undefined;
  let start = offset;
  for (const raw of masked.slice(offset).split('\n')) {
    const text = raw.replace(/\r$/, '');
    const blanks = /^[ \t]*/.exec(text)?.[0] ?? '';
    const slice = new Slice(text, start).trim();
    const at = start;
    start += raw.length + 1;
    if (open) {
      const end = open.end.exec(slice.text);
      if (open.line.kind === 'code') {
        const cut = Math.min(blanks.length, open.width);
        if (!end) open.line.code.push(new Slice(source.slice(at + cut, at + text.length), at + cut));
      } else open.line.code.push(end ? slice.from(0, end.index).trim() : slice);
      if (end) open = undefined;
      continue;
    }
    if (slice.isEmpty) {
      isAfterBlank = true;
      continue;
    }
    const line: Line = { kind: 'text', slice, code: [], children: [], isAfterBlank, areChildrenTaken: false };
    isAfterBlank = false;
    while ((stack.at(-1)?.width ?? -1) >= widthOf(blanks)) stack.pop();
    (stack.at(-1)?.line.children ?? roots).push(line);
    const fence = /^(`{3,})[^`]*$/.exec(slice.text);
    if (fence) {
      line.kind = 'code';
      open = { line, end: new RegExp(`^\`{${fence[1]?.length},}$`), width: blanks.length };
    } else if (slice.text.startsWith('<!--')) {
      line.kind = 'comment';
      const end = slice.text.indexOf('-->');
      line.code.push(slice.from(4, end < 0 ? undefined : end).trim());
      if (end < 0) open = { line, end: /-->/, width: 0 };
    } else stack.push({ width: widthOf(blanks), line });
  }
  return roots;
}
