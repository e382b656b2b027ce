import { spawnSync } from 'node:child_process';
import { getuid } from 'node:process';
import { findBrowser } from '../src/render/find-browser.ts';

/**
 * Run before the tests: makes sure that a Chromium is there. What is installed is used; else Debian's
 * chromium-headless-shell is installed where this user may; else one line says what to do, and the tests that need a
 * browser will fail.
 */
const found = await findBrowser(process.env['TAILORBIRD_BROWSER']);
if (found === undefined && !installFromDebian()) {
  process.stderr.write(
    'No Chromium found: install one (on Debian: apt-get install chromium-headless-shell) or set TAILORBIRD_BROWSER to its path.\n',
  );
}

function installFromDebian(): boolean {
  if (process.platform !== 'linux' || getuid?.() !== 0) return false;
  process.stderr.write('No Chromium found; installing chromium-headless-shell from Debian\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]): boolean =>
    spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}
