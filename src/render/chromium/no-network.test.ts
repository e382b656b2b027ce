import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getTestBrowser, neverAborted, TEST_ENGINES } from '../fixtures/test-engines.ts';
import type { AddressInfo } from 'node:net';

/** Every way an HTML file can ask a server for something; each asks for its own path. */
const toVectors = (origin: string): string[] => [
  `<img src="${origin}/img">`,
  `<img srcset="${origin}/srcset 1x">`,
  `<picture><source srcset="${origin}/source"><img src="${origin}/picture"></picture>`,
  `<link rel="stylesheet" href="${origin}/stylesheet">`,
  `<link rel="icon" href="${origin}/icon">`,
  `<link rel="preload" as="image" href="${origin}/preload">`,
  `<link rel="prefetch" href="${origin}/prefetch">`,
  `<link rel="modulepreload" href="${origin}/modulepreload">`,
  `<link rel="prerender" href="${origin}/prerender">`,
  `<link rel="dns-prefetch" href="${origin}"><link rel="preconnect" href="${origin}">`,
  `<link rel="manifest" href="${origin}/manifest">`,
  `<style>@import "${origin}/import";</style>`,
  `<style>@font-face{font-family:x;src:url(${origin}/font)}.f{font-family:x}</style><p class="f">font</p>`,
  `<div style="background-image:url(${origin}/background);height:9px"></div>`,
  `<ul><li style="list-style-image:url(${origin}/list)">x</li></ul>`,
  `<div style="content:url(${origin}/content);cursor:url(${origin}/cursor),auto;mask-image:url(${origin}/mask)">x</div>`,
  `<iframe src="${origin}/iframe"></iframe>`,
  `<iframe srcdoc="<img src='${origin}/srcdoc'>"></iframe>`,
  `<object data="${origin}/object"></object><embed src="${origin}/embed">`,
  `<video src="${origin}/video" poster="${origin}/poster" autoplay muted></video><audio src="${origin}/audio" autoplay></audio>`,
  `<svg width="9" height="9"><image href="${origin}/svg-image" width="9" height="9"/><use href="${origin}/use.svg#a"/></svg>`,
  `<svg width="9" height="9"><filter id="f"><feImage href="${origin}/feimage"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>`,
  `<input type="image" src="${origin}/input">`,
  `<body background="${origin}/body">`,
  `<script src="${origin}/script"></script>`,
  `<script>fetch("${origin}/fetch");new Image().src="${origin}/image";navigator.sendBeacon("${origin}/beacon")</script>`,
  `<script>new WebSocket("${origin.replace('http', 'ws')}/socket");new EventSource("${origin}/events")</script>`,
  `<script type="module">import("${origin}/module")</script>`,
  `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${origin}/speculation"]}]}</script>`,
  `<a href="${origin}/ping" ping="${origin}/pinged" autofocus>x</a>`,
  `<form action="${origin}/form" method="post"><input autofocus></form>`,
];

describe('a page full of requests', () => {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.end();
  });
  server.on('connection', () => hits.push('connection'));
  server.on('upgrade', (request, socket) => {
    hits.push(request.url ?? '');
    socket.destroy();
  });
  let html = '';
  let origin = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    origin = `http://127.0.0.1:${port}`;
    html = `<!doctype html><title>Requests</title><body>${toVectors(origin).join('\n')}</body>`;
  });
  beforeEach(() => {
    hits.length = 0;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('does reach the server in a browser that is not locked', async () => {
    const { browserPath, sandboxed } = await getTestBrowser();
    const browser = await chromium.launch({ executablePath: browserPath, chromiumSandbox: sandboxed });
    try {
      const page = await browser.newPage();
      await page.setContent(html, { waitUntil: 'commit' });
      await expect.poll(() => new Set(hits).size, { timeout: 20_000 }).toBeGreaterThan(15);
    } finally {
      await browser.close();
    }
  });

  it('reaches nothing by leaving the page either', async () => {
    const leaving = html.replace('<body>', `<meta http-equiv="refresh" content="0;url=${origin}/refresh"><body>`);
    const engine = await TEST_ENGINES.chromium();
    await engine.render({ html: leaving, device: 'MOBILE', signal: neverAborted() }).catch(() => undefined);
    await engine.close();
    expect(hits).toEqual([]);
  });

  it.each(['chromium', 'takumi'] as const)('reaches nothing through the %s engine', async (name) => {
    const engine = await TEST_ENGINES[name]();
    const drawn = await engine.render({ html, device: 'DESKTOP', signal: neverAborted() });
    expect(drawn.png.length).toBeGreaterThan(1_000);
    await engine.close();
    expect(hits).toEqual([]);
  });
});
