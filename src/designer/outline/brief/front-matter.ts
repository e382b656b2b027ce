import { AppError } from '../../../domain/app-error.ts';
import type { Outline } from '../outline.ts';
import { FRONT_KEYS, type FrontKey } from './front-keys.ts';
import { Slice } from './slice.ts';
import type { Reading } from './reading.ts';

/** A line of the front matter; `name` is absent where the key is unknown. */
interface FrontLine {
  name: string;
  key?: FrontKey;
  value: Slice;
  slice: Slice;
  number: number;
}

/** The front matter that a text begins with, and where its body starts; undefined where it has none. */
export function findFrontMatter(masked: string): { lines: Slice[]; bodyStart: number; isClosed: boolean } | undefined {
  const opening = /^\uFEFF?\s*?---[ \t]*\r?\n/.exec(masked);
  if (!opening) return undefined;
  const lines: Slice[] = [];
  let start = opening[0].length;
  for (const raw of masked.slice(start).split('\n')) {
    const slice = new Slice(raw.replace(/\r$/, ''), start).trim();
    start = Math.min(start + raw.length + 1, masked.length);
    if (slice.text === '---') return { lines, bodyStart: start, isClosed: true };
    lines.push(slice);
  }
  return { lines, bodyStart: start, isClosed: false };
}

/** The keys of a front matter, each parted from its value; undefined for a line that is none. */
export function splitFrontLine(slice: Slice, number: number): FrontLine | undefined {
  const [, key, value] = slice.match(/^([A-Za-z][\w -]*):(?: +(.*)|)$/d) ?? [];
  if (!key) return undefined;
  const name = key.text.toLowerCase().replace(/[ _-]+/g, '-');
  const known = FRONT_KEYS.get(name);
  // Quotes as YAML has them mean nothing here.
  const [, double, single] = value?.match(/^"([^"]+)"$|^'([^']+)'$/d) ?? [];
  const said = double ?? single ?? value ?? slice.from(slice.text.length);
  return { name, value: said, slice, number, ...(known && { key: known }) };
}

/**
 * Reads the front matter into the outline and says where the body starts. Throws INVALID_ARGUMENT that names the line
 * and what is expected there; unknown keys are unread.
 */
export function readFrontMatter(masked: string, outline: Outline, reading: Reading): number {
  const front = findFrontMatter(masked);
  if (!front) return 0;
  const opening = masked.slice(0, front.lines[0]?.start ?? 0).split('\n').length - 1;
  if (!front.isClosed) {
    throw new AppError('INVALID_ARGUMENT', `line ${opening}: the front matter has no end`, {
      hint: 'Put a line with three dashes behind its last key.',
    });
  }
  front.lines.forEach((slice, index) => {
    if (slice.isEmpty || slice.text.startsWith('#')) return;
    const line = splitFrontLine(slice, opening + index + 1);
    if (!line) {
      throw new AppError(
        'INVALID_ARGUMENT',
        `line ${opening + index + 1}: "${slice.text}" is not a line of the form key: value`,
        {
          hint: 'Write one key: value on each line between the dashes, such as device: mobile.',
        },
      );
    }
    if (!line.key) {
      reading.miss(slice);
      return;
    }
    if (line.value.isEmpty || !line.key.read(line.value, outline, reading)) {
      throw new AppError(
        'INVALID_ARGUMENT',
        `line ${line.number}: "${line.value.text}" is no ${line.name}; expected ${line.key.expects}`,
        { hint: `Write ${line.name}: ${line.key.example}.` },
      );
    }
  });
  return front.bodyStart;
}
