import type { Resource } from '@modelcontextprotocol/server';
import type { Screen } from '../domain/screen.ts';
import { toProjectName, toScreenName } from '../domain/resource-name.ts';
import type { RecentWork } from '../operations/list-recent-work.ts';
import { toGuideUri, toReadingUri } from './resource-uri.ts';

/**
 * What an agent is likely to read next, for clients that read only what is listed: the guides of the latest projects, and
 * outline and HTML of the latest screens.
 */
export const listRecentResources = ({ projects, screens }: RecentWork): Resource[] => [
  ...projects.map(({ id, title, updateTime }) => ({
    uri: toGuideUri('pages', toProjectName(id)),
    name: `guide-pages-${id}`,
    title: `How to draw a page of ${title || toProjectName(id)}`,
    description: 'The guide with the sizes, the colours as hex and the other screens of this project.',
    mimeType: 'text/markdown',
    annotations: { lastModified: new Date(updateTime).toISOString() },
  })),
  ...screens.flatMap(toScreenResources),
];

/** What is to be read of a finished screen first. */
export function toScreenResources({ id, projectId, title, updateTime }: Screen): Resource[] {
  const name = toScreenName(projectId, id);
  const annotations = { lastModified: new Date(updateTime).toISOString() };
  return [
    {
      uri: toReadingUri(name, 'outline'),
      name: `outline-${id}`,
      title: `Outline of ${title}`,
      description: 'Every element on a line, by its data-id.',
      mimeType: 'text/plain',
      annotations,
    },
    {
      uri: toReadingUri(name, 'elements/body'),
      name: `html-${id}`,
      title: `HTML of ${title}`,
      description: 'The page with its classes and data-ids, drawings empty.',
      mimeType: 'text/html',
      annotations,
    },
  ];
}
