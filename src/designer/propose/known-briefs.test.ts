import { describe, expect, it } from 'vitest';
import { listParts } from '../knowledge/parts/find-part.ts';
import { outlineOfLines } from './brief-lines.ts';
import { listPages } from './find-page.ts';

/** Words that the prompt gives stand in the places of a page's lines. */
const given = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/\{(?:subject|product|claim)\}/gu, 'Kites'));

const NAME = /^[\p{Ll}\d][\p{Ll}\d '’&/()+.-]*$/u;

describe('what is known of parts and pages', () => {
  it.each(listParts().map((part) => [part.words[0] ?? '', part] as const))('%s is lines of a brief', (_, part) => {
    const outline = outlineOfLines(['## Part', '', ...part.brief]);
    expect(outline.unread).toEqual([]);
    expect(outline.sections.flatMap(({ nodes }) => nodes)).not.toEqual([]);
    for (const word of part.words) expect(word).toMatch(NAME);
  });

  it.each(listPages().map((page) => [page.words[0] ?? '', page] as const))('%s is lines of a brief', (_, page) => {
    const outline = outlineOfLines(given([...page.usual, '## Closing', '', ...page.always]));
    expect(outline.unread).toEqual([]);
    for (const word of page.words) expect(word).toMatch(NAME);
    // What stands in a cell is drawn as it is written; a column of states makes its marks itself.
    expect(page.usual.filter((line) => line.startsWith('|') && line.includes('`'))).toEqual([]);
  });

  it.each(['parts', 'pages'])('has each name once among %s', (family) => {
    const words = (family === 'parts' ? listParts() : listPages()).flatMap((entry) => entry.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
