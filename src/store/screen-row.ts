import type { FileId } from '../domain/brand.ts';
import type { DesignTheme } from '../domain/design-theme.ts';
import type { Spending } from '../domain/spending.ts';
import type { ComponentRegion, Screen, StoredFile } from '../domain/screen.ts';
import type { ScreenFileColumns, ScreenRow, ScreenVersionRow } from './database.ts';
import type { Ids } from './ids.ts';
import { fromJson, fromOptionalJson, toJson, toOptionalJson, withoutNull } from './rows.ts';
import type { ScreenVersion } from '../domain/screen-version.ts';
import type { NewScreen, ScreenChange } from './store.ts';

type FilesById = ReadonlyMap<FileId, StoredFile>;

/** The columns that a version remembers; all others belong to the screen and not to a state of it. */
const VERSIONED_COLUMNS = [
  'title',
  'prompt',
  'theme',
  'device_type',
  'width',
  'height',
  'generated_by',
  'agent_type',
  'display_mode',
  'status_message',
  'component_regions',
  'renderer',
  'spending',
] as const satisfies readonly (keyof ScreenRow)[];
type VersionedColumns = Pick<ScreenRow, (typeof VERSIONED_COLUMNS)[number]>;

/** A screen that was just asked for: IN_PROGRESS, without files, at version 0. */
export const toNewScreenRow = (screen: NewScreen, ids: Ids, time: number): ScreenRow => ({
  id: ids.screen(),
  project_id: screen.projectId,
  title: screen.title,
  prompt: screen.prompt,
  theme: toOptionalJson(screen.theme),
  device_type: screen.deviceType,
  screen_type: screen.screenType ?? 'DESIGN',
  agent_type: screen.agentType ?? 'TURBO_AGENT',
  status: 'IN_PROGRESS',
  status_message: screen.statusMessage ?? '',
  display_mode: screen.displayMode ?? 'SCREENSHOT',
  is_remixed: screen.isRemixed === true ? 1 : 0,
  component_regions: '[]',
  renderer: null,
  width: screen.width ?? 0,
  height: screen.height ?? 0,
  group_id: screen.groupId ?? null,
  group_name: screen.groupName ?? null,
  generated_by: screen.generatedBy ?? '',
  is_created_by_client: screen.isCreatedByClient === true ? 1 : 0,
  screenshot_id: null,
  html_code_id: null,
  external_tool_export_id: null,
  asset_id: screen.assetId ?? null,
  spending: null,
  version: 0,
  create_time: time,
  update_time: time,
  delete_time: null,
});

/** The row after a change; what the change does not name stays. */
export const toChangedRow = (row: ScreenRow, change: ScreenChange, files: Partial<ScreenFileColumns>): ScreenRow => ({
  ...row,
  ...files,
  title: change.title ?? row.title,
  prompt: change.prompt ?? row.prompt,
  theme: toOptionalJson(change.theme) ?? row.theme,
  device_type: change.deviceType ?? row.device_type,
  width: change.width ?? row.width,
  height: change.height ?? row.height,
  group_id: change.groupId ?? row.group_id,
  group_name: change.groupName ?? row.group_name,
  generated_by: change.generatedBy ?? row.generated_by,
  agent_type: change.agentType ?? row.agent_type,
  display_mode: change.displayMode ?? row.display_mode,
  // The words of a finished change never outlive it: without new ones there are none.
  status_message: change.statusMessage ?? '',
  component_regions: change.componentRegions === undefined ? row.component_regions : toJson(change.componentRegions),
  renderer: change.renderer ?? row.renderer,
  // Of this version alone: one that no model made took nothing.
  spending: toOptionalJson(change.spending),
});

export function toScreen(row: ScreenRow, files: FilesById): Screen {
  return {
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    prompt: row.prompt,
    deviceType: row.device_type,
    screenType: row.screen_type,
    metadata: {
      agentType: row.agent_type,
      status: row.status,
      statusMessage: row.status_message,
      displayMode: row.display_mode,
      isRemixed: row.is_remixed === 1,
      componentRegions: fromJson<ComponentRegion[]>(row.component_regions),
      ...withoutNull({ renderer: row.renderer }),
    },
    width: row.width,
    height: row.height,
    generatedBy: row.generated_by,
    isCreatedByClient: row.is_created_by_client === 1,
    version: row.version,
    createTime: row.create_time,
    updateTime: row.update_time,
    ...withoutNull({
      theme: fromOptionalJson<DesignTheme>(row.theme),
      groupId: row.group_id,
      groupName: row.group_name,
      assetId: row.asset_id,
      spending: fromOptionalJson<Spending>(row.spending),
    }),
    ...toScreenFiles(row, files),
  };
}

/** What is kept of a screen as it stands. */
export const toVersionRow = (row: ScreenRow): ScreenVersionRow => ({
  screen_id: row.id,
  version: row.version,
  content: toJson(Object.fromEntries(VERSIONED_COLUMNS.map((column) => [column, row[column]]))),
  screenshot_id: row.screenshot_id,
  html_code_id: row.html_code_id,
  external_tool_export_id: row.external_tool_export_id,
  create_time: row.update_time,
});

/** The columns of a screen that stands as it did at an earlier version. */
export function toRestoredColumns(row: ScreenVersionRow): VersionedColumns & ScreenFileColumns {
  const content = fromJson<VersionedColumns>(row.content);
  return {
    ...content,
    // Versions of before it was recorded say nothing of it.
    spending: content.spending ?? null,
    screenshot_id: row.screenshot_id,
    html_code_id: row.html_code_id,
    external_tool_export_id: row.external_tool_export_id,
  };
}

export function toScreenVersion(row: ScreenVersionRow, files: FilesById): ScreenVersion {
  const content = fromJson<VersionedColumns>(row.content);
  return {
    version: row.version,
    title: content.title,
    prompt: content.prompt,
    deviceType: content.device_type,
    width: content.width,
    height: content.height,
    generatedBy: content.generated_by,
    agentType: content.agent_type,
    displayMode: content.display_mode,
    statusMessage: content.status_message,
    componentRegions: fromJson<ComponentRegion[]>(content.component_regions),
    createTime: row.create_time,
    ...withoutNull({ theme: fromOptionalJson<DesignTheme>(content.theme), renderer: content.renderer }),
    ...toScreenFiles(row, files),
  };
}

export const fileIdsOf = (row: ScreenFileColumns): (FileId | null)[] => [
  row.screenshot_id,
  row.html_code_id,
  row.external_tool_export_id,
];

const toScreenFiles = (row: ScreenFileColumns, files: FilesById) =>
  withoutNull({
    screenshot: (row.screenshot_id && files.get(row.screenshot_id)) ?? null,
    htmlCode: (row.html_code_id && files.get(row.html_code_id)) ?? null,
    externalToolExport: (row.external_tool_export_id && files.get(row.external_tool_export_id)) ?? null,
  });
