import { CommanderError, type Command, InvalidArgumentError, Option } from 'commander';
import { AGENT_CLIENTS } from '../agents/plan-agent-files.ts';
import { AppError } from '../domain/app-error.ts';
import { listClientSettings } from '../http/client-settings.ts';
import { describePrompt } from '../operations/describe-prompt.ts';
import { runAgentsInstall, runAgentsUninstall, type InstallFlags } from './agents.ts';
import { runDoctor } from './doctor.ts';
import { addStored } from './add-stored.ts';
import { addKnowledgeCommands } from './knowledge.ts';
import { DATA, HOST, PORT } from './place-options.ts';
import { parseVariants } from './parse-variants.ts';
import { SpellingCommand } from './spelling-command.ts';
import { readPrompt, withDashedPrompt, type PromptSource } from './read-prompt.ts';
import { runGenerate, type GenerateFlags } from './generate.ts';
import type { Builder, CommonFlags, Listening } from './house.ts';
import { addKeeping } from './keeping.ts';
import { addPeople } from './people.ts';
import { stopSignal } from './stop-signal.ts';

const EXIT_BROKEN_SETTING = 2;

/** Runs one command and answers the exit code. Errors end as one line that says what and how to mend it. */
export async function runCli(argv: readonly string[], builder: Builder): Promise<number> {
  let exitCode = 0;
  const program = createProgram(builder, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(withDashedPrompt(argv), { from: 'user' });
    return exitCode;
  } catch (error) {
    // The help or the complaint is on the terminal already.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_BROKEN_SETTING;
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`tailorbird: ${error.message}${error.hint === undefined ? '' : `. ${error.hint}`}\n`);
    return EXIT_BROKEN_SETTING;
  }
}

function createProgram(builder: Builder, exit: (code: number) => void): Command {
  const program = new SpellingCommand('tailorbird')
    .description('A prompt in, a finished UI screen out: over MCP, over HTTP, or here in the terminal.')
    .version(builder.readVersion(), '--version', 'print the version')
    // Behind a command, `--version` is the command's own.
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError('(tailorbird --help lists the commands)')
    .addHelpText('after', EXAMPLES);
  program
    .command('serve')
    .description('serve the studio at /, MCP at /mcp, the HTTP API at /v1, and files')
    .addOption(DATA)
    .addOption(HOST)
    .addOption(PORT)
    .addHelpText('after', SETTINGS)
    .action(async (flags: CommonFlags) => {
      await builder.serve(flags, stopSignal(), (served) => {
        process.stderr.write(served.isWorker ? tellWorker(served) : tellWhatNext(served));
      });
    });
  program
    .command('mcp')
    .description('speak MCP over stdin and stdout, for clients that start their servers themselves')
    .addOption(DATA)
    .action(async (flags: CommonFlags) => builder.serveStdio(flags, stopSignal()));
  program
    .command('generate')
    .description('make one screen from a prompt and write its files')
    .argument('[prompt]', 'what the screen shows, in your words; - takes it from standard input')
    .option('--file <file>', 'take the prompt, or a Markdown brief, from a file')
    .requiredOption('--out <folder>', 'where the files go; made if it is not there')
    .addOption(
      new Option('--device <device>', 'what it is drawn for').choices(['mobile', 'tablet', 'desktop', 'agnostic']),
    )
    .option('--variants <count>', 'also make so many variants, 1 to 5', parseVariants)
    .addOption(new Option('--model <model>', 'which of the configured models designs it').choices(['pro', 'flash']))
    .option('--design-md <file>', 'take colours, fonts and shapes from a DESIGN.md')
    .option('--json', 'print what was made as JSON instead of paths')
    .addOption(new Option('--data <folder>', 'keep the screens in this store, where the studio shows them'))
    .option('--project <id>', 'keep the screens in this project of the store')
    .action(async (prompt: string | undefined, flags: GenerateFlags & PromptSource) =>
      exit(await runGenerate(builder, await readPrompt(prompt, flags), flags, stopSignal())),
    );
  program
    .command('brief')
    .description('print what the embedded designer understands of a prompt')
    .argument('[prompt]', 'what the screen shows, in your words; - takes it from standard input')
    .option('--file <file>', 'take the prompt, or a Markdown brief, from a file')
    .option('--plans <count>', 'also print so many of the arrangements it drew up, with their scores', parsePlans, 0)
    .action(async (given: string | undefined, { plans, file }: { plans: number } & PromptSource) => {
      const prompt = await readPrompt(given, { file });
      await builder.addOwnKnowledge();
      process.stdout.write(`${await describePrompt(prompt, { plans, now: new Date() })}\n`);
    });
  addStored(program, builder, exit);
  program
    .command('doctor')
    .description('look at what the service needs and say how to mend what is broken')
    .addOption(DATA)
    .addOption(HOST)
    .addOption(PORT)
    .action(async (flags: CommonFlags) => exit(await runDoctor(await builder.listChecks(flags))));
  addKnowledgeCommands(program, exit);
  addKeeping(program, builder, DATA, exit);
  addPeople(program, builder, DATA);
  addAgents(program, exit);
  return program;
}

const tellWorker = ({ address }: Listening): string =>
  `Tailorbird is at ${address} — a worker: it draws what others are asked for, and answers /healthz, /readyz and /metrics alone\n`;

/** Where the service is, what to paste for the client that most people have, and what to say to it. */
function tellWhatNext({ address, isKeyed, publicUrl }: Listening): string {
  const reached = publicUrl?.replace(/\/+$/, '');
  const [claudeCode] = listClientSettings(`${reached ?? address}/mcp`, isKeyed);
  const outside = reached === undefined ? '' : `; clients reach it at ${reached}/mcp`;
  return [
    `Tailorbird is at ${address} — MCP at ${address}/mcp${outside}`,
    ...(claudeCode === undefined ? [] : [`${claudeCode.client}: ${claudeCode.text}`]),
    'Then ask it: “Create a project and generate a habit tracker home screen for runners.” Other clients: open the address.',
    '',
  ].join('\n');
}

function addAgents(program: Command, exit: (code: number) => void): void {
  const agents = program.command('agents').description('teach coding agents in a project to draw screens themselves');
  agents
    .command('install')
    .description('write a skill for Claude Code and rules for Cursor, Codex and Gemini CLI; asks before it overwrites')
    .argument('[folder]', 'the project', '.')
    .addOption(new Option('--only <agents...>', 'for these agents alone').choices(AGENT_CLIENTS).default(AGENT_CLIENTS))
    .option('--yes', 'overwrite without asking')
    .action(async (folder: string, flags: InstallFlags) => exit(await runAgentsInstall(folder, flags)));
  agents
    .command('uninstall')
    .description('take back exactly what install wrote; what was changed since stays')
    .argument('[folder]', 'the project', '.')
    .action(async (folder: string) => exit(await runAgentsUninstall(folder)));
}

function parsePlans(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Give a whole number up to 99.');
}

const EXAMPLES = `
Examples:
  $ tailorbird serve --port 4280
  $ tailorbird generate "A habit tracker home screen for runners, dark and playful" --device mobile --out screens
  $ tailorbird brief "Kanban board with columns Backlog, Doing, Done" --plans 3
  $ tailorbird brief --file prompt.md > brief.md && tailorbird generate --file brief.md --out screens
  $ tailorbird generate "Pricing page for a team calendar" --design-md DESIGN.md --variants 3 --out screens`;

const SETTINGS = `
Environment:
  TAILORBIRD_TOKENS      user:key,user:key; with it every request needs one of the keys
  TAILORBIRD_PUBLIC_URL  base of download URLs, where clients reach the service from elsewhere
  TAILORBIRD_BROWSER     path of a Chromium, or none for the built-in renderer
  TAILORBIRD_BROWSER_UNSANDBOXED=1  let Chromium run without its sandbox (root in a container)`;
