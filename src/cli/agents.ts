import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { installAgentFiles, type Ask } from '../agents/install-agent-files.ts';
import { CARRIED_GUIDES, planAgentFiles, type AgentClient, type CarriedGuides } from '../agents/plan-agent-files.ts';
import { uninstallAgentFiles } from '../agents/uninstall-agent-files.ts';
import { AppError } from '../domain/app-error.ts';
import { readCommonGuide } from '../operations/read-guide.ts';

export interface InstallFlags {
  only: readonly AgentClient[];
  yes?: boolean;
}

/** Writes what coding agents read into a project, and says of each file what became of it. */
export async function runAgentsInstall(folder: string, { only, yes = false }: InstallFlags): Promise<number> {
  await refuseNoFolder(folder);
  const guides = await Promise.all(CARRIED_GUIDES.map(async (topic) => [topic, await readCommonGuide(topic)]));
  const files = await planAgentFiles(only, Object.fromEntries(guides) as CarriedGuides);
  for (const { did, path } of await installAgentFiles(folder, files, yes ? agree : askInTerminal)) tell(did, path);
  return 0;
}

/** Takes back what was written; 1 where something had been changed since and stays. */
export async function runAgentsUninstall(folder: string): Promise<number> {
  await refuseNoFolder(folder);
  const news = await uninstallAgentFiles(folder);
  for (const { did, path } of news) tell(did, path);
  if (news.length === 0) process.stdout.write('Nothing of ours is recorded here.\n');
  return news.some(({ did }) => did.startsWith('kept')) ? 1 : 0;
}

const tell = (did: string, path: string): void => void process.stdout.write(`${did} ${path}\n`);

const agree: Ask = async () => true;

const askInTerminal: Ask = async (question) => {
  if (!process.stdin.isTTY) {
    throw new AppError('FAILED_PRECONDITION', question.replace(/\.? [A-Z][^.]*\?$/, ''), {
      hint: 'Nothing was written. Call again in a terminal to be asked, or with --yes.',
    });
  }
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
};

async function refuseNoFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() === true) return;
  throw new AppError('INVALID_ARGUMENT', `${folder} is no folder`, { hint: 'Give the folder of the project.' });
}
