/** What differs between frameworks whose components are a script and markup in one file. */
export interface Dialect {
  /** Of a component's file. */
  extension: 'vue' | 'svelte';
  /** Words as they stand in markup, and where every space is shown. */
  text(words: string): string;
  verbatim(words: string): string;
  /** The value of an expression among the words. */
  value(expression: string): string;
  /** An attribute whose value is known; `true` stands alone. */
  attribute(name: string, value: string | true): string;
  /** An attribute whose value an expression gives; absent where that is undefined. */
  bound(name: string, expression: string): string;
  /** A component that an expression names, with its attributes as printed. */
  component(expression: string, attributes: readonly string[]): string;
  /** Markup for each item of a list; `tag` prints what is repeated, with further attributes that the dialect needs there. */
  each(list: string, item: string, print: (extra: readonly string[]) => string[]): string[];
  /** Markup that is only there where the condition holds; `extra` as of `each`, absent where it is no single element. */
  when(condition: string, print: (extra: readonly string[]) => string[], isElement: boolean): string[];
  /** A whole file: lines of its script, which may be none, and of its markup. */
  file(script: readonly string[], markup: readonly string[]): string;
  /** A drawing as a file; `artProps` stand among its attributes and let what its place says win. */
  art(svg: string): string;
  artProps: readonly string[];
  /** Line of the script that types a component held by a value. */
  componentType: string;
}
