import { availableParallelism } from 'node:os';
import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { AppError } from '../domain/app-error.ts';
import type { ScreenId, UserId } from '../domain/brand.ts';
import type { DesignSystem } from '../domain/design-theme.ts';
import type { RunHandler, RunWork } from '../runs/run-handler.ts';
import type { ScreenChange, Transaction } from '../store/store.ts';
import { getAssetFor, getScreenOf, getWritableProject } from './access.ts';
import type { CallContext, Deps, WorkDeps } from './deps.ts';
import { failScreens } from './fail-screens.ts';
import { getPlacedScreens } from './find-instance.ts';
import { drawDocument } from './make-screen.ts';
import { isDesign, readText } from './read-source.ts';
import { holdSession, type ScreensPlan, type SessionResult } from './session.ts';

type Input = ToolInput<'apply_design_system'>;

interface Plan extends ScreensPlan {
  /** As it stood when it was asked for: a later change of the asset is a later call. */
  designSystem: DesignSystem;
  /** How many selected screens have no colours to change: pictures and documents. */
  leftAlone: number;
}

export async function applyDesignSystem(
  deps: Deps,
  input: Input,
  context: CallContext,
): Promise<ToolOutput<'apply_design_system'>> {
  const { projectId } = input;
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const prepare = (transaction: Transaction) => begin(transaction, input, userId);
  return holdSession<Input, Plan>(deps, { kind: 'apply_design_system', projectId, input, prepare }, context);
}

async function begin(transaction: Transaction, input: Input, userId: UserId): Promise<Plan> {
  const { projectId, assetId, selectedScreenInstances } = input;
  const { designSystem } = await getAssetFor(transaction, userId, projectId, assetId);
  const screenIds = new Set<ScreenId>();
  const leftAlone = new Set<ScreenId>();
  const path = 'selectedScreenInstances';
  for (const { screen } of await getPlacedScreens(transaction, userId, projectId, selectedScreenInstances, path)) {
    if (screenIds.has(screen.id)) continue;
    if (screen.metadata.status !== 'IN_PROGRESS' && !isDesign(screen)) {
      leftAlone.add(screen.id);
      continue;
    }
    await transaction.screens.begin(screen.id, `Applying ${designSystem.displayName}`);
    screenIds.add(screen.id);
  }
  if (screenIds.size === 0) {
    throw new AppError('FAILED_PRECONDITION', 'none of the selected instances places a screen made of HTML', {
      hint: 'Select instances of get_project whose screen is a design, not a document or a picture.',
    });
  }
  return { screenIds: [...screenIds], designSystem, leftAlone: leftAlone.size };
}

interface Themed {
  screenId: ScreenId;
  /** Parts with a colour that was asked for on that screen alone. */
  painted: number;
  change: ScreenChange;
}

/** All of the selected screens change in one transaction, or none does. */
export const createApplyDesignSystemHandler = (deps: WorkDeps): RunHandler<Input, Plan, SessionResult> => ({
  async execute(work) {
    const themed = await themeScreens(deps, work);
    return (transaction) => write(transaction, themed, work.input, work.plan);
  },
  onUnfinished: (run, error, transaction) => failScreens(transaction, run.plan.screenIds, error),
});

/** Enough to keep the processors busy while files are written; more would only hold more pictures in memory. */
const SCREENS_AT_ONCE = availableParallelism() + 2;

async function themeScreens(deps: WorkDeps, work: RunWork<Input, Plan>): Promise<Themed[]> {
  const { screenIds } = work.plan;
  const themed: Themed[] = [];
  let done = 0;
  const failing = new AbortController();
  const signal = AbortSignal.any([work.signal, failing.signal]);
  const waiting = screenIds.entries();
  const drawNext = async (): Promise<void> => {
    for (const [index, screenId] of waiting) {
      signal.throwIfAborted();
      themed[index] = await themeScreen(deps, { ...work, signal }, screenId);
      done += 1;
      const count = `${done} of ${screenIds.length} ${screenIds.length === 1 ? 'screen' : 'screens'}`;
      work.progress(`Drew ${count} in ${work.plan.designSystem.displayName}`, done / screenIds.length);
    }
  };
  const drawing = Array.from({ length: SCREENS_AT_ONCE }, drawNext);
  try {
    await Promise.all(drawing);
  } catch (error) {
    // One that cannot be drawn ends the rest: nothing of them would be kept.
    failing.abort();
    await Promise.allSettled(drawing);
    throw error;
  }
  return themed;
}

async function themeScreen(deps: WorkDeps, work: RunWork<Input, Plan>, screenId: ScreenId): Promise<Themed> {
  const { input, plan, userId, signal } = work;
  const screen = await getScreenOf(deps.store, userId, input.projectId, screenId);
  const { theme } = plan.designSystem;
  const { html, device } = await deps.drawing.retheme(await readText(deps, screen), theme);
  const quiet = { signal, progress: () => undefined };
  const drawn = await drawDocument(deps, { html, title: screen.title, device }, quiet);
  return { screenId, change: { ...drawn, theme, statusMessage: '' }, painted: countPainted(html) };
}

async function write(
  transaction: Transaction,
  themed: readonly Themed[],
  { projectId }: Input,
  { designSystem, leftAlone }: Plan,
): Promise<SessionResult> {
  for (const { screenId, change } of themed) {
    const { width, height } = await transaction.screens.complete(screenId, change);
    await transaction.instances.resize(screenId, { width, height });
  }
  await transaction.projects.update(projectId, { designTheme: designSystem.theme });
  return {
    title: designSystem.displayName,
    screenIds: themed.map(({ screenId }) => screenId),
    text: toSummary(designSystem.displayName, themed, leftAlone),
    suggestions: [],
  };
}

const countPainted = (html: string): number => html.match(/<[a-z][^<>]*\sdata-painted="/g)?.length ?? 0;

const toSummary = (name: string, themed: readonly Themed[], leftAlone: number): string =>
  [
    `${themed.length === 1 ? 'One screen is' : `${themed.length} screens are`} now drawn in "${name}"; the content is as it was.`,
    tellPainted(themed.reduce((sum, { painted }) => sum + painted, 0)),
    leftAlone > 0 &&
      (leftAlone === 1
        ? 'One selected screen without HTML of its own was left alone.'
        : `${leftAlone} selected screens without HTML of their own were left alone.`),
  ]
    .filter(Boolean)
    .join(' ');

/** What was painted on request keeps its colour, which a reader of the answer would otherwise take for a fault. */
const tellPainted = (count: number): string | false =>
  count > 0 &&
  `${count === 1 ? 'One part keeps the colour' : `${count} parts keep the colours`} that an edit gave ${count === 1 ? 'it' : 'them'}; "back to the normal colour" takes ${count === 1 ? 'it' : 'them'} back.`;
