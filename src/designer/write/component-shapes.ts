import type { ComponentId } from '../knowledge/components/components.ts';
import type { ComponentLabel } from '../knowledge/components/component-knowledge.ts';
import type { Action, SlotBase } from './slots.ts';

/** What a sheet about one part of interfaces shows. */
export interface ComponentShapes {
  component: SlotBase & {
    component: ComponentId;
    body: string;
    /** At least two. */
    labels: ComponentLabel[];
    /** A button's words, where the component has one. */
    act: Action;
    /** Whether light runs round its edge, as the prompt asks. */
    isLit: boolean;
  };
}
