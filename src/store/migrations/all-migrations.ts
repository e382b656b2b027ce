import type { Migration } from '../migrate.ts';
import { initial } from './0001-initial.ts';
import { specimens } from './0002-specimens.ts';
import { usage } from './0003-usage.ts';
import { callsWithoutARun } from './0004-calls-without-a-run.ts';
import { drafts } from './0005-drafts.ts';
import { trash } from './0006-trash.ts';
import { announcements } from './0007-announcements.ts';
import { sweeping } from './0008-sweeping.ts';
import { prototypes } from './0009-prototypes.ts';
import { runsOfUser } from './0010-runs-of-user.ts';
import { comments } from './0011-comments.ts';
import { purgedRuns } from './0012-purged-runs.ts';

/** In the order in which they are applied; a released one is never changed, only followed by another. */
export const ALL_MIGRATIONS: readonly Migration[] = [
  initial,
  specimens,
  usage,
  callsWithoutARun,
  drafts,
  trash,
  announcements,
  sweeping,
  prototypes,
  runsOfUser,
  comments,
  purgedRuns,
];
