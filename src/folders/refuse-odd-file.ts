import { stat } from 'node:fs/promises';

/** Throws where something stands at a path that is no plain file: a pipe or a device may keep who opens it for ever. */
export async function refuseOddFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && !found.isFile()) throw new Error(`${file} is no file`);
}
