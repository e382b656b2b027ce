import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/**
 * Names this process among all that ever worked on a store: host, process id and a random part, because process
 * ids come again (in a container each start may have the same one).
 */
export function createLeaseOwner(): string {
  const owner = [hostname(), process.pid, randomUUID()].join('/');
  ours.add(owner);
  return owner;
}

/** Several runners may live in one process. */
const ours = new Set<string>();

/** True if the process of that name certainly runs no more: it was on this host, and its process id is free or this process has it now. */
export function isOwnerDead(owner: string): boolean {
  const [host, pid] = owner.split('/');
  if (ours.has(owner) || host !== hostname()) return false;
  return Number(pid) === process.pid || !isProcessAlive(Number(pid));
}

function isProcessAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
