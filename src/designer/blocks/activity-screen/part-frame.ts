import type { ActivityPart } from '../../write/activity-shapes.ts';
import type { BlockContext, Ground } from '../block.ts';

/** A part of one kind. */
export type PartOf<K extends ActivityPart['kind']> = Extract<ActivityPart, { kind: K }>;

/** What a part is drawn on: its ground, a key for ids, and how the page sets its strong moment. */
export interface PartFrame {
  context: BlockContext;
  ground: Ground;
  /** Unique in the screen. */
  key: string;
  look: 'round' | 'plain' | 'level';
}
