import type { ProjectId } from '../domain/brand.ts';
import type { Screen } from '../domain/screen.ts';
import type { Operation } from './deps.ts';
import { isDesign } from './read-source.ts';

interface EveryScreen {
  /** Finished designs, project by project. */
  screens: Screen[];
  /** The last project of this page; absent on the last one. */
  next?: ProjectId;
}

/** A page ends with the project in which it becomes as long as this. */
const PAGE = 200;

/** The screens of every project that the caller may see, projects in the order of their ids, from behind `after` on. */
export const listEveryScreen: Operation<{ after?: ProjectId }, EveryScreen> = async (
  { store },
  { after },
  { caller },
) => {
  const { userId } = caller;
  const lists = await Promise.all([store.projects.list(userId, 'owned'), store.projects.list(userId, 'shared')]);
  const ids = lists
    .flat()
    .map(({ id }) => id)
    .filter((id) => after === undefined || id > after)
    .toSorted();
  const screens: Screen[] = [];
  for (const id of ids) {
    screens.push(...(await store.screens.list(userId, id)).filter(isDesign));
    if (screens.length >= PAGE && id !== ids.at(-1)) return { screens, next: id };
  }
  return { screens };
};
