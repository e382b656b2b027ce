import { capitalise } from '../../capitalise.ts';
import { control } from '../assemble/make-node.ts';
import { trimEnds, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import { isAction } from '../prose/is-action.ts';
import type { AskedPart } from './read-asked-part.ts';

const MOST_WORDS = 3;
/** Behind a verb; "order summary" and "call log" are things. */
const DONE_TO =
  /^[\p{L}-]+\s(?:an?|the|my|it|them|all|as|to|by|with|up|down|out|in|on|off|for|from|me|us|this|that|now|again|new)(?=\s|$)/iu;
/** Verbs that are names of things as well. */
const NOUNS =
  /^(?:order|book|report|call|start|next|back|preview|share|stop|pause|scan|export|import|download|upload|join|fine|fin)\b/iu;
const OR = /\s+or\s+/iu;
const LEAD = /^(?:and|plus|also|to|then|a way to|buttons? to|option to)\s+/iu;

/**
 * A piece of a list that says what can be done and not what is there: "mark as done" is a button, "manual or automatic" a
 * choice. Nothing where it is neither.
 */
export function readWish(given: Piece): AskedPart | undefined {
  const piece = trimEnds(given, ' .,;:!');
  const bare = piece.text.replace(LEAD, '');
  const ways = bare.split(OR);
  const words = (text: string): Words => ({
    text: capitalise(text),
    origin: 'derived',
    span: { start: piece.start, end: piece.start + piece.text.length },
  });
  const part = { piece, noun: '', words: bare, attributes: [] };
  const [verb = ''] = bare.split(/\s/u, 1);
  // With a capital it is the name of something: a lane, a tab.
  const isName = !/^\p{Ll}/u.test(bare);
  // "assign mails to Ann or Bo": whom to is chosen once it is done.
  const isDone = ways.length > 1 ? isAction(verb) : isAction(bare) && (!NOUNS.test(bare) || DONE_TO.test(bare));
  if (isDone && !isName) return { ...part, node: control('button', { label: words(ways.length > 1 ? verb : bare) }) };
  if (ways.length < 2 || !ways.every(isShort)) return undefined;
  const options = ways.map((way, at) => ({ label: words(way), isOn: at === 0 }));
  return { ...part, node: control('segmented', { options }) };
}

const isShort = (text: string): boolean =>
  /^[\p{L}\d][\p{L}\d '’-]*$/u.test(text) && text.split(/\s+/u).length <= MOST_WORDS;
