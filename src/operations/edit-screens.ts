import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { AppError } from '../domain/app-error.ts';
import type { ScreenId, UserId } from '../domain/brand.ts';
import type { Refusal } from '../domain/designer.ts';
import { holdsSent } from '../domain/fence.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import type { RunHandler, RunWork } from '../runs/run-handler.ts';
import type { ScreenChange, Transaction } from '../store/store.ts';
import { getScreenOf, getScreensOf, getWritableProject } from './access.ts';
import type { CallContext, Deps, WorkDeps } from './deps.ts';
import { failScreens } from './fail-screens.ts';
import { makeScreen } from './make-screen.ts';
import { createMeter } from './meter.ts';
import { findProduct } from './find-product.ts';
import { followTheme } from './follow-theme.ts';
import { findWishedVersion } from './find-wished-version.ts';
import { readText, refuseOtherThanDesign, toSourceScreen } from './read-source.ts';
import { holdSession, type ScreensPlan, type SessionResult } from './session.ts';
import { toSuggestions } from './suggestions.ts';
import { readVersionWish, type VersionWish } from './version-wish.ts';

type Input = ToolInput<'edit_screens'>;

interface Plan extends ScreensPlan {
  /** What each screen says about itself, to be put back where nothing is changed. */
  statusMessages: string[];
  /** Epoch milliseconds. */
  requestTime: number;
}

export async function editScreens(deps: Deps, input: Input, context: CallContext): Promise<ToolOutput<'edit_screens'>> {
  const { projectId } = input;
  await getWritableProject(deps.store, context.caller.userId, projectId);
  await refuseUnreadable(input.prompt);
  const prepare = (transaction: Transaction) => begin(transaction, deps, input, context.caller.userId);
  return holdSession<Input, Plan>(deps, { kind: 'edit_screens', projectId, input, prepare }, context);
}

/** Throws INVALID_ARGUMENT for fences that hold no change, before any screen is touched. */
async function refuseUnreadable(prompt: string): Promise<void> {
  if (holdsSent(prompt)) (await import('../sent/sent-edit.ts')).readSentEdit(prompt);
}

async function begin(transaction: Transaction, deps: Deps, input: Input, userId: UserId): Promise<Plan> {
  const statusMessages: string[] = [];
  for (const screen of await getScreensOf(transaction, userId, input.projectId, input.selectedScreenIds)) {
    if (screen.metadata.status !== 'IN_PROGRESS') refuseOtherThanDesign(screen);
    statusMessages.push(screen.metadata.statusMessage);
    await transaction.screens.begin(screen.id, 'Editing');
  }
  return { screenIds: input.selectedScreenIds, statusMessages, requestTime: deps.now().getTime() };
}

/** What became of one screen: a change to write, or a refusal that leaves it alone. */
type Edit =
  | { kind: 'restored'; screenId: ScreenId; version: number; summary: string; suggestions: string[] }
  | { kind: 'changed'; screenId: ScreenId; change: ScreenChange; summary: string; suggestions: string[] }
  | (Refusal & { screenId: ScreenId });

export const createEditScreensHandler = (deps: WorkDeps): RunHandler<Input, Plan, SessionResult> => ({
  async execute(work) {
    const edits: Edit[] = [];
    const failures: unknown[] = [];
    for (const screenId of work.plan.screenIds) {
      try {
        edits.push(await editScreen(deps, work, screenId));
      } catch (error) {
        // One screen that fails does not take back what was done to the others; a stop ends all of them.
        if (work.signal.aborted) throw error;
        failures.push(error);
        edits.push(await toFailedEdit(deps, work, screenId, error));
      }
    }
    if (failures.length === edits.length) throw failures[0];
    return (transaction) => write(transaction, edits, work.plan);
  },
  onUnfinished: (run, error, transaction) => failScreens(transaction, run.plan.screenIds, error),
});

async function editScreen(deps: WorkDeps, work: RunWork<Input, Plan>, screenId: ScreenId): Promise<Edit> {
  const { input, plan, userId, signal, progress } = work;
  const screen = await getScreenOf(deps.store, userId, input.projectId, screenId);
  const wish = readVersionWish(input.prompt);
  if (wish !== undefined) return goBack(deps, userId, screenId, wish);
  const source = {
    ...(await toSourceScreen(deps, screen, await readText(deps, screen))),
    ...(await findProduct(deps, userId, screen)),
  };
  const appointed = deps.drawing.designers.pick(input.modelId);
  const device = toDrawnDevice(input.deviceType);
  progress(`Editing ${screen.title}`);
  const request = {
    instruction: input.prompt,
    screen: source,
    now: new Date(plan.requestTime),
    ...(device && { device }),
  };
  const answer = await appointed.designer.edit(request, { signal, progress, meter: createMeter(deps, work) });
  const summary = plan.screenIds.length > 1 ? `${screen.title}: ${answer.summary}` : answer.summary;
  if (answer.kind === 'refusal') return { ...answer, summary, screenId };
  const drawn = followTheme(answer, source.theme);
  const change = await makeScreen(deps, drawn, appointed, { signal, progress });
  return { kind: 'changed', screenId, change, summary, suggestions: answer.suggestions };
}

/** "Undo", "go back to version 2": a version that the screen had already becomes its newest one. */
async function goBack(deps: WorkDeps, userId: UserId, screenId: ScreenId, wish: VersionWish): Promise<Edit> {
  const versions = await deps.store.screens.listVersions(userId, screenId);
  const version = findWishedVersion(wish, versions.toReversed());
  return version === undefined
    ? {
        kind: 'refusal',
        screenId,
        summary: `Nothing was changed: the screen has no other version to go to; it has the versions 1 to ${versions.length}.`,
        suggestions: [],
      }
    : { kind: 'restored', screenId, version, summary: `Went back to version ${version}.`, suggestions: [] };
}

/** A screen that could not be edited, by name: it stays as it was. */
async function toFailedEdit(
  deps: WorkDeps,
  { input, userId }: RunWork<Input, Plan>,
  screenId: ScreenId,
  error: unknown,
): Promise<Edit> {
  const { title } = await getScreenOf(deps.store, userId, input.projectId, screenId);
  const reason = error instanceof AppError ? error.message : 'something went wrong while it was drawn';
  return { kind: 'refusal', screenId, summary: `${title} stays as it was: ${reason}.`, suggestions: [] };
}

async function write(transaction: Transaction, edits: readonly Edit[], plan: Plan): Promise<SessionResult> {
  const changed: ScreenId[] = [];
  const titles: string[] = [];
  for (const [index, edit] of edits.entries()) {
    if (edit.kind === 'refusal') {
      await transaction.screens.fail(edit.screenId, plan.statusMessages[index] ?? '');
      continue;
    }
    if (edit.kind === 'restored') await transaction.screens.fail(edit.screenId, plan.statusMessages[index] ?? '');
    const { width, height, title } = await (edit.kind === 'restored'
      ? transaction.screens.restore(edit.screenId, edit.version)
      : transaction.screens.complete(edit.screenId, edit.change));
    await transaction.instances.resize(edit.screenId, { width, height, label: title });
    changed.push(edit.screenId);
    titles.push(title);
  }
  // Clients read what came of an edit from the screens of the answer: an edit that changed none answers with them as they are.
  const shown = changed.length > 0 ? changed : plan.screenIds;
  return {
    title: shown.length === 1 ? (titles[0] ?? '') : `${shown.length} screens`,
    screenIds: shown,
    text: edits.map(({ summary }) => summary).join('\n\n'),
    suggestions: toSuggestions(edits.map(({ suggestions }) => suggestions)),
  };
}
