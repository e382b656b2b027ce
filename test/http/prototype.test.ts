import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

interface Links {
  links: { screen: string; element: string; target?: string; transition: string; label?: string }[];
}

/** Links between screens, and the prototype that follows from them, over the HTTP API. */
describe('a prototype', { timeout: 120_000 }, () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  }, 60_000);
  afterAll(() => house[Symbol.asyncDispose]());

  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await house.ask(`/v1/${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as Answer;
  };
  const upload = async (project: string, pages: Readonly<Record<string, string>>): Promise<string[]> => {
    const requests = Object.entries(pages).map(([title, body]) => ({
      screen: {
        screenType: 'DESIGN',
        title,
        htmlCode: {
          fileContentBase64: Buffer.from(`<!doctype html><title>${title}</title><body>${body}</body>`).toString(
            'base64',
          ),
          mimeType: 'text/html',
        },
      },
    }));
    const { results } = await ask<{ results: { screen: { name: string } }[] }>(
      'POST',
      `${project}/screens:batchCreate`,
      { requests },
    );
    return results.map(({ screen }) => screen.name);
  };

  it('is suggested by what the screens say, and made of what is set', async () => {
    const { name: project } = await ask<{ name: string }>('POST', 'projects', { title: 'Recipes <3' });
    const [home, soup, alone] = await upload(project, {
      Home: '<h1>For supper</h1><a href="/red-lentil-soup">Tonight</a><button>Save</button>',
      'Red lentil soup': '<button aria-label="Back">‹</button><h1>Red lentil soup</h1><a href="/home">Home</a>',
      Imprint: '<h1>Imprint</h1>',
    });
    const { links } = await ask<Links>('GET', `${project}/links:suggest`);
    expect(links.map(({ screen, label, target }) => [screen, label, target])).toEqual([
      [home, 'Tonight', soup],
      [soup, 'Back', undefined],
      [soup, 'Home', home],
    ]);
    const set = await ask<Links>('POST', `${project}/links:set`, { links });
    expect(set.links).toEqual(
      links.map(({ screen, element, target, transition }) => ({
        screen,
        element,
        ...(target && { target }),
        transition,
      })),
    );
    expect((await ask<Links>('GET', `${project}/links:suggest`)).links).toEqual([]);

    const played = await house.ask(`/v1/${project}/prototype`);
    expect(played.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/,
    );
    const idOf = (name = ''): string => name.split('/')[3] ?? '';
    // Only what can be come to is in it, and nothing of a page ends the block that holds it.
    expect(played.text).toContain(idOf(soup));
    expect(played.text).not.toContain(idOf(alone));
    expect(played.text).toContain('<title>Recipes &lt;3</title>');
    expect(played.text.match(/<script/g)).toHaveLength(2);
    expect((await house.ask(`/v1/${project}/prototype?start=${idOf(alone)}`)).text).toContain(idOf(alone));

    await ask('DELETE', soup ?? '');
    expect((await ask<Links>('GET', `${project}/links`)).links).toEqual([]);
    await ask('POST', `${soup ?? ''}:undelete`);
    const removed = await ask<Links>('POST', `${project}/links:remove`, { links: links.slice(0, 2) });
    expect(removed.links.map(({ screen }) => screen)).toEqual([soup]);
    const copy = await ask<{ name: string }>('POST', `${project}:duplicate`, {});
    expect((await ask<Links>('GET', `${copy.name}/links`)).links).toHaveLength(1);
  });

  it('refuses elements, screens and targets that are not there, and then sets nothing', async () => {
    const { name: project } = await ask<{ name: string }>('POST', 'projects', { title: 'Refused' });
    const [page = ''] = await upload(project, { Page: '<button>Go</button>' });
    const refused = async (link: object): Promise<string> => {
      const body = JSON.stringify({ links: [link] });
      return (await house.ask(`/v1/${project}/links:set`, { method: 'POST', body })).text;
    };
    expect(await refused({ screen: page, element: 'nothere' })).toContain('element not found');
    expect(await refused({ screen: 'ab', element: 'x' })).toContain('screen not found');
    expect(await refused({ screen: page, element: 'x', transition: 'SPIN' })).toContain(
      'one of NONE, DISSOLVE, PUSH, RISE',
    );
    expect((await ask<Links>('GET', `${project}/links`)).links).toEqual([]);
    const { name: empty } = await ask<{ name: string }>('POST', 'projects', { title: 'Empty' });
    expect((await house.ask(`/v1/${empty}/prototype`)).text).toContain('no finished page to play');
  });

  it('is there at once for a prompt that asks for a flow of screens', async () => {
    const { name: project } = await ask<{ name: string }>('POST', 'projects', { title: 'Flow' });
    await house.call('generate_screen_from_text', {
      projectId: project,
      prompt:
        'A mobile flow with three screens: 1. Welcome with a button "Get started", 2. Sign up with name and e-mail, 3. Home',
    });
    const { screens } = await ask<{ screens: { name: string; title: string }[] }>('GET', `${project}/screens`);
    expect(screens.length).toBe(3);
    const { links } = await ask<Links>('GET', `${project}/links`);
    const led = (from: number, to: number): boolean =>
      links.some(({ screen, target }) => screen === screens[from]?.name && target === screens[to]?.name);
    expect([led(0, 1), led(1, 2)]).toEqual([true, true]);
    // Room was kept for pages of any device before it was known that they are a phone's.
    const { instances } = await ask<{ instances: { x: number; y: number }[] }>('GET', `${project}/instances`);
    expect(instances.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [470, 0],
      [940, 0],
    ]);
  });
});
