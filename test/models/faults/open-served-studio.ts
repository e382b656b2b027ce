import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openModelServer, type Asked, type ModelServer } from '../model-server.ts';
import { toModelEnvironment } from '../provider-variables.ts';
import { kindOf, type QuestionKind } from '../studio.ts';

/** A screen as a client of the service has it. */
export interface SeenScreen {
  id: string;
  title: string;
  html: string;
  status: string;
  statusMessage: string;
  generatedBy: string;
  theme: Record<string, string>;
}

/** One project of a served product whose model is a script. */
export interface Trial {
  server: ModelServer;
  /** Answers the first screen; of a call that failed, the screen that it left. */
  generate(prompt: string, input?: object): Promise<SeenScreen>;
  edit(screenId: string, prompt: string): Promise<SeenScreen>;
  vary(screenId: string, prompt: string, variantOptions: object): Promise<SeenScreen>;
  asked(kind: QuestionKind): Asked[];
}

interface ServedStudio extends AsyncDisposable {
  begin(): Promise<Trial>;
}

interface Design {
  screens?: Listed[];
}
interface Listed {
  id: string;
  title: string;
  generatedBy: string;
  theme?: Record<string, string>;
  htmlCode?: { downloadUrl: string };
  screenMetadata: { status: string; statusMessage: string };
}

const LISTENING = /Tailorbird is at (http:\S+)/;
const LONGEST_MS = 240_000;

/** Serves the product of a checkout, this one or an earlier one, and connects to it as clients do. */
export async function openServedStudio(checkout: string): Promise<ServedStudio> {
  const server = await openModelServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'tailorbird-faults-'));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/main.js', 'serve', '--port', '0'],
    {
      cwd: checkout,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        TMPDIR: folder,
        TAILORBIRD_BROWSER: 'none',
        TAILORBIRD_DATA: folder,
        ...toModelEnvironment('compatible', server),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let heard = '';
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      heard += words;
      const found = LISTENING.exec(heard)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => {
      reject(new Error(`${checkout} does not serve: ${heard}`));
    });
  });
  const client = new Client({ name: 'claude-code', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  const call = async (name: string, args: object): Promise<Record<string, unknown>> => {
    const { structuredContent } = await client.callTool({ name, arguments: { ...args } }, { timeout: LONGEST_MS });
    return (structuredContent ?? {}) as Record<string, unknown>;
  };
  const see = async ({ htmlCode, screenMetadata, theme, ...screen }: Listed): Promise<SeenScreen> => ({
    ...screen,
    ...screenMetadata,
    theme: theme ?? {},
    html: htmlCode === undefined ? '' : await (await fetch(htmlCode.downloadUrl)).text(),
  });
  const firstOf = (output: Record<string, unknown>): Listed | undefined =>
    ((output['output_components'] ?? []) as { design?: Design }[]).flatMap(({ design }) => design?.screens ?? [])[0];
  return {
    async begin() {
      const { name } = (await call('create_project', { title: 'Trial' })) as { name: string };
      const projectId = name.replace('projects/', '');
      server.asked.length = 0;
      const made = async (tool: string, args: object): Promise<SeenScreen> => {
        const output = await call(tool, { projectId, modelId: 'MODEL_3_PRO', ...args });
        const { screens = [] } = (await call('list_screens', { projectId })) as Design;
        const screen = firstOf(output) ?? screens.at(-1);
        if (screen === undefined) throw new Error(`${tool} left no screen`);
        return see(
          (await call('get_screen', { name: `projects/${projectId}/screens/${screen.id}` })) as unknown as Listed,
        );
      };
      return {
        server,
        generate: (prompt, input = {}) => made('generate_screen_from_text', { prompt, ...input }),
        edit: (id, prompt) => made('edit_screens', { selectedScreenIds: [id], prompt }),
        vary: (id, prompt, variantOptions) =>
          made('generate_variants', { selectedScreenIds: [id], prompt, variantOptions }),
        asked: (kind) => server.asked.filter((one) => kindOf(one) === kind),
      };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await server[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
