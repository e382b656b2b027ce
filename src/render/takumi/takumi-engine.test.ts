import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { neverAborted, readGallery } from '../fixtures/test-engines.ts';
import { createTakumiEngine } from './takumi-engine.ts';
import type { RenderEngine, RenderRequest } from '../render-engine.ts';

let engine: RenderEngine | undefined;
afterEach(async () => engine?.close());

const open = (...options: Parameters<typeof createTakumiEngine>): RenderEngine =>
  (engine = createTakumiEngine(...options));
const toRequest = (html: string): RenderRequest => ({ html, device: 'MOBILE', signal: neverAborted() });

/** As a system does that has no memory left; answers how many there were. */
function killDrawingProcesses(): number {
  const listed = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  const own = listed
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .filter(([, , parent, command = '']) => Number(parent) === process.pid && command.includes('drawing-process'));
  for (const [, pid] of own) process.kill(Number(pid), 'SIGKILL');
  return own.length;
}

describe('the built-in engine', () => {
  it('draws pages that are asked for together as it draws each alone', async () => {
    const { render } = open();
    const pages = Array.from({ length: 12 }, (_, index) => `<!doctype html><body><h1>Page ${index}</h1></body>`);
    const together = await Promise.all(pages.map((html) => render(toRequest(html))));
    for (const [index, html] of pages.entries()) {
      const alone = await render(toRequest(html));
      expect(Buffer.compare(alone.png, together[index]?.png ?? Buffer.of())).toBe(0);
    }
  });

  it('gives a page up that takes too long, and says what to do', async () => {
    const { render } = open({ timeoutMs: 1 });
    await expect(render(toRequest(await readGallery()))).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: 'drawing the page took longer than 0.001 s',
      hint: expect.stringContaining('simpler'),
    });
  });

  it('ends the process in which a page hangs, and draws the ones beside it', { timeout: 60_000 }, async () => {
    const { render } = open({ timeoutMs: 8_000 });
    const endless = '<div class="a"><p style="color:red">One<b>of</b></p></div>'.repeat(250_000);
    const [hanging, ...beside] = await Promise.allSettled([
      render(toRequest(`<!doctype html><body>${endless}</body>`)),
      ...Array.from({ length: 3 }, () => render(toRequest('<!doctype html><p>Beside'))),
    ]);
    expect(hanging).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    for (const one of beside) expect(one).toMatchObject({ status: 'fulfilled', value: { heightPx: 844 } });
    expect((await render(toRequest('<!doctype html><p>Next'))).heightPx).toBe(844);
  });

  it('draws a page anew whose process was killed', async () => {
    const { render } = open();
    await render(toRequest('<!doctype html><p>First'));
    const drawing = render(toRequest(await readGallery()));
    await delay(20);
    expect(killDrawingProcesses()).toBeGreaterThan(0);
    expect((await drawing).heightPx).toBeGreaterThan(844);
  });

  it('tells what is wrong with a page as it would in the same process', async () => {
    const { render } = open();
    const hidden = '<!doctype html><style>body{display:none}</style><body>Nothing</body>';
    await expect(render(toRequest(hidden))).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('shows nothing'),
    });
  });

  it('stops for a caller who leaves, and draws for the next one', async () => {
    const { render } = open();
    const leaving = new AbortController();
    const drawing = render({ ...toRequest(await readGallery()), signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(drawing).rejects.toMatchObject({ code: 'CANCELLED' });
    expect((await render(toRequest('<!doctype html><p>Next'))).heightPx).toBe(844);
  });

  it('draws no more once it is closed, and loses nobody who waits', async () => {
    const { render, close } = open();
    const [drawing] = await Promise.allSettled([render(toRequest(await readGallery())), close()]);
    expect(drawing).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  });
});
