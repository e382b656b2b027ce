import { findMentions } from '../lexicon/find-mentions.ts';
import type { Tag } from './list-tags.ts';
import { quoted, spaced } from './tag-words.ts';

/** What a thing is called, as an attribute. */
const NAMED = ['label', 'title', 'name', 'heading', 'text'] as const;
const KIND = ['type', 'kind', 'control'] as const;
const LOOKS = ['variant', 'emphasis', 'rank', 'position', 'place'] as const;
/** Tags whose type says alone what they are. */
const PLAIN = /^(?:field|control|element|component|widget|item|input)$/u;

const isField = (name: string): boolean => /^(?:field|input)$/u.test(name);

/**
 * An element with its attributes as a person would say it: `select "Cause", value "Burst pipe"`, `primary button "Save"`,
 * `line chart "Growth"`, `Water: 11 °C`.
 */
export function printThing({ name, attributes }: Tag, words: string): string {
  const of = (keys: readonly string[]): [string, string] | undefined => {
    for (const key of keys) {
      const value = attributes.get(key);
      if (value !== undefined) return [key, value];
    }
    return undefined;
  };
  const kind = of(KIND);
  const look = of(LOOKS);
  const [mention] = findMentions(spaced(name));
  const isControl = kind !== undefined || mention?.makes.kind === 'control';
  // A button's words stand in its tag, a field's choices do.
  const isSaid = words !== '' && mention?.makes.kind === 'control' && kind === undefined;
  const called = isSaid ? (['', words] as const) : (of(NAMED) ?? of(['icon']));
  const used = new Set([kind?.[0], look?.[0], called?.[0]]);
  const value = attributes.get('value');
  const rest = [...attributes].filter(([key]) => !used.has(key) && !/^(?:id|class)$/u.test(key));
  if (!isControl && mention?.makes.kind !== 'chart' && called !== undefined && value !== undefined) {
    const more = rest.flatMap(([key, said]) => (key === 'value' || said === undefined ? [] : [said]));
    return [`${called[1]}: ${value}`, ...more].join(', ');
  }
  const noun = [
    look?.[1],
    called?.[0] === 'icon' ? 'icon' : undefined,
    kind?.[1],
    kind !== undefined && isField(name) && findMentions(kind[1])[0]?.makes.kind !== 'control' ? 'field' : undefined,
    kind === undefined || !PLAIN.test(name) ? spaced(name) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
  const told = [
    called === undefined ? noun : `${noun} ${quoted(called[1])}`,
    ...rest.map(([key, said]) => (said === undefined ? spaced(key) : `${spaced(key)} ${quoted(said)}`)),
  ].join(', ');
  return isSaid || words === '' ? told : `${told}: ${words}`;
}
