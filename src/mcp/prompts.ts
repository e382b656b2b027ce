import { ProtocolError, ProtocolErrorCode, type Prompt, type Server } from '@modelcontextprotocol/server';
import { listPromptArguments, parsePromptArguments } from '../contract/prompt-requests.ts';
import { isPromptName, OFFERED_PROMPTS, type PromptName } from '../contract/offered-prompts.ts';
import type { Caller } from '../operations/deps.ts';
import { writeDesignPrompt } from '../operations/write-design-prompt.ts';
import { createReadAnswerer, type Counted, type ReadDeps } from './read-answerer.ts';

/** Serves the prompts that put a guide in front of the client's own model. */
export function registerPrompts(server: Server, deps: ReadDeps, caller: Caller, counted: Counted): void {
  const { toContext, answer } = createReadAnswerer(deps, caller, counted);
  server.setRequestHandler('prompts/list', () => ({ prompts: PROMPTS }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: sent = {} } }, context) =>
    answer({ prompt: name.slice(0, SHOWN_CHARACTERS) }, async () => {
      if (!isPromptName(name)) throw unknownPrompt(name);
      const text = await writeDesignPrompt(deps, parsePromptArguments(name, sent, deps.limits), toContext(context));
      return {
        description: OFFERED_PROMPTS[name].description,
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
      };
    }),
  );
}

const SHOWN_CHARACTERS = 64;

const NAMES = Object.keys(OFFERED_PROMPTS) as PromptName[];

const PROMPTS: Prompt[] = NAMES.map((name) => {
  const { title, description } = OFFERED_PROMPTS[name];
  return { name, title, description, arguments: listPromptArguments(name) };
});

const unknownPrompt = (name: string): ProtocolError =>
  new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Unknown prompt: ${name.slice(0, SHOWN_CHARACTERS)}. There are: ${NAMES.join(', ')}`,
  );
