import { ApiError } from '../api/request.ts';

interface Tried<Item, Answer> {
  /** With what was answered, in their order. */
  done: (readonly [Item, Answer])[];
  /** What must be told: a failure other than that one of several is gone. */
  failure: unknown;
}

/** Whether the service says that there is no such thing, or none any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Does something with each of several things and waits for all, so that what was done is known where one fails. One that
 * is gone meanwhile, by another hand or before this page was told, does not count; where all are gone, that is told.
 */
export async function tryEach<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
): Promise<Tried<Item, Answer>> {
  const outcomes = await Promise.allSettled(items.map(async (item) => [item, await act(item)] as const));
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  const failure = failures.find((error) => !isGone(error)) ?? (done.length === 0 ? failures[0] : undefined);
  return { done, failure };
}

/** The same for a caller to whom a failure means that all is to be done again. */
export async function doEach<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
): Promise<(readonly [Item, Answer])[]> {
  const { done, failure } = await tryEach(items, act);
  if (failure !== undefined) throw failure;
  return done;
}
