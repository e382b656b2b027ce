import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { LeanWireScreen } from '../contract/shapes/screen.ts';
import type { ListedWireProject } from '../contract/shapes/project.ts';
import { parseProjectId } from '../domain/resource-name.ts';
import type { Deps } from '../operations/deps.ts';
import { listProjects } from '../operations/list-projects.ts';
import { listScreens } from '../operations/list-screens.ts';
import { toCallContext } from './call-context.ts';
import { listClientSettings } from './client-settings.ts';
import type { Admitted } from './create-app.ts';
import { PAGE_STYLE } from './page-style.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const PROJECTS_SHOWN = 30;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The plain page at `/`: the projects with the pictures of their screens, and how to connect a client, `keyed` with
 * a key.
 */
export function createProjectsPage(deps: Deps, keyed: boolean): Hono<Admitted> {
  return new Hono<Admitted>().get('/', async (context) => {
    const call = toCallContext(context);
    const { projects } = await listProjects(deps, {}, call);
    const shown = projects.slice(0, PROJECTS_SHOWN);
    const screens = await Promise.all(
      shown.map(
        async (project) => (await listScreens(deps, { projectId: parseProjectId(project.name, 'name') }, call)).screens,
      ),
    );
    context.header('Content-Security-Policy', POLICY);
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(
      drawPage(
        shown.map((project, index) => drawProject(project, screens[index] ?? [])),
        projects.length,
        listClientSettings(`${context.var.publicUrl}/mcp`, keyed).map(
          ({ client, place, text }) =>
            html`<details>
              <summary>${client} <small>${place}</small></summary>
              <pre tabindex="0"><code>${text}</code></pre>
            </details>`,
        ),
      ),
    );
  });
}

const drawPage = (projects: Html[], count: number, settings: Html[]): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tailorbird</title>
        <style>
          ${PAGE_STYLE}
        </style>
      </head>
      <body>
        <header>
          <h1>Tailorbird</h1>
          <p>
            ${count === 0 ? 'Nothing made yet. Connect a client below and ask it for a screen.' : `${count} ${count === 1 ? 'project' : 'projects'}, last touched first.`}
          </p>
        </header>
        <main>
          ${projects}
          <section aria-labelledby="connect">
            <h2 id="connect">Connect an MCP client</h2>
            <p>
              Paste one of these, then say: “Create a project and generate a habit tracker home screen for runners.”
            </p>
            ${settings}
          </section>
        </main>
      </body>
    </html>`;

const drawProject = (project: ListedWireProject, screens: readonly LeanWireScreen[]): Html =>
  html`<section>
    <h2>${project.title}</h2>
    <p class="note">${project.name} · ${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}</p>
    <ul class="screens">
      ${screens.map((screen) => html`<li class="${screen.deviceType === 'MOBILE' ? 'phone' : 'page'}">${drawScreen(screen)}</li>`)}
    </ul>
  </section>`;

/** The picture opens the document; a screen that has none says why. */
function drawScreen(screen: LeanWireScreen): Html {
  const { screenshot, htmlCode, title, screenMetadata } = screen;
  if (screenshot === undefined)
    return html`<p class="pending">
      ${title}<br /><small>${screenMetadata.status} ${screenMetadata.statusMessage}</small>
    </p>`;
  const picture = html`<img src="${toPath(screenshot.downloadUrl)}=w720" alt="" loading="lazy" /><span>${title}</span>`;
  return htmlCode === undefined
    ? html`<a href="${toPath(screenshot.downloadUrl)}">${picture}</a>`
    : html`<a href="${toPath(htmlCode.downloadUrl)}">${picture}</a>`;
}

/** Files beside this page, whatever the public address is and whichever path a proxy serves the page at. */
const toPath = (url: string): string => `files/${url.split('/').at(-1) ?? ''}`;
