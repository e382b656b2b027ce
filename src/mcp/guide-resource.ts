import type { Resource } from '@modelcontextprotocol/server';
import { GUIDE_TOPICS, type GuideTopic } from '../domain/guide-topic.ts';
import { toGuideUri } from './resource-uri.ts';

const TOLD: Readonly<Record<GuideTopic, { title: string; description: string }>> = {
  pages: {
    title: 'How to draw a page',
    description:
      'The dialect of pages, what holds, sizes, colours, pictures, icons, one example: read it before the first page.',
  },
  briefs: {
    title: 'How to write a brief',
    description: 'A screen said exactly in Markdown, drawn by the embedded designer.',
  },
  edits: {
    title: 'How to change a screen',
    description: 'Operations on elements by data-id, and fragments that replace one.',
  },
  'design-systems': {
    title: 'How to set colours, type and corners',
    description: 'Themes and their fields, DESIGN.md, applying one to screens, the colour roles.',
  },
  icons: { title: 'Names of icons', description: 'Every name that data-icon takes.' },
};

/** The guides as listed resources; for a project, a template names them. */
export const listGuides = (): Resource[] =>
  GUIDE_TOPICS.map((topic) => ({
    uri: toGuideUri(topic),
    name: `guide-${topic}`,
    ...TOLD[topic],
    mimeType: 'text/markdown',
  }));
