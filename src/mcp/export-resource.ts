import type { ReadResourceResult } from '@modelcontextprotocol/server';
import { parseExportProject, parseExportScreen } from '../contract/export-requests.ts';
import type { CallContext, Deps } from '../operations/deps.ts';
import { exportProject } from '../operations/export-project.ts';
import { exportScreen } from '../operations/export-screen.ts';
import { toContent } from './resource-content.ts';
import type { NamedExport } from './resource-uri.ts';

/** An export as one content: text as text, pictures and zips as Base64. */
export async function readExportResource(
  deps: Deps,
  uri: string,
  { project, screen, format }: NamedExport,
  context: CallContext,
): Promise<ReadResourceResult['contents']> {
  const exported =
    screen === undefined
      ? await exportProject(deps, parseExportProject({ project, format }), context)
      : await exportScreen(deps, parseExportScreen({ project, screen, format }), context);
  return [toContent(uri, exported)];
}
