import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ora from 'ora';
import type { ToolName, ToolOutput } from '../contract/define-tools.ts';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import type { CallContext } from '../operations/deps.ts';
import { downloadFile } from '../operations/download-file.ts';
import { toFileStem } from '../operations/file-stem.ts';
import { TOOL_OPERATIONS } from '../operations/tool-operations.ts';
import type { Builder, House } from './house.ts';

export interface GenerateFlags {
  out: string;
  /** Where the screens are kept; absent: nowhere. */
  data?: string;
  /** Id of a project of that store; absent: a new one. */
  project?: string;
  device?: string;
  model?: keyof typeof MODELS;
  variants?: number;
  designMd?: string;
  json?: boolean;
}

/** Words of the command line for models of the wire. */
const MODELS = { pro: 'MODEL_3_1_PRO', flash: 'MODEL_3_FLASH' } as const;

interface WrittenScreen {
  name: string;
  title: string;
  files: string[];
}

type GeneratedScreen = NonNullable<
  ToolOutput<'generate_screen_from_text'>['outputComponents'][number]['design']
>['screens'][number];

/** A person waits at the terminal; nothing else needs the answer sooner. */
const PATIENCE_MS = 15 * 60_000;

/** As shells count a command that was interrupted. */
const EXIT_STOPPED = 130;

/**
 * The main job in one go: one screen, its variants, their files in a folder. The same operations as over MCP, in the store
 * that `data` or `project` ask for, else in one of its own that is removed afterwards, also when `signal` stops it. Answers
 * the exit code.
 */
export async function runGenerate(
  builder: Builder,
  prompt: string,
  flags: GenerateFlags,
  signal: AbortSignal,
): Promise<number> {
  const designMd = flags.designMd === undefined ? undefined : await readDesignMd(flags.designMd);
  await makeTarget(flags.out);
  const isKept = flags.data !== undefined || flags.project !== undefined;
  const passing = isKept ? undefined : await mkdtemp(path.join(tmpdir(), 'tailorbird-'));
  const data = passing ?? flags.data;
  const spinner = ora({ text: 'Opening', stream: process.stderr, discardStdin: false }).start();
  const opening = builder.openHouse({ ...(data !== undefined && { data }) }, (notice) =>
    spinner.warn(notice).start('Opening'),
  );
  const make = async (): Promise<number> => {
    const house = await opening;
    const screens = await makeScreens(house, prompt, { ...flags, designMd }, (message) => {
      spinner.text = message;
    });
    const written: WrittenScreen[] = [];
    for (const [index, screen] of screens.entries()) written.push(await writeScreen(house, screen, index, flags.out));
    spinner.stop();
    print(written, flags.json === true);
    return 0;
  };
  try {
    return await Promise.race([make(), stopped(signal)]);
  } finally {
    spinner.stop();
    const house = await opening.catch(() => undefined);
    await house?.close();
    if (passing !== undefined) await rm(passing, { recursive: true, force: true });
  }
}

const stopped = (signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(EXIT_STOPPED), { once: true });
  });

async function makeScreens(
  house: House,
  prompt: string,
  { device, model, variants, designMd, project }: Omit<GenerateFlags, 'designMd'> & { designMd: Buffer | undefined },
  progress: (message: string) => void,
): Promise<GeneratedScreen[]> {
  const call = callerOf(house, progress);
  const choices = {
    ...(device && { deviceType: device.toUpperCase() }),
    ...(model && { modelId: MODELS[model] }),
  };
  const name = project ?? (await call('create_project', { title: prompt.slice(0, 80) })).name;
  const projectId = name.replace(/^projects\//, '');
  if (designMd !== undefined) {
    const { id, sourceScreen } = await call('upload_design_md', {
      projectId,
      designMdBase64: designMd.toString('base64'),
    });
    await call('create_design_system_from_design_md', { projectId, selectedScreenInstance: { id, sourceScreen } });
  }
  const first = screensOf(await call('generate_screen_from_text', { projectId, prompt, ...choices }));
  if (variants === undefined) return first;
  const varied = await call('generate_variants', {
    projectId,
    selectedScreenIds: first.map((screen) => screen.id),
    prompt,
    variantOptions: { variantCount: variants },
    ...choices,
  });
  return [...first, ...screensOf(varied)];
}

/** Calls a tool as a client would, with its arguments checked by the same contract. */
function callerOf(house: House, progress: (message: string) => void) {
  const { tools } = house.mcp;
  const context: CallContext = {
    caller: house.local,
    signal: new AbortController().signal,
    progress,
    patienceMs: PATIENCE_MS,
  };
  return <Name extends ToolName>(name: Name, input: unknown): Promise<ToolOutput<Name>> => {
    const operation = TOOL_OPERATIONS[name] as (
      deps: House['deps'],
      input: unknown,
      context: CallContext,
    ) => Promise<ToolOutput<Name>>;
    return operation(house.deps, tools[name].parse(input), context);
  };
}

const screensOf = (output: ToolOutput<'generate_screen_from_text'>): GeneratedScreen[] =>
  output.outputComponents.flatMap((component) => component.design?.screens ?? []);

async function readDesignMd(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', `--design-md ${file} cannot be read`, {
      hint: 'Give the path of a DESIGN.md.',
      cause: error,
    });
  }
}

async function makeTarget(out: string): Promise<void> {
  try {
    await makeFolder(out);
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', `--out ${out} cannot be made`, {
      hint: 'Give a folder that you may write.',
      cause: error,
    });
  }
}

const EXTENSIONS = { htmlCode: 'html', screenshot: 'png', externalToolExport: 'svg' } as const;

async function writeScreen(
  { deps }: House,
  screen: GeneratedScreen,
  index: number,
  out: string,
): Promise<WrittenScreen> {
  const stem = `${toFileStem(screen.title)}${index === 0 ? '' : `-${index + 1}`}`;
  const { status, statusMessage } = screen.screenMetadata;
  if (status !== 'COMPLETE') throw new AppError('UNAVAILABLE', `${screen.title} is ${status}: ${statusMessage}`);
  const files: string[] = [];
  for (const key of ['htmlCode', 'screenshot', 'externalToolExport'] as const) {
    const wire = screen[key];
    if (wire === undefined) continue;
    const { bytes } = await downloadFile(deps, wire.name.split('/').at(-1) ?? '');
    const file = path.join(out, `${stem}.${EXTENSIONS[key]}`);
    await write(file, bytes);
    files.push(file);
  }
  return { name: screen.name, title: screen.title, files };
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeFile(file, bytes);
  } catch (error) {
    throw new AppError('FAILED_PRECONDITION', `${file} cannot be written`, {
      hint: 'Give --out a folder that you may write and that has room.',
      cause: error,
    });
  }
}

function print(written: readonly WrittenScreen[], asJson: boolean): void {
  const text = asJson ? JSON.stringify(written, undefined, 2) : written.flatMap((screen) => screen.files).join('\n');
  process.stdout.write(`${text}\n`);
}
