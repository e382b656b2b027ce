import { queryOptions } from '@tanstack/react-query';
import type { WireAsset, WireAssetVersions } from '../../../src/contract/shapes/asset.ts';
import type { WireDesignSystem, WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import type { SessionOutput } from '../../../src/contract/shapes/session-output.ts';
import type { Density, WireScreenLayout, WireScreenReport } from '../../../src/contract/shapes/screen-report.ts';
import type { WireScreenChanges, WireScreenVersions } from '../../../src/contract/shapes/screen-version.ts';
import type { WireScreen } from '../../../src/contract/shapes/screen.ts';
import { request } from './request.ts';

const pathOf = (project: string, screen: string): string => `v1/projects/${project}/screens/${screen}`;

export const screenQuery = (project: string, screen: string) =>
  queryOptions({
    queryKey: ['screen', screen],
    queryFn: ({ signal }) => request<WireScreen>('GET', pathOf(project, screen), undefined, signal),
  });

export const versionsQuery = (project: string, screen: string) =>
  queryOptions({
    queryKey: ['screen', screen, 'versions'],
    queryFn: async ({ signal }) =>
      (await request<WireScreenVersions>('GET', `${pathOf(project, screen)}/versions?pageSize=100`, undefined, signal))
        .versions,
  });

export const changesQuery = (project: string, screen: string, version: string, since: string) =>
  queryOptions({
    queryKey: ['changes', screen, version, since],
    queryFn: ({ signal }) => {
      const path = `${pathOf(project, screen)}/versions/${version}/changes?since=${since}`;
      return request<WireScreenChanges>('GET', path, undefined, signal);
    },
    staleTime: Infinity,
  });

/** Of the screen as it stood when its document was `file`. */
export const layoutQuery = (project: string, screen: string, file: string, width: number) =>
  queryOptions({
    queryKey: ['layout', screen, file, width],
    queryFn: ({ signal }) =>
      request<WireScreenLayout>('GET', `${pathOf(project, screen)}/layout?width=${width}`, undefined, signal),
    staleTime: Infinity,
  });

export const reportQuery = (project: string, screen: string, file: string) =>
  queryOptions({
    queryKey: ['report', screen, file],
    queryFn: ({ signal }) => request<WireScreenReport>('GET', `${pathOf(project, screen)}/report`, undefined, signal),
    staleTime: Infinity,
  });

/** A screen in another theme and, where that is said, in another density. */
export interface TriedLook {
  theme: WireDesignTheme;
  density?: Density;
}

export const themePreviewQuery = (project: string, screen: string, file: string, look: TriedLook) =>
  queryOptions({
    queryKey: ['preview', screen, file, look],
    queryFn: ({ signal }) => request<{ html: string }>('POST', `${pathOf(project, screen)}:previewTheme`, look, signal),
    staleTime: 60_000,
    placeholderData: (previous) => previous,
  });

export const assetsQuery = (project: string) =>
  queryOptions({
    queryKey: ['assets', project],
    queryFn: async ({ signal }) =>
      (
        await request<{ designSystems: WireAsset[] }>(
          'GET',
          `v1/assets${project === '' ? '' : `?projectId=${project}`}`,
          undefined,
          signal,
        )
      ).designSystems,
  });

export const assetQuery = (asset: string) =>
  queryOptions({
    queryKey: ['asset', asset],
    queryFn: ({ signal }) => request<WireAsset>('GET', `v1/assets/${asset}`, undefined, signal),
  });

export const assetVersionsQuery = (asset: string) =>
  queryOptions({
    queryKey: ['asset', asset, 'versions'],
    queryFn: async ({ signal }) =>
      (await request<WireAssetVersions>('GET', `v1/assets/${asset}/versions`, undefined, signal)).versions,
  });

export const specimenQuery = (designSystem: WireDesignSystem) =>
  queryOptions({
    queryKey: ['specimen', designSystem],
    queryFn: ({ signal }) => request<{ html: string }>('POST', 'v1/assets:preview', { designSystem }, signal),
    staleTime: 60_000,
    placeholderData: (previous) => previous,
  });

export const understandingQuery = (prompt: string) =>
  queryOptions({
    queryKey: ['understanding', prompt],
    queryFn: ({ signal }) =>
      request<{ brief: string; isOutline: boolean; unread: string[] }>(
        'POST',
        'v1/prompts:describe',
        { prompt },
        signal,
      ),
    enabled: prompt !== '',
    staleTime: Infinity,
    retry: false,
  });

export interface Asking {
  prompt: string;
  deviceType?: string;
  modelId?: string;
}

export const generate = (project: string, asking: Asking): Promise<SessionOutput> =>
  request('POST', `v1/projects/${project}/screens:generate`, asking);

export const edit = (project: string, screens: readonly string[], asking: Asking): Promise<SessionOutput> =>
  request('POST', `v1/projects/${project}/screens:edit`, { ...asking, selectedScreenIds: screens });

export interface VariantOptions {
  variantCount: number;
  creativeRange: string;
  aspects: string[];
}

export const vary = (
  project: string,
  screens: readonly string[],
  asking: Asking,
  variantOptions: VariantOptions,
): Promise<SessionOutput> =>
  request('POST', `v1/projects/${project}/screens:vary`, { ...asking, selectedScreenIds: screens, variantOptions });

/** An exact change of elements by their data-id, done as it stands. */
export const operate = (project: string, screen: string, operations: readonly object[]): Promise<SessionOutput> =>
  edit(project, [screen], { prompt: `\`\`\`json\n${JSON.stringify({ operations })}\n\`\`\`` });
