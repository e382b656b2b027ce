import type { Passage } from '../../form/passage.ts';
import { isRefusal } from '../../lexicon/is-refusal.ts';
import { isPersonal } from '../../prose/casual-words.ts';
import { readTokens } from '../../phrases/read-tokens.ts';

/** "Acceptance criteria", "Done when": what heads the conditions that a page is accepted by. */
const CRITERIA =
  /^\W*(?:acceptance criteri(?:a|on)|criteria|definition of done|done when|akzeptanzkriterien|abnahmekriterien|critères d['’]acceptation|criterios de aceptación|critérios de aceitação|criteri di accettazione|acceptatiecriteria)\W*$/iu;

export const headsCriteria = (heading: string): boolean => CRITERIA.test(heading);

/**
 * Whether a criterion tells a part of the page, "The header shows “Works” and an avatar", "Tabs: Open, Done", rather than
 * how it behaves or what it is good for: it begins with an element or a place and names what stands there.
 */
export function isDrawnCriterion({ said }: Passage, lang: string): boolean {
  const bare = { text: said.text.replace(/^\[[ x]?\]\s*/iu, ''), start: said.start };
  if (isPersonal(bare.text) || isRefusal(bare.text, lang)) return false;
  const { tokens } = readTokens(bare, lang);
  const [first, second, third] = tokens;
  // `"Add a hive" is the only primary button, at the top right`.
  if (first?.is === 'quoted' && second?.is === 'words' && IS.test(second.piece.text) && third?.is === 'noun')
    return true;
  const opens =
    first?.is === 'noun' ||
    first?.is === 'place' ||
    (first?.is === 'words' && second?.is === 'noun' && OPENER.test(first.piece.text));
  const names =
    tokens.some(({ is }) => is === 'quoted') || /[:：]\s+[\p{Lu}\d"“„«]|\s\p{Lu}[\p{L}]+,\s\p{Lu}|\d/u.test(bare.text);
  return opens && names && tokens.some(({ is }) => is === 'noun' || is === 'quoted');
}

const IS =
  /^(?:is|are|ist|sind|est|sont|es|son|é|è)\s(?:an?|the|der|die|das|ein|eine|le|la|une?|el|un|una)(?:\s\p{Ll}+){0,2}$/iu;

const OPENER =
  /^(?:(?:then|there (?:is|are)|it (?:has|shows)|we see)\s)?(?:an?|the|one|two|three|four|ein|eine|der|die|das|une?|le|la|el|un|una|o|a|uma|il|een|de|het)(?:\s\p{Ll}+)?$/iu;
