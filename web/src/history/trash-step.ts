import { request } from '../api/request.ts';
import { record, type Step } from './history.ts';
import { watchRoom, type Room } from './room-step.ts';
import { doEach, tryEach } from './try-each.ts';

const throwAway = (name: string): Promise<unknown> => request('DELETE', `v1/${name}`);

/** Puts screens into the trash, those that are not there yet. */
export const putAway = (names: readonly string[]): Promise<unknown> => doEach(names, throwAway);

/** Takes screens out of the trash, those that are still there. */
export const putBack = (names: readonly string[]): Promise<unknown> =>
  doEach(names, (name) => request('POST', `v1/${name}:undelete`));

/** Remembers screens that were made, and what made room for them. */
export const recordMade = (project: string, does: string, names: readonly string[], room: Room): void =>
  record(project, {
    does,
    async undo() {
      await putAway(names);
      await room.giveBack();
    },
    async redo() {
      await putBack(names);
      await room.takeAgain();
    },
  });

/** Puts screens into the trash so that it can be undone, also where not all could be. Answers the step. */
export async function removeScreens(
  project: string,
  toName: (count: number) => string,
  names: readonly string[],
): Promise<Step> {
  const { done, failure } = await tryEach(names, throwAway);
  const away = done.map(([name]) => name);
  const step = { does: toName(away.length), undo: () => putBack(away), redo: () => putAway(away) };
  if (away.length > 0) record(project, step);
  if (failure !== undefined) throw failure;
  return step;
}

/** Copies screens so that it can be undone, also where not all could be. Answers the names of the copies. */
export async function duplicateScreens(project: string, names: readonly string[]): Promise<string[]> {
  const room = await watchRoom(project);
  const { done, failure } = await tryEach(names, (name) => request<{ name: string }>('POST', `v1/${name}:duplicate`));
  const copies = done.map(([, { name }]) => name);
  if (copies.length > 0) recordMade(project, 'Duplicate', copies, room);
  if (failure !== undefined) throw failure;
  return copies;
}
