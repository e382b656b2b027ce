import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createLeaseOwner, isOwnerDead } from './lease-owner.ts';

describe('the owner of a lease', () => {
  const self = createLeaseOwner();

  it('is this process, once', () => {
    expect(createLeaseOwner()).not.toBe(self);
    expect(isOwnerDead(self)).toBe(false);
  });

  it('is dead when its process has ended', async () => {
    const child = spawn(process.execPath, ['--eval', '0']);
    await once(child, 'exit');
    expect(isOwnerDead(`${hostname()}/${child.pid}/x`)).toBe(true);
  });

  it('is alive while its process runs', () => {
    expect(isOwnerDead(`${hostname()}/${process.ppid}/x`)).toBe(false);
  });

  it('is dead when it had the id that this process has now', () => {
    expect(isOwnerDead(`${hostname()}/${process.pid}/x`)).toBe(true);
  });

  it('is not known to be dead on another host', () => {
    expect(isOwnerDead('elsewhere/1/x')).toBe(false);
  });
});
