import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTestBrowser, neverAborted } from '../fixtures/test-engines.ts';
import { createChromiumEngine } from './chromium-engine.ts';
import type { RenderEngine } from '../render-engine.ts';

const PLAIN = '<!doctype html><title>Plain</title><body><h1>Fine</h1></body>';

/** Each level uses the one below ten times: a hundred million squares. */
function toSvgBomb(): string {
  const levels = Array.from({ length: 8 }, (_, level) => {
    const uses = `<use href="#level${level}"/>`.repeat(10);
    return `<g id="level${level + 1}">${uses}</g>`;
  });
  const defs = `<defs><g id="level0"><rect width="1" height="1"/></g>${levels.join('')}</defs>`;
  return `<!doctype html><body><svg viewBox="0 0 9 9">${defs}<use href="#level8"/></svg></body>`;
}

/** Far more than a plain page takes on a busy machine, far less than the bomb. */
const LIMIT_S = 4;

describe('the chromium engine under load and attack', () => {
  let engine: RenderEngine;
  beforeAll(async () => {
    engine = createChromiumEngine({ ...(await getTestBrowser()), timeoutMs: LIMIT_S * 1_000 });
    await engine.render({ html: PLAIN, device: 'MOBILE', signal: neverAborted() });
  });
  afterAll(() => engine.close());

  const draw = (html: string, signal = neverAborted()) => engine.render({ html, device: 'MOBILE', signal });

  it('ends a page that never finishes, spares the pages beside it, and goes on', async () => {
    const [bomb, ...others] = await Promise.allSettled([draw(toSvgBomb()), draw(PLAIN), draw(PLAIN), draw(PLAIN)]);
    expect(bomb).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
    expect(bomb?.status === 'rejected' && String(bomb.reason)).toContain(`longer than ${LIMIT_S} s`);
    expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect((await draw(PLAIN)).heightPx).toBe(844);
  });

  it('stops at once when the caller leaves, also while waiting for a turn', async () => {
    const leaving = new AbortController();
    const drawings = [draw(toSvgBomb()), draw(PLAIN, leaving.signal), draw(PLAIN, leaving.signal)];
    leaving.abort(new Error('the client went away'));
    const [, second, third] = await Promise.allSettled(drawings);
    for (const left of [second, third])
      expect(left).toMatchObject({ status: 'rejected', reason: { code: 'CANCELLED' } });
  });

  it('draws many pages asked for at once', async () => {
    const pages = Array.from({ length: 6 }, (_, index) => draw(`<!doctype html><body><h1>${index}</h1></body>`));
    const renderings = await Promise.all(pages);
    const headings = renderings.map(({ layout }) => JSON.stringify(layout).match(/"text":"(\d+)"/)?.[1]);
    expect(headings).toEqual(Array.from({ length: 6 }, (_, index) => String(index)));
  });

  it('runs no script of the page', async () => {
    const { layout } = await draw(
      '<!doctype html><body onload="document.body.textContent=1"><p>Kept</p><script>document.body.textContent=2</script></body>',
    );
    expect(JSON.stringify(layout)).toContain('"text":"Kept"');
  });

  it('is not led astray by elements named like what it asks for', async () => {
    const named = ['fonts', 'documentElement', 'querySelectorAll', 'getAnimations', 'createElement', 'body', 'head'];
    const forms = named.map((name) => `<form name="${name}"></form><img name="${name}">`).join('');
    const { layout } = await draw(`<!doctype html><body>${forms}<p style="rotate:5deg">Kept</p></body>`);
    expect(JSON.stringify(layout)).toContain('"text":"Kept"');
  });

  it('puts animations at their end', async () => {
    const { layout } = await draw(
      '<!doctype html><style>@keyframes in{from{opacity:0}to{opacity:1}}p{animation:in 60s both}</style><body><p>Seen</p></body>',
    );
    expect(JSON.stringify(layout)).toContain('"text":"Seen"');
  });

  it('lets no document into the picture of the next one', async () => {
    const before = await draw(PLAIN);
    const loud = '<style>*{rotate:9deg;color:red!important}p{animation:x 9s}</style><iframe srcdoc="x"></iframe>';
    const leaving = '<meta http-equiv="refresh" content="0.2;url=about:blank#gone">';
    await draw(
      `<!doctype html><html lang="de" style="zoom:2"><body style="background:red">${loud}${leaving}<input autofocus></body></html>`,
    );
    await draw(`<!doctype html><body>${loud}<p style="height:9000px">tall</p></body>`);
    const after = await draw(PLAIN);
    expect(Buffer.compare(after.png, before.png)).toBe(0);
    expect(after.layout).toEqual(before.layout);
  });

  it('says so when it is closed', async () => {
    const other = createChromiumEngine(await getTestBrowser());
    await other.close();
    const drawing = other.render({ html: PLAIN, device: 'MOBILE', signal: neverAborted() });
    await expect(drawing).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
