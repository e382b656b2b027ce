import type { ModelProvider } from '../../src/domain/model-setting.ts';

/** How an answer ends: whole, cut at the limit of tokens, or refused. */
export type Ending = 'stop' | 'length' | 'refusal';

export interface WireAnswer {
  text: string;
  ending: Ending;
  model: string;
  /** Whether the text is the input of a forced tool, which is how Anthropic's older models answer in a form. */
  isTool: boolean;
}

/** One provider's protocol, as its public reference has it. */
export interface WireShape {
  /** Where the API hangs under the base URL, and whether that asks for a stream. */
  isStream(path: string, body: Record<string, unknown>): boolean;
  /** What the system is told and what is asked, in one text each. */
  readQuestion(body: Record<string, unknown>): { instructions: string; prompt: string };
  readModel(path: string, body: Record<string, unknown>): string;
  readKey(headers: Readonly<Record<string, string | string[] | undefined>>): string;
  /** Lines of a server-sent stream before, for each piece, and after the text. */
  begin(answer: WireAnswer): string[];
  piece(answer: WireAnswer, text: string): string[];
  end(answer: WireAnswer): string[];
  whole(answer: WireAnswer): object;
  /** An error as the provider writes it. */
  fault(status: number, words: string): object;
}

export const USAGE = { input: 1_200, output: 340 } as const;
const TIME = 1_790_000_000;

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const event = (value: { type: string } & Record<string, unknown>): string => `event: ${value.type}\n${data(value)}`;
const bearer: WireShape['readKey'] = ({ authorization }) => String(authorization ?? '').replace(/^Bearer /, '');
const modelOf = (_: string, { model }: Record<string, unknown>): string => String(model);

/** Text of a message's content, whether it is a string or parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((part: { text?: string }) => part.text ?? '').join('');
}

function readMessages(messages: unknown): { instructions: string; prompt: string } {
  const list = (messages ?? []) as { role: string; content: unknown }[];
  const of = (isSystem: boolean): string =>
    list
      .filter(({ role }) => /system|developer/.test(role) === isSystem)
      .map(({ content }) => textOf(content))
      .join('\n');
  return { instructions: of(true), prompt: of(false) };
}

const CHAT_REASON = { stop: 'stop', length: 'length', refusal: 'content_filter' } as const;
const CHAT_USAGE = {
  prompt_tokens: USAGE.input,
  completion_tokens: USAGE.output,
  total_tokens: USAGE.input + USAGE.output,
};

/** OpenAI's chat completions, which local endpoints speak too. */
const chatCompletions: WireShape = {
  isStream: (_, { stream }) => stream === true,
  readQuestion: ({ messages }) => readMessages(messages),
  readModel: modelOf,
  readKey: bearer,
  begin: ({ model }) => [toChunk(model, { role: 'assistant', content: '' }, null)],
  piece: ({ model }, text) => [toChunk(model, { content: text }, null)],
  end: ({ model, ending }) => [
    toChunk(model, {}, CHAT_REASON[ending]),
    data({ id: 'c1', object: 'chat.completion.chunk', created: TIME, model, choices: [], usage: CHAT_USAGE }),
    'data: [DONE]\n\n',
  ],
  whole: ({ model, text, ending }) => ({
    id: 'c1',
    object: 'chat.completion',
    created: TIME,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: CHAT_REASON[ending] }],
    usage: CHAT_USAGE,
  }),
  fault: (_, message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
};

const toChunk = (model: string, delta: object, reason: string | null): string =>
  data({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: TIME,
    model,
    choices: [{ index: 0, delta, finish_reason: reason }],
  });

const RESPONSE_USAGE = { input_tokens: USAGE.input, output_tokens: USAGE.output };
const incompleteOf = (ending: Ending) =>
  ending === 'stop' ? null : { reason: ending === 'length' ? 'max_output_tokens' : 'content_filter' };

/** OpenAI's responses. */
const responses: WireShape = {
  isStream: (_, { stream }) => stream === true,
  readQuestion: ({ input }) => readMessages(input),
  readModel: modelOf,
  readKey: bearer,
  begin: ({ model }) => [
    event({ type: 'response.created', response: { id: 'r1', created_at: TIME, model } }),
    event({
      type: 'response.output_item.added',
      output_index: 0,
      item: { type: 'message', id: 'm1', role: 'assistant', status: 'in_progress', content: [] },
    }),
  ],
  piece: (_, text) => [
    event({ type: 'response.output_text.delta', item_id: 'm1', output_index: 0, content_index: 0, delta: text }),
  ],
  end: ({ text, ending }) => [
    event({
      type: 'response.output_item.done',
      output_index: 0,
      item: {
        type: 'message',
        id: 'm1',
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    }),
    event({
      type: ending === 'stop' ? 'response.completed' : 'response.incomplete',
      response: { incomplete_details: incompleteOf(ending), usage: RESPONSE_USAGE },
    }),
  ],
  whole: ({ model, text, ending }) => ({
    id: 'r1',
    object: 'response',
    created_at: TIME,
    model,
    output: [
      { type: 'message', id: 'm1', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
    ],
    incomplete_details: incompleteOf(ending),
    usage: RESPONSE_USAGE,
  }),
  fault: (_, message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
};

const ANTHROPIC_REASON = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' } as const;
const reasonOf = ({ ending, isTool }: WireAnswer): string =>
  ending === 'stop' && isTool ? 'tool_use' : ANTHROPIC_REASON[ending];

/** Anthropic's messages. */
const messages: WireShape = {
  isStream: (_, { stream }) => stream === true,
  readQuestion: ({ system, messages: list }) => ({
    instructions: textOf(system),
    prompt: readMessages(list).prompt,
  }),
  readModel: modelOf,
  readKey: (headers) => String(headers['x-api-key'] ?? ''),
  begin: ({ model, isTool }) => [
    event({
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: USAGE.input, output_tokens: 0 },
      },
    }),
    event({
      type: 'content_block_start',
      index: 0,
      content_block: isTool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' },
    }),
  ],
  piece: ({ isTool }, text) => [
    event({
      type: 'content_block_delta',
      index: 0,
      delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
    }),
  ],
  end: (answer) => [
    event({ type: 'content_block_stop', index: 0 }),
    event({
      type: 'message_delta',
      delta: { stop_reason: reasonOf(answer), stop_sequence: null },
      usage: { output_tokens: USAGE.output },
    }),
    event({ type: 'message_stop' }),
  ],
  whole: (answer) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: answer.model,
    content: [
      answer.isTool
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(answer.text) as object }
        : { type: 'text', text: answer.text },
    ],
    stop_reason: reasonOf(answer),
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  }),
  fault: (_, message) => ({ type: 'error', error: { type: 'api_error', message } }),
};

const GOOGLE_REASON = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' } as const;
const GOOGLE_USAGE = {
  promptTokenCount: USAGE.input,
  candidatesTokenCount: USAGE.output,
  totalTokenCount: USAGE.input + USAGE.output,
};

/** Google's generateContent. */
const generateContent: WireShape = {
  isStream: (path) => path.includes(':streamGenerateContent'),
  readQuestion: ({ systemInstruction, contents }) => ({
    instructions: textOf((systemInstruction as { parts?: unknown } | undefined)?.parts),
    prompt: ((contents ?? []) as { parts: unknown }[]).map(({ parts }) => textOf(parts)).join('\n'),
  }),
  readModel: (path) => /models\/([^:]+):/.exec(path)?.[1] ?? '',
  readKey: (headers) => String(headers['x-goog-api-key'] ?? ''),
  begin: () => [],
  piece: (_, text) => [data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] })],
  end: ({ ending }) => [
    data({
      candidates: [
        { index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: GOOGLE_REASON[ending] },
      ],
      usageMetadata: GOOGLE_USAGE,
    }),
  ],
  whole: ({ text, ending }) => ({
    candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: GOOGLE_REASON[ending] }],
    usageMetadata: GOOGLE_USAGE,
  }),
  fault: (status, message) => ({ error: { code: status, message, status: 'INTERNAL' } }),
};

export const WIRE_SHAPES: Readonly<Record<ModelProvider, WireShape>> = {
  compatible: chatCompletions,
  openai: responses,
  anthropic: messages,
  google: generateContent,
};
