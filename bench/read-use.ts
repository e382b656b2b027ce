import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started have used so far. */
export interface Use {
  /** Processor time, milliseconds in steps of ten. */
  cpuMs: number;
  /** Memory, MB. */
  mb: number;
}

export const readUse = (pid: number | undefined): Use => ({ cpuMs: processorTimeOf(pid), mb: memoryOf(pid) });

/**
 * What a process and all that it started hold of the machine's memory, MB; pages that several of them share are counted
 * once. Linux tells it in /proc; elsewhere it is not measured.
 */
export function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  return listFamily(pid).reduce((sum, one) => sum + readShareMb(one), 0);
}

/** Milliseconds of processor time of a process and of all that it started and that still run. */
function processorTimeOf(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  return listFamily(pid).reduce((sum, one) => sum + readProcessorMs(one), 0);
}

function listFamily(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    // The name of a program stands in brackets before its parent, and may hold anything.
    const parent = /.*\) \S (\d+)/s.exec(readOrNothing(`/proc/${entry}/stat`))?.[1];
    if (parent !== undefined && /^\d+$/.test(entry)) parents.set(Number(entry), Number(parent));
  }
  const family = [pid];
  for (const member of family) {
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  }
  return family;
}

/** Nothing for a process that ended meanwhile. */
const readShareMb = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024;

/** User and system time, in hundredths of a second. */
function readProcessorMs(pid: number): number {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * 10;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
