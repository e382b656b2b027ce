import type { ProjectEntry } from '../store/store.ts';
import type { Screen } from '../domain/screen.ts';
import type { Operation } from './deps.ts';
import { isDesign } from './read-source.ts';

/** What the caller worked on last. */
export interface RecentWork {
  projects: ProjectEntry[];
  /** Finished designs of these projects, newest first. */
  screens: Screen[];
}

const MOST_PROJECTS = 5;
const MOST_SCREENS = 10;

/** The latest projects of the caller's own, and the latest screens in them: what an agent is likely to read next. */
export const listRecentWork: Operation<object, RecentWork> = async ({ store }, _, { caller }) => {
  const projects = (await store.projects.list(caller.userId, 'owned')).slice(0, MOST_PROJECTS);
  const screens = await Promise.all(projects.map(({ id }) => store.screens.list(caller.userId, id)));
  return {
    projects,
    screens: screens
      .flat()
      .filter(isDesign)
      .toSorted((a, b) => b.updateTime - a.updateTime)
      .slice(0, MOST_SCREENS),
  };
};
