import { queryOptions } from '@tanstack/react-query';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import { request } from './request.ts';

/** Up to 200 screens that wait in the trash of a project, oldest first. */
export const trashedScreensQuery = (project: string) =>
  queryOptions({
    queryKey: ['screens', project, 'trashed'],
    queryFn: async ({ signal }) => {
      const path = `v1/projects/${project}/screens?view=trashed&pageSize=200`;
      return (await request<{ screens: LeanWireScreen[] }>('GET', path, undefined, signal)).screens;
    },
    staleTime: 0,
  });

/** For good. */
export const purge = (name: string): Promise<unknown> => request('POST', `v1/${name}:purge`);

/** Every project in one's trash or, of one project, every screen in its trash. */
export const emptyTrash = (project?: string): Promise<{ projects: number; screens: number; left: number }> =>
  request('POST', 'v1/trash:empty', project === undefined ? {} : { project });
