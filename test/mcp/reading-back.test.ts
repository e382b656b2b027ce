import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedDesigner } from '../../src/designer/embedded-designer.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, generateScreen, screensOf, textOf } from './steps.ts';

const PROMPT =
  'Lock keeper’s day: passages with boat, time and height, a water level chart and a button "Open the gate"';

describe('a screen that an agent reads back', () => {
  let service: TestService;
  let client: TestClient;
  let stranger: TestClient;
  let screen: Awaited<ReturnType<typeof generateScreen>>;
  let outline: string;
  beforeAll(async () => {
    service = await openTestService({ designer: embeddedDesigner });
    client = await connect(service, '2025-11-25');
    stranger = await connect(service, '2025-11-25', service.stranger);
    const { projectId } = await createProject(client);
    screen = await generateScreen(client, projectId, PROMPT);
    ({ text: outline } = await client.readResource(`tailorbird://${screen.name}/outline`));
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const idOf = (words: RegExp): string => new RegExp(`(\\S+) ${words.source}`).exec(outline)?.[1] ?? 'none';

  it('has an outline that says what it is and lists each element by its data-id', async () => {
    const [title, facts] = outline.split('\n');
    expect(title).toBe(`# ${screen.title}`);
    expect(facts).toContain(`${screen.name} · version 1 · ${screen.deviceType}, ${screen.width} × ${screen.height} px`);
    const { text: html } = await client.readResource(`tailorbird://${screen.name}/versions/1/htmlCode`);
    const ids = [...html.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
    const lines = outline.split('\n').slice(3, -1);
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(ids);
    expect(outline).toContain('"Open the gate"');
  });

  it('has each element as HTML with its classes, drawings empty', async () => {
    const words = await client.readResource(
      `tailorbird://${screen.name}/elements/${idOf(/\w+ (?:\[\w+\] )?"Open the gate"/)}`,
    );
    expect(words.mimeType).toBe('text/html');
    expect(words.text).toMatch(/^<\w+ [\s\S]*data-id="\w+"[\s\S]*Open the gate/);
    const whole = await client.readResource(`tailorbird://${screen.name}/elements/${idOf(/body/)}`);
    expect(whole.text).toMatch(/^<body[\s\S]*<\/body>\n$/);
    expect(whole.text).not.toMatch(/<path|<style|@font-face/);
  });

  it('has its whole document without fonts, in one and in pieces that are it again', async () => {
    const { text: html, mimeType } = await client.readResource(`tailorbird://${screen.name}/html`);
    expect(mimeType).toBe('text/html');
    expect(html).toMatch(/^<!doctype html>[\s\S]*<style[\s\S]*Open the gate[\s\S]*<\/html>\s*$/);
    expect(html).not.toContain('@font-face');
    const count = Number(/html in (\d+) pieces/.exec(outline)?.[1]);
    const pieces = await Promise.all(
      Array.from({ length: count }, (_, index) => client.readResource(`tailorbird://${screen.name}/html/${index + 1}`)),
    );
    expect(pieces.map(({ text }) => text).join('')).toBe(html);
    for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(24_000);
  });

  it('has files whose links are read as resources, under whatever name the service was reached', async () => {
    const { content } = await client.call('get_screen', { name: screen.name });
    const links = content.filter(({ type }) => type === 'resource_link').map(({ uri = '' }) => uri);
    expect(links).toHaveLength(3);
    const [html = '', picture = '', svg = ''] = links;
    const page = await client.readResource(html);
    expect(page).toMatchObject({ uri: html, mimeType: 'text/html', text: expect.stringContaining('Open the gate') });
    expect(page.text).not.toContain('@font-face');
    expect((await client.readResource(svg)).text).toMatch(/^<svg/);
    const whole = await sharp((await client.readBytes(picture)).bytes).metadata();
    expect(whole.width).toBeGreaterThanOrEqual(Number(screen.width));
    const { bytes } = await client.readBytes(`${picture.replace('127.0.0.1:4280', 'designs.example/base')}=w200`);
    expect((await sharp(bytes).metadata()).width).toBe(200);
    await expect(client.readResource(html.replace(/.{4}$/, '0000'))).rejects.toMatchObject({ code: -32602 });
  });

  it('has a picture that fits a model, whole and in views', async () => {
    const whole = await client.readBytes(`tailorbird://${screen.name}/picture`);
    const first = await client.readBytes(`tailorbird://${screen.name}/picture/1`);
    for (const { mimeType, bytes } of [whole, first]) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ mimeType, format }).toEqual({ mimeType: 'image/png', format: 'png' });
      expect(Math.max(width, height)).toBeLessThanOrEqual(1568);
      expect(width).toBeGreaterThan(200);
    }
  });

  it.each([
    ['outline', ''],
    ['elements/none', 'element not found'],
    ['picture/99', 'view not found'],
    ['picture/first', 'the number of a view'],
    ['html/99', 'piece not found'],
    ['html/0', 'the number of a piece'],
    ['pictures', ''],
  ])('says what there is not: %s', async (part, words) => {
    const uri = `tailorbird://${part === 'outline' ? screen.name.replace(/.$/, 'z') : screen.name}/${part}`;
    await expect(client.readResource(uri)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(words),
    });
  });

  it('is read by nobody else', async () => {
    for (const part of ['outline', 'html', 'html/1', 'picture', 'picture/1', `elements/${idOf(/body/)}`]) {
      await expect(stranger.readResource(`tailorbird://${screen.name}/${part}`)).rejects.toMatchObject({
        code: -32602,
        message: expect.stringMatching(/screen not found/),
      });
    }
  });

  it('is answered in few words, which say where to look and that a page can be sent', async () => {
    const { projectId } = await createProject(client);
    const generated = await client.succeed('generate_screen_from_text', { projectId, prompt: PROMPT });
    const [made] = screensOf(generated);
    const selectedScreenIds = [made?.id];
    const answers = {
      pages: generated,
      edits: await client.succeed('edit_screens', { projectId, selectedScreenIds, prompt: 'Make it dark' }),
    };
    for (const [topic, answer] of Object.entries(answers)) {
      expect(textOf(answer).length).toBeLessThan(1_500);
      expect(textOf(answer)).toContain(`tailorbird://${made?.name}/picture`);
      expect(textOf(answer)).toMatch(new RegExp(`fence: tailorbird://projects/${projectId}/guide/${topic}$`));
    }
  });
});
