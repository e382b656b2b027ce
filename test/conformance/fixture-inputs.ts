import { randomBytes } from 'node:crypto';
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  inputResponse,
  type CallToolResult,
  type ClientCapabilities,
  type InputRequiredResult,
  type McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

/** What a tool that asks in rounds has learnt so far; signed, so that the client cannot change it. */
const codec = createRequestStateCodec<{ round: number; name?: string }>({ key: randomBytes(32) });
export const verifyState = codec.verify;

type Property = { type: 'string'; description?: string } | { type: 'boolean' };

const ask = (message: string, properties: Record<string, Property>) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
  });
const askForName = (message = 'What is your name?') => ask(message, { name: { type: 'string' } });
const sample = (text: string, maxTokens = 100) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens });

const say = (text: string) => ({ content: [{ type: 'text' as const, text }] });
const answerOf = ({ mcpReq }: ServerContext, key: string) => inputResponse(mcpReq.inputResponses, key);
const contentOf = ({ mcpReq }: ServerContext, key: string) => acceptedContent(mcpReq.inputResponses, key);

function declaredBy({ mcpReq }: ServerContext): ClientCapabilities {
  const envelope = mcpReq.envelope as Partial<Record<string, ClientCapabilities>> | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
}

/** Tools and the prompt that ask the client for something first. */
export function registerInputs(server: McpServer): void {
  const tool = (name: string, answer: (context: ServerContext) => CallToolResult | InputRequiredResult): void =>
    void server.registerTool(name, { description: 'Asks its client for something' }, answer);
  registerRounds(server);

  tool('test_input_required_result_elicitation', (context) => {
    const name = contentOf(context, 'user_name')?.['name'];
    if (typeof name === 'string') return say(`Hello, ${name}!`);
    return inputRequired({ inputRequests: { user_name: askForName() } });
  });
  tool('test_input_required_result_sampling', (context) => {
    const answer = answerOf(context, 'capital_question');
    if (answer.kind === 'sampling') return say(JSON.stringify(answer.result.content));
    return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?') } });
  });
  tool('test_input_required_result_list_roots', (context) => {
    const answer = answerOf(context, 'client_roots');
    if (answer.kind === 'roots') return say(answer.roots.map(({ uri }) => uri).join(' '));
    return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  tool('test_input_required_result_capabilities', (context) => {
    const { sampling, elicitation } = declaredBy(context);
    return inputRequired({
      inputRequests: {
        ...(sampling !== undefined && { greeting: sample('Generate a greeting') }),
        ...(elicitation !== undefined && { user_name: askForName() }),
      },
    });
  });
  tool('test_streaming_elicitation', () => inputRequired({ inputRequests: { user_name: askForName() } }));
  // The library refuses to ask a client for what it has not declared.
  tool('test_missing_capability', () => inputRequired({ inputRequests: { greeting: sample('Generate a greeting') } }));

  server.registerTool(
    'test_sampling',
    { description: 'Asks the model of its client', inputSchema: z.object({ prompt: z.string() }) },
    ({ prompt }, context) => {
      const answer = answerOf(context, 'answer');
      if (answer.kind === 'sampling') return say(`LLM response: ${JSON.stringify(answer.result.content)}`);
      return inputRequired({ inputRequests: { answer: sample(prompt) } });
    },
  );
  server.registerTool(
    'test_elicitation',
    { description: 'Asks the user of its client', inputSchema: z.object({ message: z.string() }) },
    ({ message }, context) => {
      const answer = answerOf(context, 'answer');
      if (answer.kind === 'elicit') return say(`User response: ${JSON.stringify(answer)}`);
      const properties = { username: { type: 'string' }, email: { type: 'string' } } as const;
      return inputRequired({ inputRequests: { answer: ask(message, properties) } });
    },
  );
  for (const [name, properties] of Object.entries(FORMS)) {
    tool(name, (context) => {
      const answer = answerOf(context, 'form');
      if (answer.kind === 'elicit') return say(`Elicitation completed: ${JSON.stringify(answer)}`);
      const requestedSchema = { type: 'object' as const, properties, required: [] };
      return inputRequired({ inputRequests: { form: inputRequired.elicit({ message: 'The form', requestedSchema }) } });
    });
  }
  server.registerPrompt('test_input_required_result_prompt', { description: 'Asks for context' }, (context) => {
    const given = contentOf(context, 'user_context')?.['context'];
    if (typeof given === 'string') {
      return { messages: [{ role: 'user', content: { type: 'text', text: `In the context of ${given}` } }] };
    }
    const question = ask('What context should the prompt use?', { context: { type: 'string' } });
    return inputRequired({ inputRequests: { user_context: question } });
  });
}

/** Tools that keep what they know in the state that goes to the client and back. */
function registerRounds(server: McpServer): void {
  const description = 'Asks its client in rounds';
  const confirm = ask('Please confirm', { ok: { type: 'boolean' } });
  for (const name of ['test_input_required_result_request_state', 'test_input_required_result_tampered_state']) {
    server.registerTool(name, { description }, async (context) => {
      const state = context.mcpReq.requestState<{ round: number }>();
      if (state?.round === 1 && contentOf(context, 'confirm')?.['ok'] === true) return say('state-ok');
      return inputRequired({ inputRequests: { confirm }, requestState: await codec.mint({ round: 1 }) });
    });
  }
  server.registerTool('test_input_required_result_multiple_inputs', { description }, async (context) => {
    const name = contentOf(context, 'user_name')?.['name'];
    const [greeting, roots] = [answerOf(context, 'greeting'), answerOf(context, 'client_roots')];
    if (typeof name === 'string' && greeting.kind === 'sampling' && roots.kind === 'roots') {
      return say(`${JSON.stringify(greeting.result.content)} to ${name} of ${roots.roots.length} roots`);
    }
    return inputRequired({
      inputRequests: {
        user_name: askForName(),
        greeting: sample('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await codec.mint({ round: 1 }),
    });
  });
  server.registerTool('test_input_required_result_multi_round', { description }, async (context) => {
    const state = context.mcpReq.requestState<{ round: number; name?: string }>();
    const name = contentOf(context, 'step1')?.['name'];
    const color = contentOf(context, 'step2')?.['color'];
    if (state?.round === 2 && typeof color === 'string') return say(`${state.name ?? ''} likes ${color}`);
    if (state?.round === 1 && typeof name === 'string') {
      const step2 = ask('Step 2: What is your favorite color?', { color: { type: 'string' } });
      return inputRequired({ inputRequests: { step2 }, requestState: await codec.mint({ round: 2, name }) });
    }
    const step1 = askForName('Step 1: What is your name?');
    return inputRequired({ inputRequests: { step1 }, requestState: await codec.mint({ round: 1 }) });
  });
}

const titled = (names: Record<string, string>) => Object.entries(names).map(([key, title]) => ({ const: key, title }));
const OPTIONS = ['option1', 'option2', 'option3'];

/** Every kind of field that a form may have: with defaults (SEP-1034), and of one or several of a list (SEP-1330). */
const FORMS = {
  test_elicitation_sep1034_defaults: {
    name: { type: 'string', default: 'John Doe' },
    age: { type: 'integer', default: 30 },
    score: { type: 'number', default: 95.5 },
    status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
    verified: { type: 'boolean', default: true },
  },
  test_elicitation_sep1330_enums: {
    untitledSingle: { type: 'string', enum: OPTIONS },
    titledSingle: {
      type: 'string',
      oneOf: titled({ value1: 'First Option', value2: 'Second Option', value3: 'Third Option' }),
    },
    legacyEnum: {
      type: 'string',
      enum: ['opt1', 'opt2', 'opt3'],
      enumNames: ['Option One', 'Option Two', 'Option Three'],
    },
    untitledMulti: { type: 'array', items: { type: 'string', enum: OPTIONS } },
    titledMulti: {
      type: 'array',
      items: { anyOf: titled({ value1: 'First Choice', value2: 'Second Choice', value3: 'Third Choice' }) },
    },
  },
} as const;
