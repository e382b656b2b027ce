import { DEFAULT_LIMITS, type Limits } from '../domain/limits.ts';
import { defineApplyDesignSystem } from './tools/apply-design-system.ts';
import { defineCreateDesignSystemFromDesignMd } from './tools/create-design-system-from-design-md.ts';
import { defineCreateDesignSystem } from './tools/create-design-system.ts';
import { defineCreateProject } from './tools/create-project.ts';
import { defineEditScreens } from './tools/edit-screens.ts';
import { defineGenerateScreenFromText } from './tools/generate-screen-from-text.ts';
import { defineGenerateVariants } from './tools/generate-variants.ts';
import { defineGetProject } from './tools/get-project.ts';
import { defineGetScreen } from './tools/get-screen.ts';
import { defineListDesignSystems } from './tools/list-design-systems.ts';
import { defineListProjects } from './tools/list-projects.ts';
import { defineListScreens } from './tools/list-screens.ts';
import { defineUpdateDesignSystem } from './tools/update-design-system.ts';
import { defineUploadDesignMd } from './tools/upload-design-md.ts';

/** The 14 tools in the order of the specification, bounded by `limits`. Build once: it makes every schema. */
export const defineTools = (limits: Limits = DEFAULT_LIMITS) => ({
  create_project: defineCreateProject(limits),
  get_project: defineGetProject(),
  list_projects: defineListProjects(),
  list_screens: defineListScreens(),
  get_screen: defineGetScreen(),
  generate_screen_from_text: defineGenerateScreenFromText(limits),
  edit_screens: defineEditScreens(limits),
  generate_variants: defineGenerateVariants(limits),
  create_design_system: defineCreateDesignSystem(limits),
  update_design_system: defineUpdateDesignSystem(limits),
  list_design_systems: defineListDesignSystems(),
  apply_design_system: defineApplyDesignSystem(limits),
  upload_design_md: defineUploadDesignMd(limits),
  create_design_system_from_design_md: defineCreateDesignSystemFromDesignMd(),
});

export type Tools = ReturnType<typeof defineTools>;
export type ToolName = keyof Tools;
/** What the tool's operation gets: parsed arguments with ids in their own types. */
export type ToolInput<Name extends ToolName> = ReturnType<Tools[Name]['parse']>;
/** What the tool answers as structured content. */
export type ToolOutput<Name extends ToolName> = NonNullable<Tools[Name]['output']>;
