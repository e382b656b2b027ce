import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, openStudio, type Studio } from './open-studio.ts';

const BUILT = path.resolve(import.meta.dirname, '../../dist/web');
const ADA = { authorization: 'Bearer ada-key-1' };
const MOST_FIRST_LOAD_BYTES = 350_000;

describe('the studio where keys are needed', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openStudio({ TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1' });
  }, 120_000);
  afterAll(() => studio[Symbol.asyncDispose]());

  it('asks for a key, lets two users in, and shows each their own', async () => {
    await studio.house.call('create_project', { title: 'Of Ada' }, { authorization: 'Bearer ada-key-1' });
    const page = await (await studio.newContext()).newPage();
    const answer = await page.goto('/');
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    await page.getByRole('heading', { name: 'Sign in to Tailorbird' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Key').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('The key is not known.').waitFor();
    await page.getByLabel('Key').fill('ada-key-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Of Ada' }).waitFor();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    expect(cookie?.value).not.toContain('ada-key-1');
    await page.reload();
    await page.getByRole('heading', { name: 'Of Ada' }).waitFor();

    const other = await (await studio.newContext()).newPage();
    await other.goto('/settings');
    await other.getByLabel('Key').fill('grace-key-1');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('button', { name: 'Sign out' }).waitFor();
    await other.goto('/');
    await other.getByRole('heading', { name: 'No projects yet' }).waitFor();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in to Tailorbird' }).waitFor();
  }, 120_000);

  it('lets an owner share a project with another user, who finds it, and take them out again', async () => {
    const project = (await studio.house.call('create_project', { title: 'For two' }, ADA)).name;
    const enter = async (key: string, view: string) => {
      const page = await (await studio.newContext()).newPage();
      await page.goto(view);
      await page.getByLabel('Key').fill(key);
      await page.getByRole('button', { name: 'Sign in' }).click();
      return page;
    };
    const ada = await enter('ada-key-1', `/${project}`);
    await ada.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = ada.getByRole('dialog', { name: 'Share', exact: true });
    const add = async (user: string) => {
      await dialog.getByLabel('Add somebody').fill(user);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    };
    await add('nobody');
    await dialog.getByText(/user not found/i).waitFor();
    await add('grace');
    const role = dialog.getByRole('combobox', { name: 'What grace does' });
    await role.waitFor();
    await expect.poll(() => role.inputValue()).toBe('READER');
    expect(await findViolations(ada)).toEqual([]);
    const grace = await enter('grace-key-1', '/');
    await grace.getByRole('radio', { name: 'Shared' }).click();
    await grace.getByRole('link', { name: 'For two' }).waitFor();
    await grace.getByText('to read').waitFor();
    await role.selectOption('EDITOR');
    await grace.reload();
    await grace.getByRole('radio', { name: 'Shared' }).click();
    await grace.getByText('you may change it').waitFor();
    await dialog.getByRole('button', { name: 'Take grace out' }).click();
    await role.waitFor({ state: 'detached' });
    await grace.reload();
    await grace.getByRole('radio', { name: 'Shared' }).click();
    await grace.getByRole('heading', { name: 'Nothing is shared with you' }).waitFor();
  }, 120_000);

  it('a session changes nothing from a page of another port of this host', async () => {
    const { house } = studio;
    const signedIn = await house.ask('/session', { method: 'POST', body: '{"key":"ada-key-1"}' });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const create = (headers: Record<string, string>) =>
      house.ask('/v1/projects', { method: 'POST', body: '{"title":"x"}', headers: { cookie, ...headers } });
    expect((await create({ origin: 'http://127.0.0.1:3000' })).status).toBe(403);
    expect((await create({})).status).toBe(403);
    expect((await create({ origin: house.address })).status).toBe(200);
    expect((await house.ask('/v1/projects', { headers: { cookie } })).status).toBe(200);
    expect((await house.ask('/session', { method: 'POST', body: '{"key":"ada-key-2"}' })).status).toBe(401);
  });

  it('loads at first less than it may, and nothing of it is inline script', async () => {
    const built = readFileSync(path.join(BUILT, 'index.html'), 'utf8');
    expect(built).not.toMatch(/<script(?![^>]*\bsrc=)/);
    const named = [...built.matchAll(/(?:src|href)="(?:\.\/)?(studio\/[^"]+)"/g)].map(([, file = '']) => file);
    const page = await (await studio.newContext()).newPage();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Sign in to Tailorbird' }).waitFor();
    // A face is loaded where words are shown in it; those of the chooser are not, here.
    const loaded = await page.evaluate<string[]>(
      'document.fonts.ready.then(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.slice(1)))',
    );
    const files = [...new Set([...named, ...loaded.filter((file) => file.startsWith('studio/'))])];
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    const texts = files.filter((file) => /\.(?:js|css)$/.test(file));
    expect(texts.length).toBeGreaterThan(1);
    expect(fonts.length).toBeGreaterThan(0);
    const sizeOf = (file: string): number => statSync(path.join(BUILT, file)).size;
    const sizes = [...texts.map((file) => sizeOf(`${file}.gz`)), ...fonts.map(sizeOf)];
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_FIRST_LOAD_BYTES);
  }, 120_000);
});
