import { queryOptions } from '@tanstack/react-query';
import type { WireScreenLink, WireSuggestedLink } from '../../../src/contract/shapes/screen-link.ts';
import type { WireShare, WireSharedProject } from '../../../src/contract/shapes/shared-project.ts';
import { request, toUrl } from './request.ts';

export const linksQuery = (project: string) =>
  queryOptions({
    queryKey: ['links', project],
    queryFn: async ({ signal }) =>
      (await request<{ links: WireScreenLink[] }>('GET', `v1/projects/${project}/links`, undefined, signal)).links,
  });

export const suggestedLinksQuery = (project: string) =>
  queryOptions({
    queryKey: ['links', project, 'suggested'],
    queryFn: async ({ signal }) =>
      (await request<{ links: WireSuggestedLink[] }>('GET', `v1/projects/${project}/links:suggest`, undefined, signal))
        .links,
    staleTime: 0,
  });

export const setLinks = (project: string, links: readonly WireScreenLink[]): Promise<unknown> =>
  request('POST', `v1/projects/${project}/links:set`, {
    links: links.map(({ screen, element, target, transition }) => ({ screen, element, target, transition })),
  });

export const removeLinks = (project: string, links: readonly WireScreenLink[]): Promise<unknown> =>
  request('POST', `v1/projects/${project}/links:remove`, {
    links: links.map(({ screen, element }) => ({ screen, element })),
  });

export const prototypeUrl = (project: string, start?: string): string =>
  toUrl(`v1/projects/${project}/prototype${start ? `?start=${start}` : ''}`);

export const sharesQuery = (project: string) =>
  queryOptions({
    queryKey: ['shares', project],
    queryFn: async ({ signal }) =>
      (await request<{ shares: WireShare[] }>('GET', `v1/projects/${project}/shares`, undefined, signal)).shares,
  });

export interface Member {
  user: string;
  role: string;
}

export const membersQuery = (project: string) =>
  queryOptions({
    queryKey: ['members', project],
    queryFn: async ({ signal }) =>
      (await request<{ members: Member[] }>('GET', `v1/projects/${project}/members`, undefined, signal)).members,
    staleTime: 0,
  });

/** A project that is looked at by a link. Nobody tells when it changes, so it is asked for again. */
export const sharedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => request<WireSharedProject>('GET', `v1/shared/${token}`, undefined, signal),
    refetchInterval: 15_000,
  });
