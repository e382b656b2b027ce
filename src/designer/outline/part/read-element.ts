import type { Placing } from '../assemble/scope.ts';
import type { Mention } from '../lexicon/mention.ts';
import { ALIKE, EACH, IN_PANEL, ONE_PER, STATED, STATES, THERE } from './joining.ts';
import { isRead, isValued } from './mention-kinds.ts';
import type { ElementPart, ListParts } from './part.ts';
import { eatPaint, readFigureInside, readSpeaker } from './read-figure-inside.ts';
import { readList } from './read-list.ts';
import { readAbout, readEachWith, readTable } from './read-listing.ts';
import { nameBefore } from './read-names.ts';
import { readName, readValue, readWordsProperty } from './read-own-words.ts';
import { readRound } from './read-round.ts';
import type { Scan } from './scan.ts';
import { takePlace } from './take-place.ts';

/** A noun of the lexicon, the name before it, and whatever is told of it. */
export function readElement(
  scan: Scan,
  placing: Placing,
  depth: number,
  listParts: ListParts,
): ElementPart | undefined {
  const before = scan.at;
  let name: ReturnType<Scan['quoted']>;
  const named = scan.nounAfterName();
  let noun = named?.noun ?? scan.noun();
  if (named !== undefined) ({ name } = named);
  if (noun === undefined) {
    name = nameBefore(scan);
    noun = name === undefined ? undefined : scan.noun();
  }
  if (noun === undefined || !isRead(noun.mention)) {
    scan.at = before;
    return undefined;
  }
  const { several } = scan;
  scan.several = undefined;
  const mention = several === undefined ? asCounted(noun.mention, scan.text) : asSeveral(noun.mention, several.count);
  const part: ElementPart = { is: 'element', mention, placing, said: [], states: [] };
  if (name !== undefined) part.name = name;
  while (readProperty(scan, part, depth, listParts)) continue;
  return part;
}

const asSeveral = (mention: Mention, count: number | undefined): Mention => ({
  ...mention,
  isPlural: true,
  ...(count === undefined ? {} : { count }),
  makes: mention.entry.makesMany ?? mention.makes,
});

/** "einen Balken": a noun that looks the same for several, with an article for one. */
function asCounted(mention: Mention, text: string): Mention {
  const isOne =
    mention.count === 1 || (mention.count === undefined && ONE_BEFORE.test(text.slice(0, mention.phraseStart)));
  if (!mention.isPlural || !isOne) return mention;
  return { ...mention, isPlural: false, makes: mention.entry.makes };
}

const ONE_BEFORE = /(?:^|\s)(?:eine?[mn]?|un[ao]?|une|uma?|een|ett?)\s$/iu;

const ARTICLE_BEHIND = /\s(?:the|der|die|das|des|dem|den|la|le|du|el|del|il|della|het|de)$/iu;

/** "a chart under the heading …": no place, but its name. */
const UNDER_HEADING = /^\s+under (?:the|a) (?:heading|title|headline)\s/iu;

/** One more thing that is told of a part; whether there was one. */
export function readProperty(scan: Scan, part: ElementPart, depth: number, listParts: ListParts): boolean {
  const { mention } = part;
  if (UNDER_HEADING.test(scan.rest) && readName(scan, part)) return true;
  if (readFigureInside(scan, part)) return true;
  const place = scan.place();
  if (place !== undefined) {
    takePlace(part.placing, place.place.means);
    // "at the bottom of the | panel": it stands there already.
    if (ARTICLE_BEHIND.test(scan.text.slice(0, scan.at).trimEnd())) scan.eat(/^\s+\p{L}+(?=\s*(?:[.,;]|$))/u);
    return true;
  }
  const aside = part.aside === undefined ? scan.aside() : undefined;
  if (aside !== undefined) {
    part.aside = aside;
    return true;
  }
  if (scan.eat(ONE_PER) !== undefined || (mention.isPlural && scan.eat(ALIKE) !== undefined)) return true;
  if (eatPaint(scan)) return true;
  const panel = mention.makes.kind === 'text' && part.name !== undefined ? scan.eat(IN_PANEL) : undefined;
  if (panel !== undefined) {
    part.panel = panel[1]?.trim() ?? '';
    return true;
  }
  if (readSpeaker(scan, part) || readAbout(scan, part) || readTable(scan, part) || readRound(scan, part)) return true;
  if (readWordsProperty(scan, part) || readName(scan, part)) return true;
  if (mention.makes.kind === 'items' && part.entries === undefined) {
    const each = readEachWith(scan);
    if (each !== undefined) part.each = each;
  }
  if (readList(scan, part, depth, listParts)) return true;
  if (isValued(mention) && part.value === undefined && readValue(scan, part)) return true;
  const state = scan.eat(STATED);
  if (state !== undefined) {
    part.said.push(state[1] ?? '');
    return true;
  }
  const states = part.entries === undefined ? undefined : scan.eat(STATES);
  const names = states?.[1] ?? states?.[2] ?? states?.[3];
  if (states !== undefined && names !== undefined) {
    const from = scan.at - states[0].length + states[0].indexOf(names);
    part.states.push({ names: scan.piece(from, from + names.length), state: states[4] ?? '' });
    return true;
  }
  return scan.eat(THERE) !== undefined || (part.entries !== undefined && scan.eat(EACH) !== undefined);
}
