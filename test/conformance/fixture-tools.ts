import { setTimeout as delay } from 'node:timers/promises';
import { fromJsonSchema, type McpServer, type ServerContext, type ServerNotifier } from '@modelcontextprotocol/server';
import { PNG } from './fixture-content.ts';

/** A sound of no length. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';
const STEP_MS = 50;

const words = (text: string) => ({ type: 'text' as const, text });
const picture = { type: 'image' as const, data: PNG, mimeType: 'image/png' };
const embed = (uri: string, mimeType: string, text: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text },
});

const CONTENTS = {
  test_simple_text: [words('This is a simple text response for testing.')],
  test_image_content: [picture],
  test_audio_content: [{ type: 'audio' as const, data: WAV, mimeType: 'audio/wav' }],
  test_embedded_resource: [embed('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')],
  test_multiple_content_types: [
    words('Multiple content types test:'),
    picture,
    embed('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ],
};

/** A schema of many words, none of which may get lost in the list of tools. */
const PERSON = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  $defs: {
    address: {
      $anchor: 'addressDef',
      type: 'object',
      properties: { street: { type: 'string' }, city: { type: 'string' } },
    },
  },
  properties: {
    name: { type: 'string' },
    address: { $ref: '#/$defs/address' },
    contactMethod: { type: 'string', enum: ['phone', 'email'] },
    phone: { type: 'string' },
    email: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['phone'] }, { required: ['email'] }] }],
  if: { properties: { contactMethod: { const: 'phone' } }, required: ['contactMethod'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of JSON Schema
  then: { required: ['phone'] },
  else: { required: ['email'] },
  additionalProperties: false,
};

/** Tools that answer by themselves. `notifier` reaches the streams that listen for changes. */
export function registerTools(server: McpServer, notifier: () => ServerNotifier): void {
  for (const [name, content] of Object.entries(CONTENTS)) {
    server.registerTool(name, { description: 'Answers one kind of content' }, () => ({ content }));
  }
  server.registerTool('test_error_handling', { description: 'Fails' }, () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  for (const name of ['test_tool_with_logging', 'test_logging_tool']) {
    server.registerTool(name, { description: 'Says what it does' }, async ({ mcpReq }: ServerContext) => {
      for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
        await mcpReq.log('info', line);
        await delay(STEP_MS);
      }
      return { content: [words('Done.')] };
    });
  }
  server.registerTool('test_tool_with_progress', { description: 'Says how far it is' }, async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined) {
        await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
      }
      await delay(STEP_MS);
    }
    return { content: [words('Done.')] };
  });
  server.registerTool(
    'json_schema_2020_12_tool',
    { description: 'Takes a person', inputSchema: fromJsonSchema(PERSON) },
    (person) => ({ content: [words(JSON.stringify(person))] }),
  );
  server.registerTool('test_trigger_tool_change', { description: 'Tells that the tools changed' }, () => {
    notifier().toolsChanged();
    return { content: [words('Told.')] };
  });
  server.registerTool('test_trigger_prompt_change', { description: 'Tells that the prompts changed' }, () => {
    notifier().promptsChanged();
    return { content: [words('Told.')] };
  });
}
