import { findMentions } from '../lexicon/find-mentions.ts';
import type { Mention } from '../lexicon/mention.ts';
import { markLevels, TOP } from '../values/top-level.ts';

/** An element noun in a sentence: its phrase from `start` to `end`, the noun itself at `head`. Offsets into the sentence. */
export interface Noun {
  start: number;
  head: number;
  end: number;
  mention: Mention;
}

/**
 * The nouns of a sentence outside marks and brackets, everyday words among them: who reads strictly needs no guess whether
 * one is meant. "select Inspector" is a select by that name, "radio swatches" are radios.
 */
export function listNouns(text: string, lang: string): Noun[] {
  const levels = markLevels(text);
  const mentions = findMentions(text, lang).filter(({ start }) => levels[start] === TOP);
  const nouns: Noun[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const [mention, next] = [mentions[at], mentions[at + 1]];
    if (mention === undefined) break;
    if (!mention.isModifier) {
      nouns.push(toNoun(mention, mention.phraseEnd));
      continue;
    }
    if (/^\s\p{Lu}/u.test(text.slice(mention.end))) {
      nouns.push(toNoun(mention, mention.end));
      if (next !== undefined && next.phraseStart <= mention.start) at++;
    } else if (next !== undefined && next.makes.kind === 'picture' && mention.makes.kind === 'control') {
      nouns.push(toNoun({ ...mention, isPlural: next.isPlural }, next.phraseEnd));
      at++;
    }
  }
  return nouns;
}

const toNoun = (mention: Mention, end: number): Noun => ({
  start: mention.phraseStart,
  head: mention.start,
  end,
  mention: mention.id === 'check-list' && !mention.isWeak ? asBoxes(mention) : mention,
});

/** A checklist is boxes by the names that it lists. */
const asBoxes = (mention: Mention): Mention => ({
  ...mention,
  isPlural: true,
  makes: { kind: 'control', control: 'checkbox' },
  entry: { ...mention.entry, owns: 'items' },
});
