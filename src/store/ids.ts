import { randomBytes } from 'node:crypto';
import type { AssetId, CommentId, FileId, InstanceId, ProjectId, RunId, ScreenId, UserId } from '../domain/brand.ts';

/** Makes the ids of new things. Nothing may read a meaning out of an id. */
export interface Ids {
  user(): UserId;
  key(): string;
  /** A decimal string of 19 or 20 digits. */
  project(): ProjectId;
  /** A decimal string of 19 or 20 digits. */
  asset(): AssetId;
  /** 32 lowercase hex digits, as all that follow. */
  screen(): ScreenId;
  instance(): InstanceId;
  group(): string;
  run(): RunId;
  comment(): CommentId;
  /** Unguessable (128 random bits): whoever knows a file's id may read the file. */
  file(): FileId;
  /** Unguessable, as a file's: whoever knows it may look at a project. */
  share(): string;
  /** Names one row of feedback. */
  feedback(): string;
}

/** Builds ids from `random`, which gives as many random bytes as it is asked for; tests pass a counting one. */
export function createIds(random: (size: number) => Uint8Array = randomBytes): Ids {
  const hex = (): string => Buffer.from(random(16)).toString('hex');
  return {
    user: () => hex() as UserId,
    key: hex,
    project: () => toDecimal(random(8)) as ProjectId,
    asset: () => toDecimal(random(8)) as AssetId,
    screen: () => hex() as ScreenId,
    instance: () => hex() as InstanceId,
    group: hex,
    run: () => hex() as RunId,
    comment: () => hex() as CommentId,
    file: () => hex() as FileId,
    share: hex,
    feedback: hex,
  };
}

const LEAST_DECIMAL = 10n ** 18n;

/** Adding 10^18 to 64 random bits keeps them all apart and never gives fewer than 19 digits. */
const toDecimal = (bytes: Uint8Array): string =>
  (BigInt(`0x${Buffer.from(bytes).toString('hex')}`) + LEAST_DECIMAL).toString();
