import type { RouteContract } from '../../src/contract/routes/define-route.ts';
import { openTestHouse, pathOf, type Answer, type TestHouse } from '../http/open-test-house.ts';
import { DESIGN_SYSTEM } from '../mcp/steps.ts';

/** Stands in every title and word of Ada's, so that whatever of hers gets out is seen. */
export const SECRET = 'Moonbeam';

export const ADA = { authorization: 'Bearer ada-key-1' };
export const GRACE = { authorization: 'Bearer grace-key-1' };

/** What there is of Ada's, by id. */
export interface Belongings {
  project: string;
  screen: string;
  instance: string;
  asset: string;
  globalAsset: string;
  run: string;
  key: string;
  trashed: string;
  /** `data-id` of an element of the screen. */
  element: string;
  /** The token of a link to the project. */
  shared: string;
  /** What Ada said of the screen. */
  comment: string;
}

export interface TwoUsers extends AsyncDisposable {
  house: TestHouse;
  owned: Belongings;
  /** One request of a route as it is declared. */
  send(
    route: RouteContract,
    sample: { path?: Record<string, string>; args?: object },
    headers: Record<string, string>,
  ): Promise<Answer>;
  /** Makes Grace what she is in Ada's project. */
  share(role: 'READER' | 'EDITOR' | undefined): Promise<void>;
}

/** A service with two users, one of whom has something of every kind. */
export async function openTwoUsers(): Promise<TwoUsers> {
  const house = await openTestHouse({
    environment: { TAILORBIRD_TOKENS: 'ada:ada-key-1,grace:grace-key-1', TAILORBIRD_REQUESTS_PER_MINUTE: 'none' },
  });
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const answer = await house.ask(path, { method: 'POST', headers: ADA, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as Record<string, string>;
  };
  const idOf = (name = ''): string => name.split('/').at(-1) ?? '';
  const { name } = await house.call('create_project', { title: `${SECRET} one` }, ADA);
  const project = idOf(name);
  const made = await house.call(
    'generate_screen_from_text',
    { projectId: project, prompt: `A login screen for ${SECRET}`, deviceType: 'MOBILE' },
    ADA,
  );
  const { screens } = await house.call('list_screens', { projectId: project }, ADA);
  const { screenInstances } = await house.call('get_project', { name }, ADA);
  const html = await house.ask(pathOf(screens[0]?.htmlCode?.downloadUrl), {});
  const [, element = ''] = /<button[^>]* data-id="([^"]+)"/.exec(html.text) ?? [];
  const designSystem = { ...DESIGN_SYSTEM, displayName: SECRET };
  const asset = await house.call('create_design_system', { projectId: project, designSystem }, ADA);
  const globalAsset = await house.call('create_design_system', { designSystem }, ADA);
  const trashed = idOf((await house.call('create_project', { title: `${SECRET} in the trash` }, ADA)).name);
  await house.ask(`/v1/projects/${trashed}`, { method: 'DELETE', headers: ADA });
  return {
    house,
    owned: {
      project,
      screen: screens[0]?.id ?? '',
      instance: screenInstances[0]?.id ?? '',
      asset: idOf(asset.name),
      globalAsset: idOf(globalAsset.name),
      run: made.sessionId,
      key: idOf((await post('/v1/keys', { label: SECRET }))['name']),
      trashed,
      element,
      shared: (await post(`/v1/projects/${project}/shares`, {}))['token'] ?? '',
      comment: idOf(
        (await post(`/v1/projects/${project}/screens/${screens[0]?.id ?? ''}/comments`, { text: SECRET }))['name'],
      ),
    },
    send(route, { path = {}, args = {} }, headers) {
      const hasBody = route.method === 'POST' || route.method === 'PATCH';
      const place = route.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
      const query = new URLSearchParams(args as Record<string, string>).toString();
      return house.ask(hasBody ? place : `${place}?${query}`, {
        method: route.method,
        headers,
        ...(hasBody && { body: JSON.stringify(args) }),
      });
    },
    async share(role) {
      if (role === undefined) await post(`/v1/projects/${project}:unshare`, { user: 'grace' });
      else await post(`/v1/projects/${project}:share`, { user: 'grace', role });
    },
    [Symbol.asyncDispose]: () => house[Symbol.asyncDispose](),
  };
}
