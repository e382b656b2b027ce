import { describe, expect, it } from 'vitest';
import { AppError } from '../domain/app-error.ts';
import type { Composition, Designer, Refusal, SourceScreen } from '../domain/designer.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { PLAIN_THEME } from './read-source.ts';
import { withFallback } from './with-fallback.ts';

const PAGE: Composition = {
  kind: 'composition',
  title: 'Home',
  lang: 'en',
  device: 'MOBILE',
  theme: PLAIN_THEME,
  look: DEFAULT_LOOK,
  body: '<body></body>',
  summary: 'A page.',
  suggestions: [],
};
const SCREEN: SourceScreen = {
  title: 'Home',
  prompt: 'Home',
  html: '',
  device: 'MOBILE',
  theme: PLAIN_THEME,
  look: DEFAULT_LOOK,
};
const REFUSAL: Refusal = { kind: 'refusal', summary: 'Not understood.', suggestions: [] };
const context = { signal: new AbortController().signal, progress: () => undefined };
const now = new Date(0);

const embedded: Designer = {
  name: 'embedded',
  split: (prompt) => Promise.resolve([{ prompt }]),
  design: () => Promise.resolve(PAGE),
  edit: () => Promise.resolve(REFUSAL),
  vary: () => Promise.resolve([PAGE, PAGE]),
};
const failingWith = (error: Error): Designer => {
  const fail = async (): Promise<never> => {
    throw error;
  };
  return withFallback({ name: 'model', split: fail, design: fail, edit: fail, vary: fail }, embedded);
};
const busy = failingWith(new AppError('RESOURCE_EXHAUSTED', 'rate limit of the model provider'));
const MARK = {
  generatedBy: 'embedded',
  statusMessage: 'Made by the embedded designer, since rate limit of the model provider.',
};

describe('a designer with a fallback', () => {
  it('hands over where it fails, and says so', async () => {
    expect(await busy.design({ prompt: 'Home', seed: '', now }, context)).toMatchObject(MARK);
    const variants = { prompt: 'Home', screen: SCREEN, count: 2, range: 'EXPLORE', aspects: [], now } as const;
    expect(await busy.vary(variants, context)).toMatchObject([MARK, MARK]);
  });

  it('leaves a refusal as it is', async () => {
    expect(await busy.edit({ instruction: 'x', screen: SCREEN, now }, context)).toEqual(REFUSAL);
  });

  it('lets what works alone', async () => {
    const designer = withFallback({ ...embedded, name: 'model' }, embedded);
    expect(await designer.design({ prompt: 'Home', seed: '', now }, context)).toEqual(PAGE);
    expect(designer.name).toBe('model');
  });

  it.each([new AppError('CANCELLED', 'the work was cancelled'), new TypeError('a bug')])(
    'does not hide %s',
    async (error) => {
      await expect(failingWith(error).design({ prompt: 'Home', seed: '', now }, context)).rejects.toBe(error);
    },
  );
});
