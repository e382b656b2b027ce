import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Licences that stand in another package of the same makers. */
const LICENCE_OF: Readonly<Record<string, string>> = { '@iconify-json/lucide': 'lucide-react' };

/** What the licences of packages ask to be told with their code: name, version, licence and its text, one after another. */
export async function writeNotices(names: readonly string[], folder: string): Promise<string> {
  const notices = await Promise.all(names.map((name) => writeNotice(name, folder)));
  return `# Third-party notices\n\nThe package carries code and data of these packages, each under its own licence.\n\n${notices.join('\n')}`;
}

async function writeNotice(name: string, folder: string): Promise<string> {
  const {
    version,
    license = 'licence not stated',
    repository,
  } = JSON.parse(await readFile(path.join(folder, name, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
    repository?: string | { url: string };
  };
  const text = await findLicence(path.join(folder, LICENCE_OF[name] ?? name));
  const source = typeof repository === 'string' ? repository : repository?.url;
  return `## ${name} ${version}\n\n${license}${source === undefined ? '' : `; source: ${source}`}\n${text === undefined ? '' : `\n${text.trim()}\n`}`;
}

async function findLicence(folder: string): Promise<string | undefined> {
  const file = (await readdir(folder)).find((entry) => /^(?:licen[cs]e|copying)(?:\.|$)/i.test(entry));
  return file === undefined ? undefined : readFile(path.join(folder, file), 'utf8');
}
