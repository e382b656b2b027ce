import type { SessionOutput } from '../../src/contract/shapes/session-output.ts';
import type { TestClient } from './clients.ts';

/** Steps that many tests begin with. */

export interface StartedProject {
  name: string;
  projectId: string;
}

export async function createProject(client: TestClient, title = 'Running'): Promise<StartedProject> {
  const { name } = await client.succeed('create_project', { title });
  return { name, projectId: name.replace('projects/', '') };
}

export const screensOf = (output: SessionOutput) =>
  output.output_components.flatMap(({ design }) => design?.screens ?? []);

export const textOf = (output: SessionOutput): string =>
  output.output_components.flatMap(({ text }) => text ?? []).join('\n');

export const suggestionsOf = (output: SessionOutput): string[] =>
  output.output_components.flatMap(({ suggestion }) => suggestion ?? []);

/** Generates a screen that is finished, and answers its lean form. */
export async function generateScreen(client: TestClient, projectId: string, prompt = 'A habit tracker for runners') {
  const [screen] = screensOf(await client.succeed('generate_screen_from_text', { projectId, prompt }));
  if (screen === undefined) throw new Error('a screen was generated');
  return screen;
}

export const DESIGN_SYSTEM = {
  displayName: 'Night run',
  theme: {
    colorMode: 'DARK',
    headlineFont: 'SORA',
    bodyFont: 'INTER',
    labelFont: 'GEIST',
    roundness: 'ROUND_FULL',
    customColor: '#0f62fe',
    colorVariant: 'VIBRANT',
    overridePrimaryColor: '#112233',
    overrideSecondaryColor: '#223344',
    overrideTertiaryColor: '#334455',
    overrideNeutralColor: '#445566',
    designMd: '# Night run\n\nCalm and dark.',
  },
} as const;

export const DESIGN_MD =
  '# Acme\n\n## Colors\n\n- Primary: #0F62FE\n- Background: #FFFFFF\n\n## Typography\n\n- Headlines: Sora\n- Body: Inter\n';

export const toBase64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
