import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { finish } from './finish.ts';
import { readDocument } from './read-document.ts';
import { retheme } from './retheme.ts';

const theme = {
  colorMode: 'LIGHT',
  headlineFont: 'INTER',
  bodyFont: 'INTER',
  roundness: 'ROUND_EIGHT',
  customColor: '#17714a',
} as const;
const PAGE = '<body><main class="p-page"><h1>Soup</h1></main></body>';

const pageSpaceOf = (html: string): number => Number(/--space-section: (\d+)px/.exec(html)?.[1]);
const bodyOf = (html: string): string => html.slice(html.indexOf('<body'), html.indexOf('<style id="fonts">'));

describe('another density', () => {
  it('is the document’s own, changes nothing of its body, and can be changed again', async () => {
    const options = { title: 'Soup', lang: 'en', device: 'MOBILE', theme, look: DEFAULT_LOOK } as const;
    const { html } = await finish(PAGE, { ...options, drawPicture: () => '' });
    const compact = await retheme(html, theme, 'compact');
    const airy = await retheme(compact.html, theme, 'airy');
    expect(readDocument(compact.html).look).toMatchObject({ density: 'compact', isOwnDensity: true });
    expect(readDocument(airy.html).look).toMatchObject({ density: 'airy', isOwnDensity: true });
    expect(airy.html.match(/data-density/g)?.length).toBe(2);
    expect(pageSpaceOf(compact.html)).toBeLessThan(pageSpaceOf(html));
    expect(pageSpaceOf(airy.html)).toBeGreaterThan(pageSpaceOf(html));
    expect(bodyOf(airy.html)).toBe(bodyOf(html));
    expect((await retheme(compact.html, { ...theme, colorMode: 'DARK' })).html).toContain('data-density="compact"');
  });
});
