import { askBriefly } from './ask-briefly.ts';
import type { Deps } from './deps.ts';

export interface Parts {
  database: boolean;
  files: boolean;
}

/** Whether what the service stands on answers now; always answers itself within seconds. */
export async function checkParts({ store, blobs }: Pick<Deps, 'store' | 'blobs'>): Promise<Parts> {
  const [database, files] = await Promise.all([answers(store.ping()), answers(blobs.ping())]);
  return { database, files };
}

const answers = async (asked: Promise<void>): Promise<boolean> => (await askBriefly(asked.then(() => true))) ?? false;
