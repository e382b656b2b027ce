import { z } from 'zod';
import type { FileId } from '../../domain/brand.ts';
import { AGENT_TYPES, DEVICE_TYPES, DISPLAY_MODES, SCREEN_STATUSES, SCREEN_TYPES } from '../../domain/enums.ts';
import { RENDERERS, type Screen, type ScreenMetadata, type StoredFile } from '../../domain/screen.ts';
import { toScreenName } from '../../domain/resource-name.ts';
import { briefThemeShape, designThemeShape, toLeanDesignTheme, toWireDesignTheme } from './design-theme.ts';
import {
  fileShape,
  ratedFileShape,
  toRatedWireFile,
  toWireFile,
  type Addressing,
  type FileFeedback,
  type RatedWireFile,
} from './file.ts';
import { word } from './word.ts';

export const componentRegionShape = z.object({
  type: z.string(),
  description: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

const leanMetadataShape = z.object({
  agentType: word(AGENT_TYPES),
  status: z.enum(SCREEN_STATUSES),
  statusMessage: z.string(),
  displayMode: word(DISPLAY_MODES),
  isRemixed: z.boolean(),
});

/** A screen in a list or in a generation result. */
export const leanScreenShape = z.object({
  name: z.string(),
  id: z.string().meta({ deprecated: true }),
  title: z.string(),
  prompt: z.string(),
  screenshot: fileShape.optional(),
  htmlCode: fileShape.optional(),
  externalToolExport: fileShape.optional(),
  theme: briefThemeShape.optional(),
  deviceType: word(DEVICE_TYPES),
  screenType: word(SCREEN_TYPES),
  screenMetadata: leanMetadataShape,
  width: z.string(),
  height: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  generatedBy: z.string(),
  isCreatedByClient: z.boolean(),
});
export type LeanWireScreen = z.infer<typeof leanScreenShape>;

export const screenShape = leanScreenShape.extend({
  screenshot: ratedFileShape.optional(),
  htmlCode: ratedFileShape.optional(),
  externalToolExport: ratedFileShape.optional(),
  theme: designThemeShape.optional(),
  screenMetadata: leanMetadataShape.extend({
    componentRegions: z.array(componentRegionShape),
    renderer: word(RENDERERS).optional(),
  }),
});
export type WireScreen = z.infer<typeof screenShape>;

export type ScreenFeedback = ReadonlyMap<FileId, FileFeedback>;

/** Every field of the specification's Screen. Files are absent while the first version is still being made. */
export function toWireScreen(screen: Screen, addressing: Addressing, feedback: ScreenFeedback = new Map()): WireScreen {
  const { screenshot, htmlCode, externalToolExport, isCreatedByClient } = screen;
  const toFile = (file: StoredFile, isUploaded = false): RatedWireFile =>
    toRatedWireFile({ file, isUploaded, feedback: feedback.get(file.id) }, addressing);
  return {
    ...toListedScreen(screen, addressing),
    ...(screenshot && { screenshot: toFile(screenshot, isCreatedByClient && htmlCode === undefined) }),
    ...(htmlCode && { htmlCode: toFile(htmlCode, isCreatedByClient) }),
    ...(externalToolExport && { externalToolExport: toFile(externalToolExport) }),
    ...(screen.theme && { theme: toWireDesignTheme(screen.theme) }),
    screenMetadata: {
      ...toLeanMetadata(screen.metadata),
      componentRegions: screen.metadata.componentRegions,
      ...(screen.metadata.renderer && { renderer: screen.metadata.renderer }),
    },
  };
}

/** The screen in a list: without the texts and boxes that grow long. */
export const toListedScreen = (screen: Screen, addressing: Addressing): LeanWireScreen => ({
  name: toScreenName(screen.projectId, screen.id),
  id: screen.id,
  title: screen.title,
  prompt: screen.prompt,
  ...(screen.screenshot && { screenshot: toWireFile(screen.screenshot, addressing) }),
  ...(screen.htmlCode && { htmlCode: toWireFile(screen.htmlCode, addressing) }),
  ...(screen.externalToolExport && { externalToolExport: toWireFile(screen.externalToolExport, addressing) }),
  ...(screen.theme && { theme: toLeanDesignTheme(screen.theme) }),
  deviceType: screen.deviceType,
  screenType: screen.screenType,
  screenMetadata: toLeanMetadata(screen.metadata),
  width: String(screen.width),
  height: String(screen.height),
  groupId: screen.groupId ?? '',
  groupName: screen.groupName ?? '',
  generatedBy: screen.generatedBy,
  isCreatedByClient: screen.isCreatedByClient,
});

/** What a generation result may leave out of its screens to stay small. */
export interface Leanness {
  promptCharacters: number;
  theme: boolean;
  /** A third of the addresses, which are long where the public one is. */
  toolExport: boolean;
}

/** The screen in a generation result. */
export function toLeanScreen(screen: Screen, addressing: Addressing, leanness: Leanness): LeanWireScreen {
  const { theme, externalToolExport, ...listed } = toListedScreen(screen, addressing);
  return {
    ...listed,
    prompt: cut(listed.prompt, leanness.promptCharacters),
    ...(leanness.theme && theme && { theme }),
    ...(leanness.toolExport && externalToolExport && { externalToolExport }),
  };
}

const toLeanMetadata = ({ agentType, status, statusMessage, displayMode, isRemixed }: ScreenMetadata) => ({
  agentType,
  status,
  statusMessage,
  displayMode,
  isRemixed,
});

const cut = (text: string, maxCharacters: number): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).trimEnd()}…`;
