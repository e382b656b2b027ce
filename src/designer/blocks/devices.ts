import type { DrawnDevice } from '../../domain/designer.ts';

export const ALL_DEVICES: readonly DrawnDevice[] = ['MOBILE', 'TABLET', 'DESKTOP', 'AGNOSTIC'];
export const WIDE_DEVICES: readonly DrawnDevice[] = ['TABLET', 'DESKTOP', 'AGNOSTIC'];
