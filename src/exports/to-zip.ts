import { zipSync } from 'fflate';
import type { ExportFile } from './exporter.ts';

/** The same bytes for the same files: no time of day goes in. */
export const toZip = (files: readonly ExportFile[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ path, bytes }) => [path, bytes])), { level: 6, mtime: ZIP_EPOCH });

/** The first day that a zip can name, wherever this runs. */
const ZIP_EPOCH = new Date(1980, 0, 1);
