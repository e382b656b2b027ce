import type { AssetId, ProjectId, UserId } from './brand.ts';
import type { DesignSystem } from './design-theme.ts';

/** A stored design system. Without `projectId` it is global to its owner. `version` counts up from 1. */
export interface Asset {
  id: AssetId;
  ownerId: UserId;
  projectId?: ProjectId;
  designSystem: DesignSystem;
  version: number;
  createTime: number;
  updateTime: number;
}
