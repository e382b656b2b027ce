import { array, assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunId, UserId } from '../domain/brand.ts';
import { createFairQueue } from './fair-queue.ts';

const ada = 'ada' as UserId;
const grace = 'grace' as UserId;
const joan = 'joan' as UserId;
const run = (id: string) => id as RunId;

describe('the queue', () => {
  it('gives room at once while there is some', () => {
    const queue = createFairQueue({ total: 2, perUser: 1 });
    expect(queue.tryStart(ada)).toBe(true);
    expect(queue.tryStart(ada)).toBe(false);
    expect(queue.tryStart(grace)).toBe(true);
    queue.release(ada);
    expect(queue.tryStart(ada)).toBe(true);
  });

  it('lets nobody past somebody who waits', () => {
    const queue = createFairQueue({ total: 1, perUser: 1 });
    queue.tryStart(ada);
    queue.push(grace, run('g'));
    queue.release(ada);
    expect(queue.tryStart(ada)).toBe(false);
    expect(queue.takeNext()).toEqual({ userId: grace, runId: 'g' });
  });

  it('serves one with a single run before the rest of one with many', () => {
    const queue = createFairQueue({ total: 1, perUser: 8 });
    for (const id of ['a1', 'a2', 'a3']) queue.push(ada, run(id));
    queue.push(grace, run('g1'));
    const order: string[] = [];
    for (let next = queue.takeNext(); next !== undefined; next = queue.takeNext()) {
      order.push(next.runId);
      queue.release(next.userId);
    }
    expect(order).toEqual(['a1', 'g1', 'a2', 'a3']);
  });

  it('serves the one with the fewest running runs before one who waited longer', () => {
    const queue = createFairQueue({ total: 4, perUser: 8 });
    for (const user of [grace, grace, ada]) queue.tryStart(user);
    queue.push(grace, run('g'));
    queue.push(ada, run('a'));
    expect(queue.takeNext()?.runId).toBe('a');
  });

  it('serves among equals the one who waited longest for a turn', () => {
    const users = [grace, ada, joan];
    const queue = createFairQueue({ total: 3, perUser: 8 });
    for (const user of users) queue.tryStart(user);
    for (const user of users) for (const turn of [1, 2]) queue.push(user, run(`${user} ${turn}`));
    for (const user of users) queue.release(user);
    const order: string[] = [];
    for (let next = queue.takeNext(); next !== undefined; next = queue.takeNext()) {
      order.push(next.runId);
      queue.release(next.userId);
    }
    expect(order).toEqual(['grace 1', 'ada 1', 'joan 1', 'grace 2', 'ada 2', 'joan 2']);
  });

  it('forgets a run that was taken out', () => {
    const queue = createFairQueue({ total: 1, perUser: 1 });
    queue.push(ada, run('a'));
    queue.remove(run('a'));
    expect(queue.takeNext()).toBeUndefined();
  });

  it('keeps both limits and starts everything, each user in order', () => {
    const users = constantFrom('a', 'b', 'c', 'd');
    assert(
      property(
        array(users, { maxLength: 40 }),
        integer({ min: 1, max: 4 }),
        integer({ min: 1, max: 3 }),
        (pushed, total, perUser) => {
          const queue = createFairQueue({ total, perUser });
          const running: { userId: UserId; runId: RunId }[] = [];
          const started: string[] = [];
          pushed.forEach((user, index) => queue.push(user as UserId, run(`${user}${String(index).padStart(2, '0')}`)));
          const startAll = (): boolean => {
            for (let next = queue.takeNext(); next !== undefined; next = queue.takeNext()) {
              running.push(next);
              started.push(next.runId);
            }
            return running.length > 0;
          };
          while (startAll()) {
            expect(running.length).toBeLessThanOrEqual(total);
            for (const user of ['a', 'b', 'c', 'd']) {
              expect(running.filter(({ userId }) => userId === user).length).toBeLessThanOrEqual(perUser);
            }
            queue.release(running.shift()?.userId as UserId);
          }
          expect(started).toHaveLength(pushed.length);
          for (const user of ['a', 'b', 'c', 'd']) {
            const own = started.filter((id) => id.startsWith(user));
            expect(own).toEqual(own.toSorted());
          }
        },
      ),
    );
  });
});
