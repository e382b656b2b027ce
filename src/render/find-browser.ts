import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Cheapest first: headless shells start twice as fast as whole browsers. */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
];

const USUAL_PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/usr/lib/chromium', '/opt/google/chrome'].flatMap((folder) =>
    COMMANDS.map((command) => join(folder, command)),
  ),
  darwin: ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['C:\\Program Files', 'C:\\Program Files (x86)'].flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Chromium\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
};

/**
 * Path of a Chromium-like browser that may be started. `browser` is a path given by the operator, or `none`; a
 * given path that leads nowhere finds nothing. `searchPath` lists folders as the `PATH` variable does.
 */
export async function findBrowser(browser?: string, searchPath = ''): Promise<string | undefined> {
  if (browser === 'none') return undefined;
  if (browser !== undefined) return (await isExecutable(browser)) ? browser : undefined;
  const onPath = searchPath
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  const places = [...(USUAL_PLACES[process.platform] ?? []), ...onPath];
  const found = await Promise.all(places.map(isExecutable));
  return places[found.indexOf(true)];
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
