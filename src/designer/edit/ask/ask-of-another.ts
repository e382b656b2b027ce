import type { Ask } from './ask.ts';
import type { Phrase } from './read-phrase.ts';

/** What was asked of one thing, asked of another: "make the header navy, and the footer too". Undefined for what has no such reading. */
export function askOfAnother(ask: Ask, phrase: Phrase, isHere: (phrase: Phrase) => boolean): Ask | undefined {
  switch (ask.kind) {
    case 'look':
    case 'paint':
    case 'state':
    case 'columns':
    case 'depict':
      return { ...ask, target: ofKind(phrase, ask.target, isHere) };
    case 'say':
      return ask.isRename ? undefined : { ...ask, target: ofKind(phrase, ask.target, isHere) };
    case 'remove':
    case 'move': {
      const [first] = ask.targets;
      return { ...ask, targets: [first === undefined ? phrase : ofKind(phrase, first, isHere)] };
    }
    default:
      return undefined;
  }
}

/** "The Pay button …, and the Apply one too": the kind is said once for both. */
function ofKind(phrase: Phrase, before: Phrase, isHere: (phrase: Phrase) => boolean): Phrase {
  const { noun, ...bare } = phrase;
  const isOne = phrase.nounWords.every((word) => word === 'one' || word === 'ones');
  if ((noun !== undefined && !isOne) || before.noun === undefined) return isOne ? { ...bare, nounWords: [] } : phrase;
  const whole = { ...bare, nounWords: [], noun: before.noun };
  return isHere(whole) ? whole : { ...bare, nounWords: [] };
}
