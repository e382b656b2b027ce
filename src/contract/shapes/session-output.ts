import { z } from 'zod';
import type { ProjectId, RunId } from '../../domain/brand.ts';
import { DEVICE_TYPES, type DeviceType } from '../../domain/enums.ts';
import type { DesignTheme } from '../../domain/design-theme.ts';
import type { Screen } from '../../domain/screen.ts';
import { briefThemeShape, toLeanDesignTheme } from './design-theme.ts';
import type { Addressing } from './file.ts';
import { leanScreenShape, toLeanScreen, type Leanness } from './screen.ts';
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
type SessionOutputComponent = z.infer<typeof sessionOutputComponentShape>;

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

/** Results stay under 16,000 characters for five screens; the least lean form that does is taken. */
const MOST_CHARACTERS = 15_500;
const LEANNESS: readonly Leanness[] = [
  { promptCharacters: 400, theme: true, toolExport: true },
  { promptCharacters: 80, theme: true, toolExport: true },
  { promptCharacters: 80, theme: false, toolExport: true },
  { promptCharacters: 40, theme: false, toolExport: false },
];

export function toSessionOutput(answer: SessionAnswer, addressing: Addressing): SessionOutput {
  for (const leanness of LEANNESS.slice(0, -1)) {
    const output = toOutputWith(answer, addressing, leanness);
    if (JSON.stringify(output).length <= MOST_CHARACTERS) return output;
  }
  return toOutputWith(answer, addressing, LEANNESS.at(-1) as Leanness);
}

function toOutputWith(answer: SessionAnswer, addressing: Addressing, leanness: Leanness): SessionOutput {
  const components: SessionOutputComponent[] = [
    ...(answer.design === undefined ? [] : [{ design: toDesign(answer.design, addressing, leanness) }]),
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

const toDesign = (
  { title, theme, deviceType, screens }: NonNullable<SessionAnswer['design']>,
  addressing: Addressing,
  leanness: Leanness,
): z.infer<typeof designShape> => ({
  title,
  ...(theme && { theme: toLeanDesignTheme(theme) }),
  deviceType,
  screens: screens.map((screen) => toLeanScreen(screen, addressing, leanness)),
});
