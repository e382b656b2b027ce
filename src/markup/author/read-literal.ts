/** A JavaScript literal as data. What is no literal, such as a call or a function, is left out. */
export type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal };

const DEEPEST = 12;
const MOST_CHARACTERS = 100_000;

/**
 * Reads the object literal that starts at the first brace. Nothing is run: names, calls, spreads and functions are skipped
 * to the next comma of their level. Broken text gives what was read until there.
 */
export function readLiteral(source: string): { readonly [key: string]: Literal } {
  const start = source.indexOf('{');
  if (start < 0) return {};
  return new LiteralReader(source.slice(start, start + MOST_CHARACTERS)).readObject(0);
}

class LiteralReader {
  private readonly text: string;
  private index = 0;

  constructor(text: string) {
    this.text = text;
  }

  readObject(depth: number): { readonly [key: string]: Literal } {
    const entries: [string, Literal][] = [];
    this.index++;
    while (this.skipSpace() !== '}' && this.index < this.text.length) {
      const key = this.readKey();
      if (key !== undefined && this.skipSpace() === ':') {
        this.index++;
        const value = this.readValue(depth + 1);
        if (value !== undefined) entries.push([key, value]);
      }
      this.skipToComma();
    }
    this.index++;
    return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
  }

  private readArray(depth: number): readonly Literal[] {
    const values: Literal[] = [];
    this.index++;
    while (this.skipSpace() !== ']' && this.index < this.text.length) {
      const value = this.readValue(depth + 1);
      if (value !== undefined) values.push(value);
      this.skipToComma();
    }
    this.index++;
    return values;
  }

  private readValue(depth: number): Literal | undefined {
    const sign = this.skipSpace();
    if (depth > DEEPEST) return undefined;
    if (sign === '{') return this.readObject(depth);
    if (sign === '[') return this.readArray(depth);
    if (sign === '"' || sign === "'" || sign === '`') return this.readString();
    const [word] = /^-?[\w.]+/.exec(this.text.slice(this.index, this.index + 40)) ?? [];
    if (word === undefined) return undefined;
    if (word === 'true' || word === 'false') {
      this.index += word.length;
      return word === 'true';
    }
    if (Number.isNaN(Number(word))) return undefined;
    this.index += word.length;
    return Number(word);
  }

  private readKey(): string | undefined {
    const sign = this.skipSpace();
    if (sign === '"' || sign === "'") return this.readString();
    const [word] = /^[\w$-]+/.exec(this.text.slice(this.index, this.index + 100)) ?? [];
    if (word !== undefined) this.index += word.length;
    return word;
  }

  private readString(): string {
    const quote = this.text[this.index];
    let value = '';
    for (this.index++; this.index < this.text.length && this.text[this.index] !== quote; this.index++) {
      if (this.text[this.index] === '\\') this.index++;
      value += this.text[this.index] ?? '';
    }
    this.index++;
    return value;
  }

  /** Past spaces and comments; gives the character that follows. */
  private skipSpace(): string | undefined {
    const [space = ''] = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(this.text.slice(this.index)) ?? [];
    this.index += space.length;
    return this.text[this.index];
  }

  /** Past what was not understood, to behind the comma or before the bracket that ends this level. */
  private skipToComma(): void {
    let depth = 0;
    while (this.index < this.text.length) {
      const sign = this.skipSpace() ?? '';
      if (depth === 0 && (sign === '}' || sign === ']')) return;
      if (sign === '"' || sign === "'" || sign === '`') {
        this.readString();
        continue;
      }
      this.index++;
      if (depth === 0 && sign === ',') return;
      if ('([{'.includes(sign)) depth++;
      else if (')]}'.includes(sign)) depth--;
    }
  }
}
