import type { Asset } from '../domain/asset.ts';
import type { AssetId, CommentId, FileId, InstanceId, ProjectId, RunId, ScreenId, UserId } from '../domain/brand.ts';
import type { CanvasPlace, CanvasSize } from '../domain/canvas-places.ts';
import type { DesignSystem } from '../domain/design-theme.ts';
import type { DeviceType, UserRole } from '../domain/enums.ts';
import type { Project } from '../domain/project.ts';
import type { Screen, ScreenInstance, ScreenMetadata, StoredFile } from '../domain/screen.ts';
import type { ElementComment } from '../domain/element-comment.ts';
import type { ProjectShare } from '../domain/project-share.ts';
import type { ScreenLink } from '../domain/screen-link.ts';
import type { ScreenVersion } from '../domain/screen-version.ts';
import type { TakeRows } from './all-rows.ts';
import type { DraftFiles } from './draft-files.ts';
import type { FeedbackEntries } from './feedback-entries.ts';
import type { Ids } from './ids.ts';
import type { ModelUsage } from './model-usage.ts';
import type { Run, RunError, RunEvent } from './run.ts';

/**
 * Everything that is remembered, as groups of operations. A function that takes a `UserId` sees only what that
 * user may see: whatever else exists is absent to it. Functions without one are for work that was let in before.
 * Each write is committed and synced when its promise resolves. Throws UNAVAILABLE when the disk is full or the
 * database is locked or away.
 */
export interface Store extends Transaction {
  /**
   * Runs `work` as one unit: all of its writes are committed together, or none if it throws. Other writers wait
   * meanwhile, or else `work` is run again as if it came after them, so it must do nothing but read and write through
   * the store it is given.
   */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when the database answers; throws UNAVAILABLE otherwise. */
  ping(): Promise<void>;
  /** A number that is another one soon after each commit of anybody, also of another process. Costs no query of a table. */
  revision(): Promise<number>;
  /** Versions of the schema: as it was found, and as it is now. */
  readonly schema: { before: number; now: number };
  /** Gives every row that there is to `take`, as they stand at one moment, table by table as they refer to each other. */
  readAll(take: TakeRows): Promise<void>;
  /** Lets `work` write rows that were read elsewhere, all of them or none. Throws FAILED_PRECONDITION as `refuseUsed`. */
  writeAll(work: (write: TakeRows) => Promise<void>): Promise<void>;
  /** Throws FAILED_PRECONDITION unless nothing was ever kept here. */
  refuseUsed(): Promise<void>;
  close(): Promise<void>;
}

/** The groups of operations, bound to the database or to one transaction of it. */
export interface Transaction {
  readonly ids: Ids;
  readonly users: Users;
  readonly projects: Projects;
  readonly screens: Screens;
  readonly instances: Instances;
  readonly links: Links;
  readonly shares: Shares;
  readonly comments: Comments;
  readonly assets: Assets;
  readonly files: Files;
  readonly drafts: DraftFiles;
  readonly feedback: FeedbackEntries;
  readonly runs: Runs;
  readonly usage: ModelUsage;
  readonly sweeps: Sweeps;
  readonly trash: Trash;
}

export interface User {
  id: UserId;
  name: string;
}

/** A user as an operator sees them. */
export interface UserEntry extends User {
  createTime: number;
  /** Projects that the user owns and did not put into the trash. */
  projects: number;
  /** Keys that are not revoked. */
  keys: number;
}

export interface ApiKey {
  id: string;
  userId: UserId;
  userName: string;
  label: string;
  createTime: number;
  lastUseTime?: number;
  revokeTime?: number;
}

/** A key that is not revoked, with what it was stored under. */
export interface IssuedKey {
  user: User;
  keyId: string;
  keyHash: string;
}

/** How much went from one user to another. */
export interface HandedOver {
  projects: number;
  designSystems: number;
}

export interface Users {
  /** The user of that name, made if there is none; the same user however often and from wherever it is asked. */
  ensure(name: string): Promise<User>;
  find(id: UserId): Promise<User | undefined>;
  findByName(name: string): Promise<User | undefined>;
  /** By name. */
  list(): Promise<UserEntry[]>;
  /** Whether a key was ever issued, also one that is revoked by now. */
  hasKeys(): Promise<boolean>;
  /** By what `addKey` was given, or by its id; undefined for one that is revoked. */
  findKey(key: { hash: string } | { id: string }): Promise<IssuedKey | undefined>;
  addKey(key: { userId: UserId; keyHash: string; label: string }): Promise<ApiKey>;
  /** Of one user or, without one, of all; oldest first, revoked ones too. */
  listKeys(userId?: UserId): Promise<ApiKey[]>;
  /** False when there is no such key, or none of that user. */
  revokeKey(keyId: string, userId?: UserId): Promise<boolean>;
  /** Remembers that a key was used; written at most once an hour per key, so that requests cost no sync. */
  noteKeyUse(keyId: string): Promise<void>;
  /** Makes another user the owner of all projects, the trash too, of their runs and of the global design systems. */
  handOver(from: UserId, to: UserId): Promise<HandedOver>;
}

/** A project with the picture of the screen that was completed last. */
export interface ProjectEntry extends Project {
  thumbnailScreenshot?: StoredFile;
}

export interface NewProject {
  ownerId: UserId;
  title: string;
  deviceType?: DeviceType;
  isRemixed?: boolean;
}

/** Where a project stands in a list. */
export type ProjectPosition = Pick<Project, 'updateTime' | 'id'>;

export interface ProjectPage {
  limit: number;
  after?: ProjectPosition;
  /** Words that the title contains, in whatever case. */
  title?: string;
}

/** Somebody with a right to a project. */
export interface Member extends User {
  role: UserRole;
}

export type ProjectChange = Partial<Pick<Project, 'title' | 'deviceType' | 'designTheme'>>;

export interface Projects {
  insert(project: NewProject): Promise<ProjectEntry>;
  /** `userRole` of the answer says what the user may do; READER may not write. */
  find(userId: UserId, id: ProjectId): Promise<ProjectEntry | undefined>;
  /** `owned` by the user, `shared` with the user by others, or `trashed` by the user; last updated first. */
  list(userId: UserId, view: 'owned' | 'shared' | 'trashed', page?: ProjectPage): Promise<ProjectEntry[]>;
  /** Puts a project into the trash, where nobody sees it or what is in it. */
  trash(id: ProjectId): Promise<void>;
  /** Takes a project of the user out of the trash. False when the user has none of that id there. */
  untrash(userId: UserId, id: ProjectId): Promise<boolean>;
  /** Changes the named fields and the update time; an empty change touches the project. */
  update(id: ProjectId, change: ProjectChange): Promise<void>;
  /** Gives a user a role in somebody else's project, which makes it SHARED; `undefined` takes the role away. */
  share(id: ProjectId, userId: UserId, role: Exclude<UserRole, 'OWNER'> | undefined): Promise<void>;
  /** The owner first, then by name. */
  listMembers(id: ProjectId): Promise<Member[]>;
}

/** A file whose bytes are in the blobs already. */
export type NewFile = Pick<StoredFile, 'mimeType' | 'byteLength' | 'contentHash'>;

export interface NewScreenFiles {
  screenshot?: NewFile;
  htmlCode?: NewFile;
  externalToolExport?: NewFile;
}

type NamedScreenFields = Pick<
  Screen,
  | 'title'
  | 'prompt'
  | 'deviceType'
  | 'theme'
  | 'width'
  | 'height'
  | 'generatedBy'
  | 'groupId'
  | 'groupName'
  | 'spending'
>;
type NamedMetadata = Pick<
  ScreenMetadata,
  'agentType' | 'displayMode' | 'statusMessage' | 'componentRegions' | 'renderer'
>;

/** A screen that is about to be made: it is IN_PROGRESS at version 0 until `complete` or `fail`. */
export interface NewScreen
  extends
    Pick<Screen, 'projectId' | 'title' | 'prompt' | 'deviceType'>,
    Partial<
      Pick<Screen, 'theme' | 'screenType' | 'width' | 'height' | 'groupId' | 'groupName' | 'generatedBy' | 'assetId'>
    >,
    Partial<Pick<ScreenMetadata, 'agentType' | 'displayMode' | 'statusMessage' | 'isRemixed'>> {
  /** Default false: made by an agent. */
  isCreatedByClient?: boolean;
}

/** What a finished change says anew; a field that is not named keeps its value, files included. */
export interface ScreenChange extends Partial<NamedScreenFields>, Partial<NamedMetadata> {
  files?: NewScreenFiles;
}

/** Where a screen stands in the list of its project. */
export type ScreenPosition = Pick<Screen, 'createTime' | 'id'>;

export interface ScreenPage {
  limit: number;
  after?: ScreenPosition;
  /** Those in the trash, and no others. */
  isTrashed?: boolean;
}

/** As much of a screen as tells whether it is another than it was. */
export type ScreenStamp = Pick<Screen, 'id' | 'updateTime' | 'title'>;

export interface Screens {
  insert(screen: NewScreen): Promise<Screen>;
  find(userId: UserId, id: ScreenId, projectId?: ProjectId): Promise<Screen | undefined>;
  /** The screen that shows a design system. */
  findOfAsset(assetId: AssetId): Promise<Screen | undefined>;
  /**
   * All screens of a project in the order in which they were inserted, or with a page at most `limit` of those after the
   * one it names; `[]` when the user may not see it.
   */
  list(userId: UserId, projectId: ProjectId, page?: ScreenPage): Promise<Screen[]>;
  /** In that order; `[]` when the user may not see the project. */
  listStamps(userId: UserId, projectId: ProjectId): Promise<ScreenStamp[]>;
  /** Titles a screen as a person wants it; no version of its own. Throws NOT_FOUND. */
  rename(id: ScreenId, title: string): Promise<Screen>;
  /** Puts a screen into the trash: it and its instances are absent from every list. Throws NOT_FOUND. */
  trash(id: ScreenId): Promise<Screen>;
  /** Takes a screen of the project out of the trash. Throws NOT_FOUND when it is not there. */
  untrash(id: ScreenId, projectId: ProjectId): Promise<Screen>;
  /**
   * Marks a finished screen IN_PROGRESS for an edit; its files stay readable meanwhile.
   * Throws NOT_FOUND, or FAILED_PRECONDITION while other work on it is still IN_PROGRESS.
   */
  begin(id: ScreenId, statusMessage?: string): Promise<Screen>;
  /** Titles a screen that has no version yet; one that has, or on which nothing is in progress, is left alone. Throws NOT_FOUND. */
  name(id: ScreenId, title: string): Promise<Screen>;
  /** Ends the work on a screen with a new version of it: COMPLETE, version + 1, and the project touched. */
  complete(id: ScreenId, change: ScreenChange): Promise<Screen>;
  /**
   * Ends the work on a screen without a new version: FAILED if there never was one, else COMPLETE as it stood
   * before, with the message. A screen that is not IN_PROGRESS is left alone. `titled` replaces a title of a first version
   * that was only there meanwhile.
   */
  fail(id: ScreenId, statusMessage: string, titled?: { from: string; to: string }): Promise<Screen>;
  findVersion(userId: UserId, id: ScreenId, version: number): Promise<ScreenVersion | undefined>;
  /** Newest first; with a page at most `limit` of those before the version `before`. */
  listVersions(userId: UserId, id: ScreenId, page?: { limit: number; before?: number }): Promise<ScreenVersion[]>;
  /** Makes an earlier version current again, as a new version. Throws NOT_FOUND or FAILED_PRECONDITION as `begin`. */
  restore(id: ScreenId, version: number): Promise<Screen>;
}

export type NewInstance = Omit<ScreenInstance, 'id'>;

export interface Instances {
  insert(instance: NewInstance): Promise<ScreenInstance>;
  /** In the order in which they were inserted; `[]` when the user may not see the project. */
  list(userId: UserId, projectId: ProjectId): Promise<ScreenInstance[]>;
  find(userId: UserId, id: InstanceId): Promise<ScreenInstance | undefined>;
  /** Sets the size (and label) of every instance of a screen, as when its screenshot is known; what is below makes room. */
  resize(screenId: ScreenId, size: { width: number; height: number; label?: string }): Promise<void>;
  move(id: InstanceId, position: { x: number; y: number }): Promise<void>;
  /** The first free place for something of that size in the rows of the project's canvas; `{x: 0, y: 0}` on an empty one. */
  nextPosition(projectId: ProjectId, size: CanvasSize): Promise<CanvasPlace>;
}

export interface Links {
  /** Takes the place of what the element led to before. */
  put(link: ScreenLink): Promise<void>;
  /** Nothing happens where there is none. */
  remove(screenId: ScreenId, elementId: string): Promise<void>;
  /** Of a project, oldest first, without those from or to a screen in the trash; `[]` when the user may not see it. */
  list(userId: UserId, projectId: ProjectId): Promise<ScreenLink[]>;
}

export interface Shares {
  insert(projectId: ProjectId): Promise<ProjectShare>;
  /** Oldest first. */
  list(projectId: ProjectId): Promise<ProjectShare[]>;
  /** False when the project has none of that token. */
  remove(projectId: ProjectId, token: string): Promise<boolean>;
  /** With the owner, in whose sight the holder of the link looks; undefined also while the project is in the trash. */
  find(token: string): Promise<(ProjectShare & { ownerId: UserId }) | undefined>;
}

export type NewComment = Pick<ElementComment, 'projectId' | 'screenId' | 'elementId' | 'text'> & { authorId: UserId };

/** What is changed of a comment; `isResolved` says whether it is seen to. */
export interface CommentChange {
  text?: string;
  isResolved?: boolean;
}

/** Where a comment stands in a list. */
export type CommentPosition = Pick<ElementComment, 'createTime' | 'id'>;

export interface CommentPage {
  limit?: number;
  after?: CommentPosition;
  screenId?: ScreenId;
  /** Default: those that are resolved as well. */
  isOpenOnly?: boolean;
}

export interface Comments {
  insert(comment: NewComment): Promise<ElementComment>;
  /** Undefined also for one on a screen in the trash, and where the user may not see the project. */
  find(userId: UserId, id: CommentId): Promise<ElementComment | undefined>;
  /** Of a project, oldest first, without those on a screen in the trash; `[]` when the user may not see it. */
  list(userId: UserId, projectId: ProjectId, page?: CommentPage): Promise<ElementComment[]>;
  update(id: CommentId, change: CommentChange): Promise<void>;
  remove(id: CommentId): Promise<void>;
}

export interface NewAsset {
  ownerId: UserId;
  /** Absent: global to its owner. */
  projectId?: ProjectId;
  designSystem: DesignSystem;
}

/** A design system as it stood from `createTime` on. */
export type AssetVersion = Pick<Asset, 'version' | 'designSystem' | 'createTime'>;

/** Where an asset stands in the order of all. */
export type AssetPosition = Pick<Asset, 'createTime' | 'id'>;

export interface Assets {
  /** The new asset stands at version 1. */
  insert(asset: NewAsset): Promise<Asset>;
  /** Replaces the content and adds one to the version; earlier versions are kept. Throws NOT_FOUND. */
  replace(id: AssetId, designSystem: DesignSystem): Promise<Asset>;
  find(userId: UserId, id: AssetId): Promise<Asset | undefined>;
  /** The assets of a project, or without one the user's global ones, in the order in which they were inserted. */
  list(userId: UserId, projectId: ProjectId | undefined): Promise<Asset[]>;
  /** At most `limit` of all assets the user may see, of whatever project, in that order, after the one named last. */
  listVisible(userId: UserId, page: { limit: number; after?: AssetPosition }): Promise<Asset[]>;
  findVersion(userId: UserId, id: AssetId, version: number): Promise<AssetVersion | undefined>;
  /** Newest first; at most `limit` of those before the version `before`. */
  listVersions(userId: UserId, id: AssetId, page: { limit: number; before?: number }): Promise<AssetVersion[]>;
}

export interface Files {
  insert(projectId: ProjectId, file: NewFile): Promise<StoredFile>;
  /** Public: whoever knows the id may read the file. */
  find(id: FileId): Promise<StoredFile | undefined>;
}

/**
 * Which bytes nobody needs. Who takes bytes away condemns them first, and who needs bytes that have been there for long
 * renews them first: one of the two comes before the other, here, and bytes that were renewed are not condemned for a day.
 */
export interface Sweeps {
  /** Those of these that no file names and nobody renewed. */
  listUnneeded(contentHashes: readonly string[]): Promise<string[]>;
  /** Marks those as about to go, and answers them; they must be gone, or let be, within `CONDEMNED_MS`. */
  condemn(contentHashes: readonly string[]): Promise<string[]>;
  /** Says that those that were condemned are gone, or let be. */
  release(contentHashes: readonly string[]): Promise<void>;
  /** Keeps bytes for a day without a file that names them. False while they are about to go. */
  renew(contentHash: string): Promise<boolean>;
}

/** Whose turn a started run is: its owner must renew the lease before `untilTime`, or another may take the run. */
export interface Lease {
  owner: string;
  untilTime: number;
}

/** What was put away, and how it goes for good. Bytes that nothing names any more are left to `Sweeps`. */
export interface Trash {
  /**
   * Removes a project and all that is in it. False when the user has none of that id in the trash. Throws
   * FAILED_PRECONDITION while work in it is under way. What models cost, and how many runs a user asked for, stays known.
   */
  purgeProject(ownerId: UserId, id: ProjectId): Promise<boolean>;
  /** Removes a screen with its versions and files. False when the project has none of that id in the trash. Throws likewise. */
  purgeScreen(projectId: ProjectId, id: ScreenId): Promise<boolean>;
  /** Of a user or of all; those that have been there since before `before`, longest first. */
  listProjects(ownerId?: UserId, before?: number): Promise<{ id: ProjectId; ownerId: UserId }[]>;
  /** Of a project or of all, likewise. */
  listScreens(projectId?: ProjectId, before?: number): Promise<{ id: ScreenId; projectId: ProjectId }[]>;
}

export type NewRun = Pick<Run, 'id' | 'kind' | 'projectId' | 'userId' | 'fingerprint' | 'input' | 'plan'> & {
  /** Present: the run is RUNNING at once in its first attempt; else it is QUEUED. */
  lease?: Lease;
};

export type RunEnd = { state: 'SUCCEEDED'; output: unknown } | { state: 'FAILED' | 'CANCELLED'; error: RunError };

/** Rows of the runs; operations go through the runner of `runs/` except for `find` and `listEvents`. */
export interface Runs {
  insert(run: NewRun): Promise<Run>;
  /** A run that the user started in a project that they may still see. */
  find(userId: UserId, id: RunId): Promise<Run | undefined>;
  findById(id: RunId): Promise<Run | undefined>;
  /** The unfinished run with that fingerprint. */
  findUnfinished(fingerprint: string): Promise<Run | undefined>;
  countQueued(userId: UserId): Promise<number>;
  /** Runs that the user asked for since then, whatever became of them. */
  countSince(userId: UserId, sinceTime: number): Promise<number>;
  /** Of a project that the user may see: those that are not finished, and those that ended after `sinceTime`; oldest first. */
  listRecent(userId: UserId, projectId: ProjectId, sinceTime: number): Promise<Run[]>;
  /** Oldest first. */
  listQueued(): Promise<Run[]>;
  countUnfinished(): Promise<{ queued: number; running: number; oldestQueuedTime?: number }>;
  /** Every RUNNING run with its lease. */
  listRunning(): Promise<{ run: Run; lease: Lease }[]>;
  /** QUEUED → RUNNING in the next attempt; undefined when somebody else was faster. */
  claim(id: RunId, lease: Lease): Promise<Run | undefined>;
  /** Extends leases; answers the ids that `owner` still holds. */
  renew(owner: string, ids: readonly RunId[], untilTime: number): Promise<RunId[]>;
  /** RUNNING under that owner → QUEUED. False when the owner no longer held it. */
  giveBack(id: RunId, owner: string, options: { countAttempt: boolean }): Promise<boolean>;
  /**
   * Writes the end of an unfinished run; undefined when it ended already or, with `owner`, when that owner no
   * longer holds its lease.
   */
  end(id: RunId, end: RunEnd, owner?: string): Promise<Run | undefined>;
  /** True while `owner` holds the lease of the RUNNING run. */
  isHeld(id: RunId, owner: string): Promise<boolean>;
  /** Events that are stored already are left alone. */
  appendEvents(id: RunId, events: readonly RunEvent[]): Promise<void>;
  /** Those after `afterSeq`, oldest first. */
  listEvents(id: RunId, afterSeq?: number): Promise<RunEvent[]>;
}
