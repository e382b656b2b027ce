import { isDeepStrictEqual } from 'node:util';
import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import type { ScreenId, UserId } from '../domain/brand.ts';
import type { DesignRequest } from '../domain/designer.ts';
import type { Project } from '../domain/project.ts';
import { DEVICE_HEIGHT_PX, DEVICE_WIDTH_PX, toDrawnDevice } from '../domain/unspecified.ts';
import type { RunHandler } from '../runs/run-handler.ts';
import type { Transaction } from '../store/store.ts';
import { getAssetFor, getWritableProject } from './access.ts';
import type { CallContext, Deps, WorkDeps } from './deps.ts';
import { failScreens } from './fail-screens.ts';
import { makeScreen, toWorkingTitle } from './make-screen.ts';
import { isDesign, readText } from './read-source.ts';
import { holdSession, type ScreensPlan, type SessionResult } from './session.ts';

type Input = ToolInput<'generate_screen_from_text'>;

interface Plan extends ScreensPlan {
  screenIds: [ScreenId];
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
    await getAssetFor(deps.store, context.caller.userId, input.projectId, input.designSystem);
  }
  return holdSession<Input, Plan>(
    deps,
    {
      kind: 'generate_screen_from_text',
      projectId: input.projectId,
      input,
      prepare: (transaction) => prepare(transaction, deps, input, project),
    },
    context,
  );
}

async function prepare(transaction: Transaction, deps: Deps, input: Input, project: Project): Promise<Plan> {
  const { projectId, prompt } = input;
  const device = deviceFor(input, project);
  const width = DEVICE_WIDTH_PX[device ?? 'AGNOSTIC'];
  const height = DEVICE_HEIGHT_PX[device ?? 'AGNOSTIC'];
  const title = toWorkingTitle(prompt);
  const { designer, agentType } = deps.drawing.designers.pick(input.modelId);
  const screen = await transaction.screens.insert({
    projectId,
    title,
    prompt,
    deviceType: device ?? 'DEVICE_TYPE_UNSPECIFIED',
    screenType: 'DESIGN',
    displayMode: 'HTML',
    statusMessage: 'Designing',
    generatedBy: designer.name,
    agentType,
    width,
    height,
  });
  const position = await transaction.instances.nextPosition(projectId);
  await transaction.instances.insert({
    projectId,
    screenId: screen.id,
    type: 'SCREEN_INSTANCE',
    label: title,
    ...position,
    width,
    height,
  });
  return { screenIds: [screen.id], requestTime: deps.now().getTime() };
}

/** A device that was named for one screen stands for the project's later screens too. */
const deviceFor = (input: Input, project: Project) =>
  toDrawnDevice(input.deviceType) ?? toDrawnDevice(project.deviceType);

export const createGenerateScreenHandler = (deps: WorkDeps): RunHandler<Input, Plan, SessionResult> => ({
  async execute({ input, plan, userId, signal, progress }) {
    const project = await getWritableProject(deps.store, userId, input.projectId);
    const appointed = deps.drawing.designers.pick(input.modelId);
    const device = deviceFor(input, project);
    const style = await findStyle(deps, input, project, userId);
    progress('Designing the screen');
    const composition = await appointed.designer.design(
      {
        prompt: input.prompt,
        // The prompt alone: the same words give the same screen in every project and on every machine.
        seed: input.prompt,
        now: new Date(plan.requestTime),
        ...(device && { device }),
        ...style,
      },
      { signal, progress },
    );
    const change = await makeScreen(deps, composition, appointed, { signal, progress });
    const [screenId] = plan.screenIds;
    return async (transaction) => {
      const screen = await transaction.screens.complete(screenId, change);
      const { width, height, title } = screen;
      await transaction.instances.resize(screenId, { width, height, label: title });
      await keepDirection(transaction, userId, input, composition.theme);
      return {
        title,
        screenIds: [screenId],
        text: composition.summary,
        suggestions: composition.suggestions,
      };
    };
  },
  onUnfinished: (run, error, transaction) => failScreens(transaction, run.plan.screenIds, error),
});

/** A design system, named or in force, binds the designer; the looks of the project's first screen only lean on it. */
async function findStyle(
  deps: WorkDeps,
  { designSystem, projectId }: Input,
  project: Project,
  userId: UserId,
): Promise<Pick<DesignRequest, 'theme' | 'keep'>> {
  if (designSystem !== undefined) {
    const asset = await getAssetFor(deps.store, userId, projectId, designSystem);
    return { theme: asset.designSystem.theme };
  }
  const { designTheme } = project;
  if (designTheme === undefined) return {};
  const screens = await deps.store.screens.list(userId, projectId);
  const first = screens.find((screen) => isDesign(screen) && isDeepStrictEqual(screen.theme, designTheme));
  const systems = [
    ...(await deps.store.assets.list(userId, projectId)),
    ...(await deps.store.assets.list(userId, undefined)),
  ];
  if (first === undefined || systems.some((asset) => isDeepStrictEqual(asset.designSystem.theme, designTheme))) {
    return { theme: designTheme };
  }
  const { look } = await deps.drawing.readDocument(await readText(deps, first));
  return { keep: { theme: designTheme, look } };
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
