import type { AssetId, CommentId, FileId, InstanceId, ProjectId, RunId, ScreenId, UserId } from '../domain/brand.ts';
import type {
  AgentType,
  DeviceType,
  DisplayMode,
  FeedbackRating,
  InstanceType,
  ScreenStatus,
  ScreenType,
  UserRole,
  Visibility,
} from '../domain/enums.ts';
import type { LinkTransition } from '../domain/screen-link.ts';
import type { Renderer } from '../domain/screen.ts';
import type { RunState } from './run.ts';

/**
 * The tables as their rows are stored: times are epoch milliseconds, `Json` is JSON text, `Flag` is 0 or 1, so that
 * SQLite and Postgres hold the same.
 */
export interface Database {
  migrations: { number: number; name: string; applied_time: number };
  users: { id: UserId; name: string; create_time: number };
  api_keys: ApiKeyRow;
  projects: ProjectRow;
  project_members: { project_id: ProjectId; user_id: UserId; role: Exclude<UserRole, 'OWNER'>; create_time: number };
  files: FileRow;
  screens: ScreenRow;
  screen_versions: ScreenVersionRow;
  instances: InstanceRow;
  screen_links: ScreenLinkRow;
  project_shares: ProjectShareRow;
  screen_comments: ScreenCommentRow;
  assets: AssetRow;
  asset_versions: AssetVersionRow;
  runs: RunRow;
  purged_runs: { id: RunId; user_id: UserId; create_time: number };
  run_events: { run_id: RunId; seq: number; time: number; message: string; fraction: number | null };
  feedback: FeedbackRow;
  model_calls: ModelCallRow;
  blob_claims: BlobClaimRow;
}

type Json = string;
type Flag = number;

export interface ApiKeyRow {
  id: string;
  user_id: UserId;
  key_hash: string;
  label: string;
  create_time: number;
  last_use_time: number | null;
  revoke_time: number | null;
}

export interface ProjectRow {
  id: ProjectId;
  owner_id: UserId;
  title: string;
  visibility: Visibility;
  device_type: DeviceType;
  design_theme: Json | null;
  is_remixed: Flag;
  thumbnail_id: FileId | null;
  create_time: number;
  update_time: number;
  /** In the trash since; null for every other. */
  delete_time: number | null;
}

export interface FileRow {
  id: FileId;
  project_id: ProjectId;
  mime_type: string;
  byte_length: number;
  content_hash: string;
  /** The screen that it is a draft of; null for every other file. */
  draft_of: ScreenId | null;
  create_time: number;
}

/** The three files of a screen, or of one version of it. */
export interface ScreenFileColumns {
  screenshot_id: FileId | null;
  html_code_id: FileId | null;
  external_tool_export_id: FileId | null;
}

export interface ScreenRow extends ScreenFileColumns {
  id: ScreenId;
  project_id: ProjectId;
  title: string;
  prompt: string;
  theme: Json | null;
  device_type: DeviceType;
  screen_type: ScreenType;
  agent_type: AgentType;
  status: ScreenStatus;
  status_message: string;
  display_mode: DisplayMode;
  is_remixed: Flag;
  component_regions: Json;
  renderer: Renderer | null;
  width: number;
  height: number;
  group_id: string | null;
  group_name: string | null;
  generated_by: string;
  is_created_by_client: Flag;
  /** The design system whose specimen this screen is. */
  asset_id: AssetId | null;
  /** What models took for it. */
  spending: Json | null;
  version: number;
  create_time: number;
  update_time: number;
  /** In the trash since; null for every other. */
  delete_time: number | null;
}

/** `content` holds the columns of the screen that a version remembers. */
export interface ScreenVersionRow extends ScreenFileColumns {
  screen_id: ScreenId;
  version: number;
  content: Json;
  create_time: number;
}

export interface InstanceRow {
  id: InstanceId;
  project_id: ProjectId;
  screen_id: ScreenId;
  type: InstanceType;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
  group_id: string | null;
  group_name: string | null;
  create_time: number;
}

export interface ScreenLinkRow {
  project_id: ProjectId;
  screen_id: ScreenId;
  element_id: string;
  /** Null leads back. */
  target_id: ScreenId | null;
  transition: LinkTransition;
  create_time: number;
}

export interface ScreenCommentRow {
  id: CommentId;
  project_id: ProjectId;
  screen_id: ScreenId;
  /** Null: of the whole screen. */
  element_id: string | null;
  author_id: UserId;
  text: string;
  create_time: number;
  update_time: number;
  resolve_time: number | null;
}

export interface ProjectShareRow {
  token: string;
  project_id: ProjectId;
  create_time: number;
}

export interface AssetRow {
  id: AssetId;
  owner_id: UserId;
  project_id: ProjectId | null;
  design_system: Json;
  version: number;
  create_time: number;
  update_time: number;
}

export interface AssetVersionRow {
  asset_id: AssetId;
  version: number;
  design_system: Json;
  create_time: number;
}

export interface RunRow {
  id: RunId;
  kind: string;
  project_id: ProjectId;
  user_id: UserId;
  fingerprint: string;
  input: Json;
  plan: Json;
  state: RunState;
  attempt: number;
  lease_owner: string | null;
  lease_until_time: number | null;
  output: Json | null;
  error: Json | null;
  create_time: number;
  start_time: number | null;
  end_time: number | null;
}

/** One call of a language model. `day` is the UTC day as 2026-11-20; `cost` in millionths of the prices' currency. */
export interface ModelCallRow {
  user_id: UserId;
  /** Null for a call outside of a run. */
  run_id: RunId | null;
  model: string;
  day: string;
  input_tokens: number;
  output_tokens: number;
  duration_ms: number;
  cost: number;
  create_time: number;
}

/** Bytes that are about to be needed or taken away. */
export interface BlobClaimRow {
  content_hash: string;
  claim: 'RENEWED' | 'CONDEMNED';
  time: number;
}

export interface FeedbackRow {
  id: string;
  file_id: FileId;
  user_id: UserId;
  rating: FeedbackRating;
  comment: string;
  reasons: Json;
  create_time: number;
}
