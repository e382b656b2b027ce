/** What a room may import: other rooms, and packages. Everything else is refused. */
interface Room {
  rooms: readonly string[];
  packages: readonly string[];
}

/**
 * The plan of the house. A room is the first folder under `src/`, or the second inside `designer/`; files directly in
 * `src/` and in `designer/` are rooms of their own name. `node:` modules are allowed where `node:*` is listed.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  domain: { rooms: [], packages: ['zod'] },
  folders: { rooms: [], packages: ['node:*'] },
  contract: { rooms: ['domain'], packages: ['zod'] },
  tokens: {
    rooms: ['domain'],
    packages: ['@material/material-color-utilities', 'culori', 'yaml', '@google/design.md'],
  },
  markup: {
    rooms: ['domain', 'tokens'],
    packages: [
      'node:*',
      'hast',
      'hast-util-from-parse5',
      'hast-util-sanitize',
      'hast-util-select',
      'hast-util-to-html',
      'micromark',
      'micromark-extension-gfm',
      'parse5',
      'culori',
      'subset-font',
      'fontverter',
      'tailwindcss',
      '@tailwindcss/forms',
      '@tailwindcss/typography',
      'css-tree',
      '@iconify-json/lucide',
    ],
  },
  designer: {
    rooms: ['domain', 'tokens', 'markup'],
    packages: ['node:*', 'hast', 'culori', 'd3-scale', 'd3-shape', 'yaml', 'zod'],
  },
  guide: { rooms: ['domain', 'tokens'], packages: ['node:*'] },
  answers: { rooms: ['domain', 'markup'], packages: ['hast', 'zod'] },
  sent: { rooms: ['domain', 'answers', 'markup'], packages: ['hast', 'zod'] },
  models: {
    rooms: ['domain', 'tokens', 'markup', 'guide', 'answers'],
    packages: [
      'node:*',
      'hast',
      'zod',
      'ai',
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/openai',
      '@ai-sdk/openai-compatible',
    ],
  },
  render: {
    rooms: ['domain'],
    packages: ['node:*', 'playwright-core', '@takumi-rs/core', 'sharp', 'parse5', 'culori'],
  },
  exports: {
    rooms: ['render', 'markup', 'tokens', 'domain'],
    packages: ['fflate', 'hast', 'css-tree', 'property-information', '@penpot/library'],
  },
  specimen: { rooms: ['domain', 'tokens', 'markup'], packages: [] },
  store: { rooms: ['domain', 'folders'], packages: ['node:*', 'kysely', 'pg'] },
  blobs: { rooms: ['domain', 'folders'], packages: ['node:*', '@aws-sdk/client-s3'] },
  runs: { rooms: ['domain', 'store'], packages: ['node:*'] },
  operations: {
    rooms: [
      'contract',
      'domain',
      'tokens',
      'markup',
      'guide',
      'designer',
      'sent',
      'render',
      'exports',
      'store',
      'blobs',
      'runs',
    ],
    packages: ['node:*'],
  },
  mcp: {
    rooms: ['operations', 'contract', 'domain'],
    packages: ['node:*', '@modelcontextprotocol/server', 'zod'],
  },
  http: {
    rooms: ['mcp', 'operations', 'contract', 'domain'],
    packages: [
      'node:*',
      'hono',
      '@hono/node-server',
      '@modelcontextprotocol/server',
      'pino',
      'jose',
      'zod',
      'prom-client',
    ],
  },
  agents: { rooms: ['guide', 'domain'], packages: ['node:*', 'zod'] },
  cli: {
    rooms: ['http', 'mcp', 'operations', 'agents', 'contract', 'domain', 'folders'],
    packages: ['node:*', 'commander', 'ora', 'pino'],
  },
  'cluster-settings.ts': { rooms: ['domain'], packages: [] },
  'config.ts': { rooms: ['domain', 'cluster-settings.ts'], packages: ['node:*'] },
  'main.ts': { rooms: ['run-command.ts'], packages: ['node:*'] },
  'run-command.ts': {
    rooms: [
      'cli',
      'config.ts',
      'read-places.ts',
      'read-version.ts',
      'add-own-knowledge.ts',
      'open-house.ts',
      'open-storage.ts',
      'serve-house.ts',
      'list-checks.ts',
    ],
    packages: [],
  },
  'read-version.ts': { rooms: [], packages: ['node:*'] },
  'read-places.ts': { rooms: ['domain', 'config.ts'], packages: [] },
  'add-own-knowledge.ts': { rooms: ['designer', 'config.ts'], packages: [] },
  'open-storage.ts': { rooms: ['cli', 'operations', 'store', 'blobs', 'config.ts'], packages: ['node:*'] },
  'open-house.ts': {
    rooms: [
      'read-version.ts',
      'cli',
      'contract',
      'operations',
      'guide',
      'designer',
      'answers',
      'models',
      'sent',
      'render',
      'exports',
      'store',
      'blobs',
      'runs',
      'markup',
      'tokens',
      'specimen',
      'domain',
      'config.ts',
      'add-own-knowledge.ts',
      'open-storage.ts',
    ],
    packages: ['node:*', 'pino'],
  },
  'serve-house.ts': { rooms: ['cli', 'domain', 'http', 'mcp', 'config.ts', 'open-house.ts'], packages: ['node:*'] },
  'list-checks.ts': {
    rooms: ['cli', 'store', 'render', 'models', 'domain', 'config.ts', 'open-storage.ts'],
    packages: ['node:*'],
  },
};

/** What the studio under `web/` may import beside `src/contract`. */
export const WEB_PACKAGES: ReadonlySet<string> = new Set([
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@xyflow/react',
  'lucide-react',
  'radix-ui',
  'wouter',
]);
