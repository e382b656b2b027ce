import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const ADA = { authorization: 'Bearer ada-key-1' };

describe('metrics', { timeout: 120_000 }, () => {
  let house: TestHouse;
  let text = '';
  let type = '';
  beforeAll(async () => {
    house = await openTestHouse({ environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1' } });
    const { name: projectId } = await house.call('create_project', { title: 'Secret title' }, ADA);
    await house.call('generate_screen_from_text', { projectId, prompt: 'A login screen' }, ADA);
    await house.fail('get_project', { name: 'projects/1' }, ADA);
    await house.ask(`/v1/${projectId}`, { headers: ADA });
    await house.ask('/nowhere', { headers: ADA });
    await house.ask('/mcp');
    const answer = await house.ask('/metrics', { headers: { host: '10.0.0.7:4280' } });
    ({ text } = answer);
    type = String(answer.headers['content-type']);
  }, 120_000);
  afterAll(() => house[Symbol.asyncDispose]());

  const valueOf = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );

  it('count requests by route and status, never by what was asked for', () => {
    const count = 'tailorbird_http_request_seconds_count';
    expect(valueOf(`${count}{method="GET",route="/v1/projects/:project",status="200"}`)).toBe(1);
    expect(valueOf(`${count}{method="POST",route="/mcp",status="200"}`)).toBe(3);
    expect(valueOf(`${count}{method="GET",route="/mcp",status="401"}`)).toBe(1);
    expect(text).not.toMatch(/nowhere|projects\/\d|Secret|"ada"/);
  });

  it('count tools and runs by outcome', () => {
    expect(valueOf('tailorbird_tool_call_seconds_count{tool="create_project",outcome="OK"}')).toBe(1);
    expect(valueOf('tailorbird_tool_call_seconds_count{tool="get_project",outcome="NOT_FOUND"}')).toBe(1);
    expect(text).toMatch(/^tailorbird_run_seconds_count\{kind="\w+",outcome="OK"\} 1$/m);
  });

  it('say how the service stands', () => {
    expect(valueOf('tailorbird_runs{state="queued"}')).toBe(0);
    expect(valueOf('tailorbird_runs{state="running"}')).toBe(0);
    expect(valueOf('tailorbird_oldest_queued_run_seconds')).toBe(0);
    expect(valueOf('tailorbird_up{part="database"}')).toBe(1);
    expect(valueOf('tailorbird_up{part="files"}')).toBe(1);
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('are in the form that Prometheus reads', () => {
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of text.split('\n').filter((one) => one !== '')) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"]*",?)*\})? (?:[\d.e+-]+|NaN|\+Inf))$/);
    }
  });
});
