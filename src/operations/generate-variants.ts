import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import type { ScreenId, UserId } from '../domain/brand.ts';
import type { Composition } from '../domain/designer.ts';
import type { Screen } from '../domain/screen.ts';
import { toDrawnDevice } from '../domain/unspecified.ts';
import { toVariantPrompt } from '../domain/variant-prompt.ts';
import type { RunHandler, RunWork } from '../runs/run-handler.ts';
import type { ScreenChange, Transaction } from '../store/store.ts';
import { getScreenOf, getScreensOf, getWritableProject } from './access.ts';
import type { CallContext, Deps, WorkDeps } from './deps.ts';
import { failScreens } from './fail-screens.ts';
import { makeScreen } from './make-screen.ts';
import { createMeter } from './meter.ts';
import { countSentVariants } from './count-sent-variants.ts';
import { nameGroup } from './name-group.ts';
import { placeBeside } from './place-beside.ts';
import { putAwayDrafts } from './put-away-drafts.ts';
import { findProduct } from './find-product.ts';
import { whyNoVariant } from './why-no-variant.ts';
import { readText, refuseOtherThanDesign, toSourceScreen } from './read-source.ts';
import { showDrafts } from './show-drafts.ts';
import { holdSession, type ScreensPlan, type SessionResult } from './session.ts';
import { toSuggestions } from './suggestions.ts';
import { joinSummaries } from './join-summaries.ts';

type Input = ToolInput<'generate_variants'>;

/** The screens that will be the variants of one source. */
interface Group {
  sourceId: ScreenId;
  variantIds: ScreenId[];
}

interface Plan extends ScreensPlan {
  groups: Group[];
  /** Epoch milliseconds. */
  requestTime: number;
}

export async function generateVariants(
  deps: Deps,
  given: Input,
  context: CallContext,
): Promise<ToolOutput<'generate_variants'>> {
  const { projectId } = given;
  const { userId } = context.caller;
  await getWritableProject(deps.store, userId, projectId);
  const input = await countSentVariants(given);
  const prepare = (transaction: Transaction) => insertVariants(transaction, deps, input, userId);
  return holdSession<Input, Plan>(deps, { kind: 'generate_variants', projectId, input, prepare }, context);
}

async function insertVariants(transaction: Transaction, deps: Deps, input: Input, userId: UserId): Promise<Plan> {
  const groups: Group[] = [];
  for (const source of await getScreensOf(transaction, userId, input.projectId, input.selectedScreenIds)) {
    refuseOtherThanDesign(source);
    groups.push({ sourceId: source.id, variantIds: await insertGroup(transaction, deps, input, userId, source) });
  }
  return {
    groups,
    screenIds: groups.flatMap(({ variantIds }) => variantIds),
    requestTime: deps.now().getTime(),
  };
}

async function insertGroup(
  transaction: Transaction,
  deps: Deps,
  { projectId, prompt, modelId, variantOptions }: Input,
  userId: UserId,
  source: Screen,
): Promise<ScreenId[]> {
  const { count } = variantOptions;
  const group = { groupId: transaction.ids.group(), groupName: nameGroup(source.title, variantOptions) };
  const { designer, agentType } = deps.drawing.designers.pick(modelId);
  const instances = await transaction.instances.list(userId, projectId);
  const size = { width: source.width, height: source.height };
  const beside = instances.find(({ screenId }) => screenId === source.id);
  const origin = beside ?? { ...(await transaction.instances.nextPosition(projectId, size)), ...size };
  const { places, moved } = placeBeside(origin, count, instances);
  for (const { id, x, y } of moved) await transaction.instances.move(id, { x, y });
  const ids: ScreenId[] = [];
  for (const [index, position] of places.entries()) {
    const title = `${source.title}, variant ${index + 1}`;
    const screen = await transaction.screens.insert({
      projectId,
      title,
      prompt: toVariantPrompt({ asked: prompt, did: '', source: source.prompt }),
      deviceType: source.deviceType,
      screenType: 'DESIGN',
      displayMode: 'HTML',
      statusMessage: 'Designing',
      isRemixed: true,
      generatedBy: designer.name,
      agentType,
      ...size,
      ...group,
    });
    await transaction.instances.insert({
      projectId,
      screenId: screen.id,
      type: 'SCREEN_INSTANCE',
      label: title,
      ...position,
      ...size,
      ...group,
    });
    ids.push(screen.id);
  }
  return ids;
}

interface Variant {
  screenId: ScreenId;
  composition: Composition;
  change: ScreenChange;
}

export const createGenerateVariantsHandler = (deps: WorkDeps): RunHandler<Input, Plan, SessionResult> => ({
  async execute(work) {
    const groups = await Promise.all(work.plan.groups.map((group) => varyScreen(deps, work, group)));
    const variants = groups.flat();
    const why = whyNoVariant(work.input.variantOptions.aspects, variants.length);
    return (transaction) => write(transaction, variants, { planned: work.plan.screenIds, why });
  },
  onUnfinished: (run, error, transaction) => failScreens(transaction, run.plan.screenIds, error),
  onEnded: async ({ plan }) => putAwayDrafts(deps, await deps.store.drafts.list(plan.screenIds)),
});

async function varyScreen(deps: WorkDeps, work: RunWork<Input, Plan>, group: Group): Promise<Variant[]> {
  const { input, plan, userId, signal, progress } = work;
  const screen = await getScreenOf(deps.store, userId, input.projectId, group.sourceId);
  const source = {
    ...(await toSourceScreen(deps, screen, await readText(deps, screen))),
    ...(await findProduct(deps, userId, screen)),
  };
  const appointed = deps.drawing.designers.pick(input.modelId);
  const device = toDrawnDevice(input.deviceType);
  progress(`Varying ${screen.title}`);
  const { count, range, aspects } = input.variantOptions;
  using shown = new DisposableStack();
  const drafts = group.variantIds.map((screenId) => shown.use(showDrafts(deps, work, screenId)));
  const compositions = await appointed.designer.vary(
    {
      prompt: input.prompt,
      screen: source,
      count,
      range,
      aspects,
      now: new Date(plan.requestTime),
      ...(device && { device }),
    },
    {
      signal,
      progress,
      meter: createMeter(deps, work),
      draft: (page, variant = 0) => drafts[variant]?.show(page),
    },
  );
  return await Promise.all(
    compositions.slice(0, group.variantIds.length).map(async (composition, index) => ({
      screenId: group.variantIds[index] as ScreenId,
      composition,
      change: {
        ...(await makeScreen(deps, composition, appointed, { signal, progress })),
        prompt: toVariantPrompt({ asked: input.prompt, did: composition.summary, source: screen.prompt }),
      },
    })),
  );
}

async function write(
  transaction: Transaction,
  variants: readonly Variant[],
  { planned, why }: { planned: readonly ScreenId[]; why: string },
): Promise<SessionResult> {
  const titles: string[] = [];
  for (const { screenId, change } of variants) {
    const { width, height, title } = await transaction.screens.complete(screenId, change);
    await transaction.instances.resize(screenId, { width, height, label: title });
    titles.push(title);
  }
  const made = new Set(variants.map(({ screenId }) => screenId));
  for (const id of planned.filter((screenId) => !made.has(screenId))) {
    await transaction.screens.fail(id, why);
  }
  return {
    title: titles[0] ?? 'Variants',
    screenIds: [...planned],
    text: [
      joinSummaries(variants.map(({ composition }) => composition.summary)),
      ...(made.size < planned.length ? [why] : []),
    ]
      .filter((text) => text !== '')
      .join('\n'),
    suggestions: toSuggestions(variants.map(({ composition }) => composition.suggestions)),
  };
}
