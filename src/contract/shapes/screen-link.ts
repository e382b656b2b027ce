import { z } from 'zod';
import { toScreenName } from '../../domain/resource-name.ts';
import { LINK_TRANSITIONS, type ScreenLink } from '../../domain/screen-link.ts';

/** What a press on an element leads to. `target` absent: back to where one came from. */
export const screenLinkShape = z.object({
  screen: z.string(),
  /** `data-id`. */
  element: z.string(),
  target: z.string().optional(),
  transition: z.enum(LINK_TRANSITIONS),
});
export type WireScreenLink = z.infer<typeof screenLinkShape>;

/** A link that nobody has made yet; `label` is what its element says. */
export const suggestedLinkShape = screenLinkShape.extend({ label: z.string() });
export type WireSuggestedLink = z.infer<typeof suggestedLinkShape>;

type LinkFields = Pick<ScreenLink, 'projectId' | 'screenId' | 'elementId' | 'targetId' | 'transition'>;

export const toWireScreenLink = (link: LinkFields): WireScreenLink => ({
  screen: toScreenName(link.projectId, link.screenId),
  element: link.elementId,
  ...(link.targetId !== undefined && { target: toScreenName(link.projectId, link.targetId) }),
  transition: link.transition,
});
