import { describe, expect, it } from 'vitest';
import type { Run } from '../store/run.ts';
import { createLeaseWatch, type HeldRun } from './lease-watch.ts';

const LEASE_MS = 15_000;

/** A watch whose clocks the test sets. */
function openWatch() {
  const clock = { wall: 1_000_000, steady: 0 };
  const watch = createLeaseWatch({ leaseMs: LEASE_MS, now: () => clock.wall, steadyNow: () => clock.steady });
  const pass = (ms: number): void => {
    clock.wall += ms;
    clock.steady += ms;
  };
  return { clock, watch, pass };
}

const held = (untilTime: number, owner = 'there/1/x'): HeldRun => ({
  run: { id: 'r' } as unknown as Run,
  lease: { owner, untilTime },
});

describe('the watch over leases', () => {
  it('ends one that is over by the clock once it was seen to stay as it is', () => {
    const { watch, pass } = openWatch();
    const old = held(900_000);
    expect(watch.look([old])).toEqual([]);
    pass(5_000);
    expect(watch.look([old])).toEqual([old]);
  });

  it('leaves one alone that is renewed, also where the clock was set an hour ahead', () => {
    const { clock, watch, pass } = openWatch();
    const untilTime = clock.wall + LEASE_MS;
    clock.wall += 3_600_000;
    for (let look = 0; look < 10; look += 1) {
      expect(watch.look([held(untilTime + look)])).toEqual([]);
      pass(5_000);
    }
  });

  it('ends one that nobody renews, also where the clock was set an hour back', () => {
    const { clock, watch, pass } = openWatch();
    const left = held(clock.wall + 3_600_000);
    for (let look = 0; look < 3; look += 1) {
      expect(watch.look([left])).toEqual([]);
      pass(5_000);
    }
    expect(watch.look([left])).toEqual([left]);
  });

  it('begins anew with another owner, and forgets what is gone', () => {
    const { watch, pass } = openWatch();
    watch.look([held(900_000)]);
    pass(5_000);
    expect(watch.look([held(900_000, 'here/1/y')])).toEqual([]);
    watch.look([]);
    pass(5_000);
    expect(watch.look([held(900_000, 'here/1/y')])).toEqual([]);
  });
});
