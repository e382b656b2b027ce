import { access, constants, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ToolOutput } from '../contract/define-tools.ts';
import { AppError } from '../domain/app-error.ts';
import { makeFolder } from '../folders/make-folder.ts';
import { refuseOddFile } from '../folders/refuse-odd-file.ts';
import { toToolExportForm } from '../domain/tool-export.ts';
import { downloadFile } from '../operations/download-file.ts';
import { toFileStem } from '../operations/file-stem.ts';
import type { House } from './house.ts';

type SessionOutput = ToolOutput<'generate_screen_from_text'>;
export type MadeScreen = NonNullable<SessionOutput['outputComponents'][number]['design']>['screens'][number];

interface WrittenScreen {
  name: string;
  title: string;
  files: string[];
}

export const listMade = (output: SessionOutput): MadeScreen[] =>
  output.outputComponents.flatMap((component) => component.design?.screens ?? []);

/** What only agents open, over MCP, and what they could send instead: nothing that a person in a terminal can follow. */
const ADDRESS = 'tailorbird://';

/** What was done, in words, and what could be asked next; on standard error, where it disturbs no pipe. */
export function tellAnswer({ outputComponents }: SessionOutput): void {
  for (const { text = '' } of outputComponents) {
    const words = text.split('\n\n').filter((paragraph) => paragraph.trim() !== '' && !paragraph.includes(ADDRESS));
    if (words.length > 0) process.stderr.write(`\n${words.join('\n\n').trim()}\n`);
  }
  const suggestions = outputComponents.flatMap(({ suggestion }) => suggestion ?? []);
  if (suggestions.length === 0) return;
  process.stderr.write(`\nNext you could ask:\n${suggestions.map((suggestion) => `  ${suggestion}\n`).join('')}`);
}

/** Before any work is done for it: throws INVALID_ARGUMENT where the folder cannot be made or written. */
export async function makeTarget(out: string): Promise<void> {
  const refuse = (what: string) => (cause: unknown) => {
    throw new AppError('INVALID_ARGUMENT', `--out ${out} cannot be ${what}`, {
      hint: 'Give a folder that you may write.',
      cause,
    });
  };
  if (out.trim() === '') throw new AppError('INVALID_ARGUMENT', '--out is empty', { hint: 'Give a folder.' });
  await makeFolder(out).catch(refuse('made'));
  await access(out, constants.W_OK | constants.X_OK).catch(refuse('written'));
}

/** Writes HTML, picture and SVG of each into the folder, and prints their paths or, `asJson`, all that was made. */
export async function writeMade(
  house: House,
  screens: readonly MadeScreen[],
  { out, json = false }: { out?: string | undefined; json?: boolean | undefined },
): Promise<void> {
  const written: WrittenScreen[] = [];
  for (const [index, screen] of screens.entries()) written.push(await writeScreen(house, screen, index, out));
  const lines = written.flatMap(({ name, files }) => (files.length === 0 ? [name] : files));
  process.stdout.write(`${json ? JSON.stringify(written, undefined, 2) : lines.join('\n')}\n`);
}

const EXTENSIONS = { htmlCode: () => 'html', screenshot: () => 'png', externalToolExport: toToolExportForm } as const;

async function writeScreen(
  { deps }: House,
  screen: MadeScreen,
  index: number,
  out: string | undefined,
): Promise<WrittenScreen> {
  const stem = `${toFileStem(screen.title)}${index === 0 ? '' : `-${index + 1}`}`;
  const { status, statusMessage } = screen.screenMetadata;
  if (status !== 'COMPLETE') throw new AppError('UNAVAILABLE', `${screen.title} is ${status}: ${statusMessage}`);
  const files: string[] = [];
  for (const key of ['htmlCode', 'screenshot', 'externalToolExport'] as const) {
    const wire = screen[key];
    if (wire === undefined || out === undefined) continue;
    const { bytes } = await downloadFile(deps, wire.name.split('/').at(-1) ?? '');
    const file = path.join(out, `${stem}.${EXTENSIONS[key](wire.mimeType)}`);
    await write(file, bytes);
    files.push(file);
  }
  return { name: screen.name, title: screen.title, files };
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  try {
    await refuseOddFile(file);
    await writeFile(file, bytes);
  } catch (error) {
    throw new AppError('FAILED_PRECONDITION', `${file} cannot be written`, {
      hint: 'Give --out a folder that you may write and that has room.',
      cause: error,
    });
  }
}
