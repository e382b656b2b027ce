/** What relative lengths refer to, CSS pixels. */
export interface LengthContext {
  fontPx: number;
  rootPx: number;
  viewportPx: number;
}

const TOKEN = /\s*([\d.]+(?:e[+-]?\d+)?(?:px|rem|em|%|vw|vh|vmin|vmax|svh|dvh|pt|ch)?|[a-z]+\(|[-+*/(),])/iy;

/** A length, `calc()` and `clamp()` included, in CSS pixels; undefined for what it cannot work out. */
export function toPx(text: string, context: LengthContext): number | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const source = text.trim();
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    if (match?.[1] === undefined || tokens.length > 80) return undefined;
    tokens.push(match[1]);
  }
  const reader = new Sum(tokens, context);
  const value = reader.readSum();
  return reader.isAtEnd() && Number.isFinite(value) ? value : undefined;
}

/** Numbers and lengths are one kind here: what is wrong in CSS gives a number that nobody uses. */
class Sum {
  private index = 0;
  private readonly tokens: readonly string[];
  private readonly context: LengthContext;

  constructor(tokens: readonly string[], context: LengthContext) {
    this.tokens = tokens;
    this.context = context;
  }

  isAtEnd = (): boolean => this.index >= this.tokens.length;

  readSum(): number {
    let value = this.readProduct();
    for (;;) {
      if (this.take('+')) value += this.readProduct();
      else if (this.take('-')) value -= this.readProduct();
      else return value;
    }
  }

  private readProduct(): number {
    let value = this.readValue();
    for (;;) {
      if (this.take('*')) value *= this.readValue();
      else if (this.take('/')) value /= this.readValue();
      else return value;
    }
  }

  private readValue(): number {
    if (this.take('-')) return -this.readValue();
    const token = this.tokens[this.index++] ?? '';
    if (!token.endsWith('(')) return this.toNumber(token);
    const values = [this.readSum()];
    while (this.take(',')) values.push(this.readSum());
    if (!this.take(')')) return Number.NaN;
    const [first = Number.NaN, middle = Number.NaN, last = Number.NaN] = values;
    switch (token.toLowerCase()) {
      case '(':
      case 'calc(':
        return first;
      case 'min(':
        return Math.min(...values);
      case 'max(':
        return Math.max(...values);
      case 'clamp(':
        return Math.max(first, Math.min(middle, last));
      default:
        return Number.NaN;
    }
  }

  private take(token: string): boolean {
    if (this.tokens[this.index] !== token) return false;
    this.index++;
    return true;
  }

  private toNumber(token: string): number {
    const [, number = '', unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)([a-z%]*)$/i.exec(token) ?? [];
    const { fontPx, rootPx, viewportPx } = this.context;
    const factors: Readonly<Record<string, number>> = {
      '': 1,
      px: 1,
      pt: 4 / 3,
      rem: rootPx,
      em: fontPx,
      '%': fontPx / 100,
      ch: fontPx / 2,
      vw: viewportPx / 100,
      vh: 8,
    };
    return number === '' ? Number.NaN : Number(number) * (factors[unit.toLowerCase()] ?? Number.NaN);
  }
}

/** Rounded so that it reads well in a class. */
export const printPx = (px: number): string => `${Math.round(px * 100) / 100}px`;
