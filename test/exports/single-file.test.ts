import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { House } from '../../src/cli/house.ts';
import type { DrawnDevice } from '../../src/domain/designer.ts';
import { writeSvelte } from '../../src/exports/svelte/write-svelte.ts';
import { writeVue } from '../../src/exports/vue/write-vue.ts';
import { openHouse } from '../../src/open-house.ts';
import { TEST_ENGINES } from '../../src/render/fixtures/test-engines.ts';
import type { RenderEngine } from '../../src/render/render-engine.ts';
import { buildExport, checkTypes, compareLooks, photographAs } from './build-export.ts';
import { openScreenBrowser } from './open-screen-browser.ts';

const FORMS = [
  ['vue', writeVue],
  ['svelte', writeSvelte],
] as const;
const SCREENS: readonly [string, DrawnDevice][] = [
  ['Sales dashboard of a coffee roastery with figures, a table of orders and a revenue chart', 'DESKTOP'],
  ['Checkout with address, delivery choices, a note and an order summary', 'MOBILE'],
];

/** What markup of each framework could take for its own, or lose. */
const AWKWARD = `<main class="flex flex-col gap-4 p-4">
<p>Write {{ name }} or {% if %} &amp; &lt;b&gt; — {one} "quoted" it's</p>
<p>Before <strong>bold</strong> <em>slanted</em>, <a href="#x">a link</a>after, <span> spaced </span>end</p>
<pre>  two
    four  spaces {a: {b: 1}}</pre>
<p class="whitespace-pre-line">one
two</p>
<ul class="[&>li]:p-4 [&_b]:text-primary"><li class="[&:nth-child(1)]:bg-primary" title="1 &amp;lt; 2 & 3">First <b>one</b></li><li>Second</li></ul>
<label>Note <textarea rows="3">First {line}
second</textarea></label>
<select><option>One</option><option selected>Two</option></select>
<label><input type="checkbox" checked> Keep me <input value="a &quot;b&quot; {c}"></label>
<ul><li><span title="a {b}">First</span> <b>1</b></li><li><span title="c">Second</span> <b>2</b></li><li><span title="d">Third {x}</span> <b>3</b></li></ul>
</main>`;

/** Exports of screens that the service drew, compiled by each framework's own compiler and looked at beside their screenshots. */
describe.each(FORMS)('a screen as components of %s', (form, write) => {
  let folder: string;
  let house: House;
  let browser: Browser;
  let engine: RenderEngine;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), `tailorbird-${form}-`));
    house = await openHouse(readConfig({ data: folder }, { TAILORBIRD_BROWSER: 'none' }), {
      onNotice: () => undefined,
    });
    browser = await openScreenBrowser();
    engine = await TEST_ENGINES.chromium();
  });
  afterAll(async () => {
    await engine.close();
    await browser.close();
    await house.close();
    await rm(folder, { recursive: true, force: true });
  });

  const draw = async (prompt: string, device: DrawnDevice, body?: string): Promise<string> => {
    const { drawing } = house.deps;
    const { designer } = drawing.designers.pick(undefined);
    const request = { prompt, device, seed: prompt, now: new Date('2026-03-04T10:00:00Z') };
    const page = await designer.design(request, { signal: AbortSignal.timeout(60_000), progress: () => undefined });
    return (await drawing.finish(body ?? page.body, page)).html;
  };
  /** How far the built page is from the screenshot of the document, and that screenshot. */
  const compare = async (html: string, device: DrawnDevice): Promise<{ apart: number; look: Buffer }> => {
    await using built = await buildExport(write({ title: 'Screen', html }), checkScripts);
    const { png } = await engine.render({ html, device, signal: AbortSignal.timeout(60_000) });
    const look = Buffer.from(png);
    return { apart: await compareLooks(look, await photographAs(browser, built, { png, device })), look };
  };

  it('builds, and looks as the screenshot does in the window of the screenshot', { timeout: 240_000 }, async () => {
    const looks: Buffer[] = [];
    for (const [prompt, device] of SCREENS) {
      const { apart, look } = await compare(await draw(prompt, device), device);
      expect(apart, prompt).toBeLessThan(0.002);
      looks.push(look);
    }
    const [first, second] = looks;
    if (first === undefined || second === undefined) throw new Error('nothing was drawn');
    expect(await compareLooks(first, second)).toBeGreaterThan(0.1);
  });

  it('keeps braces, entities, spaces and what stands in fields', { timeout: 240_000 }, async () => {
    const { apart } = await compare(await draw('A note', 'MOBILE', AWKWARD), 'MOBILE');
    expect(apart).toBeLessThan(0.002);
  });

  it('tells what repeats as data, and has a file for each section and drawing', async () => {
    const [prompt, device] = SCREENS[0] ?? ['', 'DESKTOP'];
    const files = write({ title: prompt, html: await draw(prompt, device) });
    const paths = files.map((file) => file.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((file) => file.startsWith('src/sections/')).length).toBeGreaterThan(2);
    const code = files.map(({ bytes }) => Buffer.from(bytes).toString('utf8')).join('\n');
    expect(code).toMatch(/const \w+: \w+Data\[\] = \[/);
    expect(code).toMatch(form === 'vue' ? /v-for="\(item, index\) in \w+"/ : /\{#each \w+ as item\}/);
    expect(code).not.toMatch(/data-id|data-picture="[^"]|v-html|\{@html/);
  });

  /** The frameworks' own checkers need a compiler that can be called as a library: types of the scripts are checked alone. */
  async function checkScripts(built: string): Promise<void> {
    const files = await readdir(path.join(built, 'src'), { recursive: true });
    const check = path.join(built, 'scripts');
    await mkdir(check);
    for (const [index, file] of files.filter((name) => name.endsWith(`.${form}`)).entries()) {
      const text = await readFile(path.join(built, 'src', file), 'utf8');
      const [, script] = /<script[^>]*>([^]*?)<\/script>/.exec(text) ?? [];
      if (script !== undefined) await writeFile(path.join(check, `script-${index}.ts`), `${script}\nexport {};\n`);
    }
    const shim = `declare module '*.${form}' {\n  import type { Component } from '${form}';\n  const component: Component;\n  export default component;\n}\n`;
    await writeFile(path.join(check, 'shim.d.ts'), `${shim}declare function $props(): Record<string, unknown>;\n`);
    const options = {
      ...readOptions(await readFile(path.join(built, 'tsconfig.json'), 'utf8')),
      noUnusedLocals: false,
    };
    await writeFile(path.join(check, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }));
    await checkTypes(check);
    await rm(check, { recursive: true });
  }
});

const readOptions = (text: string): object => (JSON.parse(text) as { compilerOptions: object }).compilerOptions;
