import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callTool } from '../../src/mcp/call-tool.ts';
import type { SessionOutput } from '../../src/contract/shapes/session-output.ts';
import { connect, type TestClient } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';
import { createProject, screensOf, textOf } from './steps.ts';

describe('long work', () => {
  let service: TestService;
  let client: TestClient;
  let projectId: string;
  beforeEach(async () => {
    service = await openTestService();
    client = await connect(service, '2026-07-28');
    ({ projectId } = await createProject(client));
  });
  afterEach(() => service[Symbol.asyncDispose]());

  /** A call by somebody whose patience is over at once. */
  const callImpatiently = async (args: object, signal = new AbortController().signal): Promise<SessionOutput> => {
    const context = { caller: service.owner, signal, progress: () => {}, patienceMs: 1, links: true };
    const answer = await callTool(service.deps, 'generate_screen_from_text', { projectId, ...args }, context);
    return answer.structuredContent as SessionOutput;
  };

  const finish = async (runId: string): Promise<void> => {
    await service.designer.stopped();
    service.designer.release();
    await service.deps.runner.wait(runId as never);
  };

  // spec: 3-in-progress, 3-interrupted, 4.6-detached
  it('is answered IN_PROGRESS when patience ends, and goes on', async () => {
    const output = await callImpatiently({ prompt: 'SLOW screen' });
    const [screen] = screensOf(output);
    expect(screen?.screenMetadata.status).toBe('IN_PROGRESS');
    expect(textOf(output)).toMatch(/Call get_screen in 15 s.*Do not call this tool again/s);
    expect(await client.succeed('get_screen', { name: screen?.name })).toMatchObject({
      screenMetadata: { status: 'IN_PROGRESS', statusMessage: 'Designing' },
    });
    await finish(output.sessionId);
    expect(await client.succeed('get_screen', { name: screen?.name })).toMatchObject({
      screenMetadata: { status: 'COMPLETE' },
    });
  });

  it('is joined by the same call, so that a retry makes no duplicate', async () => {
    const first = await callImpatiently({ prompt: 'SLOW screen' });
    const retried = await callImpatiently({ prompt: 'SLOW screen' });
    expect(retried.sessionId).toBe(first.sessionId);
    await finish(first.sessionId);
    const later = await callImpatiently({ prompt: 'SLOW screen' });
    expect(later.sessionId).not.toBe(first.sessionId);
    await finish(later.sessionId);
    expect((await client.succeed('list_screens', { projectId })).screens).toHaveLength(2);
  });

  it('survives a caller who goes away', async () => {
    const gone = new AbortController();
    const pending = client.call(
      'generate_screen_from_text',
      { projectId, prompt: 'SLOW screen' },
      { signal: gone.signal },
    );
    const settled = pending.catch((error: unknown) => error);
    await service.designer.stopped();
    const [running] = await service.deps.store.runs.listRunning();
    gone.abort();
    expect(await settled).toBeInstanceOf(Error);
    await finish(running?.run.id ?? '');
    expect((await client.succeed('list_screens', { projectId })).screens).toMatchObject([
      { screenMetadata: { status: 'COMPLETE' } },
    ]);
  });

  it('says what is happening from the first moment on', async () => {
    const heard: { progress: number; message?: string }[] = [];
    await client.succeed(
      'generate_screen_from_text',
      { projectId, prompt: 'A screen' },
      { onprogress: (said) => heard.push(said) },
    );
    expect(heard.map(({ progress }) => progress)).toEqual(heard.map((_, index) => index));
    expect(heard[0]?.progress).toBe(0);
    for (const { message } of heard) expect(message).toMatch(/\w/);
  });

  // spec: 3-failed, 7-4
  it('that breaks leaves a FAILED screen with the reason, and tells no detail', async () => {
    const text = await client.fail('generate_screen_from_text', { projectId, prompt: 'BROKEN' });
    expect(text).toMatch(/^INTERNAL: /);
    expect(text).not.toMatch(/secret|path|Error:/);
    const { screens } = await client.succeed('list_screens', { projectId });
    expect(screens).toMatchObject([
      { screenMetadata: { status: 'FAILED', statusMessage: expect.stringMatching(/\w/) } },
    ]);
    expect(screens[0]?.screenMetadata.statusMessage).not.toMatch(/secret/);
    expect(service.logged.some(({ level }) => level === 'error')).toBe(true);
  });

  it('that a bug keeps from starting is told by a number alone, and leaves nothing', async () => {
    const broken = (): never => {
      throw new TypeError('the clock at /etc/secret stands still');
    };
    const context = {
      caller: service.owner,
      signal: new AbortController().signal,
      progress: () => {},
      patienceMs: 1,
      links: true,
    };
    const args = { projectId, prompt: 'A screen' };
    const { isError, content } = await callTool(
      { ...service.deps, now: broken },
      'generate_screen_from_text',
      args,
      context,
    );
    expect(isError).toBe(true);
    const [told] = content;
    const incident = /^INTERNAL: .*\(incident ([0-9a-f]{8})\)\.$/.exec(told?.type === 'text' ? told.text : '')?.[1];
    expect(content).toHaveLength(1);
    const line = service.logged.find(({ level }) => level === 'error');
    expect(line?.fields).toMatchObject({ incident, tool: 'generate_screen_from_text', err: expect.any(TypeError) });
    expect(await client.succeed('list_screens', { projectId })).toEqual({ screens: [] });
  });

  it('that breaks leaves an edited screen as it stood', async () => {
    const [screen] = screensOf(await client.succeed('generate_screen_from_text', { projectId, prompt: 'A screen' }));
    await client.fail('edit_screens', { projectId, selectedScreenIds: [screen?.id], prompt: 'BROKEN' });
    const after = await client.succeed('get_screen', { name: screen?.name });
    expect(after).toMatchObject({
      title: screen?.title,
      htmlCode: screen?.htmlCode,
      screenMetadata: { status: 'COMPLETE' },
    });
  });

  it('on a screen keeps other work off it', async () => {
    const [screen] = screensOf(await client.succeed('generate_screen_from_text', { projectId, prompt: 'A screen' }));
    const edit = client.succeed('edit_screens', { projectId, selectedScreenIds: [screen?.id], prompt: 'SLOW edit' });
    await service.designer.stopped();
    const text = await client.fail('edit_screens', {
      projectId,
      selectedScreenIds: [screen?.id],
      prompt: 'Another edit',
    });
    expect(text).toMatch(/^FAILED_PRECONDITION: other work on this screen is still IN_PROGRESS/);
    service.designer.release();
    expect(screensOf(await edit)).toMatchObject([{ screenMetadata: { status: 'COMPLETE' } }]);
  });
});
