import { queryOptions } from '@tanstack/react-query';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import { request } from './request.ts';

/** What is made of a DESIGN.md. */
export interface DesignMdReading {
  displayName: string;
  theme?: WireDesignTheme;
  findings: { severity: string; message: string; line?: number }[];
}

export const readDesignMd = (designMd: string, signal?: AbortSignal): Promise<DesignMdReading> =>
  request('POST', 'v1/assets:readDesignMd', { designMd }, signal);

export const designMdQuery = (designMd: string) =>
  queryOptions({
    queryKey: ['designMd', designMd],
    queryFn: ({ signal }) => readDesignMd(designMd, signal),
    enabled: designMd.trim() !== '',
    staleTime: Infinity,
    retry: false,
    placeholderData: (previous) => previous,
  });
