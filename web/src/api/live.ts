import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProjectChangeEvent } from '../../../src/contract/shapes/project-change.ts';
import type { WireElementComment } from '../../../src/contract/shapes/element-comment.ts';
import type { WireRun } from '../../../src/contract/shapes/run.ts';
import type { LeanWireScreen } from '../../../src/contract/shapes/screen.ts';
import type { WireScreenInstance } from '../../../src/contract/shapes/screen-instance.ts';
import type { WireScreenLink } from '../../../src/contract/shapes/screen-link.ts';
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
    write<WireProject>(client, projectQuery(project).queryKey, (known) => ({ ...known, ...event.project }));
    void client.invalidateQueries({ queryKey: ['assets', project] });
  } else if (event.kind === 'screen') {
    write<LeanWireScreen[]>(client, screensQuery(project).queryKey, (known) => withItem(known, event.screen));
    void client.invalidateQueries({ queryKey: ['screen', idOf(event.screen.name)] });
  } else if (event.kind === 'screenRemoved') {
    write<LeanWireScreen[]>(client, screensQuery(project).queryKey, (known) => withoutItem(known, event.name));
  } else if (event.kind === 'instances') {
    write<WireScreenInstance[]>(client, instancesQuery(project).queryKey, () => event.instances);
  } else if (event.kind === 'links') {
    write<WireScreenLink[]>(client, linksQuery(project).queryKey, () => event.links);
  } else if (event.kind === 'comment') {
    write<WireElementComment[]>(client, commentsQuery(project).queryKey, (known) => withItem(known, event.comment));
  } else if (event.kind === 'commentRemoved') {
    write<WireElementComment[]>(client, commentsQuery(project).queryKey, (known) => withoutItem(known, event.name));
  } else if (event.kind === 'run') {
    write<WireRun[]>(client, runsQuery(project).queryKey, (known) => withItem(known, event.run));
  }
}

/**
 * Puts a change into what is known. What is being read at this moment may be of before the change, so it is put into that
 * as well.
 */
function write<Data>(client: QueryClient, queryKey: QueryKey, change: (known: Data) => Data): void {
  const put = () => client.setQueryData<Data>(queryKey, (known) => (known === undefined ? undefined : change(known)));
  const reading = client.getQueryCache().find({ queryKey });
  put();
  if (reading?.state.fetchStatus === 'fetching') void reading.promise?.then(put, () => undefined);
}

/** The list with an item in the place of the one of its name, or at the end. */
const withItem = <Item extends { name: string }>(list: Item[], item: Item): Item[] =>
  list.some(({ name }) => name === item.name)
    ? list.map((one) => (one.name === item.name ? item : one))
    : [...list, item];

const withoutItem = <Item extends { name: string }>(list: Item[], gone: string): Item[] =>
  list.filter(({ name }) => name !== gone);
