import { expect, it } from 'vitest';
import { PLAIN_THEME } from '../domain/plain-theme.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { embeddedDesigner } from './embedded-designer.ts';
import { wishReader } from './wish-reader.ts';

const themeOf = async (prompt: string, designer = wishReader) => {
  const keep = { theme: PLAIN_THEME, look: DEFAULT_LOOK };
  const context = { signal: new AbortController().signal, progress: () => undefined };
  return (await designer.design({ prompt, seed: prompt, now: new Date(0), keep }, context)).theme;
};

it.each([
  ['Order of a spice shop, phone, light, saffron.', { customColor: '#f0a81c', overridePrimaryColor: '#f0a81c' }],
  ['Kiln, phone, dark, deep copper and cream, Domine headlines', { headlineFont: 'DOMINE', bodyFont: 'INTER' }],
  ['Ein Lesestück über das Fährhaus, hell, Literata.', { headlineFont: 'LITERATA', bodyFont: 'LITERATA' }],
  ['Dark. Emerald. Sora.', { headlineFont: 'SORA', colorMode: 'DARK' }],
  ['Hive 4, phone, Newsreader for headlines', { headlineFont: 'NEWSREADER', bodyFont: 'INTER' }],
  ['Hive 4, phone. Text in Sora, headlines in Newsreader', { headlineFont: 'NEWSREADER', bodyFont: 'SORA' }],
  ['Kiln book, Sora headlines with Inter', { headlineFont: 'SORA', bodyFont: 'INTER' }],
])('reads what stands alone between commas as a wish: %s', async (words, theme) => {
  expect(await themeOf(words)).toMatchObject(theme);
});

it('takes copper for a colour beside another', async () => {
  const { customColor } = await themeOf('Kiln, phone, dark, copper and cream');
  expect(customColor).toBe('#b5673a');
});

it('leaves the name of the screen and a request for a page as they are', async () => {
  expect((await themeOf('Saffron, phone')).customColor).not.toBe('#f0a81c');
  expect((await themeOf('A spice shop with cumin, saffron, pepper', embeddedDesigner)).customColor).not.toBe('#f0a81c');
});
