/** What a person pastes into the settings of an MCP client to reach this service. */
export interface ClientSettings {
  client: string;
  /** Where it goes. */
  place: string;
  text: string;
}

/** Only the package has its modules as JavaScript. */
const IS_PACKAGE = import.meta.filename.endsWith('.js');
const FROM_REGISTRY = { command: 'npx', args: ['-y', 'tailorbird', 'mcp'] };
const FROM_CLONE = {
  command: 'npm',
  args: ['run', '--silent', '--prefix', 'PATH_OF_THE_CLONE', 'tailorbird', '--', 'mcp'],
};

const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** Settings of the usual clients for an MCP endpoint; `keyed` adds the header that carries a key. */
export function listClientSettings(mcpUrl: string, keyed: boolean): ClientSettings[] {
  const headers = keyed ? { headers: { Authorization: 'Bearer YOUR_KEY' } } : {};
  return [
    {
      client: 'Claude Code',
      place: 'in a terminal',
      text: `claude mcp add --transport http tailorbird ${mcpUrl}${keyed ? ' --header "Authorization: Bearer YOUR_KEY"' : ''}`,
    },
    {
      client: 'Cursor',
      place: '~/.cursor/mcp.json',
      text: json({ mcpServers: { tailorbird: { url: mcpUrl, ...headers } } }),
    },
    {
      client: 'VS Code',
      place: '.vscode/mcp.json',
      text: json({ servers: { tailorbird: { type: 'http', url: mcpUrl, ...headers } } }),
    },
    {
      client: 'Codex',
      place: '~/.codex/config.toml',
      text: `[mcp_servers.tailorbird]\nurl = "${mcpUrl}"${keyed ? '\nbearer_token_env_var = "TAILORBIRD_KEY"' : ''}`,
    },
    {
      client: 'Gemini CLI',
      place: '~/.gemini/settings.json',
      text: json({ mcpServers: { tailorbird: { httpUrl: mcpUrl, ...headers } } }),
    },
    {
      client: 'Any client over stdio',
      place: 'its server list',
      text: json({
        mcpServers: { tailorbird: IS_PACKAGE ? FROM_REGISTRY : FROM_CLONE },
      }),
    },
  ];
}
