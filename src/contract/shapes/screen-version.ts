import { z } from 'zod';
import type { ScreenId, ProjectId } from '../../domain/brand.ts';
import { AGENT_TYPES, DEVICE_TYPES, DISPLAY_MODES } from '../../domain/enums.ts';
import { toScreenName } from '../../domain/resource-name.ts';
import { RENDERERS } from '../../domain/screen.ts';
import type { ScreenVersion } from '../../domain/screen-version.ts';
import { briefThemeShape, designThemeShape, toLeanDesignTheme, toWireDesignTheme } from './design-theme.ts';
import { fileShape, toWireFile, type Addressing } from './file.ts';
import { componentRegionShape } from './screen.ts';
import { word } from './word.ts';

const leanVersionMetadataShape = z.object({
  agentType: word(AGENT_TYPES),
  displayMode: word(DISPLAY_MODES),
  statusMessage: z.string(),
});

/** One version of a screen in a list; `createTime` is RFC 3339, 64-bit numbers are strings. */
const leanScreenVersionShape = z.object({
  name: z.string(),
  version: z.string(),
  createTime: z.string(),
  title: z.string(),
  prompt: z.string(),
  deviceType: word(DEVICE_TYPES),
  width: z.string(),
  height: z.string(),
  generatedBy: z.string(),
  theme: briefThemeShape.optional(),
  screenshot: fileShape.optional(),
  htmlCode: fileShape.optional(),
  externalToolExport: fileShape.optional(),
  screenMetadata: leanVersionMetadataShape,
});
export type LeanWireScreenVersion = z.infer<typeof leanScreenVersionShape>;

/** One version alone: also its markdown and its regions, which may be long. */
export const screenVersionShape = leanScreenVersionShape.extend({
  theme: designThemeShape.optional(),
  screenMetadata: leanVersionMetadataShape.extend({
    componentRegions: z.array(componentRegionShape),
    renderer: word(RENDERERS).optional(),
  }),
});
export type WireScreenVersion = z.infer<typeof screenVersionShape>;

/** Newest first; `nextPageToken` is absent on the last page. */
export const screenVersionsShape = z.object({
  versions: z.array(leanScreenVersionShape),
  nextPageToken: z.string().optional(),
});
export type WireScreenVersions = z.infer<typeof screenVersionsShape>;

/** Whose version it is. */
interface Owner {
  projectId: ProjectId;
  screenId: ScreenId;
}

export const toVersionName = ({ projectId, screenId }: Owner, version: number): string =>
  `${toScreenName(projectId, screenId)}/versions/${version}`;

export const toLeanScreenVersion = (
  kept: ScreenVersion,
  owner: Owner,
  addressing: Addressing,
): LeanWireScreenVersion => ({
  name: toVersionName(owner, kept.version),
  version: String(kept.version),
  createTime: new Date(kept.createTime).toISOString(),
  title: kept.title,
  prompt: kept.prompt,
  deviceType: kept.deviceType,
  width: String(kept.width),
  height: String(kept.height),
  generatedBy: kept.generatedBy,
  ...(kept.theme && { theme: toLeanDesignTheme(kept.theme) }),
  ...(kept.screenshot && { screenshot: toWireFile(kept.screenshot, addressing) }),
  ...(kept.htmlCode && { htmlCode: toWireFile(kept.htmlCode, addressing) }),
  ...(kept.externalToolExport && { externalToolExport: toWireFile(kept.externalToolExport, addressing) }),
  screenMetadata: {
    agentType: kept.agentType,
    displayMode: kept.displayMode,
    statusMessage: kept.statusMessage,
  },
});

export function toWireScreenVersion(kept: ScreenVersion, owner: Owner, addressing: Addressing): WireScreenVersion {
  const lean = toLeanScreenVersion(kept, owner, addressing);
  return {
    ...lean,
    ...(kept.theme && { theme: toWireDesignTheme(kept.theme) }),
    screenMetadata: {
      ...lean.screenMetadata,
      componentRegions: kept.componentRegions,
      ...(kept.renderer && { renderer: kept.renderer }),
    },
  };
}

const valueChangeShape = z.object({ name: z.string(), from: z.string().optional(), to: z.string().optional() });

/** What differs between two versions: in sentences, and as data by `data-id`. */
export const screenChangesShape = z.object({
  /** The later-named version, and the one it is compared with. */
  name: z.string(),
  since: z.string(),
  /** One sentence a line. */
  text: z.string(),
  elements: z.array(
    z.object({
      kind: z.string(),
      id: z.string(),
      what: z.string(),
      block: z.string().optional(),
      from: z.string().optional(),
      to: z.string().optional(),
    }),
  ),
  tokens: z.array(valueChangeShape),
  settings: z.array(valueChangeShape),
});
export type WireScreenChanges = z.infer<typeof screenChangesShape>;
