import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import fontverter from 'fontverter';
import { readTables } from '../sfnt.ts';

/**
 * Runs in a thread of its own, which ends with it: unpacking the emoji takes a third of a second, and the 60 MB that
 * its WebAssembly takes are given back only by the end of the thread. Hands over the tables that are used.
 */
const path: unknown = workerData;
if (typeof path !== 'string') throw new Error('the emoji decoder needs the path of the font');
// Unpacked whole: the subsetter drops the colours.
const sfnt = await fontverter.convert(await readFile(path), 'sfnt');
const tables = readTables(sfnt)
  .filter(({ tag }) => tag !== 'SVG ')
  .map(({ tag, data }) => ({ tag, data: new Uint8Array(data) }));
parentPort?.postMessage(
  tables,
  tables.map(({ data }) => data.buffer),
);
