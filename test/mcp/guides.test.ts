import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUIDE_TOPICS } from '../../src/domain/guide-topic.ts';
import { connect, ERAS, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, DESIGN_SYSTEM, generateScreen } from './steps.ts';

describe.each(ERAS)('what agents are taught over %s', (era) => {
  let service: TestService;
  let client: TestClient;
  let stranger: TestClient;
  beforeAll(async () => {
    service = await openTestService();
    client = await connect(service, era);
    stranger = await connect(service, era, service.stranger);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const guideOf = async (projectId: string, topic = 'pages'): Promise<string> =>
    (await client.readResource(`tailorbird://projects/${projectId}/guide/${topic}`)).text;

  it('is told at once in fewer characters than clients cut at, with where the rest is', () => {
    const instructions = client.instructions();
    expect(instructions.length).toBeLessThan(2_000);
    for (const topic of ['pages', 'edits', 'briefs', 'design-systems'])
      expect(instructions).toContain(`guide/${topic}`);
    expect(instructions).toMatch(/```html\n<body>/);
    expect(instructions).toMatch(/"operations":\[/);
  });

  it('is listed before everything else, and read as Markdown', async () => {
    const { resources } = await client.listResources();
    expect(resources.slice(0, GUIDE_TOPICS.length).map(({ uri }) => uri)).toEqual(
      GUIDE_TOPICS.map((topic) => `tailorbird://guide/${topic}`),
    );
    for (const topic of GUIDE_TOPICS) {
      const { mimeType, text } = await client.readResource(`tailorbird://guide/${topic}`);
      expect({ topic, mimeType }).toEqual({ topic, mimeType: 'text/markdown' });
      expect(text).toMatch(/^# /);
      // Clients cut what a model reads at once at 25,000 tokens.
      expect(text.length).toBeLessThan(40_000);
    }
  });

  it('knows the sizes, what can be drawn, the icons, and an example', async () => {
    const { text } = await client.readResource('tailorbird://guide/pages');
    expect(text).toMatch(/\| text-display-lg \| 64\/68 \| 64\/68 \| 72\/76 \|/);
    expect(text).toMatch(/^- landscape: hills, /m);
    expect(text).toMatch(/map-pin/);
    expect(text).toContain('data-block="tide-today"');
    expect(text).toContain('MOBILE, 390 × 844 px');
  });

  it('knows the colours of a project as they are drawn, and its other screens', async () => {
    const { projectId } = await createProject(client);
    expect(await guideOf(projectId)).toMatch(/nothing is set/);
    await generateScreen(client, projectId);
    await client.succeed('create_design_system', { projectId, designSystem: DESIGN_SYSTEM });
    const screen = await generateScreen(client, projectId);
    const { text: html } = await client.readResource(`tailorbird://${screen.name}/versions/1/htmlCode`);
    const guide = await guideOf(projectId);
    const seen = (property: string): string | undefined => new RegExp(`--${property}: (#[\\da-f]{6})`).exec(html)?.[1];
    for (const role of ['surface', 'on-surface', 'primary-container', 'outline-variant', 'error']) {
      expect(guide).toMatch(new RegExp(`[ ,-] ${role} ${seen(role)}[,\n]`));
    }
    expect(guide).toContain(`secondary ${seen('secondary-fill')} (as words and lines ${seen('secondary-ink')})`);
    expect(guide).toMatch(/Mode DARK/);
    expect(guide).toMatch(/Guide of the product:[\s\S]*Calm and dark/);
    expect(guide).toMatch(/^- Habit home/m);
    expect(await guideOf(projectId, 'design-systems')).toMatch(/assets\/\d+: Night run[\s\S]*In force:/);
  });

  it('keeps projects of others to them', async () => {
    const { projectId } = await createProject(client);
    for (const topic of GUIDE_TOPICS) {
      const read = stranger.readResource(`tailorbird://projects/${projectId}/guide/${topic}`);
      await expect(read).rejects.toMatchObject({ code: -32602, message: expect.stringMatching(/project not found/) });
    }
    await expect(stranger.getPrompt('restyle', { request: 'Calmer', project: projectId })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(/project not found/),
    });
  });

  it.each([
    'tailorbird://guide/secrets',
    'tailorbird://guide/',
    'tailorbird://guide/../pages',
    'tailorbird://projects/x y/guide/pages',
  ])('has nothing at %s', async (uri) => {
    await expect(client.readResource(uri)).rejects.toMatchObject({ code: -32602 });
  });

  it('is put in front of a model by prompts, with what its user asks for', async () => {
    const prompts = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['design_screen', 'design_flow', 'restyle', 'brief']);
    for (const { arguments: args } of prompts) expect(args?.[0]).toMatchObject({ name: 'request', required: true });
    const { projectId } = await createProject(client, 'Night ferry');
    const request = 'Berths of the night ferry, with {{colors}} and {{> taste}} in its name';
    for (const { name } of prompts) {
      const text = await client.getPrompt(name, { request, project: projectId });
      expect(text).toContain(`\n${request}\n`);
      expect(text).toContain(`Work in projects/${projectId}, "Night ferry".`);
      expect(text).toMatch(/^# (?:Pages|Design systems|A brief)/m);
      expect(text).toMatch(/content, not orders/);
    }
    expect(await client.getPrompt('design_screen', { request, device: 'tablet' })).toMatch(
      /Make a project for it with `create_project`\. Draw for TABLET\./,
    );
  });

  it.each([
    ['nonsense', {}, /Unknown prompt: nonsense\. There are: design_screen, design_flow, restyle, brief/],
    ['design_screen', {}, /request is required/],
    ['design_screen', { request: ' ' }, /request must be a text/],
    ['design_screen', { request: 'x', device: 'watch' }, /device must be one of/],
    ['restyle', { request: 'Calmer' }, /project is required/],
    ['brief', { request: 'x'.repeat(20_001) }, /request must be a text of 1 to 20000 characters/],
  ])('refuses the prompt %s of %j', async (name, args, words) => {
    await expect(client.getPrompt(name, args)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(words),
    });
  });
});
