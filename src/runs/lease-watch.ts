import type { RunId } from '../domain/brand.ts';
import type { Run } from '../store/run.ts';
import type { Lease } from '../store/store.ts';

export interface LeaseWatchOptions {
  leaseMs: number;
  /** The clock by which leases were given. */
  now: () => number;
  /** A clock that nobody sets. */
  steadyNow?: () => number;
}

export interface HeldRun {
  run: Run;
  lease: Lease;
}

/** Knows which leases are over, whatever the clocks of the machines say. */
export interface LeaseWatch {
  /** Looks at all leases that there are; answers the runs whose worker gives no sign any more. */
  look<Held extends HeldRun>(held: readonly Held[]): Held[];
}

/**
 * The time in a lease is another machine's, and any clock may be set while work goes on. A worker that lives renews its
 * leases all the time, so one that was seen to stay as it is for as long as it lasts is over, and one that is over by the
 * clock needs a fraction of that.
 */
export function createLeaseWatch({ leaseMs, now, steadyNow = () => performance.now() }: LeaseWatchOptions): LeaseWatch {
  let seen = new Map<RunId, { owner: string; untilTime: number; sinceMs: number }>();
  return {
    look(held) {
      const nowMs = steadyNow();
      const sightings = held.map(({ run, lease }) => {
        const before = seen.get(run.id);
        const isSame = before?.owner === lease.owner && before.untilTime === lease.untilTime;
        return { ...lease, sinceMs: isSame ? before.sinceMs : nowMs };
      });
      seen = new Map(held.map(({ run }, index) => [run.id, sightings[index] as (typeof sightings)[number]]));
      return held.filter((_, index) => {
        const { untilTime, sinceMs } = sightings[index] as (typeof sightings)[number];
        return nowMs - sinceMs >= (untilTime < now() ? leaseMs / EARLIER : leaseMs);
      });
    },
  };
}

/** More than the time between two renewals. */
const EARLIER = 4;
