import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProjectChangeEvent } from '../../../src/contract/shapes/project-change.ts';
import type { WireProject } from '../../../src/contract/shapes/project.ts';
import { commentsQuery } from './comments.ts';
import { linksQuery } from './prototype.ts';
import { instancesQuery, projectQuery, runsQuery, screensQuery } from './projects.ts';
import { idOf, toUrl } from './request.ts';

/** Keeps the lists of projects as they are now, whoever changes them. */
export function useLiveProjects(): void {
  const client = useQueryClient();
  useEffect(() => {
    const events = new EventSource(toUrl('v1/events'));
    events.addEventListener('message', () => void client.invalidateQueries({ queryKey: ['projects'] }));
    return () => events.close();
  }, [client]);
}

/** Keeps a project and all that is in it as it is now. Answers whether it is connected, and whether it is gone. */
export function useLiveProject(project: string): { isConnected: boolean; isGone: boolean } {
  const client = useQueryClient();
  const [isConnected, setConnected] = useState(true);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const events = new EventSource(toUrl(`v1/projects/${project}/events`));
    events.addEventListener('error', () => setConnected(false));
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as ProjectChangeEvent;
      setConnected(true);
      if (event.kind === 'removed') {
        events.close();
        setGone(true);
      } else take(client, project, event);
    });
    return () => events.close();
  }, [client, project]);
  return { isConnected, isGone };
}

function take(client: QueryClient, project: string, event: ProjectChangeEvent): void {
  if (event.kind === 'ready') {
    for (const query of [projectQuery, screensQuery, instancesQuery, linksQuery, commentsQuery, runsQuery])
      void client.invalidateQueries({ queryKey: query(project).queryKey });
  } else if (event.kind === 'project') {
    client.setQueryData<WireProject>(projectQuery(project).queryKey, (known) =>
      known === undefined ? known : { ...known, ...event.project },
    );
    void client.invalidateQueries({ queryKey: ['assets', project] });
  } else if (event.kind === 'screen') {
    client.setQueryData(screensQuery(project).queryKey, (known) => withItem(known, event.screen));
    void client.invalidateQueries({ queryKey: ['screen', idOf(event.screen.name)] });
  } else if (event.kind === 'screenRemoved') {
    client.setQueryData(screensQuery(project).queryKey, (known) => known?.filter(({ name }) => name !== event.name));
  } else if (event.kind === 'instances') {
    client.setQueryData(instancesQuery(project).queryKey, event.instances);
  } else if (event.kind === 'links') {
    client.setQueryData(linksQuery(project).queryKey, event.links);
  } else if (event.kind === 'comment') {
    client.setQueryData(commentsQuery(project).queryKey, (known) => withItem(known, event.comment));
  } else if (event.kind === 'commentRemoved') {
    client.setQueryData(commentsQuery(project).queryKey, (known) => known?.filter(({ name }) => name !== event.name));
  } else if (event.kind === 'run') {
    client.setQueryData(runsQuery(project).queryKey, (known) => withItem(known, event.run));
  }
}

/** The list with an item in the place of the one of its name, or at the end. */
const withItem = <Item extends { name: string }>(list: Item[] | undefined, item: Item): Item[] | undefined => {
  if (list === undefined) return undefined;
  return list.some(({ name }) => name === item.name)
    ? list.map((one) => (one.name === item.name ? item : one))
    : [...list, item];
};
