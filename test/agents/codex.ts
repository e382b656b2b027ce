import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AgentCli, ServiceReach } from './agent-cli.ts';
import { collectText, toEvents, type Protocol } from './scripted-model.ts';

interface Item {
  type?: string;
  output?: unknown;
}

/** The Responses API of OpenAI, streamed. */
const RESPONSES: Protocol = {
  readTurn(url, body) {
    if (!url.endsWith('/responses')) return undefined;
    const tools = ((body['tools'] ?? []) as { name?: string; tools?: { name: string }[] }[]).flatMap(
      ({ name, tools: inner }) => inner?.map((tool) => tool.name) ?? (name === undefined ? [] : [name]),
    );
    const results = (body['input'] as Item[])
      .filter(({ type }) => type === 'function_call_output')
      .map(({ output }) => collectText(output));
    return { body: JSON.stringify(body), tools, results };
  },
  writeSaying(saying) {
    const id = Math.random().toString(36).slice(2);
    const item =
      'call' in saying
        ? {
            type: 'function_call',
            id: `fc_${id}`,
            call_id: `call_${id}`,
            name: saying.call,
            ...(saying.namespace !== undefined && { namespace: saying.namespace }),
            arguments: JSON.stringify(saying.args),
          }
        : {
            type: 'message',
            id: `msg_${id}`,
            role: 'assistant',
            content: [{ type: 'output_text', text: saying.words, annotations: [] }],
          };
    const usage = {
      input_tokens: 1,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: 1,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: 2,
    };
    const events = [
      { type: 'response.created', response: { id: `resp_${id}` } },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { id: `resp_${id}`, output: [item], usage } },
    ];
    return { contentType: 'text/event-stream', text: toEvents(events, true) };
  },
};

export const CODEX: AgentCli = {
  name: 'codex',
  package: '@openai/codex',
  version: '0.171.0',
  protocol: RESPONSES,
  rules: '## UI screens with Tailorbird',
  showsPictures: false,
  toCall: (tool, args) => ({ call: tool, namespace: 'mcp__tailorbird', args }),
  toRead: (uri) => ({ call: 'read_mcp_resource', args: { server: 'tailorbird', uri } }),
  async prepare({ modules, home, project, reach, modelUrl, task }) {
    const settings = path.join(home, '.codex');
    await mkdir(settings, { recursive: true });
    await writeFile(
      path.join(settings, 'config.toml'),
      `model = "scripted"
model_provider = "scripted"
[model_providers.scripted]
name = "Scripted"
base_url = "${modelUrl}/v1"
wire_api = "responses"
env_key = "SCRIPTED_KEY"
request_max_retries = 0
stream_max_retries = 0
[mcp_servers.tailorbird]
${toToml(reach)}
`,
    );
    return {
      command: path.join(modules, '.bin/codex'),
      args: ['exec', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox', task],
      cwd: project,
      env: { CODEX_HOME: settings, SCRIPTED_KEY: 'scripted' },
    };
  },
};

/** The keys of one server in its settings. */
function toToml(reach: ServiceReach): string {
  if ('url' in reach) return `url = ${JSON.stringify(reach.url)}`;
  const env = Object.entries(reach.env).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  return [
    `command = ${JSON.stringify(reach.command)}`,
    `args = ${JSON.stringify(reach.args)}`,
    `env = { ${env.join(', ')} }`,
  ].join('\n');
}
