import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BatchCreateScreensOutput } from '../../src/contract/batch-create-screens.ts';
import { openTestHouse, pathOf, type TestHouse } from './open-test-house.ts';

const toBase64 = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');
const file = (content: string | Uint8Array, mimeType: string) => ({ fileContentBase64: toBase64(content), mimeType });

const HOSTILE = `<!doctype html><html lang="de"><head><title>Kasse</title><base href="https://evil.example/"></head>
<body onload="steal()"><main><h1>Kasse</h1><p>Zwei Artikel</p><script>steal()</script>
<form action="https://evil.example/"><label>Name <input name="name"></label></form>
<img src="https://evil.example/pixel.png" alt="Ein Artikel"><a href="javascript:steal()">Weiter</a>
<iframe src="https://evil.example/"></iframe></main></body></html>`;

describe('the upload route', () => {
  let house: TestHouse;
  let projectId: string;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());
  beforeEach(async () => {
    const { name } = await house.call('create_project', { title: 'Uploads' });
    projectId = name.slice('projects/'.length);
  });

  const post = async (body: unknown, path = `/v1/projects/${projectId}/screens:batchCreate`) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await house.ask(path, { method: 'POST', headers, body: sent });
    return { status, body: JSON.parse(text) as unknown };
  };

  it('takes HTML, markdown and pictures, and places them on the canvas', async () => {
    const png = await sharp({ create: { width: 120, height: 90, channels: 3, background: '#0f62fe' } })
      .png()
      .toBuffer();
    const { status, body } = await post({
      parent: `projects/${projectId}`,
      requests: [
        { screen: { screenType: 'DESIGN', htmlCode: file(HOSTILE, 'text/html') } },
        { screen: { screenType: 'DOCUMENT', title: 'Notes', htmlCode: file('# Notes\n\n- one\n', 'text/markdown') } },
        { screen: { screenType: 'IMAGE', title: 'Photo', screenshot: file(png, 'image/png') } },
      ],
      createScreenInstances: true,
    });
    expect(status).toBe(200);
    const screens = (body as BatchCreateScreensOutput).results.map(({ screen }) => screen);
    expect(screens).toMatchObject([
      { title: 'Kasse', screenType: 'DESIGN', screenMetadata: { status: 'COMPLETE', displayMode: 'HTML' } },
      { title: 'Notes', screenType: 'DOCUMENT', screenMetadata: { status: 'COMPLETE', displayMode: 'MARKDOWN' } },
      { title: 'Photo', screenType: 'IMAGE', width: '120', height: '90', isCreatedByClient: true },
    ]);
    const [html, markdown, picture] = screens;
    expect(await house.call('get_screen', { name: html?.name })).toMatchObject({ title: 'Kasse' });
    const { screenInstances } = await house.call('get_project', { name: `projects/${projectId}` });
    expect(screenInstances.map(({ sourceScreen }) => sourceScreen)).toEqual(screens.map(({ name }) => name));

    const document = (await house.ask(pathOf(html?.htmlCode?.downloadUrl))).text;
    expect(document).toMatch(/<html lang="de"/);
    expect(document).toMatch(/<h1[^>]*>Kasse<\/h1>/);
    expect(document).toContain('Zwei Artikel');
    expect(document).not.toMatch(/steal|evil\.example|<script|<iframe|<base|javascript:/);
    expect((await house.ask(pathOf(markdown?.htmlCode?.downloadUrl))).text).toBe('# Notes\n\n- one\n');
    const stored = await fetch(picture?.screenshot?.downloadUrl ?? '');
    expect(Buffer.from(await stored.arrayBuffer())).toEqual(png);
  });

  it('leaves the canvas alone when it is told to', async () => {
    const requests = [{ screen: { htmlCode: file('<h1>Hi</h1>', 'text/html') } }];
    expect(await post({ requests, createScreenInstances: false })).toMatchObject({ status: 200 });
    const { screenInstances } = await house.call('get_project', { name: `projects/${projectId}` });
    expect(screenInstances).toEqual([]);
    expect((await house.call('list_screens', { projectId })).screens).toHaveLength(1);
  });

  const ONE = [{ screen: { htmlCode: file('<h1>Hi</h1>', 'text/html') } }];
  it.each([
    ['no JSON', '{"requests":', 'the body is not JSON'],
    ['nothing', '', /^requests is required/],
    ['a list', [], /^the body must be a JSON object$/],
    ['no requests', {}, /^requests is required/],
    ['another parent', { parent: 'projects/7', requests: ONE }, /^parent contradicts the project of the path/],
    [
      'a screen without a file',
      { requests: [{ screen: { title: 'x' } }] },
      /requests\[0\]\.screen\.htmlCode or screensh/,
    ],
    [
      'a program',
      { requests: [...ONE, { screen: { htmlCode: file('alert(1)', 'text/javascript') } }] },
      /requests\[1\]\.screen\.htmlCode\.mimeType must be one of text\/html, text\/markdown, image\/png/,
    ],
    [
      'broken Base64',
      { requests: [...ONE, { screen: { htmlCode: { fileContentBase64: '%%', mimeType: 'text/html' } } }] },
      /^requests\[1\]\.screen\.htmlCode\.fileContentBase64 must be Base64/,
    ],
    [
      'bytes that are no text',
      { requests: [...ONE, { screen: { htmlCode: file(Buffer.from([0x41, 0xff, 0xfe]), 'text/html') } }] },
      /requests\[1\]\.screen\.htmlCode\.fileContentBase64.*UTF-8/,
    ],
    [
      'a picture that is none',
      { requests: [...ONE, { screen: { screenshot: file('text', 'image/png') } }] },
      /requests\[1\]\.screen\.screenshot: the picture is not a PNG, JPEG, WebP or GIF/,
    ],
    [
      'a tree that is too deep',
      { requests: [...ONE, { screen: { htmlCode: file('<div>'.repeat(400), 'text/html') } }] },
      /200/,
    ],
    [
      'too many screens',
      { requests: Array.from({ length: 21 }, () => ONE[0]) },
      /requests must be a list of 1 to 20 screens/,
    ],
  ])('refuses %s and makes nothing', async (_, body, words) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_ARGUMENT', message: expect.stringMatching(words) } },
    });
    expect(await house.call('list_screens', { projectId })).toEqual({ screens: [] });
    expect(await house.ask('/readyz')).toMatchObject({ status: 200 });
  });

  it.each([
    ['/v1/projects/999/screens:batchCreate', 'project not found'],
    ['/v1/projects/999/screens:destroy', 'not found: no such page'],
  ])('tells that %s is not there', async (path, words) => {
    expect(await post({ requests: ONE }, path)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND', message: expect.stringContaining(words) } },
    });
  });

  it('leaves nothing in the log', () => {
    expect(house.complaints()).toEqual([]);
  });
});
