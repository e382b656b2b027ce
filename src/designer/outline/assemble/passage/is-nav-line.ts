import type { Passage } from '../../form/passage.ts';
import { findMentions } from '../../lexicon/find-mentions.ts';
import { splitEnumeration } from '../../values/enumeration.ts';

const MOST_WORDS = 3;

/**
 * Whether a passage under a navigation is nothing but names of places to go to ("Tickets (active), Timetable, Map"), also
 * where some of them are nouns of elements too. A logo, a search or a person stands beside the entries.
 */
export function isNavLine({ said, form, parts }: Passage, lang: string): boolean {
  if (parts.length > 0 || form === 'heading' || form === 'table' || form === 'code' || /[:：.!?]\s/u.test(said.text))
    return false;
  const names = splitEnumeration(said.text.replace(/\.$/u, '')).map(({ text }) =>
    text.replace(/\s*[([][^()[\]]*[)\]]$/u, '').trim(),
  );
  if (names.length < 2 && form !== 'item') return false;
  return names.every((name) => isPlace(name, lang));
}

function isPlace(name: string, lang: string): boolean {
  const bare = name.replaceAll(/["“”„«»`*_]/gu, '').trim();
  if (!/^[\p{Lu}\p{Lo}\d]/u.test(bare) || bare.split(/\s+/u).length > MOST_WORDS) return false;
  const [mention] = findMentions(bare, lang);
  if (mention === undefined || mention.phraseStart > 0 || mention.end < bare.length || bare !== name.trim())
    return true;
  const { makes } = mention;
  return !(
    (makes.kind === 'picture' && (makes.picture === 'logo' || makes.picture === 'avatar')) ||
    (makes.kind === 'control' &&
      (makes.control === 'search' || makes.control === 'button' || makes.control === 'select'))
  );
}
