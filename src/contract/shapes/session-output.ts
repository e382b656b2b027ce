import { z } from 'zod';
import type { ProjectId, RunId } from '../../domain/brand.ts';
import { DEVICE_TYPES, type DeviceType } from '../../domain/enums.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Screen } from '../../domain/screen.ts';
import { briefThemeShape, toLeanDesignTheme } from './design-theme.ts';
import type { Addressing } from './file.ts';
import { leanScreenShape, toLeanScreen } from './screen.ts';
import { word } from './word.ts';

const designShape = z.object({
  title: z.string(),
  theme: briefThemeShape.optional(),
  deviceType: word(DEVICE_TYPES),
  screens: z.array(leanScreenShape),
});

const sessionOutputComponentShape = z.object({
  text: z.string().optional(),
  suggestion: z.string().optional(),
  design: designShape.optional(),
});
export type SessionOutputComponent = z.infer<typeof sessionOutputComponentShape>;

/**
 * What the tools that work on screens answer. `sessionId` is the id of the run. The components stand there twice,
 * since clients of either spelling exist; the schema spells them out once.
 */
export const sessionOutputShape = z.object({
  projectId: z.string(),
  sessionId: z.string(),
  outputComponents: z
    .array(sessionOutputComponentShape)
    .meta({ items: { type: 'object' }, description: 'The same as output_components.' }),
  output_components: z
    .array(sessionOutputComponentShape)
    .meta({ description: 'Each has exactly one of text, suggestion and design.' }),
});
export type SessionOutput = z.infer<typeof sessionOutputShape>;

interface SessionAnswer {
  projectId: ProjectId;
  runId: RunId;
  /** Absent when nothing was made or changed. */
  design?: { title: string; theme?: DesignTheme; deviceType: DeviceType; screens: readonly Screen[] };
  text: string;
  suggestions: readonly string[];
}

export function toSessionOutput(answer: SessionAnswer, addressing: Addressing): SessionOutput {
  const { design } = answer;
  const components: SessionOutputComponent[] = [
    ...(design === undefined
      ? []
      : [
          {
            design: {
              title: design.title,
              ...(design.theme && { theme: toLeanDesignTheme(design.theme) }),
              deviceType: design.deviceType,
              screens: design.screens.map((screen) => toLeanScreen(screen, addressing)),
            },
          },
        ]),
    { text: answer.text },
    ...answer.suggestions.map((suggestion) => ({ suggestion })),
  ];
  return {
    projectId: answer.projectId,
    sessionId: answer.runId,
    outputComponents: components,
    output_components: components,
  };
}
