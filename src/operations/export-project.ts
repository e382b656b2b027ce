import type { ExportProjectInput } from '../contract/export-requests.ts';
import { getProject } from './access.ts';
import type { Operation } from './deps.ts';
import { getExporter, readExported, ZIP, type Exported } from './export-screen.ts';
import { createFileStems, toFileStem } from './file-stem.ts';

/** Every finished page of a project in one form, as a zip. Throws NOT_FOUND. */
export const exportProject: Operation<ExportProjectInput, Exported> = async (
  deps,
  { projectId, format },
  { caller },
) => {
  const { title } = await getProject(deps.store, caller.userId, projectId);
  const { exporter, toZip } = await getExporter(deps, format);
  const { single } = exporter;
  const take = createFileStems();
  const screens = await deps.store.screens.list(caller.userId, projectId);
  const files = [];
  for (const screen of screens) {
    if (screen.htmlCode?.mimeType !== 'text/html') continue;
    const stem = take(screen.title);
    for (const { path, bytes } of exporter.write(await readExported(deps, screen)))
      files.push({ path: single === undefined ? `${stem}/${path}` : `${stem}.${single.extension}`, bytes });
  }
  return { fileName: `${toFileStem(title)}-${format}.zip`, mimeType: ZIP, bytes: toZip(files), files };
};
