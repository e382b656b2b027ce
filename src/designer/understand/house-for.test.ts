import { describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../embedded-designer.ts';
import { QUIET, toDocument } from '../finished-screen.fixture.ts';
import { DOMAINS } from '../knowledge/domains.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { understand } from './understand.ts';

const iconOf = (prompt: string): string => understand(prompt, DOMAINS).domain.icon;

const draw = async (prompt: string): Promise<string> =>
  toDocument(await embeddedDesigner.design({ prompt, seed: prompt, now: SAMPLE_DAY }, QUIET));

describe('a small house', () => {
  it('is known by what the prompt opens with, and is not the program that such houses work with', () => {
    expect(iconOf('website for a craft brewery')).toBe('beer');
    expect(iconOf('landing page for brewery management software')).not.toBe('beer');
    expect(iconOf('dashboard for a brewery')).not.toBe('beer');
  });

  it('teaches nothing by being called a workshop in a town', () => {
    const { promises } = understand('homepage for a bike workshop in Utrecht: prices', DOMAINS).domain;
    expect(promises.map(({ title }) => title)).not.toContain('Utrecht, one evening at a time');
  });

  it('prices what it offers wherever it tells prices, and has no plans that it does not sell', async () => {
    const page = await draw('homepage for a handmade chocolate shop: prices, where we are');
    expect(page).toContain('Orange peel');
    expect(page).toContain('€1.50');
    expect(page).not.toContain('Up to 50 entries');
    expect(await draw('homepage for a bike workshop: prices')).toContain('Tube included, twenty minutes');
  });
});
