import { refuseSent } from './refuse-sent.ts';

/** The value of a text that is JSON as a whole; undefined for any other. Throws INVALID_ARGUMENT where a text in it holds a NUL. */
export function parseJson(text: string): unknown {
  let holdsNul = false;
  const value = parse(text, (said) => {
    holdsNul ||= said.includes('\u0000');
  });
  if (holdsNul) throw refuseSent('a text in its json fence holds a NUL character', String.raw`Send it without \u0000.`);
  return value;
}

function parse(text: string, onText: (said: string) => void): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') onText(value);
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Where a text stops being JSON, as ": line 3, column 14"; empty where that is not known. */
export function tellWhere(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    if (at === undefined) return '';
    const before = text.slice(0, Number(at)).split('\n');
    return `: line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  }
}
