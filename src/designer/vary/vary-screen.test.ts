import { beforeAll, describe, expect, it } from 'vitest';
import type { SourceScreen, VaryRequest } from '../../domain/designer.ts';
import { readDocument } from '../../markup/read-document.ts';
import { designScreen, toDocument } from '../finished-screen.fixture.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { listTexts } from './list-texts.ts';
import { varyScreen } from './vary-screen.ts';

let screen: SourceScreen;

beforeAll(async () => {
  screen = await designScreen('Landing page for a running club with courses, prices, steps and questions', 'DESKTOP');
});

const bodyOf = (html: string): string => html.slice(html.indexOf('<body'), html.indexOf('<style id="fonts"'));
const withoutPictures = (html: string): string => bodyOf(html).replace(/<svg[\s\S]*?<\/svg>/g, '');
const texts = (html: string): string => listTexts(readDocument(html).body).sort().join('\n');

async function vary(
  parts: Partial<VaryRequest>,
): Promise<{ documents: string[]; variants: Awaited<ReturnType<typeof varyScreen>> }> {
  const variants = await varyScreen({
    prompt: 'variants',
    screen,
    count: 3,
    range: 'EXPLORE',
    aspects: [],
    now: SAMPLE_DAY,
    ...parts,
  });
  return { variants, documents: await Promise.all(variants.map(toDocument)) };
}

describe('varyScreen', () => {
  it.each(['REFINE', 'EXPLORE', 'REIMAGINE'] as const)(
    'makes variants of range %s that differ from the source and from each other',
    async (range) => {
      const { documents } = await vary({ range, count: 5 });
      expect(new Set([screen.html, ...documents]).size).toBe(6);
    },
  );

  it('keeps structure and words under REFINE', async () => {
    const { documents, variants } = await vary({ range: 'REFINE' });
    for (const document of documents) expect(bodyOf(document)).toBe(bodyOf(screen.html));
    for (const { theme } of variants) expect(theme.customColor).toBe(screen.theme.customColor);
  });

  it('changes colours alone under COLOR_SCHEME', async () => {
    const { documents, variants } = await vary({ aspects: ['COLOR_SCHEME'] });
    for (const document of documents) expect(bodyOf(document)).toBe(bodyOf(screen.html));
    for (const { theme, look } of variants) {
      const { headlineFont, bodyFont, roundness } = screen.theme;
      expect(theme).toMatchObject({ headlineFont, bodyFont, roundness });
      expect(look).toEqual(screen.look);
      expect(theme.customColor).not.toBe(screen.theme.customColor);
    }
  });

  it('changes fonts alone under TEXT_FONT', async () => {
    const { documents, variants } = await vary({ aspects: ['TEXT_FONT'] });
    for (const document of documents) expect(bodyOf(document)).toBe(bodyOf(screen.html));
    for (const { theme } of variants)
      expect({ ...theme, headlineFont: '', bodyFont: '' }).toEqual({ ...screen.theme, headlineFont: '', bodyFont: '' });
  });

  it('changes pictures alone under IMAGES', async () => {
    const { documents, variants } = await vary({ aspects: ['IMAGES'] });
    for (const document of documents) {
      expect(texts(document)).toBe(texts(screen.html));
      expect(bodyOf(document)).not.toBe(bodyOf(screen.html));
      expect(withoutPictures(document).replace(/\s+/g, ' ')).toBe(withoutPictures(screen.html).replace(/\s+/g, ' '));
    }
    for (const { theme } of variants) expect(theme).toEqual(screen.theme);
  });

  it('changes the arrangement and not a word under LAYOUT', async () => {
    const { documents } = await vary({ aspects: ['LAYOUT'] });
    for (const document of documents) {
      expect(bodyOf(document)).not.toBe(bodyOf(screen.html));
      expect(texts(document)).toBe(texts(screen.html));
    }
  });

  it('changes words under TEXT_CONTENT and keeps the theme', async () => {
    const { documents, variants } = await vary({ aspects: ['TEXT_CONTENT'] });
    for (const document of documents) expect(texts(document)).not.toBe(texts(screen.html));
    for (const { theme, look } of variants) expect({ theme, look }).toEqual({ theme: screen.theme, look: screen.look });
  });

  it('reorders a document that was made elsewhere without losing a word', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Mine</title></head><body><main><h1>Mine</h1><section><h2>News</h2><p>One</p></section><section><h2>Shop</h2><p>Two</p></section></main></body></html>';
    const { documents } = await vary({ aspects: ['LAYOUT'], screen: { ...screen, prompt: 'Mine', html } });
    expect(documents.map(texts)).toEqual(documents.map(() => texts(html)));
    expect(documents.map((one) => listTexts(readDocument(one).body))).toContainEqual([
      'Mine',
      'Shop',
      'Two',
      'News',
      'One',
    ]);
  });

  it('takes colours from the guiding words', async () => {
    const { variants } = await vary({ prompt: 'in #0f62fe', aspects: ['COLOR_SCHEME'], count: 1 });
    expect(variants[0]?.theme.overridePrimaryColor).toBe('#0f62fe');
  });
});
