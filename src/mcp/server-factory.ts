import {
  CLIENT_INFO_META_KEY,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type McpRequestContext,
  type Implementation,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import type { ToolContract } from '../contract/define-tool.ts';
import type { ToolName } from '../contract/define-tools.ts';
import type { Caller } from '../operations/deps.ts';
import { callTool, isToolName, type ToolDeps } from './call-tool.ts';
import { toPatienceMs } from './patience.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { registerResources, type Counted } from './resources.ts';
import { declaresTasks, registerTasks, TASKS_EXTENSION, toTaskHandle } from './tasks.ts';

export interface McpDeps extends ToolDeps {
  /** Version of the package. */
  version: string;
  /** How long a call of a client may wait for its work, milliseconds; default: `toPatienceMs`. */
  patienceOf?: typeof toPatienceMs;
}

/** What a face knows about a request beside its words. */
export interface Peer {
  caller: Caller;
  /** False: the client takes one JSON body, so nothing may be sent before the result. */
  streams: boolean;
}

const INSTRUCTIONS =
  'Tailorbird designs UI screens. Create a project, generate a screen from a prompt, look at its screenshot, then edit ' +
  'it or make variants. One design system keeps the screens of a project consistent; it can be read as DESIGN.md, DTCG tokens, CSS and ' +
  'Tailwind theme through resources. Files are at their downloadUrl.';

/** What only another release changes. */
const SAME_FOR_ALL = { ttlMs: 86_400_000, cacheScope: 'public' } as const;

export interface ServerFactory {
  /** A server for one HTTP request or one stdio connection; cheap, since all that servers share is made once. */
  create: (context: McpRequestContext) => Server;
  /** True while no tool call and no resource is being answered. */
  isIdle: () => boolean;
}

export function createServerFactory(deps: McpDeps, peerOf: (context: McpRequestContext) => Peer): ServerFactory {
  const serverInfo = { name: 'tailorbird', title: 'Tailorbird', version: deps.version };
  const tools = Object.values(deps.tools).map(toListedTool);
  const options = {
    capabilities: { tools: {}, resources: {}, extensions: { [TASKS_EXTENSION]: {} } },
    instructions: INSTRUCTIONS,
    cacheHints: { 'tools/list': SAME_FOR_ALL, 'resources/templates/list': SAME_FOR_ALL },
    jsonSchemaValidator: NO_ELICITATION,
  };
  const { patienceOf = toPatienceMs } = deps;
  let calls = 0;

  const answerCall = async (server: Server, peer: Peer, name: string, args: unknown, context: ServerContext) => {
    if (!isToolName(deps.tools, name)) throw unknownTool(name, Object.keys(deps.tools));
    const { mcpReq, http } = context;
    using reporter = createProgressReporter(peer.streams ? mcpReq : { notify: mcpReq.notify });
    const asTask = Object.hasOwn(RUN_TOOLS, name) && declaresTasks(mcpReq);
    const callContext = {
      caller: peer.caller,
      signal: mcpReq.signal,
      progress: (message: string) => reporter.say(message),
      patienceMs: asTask ? 0 : patienceOf(clientNameOf(server, mcpReq, http)),
      links: knowsLinks(server, http),
    };
    const answer = await callTool(deps, name, args, callContext);
    return asTask ? toTaskHandle(deps, answer, callContext) : answer;
  };

  /** Answers that are still being made when the input ends are waited for. */
  const counted: Counted = async (work) => {
    calls += 1;
    try {
      return await work();
    } finally {
      calls -= 1;
    }
  };

  return {
    isIdle: () => calls === 0,
    create(requestContext) {
      const peer = peerOf(requestContext);
      const server = new Server(serverInfo, options);
      server.setRequestHandler('tools/list', () => ({ tools }));
      registerTasks(server, deps, peer.caller);
      registerResources(server, deps, peer.caller, counted);
      server.setRequestHandler('tools/call', ({ params }, context) =>
        counted(() => answerCall(server, peer, params.name, params.arguments, context)),
      );
      return server;
    },
  };
}

/** Tools whose work is a run, which can be followed as a task. */
const RUN_TOOLS: Readonly<Partial<Record<ToolName, true>>> = {
  generate_screen_from_text: true,
  edit_screens: true,
  generate_variants: true,
  apply_design_system: true,
};

/** The SDK would build a validator per server for a feature that is not used here. */
const NO_ELICITATION = {
  getValidator(): never {
    throw new Error('this service asks its clients for nothing');
  },
};

const toListedTool = ({ name, title, description, inputSchema, outputSchema, annotations }: ToolContract): Tool => ({
  name,
  title,
  description,
  inputSchema: inputSchema as Tool['inputSchema'],
  outputSchema,
  annotations: { ...annotations },
});

const unknownTool = (name: string, known: readonly string[]): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown tool: ${name.slice(0, 64)}. There are: ${known.join(', ')}`,
  );

/** 2026-07-28 names the client on each request, a stdio connection at its start, older HTTP only in `User-Agent`. */
function clientNameOf(
  server: Server,
  { envelope }: ServerContext['mcpReq'],
  http: ServerContext['http'],
): string | undefined {
  const introduced = (envelope as Partial<Record<string, Implementation>> | undefined)?.[CLIENT_INFO_META_KEY];
  return introduced?.name ?? server.getClientVersion()?.name ?? http?.req?.headers.get('user-agent') ?? undefined;
}

/** The first revision whose results may carry resource links. */
const FIRST_WITH_LINKS = '2025-06-18';

/** Revisions are dates, so they compare as text; a client that names none is taken as current. */
function knowsLinks(server: Server, http: ServerContext['http']): boolean {
  const revision = http?.req?.headers.get('mcp-protocol-version') ?? server.getNegotiatedProtocolVersion();
  return revision === undefined || revision >= FIRST_WITH_LINKS;
}
