import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What stays a package of its own: binaries of a platform, WebAssembly read from beside a module, a driver of browsers. */
const SEPARATE = ['sharp', '@takumi-rs/core', 'playwright-core', 'subset-font', 'fontverter'];

/**
 * Packages that ask where they stand and may be bundled all the same: the linter's file is copied beside the program, the
 * others ask only for transports and settings that the service does not use.
 */
const MAY_ASK_WHERE = new Set(['@google/design.md', 'pino', 'thread-stream', 'pg', 'pgpass']);

/** Modules that are started by their name, from wherever the module that starts them stands. */
const ENTRIES = {
  main: 'src/main.js',
  'drawing-process': 'src/render/takumi/drawing-process.ts',
  'decode-emoji': 'src/markup/fonts/emoji/decode-emoji.ts',
};

export interface Bundled {
  /** The code of all chunks, to be searched for what it reads at run time. */
  code: string;
  /** Packages that the program imports when it runs. */
  imported: string[];
  /** Packages whose code is in the chunks. */
  included: string[];
}

/**
 * Bundles the program and the packages that are plain JavaScript into one flat folder: a module's own folder is then the
 * same for all, so that what is read from beside `import.meta.dirname` stands there once. Throws for a package that reads
 * files of its own, which would not be there.
 */
export async function bundleProgram(out: string): Promise<Bundled> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    // What is published of it for browsers needs no file beside it.
    resolve: {
      alias: [{ find: /^css-tree$/, replacement: path.join(ROOT, 'node_modules/css-tree/dist/csstree.esm.js') }],
    },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, path.join(ROOT, file)])),
        external: SEPARATE.map((name) => new RegExp(`^${name}(?:/|$)`)),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Comments of ours are for readers of the sources; licences of others are told in a file.
          comments: false,
          // Names of functions stay, for those who read a trace.
          minify: {
            mangle: { toplevel: false, keepNames: true },
            compress: false,
            codegen: { removeWhitespace: true },
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('the program was not bundled into one folder');
  const chunks = result.output.filter((part) => part.type === 'chunk');
  for (const { modules } of chunks) refuseWhatReadsItsOwnFiles(modules);
  const files = new Set(chunks.map(({ fileName }) => fileName));
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    imported: unique(imports.filter((name) => !files.has(name) && !isBuiltin(name)).map(toPackageName)),
    included: unique(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(findPackage))),
  };
}

/** Throws for a package that reads files of its own. */
function refuseWhatReadsItsOwnFiles(modules: Readonly<Record<string, { code: string | null }>>): void {
  for (const [id, { code }] of Object.entries(modules)) {
    const [name] = findPackage(id);
    if (name === undefined || MAY_ASK_WHERE.has(name)) continue;
    const where = /\b(?:__dirname|__filename|import\.meta\.\w+)\b|createRequire\(import/.exec(code ?? '');
    if (where !== null) throw new Error(`${name} asks where it stands: ${where[0]} in ${path.basename(id)}`);
  }
}

const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The package that a module is of; none for one of ours. */
function findPackage(id: string): string[] {
  const inside = id.split('/node_modules/').at(-1);
  return inside === undefined || inside === id ? [] : [toPackageName(inside)];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].sort();
