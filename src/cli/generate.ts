import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../domain/app-error.ts';
import { holdsSent } from '../domain/fence.ts';
import { explainPrompt } from '../operations/describe-prompt.ts';
import type { Builder } from './house.ts';
import { listMade, makeTarget, tellAnswer, writeMade, type MadeScreen } from './made-screens.ts';
import { toModelId, type ModelFlag } from './model-flag.ts';
import { withHouse, type OpenHouse } from './with-house.ts';

export interface GenerateFlags {
  out: string;
  /** Where the screens are kept; absent: nowhere. */
  data?: string;
  /** Id of a project of that store; absent: a new one. */
  project?: string;
  device?: string;
  model?: ModelFlag;
  variants?: number;
  designMd?: string;
  json?: boolean;
}

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
  try {
    return await withHouse(builder, { ...(data !== undefined && { data }) }, signal, async (open) => {
      const screens = await makeScreens(open, prompt, { ...flags, designMd });
      open.progress.end();
      await writeMade(open.house, screens, flags);
      return 0;
    });
  } finally {
    if (passing !== undefined) await rm(passing, { recursive: true, force: true });
  }
}

async function makeScreens(
  open: OpenHouse,
  prompt: string,
  { device, model, variants, designMd, project }: Omit<GenerateFlags, 'designMd'> & { designMd: Buffer | undefined },
): Promise<MadeScreen[]> {
  const { call, house, progress } = open;
  const choices = {
    ...(device && { deviceType: device.toUpperCase() }),
    ...(model && { modelId: toModelId(house, model) }),
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
  await tellUnderstood(open, prompt);
  const made = await call('generate_screen_from_text', { projectId, prompt, ...choices });
  const first = listMade(made);
  progress.end();
  tellAnswer(made);
  if (variants === undefined) return first;
  const varied = await call('generate_variants', {
    projectId,
    selectedScreenIds: first.map((screen) => screen.id),
    prompt,
    variantOptions: { variantCount: variants },
    ...choices,
  });
  return [...first, ...listMade(varied)];
}

/** Long prompts are understood at length: more than a screenful is what `brief` is for. */
const MOST_LINES = 20;

/** Says how the prompt is read, before it is drawn; a page that was sent drawn has nothing to be read. */
async function tellUnderstood({ house, progress, context }: OpenHouse, prompt: string): Promise<void> {
  if (prompt.trim() === '' || holdsSent(prompt)) return;
  const { brief, unread } = await explainPrompt(house.deps, { prompt }, context);
  const lines = brief.trim().split('\n');
  progress.end();
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line}`.trimEnd());
  if (lines.length > MOST_LINES) shown.push('  … (tailorbird brief prints all of it)');
  process.stderr.write(`Understood:\n${shown.join('\n')}\n`);
  if (unread.length > 0) process.stderr.write(`Not understood: ${unread.join(' · ')}\n`);
}

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
