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

  it('ends a kept connection with the answer that it waits for, and does not wait until it is cut', async () => {
    const asked = Promise.withResolvers<void>();
    const done = Promise.withResolvers<Response>();
    const beginning = new TransformStream<string, Uint8Array>({
      transform: (text, controller) => controller.enqueue(new TextEncoder().encode(text)),
    });
    const writer = beginning.writable.getWriter();
    const served = await serveApp(
      ({ url }) => {
        if (url.endsWith('/stream')) return new Response(beginning.readable);
        asked.resolve();
        return done.promise;
      },
      { host: '127.0.0.1', port: 0 },
    );
    const address = `http://127.0.0.1:${served.port}`;
    const answer = fetch(`${address}/late`);
    const streaming = fetch(`${address}/stream`);
    void writer.write('half ');
    const stream = await streaming;
    await asked.promise;
    const begin = performance.now();
    const closed = served.close(60_000);
    done.resolve(new Response('here'));
    await writer.write('and whole');
    await writer.close();
    expect(await (await answer).text()).toBe('here');
    expect(await stream.text()).toBe('half and whole');
    await closed;
    expect(performance.now() - begin).toBeLessThan(5_000);
  });
});
