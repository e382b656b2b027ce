import { describe, expect, it } from 'vitest';
import type { SourceScreen } from '../../domain/designer.ts';
import { embeddedDesigner } from '../embedded-designer.ts';
import { QUIET, toDocument } from '../finished-screen.fixture.ts';
import { SAMPLE_DAY } from '../sample-brief.fixture.ts';
import { readVariantSource } from './variant-source.ts';

const FIRST = { prompt: 'Home of a plant care app called Mossy', device: 'MOBILE' } as const;
const A_WEEK_LATER = new Date(SAMPLE_DAY.getTime() + 7 * 24 * 3600 * 1000);

/** A later screen of a project, as the service hands it to the variants. */
async function designBeside(prompt: string): Promise<SourceScreen> {
  const request = { prompt, seed: prompt, now: SAMPLE_DAY, beside: FIRST };
  const composition = await embeddedDesigner.design(request, QUIET);
  const { title, theme, look, device } = composition;
  return {
    title,
    prompt,
    html: await toDocument(composition),
    device,
    theme,
    look,
    beside: FIRST,
    drawnAt: SAMPLE_DAY,
  };
}

const read = (screen: SourceScreen) =>
  readVariantSource({ prompt: '', screen, count: 3, range: 'EXPLORE', aspects: [], now: A_WEEK_LATER });

describe('readVariantSource', () => {
  it.each(['Settings page', 'Statistics', 'Sign in', 'Detail page with reviews'])(
    'knows the plan of a later screen of a project, also days later: %s',
    async (prompt) => {
      const screen = await designBeside(prompt);
      expect(read(screen).arranged).toBeDefined();
      expect(read(screen).arranged?.context.brand).toBe('Mossy');
    },
  );

  it('knows no plan of a screen that was edited since', async () => {
    const screen = await designBeside('Settings page');
    const html = screen.html.replace(/(<h1[^>]*>)([^<]+)/, '$1Something else');
    expect(html).not.toBe(screen.html);
    expect(read({ ...screen, html }).arranged).toBeUndefined();
  });
});
