import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINT } from './clients.ts';
import { openTestService, type TestService } from './open-test-service.ts';

const TASKS = 'io.modelcontextprotocol/tasks';

interface Answer {
  result: Record<string, unknown> & { taskId: string; status: string };
  error: { code: number };
}

describe('the tasks extension', () => {
  let service: TestService;
  let projectId: string;
  beforeEach(async () => {
    service = await openTestService();
    const { result } = await request('tools/call', { name: 'create_project', arguments: {} });
    projectId = (result['structuredContent'] as { name: string }).name;
  });
  afterEach(() => service[Symbol.asyncDispose]());

  /** One request of 2026-07-28 as its client sends it, with or without the extension declared. */
  const request = async (
    method: string,
    params: Record<string, unknown>,
    { declares = true, caller = service.owner } = {},
  ) => {
    const response = await service.fetchAs(caller)(ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': method,
        ...(typeof (params['name'] ?? params['taskId']) === 'string' && {
          'mcp-name': String(params['name'] ?? params['taskId']),
        }),
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method,
        params: {
          ...params,
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': declares ? { extensions: { [TASKS]: {} } } : {},
          },
        },
      }),
    });
    return (await response.json()) as Answer;
  };
  const generate = (prompt: string, options?: { declares: boolean }) =>
    request('tools/call', { name: 'generate_screen_from_text', arguments: { projectId, prompt } }, options);

  it('is advertised', async () => {
    const { result } = await request('server/discover', {});
    expect(result).toMatchObject({ capabilities: { extensions: { [TASKS]: {} } } });
    expect(result['capabilities']).not.toHaveProperty('tasks');
  });

  it('answers long work with a handle that is polled until the result', async () => {
    const { result: handle } = await generate('SLOW screen');
    expect(handle).toMatchObject({
      resultType: 'task',
      taskId: expect.stringMatching(/^[0-9a-f]{32}$/),
      status: 'working',
      createdAt: expect.stringMatching(/Z$/),
      lastUpdatedAt: expect.stringMatching(/Z$/),
      ttlMs: null,
      pollIntervalMs: expect.any(Number),
    });
    expect(handle).not.toHaveProperty('task');
    expect(handle).not.toHaveProperty('structuredContent');
    const { taskId } = handle;
    expect((await request('tasks/get', { taskId })).result).toMatchObject({
      resultType: 'complete',
      status: 'working',
    });
    await service.designer.stopped();
    service.designer.release();
    await service.deps.runner.wait(taskId as never);
    const { result: done } = await request('tasks/get', { taskId });
    expect(done).toMatchObject({
      taskId,
      status: 'completed',
      result: { content: expect.any(Array), structuredContent: { sessionId: taskId } },
    });
    expect((await request('tasks/cancel', { taskId })).result).toMatchObject({ resultType: 'complete' });
    expect((await request('tasks/get', { taskId })).result.status).toBe('completed');
  });

  it('cancels when it is told to, and only then', async () => {
    const { taskId } = (await generate('SLOW screen')).result;
    await service.designer.stopped();
    expect((await request('tasks/cancel', { taskId })).result).toMatchObject({ resultType: 'complete' });
    expect((await request('tasks/get', { taskId })).result.status).toBe('cancelled');
    const { result } = await request('tools/call', { name: 'list_screens', arguments: { projectId } });
    expect(result['structuredContent']).toMatchObject({
      screens: [{ screenMetadata: { status: 'FAILED', statusMessage: 'Cancelled.' } }],
    });
  });

  it('tells a fault of the service as a failed task, and bad input at once', async () => {
    const { taskId } = (await generate('SLOW and BROKEN')).result;
    await service.designer.stopped();
    service.designer.release();
    await service.deps.runner.wait(taskId as never);
    const { result } = await request('tasks/get', { taskId });
    expect(result).toMatchObject({ status: 'failed', error: { code: -32603 } });
    expect(result).not.toHaveProperty('result');
    expect((await generate(' ')).result).toMatchObject({ isError: true, resultType: 'complete' });
  });

  it('is for those who declare it, and for their own tasks', async () => {
    expect((await generate('A screen', { declares: false })).result).toMatchObject({
      resultType: 'complete',
      structuredContent: {},
    });
    const { taskId } = (await generate('Another screen')).result;
    for (const method of ['tasks/get', 'tasks/cancel', 'tasks/update']) {
      expect((await request(method, { taskId }, { declares: false })).error.code).toBe(-32021);
      expect((await request(method, { taskId }, { caller: service.stranger })).error.code).toBe(-32602);
      expect((await request(method, { taskId: 'nothing' })).error.code).toBe(-32602);
    }
    expect((await request('tasks/update', { taskId, inputResponses: {} })).result).toMatchObject({
      resultType: 'complete',
    });
  });
});
