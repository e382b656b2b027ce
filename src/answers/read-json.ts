/**
 * The JSON object in what a model answered; thoughts, words and fences around it are passed over. Undefined when there
 * is none.
 */
export function readJson(answer: string): unknown {
  const text = withoutThoughts(answer);
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = findEnd(text, start);
    const value = end === undefined ? undefined : parse(text.slice(start, end));
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Why there is no JSON object in an answer, in words for whoever wrote it. */
export function whyNoJson(answer: string): string {
  const text = withoutThoughts(answer);
  const start = text.indexOf('{');
  if (start < 0) return 'it holds no JSON object';
  try {
    JSON.parse(text.slice(start, text.lastIndexOf('}') + 1 || undefined));
    return 'it holds no JSON object that could be read';
  } catch (error) {
    return `its JSON cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Local models think aloud between these tags. */
export const withoutThoughts = (answer: string): string =>
  answer.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '');

/** Behind the brace that closes the one at `start`; braces in strings do not count. */
function findEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let isString = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isString && sign === '\\') at += 1;
    else if (sign === '"') isString = !isString;
    else if (!isString && sign === '{') depth += 1;
    else if (!isString && sign === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, withoutNul);
  } catch {
    return undefined;
  }
}

/** An escape may bring a NUL character, which no page shows and no store keeps. */
const withoutNul = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '') : value;
