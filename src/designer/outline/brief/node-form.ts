import type { Node } from '../outline.ts';
import type { Line, LineCursor } from './lines.ts';
import type { Printing } from './printing.ts';
import type { Reading } from './reading.ts';
import type { Slice } from './slice.ts';

/** How one kind of node is written: what `print` prints, `read` reads. */
export interface NodeForm<N extends Node = Node> {
  kind: N['kind'];
  /** Reads at the cursor and moves it. Undefined, with the cursor where it was, where the line is none of this kind. */
  read(lines: LineCursor, reading: Reading): Node[] | undefined;
  print(node: N, printing: Printing): string[];
}

/** Parts of `~ line chart: temperature {stacked}`: the word after the wave in lower case, and what follows its colon. */
export function drawnThing(line: Line | undefined): { name: string; rest: Slice } | undefined {
  if (line?.kind !== 'text') return undefined;
  const [, name, said, bare] = line.slice.match(/^~\s+([^:{]+?)\s*(?::(.*)|(\{.*))?$/d) ?? [];
  if (!name) return undefined;
  return { name: name.text.toLowerCase().replace(/[ -]+/g, ' '), rest: said ?? bare ?? name.from(name.text.length) };
}

/** `~ line chart: temperature`, or `~ line chart {stacked}` where nothing but attributes follows. */
export function printDrawn(name: string, rest: string): string {
  if (rest === '') return `~ ${name}`;
  return rest.startsWith('{') ? `~ ${name} ${rest}` : `~ ${name}: ${rest}`;
}

/** The line's property where it is one: `Series: Planned | Real`. */
export function propertyOf(line: Line, names: readonly string[]): { name: string; value: Slice } | undefined {
  if (line.kind !== 'text') return undefined;
  const [, name, value] = line.slice.match(/^([A-Za-z ]+):(.*)$/d) ?? [];
  const known = names.find((each) => each.toLowerCase() === name?.text.toLowerCase());
  return known !== undefined && value ? { name: known, value } : undefined;
}
