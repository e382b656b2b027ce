import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AgentCli } from './agent-cli.ts';
import { collectText, toEvents, type Protocol } from './scripted-model.ts';

interface Block {
  type: string;
  content?: unknown;
}

/** The Messages API of Anthropic, streamed. */
const MESSAGES: Protocol = {
  readTurn(url, body) {
    const tools = ((body['tools'] ?? []) as { name: string }[]).map(({ name }) => name);
    if (!url.startsWith('/v1/messages?') || tools.length === 0) return undefined;
    const blocks = (body['messages'] as { content: string | Block[] }[]).flatMap(({ content }) =>
      typeof content === 'string' ? [] : content,
    );
    const results = blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => collectText(content));
    return { body: JSON.stringify(body), tools, results };
  },
  writeSaying(saying) {
    const usage = { input_tokens: 1, output_tokens: 1 };
    const message = { id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'scripted', usage };
    const isCall = 'call' in saying;
    const block = isCall
      ? { type: 'tool_use', id: `toolu_${Math.random().toString(36).slice(2)}`, name: saying.call, input: {} }
      : { type: 'text', text: '' };
    const delta = isCall
      ? { type: 'input_json_delta', partial_json: JSON.stringify(saying.args) }
      : { type: 'text_delta', text: saying.words };
    const events = [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: block },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: isCall ? 'tool_use' : 'end_turn' }, usage },
      { type: 'message_stop' },
    ];
    return { contentType: 'text/event-stream', text: toEvents(events, true) };
  },
};

export const CLAUDE_CODE: AgentCli = {
  name: 'claude-code',
  package: '@anthropic-ai/claude-code',
  version: '2.1.332',
  protocol: MESSAGES,
  rules: 'Designs UI screens with the Tailorbird MCP tools, drawn by you.',
  showsPictures: true,
  toCall: (tool, args) => ({ call: `mcp__tailorbird__${tool}`, args }),
  toRead: (uri) => ({ call: 'ReadMcpResourceTool', args: { server: 'tailorbird', uri } }),
  async prepare({ modules, home, project, reach, modelUrl, task }) {
    const config = path.join(home, 'mcp.json');
    const tailorbird = { type: 'url' in reach ? 'http' : 'stdio', ...reach };
    await writeFile(config, JSON.stringify({ mcpServers: { tailorbird } }));
    const allowed = 'mcp__tailorbird,ReadMcpResourceTool,ListMcpResourcesTool,Read,Skill';
    return {
      // The package's own starter needs an install script, which is not run here.
      command: path.join(modules, `@anthropic-ai/claude-code-${process.platform}-${process.arch}/claude`),
      args: ['-p', task, '--mcp-config', config, '--strict-mcp-config', '--allowedTools', allowed],
      cwd: project,
      env: {
        ANTHROPIC_BASE_URL: modelUrl,
        ANTHROPIC_API_KEY: 'scripted',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        // All tools at once: a script does not search for them.
        ENABLE_TOOL_SEARCH: 'false',
      },
    };
  },
};
