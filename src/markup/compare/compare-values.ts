import type { ValueChange } from './difference.ts';

/** The names whose values differ, in the order of the later map, gone ones last. */
export function compareValues(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ValueChange[] {
  const names = new Set([...after.keys(), ...before.keys()]);
  return [...names].flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    if (from === to) return [];
    return [{ name, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
}

const TOKEN_BLOCK = /<style id="tokens">([^<]*)<\/style>/;
const DECLARATION = /^(\s*)(?:--)?([\w-]+):\s*(.+?);?$/;

/**
 * The declarations of a stored document's token block, by name; empty for a document without one. Those for narrow
 * viewports and for pictures stand in rules of their own and get that behind their name.
 */
export function readTokens(html: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let rule = '';
  for (const line of (TOKEN_BLOCK.exec(html)?.[1] ?? '').split('\n')) {
    if (line.includes('{')) rule = /^\s*@media/.test(line) ? ' (narrow)' : line.includes('svg') ? ' (pictures)' : rule;
    else if (line.startsWith('}')) rule = '';
    const [, , name, value] = DECLARATION.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !line.includes('{')) values.set(`${name}${rule}`, value);
  }
  return values;
}
