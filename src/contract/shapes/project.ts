import { z } from 'zod';
import { DEVICE_TYPES, USER_ROLES, VISIBILITIES } from '../../domain/enums.ts';
import type { Project } from '../../domain/project.ts';
import type { ScreenInstance, StoredFile } from '../../domain/screen.ts';
import { toProjectName } from '../../domain/resource-name.ts';
import { briefThemeShape, designThemeShape, toLeanDesignTheme, toWireDesignTheme } from './design-theme.ts';
import { fileShape, toWireFile, type Addressing } from './file.ts';
import { screenInstanceShape, toWireScreenInstance } from './screen-instance.ts';
import { word } from './word.ts';

/** A project in a list. */
export const listedProjectShape = z.object({
  name: z.string(),
  title: z.string(),
  createTime: z.string(),
  updateTime: z.string(),
  deviceType: word(DEVICE_TYPES),
  designTheme: briefThemeShape.optional(),
  visibility: word(VISIBILITIES),
  metadata: z.object({ userRole: word(USER_ROLES), isRemixed: z.boolean() }),
  thumbnailScreenshot: fileShape.optional(),
});
export type ListedWireProject = z.infer<typeof listedProjectShape>;

export const projectShape = listedProjectShape.extend({
  designTheme: designThemeShape.optional(),
  screenInstances: z.array(screenInstanceShape),
});
export type WireProject = z.infer<typeof projectShape>;

type PicturedProject = Project & { thumbnailScreenshot?: StoredFile };

/** A project in a list. Times are RFC 3339 in UTC; the theme is without its markdown, which may be long. */
export const toListedProject = (project: PicturedProject, addressing: Addressing): ListedWireProject => ({
  name: toProjectName(project.id),
  title: project.title,
  createTime: new Date(project.createTime).toISOString(),
  updateTime: new Date(project.updateTime).toISOString(),
  deviceType: project.deviceType,
  ...(project.designTheme && { designTheme: toLeanDesignTheme(project.designTheme) }),
  visibility: project.visibility,
  metadata: { userRole: project.userRole, isRemixed: project.isRemixed },
  ...(project.thumbnailScreenshot && {
    thumbnailScreenshot: toWireFile(project.thumbnailScreenshot, addressing),
  }),
});

export const toWireProject = (
  project: PicturedProject,
  instances: readonly ScreenInstance[],
  addressing: Addressing,
): WireProject => ({
  ...toListedProject(project, addressing),
  ...(project.designTheme && { designTheme: toWireDesignTheme(project.designTheme) }),
  screenInstances: instances.map(toWireScreenInstance),
});
