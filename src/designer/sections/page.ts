import type { Section } from '../outline/outline.ts';
import type { NodeContext } from './node-context.ts';

/** The page that sections are drawn on. */
export interface Page {
  context: NodeContext;
  /** Everything to be seen at once on the page's own device. */
  isOneView: boolean;
  /** Unique on the page, the same at each drawing. */
  keyOf(section: Section): string;
}
