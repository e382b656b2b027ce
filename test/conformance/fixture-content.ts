import { completable, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

/** One red pixel. */
export const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

const user = <Content>(content: Content) => ({ role: 'user' as const, content });
const words = (text: string) => ({ type: 'text' as const, text });

/** The resources and prompts that the suite reads. */
export function registerContent(server: McpServer): void {
  server.registerResource('static-text', 'test://static-text', { mimeType: 'text/plain' }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'text/plain', text: 'This is the content of the static text resource.' }],
  }));
  server.registerResource('static-binary', 'test://static-binary', { mimeType: 'image/png' }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'image/png', blob: PNG }],
  }));
  server.registerResource('watched', 'test://watched-resource', { mimeType: 'text/plain' }, ({ href: uri }) => ({
    contents: [{ uri, mimeType: 'text/plain', text: 'Watched.' }],
  }));
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    ({ href: uri }, { id }) => {
      const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` });
      return { contents: [{ uri, mimeType: 'application/json', text }] };
    },
  );

  server.registerPrompt('test_simple_prompt', { description: 'A prompt without arguments' }, () => ({
    messages: [user(words('This is a simple prompt for testing.'))],
  }));
  const places = ['paris', 'park', 'party'];
  server.registerPrompt(
    'test_prompt_with_arguments',
    {
      description: 'A prompt of two arguments',
      argsSchema: z.object({
        arg1: completable(z.string(), (begun) => places.filter((place) => place.startsWith(begun))),
        arg2: z.string(),
      }),
    },
    ({ arg1, arg2 }) => ({ messages: [user(words(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))] }),
  );
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { description: 'A prompt around a resource', argsSchema: z.object({ resourceUri: z.string() }) },
    ({ resourceUri: uri }) => ({
      messages: [
        user({
          type: 'resource' as const,
          resource: { uri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' },
        }),
        user(words('Please process the embedded resource above.')),
      ],
    }),
  );
  server.registerPrompt('test_prompt_with_image', { description: 'A prompt with a picture' }, () => ({
    messages: [
      user({ type: 'image' as const, data: PNG, mimeType: 'image/png' }),
      user(words('Please analyze the image above.')),
    ],
  }));
}
