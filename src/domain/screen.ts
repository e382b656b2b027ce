import type { AssetId, FileId, InstanceId, ProjectId, ScreenId } from './brand.ts';
import type { AgentType, DeviceType, DisplayMode, InstanceType, ScreenStatus, ScreenType } from './enums.ts';
import type { DesignTheme } from './design-theme.ts';
import type { Spending } from './spending.ts';

/** A screen as the service keeps it; `contract/` maps it to the wire. Sizes are CSS pixels, times epoch ms. */
export interface Screen {
  id: ScreenId;
  projectId: ProjectId;
  title: string;
  prompt: string;
  theme?: DesignTheme;
  deviceType: DeviceType;
  screenType: ScreenType;
  metadata: ScreenMetadata;
  width: number;
  height: number;
  groupId?: string;
  groupName?: string;
  generatedBy: string;
  /** What models took for it as it stands; absent where none was asked. */
  spending?: Spending;
  isCreatedByClient: boolean;
  /** The design system whose specimen this screen is: a drawing of its colours, type and components. Absent for all other screens. */
  assetId?: AssetId;
  screenshot?: StoredFile;
  htmlCode?: StoredFile;
  externalToolExport?: StoredFile;
  /** Counts up from 1 with each finished change; 0 while the first is still being made. */
  version: number;
  createTime: number;
  updateTime: number;
}

export interface ScreenMetadata {
  agentType: AgentType;
  status: ScreenStatus;
  statusMessage: string;
  displayMode: DisplayMode;
  isRemixed: boolean;
  componentRegions: ComponentRegion[];
  /** The engine that drew the screenshot. */
  renderer?: Renderer;
}

export const RENDERERS = ['chromium', 'takumi'] as const;
export type Renderer = (typeof RENDERERS)[number];

/** A part of the screen a person can point at; the box is in CSS pixels from the top left of the page. */
export interface ComponentRegion {
  type: string;
  description: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface StoredFile {
  id: FileId;
  projectId: ProjectId;
  mimeType: string;
  byteLength: number;
  /** Key of the bytes in `blobs/`: the SHA-256 of the content, lowercase hex. */
  contentHash: string;
}

/** A placement of a screen on the project's canvas, in canvas units that equal CSS pixels. */
export interface ScreenInstance {
  id: InstanceId;
  projectId: ProjectId;
  screenId: ScreenId;
  type: InstanceType;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  groupId?: string;
  groupName?: string;
}
