import { z } from 'zod';

/** What the service says of itself to who is let in. */
export const serviceShape = z.object({
  version: z.string(),
  user: z.object({ name: z.string() }),
  /** Whether a key is needed here. */
  keyed: z.boolean(),
  mcpUrl: z.string(),
  /** What a person pastes into the settings of an MCP client. */
  clients: z.array(z.object({ client: z.string(), place: z.string(), text: z.string() })),
  /** Who answers which modelId; without one the embedded designer does. */
  designers: z.array(
    z.object({
      modelId: z.string(),
      name: z.string(),
      /** In the operator's currency; absent where none is set. */
      price: z.object({ inputPerMillionTokens: z.number(), outputPerMillionTokens: z.number() }).optional(),
    }),
  ),
  /** Whether a browser draws here, which alone prints PDF. */
  printsPdf: z.boolean(),
  limits: z.object({ promptCharacters: z.number(), titleCharacters: z.number(), screensPerCall: z.number() }),
});
export type WireService = z.infer<typeof serviceShape>;
