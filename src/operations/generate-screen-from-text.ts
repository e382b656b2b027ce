import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import type { ScreenId, UserId } from '../domain/brand.ts';
import { closeUp } from '../domain/canvas-places.ts';
import type { Composition, DrawnDevice, ScreenPart } from '../domain/designer.ts';
import type { Project } from '../domain/project.ts';
import type { Screen } from '../domain/screen.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX, toDrawnDevice } from '../domain/unspecified.ts';
import { toVariantPrompt } from '../domain/variant-prompt.ts';
import type { RunEffect, RunHandler, RunWork } from '../runs/run-handler.ts';
import type { Transaction } from '../store/store.ts';
import { drawAccepted, findSuggestedFor } from './accepted-suggestion.ts';
import { getAssetFor, getScreenOf, getWritableProject } from './access.ts';
import type { CallContext, Deps, WorkDeps } from './deps.ts';
import { failScreens } from './fail-screens.ts';
import { makeScreen, toWorkingTitle } from './make-screen.ts';
import { createMeter } from './meter.ts';
import { createNamer } from './name-screen.ts';
import { putAwayDrafts } from './put-away-drafts.ts';
import { showDrafts } from './show-drafts.ts';
import { findStyle, type Style } from './find-style.ts';
import { readText } from './read-source.ts';
import { joinSummaries } from './join-summaries.ts';
import { findFlowLinks } from './suggest-links.ts';
import { holdSession, type ScreensPlan, type SessionResult } from './session.ts';
import { toSuggestions } from './suggestions.ts';

type Input = ToolInput<'generate_screen_from_text'>;

interface Plan extends ScreensPlan {
  /** One for each of `screenIds`, in the same order. */
  parts: ScreenPart[];
  /** The screen that this prompt was suggested for: the new one is that screen with the change. */
  from?: ScreenId;
  /** When the call came, epoch milliseconds: a second start after a crash draws the same screen. */
  requestTime: number;
}

export async function generateScreenFromText(
  deps: Deps,
  input: Input,
  context: CallContext,
): Promise<ToolOutput<'generate_screen_from_text'>> {
  const project = await getWritableProject(deps.store, context.caller.userId, input.projectId);
  if (input.designSystem !== undefined) {
    await getAssetFor(deps.store, context.caller.userId, input.projectId, input.designSystem, 'designSystem');
  }
  const { userId } = context.caller;
  const source = await findSuggestedFor(deps.store, { ...input, userId, now: deps.now() });
  const { designer } = deps.drawing.designers.pick(input.modelId);
  const parts = source ? [{ prompt: input.prompt }] : await designer.split(input.prompt);
  const device =
    toDrawnDevice(input.deviceType) ??
    toDrawnDevice(source?.deviceType) ??
    (await deviceFor(input, project, parts[0]?.prompt ?? ''));
  return holdSession<Input, Plan>(
    deps,
    {
      kind: 'generate_screen_from_text',
      projectId: input.projectId,
      input,
      prepare: (transaction) => prepare(transaction, deps, input, { device, parts, source }),
    },
    context,
  );
}

async function prepare(
  transaction: Transaction,
  deps: Deps,
  input: Input,
  { device, parts, source }: { device: DrawnDevice | undefined; parts: ScreenPart[]; source: Screen | undefined },
): Promise<Plan> {
  const { projectId } = input;
  const width = DEVICE_WIDTH_PX[device ?? 'AGNOSTIC'];
  const height = DEVICE_HEIGHT_PX[device ?? 'AGNOSTIC'];
  const { designer, agentType } = deps.drawing.designers.pick(input.modelId);
  const screenIds: ScreenId[] = [];
  for (const { title = source?.title ?? toWorkingTitle(input.prompt), prompt } of parts) {
    const screen = await transaction.screens.insert({
      projectId,
      title,
      prompt: source ? toVariantPrompt({ asked: prompt, did: '', source: source.prompt }) : prompt,
      deviceType: device ?? 'DEVICE_TYPE_UNSPECIFIED',
      screenType: 'DESIGN',
      displayMode: 'HTML',
      statusMessage: 'Designing',
      generatedBy: designer.name,
      agentType,
      width,
      height,
    });
    const position = await transaction.instances.nextPosition(projectId, { width, height });
    await transaction.instances.insert({
      projectId,
      screenId: screen.id,
      type: 'SCREEN_INSTANCE',
      label: title,
      ...position,
      width,
      height,
    });
    screenIds.push(screen.id);
  }
  return { screenIds, parts, ...(source && { from: source.id }), requestTime: deps.now().getTime() };
}

/** A device that was named for one screen stands for the project's later screens too, unless their prompt names another. */
async function deviceFor(input: Input, project: Project, prompt: string): Promise<DrawnDevice | undefined> {
  const named = toDrawnDevice(input.deviceType);
  const usual = toDrawnDevice(project.deviceType);
  if (named !== undefined || usual === undefined) return named;
  const { deviceOfPrompt } = await import('../designer/device-of-prompt.ts');
  return deviceOfPrompt(prompt) ?? usual;
}

/** A screen that is made, as far as the others and the answer need to know it. */
type Made = Pick<Composition, 'title' | 'device' | 'theme' | 'look' | 'summary' | 'suggestions'>;

export const createGenerateScreenHandler = (deps: WorkDeps): RunHandler<Input, Plan, SessionResult> => ({
  async execute(work) {
    const { input, plan, userId } = work;
    const project = await getWritableProject(deps.store, userId, input.projectId);
    let style = await findStyle(deps, project, { userId, designSystem: input.designSystem });
    const made: Made[] = [];
    let writeLast: RunEffect<void> | undefined;
    for (const [index, part] of plan.parts.entries()) {
      // Shown as soon as it is made; the last one is written with the end of the run.
      if (writeLast !== undefined) await work.commit(writeLast);
      const { screen, write } = await designPart(deps, work, { project, style, part, index });
      made.push(screen);
      writeLast = write;
      // Screens of one prompt belong together: the later ones stay beside the first.
      style = {
        beside: { prompt: part.prompt, device: screen.device },
        ...(style.theme === undefined && { keep: { theme: screen.theme, look: screen.look } }),
        ...style,
      };
    }
    // The screens of a flow lead to each other, which is known when the last one is there as well.
    const isFlow = plan.screenIds.length > 1;
    if (isFlow && writeLast !== undefined) await work.commit(writeLast);
    const { projectId } = input;
    const links = isFlow ? await findFlowLinks(deps, { userId, projectId, screenIds: plan.screenIds }) : [];
    return async (transaction) => {
      if (!isFlow) await writeLast?.(transaction);
      for (const link of links) await transaction.links.put(link);
      await keepDirection(transaction, userId, input, made[0]?.theme);
      return {
        title: made[0]?.title ?? '',
        screenIds: plan.screenIds,
        text: joinSummaries(made.map(({ summary }) => summary)),
        suggestions: toSuggestions(made.map(({ suggestions }) => suggestions)),
      };
    };
  },
  async onUnfinished({ input, plan }, error, transaction) {
    const { titleOfPrompt } = await import('../designer/title-of-prompt.ts');
    const from = toWorkingTitle(input.prompt);
    await failScreens(transaction, plan.screenIds, error, { from, to: titleOfPrompt(input.prompt) });
  },
  onEnded: async ({ plan }) => putAwayDrafts(deps, await deps.store.drafts.list(plan.screenIds)),
});

interface PartWork {
  project: Project;
  style: Style;
  part: ScreenPart;
  index: number;
}

/** Makes one screen; one that an interrupted start has already made stays as it is. */
async function designPart(
  deps: WorkDeps,
  work: RunWork<Input, Plan>,
  { project, style, part, index }: PartWork,
): Promise<{ screen: Made; write?: RunEffect<void> }> {
  const { input, plan, userId, signal, progress } = work;
  const screenId = plan.screenIds[index] as ScreenId;
  const before = await getScreenOf(deps.store, userId, input.projectId, screenId);
  if (before.metadata.status === 'COMPLETE' && before.theme !== undefined) {
    const { look, device } = await deps.drawing.readDocument(await readText(deps, before));
    const { title, theme } = before;
    const summary = `${title} had been made before the service was interrupted.`;
    return { screen: { title, device, theme, look, summary, suggestions: [] } };
  }
  const appointed = deps.drawing.designers.pick(input.modelId);
  const device = await deviceFor(input, project, part.prompt);
  const count = plan.parts.length;
  progress(count === 1 ? 'Designing the screen' : `Designing screen ${index + 1} of ${count}`, index / count);
  using drafts = showDrafts(deps, work, screenId);
  const context = {
    signal,
    progress,
    name: createNamer(deps, work, screenId),
    draft: drafts.show,
    meter: createMeter(deps, work),
  };
  const { from, requestTime } = plan;
  const accepted = from && (await drawAccepted(deps, appointed, { ...input, userId, from, requestTime }, context));
  const request = {
    prompt: part.prompt,
    ...(part.sent && { sent: part.sent }),
    // The prompt alone: the same words give the same screen on every machine, and tell later how it was drawn.
    seed: part.prompt,
    now: new Date(requestTime),
    ...(device && { device }),
    ...style,
  };
  const composition = accepted ?? (await appointed.designer.design(request, context));
  const change = await makeScreen(deps, composition, appointed, { signal, progress });
  return {
    screen: composition,
    async write(transaction) {
      const { width, height, title } = await transaction.screens.complete(screenId, change);
      const placed = await transaction.instances.list(userId, input.projectId);
      await transaction.instances.resize(screenId, { width, height, label: title });
      const [own, ...behind] = plan.screenIds
        .slice(index)
        .flatMap((id) => placed.find((one) => one.screenId === id) ?? []);
      if (own?.screenId !== screenId) return;
      for (const moved of closeUp(own, width, behind)) await transaction.instances.move(moved.id, moved);
    },
  };
}

/** The first screen's theme and a named device become the project's, so that later screens fit beside it. */
async function keepDirection(
  transaction: Transaction,
  userId: UserId,
  input: Input,
  theme: Project['designTheme'],
): Promise<void> {
  const project = await transaction.projects.find(userId, input.projectId);
  if (project === undefined) return;
  const device = toDrawnDevice(input.deviceType);
  await transaction.projects.update(input.projectId, {
    ...(project.designTheme === undefined && theme && { designTheme: theme }),
    ...(project.deviceType === 'DEVICE_TYPE_UNSPECIFIED' && device && { deviceType: device }),
  });
}
