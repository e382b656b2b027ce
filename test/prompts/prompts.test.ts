import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXPECTATIONS, type PlacedExpectation } from './expectations.ts';
import { listMisses } from './list-misses.ts';
import { OWN_EXPECTATIONS } from './own-expectations.ts';

const PROMPTS =
  process.env['TAILORBIRD_PROMPTS'] ?? new URL('../../../shared/data/prompts-dev.json', import.meta.url).pathname;

interface Asked extends PlacedExpectation {
  prompt: string;
}

/** The outside list, checked by fingerprints so that an expectation never meets another prompt than its own. */
function readAsked(path: string): Asked[] {
  const prompts: { prompt: string }[] = JSON.parse(readFileSync(path, 'utf8'));
  return EXPECTATIONS.map((expected) => {
    const prompt = prompts[expected.at]?.prompt ?? '';
    const hash = createHash('sha256').update(prompt).digest('hex').slice(0, 10);
    if (hash !== expected.hash) throw new Error(`Prompt ${expected.at} of ${path} is not the one expected (${hash})`);
    return { ...expected, prompt };
  });
}

describe('what a prompt asks for is on its screen', () => {
  it.each(OWN_EXPECTATIONS)('$prompt', async ({ prompt, ...expected }) => {
    expect(await listMisses(prompt, expected)).toEqual(Object.keys(expected.misses ?? {}));
  });
});

// The list is other people's work and stays outside; docs/embedded-designer.md says where it is looked for.
const isHere = existsSync(PROMPTS);
const reason = isHere ? '' : ' (skipped: the prompts are not here, docs/embedded-designer.md says where to get them)';

describe.skipIf(!isHere)(`what other people's prompts ask for is on their screens${reason}`, () => {
  it.each(isHere ? readAsked(PROMPTS) : [])('prompt $at', async ({ prompt, ...expected }) => {
    expect(await listMisses(prompt, expected), prompt).toEqual(Object.keys(expected.misses ?? {}));
  });
});
