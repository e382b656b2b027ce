import { describe, expect, it } from 'vitest';
import { PAGE_LANGUAGES } from '../knowledge/parts/page-languages.ts';
import { outlineOfLines } from '../propose/brief-lines.ts';
import { listPages } from '../propose/find-page.ts';
import { listLocalPages } from './find-local-page.ts';

/** Words that the prompt gives stand in the places of a page's lines. */
const given = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/\{(?:subject|product|claim)\}/gu, 'Aurora'));

const NAME = /^[\p{L}\p{M}\d][\p{L}\p{M}\d '’&/()+.·ー-]*$/u;

describe.each(PAGE_LANGUAGES)('pages known in %s', (lang) => {
  const pages = listLocalPages(lang);

  it('are as many as in English', () => {
    expect(pages.length).toBeGreaterThanOrEqual(listPages().length);
  });

  it('have each name once', () => {
    const words = pages.flatMap((page) => page.words.map((word) => word.toLowerCase()));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(pages.map((page) => [page.words[0] ?? '', page] as const))('%s is lines of a brief', (_, page) => {
    const outline = outlineOfLines(given([...page.usual, '## Aurora', '', ...page.always]));
    expect(outline.unread).toEqual([]);
    for (const word of page.words) expect(word).toMatch(NAME);
    expect(page.usual.filter((line) => line.startsWith('|') && line.includes('`'))).toEqual([]);
  });
});
