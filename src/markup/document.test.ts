import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK, type Look } from '../domain/look.ts';
import { printDocument } from './document.ts';
import { readDocument } from './read-document.ts';

const print = (look: Look, lang = 'en'): string =>
  printDocument({
    title: 'T',
    lang,
    device: 'DESKTOP',
    look,
    tokenCss: ':root {}',
    css: '',
    fontFaces: '',
    body: '<body></body>',
  });

describe('the look of a document', () => {
  it.each<Look>([
    DEFAULT_LOOK,
    { ...DEFAULT_LOOK, density: 'airy', isOwnDensity: true },
    { ...DEFAULT_LOOK, scale: 'quiet', isOwnScale: true, isOwnDensity: true },
  ])('is read back as it was printed: %j', (look) => {
    expect(readDocument(print(look)).look).toEqual(look);
  });

  it('names what this screen has of its own, and nothing else', () => {
    expect(print({ ...DEFAULT_LOOK, isOwnDensity: true })).toContain(
      '<html lang="en" data-density="comfortable" data-density-own data-scale="clear" data-direction="plain">',
    );
    expect(print(DEFAULT_LOOK)).not.toContain('-own');
  });
});

it.each(['ar', 'he', 'fa', 'ur-PK'])('pages in %s run from right to left', (lang) => {
  expect(print(DEFAULT_LOOK, lang)).toContain(`<html lang="${lang}" dir="rtl" data-`);
});

it.each(['en', 'ja', 'tr', 'not a language'])('pages in %s do not', (lang) => {
  expect(print(DEFAULT_LOOK, lang)).not.toContain('dir=');
});
