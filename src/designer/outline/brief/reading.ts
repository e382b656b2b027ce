import type { Node, Refused, Words } from '../outline.ts';
import { Attributes } from './attributes.ts';
import type { Line, LineCursor } from './lines.ts';
import { unmaskText } from './masked-text.ts';
import type { Slice } from './slice.ts';

/** What readers of nodes share: how words are made, and where statements go that belong to the whole page. */
export class Reading {
  readonly context: Words[] = [];
  readonly refusals: Refused[] = [];
  readonly #unread: Words[] = [];
  readonly #asked: Attributes[] = [];
  readonly #readNodes: (lines: LineCursor, reading: Reading, level: number) => Node[];

  constructor(readNodes: (lines: LineCursor, reading: Reading, level: number) => Node[]) {
    this.#readNodes = readNodes;
  }

  /** What was not understood, in the brief's order; attributes that nobody asked for are part of it. */
  get unread(): Words[] {
    const unused = this.#asked.flatMap((attributes) => attributes.unused).map((slice) => toWords(slice));
    return [...this.#unread, ...unused].sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
  }

  /** Parts the text from the braces behind it. */
  braces(slice: Slice): [text: Slice, attributes: Attributes] {
    const [, inner] = slice.match(/\{([^{}]*)\}$/d) ?? [];
    const attributes = new Attributes(inner);
    this.#asked.push(attributes);
    return [inner ? slice.from(0, slice.text.lastIndexOf('{')).trim() : slice, attributes];
  }

  /** Words with their origin, which stands in braces of their own or in those of their node. */
  words(slice: Slice, attributes?: Attributes): Words {
    if (attributes) return toWords(slice, attributes);
    return toWords(...this.braces(slice));
  }

  /** The same where the words may be missing. */
  optional(slice: Slice | undefined, attributes?: Attributes): Words | undefined {
    return slice === undefined || slice.isEmpty ? undefined : this.words(slice, attributes);
  }

  /** Words of a list: `Planned | Real`. */
  list(slice: Slice | undefined): Words[] {
    return slice === undefined || slice.isEmpty ? [] : slice.split(/\|/g).map((each) => this.words(each));
  }

  /** A statement that was not understood. */
  miss(slice: Slice, attributes?: Attributes): void {
    this.#unread.push(toWords(slice, attributes));
  }

  nodes(lines: LineCursor, level = 0): Node[] {
    return this.#readNodes(lines, this, level);
  }

  children(line: Line): Line[] {
    line.areChildrenTaken = true;
    return line.children;
  }
}

function toWords(slice: Slice, attributes?: Attributes): Words {
  const span = { start: slice.start, end: slice.start + slice.text.length };
  return { text: unmaskText(slice.text), origin: attributes?.origin() ?? 'literal', span };
}
