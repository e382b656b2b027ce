import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { AppError } from '../domain/app-error.ts';

export interface PromptSource {
  /** Path of a file that holds the prompt. */
  file?: string | undefined;
}

/**
 * The prompt of a command: as given, from `--file`, or from standard input where it is `-`. Throws INVALID_ARGUMENT where
 * none or two are given, or the file cannot be read.
 */
export async function readPrompt(given: string | undefined, { file }: PromptSource): Promise<string> {
  if (file !== undefined && given !== undefined)
    throw new AppError('INVALID_ARGUMENT', 'the prompt is given twice, in words and by --file', {
      hint: 'Give one of the two.',
    });
  if (file !== undefined) return readPromptFile(file);
  if (given === '-') return text(process.stdin);
  if (given !== undefined) return given;
  throw new AppError('INVALID_ARGUMENT', 'the prompt is missing', {
    hint: 'Give it in quotation marks, as a file with --file, or - to take it from standard input.',
  });
}

async function readPromptFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new AppError('INVALID_ARGUMENT', `--file ${file} cannot be read`, {
      hint: 'Give the path of a text or Markdown file.',
      cause: error,
    });
  }
}

/** A prompt may begin with dashes: front matter, a bullet. Such an argument holds spaces, which no option does. */
export function withDashedPrompt(argv: readonly string[]): string[] {
  const [command, ...rest] = argv;
  const at = rest.findIndex((argument) => /^-{1,3}\s|^---\n|^-{1,2}[^=]*\s/.test(argument));
  const prompt = rest[at];
  if (command === undefined || prompt === undefined || !PROMPTED.has(command)) return [...argv];
  return [command, ...rest.slice(0, at), ...rest.slice(at + 1), '--', prompt];
}

const PROMPTED: ReadonlySet<string> = new Set(['generate', 'brief', 'edit', 'variants']);
