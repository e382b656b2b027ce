import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './open-test-house.ts';

const TITLE = `<script>alert("title")</script> & <img src=x onerror='alert(1)'>`;

describe('the page at /', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  it('says how to begin while nothing is made', async () => {
    const { status, text, headers } = await house.ask('/');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(text).toContain('Nothing made yet');
    expect(text).toContain(`claude mcp add --transport http tailorbird ${house.address}/mcp`);
    expect(text).not.toContain('YOUR_KEY');
  });

  it('lists the projects, last touched first, with pictures that open the documents', async () => {
    const first = await house.call('create_project', { title: TITLE });
    const second = await house.call('create_project', { title: 'Later' });
    const args = { projectId: first.name, prompt: 'A login screen for a bank', deviceType: 'MOBILE' };
    const { outputComponents } = await house.call('generate_screen_from_text', args);
    const [screen] = outputComponents.flatMap(({ design }) => design?.screens ?? []);

    const page = await house.ask('/');
    const tree = fromHtml(page.text);
    expect(selectAll('script, img[onerror]', tree)).toEqual([]);
    expect(page.text).toContain('&lt;script&gt;alert(&quot;title&quot;)&lt;/script&gt; &amp; &lt;img src=x onerror=');
    expect(page.text.indexOf(first.name)).toBeLessThan(page.text.indexOf(second.name));
    expect(page.text).toContain('2 projects, last touched first.');

    const [link] = selectAll('.screens a', tree);
    const [picture] = selectAll('.screens a img', tree);
    expect(`${house.address}/${String(link?.properties['href'])}`).toBe(screen?.htmlCode?.downloadUrl);
    expect(`${house.address}/${String(picture?.properties['src'])}`).toBe(`${screen?.screenshot?.downloadUrl}=w720`);
    expect(await house.ask(`/${String(picture?.properties['src'])}`)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
    });
  });

  it('refers to nothing outside', async () => {
    const tree = fromHtml((await house.ask('/')).text);
    const references = ['src', 'href', 'action'].flatMap((name) =>
      selectAll(`[${name}]`, tree).map(({ properties }) => String(properties[name])),
    );
    expect(references.length).toBeGreaterThan(1);
    expect(references.filter((reference) => !reference.startsWith('files/'))).toEqual([]);
  });
});

it('names the public address and the key where one is needed', async () => {
  const environment = { TAILORBIRD_TOKENS: 'ada:ada-1', TAILORBIRD_PUBLIC_URL: 'https://designs.example' };
  await using house = await openTestHouse({ environment });
  const { text } = await house.ask('/', { headers: { 'x-goog-api-key': 'ada-1' } });
  expect(text).toContain('https://designs.example/mcp --header &quot;Authorization: Bearer YOUR_KEY&quot;');
  expect(text).not.toContain('ada-1');
});
