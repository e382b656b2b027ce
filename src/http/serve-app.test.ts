import { describe, expect, it } from 'vitest';
import { serveApp } from './serve-app.ts';

describe('a served app', () => {
  it('keeps idle connections for longer than clients pause between calls, and closes them when it ends', async () => {
    const served = await serveApp(() => new Response('here'), { host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${served.port}/`;
    const response = await fetch(address);
    expect(await response.text()).toBe('here');
    const seconds = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1];
    expect(Number(seconds)).toBeGreaterThanOrEqual(60);
    const begin = performance.now();
    await served.close();
    expect(performance.now() - begin).toBeLessThan(5_000);
    await expect(fetch(address)).rejects.toThrow('fetch failed');
  });
});
