import type { Piece } from '../form/piece.ts';
import type { Fact, Words } from '../outline.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import { readFact, readFacts, type ReadFact } from '../values/fact.ts';
import { valueAt } from '../values/value-at.ts';
import { shareOf } from '../values/share-of.ts';

/** Labels with their values; entries without a value are values of their own. */
export function listFacts(piece: Piece): Fact[] {
  const facts = readFacts(piece.text, piece.start);
  if (facts.some(isPhrase) && facts.every(isCounted))
    return splitEnumeration(piece.text, piece.start).map((value) => ({ value }));
  if (facts.length > 0 && isAll(facts, splitEnumeration(piece.text, piece.start)))
    return facts.map((fact) =>
      withShare({
        label: capital(fact.label),
        value: fact.value,
        // "38 (each with a small check icon)" says how all of them look.
        ...(fact.note === undefined || /^(?:each|all|jeweils|chacun|cada uno)(?:\s|$)/iu.test(fact.note.text)
          ? {}
          : { note: fact.note }),
      }),
    );
  const entries = splitEnumeration(piece.text, piece.start);
  const found = entries.map((entry) => readFact(entry.text, entry.span.start));
  // "40 places · Free · Bring a blanket": where some are no facts, none is by its order alone.
  if (
    found.some((fact) => fact === undefined) &&
    found.every((fact) => fact === undefined || (fact.by !== 'mark' && fact.by !== 'brackets'))
  )
    return entries.map((value) => ({ value }));
  return entries.map((entry, at) => {
    const fact = found[at];
    return fact === undefined ? { value: entry } : withShare({ label: capital(fact.label), value: fact.value });
  });
}

/** Whether every measure has gone into a fact: "60 min" beside "Difficulty 4/5" has no label. */
const isAll = (facts: readonly ReadFact[], entries: readonly Words[]): boolean =>
  facts.length >= entries.length ||
  entries.every(
    ({ text: words, span }) =>
      valueAt(words, 0)?.end !== words.length ||
      facts.some(({ label, value, note }) =>
        [label, value, note].some(
          (part) =>
            part?.span !== undefined && span !== undefined && part.span.start < span.end && span.start < part.span.end,
        ),
      ),
  );

/** "94 parts": order alone binds what is counted to its number. */
const isCounted = ({ by, label, value }: ReadFact): boolean =>
  by === 'order' && (value.span?.start ?? 0) < (label.span?.start ?? 0);

/** "12 days to go", "no glue": a label that only makes sense behind its value is none. */
const isPhrase = (fact: ReadFact): boolean =>
  isCounted(fact) &&
  (/^(?:to|of|left|ago|from|until|till|for|per|on|in)(?:\s|$)/iu.test(fact.label.text) ||
    /^(?:no|kein\p{L}*|sans|sin)$/iu.test(fact.value.text));

function withShare(fact: Fact): Fact {
  const share = /%|\bof\b|\/|\bvon\b|\bde\b|\bsur\b/.test(fact.value.text) ? shareOf(fact.value.text) : undefined;
  return share === undefined || !/\bof\b|\bvon\b|\bsur\b/.test(fact.value.text) ? fact : { ...fact, share };
}

/** First letter large, as a label is written. */
export function capital(words: Words): Words {
  const text = words.text.replace(LEADING, '');
  return { ...words, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** Words that lead to a label and are none of it: "further", "verder", "außerdem". */
const LEADING =
  /^(?:for|the|a|an|and|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|as|de|het|also|then|plus|further(?:more)?|finally|und|auch|dann|ferner|außerdem|et|puis|ensuite|aussi|enfin|además|también|luego|y|também|depois|além disso|inoltre|poi|anche|ook|dan|verder|oraz|potem|również|samt|dessutom|sedan)\s+(?=\S)/iu;
