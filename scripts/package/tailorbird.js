#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// An older Node would stop somewhere inside, with words that help nobody.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 24 || (major === 24 && minor >= 12)) {
  await import('../src/main.js');
} else {
  process.stderr.write(
    `tailorbird: Node ${process.versions.node} is too old. Install Node 24.12 or newer, from https://nodejs.org or your system.\n`,
  );
  process.exitCode = 2;
}
