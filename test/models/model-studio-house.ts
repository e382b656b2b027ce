import type { ToolInput } from '../../src/contract/define-tools.ts';
import { createProject, screensOf } from '../mcp/steps.ts';
import type { Asked } from './model-server.ts';
import { openModelHouse, type ModelHouse } from './open-model-house.ts';
import { kindOf, type QuestionKind } from './studio.ts';

/** A house with a scripted model, in which each test has a project of its own. */
export interface StudioHouse extends AsyncDisposable {
  opened: ModelHouse;
  server: ModelHouse['server'];
  begin(): Promise<StudioProject>;
}

export interface StudioProject {
  projectId: string;
  /** Asks the model for a screen, and answers the first that came. */
  generate(prompt: string, input?: Partial<ToolInput<'generate_screen_from_text'>>): Promise<DrawnScreen>;
  edit(screenId: string, prompt: string): Promise<DrawnScreen>;
  vary(screenId: string, prompt: string, options: object): Promise<DrawnScreen[]>;
  read(screenId: string): Promise<DrawnScreen>;
  /** What was asked of a kind, oldest first. */
  asked(kind: QuestionKind): Asked[];
  kinds(): QuestionKind[];
}

export interface DrawnScreen {
  id: string;
  title: string;
  html: string;
  status: string;
  statusMessage: string;
  generatedBy: string;
  theme: Record<string, unknown>;
}

export async function openStudioHouse(): Promise<StudioHouse> {
  const opened = await openModelHouse({ provider: 'compatible' });
  const { client, server, house } = opened;
  const modelId = 'MODEL_3_PRO';
  const read = async (screenId: string): Promise<DrawnScreen> => {
    const screen = await house.deps.store.screens.find(house.local.userId, screenId as never);
    if (screen === undefined) throw new Error(`no screen ${screenId}`);
    const hash = screen.htmlCode?.contentHash;
    return {
      id: screenId,
      title: screen.title,
      html: hash === undefined ? '' : new TextDecoder().decode(await house.deps.blobs.get(hash)),
      status: screen.metadata.status,
      statusMessage: screen.metadata.statusMessage,
      generatedBy: screen.generatedBy ?? '',
      theme: { ...screen.theme },
    };
  };
  const readAll = (output: Parameters<typeof screensOf>[0]): Promise<DrawnScreen[]> =>
    Promise.all(screensOf(output).map(({ id }) => read(id)));
  return {
    opened,
    server,
    async begin() {
      const { projectId } = await createProject(client);
      server.asked.length = 0;
      return {
        projectId,
        async generate(prompt, input = {}) {
          const output = await client.succeed('generate_screen_from_text', { projectId, prompt, modelId, ...input });
          const [screen] = await readAll(output);
          if (screen === undefined) throw new Error('a screen was generated');
          return screen;
        },
        async edit(screenId, prompt) {
          await client.succeed('edit_screens', { projectId, selectedScreenIds: [screenId], prompt, modelId });
          return read(screenId);
        },
        async vary(screenId, prompt, variantOptions) {
          const output = await client.succeed('generate_variants', {
            projectId,
            selectedScreenIds: [screenId],
            prompt,
            modelId,
            variantOptions,
          });
          return readAll(output);
        },
        read,
        asked: (kind) => server.asked.filter((one) => kindOf(one) === kind),
        kinds: () => server.asked.map(kindOf),
      };
    },
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  };
}
