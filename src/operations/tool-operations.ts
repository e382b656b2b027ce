import type { ToolInput, ToolName, ToolOutput } from '../contract/define-tools.ts';
import { applyDesignSystem } from './apply-design-system.ts';
import { createDesignSystemFromDesignMd } from './create-design-system-from-design-md.ts';
import { createDesignSystem } from './create-design-system.ts';
import { createProject } from './create-project.ts';
import type { Operation } from './deps.ts';
import { editScreens } from './edit-screens.ts';
import { generateScreenFromText } from './generate-screen-from-text.ts';
import { generateVariants } from './generate-variants.ts';
import { getProject } from './get-project.ts';
import { getScreen } from './get-screen.ts';
import { listDesignSystems } from './list-design-systems.ts';
import { listProjects } from './list-projects.ts';
import { listScreens } from './list-screens.ts';
import { updateDesignSystem } from './update-design-system.ts';
import { uploadDesignMd } from './upload-design-md.ts';

type ToolOperations = { readonly [Name in ToolName]: Operation<ToolInput<Name>, ToolOutput<Name>> };

/** What each tool does. */
export const TOOL_OPERATIONS: ToolOperations = {
  create_project: createProject,
  get_project: getProject,
  list_projects: listProjects,
  list_screens: listScreens,
  get_screen: getScreen,
  generate_screen_from_text: generateScreenFromText,
  edit_screens: editScreens,
  generate_variants: generateVariants,
  create_design_system: createDesignSystem,
  update_design_system: updateDesignSystem,
  list_design_systems: listDesignSystems,
  apply_design_system: applyDesignSystem,
  upload_design_md: uploadDesignMd,
  create_design_system_from_design_md: createDesignSystemFromDesignMd,
};
