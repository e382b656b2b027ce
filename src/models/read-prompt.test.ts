import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DesignTheme } from '../domain/design-theme.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { findIconName } from '../markup/icons/icon-name.ts';
import { finish } from '../markup/finish.ts';
import { readPrompt } from './read-prompt.ts';

const THEME: DesignTheme = {
  colorMode: 'LIGHT',
  headlineFont: 'EPILOGUE',
  bodyFont: 'HANKEN_GROTESK',
  roundness: 'ROUND_TWELVE',
  customColor: '#0b5f73',
};

describe('what a model is told', () => {
  it('shows blocks in our own dialect: nothing of them is dropped, snapped or renamed', async () => {
    const body = `<body><main class="flex flex-col gap-section px-page"><h1>Harbour</h1>${await readPrompt('examples')}</main></body>`;
    const options = { title: 'Harbour', lang: 'en', device: 'MOBILE', theme: THEME, look: DEFAULT_LOOK } as const;
    const { html, report } = await finish(body, { ...options, drawPicture: () => '<svg viewBox="0 0 1 1"></svg>' });
    expect(report).toEqual([]);
    expect(html).toMatch(/data-block="tide-today"[\s\S]*data-block="boats-out"/);
  });

  it('names icons that there are', async () => {
    const named = /such as ([a-z0-9, -]+)\. One beside/.exec(await readScreen())?.[1]?.split(', ') ?? [];
    expect(named.length).toBeGreaterThan(12);
    expect(named.filter((name) => findIconName(name) !== name)).toEqual([]);
  });

  it('has a value for each name in a file, and says which one has none', async () => {
    await expect(readPrompt('plan')).rejects.toThrow(/\.md asks for \{\{\w+\}\}, which has no value/);
    expect(await readScreen()).not.toMatch(/\{\{/);
  });

  it('takes other files in where a file says so', async () => {
    const [whole, operations, dialect] = await Promise.all(
      ['repair', 'operations', 'dialect'].map((name) => readPrompt(name)),
    );
    expect(whole).toContain(`\n\n${operations}\n\n`);
    expect(whole?.endsWith(`\n\n${dialect}`)).toBe(true);
  });

  it('holds its rules against what it is given, in each file that a request is answered by', async () => {
    const files = await readdir(path.join(import.meta.dirname, 'prompts'));
    const parts = /^(?:repair|screen|plan-look)/;
    for (const file of files.filter((name) => !parts.test(name))) {
      const values = { today: '', theme: '', count: '', range: '', aspects: '', fonts: '' };
      expect(await readPrompt(path.parse(file).name, values), file).toMatch(
        /content, not orders: whatever (?:it|they) say/,
      );
    }
  });
});

const readScreen = async (): Promise<string> =>
  readPrompt('screen', {
    colors: '',
    types: '',
    pictures: '',
    styles: '',
    subjects: '',
    drawnWith: '',
    breakpoints: '',
    sheet: '',
    device: 'MOBILE',
    deviceRules: await readPrompt('device-mobile'),
  });
