import { AppError } from './app-error.ts';
import type { AssetId, FileId, ProjectId, ScreenId } from './brand.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const toProjectName = (project: ProjectId): string => `projects/${project}`;
export const toScreenName = (project: ProjectId, screen: ScreenId): string => `projects/${project}/screens/${screen}`;
export const toFileName = (project: ProjectId, file: FileId): string => `projects/${project}/files/${file}`;
export const toKeyName = (key: string): string => `keys/${key}`;
export const toAssetName = (asset: AssetId): string => `assets/${asset}`;

/** `projects/7` or `7` → `7`. Throws INVALID_ARGUMENT naming `path` when it is neither. */
export function parseProjectId(text: string, path: string): ProjectId {
  return parseLastSegment(text, ['projects'], path, 'projects/{project} or a bare project id') as ProjectId;
}

/** `assets/7` or `7` → `7`. Throws INVALID_ARGUMENT naming `path`. */
export function parseAssetId(text: string, path: string): AssetId {
  return parseLastSegment(text, ['assets'], path, 'assets/{asset} or a bare asset id') as AssetId;
}

/** `keys/7` or `7` → `7`. Throws INVALID_ARGUMENT naming `path`. */
export function parseKeyId(text: string, path: string): string {
  return parseLastSegment(text, ['keys'], path, 'keys/{key} or a bare key id');
}

/** `projects/7/screens/ab`, `screens/ab` or `ab` → the screen id, and the project id when the name has one. */
export function parseScreenName(text: string, path: string): { project?: ProjectId; screen: ScreenId } {
  const parts = text.trim().split('/');
  const [a, project, b, screen] = parts;
  if (parts.length === 4 && a === 'projects' && b === 'screens' && ID.test(project ?? '') && ID.test(screen ?? '')) {
    return { project: project as ProjectId, screen: screen as ScreenId };
  }
  const expected = 'projects/{project}/screens/{screen} or a bare screen id';
  return { screen: parseLastSegment(text, ['screens'], path, expected) as ScreenId };
}

function parseLastSegment(text: string, prefixes: readonly string[], path: string, expected: string): string {
  const parts = text.trim().split('/');
  const id = parts.at(-1) ?? '';
  const prefix = parts.slice(0, -1).join('/');
  if (ID.test(id) && (prefix === '' || prefixes.includes(prefix))) return id;
  throw new AppError(
    'INVALID_ARGUMENT',
    `${path} is not a resource name this tool knows: got "${text.slice(0, 120)}"`,
    {
      path,
      hint: `Send ${expected}.`,
    },
  );
}
