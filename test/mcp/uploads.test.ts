import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineVersionRoutes } from '../../src/contract/routes/version-routes.ts';
import { AppError } from '../../src/domain/app-error.ts';
import { batchCreateScreens } from '../../src/operations/batch-create-screens.ts';
import { downloadFile } from '../../src/operations/download-file.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen, toBase64 } from './steps.ts';

const HTML = '<!doctype html><html lang="de"><body><main><h1>Grüß Gott</h1><p>Hallo</p></main></body></html>';

const drawPng = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f62fe' } })
    .png()
    .toBuffer();

describe('screens that a client made', () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const upload = async (body: object) => {
    const input = defineVersionRoutes(service.deps.limits).batchCreateScreens.parse({ ...body, project: projectId });
    const context = { caller: service.owner, signal: new AbortController().signal, progress: () => {}, patienceMs: 0 };
    return batchCreateScreens(service.deps, input, context);
  };
  const screen = (
    field: 'htmlCode' | 'screenshot',
    content: string | Uint8Array,
    mimeType: string,
    more: object = {},
  ) => ({
    screen: { [field]: { fileContentBase64: toBase64(content), mimeType }, ...more },
  });
  const refusal = async (body: object): Promise<string> => {
    const error = await upload(body).catch((reason: unknown) => reason);
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw new Error('the upload was refused');
  };

  // spec: File.fileContentBase64, Screen.isCreatedByClient, File.uploadBlobId, Screen.screenType, enum.ScreenType, ScreenMetadata.displayMode
  it('are taken as HTML, markdown and picture, and never come back as Base64', async () => {
    const png = await drawPng(640, 480);
    const { results } = await upload({
      parent: `projects/${projectId}`,
      requests: [
        screen('htmlCode', HTML, 'text/html; charset=utf-8', { title: 'Gruß', screenType: 'SCREEN_TYPE_UNSPECIFIED' }),
        screen('htmlCode', '# Notes\n', 'text/markdown', { screenType: 'DOCUMENT' }),
        screen('screenshot', png, 'image/png', { title: 'Photo', screenType: 'IMAGE' }),
      ],
    });
    expect(results).toMatchObject([
      {
        screen: {
          title: 'Gruß',
          screenType: 'DESIGN',
          htmlCode: { mimeType: 'text/html' },
          screenMetadata: { displayMode: 'HTML' },
        },
      },
      {
        screen: {
          screenType: 'DOCUMENT',
          htmlCode: { mimeType: 'text/markdown' },
          screenMetadata: { displayMode: 'MARKDOWN' },
        },
      },
      {
        screen: {
          title: 'Photo',
          screenType: 'IMAGE',
          width: '640',
          height: '480',
          screenMetadata: { displayMode: 'SCREENSHOT' },
        },
      },
    ]);
    for (const { screen: made } of results) {
      expect(made).toMatchObject({ isCreatedByClient: true, screenMetadata: { status: 'COMPLETE' } });
      expect((made.htmlCode ?? made.screenshot)?.uploadBlobId).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(JSON.stringify(results)).not.toContain('fileContentBase64');
    const { screenInstances } = await client.succeed('get_project', { name: projectId });
    expect(screenInstances.map(({ sourceScreen }) => sourceScreen)).toEqual(
      results.map(({ screen: made }) => made.name),
    );
    const picture = results[2]?.screen.screenshot?.downloadUrl.split('/').at(-1) ?? '';
    expect(Buffer.from((await downloadFile(service.deps, picture)).bytes)).toEqual(png);
  });

  it('can be edited like any other when they are HTML, and only then', async () => {
    const { results } = await upload({
      requests: [screen('htmlCode', HTML, 'text/html'), screen('screenshot', await drawPng(8, 8), 'image/png')],
    });
    const [html, image] = results.map(({ screen: made }) => made.id);
    await client.succeed('edit_screens', { projectId, selectedScreenIds: [html], prompt: 'Rename it' });
    expect(await client.fail('edit_screens', { projectId, selectedScreenIds: [image], prompt: 'Rename it' })).toMatch(
      /^FAILED_PRECONDITION: this screen has no finished HTML/,
    );
  });

  it('lose whatever could act on the service or the network', async () => {
    const hostile =
      '<h1 onclick="steal()">Hi</h1><script>steal()</script><img src="https://evil.example/x.png"><style>@import "https://evil.example"</style>';
    const { results } = await upload({ requests: [screen('htmlCode', hostile, 'text/html')] });
    const { bytes } = await downloadFile(
      service.deps,
      results[0]?.screen.htmlCode?.downloadUrl.split('/').at(-1) ?? '',
    );
    const html = new TextDecoder().decode(bytes);
    expect(html).toContain('Hi</h1>');
    expect(html).not.toMatch(/steal|evil|<script|onclick/);
  });

  it.each([
    ['nothing', {}, /requests is required/],
    ['an empty list', { requests: [] }, /a list of 1 to 20 screens/],
    [
      'another project',
      { parent: 'projects/8', requests: [screen('htmlCode', HTML, 'text/html')] },
      /contradicts the project of the path/,
    ],
    [
      'no file',
      { requests: [{ screen: { title: 'x' } }] },
      /requests\[0\]\.screen\.htmlCode or screenshot is required/,
    ],
    ['an unknown type', { requests: [screen('htmlCode', HTML, 'text/plain')] }, /mimeType must be one of text\/html/],
    [
      'a wrong screen type',
      { requests: [screen('htmlCode', HTML, 'text/html', { screenType: 'IMAGE' })] },
      /screenType must be DESIGN/,
    ],
    [
      'broken Base64',
      { requests: [{ screen: { htmlCode: { fileContentBase64: '###', mimeType: 'text/html' } } }] },
      /must be Base64/,
    ],
    [
      'too much',
      { requests: [screen('htmlCode', 'x'.repeat(2 * 1024 * 1024 + 1), 'text/html')] },
      /at most 2097152 bytes/,
    ],
    [
      'no picture',
      { requests: [screen('htmlCode', HTML, 'text/html'), screen('screenshot', 'text', 'image/png')] },
      /requests\[1\]\.screen\.screenshot: the picture is not a PNG, JPEG, WebP or GIF/,
    ],
  ])('refuse %s, all or none', async (_, body, words) => {
    const before = await client.succeed('list_screens', { projectId });
    expect(await refusal(body)).toMatch(/^INVALID_ARGUMENT: /);
    expect(await refusal(body)).toMatch(words);
    expect(await client.succeed('list_screens', { projectId })).toEqual(before);
  });
});

describe('files', () => {
  let service: TestService;
  let client: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
  });
  afterAll(() => service[Symbol.asyncDispose]());

  // spec: File.downloadUrl
  it('are handed out in the size their URL names', async () => {
    const { projectId } = await createProject(client);
    const { screenshot, htmlCode } = await generateScreen(client, projectId);
    const id = screenshot?.downloadUrl.split('/').at(-1) ?? '';
    const whole = await downloadFile(service.deps, id);
    expect(whole).toMatchObject({ mimeType: 'image/png', version: whole.file.contentHash });
    const { width, height } = await sharp(whole.bytes).metadata();
    const small = await downloadFile(service.deps, `${id}=w100`);
    expect(await sharp(small.bytes).metadata()).toMatchObject({
      width: 100,
      height: Math.round((height * 100) / width),
    });
    expect(small.version).not.toBe(whole.version);
    expect((await downloadFile(service.deps, `${id}=s0`)).bytes).toEqual(whole.bytes);
    expect((await downloadFile(service.deps, `${id}=w99999`)).bytes.byteLength).toBeGreaterThan(0);
    const html = htmlCode?.downloadUrl.split('/').at(-1) ?? '';
    expect((await downloadFile(service.deps, `${html}=w100`)).mimeType).toBe('text/html');
    await expect(downloadFile(service.deps, 'nothing')).rejects.toThrow('file not found');
  });
});
