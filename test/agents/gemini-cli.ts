import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AgentCli } from './agent-cli.ts';
import { collectText, toEvents, type Protocol } from './scripted-model.ts';

interface Part {
  functionResponse?: { response: unknown };
}

/** The Gemini API of Google, streamed. */
const GENERATE_CONTENT: Protocol = {
  readTurn(url, body) {
    const tools = ((body['tools'] ?? []) as { functionDeclarations?: { name: string }[] }[]).flatMap(
      ({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name),
    );
    if (!url.includes(':streamGenerateContent') || tools.length === 0) return undefined;
    const parts = (body['contents'] as { parts: Part[] }[]).flatMap((content) => content.parts);
    const results = parts.flatMap(({ functionResponse }) =>
      functionResponse === undefined ? [] : [collectText(functionResponse.response)],
    );
    return { body: JSON.stringify(body), tools, results };
  },
  writeSaying(saying) {
    const part = 'call' in saying ? { functionCall: { name: saying.call, args: saying.args } } : { text: saying.words };
    const candidate = { content: { role: 'model', parts: [part] }, finishReason: 'STOP', index: 0 };
    const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 };
    return { contentType: 'text/event-stream', text: toEvents([{ candidates: [candidate], usageMetadata }], false) };
  },
};

export const GEMINI_CLI: AgentCli = {
  name: 'gemini-cli',
  package: '@google/gemini-cli',
  version: '0.61.0',
  protocol: GENERATE_CONTENT,
  rules: '## UI screens with Tailorbird',
  showsPictures: true,
  toCall: (tool, args) => ({ call: `mcp_tailorbird_${tool}`, args }),
  toRead: (uri) => ({ call: 'read_mcp_resource', args: { uri } }),
  async prepare({ modules, home, project, reach, modelUrl, task }) {
    const settings = path.join(home, '.gemini');
    await mkdir(settings, { recursive: true });
    await writeFile(
      path.join(settings, 'settings.json'),
      JSON.stringify({
        mcpServers: { tailorbird: { ...('url' in reach ? { httpUrl: reach.url } : reach), trust: true } },
        security: { auth: { selectedType: 'gemini-api-key' } },
        privacy: { usageStatisticsEnabled: false },
        general: { enableAutoUpdate: false },
      }),
    );
    const starter = path.join(modules, '@google/gemini-cli/bundle/gemini.js');
    return {
      command: process.execPath,
      args: [starter, '-p', task, '--yolo', '--skip-trust', '-m', 'gemini-2.5-pro'],
      cwd: project,
      env: { GEMINI_API_KEY: 'scripted', GOOGLE_GEMINI_BASE_URL: modelUrl },
    };
  },
};
