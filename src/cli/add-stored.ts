import { Option, type Command } from 'commander';
import { runEdit, runVariants, type ChangeFlags } from './change-screen.ts';
import { DATA } from './place-options.ts';
import { runExport, type ExportFlags } from './export.ts';
import type { Builder, CommonFlags } from './house.ts';
import { runList, type ListFlags } from './list.ts';
import { parseVariants } from './parse-variants.ts';
import { runPull, type PullFlags } from './pull.ts';
import { readPrompt, type PromptSource } from './read-prompt.ts';
import { stopSignal } from './stop-signal.ts';
import { runDelete, runRestore } from './trash.ts';

type Exit = (code: number) => void;

/** The commands that work on what a store keeps. */
export function addStored(program: Command, builder: Builder, exit: Exit): void {
  addChanges(program, builder, exit);
  program
    .command('list')
    .description('print the projects of the store, the screens of a project, or the versions of a screen')
    .argument('[name]', 'projects/… or projects/…/screens/…; without it: all projects')
    .option('--json', 'print JSON instead of lines')
    .addOption(DATA)
    .action(async (name: string | undefined, flags: ListFlags) =>
      exit(await runList(builder, name, flags, stopSignal())),
    );
  program
    .command('export')
    .description('write a screen or all screens of a project as files to take along')
    .argument('<name>', 'projects/… or projects/…/screens/…, as list prints them')
    .option(
      '--as <format>',
      'html, png, svg, penpot, fig, fig-clipboard, source, tokens, react, react-native, vue, svelte or, with a browser, pdf',
      'html',
    )
    .requiredOption('--out <folder>', 'where the files go; made if it is not there')
    .option('--zip', 'write one zip instead of a folder')
    .addOption(DATA)
    .action(async (name: string, flags: ExportFlags) => exit(await runExport(builder, name, flags, stopSignal())));
  program
    .command('pull')
    .description('write a screen’s sources into a repository, or bring them up to date; what you changed there stays')
    .argument('<screen>', 'projects/…/screens/…')
    .option('--as <format>', 'react, react-native, vue, svelte, source, tokens or html', 'react')
    .requiredOption('--out <folder>', 'where the files go, one folder for each screen')
    .option('--force', 'write over what was changed there')
    .addOption(DATA)
    .action(async (name: string, flags: PullFlags) => exit(await runPull(builder, name, flags, stopSignal())));
  program
    .command('delete')
    .description('put a screen or a project into the trash')
    .argument('<name>', 'projects/… or projects/…/screens/…')
    .addOption(DATA)
    .action(async (name: string, flags: CommonFlags) => exit(await runDelete(builder, name, flags, stopSignal())));
  program
    .command('restore')
    .description('take a screen or a project out of the trash, or a screen back to an earlier version')
    .argument('<name>', 'projects/… or projects/…/screens/…')
    .option('--version <number>', 'the version to go back to, as list prints it')
    .addOption(DATA)
    .action(async (name: string, flags: CommonFlags & { version?: string }) =>
      exit(await runRestore(builder, name, flags, stopSignal())),
    );
}

const toModelOption = (): Option =>
  new Option('--model <model>', 'which of the configured models does it').choices(['pro', 'flash']);

function addChanges(program: Command, builder: Builder, exit: Exit): void {
  program
    .command('edit')
    .description('change a screen of the store as you say; earlier versions are kept')
    .argument('<screen>', 'projects/…/screens/…')
    .argument('[prompt]', 'what to change; - takes it from standard input')
    .option('--file <file>', 'take the prompt from a file')
    .option('--out <folder>', 'also write its files there')
    .addOption(toModelOption())
    .option('--json', 'print what was made as JSON')
    .addOption(DATA)
    .action(async (name: string, prompt: string | undefined, flags: ChangeFlags & PromptSource) =>
      exit(await runEdit(builder, name, await readPrompt(prompt, flags), flags, stopSignal())),
    );
  program
    .command('variants')
    .description('make variants of a screen of the store, beside it')
    .argument('<screen>', 'projects/…/screens/…')
    .argument('[prompt]', 'what to try; - takes it from standard input')
    .option('--file <file>', 'take the prompt from a file')
    .option('--count <count>', 'how many, 1 to 5', parseVariants, 3)
    .option('--out <folder>', 'also write their files there')
    .addOption(toModelOption())
    .option('--json', 'print what was made as JSON')
    .addOption(DATA)
    .action(async (name: string, prompt: string | undefined, flags: ChangeFlags & PromptSource & { count: number }) =>
      exit(await runVariants(builder, name, await readPrompt(prompt, flags), flags, stopSignal())),
    );
}
