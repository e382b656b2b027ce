const SECOND_MS = 1000;

/** Most clients give up on a call after 60 s. */
const DEFAULT_PATIENCE_MS = 50 * SECOND_MS;
const LONG_PATIENCE_MS = 230 * SECOND_MS;

/** Clients that are known to wait for minutes, by the name they introduce themselves with. */
const PATIENT_CLIENTS = ['claude-code', 'codex-mcp-client', 'gemini-cli-mcp-client', 'opencode'];

/** How long a call may wait for its work. `client` is a client's name or a `User-Agent`. */
export const toPatienceMs = (client: string | undefined): number =>
  PATIENT_CLIENTS.some((name) => client?.toLowerCase().startsWith(name)) ? LONG_PATIENCE_MS : DEFAULT_PATIENCE_MS;
