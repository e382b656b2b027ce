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
import type { UserId } from '../domain/brand.ts';
import type { Caller } from '../operations/deps.ts';
import { createPreviews } from '../operations/preview-screens.ts';
import { viewMetaOf } from './app-view/app-view.ts';
import { createPictureOf } from './answer-picture.ts';
import { callTool, isToolName, type ToolDeps } from './call-tool.ts';
import { toPatienceMs } from './patience.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { registerPrompts } from './prompts.ts';
import type { Counted } from './read-answerer.ts';
import { registerResources } from './resources.ts';
import { declaresTasks, registerTasks, TASKS_EXTENSION, toTaskHandle } from './tasks.ts';

export interface McpDeps extends Omit<ToolDeps, 'pictureOf'> {
  /** Version of the package. */
  version: string;
  /** What a client is told when it connects. */
  instructions: string;
  /** Whether answers show their screens as pictures. */
  answersWithPictures: boolean;
  /** How long a call of a client may wait for its work, milliseconds; default: `toPatienceMs`. */
  patienceOf?: typeof toPatienceMs;
}

/** What a face knows about a request beside its words. */
export interface Peer {
  caller: Caller;
  /** False: the client takes one JSON body, so nothing may be sent before the result. */
  streams: boolean;
  /** Base of the links in its answers, where it is another than that of the service. */
  publicUrl?: string;
}

/** What only another release changes. */
const SAME_FOR_ALL = { ttlMs: 86_400_000, cacheScope: 'public' } as const;

export interface ServerFactory {
  /** A server for one HTTP request or one stdio connection; cheap, since all that servers share is made once. */
  create: (context: McpRequestContext) => Server;
  /** True while no tool call, no resource and no prompt is being answered. */
  isIdle: () => boolean;
}

export function createServerFactory(given: McpDeps, peerOf: (context: McpRequestContext) => Peer): ServerFactory {
  const pictureOf = given.answersWithPictures ? createPictureOf(createPreviews(given)) : async () => [];
  const house = { ...given, pictureOf };
  const serverInfo = { name: 'tailorbird', title: 'Tailorbird', version: house.version };
  const tools = Object.values(house.tools).map(toListedTool);
  const optionsFor = (resources: { listChanged?: true }) => ({
    capabilities: { tools: {}, resources, prompts: {}, extensions: { [TASKS_EXTENSION]: {} } },
    instructions: house.instructions,
    cacheHints: {
      'tools/list': SAME_FOR_ALL,
      'prompts/list': SAME_FOR_ALL,
      'resources/templates/list': SAME_FOR_ALL,
    },
    jsonSchemaValidator: NO_ELICITATION,
  });
  const options = { modern: optionsFor({}), legacy: optionsFor({ listChanged: true }) };
  const { patienceOf = toPatienceMs } = house;
  let calls = 0;
  /**
   * Who has listed resources, and is told when there are more: some clients read only what they know to be listed. The
   * current revision has subscriptions for it.
   */
  const listers = new Set<UserId>();

  const answerCall = async (
    { server, deps, peer, isLegacy }: Answering,
    name: string,
    args: unknown,
    context: ServerContext,
  ) => {
    if (!isToolName(deps.tools, name)) throw unknownTool(name, Object.keys(deps.tools));
    const { mcpReq, http } = context;
    const isToldChanges = isLegacy && peer.streams && listers.has(peer.caller.userId);
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
    if (isToldChanges && Object.hasOwn(ADDING_TOOLS, name) && answer.isError !== true) {
      // A client that went away hears nothing.
      await mcpReq.notify({ method: 'notifications/resources/list_changed' }).catch(() => undefined);
    }
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
      const deps = peer.publicUrl === undefined ? house : { ...house, publicUrl: peer.publicUrl };
      const server = new Server(serverInfo, options[requestContext.era]);
      server.setRequestHandler('tools/list', () => ({ tools }));
      registerTasks(server, deps, peer.caller);
      registerResources(server, deps, peer.caller, { counted, onListed: () => listers.add(peer.caller.userId) });
      registerPrompts(server, deps, peer.caller, counted);
      const answering = { server, deps, peer, isLegacy: requestContext.era === 'legacy' };
      server.setRequestHandler('tools/call', ({ params }, context) =>
        counted(() => answerCall(answering, params.name, params.arguments, context)),
      );
      return server;
    },
  };
}

/** What a call of a tool is answered with. */
interface Answering {
  server: Server;
  deps: ToolDeps;
  peer: Peer;
  isLegacy: boolean;
}

/** Tools after which more is listed as a resource. */
const ADDING_TOOLS: Readonly<Partial<Record<ToolName, true>>> = {
  create_project: true,
  generate_screen_from_text: true,
  generate_variants: true,
  create_design_system: true,
  create_design_system_from_design_md: true,
};

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

const toListedTool = ({
  name,
  title,
  description,
  inputSchema,
  outputSchema,
  annotations,
}: ToolContract<ToolName>): Tool => ({
  name,
  title,
  description,
  inputSchema: inputSchema as Tool['inputSchema'],
  outputSchema,
  annotations: { ...annotations },
  ...viewMetaOf(name),
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
