import type { GuideInput } from '../contract/guide-requests.ts';
import { GUIDE_TOPICS, isGuideTopic, type GuideTopic } from '../domain/guide-topic.ts';
import { DEFAULT_LOOK } from '../domain/look.ts';
import { toAssetName, toProjectName } from '../domain/resource-name.ts';
import type { GuidedProject, GuideFacts } from '../guide/write-guide.ts';
import { getProject, notFound } from './access.ts';
import type { CallContext, Deps, Operation } from './deps.ts';
import { findStyle } from './find-style.ts';
import { PLAIN_THEME } from './read-source.ts';

/** A guide for agents, as Markdown; for a project with its own sizes, colours and neighbours. Throws NOT_FOUND. */
export const readGuide: Operation<GuideInput, string> = async (deps, { topic, projectId }, context) => {
  if (!isGuideTopic(topic)) throw notFound('guide', `There are ${GUIDE_TOPICS.join(', ')}.`, topic.slice(0, 64));
  const project = projectId === undefined ? undefined : await findGuided(deps, projectId, context);
  const { writeGuide } = await import('../guide/write-guide.ts');
  return writeGuide(topic, await readFacts(deps.now()), project);
};

/** A guide for no project, which needs no store; without a day it is one to be kept. */
export async function readCommonGuide(topic: GuideTopic, now?: Date): Promise<string> {
  const { writeGuide } = await import('../guide/write-guide.ts');
  return writeGuide(topic, await readFacts(now));
}

async function readFacts(now: Date | undefined): Promise<GuideFacts> {
  const [{ listDrawable }, { PICTURE_STYLES }, { getIconSet }] = await Promise.all([
    import('../designer/imagery/list-drawable.ts'),
    import('../designer/imagery/paint/picture-style.ts'),
    import('../markup/icons/icon-set.ts'),
  ]);
  return { drawable: listDrawable(), pictureStyles: PICTURE_STYLES, icons: [...getIconSet().bodies.keys()], now };
}

async function findGuided(
  deps: Deps,
  projectId: NonNullable<GuideInput['projectId']>,
  { caller: { userId } }: CallContext,
): Promise<GuidedProject> {
  const project = await getProject(deps.store, userId, projectId);
  const { theme, keep, others } = await findStyle(deps, project, { userId, designSystem: undefined });
  const designSystems = await deps.store.assets.list(userId, projectId);
  return {
    name: toProjectName(projectId),
    title: project.title,
    drawn: {
      theme: theme ?? keep?.theme ?? PLAIN_THEME,
      look: keep?.look ?? DEFAULT_LOOK,
    },
    isSet: theme !== undefined || keep !== undefined,
    ...(others !== undefined && { others }),
    designSystems: designSystems.map(({ id, designSystem: { displayName } }) => ({
      name: toAssetName(id),
      displayName,
    })),
  };
}
