import type { ChunkMode } from './accept-phrase.ts';
import { createDraft, type Draft } from './draft.ts';
import { findKind } from './find-kind.ts';
import { createCollected, findCollective } from './gather-collective.ts';
import type { Part } from './gather-held.ts';
import type { ReadContext } from './noun-phrase.ts';
import { QUOTE_MARK } from './prompt-text.ts';
import { listEnglishStems } from './translate-words.ts';
import { listWords } from './word-forms.ts';

const PLAIN: ChunkMode = { isStrict: false, isVerbal: false, isForm: false };
const LEAST_NAMES = 3;
const MOST_NAMES_IN_LABEL = 4;

const isProperName = (part: Part | undefined, isNaming: boolean, context: ReadContext): part is string => {
  if (typeof part !== 'string' || QUOTE_MARK.test(part)) return false;
  const words = listWords(part);
  if (words.length === 0 || words.length > 2 || !words.every((word) => /^\p{Lu}/u.test(word))) return false;
  return isNaming || findKind(listEnglishStems(part, context.lang)) === undefined;
};

/** "…icons for Facebook": a chunk whose end begins a run of names. */
const NAMING_END =
  /^((?:.*\s)?(?:for|to|like|of|from|as|on|via|show|across))\s((?:\p{Lu}[\p{L}\d.]*)(?:\s\p{Lu}[\p{L}\d.]*)?)$/u;
/** "Instagram with follower counts": a name whose qualifier is a thing of its own. */
const NAMING_START = /^(\p{Lu}[\p{L}\d.]*(?:\s\p{Lu}[\p{L}\d.]*)?)\s(?:with|and their)\s(.+)$/u;

const createNames = (names: readonly string[]): Draft =>
  createDraft(names.slice(0, MOST_NAMES_IN_LABEL).join(', '), { items: names.map((title) => ({ title })) });

/** Three or more names in a row are the parts of one thing: "LinkedIn, YouTube, Instagram". */
export const gatherNames = (parts: readonly Part[], context: ReadContext): Part[] => {
  // German writes every noun with a capital.
  if (context.lang === 'de') return [...parts];
  const out: Part[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] ?? '';
    const opening = typeof part === 'string' ? NAMING_END.exec(part) : null;
    const names = opening?.[2] === undefined ? [] : [opening[2]];
    let end = at + names.length;
    for (let next = parts[end]; isProperName(next, opening !== null, context); next = parts[++end]) names.push(next);
    const last = parts[end];
    const closing = typeof last === 'string' && names.length > 0 ? NAMING_START.exec(last) : null;
    if (closing?.[1] !== undefined) names.push(closing[1]);
    if (names.length < LEAST_NAMES) {
      out.push(part);
      at++;
      continue;
    }
    const noun = /(\p{L}+)\s\p{L}+$/u.exec(opening?.[1] ?? '')?.[1];
    const collective = noun === undefined ? undefined : findCollective(noun);
    if (collective === undefined || collective.kind === 'each') out.push(createNames(names));
    else out.push(...createCollected(collective, names, PLAIN, context));
    if (closing?.[2] !== undefined) out.push(closing[2]);
    at = end + (closing === null ? 0 : 1);
  }
  return out;
};
