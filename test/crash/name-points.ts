import fs, { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import type { Blobs } from '../../src/blobs/blobs.ts';
import type { Store } from '../../src/store/store.ts';

/** Is told each point that the process comes to, before and after each step that changes something. */
export type PassPoint = (name: string) => void;

type Call = (...given: unknown[]) => unknown;

/** What only looks changes nothing, so that a death there is a death at the point before it. */
const READING = /^(?:find|list|count|is|get|has|ping|revision|next|read|key|sum|refuse|close)/;

const around =
  (name: string, call: Call, pass: PassPoint): Call =>
  async (...given) => {
    pass(`before ${name}`);
    const result = await call(...given);
    pass(`after ${name}`);
    return result;
  };

/** The same group of the store, whose writes are points. */
const nameWrites = <Group extends object>(groupName: string, group: Group, pass: PassPoint): Group =>
  Object.fromEntries(
    Object.entries(group).map(([name, member]) => [
      name,
      typeof member !== 'function' || READING.test(name)
        ? member
        : around(`${groupName}.${name}`, (member as Call).bind(group), pass),
    ]),
  ) as Group;

const nameGroups = <Whole extends object>(whole: Whole, pass: PassPoint): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([name, member]) => [
      name,
      typeof member === 'object' && member !== null && name !== 'ids' ? nameWrites(name, member, pass) : member,
    ]),
  ) as Whole;

/** The same store: every write is a point, and every commit, named after the last write in it. */
export function nameStorePoints(store: Store, pass: PassPoint): Store {
  return {
    ...nameGroups(store, pass),
    transaction: async (work) => {
      let last: string | undefined;
      const note: PassPoint = (name) => {
        last = name.replace(/^(?:before|after) /, '');
        pass(name);
      };
      const result = await store.transaction(async (transaction) => {
        const answer = await work(nameGroups(transaction, note));
        if (last !== undefined) pass(`before commit of ${last}`);
        return answer;
      });
      if (last !== undefined) pass(`after commit of ${last}`);
      return result;
    },
  };
}

export const nameBlobPoints = (blobs: Blobs, pass: PassPoint): Blobs => ({
  ...blobs,
  put: around('blobs.put', blobs.put as Call, pass) as Blobs['put'],
});

/** Makes the steps of every file that is written points of this process: opened, synced, given its name. */
export async function nameFilePoints(pass: PassPoint): Promise<void> {
  for (const name of ['rename', 'mkdir'] as const) {
    (fs as unknown as Record<string, Call>)[name] = around(`file ${name}`, fs[name] as Call, pass);
  }
  await using handle = await open(tmpdir(), 'r');
  const prototype = Object.getPrototypeOf(handle) as Record<string, Call>;
  for (const name of ['writeFile', 'datasync', 'sync']) {
    const call = prototype[name] as Call;
    prototype[name] = function (this: unknown, ...given) {
      return around(`file ${name}`, (...same) => call.apply(this, same), pass)(...given);
    };
  }
  syncBuiltinESMExports();
}
