import { PROMPTS } from './prompts.ts';
import type { Service } from './service.ts';

interface Answer {
  outputComponents: { design?: { screens: { name: string }[] } }[];
}

/** A project with one screen for each prompt, phones and desktops in turn. */
export async function makeScreens(service: Service): Promise<{ projectId: string; screenIds: string[] }> {
  const project = await service.call('create_project', { title: 'Bench' });
  const projectId = String(project['name']).slice('projects/'.length);
  const screenIds: string[] = [];
  for (const { prompt, deviceType } of PROMPTS) {
    const made = await service.call('generate_screen_from_text', { projectId, prompt, deviceType });
    screenIds.push(...listScreenIds(made));
  }
  return { projectId, screenIds };
}

/** The screens that an answer has made or changed. */
export const listScreenIds = (answer: Record<string, unknown>): string[] =>
  (answer as unknown as Answer).outputComponents
    .flatMap(({ design }) => design?.screens ?? [])
    .map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
