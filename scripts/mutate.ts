import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listMutants, type Mutant } from './mutate/list-mutants.ts';

/**
 * `npm run mutate -- src/runs/fair-queue.ts [TEST …] [--every N]`: changes one thing of a file after the other and runs its
 * tests (without any named, the one beside it) on each, to find what could break without a test noticing. Prints the
 * changes that no test noticed; `--every 5` tries a fifth of them.
 */
const words = process.argv.slice(2);
const everyAt = words.indexOf('--every');
const [every = 1] = everyAt === -1 ? [] : words.splice(everyAt, 2).slice(1).map(Number);
const [file, ...named] = words;
if (file === undefined) throw new Error('name a file, as in: npm run mutate -- src/runs/fair-queue.ts');
const tests = named.length > 0 ? named : [file.replace(/\.ts$/, '.test.ts')];
const missing = tests.filter((test) => !existsSync(test));
if (missing.length > 0) throw new Error(`no test is at ${missing.join(', ')}: name those that hold ${file}`);

const source = readFileSync(file, 'utf8');
const PUT_MUTANT = pathToFileURL(path.join(import.meta.dirname, 'mutate/put-mutant.ts')).href;
const VITEST = path.resolve(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** A mutant that takes this many times as long as the file itself hangs, which is noticed as well. */
const PATIENCE = 5;
const LEAST_PATIENCE_MS = 15_000;

const start = performance.now();
if (!(await passes(source, 10 * 60_000))) throw new Error(`${tests.join(', ')}: fails without any change`);
const patienceMs = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - start));

const mutants = listMutants(file, source).filter((_, at) => at % every === 0);
const survivors: Mutant[] = [];
for (const mutant of mutants) {
  if (!(await passes(apply(mutant), patienceMs))) continue;
  survivors.push(mutant);
  process.stdout.write(`${describe(mutant)}\n`);
}
process.stdout.write(`${file}: ${mutants.length - survivors.length} of ${mutants.length} changes were noticed\n`);

function apply({ start: from, end, text }: Mutant): string {
  return source.slice(0, from) + text + source.slice(end);
}

/** Whether the tests pass with the file as given. */
function passes(text: string, milliseconds: number): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [VITEST, 'run', '--project', 'rooms', '--project', 'stories', '--bail', '1', ...tests],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=ExperimentalWarning --import ${PUT_MUTANT}`,
        TAILORBIRD_MUTANT: JSON.stringify({ url: pathToFileURL(path.resolve(file ?? '')).href, source: text }),
      },
      stdio: 'ignore',
      // With all that it starts, so that a mutant that hangs can be ended whole.
      detached: true,
    },
  );
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), milliseconds);
  return new Promise((resolve) => {
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code === 0);
    });
  });
}

function describe({ start: from, end, text }: Mutant): string {
  const line = source.slice(0, from).split('\n').length;
  const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 70);
  return `survived  ${file}:${line}  ${oneLine(source.slice(from, end))}  →  ${oneLine(text) || '(nothing)'}`;
}
