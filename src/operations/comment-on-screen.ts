import type { RouteInput, RouteOutput } from '../contract/routes/define-routes.ts';
import { toWireElementComment, type WireElementComment } from '../contract/shapes/element-comment.ts';
import { AppError } from '../domain/app-error.ts';
import type { CommentId, UserId } from '../domain/brand.ts';
import type { ElementComment } from '../domain/element-comment.ts';
import type { CommentChange, Transaction } from '../store/store.ts';
import { getProject, getScreenOf, getWritableProject, notFound } from './access.ts';
import { cutPage } from './cut-page.ts';
import type { Operation } from './deps.ts';
import { refuseMissingElements } from './refuse-missing-elements.ts';

/** What was said of the screens of a project, in pages, oldest first. Throws NOT_FOUND. */
export const listComments: Operation<RouteInput<'listComments'>, RouteOutput<'listComments'>> = async (
  { store },
  { projectId, screenId, isOpenOnly, pageSize, pageToken },
  { caller: { userId } },
) => {
  await getProject(store, userId, projectId);
  const found = await store.comments.list(userId, projectId, {
    limit: pageSize + 1,
    isOpenOnly,
    ...(screenId && { screenId }),
    ...(pageToken && { after: { createTime: pageToken.time, id: pageToken.id as CommentId } }),
  });
  const { shown, next } = cutPage(found, pageSize, ({ createTime: time, id }) => ({ time, id }));
  return { comments: shown.map(toWireElementComment), ...next };
};

/** Whoever sees a screen may say something of it: that changes nothing of the screen. Throws as `refuseMissingElements`. */
export const createComment: Operation<RouteInput<'createComment'>, WireElementComment> = async (
  deps,
  { projectId, screenId, elementId, text },
  context,
) => {
  const { userId } = context.caller;
  if (elementId === undefined) await getScreenOf(deps.store, userId, projectId, screenId);
  else await refuseMissingElements(deps, { projectId, screenId, elementIds: [elementId] }, context);
  return toWireElementComment(
    await deps.store.comments.insert({
      projectId,
      screenId,
      text,
      authorId: userId,
      ...(elementId !== undefined && { elementId }),
    }),
  );
};

/** Other words for what the caller said. Throws PERMISSION_DENIED for what somebody else said. */
export const updateComment: Operation<RouteInput<'updateComment'>, WireElementComment> = async (
  { store },
  { text, ...place },
  { caller: { userId } },
) => {
  const comment = await getComment(store, userId, place);
  if (comment.author.id !== userId) throw ofSomebodyElse('change this comment', comment);
  return change(store, userId, comment, { text });
};

/** Open to who said it and to whoever may change the project. */
export const resolveComment: Operation<RouteInput<'resolveComment'>, WireElementComment> = (
  { store },
  place,
  { caller: { userId } },
) => settle(store, userId, place, true);

export const reopenComment: Operation<RouteInput<'reopenComment'>, WireElementComment> = (
  { store },
  place,
  { caller: { userId } },
) => settle(store, userId, place, false);

/** By who said it, or by the owner of the project. */
export const deleteComment: Operation<RouteInput<'deleteComment'>, RouteOutput<'deleteComment'>> = async (
  { store },
  place,
  { caller: { userId } },
) => {
  const comment = await getComment(store, userId, place);
  const { userRole } = await getProject(store, userId, place.projectId);
  if (comment.author.id !== userId && userRole !== 'OWNER') throw ofSomebodyElse('remove this comment', comment);
  await store.comments.remove(comment.id);
  return { name: toWireElementComment(comment).name };
};

type Place = Pick<RouteInput<'resolveComment'>, 'projectId' | 'screenId' | 'commentId'>;

async function settle(
  store: Transaction,
  userId: UserId,
  place: Place,
  isResolved: boolean,
): Promise<WireElementComment> {
  const comment = await getComment(store, userId, place);
  if (comment.author.id !== userId) await getWritableProject(store, userId, place.projectId);
  return change(store, userId, comment, { isResolved });
}

async function change(
  store: Transaction,
  userId: UserId,
  { id }: ElementComment,
  changed: CommentChange,
): Promise<WireElementComment> {
  await store.comments.update(id, changed);
  const now = await store.comments.find(userId, id);
  if (now === undefined) throw noComment(id);
  return toWireElementComment(now);
}

async function getComment(
  store: Transaction,
  userId: UserId,
  { projectId, screenId, commentId }: Place,
): Promise<ElementComment> {
  await getScreenOf(store, userId, projectId, screenId);
  const comment = await store.comments.find(userId, commentId);
  if (comment === undefined || comment.screenId !== screenId) throw noComment(commentId);
  return comment;
}

const noComment = (id: CommentId): AppError =>
  notFound('comment', 'The list of comments has those that there are.', id);

const ofSomebodyElse = (wish: string, { id, author }: ElementComment): AppError =>
  new AppError('PERMISSION_DENIED', `no permission to ${wish}: ${author.name} said it`, {
    hint: `Answer with a comment of your own. Asked for: ${id}`,
  });
