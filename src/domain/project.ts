import type { ProjectId, UserId } from './brand.ts';
import type { DeviceType, UserRole, Visibility } from './enums.ts';
import type { DesignTheme } from './design-theme.ts';

/** A container of screens and design systems. Times are epoch milliseconds. */
export interface Project {
  id: ProjectId;
  ownerId: UserId;
  title: string;
  visibility: Visibility;
  deviceType: DeviceType;
  /** The theme that new screens take: of the newest applied or created design system, else of the first screen. */
  designTheme?: DesignTheme;
  /** What the asking user may do here. */
  userRole: UserRole;
  isRemixed: boolean;
  createTime: number;
  updateTime: number;
}
