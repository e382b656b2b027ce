/** What an agent that draws, changes or describes screens itself can read up. */
export const GUIDE_TOPICS = ['pages', 'briefs', 'edits', 'design-systems', 'icons'] as const;
export type GuideTopic = (typeof GUIDE_TOPICS)[number];

export const isGuideTopic = (name: string): name is GuideTopic => (GUIDE_TOPICS as readonly string[]).includes(name);
