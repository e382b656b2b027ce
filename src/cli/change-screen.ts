import type { Builder, CommonFlags } from './house.ts';
import { listMade, makeTarget, tellAnswer, writeMade } from './made-screens.ts';
import { toModelId, type ModelFlag } from './model-flag.ts';
import { parseScreenName } from './resource-argument.ts';
import { withHouse, type OpenHouse } from './with-house.ts';

export interface ChangeFlags extends CommonFlags {
  /** Where the files go; absent: they stay in the store. */
  out?: string;
  model?: ModelFlag;
  json?: boolean;
}

/** Changes a screen of the store in place. Prints its name, or its files with `out`. */
export const runEdit = (
  builder: Builder,
  name: string,
  prompt: string,
  flags: ChangeFlags,
  signal: AbortSignal,
): Promise<number> =>
  change(builder, name, flags, signal, ({ call }, target) => call('edit_screens', { ...target, prompt }));

/** Makes variants of a screen beside it. Prints their names, or their files with `out`. */
export const runVariants = (
  builder: Builder,
  name: string,
  prompt: string,
  { count, ...flags }: ChangeFlags & { count: number },
  signal: AbortSignal,
): Promise<number> =>
  change(builder, name, flags, signal, ({ call }, target) =>
    call('generate_variants', { ...target, prompt, variantOptions: { variantCount: count } }),
  );

async function change(
  builder: Builder,
  name: string,
  flags: ChangeFlags,
  signal: AbortSignal,
  ask: (open: OpenHouse, target: object) => ReturnType<OpenHouse['call']>,
): Promise<number> {
  const { project, screen } = parseScreenName(name);
  const { out, model } = flags;
  if (out !== undefined) await makeTarget(out);
  return withHouse(builder, flags, signal, async (open) => {
    const choice = model === undefined ? {} : { modelId: toModelId(open.house, model) };
    const output = (await ask(open, {
      projectId: project,
      selectedScreenIds: [screen],
      ...choice,
    })) as Awaited<ReturnType<typeof open.call<'edit_screens'>>>;
    open.progress.end();
    tellAnswer(output);
    await writeMade(open.house, listMade(output), flags);
    return 0;
  });
}
