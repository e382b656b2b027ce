import type { Origin, Tone, Words } from '../outline.ts';
import { unmaskText } from './masked-text.ts';
import type { Slice } from './slice.ts';

interface Token {
  key: string;
  value?: Slice;
  slice: Slice;
  isUsed: boolean;
}

const TONES: readonly Tone[] = ['neutral', 'accent', 'good', 'warn', 'bad', 'info', 'muted'];

/** What stands in braces behind a text: `{good}`, `{icon=bell}`, `{60%}`, `{by="Ama Osei"}`. */
export class Attributes {
  readonly #tokens: Token[] = [];

  constructor(inner: Slice | undefined) {
    if (!inner) return;
    for (const match of inner.text.matchAll(/([^\s="]+)(?:=(?:"([^"]*)"|([^\s"]+)))?|\S/dg)) {
      const range = match.indices?.[2] ?? match.indices?.[3];
      this.#tokens.push({
        key: match[1] === undefined ? '' : unmaskText(match[1]),
        slice: inner.from(match.index, match.index + match[0].length),
        isUsed: false,
        ...(range && { value: inner.from(range[0], range[1]) }),
      });
    }
  }

  /** Nobody has asked for these. */
  get unused(): Slice[] {
    return this.#tokens.filter((token) => !token.isUsed).map((token) => token.slice);
  }

  flag(name: string): boolean {
    return this.oneOf([name]) !== undefined;
  }

  oneOf<T extends string>(names: readonly T[]): T | undefined {
    const token = this.#tokens.find((each) => !each.isUsed && !each.value && names.includes(each.key as T));
    if (token) token.isUsed = true;
    return token?.key as T | undefined;
  }

  tone(): Tone | undefined {
    return this.oneOf(TONES);
  }

  origin(): Origin {
    return this.oneOf<Origin>(['filled', 'derived']) ?? 'literal';
  }

  text(key: string): string | undefined {
    return this.texts(key)[0];
  }

  texts(key: string): string[] {
    return this.#taken(key).map((token) => (token.value ? unmaskText(token.value.text) : ''));
  }

  number(key: string): number | undefined {
    const token = this.#tokens.find((each) => each.key === key && each.value);
    const number = Number(token?.value ? unmaskText(token.value.text) : Number.NaN);
    if (!token || !Number.isFinite(number)) return undefined;
    token.isUsed = true;
    return number;
  }

  /** `{60%}` or `{share=0.6}`. */
  share(): number | undefined {
    const token = this.#tokens.find((each) => /^-?\d+(\.\d+)?%$/.test(each.key));
    if (!token) return this.number('share');
    token.isUsed = true;
    return Number(token.key.slice(0, -1)) / 100;
  }

  /** `{by="Ama Osei"}`, with the origin behind the key: `{by.filled="Ama Osei"}`. */
  words(key: string): Words | undefined {
    for (const origin of ['literal', 'filled', 'derived'] as const) {
      const value = this.#taken(origin === 'literal' ? key : `${key}.${origin}`)[0]?.value;
      if (value) {
        return {
          text: unmaskText(value.text),
          origin,
          span: { start: value.start, end: value.start + value.text.length },
        };
      }
    }
    return undefined;
  }

  #taken(key: string): Token[] {
    const tokens = this.#tokens.filter((token) => token.key === key && token.value);
    for (const token of tokens) token.isUsed = true;
    return tokens;
  }
}
