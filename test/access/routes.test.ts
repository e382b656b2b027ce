import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineRoutes, type RouteName } from '../../src/contract/routes/define-routes.ts';
import type { RouteContract } from '../../src/contract/routes/define-route.ts';
import { ADA, GRACE, openTwoUsers, SECRET, type TwoUsers } from './open-two-users.ts';
import { listRouteSamples, toPath, type RouteSample } from './route-samples.ts';

const ROUTES: Readonly<Record<RouteName, RouteContract>> = defineRoutes();
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => name !== 'watchProjects');

const codeOf = (text: string): string => (JSON.parse(text) as { error: { code: string } }).error.code;

/** Every route of the HTTP API as it is declared, asked by somebody for what is somebody else's. */
describe('what belongs to one user, asked for by another', { timeout: 120_000 }, () => {
  let two: TwoUsers;
  let samples: Record<RouteName, RouteSample>;
  beforeAll(async () => {
    two = await openTwoUsers();
    samples = listRouteSamples(two.owned);
  }, 120_000);
  afterAll(() => two[Symbol.asyncDispose]());

  const ask = async (name: RouteName) => {
    const sample = samples[name];
    const { status, text } = await two.send(ROUTES[name], { ...sample, path: toPath(two.owned, sample) }, GRACE);
    return { status, text, needs: sample.needs };
  };
  const ofNobody = NAMES.filter((name) => listRouteSamples({} as never)[name].needs === 'nobody');
  const byLink = NAMES.filter((name) => listRouteSamples({} as never)[name].needs === 'link');
  const ofAda = NAMES.filter((name) => !ofNobody.includes(name) && !byLink.includes(name));

  it.each(byLink)('%s: is seen by whoever has the link, without a key, and by nobody else', async (name) => {
    const token = two.owned.shared;
    const seen = await two.send(ROUTES[name], { path: { token } }, {});
    expect(seen.status).toBe(200);
    expect(seen.text).not.toMatch(/\bada\b/);
    expect((await two.send(ROUTES[name], { path: { token: '0'.repeat(32) } }, ADA)).status).toBe(404);
    const other = await two.send(ROUTES.createShare, { path: { project: two.owned.project } }, ADA);
    const path = { token: (JSON.parse(other.text) as { token: string }).token };
    const revoke = { path: { project: two.owned.project, share: path.token } };
    expect((await two.send(ROUTES.revokeShare, revoke, ADA)).status).toBe(200);
    expect((await two.send(ROUTES[name], { path }, ADA)).status).toBe(404);
  });

  it.each(ofAda)('%s: is not found by a stranger', async (name) => {
    const { status, text } = await ask(name);
    expect({ status, code: codeOf(text) }).toEqual({ status: 404, code: 'NOT_FOUND' });
    expect(text).not.toContain(SECRET);
  });

  it.each(ofNobody)('%s: tells a stranger nothing of it', async (name) => {
    const { status, text } = await ask(name);
    expect(status).toBe(200);
    expect(text).not.toContain(SECRET);
    for (const id of Object.values(two.owned)) expect(text).not.toContain(id);
  });

  it('no design system of no project is seen by anybody else', async () => {
    for (const name of ['getDesignSystem', 'writeDesignSystem', 'replaceDesignSystem'] as const) {
      const sample = samples[name];
      const path = { ...toPath(two.owned, sample), asset: two.owned.globalAsset };
      expect((await two.send(ROUTES[name], { ...sample, path }, GRACE)).status).toBe(404);
    }
    const listed = await two.house.ask('/v1/assets', { headers: GRACE });
    expect(listed.text).toBe('{"designSystems":[]}');
  });

  describe('as a reader', () => {
    beforeAll(() => two.share('READER'));
    const shared = ofAda.filter((name) => name !== 'watchProject');

    it('the project is listed among those shared, and among no others', async () => {
      const list = async (view: string) => (await two.house.ask(`/v1/projects?view=${view}`, { headers: GRACE })).text;
      expect(await list('shared')).toContain(`"name":"projects/${two.owned.project}"`);
      expect(await list('shared')).toContain('"userRole":"READER"');
      expect(await list('shared')).not.toContain(two.owned.trashed);
      expect(await list('owned')).not.toContain(SECRET);
      expect(await list('trashed')).not.toContain(SECRET);
    });

    it.each(shared.filter((name) => listRouteSamples({} as never)[name].needs === 'see'))(
      '%s: is seen',
      async (name) => {
        const { status, text } = await ask(name);
        expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
      },
    );

    it.each(shared.filter((name) => listRouteSamples({} as never)[name].needs !== 'see'))(
      '%s: is refused',
      async (name) => {
        const { status, text } = await ask(name);
        const isElsewhere = name === 'revokeKey' || name === 'undeleteProject' || name === 'purgeProject';
        expect({ status, code: codeOf(text) }).toEqual(
          isElsewhere ? { status: 404, code: 'NOT_FOUND' } : { status: 403, code: 'PERMISSION_DENIED' },
        );
      },
    );

    it('nothing was changed by all that', async () => {
      const { text } = await two.house.ask(`/v1/projects/${two.owned.project}/members`, { headers: ADA });
      expect(JSON.parse(text)).toEqual({
        members: [
          { user: 'ada', role: 'OWNER' },
          { user: 'grace', role: 'READER' },
        ],
      });
      const { screens } = await two.house.call('list_screens', { projectId: two.owned.project }, ADA);
      expect(screens.filter(({ screenType }) => screenType === 'DESIGN').map(({ id }) => id)).toEqual([
        two.owned.screen,
      ]);
    });
  });

  describe('as an editor', () => {
    beforeAll(() => two.share('EDITOR'));
    // What ends a screen comes last.
    const changing = ofAda
      .filter((name) => listRouteSamples({} as never)[name].needs === 'change')
      .toSorted((a, b) => Number(a.endsWith('leteScreen')) - Number(b.endsWith('leteScreen')));

    it.each(changing)('%s: is let through', async (name) => {
      const { status, text } = await ask(name);
      // Work on the same screen may be under way already.
      expect(status === 200 ? 'OK' : codeOf(text), text).toMatch(/^(?:OK|FAILED_PRECONDITION)$/);
    });

    it.each(['deleteProject', 'shareProject', 'unshareProject'] as const)('%s: is refused', async (name) => {
      expect((await ask(name)).status).toBe(403);
    });

    it('somebody leaves a project by themselves, and then sees nothing of it', async () => {
      const unshare = (user: string, headers: Record<string, string>) =>
        two.send(ROUTES.unshareProject, { path: { project: two.owned.project }, args: { user } }, headers);
      expect((await unshare('ada', ADA)).status).toBe(400);
      expect(await unshare('grace', GRACE)).toMatchObject({
        status: 200,
        text: '{"members":[{"user":"ada","role":"OWNER"}]}',
      });
      expect((await unshare('grace', GRACE)).status).toBe(404);
      expect((await unshare('grace', ADA)).status).toBe(404);
      expect((await ask('getProject')).status).toBe(404);
      const { text } = await two.house.ask(`/v1/projects/${two.owned.project}`, { headers: ADA });
      expect(JSON.parse(text)).toMatchObject({ visibility: 'PRIVATE' });
    });

    it('nobody is shared with who is not there', async () => {
      const args = { user: 'nobody', role: 'READER' };
      const answer = await two.send(ROUTES.shareProject, { path: { project: two.owned.project }, args }, ADA);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('user not found');
      const own = await two.send(
        ROUTES.shareProject,
        { path: { project: two.owned.project }, args: { user: 'ada', role: 'READER' } },
        ADA,
      );
      expect(own.status).toBe(400);
    });
  });
});
