const SIDE = /\b(left|right|top|bottom)\b/iu;

/**
 * Data that was written by hand as YAML: with comments of code, words in brackets behind keys ("nav (left):"), a star for
 * the current entry and pairs without brackets. → the same as YAML.
 */
export function plainYaml(source: string): string {
  return source
    .split('\n')
    .map((line) =>
      withoutComment(line)
        .replace(/^(\s*(?:-\s+)?)([\w-]+)\s*\(([^()]*)\)\s*:/u, (_, indent: string, key: string, aside: string) => {
          const side = SIDE.exec(aside)?.[1];
          return `${indent}${key}${side === undefined ? '' : `_${side.toLowerCase()}`}:`;
        })
        .replaceAll(/("[^"]*)"\*/gu, '$1 (current)"')
        .replace(/^(\s*-\s+)("[^"]*"(?:\s*,\s*"[^"]*")+)\s*$/u, '$1[$2]'),
    )
    .join('\n');
}

/** A comment behind two slashes, if these stand in no text and no address. */
function withoutComment(line: string): string {
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    if (line.charAt(at) === '"') isQuoted = !isQuoted;
    if (!isQuoted && line.startsWith('//', at) && (at === 0 || /\s/u.test(line.charAt(at - 1))))
      return line.slice(0, at);
  }
  return line;
}
