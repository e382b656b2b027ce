import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { neverAborted } from './fixtures/test-engines.ts';
import { openRenderEngine } from './open-render-engine.ts';
import type { RenderEngineOptions } from './open-render-engine.ts';

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
/** A file that is there and can be started, but is no browser. */
const NO_BROWSER = process.execPath;

async function drawWith(options: RenderEngineOptions) {
  const notices: string[] = [];
  const engine = await openRenderEngine({ ...options, onNotice: (line) => notices.push(line) });
  try {
    const before = engine.name;
    const { renderer } = await engine.render({ html: '<!doctype html><p>A', device: 'MOBILE', signal: neverAborted() });
    return { before, after: engine.name, renderer, notices };
  } finally {
    await engine.close();
  }
}

describe('openRenderEngine', () => {
  it('draws with the browser that is there', async () => {
    const drawn = await drawWith({ allowUnsandboxed: isRoot });
    expect(drawn).toEqual({ before: 'chromium', after: 'chromium', renderer: 'chromium', notices: [] });
  });

  it('draws without one when told so, and says nothing about it', async () => {
    const drawn = await drawWith({ browser: 'none' });
    expect(drawn).toEqual({ before: 'takumi', after: 'takumi', renderer: 'takumi', notices: [] });
  });

  it('says in one line when the given browser is not there', async () => {
    const missing = fileURLToPath(new URL('no-such-browser', import.meta.url));
    const { renderer, notices } = await drawWith({ browser: missing });
    expect(renderer).toBe('takumi');
    expect(notices).toEqual([expect.stringMatching(/^No browser can be started at .*no-such-browser: .*built-in/)]);
  });

  it('gives up a browser that does not start', async () => {
    const { before, after, renderer, notices } = await drawWith({ browser: NO_BROWSER, allowUnsandboxed: isRoot });
    expect([before, after, renderer]).toEqual(['chromium', 'takumi', 'takumi']);
    expect(notices).toEqual([expect.stringMatching(/^The browser does not start \(.+\): drawing with the built-in/)]);
  });

  it('asks for permission where the browser would run without its sandbox', async () => {
    const { renderer, notices } = await drawWith({});
    expect(renderer).toBe(isRoot ? 'takumi' : 'chromium');
    expect(notices.map((line) => line.includes('sandbox cannot run for root'))).toEqual(isRoot ? [true] : []);
  });
});

describe('an engine that is closed', () => {
  it.each(['none', undefined])('before its first page (browser %s) starts nothing any more', async (browser) => {
    const engine = await openRenderEngine({ allowUnsandboxed: isRoot, ...(browser === undefined ? {} : { browser }) });
    await engine.close();
    const page = {
      html: '<!doctype html><title>a</title>',
      device: 'MOBILE',
      signal: AbortSignal.timeout(20_000),
    } as const;
    await expect(engine.render(page)).rejects.toThrow('the renderer is shutting down');
  });
});

describe('findBrowser', () => {
  it('finds what is installed, and what is given if it can be started', async () => {
    expect(await findBrowser()).toMatch(/chrom|edge/i);
    expect(await findBrowser(NO_BROWSER)).toBe(NO_BROWSER);
    expect(await findBrowser(`${NO_BROWSER}-not`)).toBeUndefined();
    expect(await findBrowser('none')).toBeUndefined();
  });
});
