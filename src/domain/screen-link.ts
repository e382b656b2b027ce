import type { ProjectId, ScreenId } from './brand.ts';

/** How one screen takes the place of another: at once, fading, pushed in from the side, or rising from below as a sheet does. */
export const LINK_TRANSITIONS = ['NONE', 'DISSOLVE', 'PUSH', 'RISE'] as const;
export type LinkTransition = (typeof LINK_TRANSITIONS)[number];

/** What a press on an element of a screen leads to in the prototype of its project. An element has at most one. */
export interface ScreenLink {
  projectId: ProjectId;
  screenId: ScreenId;
  /** `data-id` of the element that is pressed. */
  elementId: string;
  /** Absent: back to where one came from. */
  targetId?: ScreenId;
  transition: LinkTransition;
}
