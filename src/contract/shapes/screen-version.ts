import type { ScreenId, ProjectId } from '../../domain/brand.ts';
import type { AgentType, DeviceType, DisplayMode } from '../../domain/enums.ts';
import { toScreenName } from '../../domain/resource-name.ts';
import type { ScreenMetadata } from '../../domain/screen.ts';
import type { ScreenVersion } from '../../domain/screen-version.ts';
import { toLeanDesignTheme, toWireDesignTheme, type WireDesignTheme } from './design-theme.ts';
import { toWireFile, type Addressing, type WireFile } from './file.ts';

/** One version of a screen in a list; `createTime` is RFC 3339, 64-bit numbers are strings. */
export interface LeanWireScreenVersion {
  name: string;
  version: string;
  createTime: string;
  title: string;
  prompt: string;
  deviceType: DeviceType;
  width: string;
  height: string;
  generatedBy: string;
  theme?: WireDesignTheme;
  screenshot?: WireFile;
  htmlCode?: WireFile;
  externalToolExport?: WireFile;
  screenMetadata: { agentType: AgentType; displayMode: DisplayMode; statusMessage: string };
}

/** One version alone: also its markdown and its regions, which may be long. */
export interface WireScreenVersion extends LeanWireScreenVersion {
  screenMetadata: LeanWireScreenVersion['screenMetadata'] & Pick<ScreenMetadata, 'componentRegions' | 'renderer'>;
}

/** Newest first; `nextPageToken` is absent on the last page. */
export interface WireScreenVersions {
  versions: LeanWireScreenVersion[];
  nextPageToken?: string;
}

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

/** What differs between two versions: in sentences, and as data by `data-id`. */
export interface WireScreenChanges {
  /** The later-named version, and the one it is compared with. */
  name: string;
  since: string;
  /** One sentence a line. */
  text: string;
  elements: { kind: string; id: string; what: string; block?: string; from?: string; to?: string }[];
  tokens: WireValueChange[];
  settings: WireValueChange[];
}

interface WireValueChange {
  name: string;
  from?: string;
  to?: string;
}
