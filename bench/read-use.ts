import { readFile } from 'node:fs/promises';

/** What a process has used so far. */
export interface Use {
  /** Processor time of all its threads, milliseconds in steps of ten. */
  cpuMs: number;
  /** Resident memory, MB. */
  mb: number;
}

/** Linux tells it in /proc; elsewhere it is not measured, which NaN says. */
export async function readUse(pid: number | undefined): Promise<Use> {
  if (process.platform !== 'linux' || pid === undefined) return { cpuMs: Number.NaN, mb: Number.NaN };
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ]);
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return { cpuMs: (Number(user) + Number(system)) * 10, mb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
}
