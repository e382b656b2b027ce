import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LISTENING, openPlace, type Place } from './run-tailorbird.ts';

/** Users and keys by command, beside a service that is running on the same folder. */
describe('users and keys', { timeout: 120_000 }, () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place[Symbol.asyncDispose]());

  const data = (name: string) => ['--data', name];
  const run = async (args: readonly string[]) => {
    const { code, stdout, stderr } = await place.run(args);
    return { code, stdout: stdout.trim(), stderr: stderr.trim() };
  };
  const ask = (url: string, key?: string, init: RequestInit = {}) =>
    fetch(url, { ...init, ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }) });

  it('close the door of a service that is running, hand over what was made without a key, and end with a key', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0', ...data('people')]);
    const address = await says(LISTENING);
    const made = await ask(`${address}/v1/projects`, undefined, { method: 'POST', body: '{"title":"Before keys"}' });
    expect(made.status).toBe(200);

    const issued = await run(['keys', 'issue', 'ada', '--label', 'laptop', ...data('people')]);
    expect(issued).toMatchObject({ code: 0, stdout: expect.stringMatching(/^tailorbird_[\w-]{43}$/) });
    const key = issued.stdout;
    const [, id = ''] = /^Key (\w+) of ada\. It is shown this once/.exec(issued.stderr) ?? [];

    expect((await ask(`${address}/v1/projects`)).status).toBe(401);
    expect(await (await ask(`${address}/v1/projects`, key)).json()).toEqual({ projects: [] });
    expect(await run(['users', 'hand-over', 'ada', ...data('people')])).toMatchObject({
      code: 0,
      stdout: 'ada has 1 project and 0 design systems of local now',
    });
    expect(await (await ask(`${address}/v1/projects`, key)).json()).toMatchObject({
      projects: [{ title: 'Before keys', metadata: { userRole: 'OWNER' } }],
    });

    const own = (await (
      await ask(`${address}/v1/keys`, key, { method: 'POST', body: '{"label":"phone"}' })
    ).json()) as {
      key: string;
      name: string;
    };
    expect((await ask(`${address}/v1/projects`, own.key)).status).toBe(200);
    const listed = await run(['keys', 'list', 'ada', ...data('people')]);
    expect(listed.stdout.split('\n')).toHaveLength(3);
    expect(listed.stdout).toMatch(new RegExp(`^${id}  ada   laptop  \\S+Z  \\S+Z`, 'm'));
    expect(listed.stdout + (await (await ask(`${address}/v1/keys`, key)).text())).not.toContain(key.slice(11));

    expect((await run(['keys', 'revoke', id, ...data('people')])).code).toBe(0);
    expect((await ask(`${address}/v1/projects`, key)).status).toBe(401);
    expect((await ask(`${address}/v1/${own.name}`, own.key, { method: 'DELETE' })).status).toBe(200);
    // With the last key gone the door stays closed.
    expect((await ask(`${address}/v1/projects`, own.key)).status).toBe(401);
    expect((await ask(`${address}/v1/projects`)).status).toBe(401);
    child.kill('SIGTERM');
    const { stderr } = await ended;
    expect(stderr).toMatch(/"api":"DELETE \/v1\/keys\/\w+","user":"ada","outcome":"OK","ms":\d+/);
    expect(stderr).not.toContain(key);
  });

  it('are listed for people and for scripts', async () => {
    await run(['users', 'add', 'grace', ...data('listed')]);
    await run(['keys', 'issue', 'ada', ...data('listed')]);
    expect((await run(['users', 'list', ...data('listed')])).stdout).toMatch(
      /^user {3}projects {2}keys {2}since\nada {4}0 {9}1 {5}\S+Z\ngrace {2}0 {9}0 {5}\S+Z$/,
    );
    const users = JSON.parse((await run(['users', 'list', '--json', ...data('listed')])).stdout) as unknown[];
    expect(users).toMatchObject([{ name: 'ada', keys: 1 }, { name: 'grace' }]);
    const keys = JSON.parse((await run(['keys', 'list', '--json', ...data('listed')])).stdout) as object[];
    expect(keys).toEqual([{ id: expect.any(String), user: 'ada', label: '', createTime: expect.any(String) }]);
  });

  it.each([
    [['users', 'add', ' '], /^tailorbird: user must be the name of a user: 1 to 128 characters in one line/],
    [
      ['users', 'hand-over', 'ada', '--from', 'nobody'],
      /^tailorbird: user not found\. users list has the names of all/,
    ],
    [['keys', 'list', 'nobody'], /^tailorbird: user not found/],
    [
      ['keys', 'revoke', 'nothing'],
      /^tailorbird: valid key not found\. keys list has the ids of all\. Asked for: nothing/,
    ],
  ])('%j ends with what is wrong', async (args, words) => {
    const { code, stdout, stderr } = await run([...args, ...data('wrong')]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(words);
  });

  it('an issued key is enough for another address than loopback', async () => {
    await run(['keys', 'issue', 'ada', ...data('outside')]);
    const { child, ended, says } = place.start(['serve', '--host', '0.0.0.0', '--port', '0', ...data('outside')]);
    const address = await says(LISTENING);
    expect((await ask(`${address}/v1/projects`)).status).toBe(401);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('nobody issues the first key over the network', async () => {
    const { child, ended, says } = place.start(['serve', '--port', '0', ...data('open')]);
    const address = await says(LISTENING);
    const refused = await ask(`${address}/v1/keys`, undefined, { method: 'POST', body: '{}' });
    expect(await refused.json()).toMatchObject({
      error: { code: 'FAILED_PRECONDITION', hint: expect.stringContaining('tailorbird keys issue USER') },
    });
    expect((await ask(`${address}/v1/projects`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });

  it('a service may be somebody else than local on this machine', async () => {
    await run(['users', 'add', 'ada', ...data('named')]);
    const { child, ended, says } = place.start(['serve', '--port', '0', ...data('named')], { TAILORBIRD_USER: 'ada' });
    const address = await says(LISTENING);
    expect(await (await ask(`${address}/v1/service`)).json()).toMatchObject({ user: { name: 'ada' }, keyed: false });
    child.kill('SIGTERM');
    await ended;
  });
});
