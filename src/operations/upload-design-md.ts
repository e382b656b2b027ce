import type { ToolInput, ToolOutput } from '../contract/define-tools.ts';
import { toWireScreenInstance } from '../contract/shapes/screen-instance.ts';
import { getWritableProject } from './access.ts';
import type { Operation } from './deps.ts';
import { drawMarkdown, insertFinishedScreen, placeScreen } from './uploaded-screen.ts';

const TITLE = 'DESIGN.md';

/** The file is kept as it came; what is drawn of it is a picture for people. */
export const uploadDesignMd: Operation<ToolInput<'upload_design_md'>, ToolOutput<'upload_design_md'>> = async (
  deps,
  { projectId, designMdBase64: markdown },
  { caller, signal, progress },
) => {
  const project = await getWritableProject(deps.store, caller.userId, projectId);
  const content = { title: TITLE, markdown, theme: project.designTheme };
  const drawn = await drawMarkdown(deps, content, { signal, progress });
  const instance = await deps.store.transaction(async (transaction) => {
    const screen = await insertFinishedScreen(transaction, {
      projectId,
      title: TITLE,
      deviceType: 'AGNOSTIC',
      screenType: 'DOCUMENT',
      displayMode: 'MARKDOWN',
      change: drawn,
    });
    return placeScreen(transaction, screen, 'SCREEN_INSTANCE');
  });
  return toWireScreenInstance(instance);
};
