import { queryOptions } from '@tanstack/react-query';
import type { ListedWireProject, WireProject } from '../../../src/contract/shapes/project.ts';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenInstance } from '../../../src/contract/shapes/screen-instance.ts';
import type { WireService } from '../../../src/contract/shapes/service.ts';
import { request } from './request.ts';

export type View = 'owned' | 'shared' | 'trashed';

interface ProjectPage {
  projects: ListedWireProject[];
  nextPageToken?: string;
}

interface ScreenPage {
  screens: LeanWireScreen[];
  nextPageToken?: string;
}

export const serviceQuery = queryOptions({
  queryKey: ['service'],
  queryFn: ({ signal }) => request<WireService>('GET', 'v1/service', undefined, signal),
  staleTime: Infinity,
});

/** Every project of a view whose title contains the words. */
export const projectsQuery = (view: View, title: string) =>
  queryOptions({
    queryKey: ['projects', view, title],
    queryFn: async ({ signal }) => {
      const projects: ListedWireProject[] = [];
      let pageToken = '';
      do {
        const query = new URLSearchParams({
          view,
          pageSize: '200',
          ...(title && { title }),
          ...(pageToken && { pageToken }),
        });
        const page = await request<ProjectPage>('GET', `v1/projects?${query}`, undefined, signal);
        projects.push(...page.projects);
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return projects;
    },
    placeholderData: (previous) => previous,
  });

export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project],
    queryFn: ({ signal }) => request<WireProject>('GET', `v1/projects/${project}`, undefined, signal),
  });

export const screensQuery = (project: string) =>
  queryOptions({
    queryKey: ['screens', project],
    queryFn: async ({ signal }) => {
      const screens: LeanWireScreen[] = [];
      let pageToken = '';
      do {
        const query = new URLSearchParams({ pageSize: '200', ...(pageToken && { pageToken }) });
        const page = await request<ScreenPage>('GET', `v1/projects/${project}/screens?${query}`, undefined, signal);
        screens.push(...page.screens);
        pageToken = page.nextPageToken ?? '';
      } while (pageToken !== '');
      return screens;
    },
  });

export const instancesQuery = (project: string) =>
  queryOptions({
    queryKey: ['instances', project],
    queryFn: async ({ signal }) => {
      const path = `v1/projects/${project}/instances`;
      return (await request<{ instances: WireScreenInstance[] }>('GET', path, undefined, signal)).instances;
    },
  });

export const runsQuery = (project: string) =>
  queryOptions({
    queryKey: ['runs', project],
    queryFn: async ({ signal }) =>
      (await request<{ runs: WireRun[] }>('GET', `v1/projects/${project}/runs`, undefined, signal)).runs,
  });

export const createProject = (title: string): Promise<WireProject> => request('POST', 'v1/projects', { title });
