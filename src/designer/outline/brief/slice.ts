/** A stretch of the brief that knows where it stands, so that every word read from it has its span. */
export class Slice {
  readonly text: string;
  readonly start: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = start;
  }

  get isEmpty(): boolean {
    return this.text === '';
  }

  from(start: number, end = this.text.length): Slice {
    return new Slice(this.text.slice(start, end), this.start + start);
  }

  /** Without the blanks around it. */
  trim(): Slice {
    const text = this.text.replace(/^[ \t]+/, '');
    const start = this.start + this.text.length - text.length;
    return new Slice(text.replace(/[ \t]+$/, ''), start);
  }

  /** The groups of a pattern, trimmed, the whole match first. The pattern needs the flag `d`. */
  match(pattern: RegExp): (Slice | undefined)[] | undefined {
    const found = pattern.exec(this.text);
    return found?.indices?.map((range) => range && this.from(range[0], range[1]).trim());
  }

  /** Trimmed parts between the matches of a global pattern. */
  split(pattern: RegExp): Slice[] {
    const parts: Slice[] = [];
    let start = 0;
    for (const match of this.text.matchAll(pattern)) {
      parts.push(this.from(start, match.index).trim());
      start = match.index + match[0].length;
    }
    return [...parts, this.from(start).trim()];
  }
}
