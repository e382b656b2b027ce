import type { SlotKind } from '../write/slots.ts';
import type { Block } from './block.ts';
import { focusFigure } from './focus-figure.ts';
import { seriesChart } from './series-chart.ts';

/** A block of any kind of content, its render functions in step with its kind. */
export type AnyBlock = { [K in SlotKind]: Block<K> }[SlotKind];

/** Every block there is, by id. One import and one line per block. */
export const BLOCKS: readonly AnyBlock[] = [focusFigure, seriesChart];
