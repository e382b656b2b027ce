import type { PageDraft } from '../assemble/page-draft.ts';
import { isSaidInside, readDirective } from '../assemble/read-directive.ts';
import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { toldFields } from '../assemble/form-fields/told-fields.ts';
import { findMentions } from '../lexicon/find-mentions.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import type { Words } from '../outline.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { findValues } from '../values/value-at.ts';
import { isInstruction, isPersonal } from './casual-words.ts';
import { holdsQuote } from './list-literals.ts';
import { splitUnits, type Unit } from './split-units.ts';

const DEVICE =
  /^(?:(?:on|for|fürs?|für|para|pour|per|op|the|a|an|my|our|das|die|den|la|le|el)\s+)*(?:phones?|mobile|handy|tablets?|desktop|pc|laptop|computer|tv|kiosk|browser|wall|portfolio|homepage|website|landing page|dashboard|landscape|portrait)\b/iu;

/** A name told beside what the page is for: "… called Salt & Needle", "Er heißt Zeltwiese Hohenlind", "Our name is …". */
const CALLED =
  /(?:(?<!they['’]?re |\bare |button |link |box |chart |tab |list )\b(?:called|named|our name is|its name is|the name is|(?:my|our) name,|heißt|heissen wir|namens|llamad[oa]|se llama|chamad[oa]|chama-se|chiamat[oa]|si chiama|appelée?|s['’]appelle|heet|nazywa się|heter)|(?<!\p{L})[Aa]dımız)\s+(\p{Lu}[\p{L}\p{N}’'.-]*(?:\s+(?:&\s+|of\s+|at\s+|the\s+|der\s+|de\s+|du\s+|d['’]|and\s+)?(?:\p{Lu}[\p{L}\p{N}’'-]*|\d+))*)/u;

/** "our lighthouse (Skerrow Light, one room)", "our gym (Knucklebone Climbing)": a name in brackets behind what it names. */
const BRACKETED =
  /\b(?:our|my|for|from|unser\p{L}*|mein\p{L}*|notre|mon|nuestr[oa]|mi|nossa?|ne|eine?|a|an|the)\s+[^,.:;()"]{3,60}\((\p{Lu}[\p{L}’'-]+(?:\s(?:(?:&|by|of|in|the|am|im|der)\s)?[\p{Lu}][\p{L}’'-]+)+)(?=[,)]|\s(?:in|at|on)\s)/u;

/** Takes the name of the house from a sentence that tells it in passing. */
export function findHouse(draft: PageDraft, piece: Piece): void {
  if (draft.outline.product !== undefined) return;
  const called = CALLED.exec(piece.text) ?? BRACKETED.exec(piece.text);
  const name = called?.[1];
  if (called === null || name === undefined || isSaidInside(piece.text, called.index + called[0].indexOf(name))) return;
  // "a dropdown called Room": the name of an element is not the house's.
  const before = piece.text.slice(0, called.index).trimEnd();
  if (findMentions(before, draft.outline.lang).at(-1)?.end === before.length) return;
  const start = piece.start + piece.text.indexOf(name);
  draft.outline.product = {
    text: name.replace(/[.]$/, ''),
    origin: 'literal',
    span: { start, end: start + name.length },
  };
}

/**
 * Reads the first sentence of a prompt: what the page is, whose it is and how it looks. → what it goes on to show, if it
 * does: "job card for my workshop, tablet on the bench, | customer Bar Zebulon, …".
 */
export function readOpening(draft: PageDraft, sentence: Piece): Piece | undefined {
  const { lang } = draft.outline;
  const units = splitUnits(sentence);
  findHouse(draft, sentence);
  let at = 0;
  for (; at < units.length; at++) {
    const unit = units[at];
    if (unit === undefined) break;
    if (units[at + 1]?.after === ':' || (units[at + 1]?.after === '-' && at > 0)) break;
    if (at === 0) {
      if (tellsAlready(unit)) break;
      continue;
    }
    const house = at < 4 && unit.after !== '+' ? houseOf(unit) : undefined;
    if (house !== undefined && draft.outline.product === undefined) {
      draft.outline.product = house;
      continue;
    }
    if (!isAbout(unit, lang) || toldFields(unit, lang) !== undefined) break;
  }
  const next = units[at];
  const head = next === undefined ? sentence : cut(sentence, 0, next.start - sentence.start);
  const told = head.text === '' ? undefined : readDirective(draft, trimEnds(head, ',;:- '));
  if (told !== undefined) return cut(sentence, told.start - sentence.start);
  // Who asks and how they live, without anything that the page shows.
  if (
    isPersonal(units[0]?.text ?? '') &&
    next !== undefined &&
    units
      .slice(at)
      .every(
        (unit, index, all) =>
          all[index + 1]?.after !== ':' &&
          !holdsQuote(unit.text) &&
          !readTokens(unit, lang).tokens.some((token) => token.is === 'noun' && !token.mention.isWeak),
      )
  )
    return undefined;
  return next === undefined ? undefined : cut(sentence, next.start - sentence.start);
}

/** "Route 4", "released 7:40": an opening that says at once what stands there. */
const tellsAlready = ({ text }: Piece): boolean => /^\p{L}+ \d[\d:.]*$/u.test(text);

function isAbout(unit: Unit, lang: string): boolean {
  if (
    isStyleStatement(unit.text) ||
    isRefusal(unit.text, lang) ||
    isPersonal(unit.text) ||
    isInstruction(unit.text) ||
    DEVICE.test(unit.text)
  )
    return true;
  if (findValues(unit.text).length > 0 || holdsQuote(unit.text)) return false;
  const { tokens } = readTokens(unit, lang);
  if (tokens.some((token) => token.is === 'noun' && !token.mention.isWeak)) return false;
  return !/(?:^|\s)\p{Lu}\p{Ll}/u.test(unit.text) || lang === 'de';
}

/** A clause that is a name: "Loch Arden Curling Club", "Clack & Carriage in Eldon". */
function houseOf(unit: Unit): Words | undefined {
  const { text, start } = trimEnds(unit, '.!');
  const match =
    /^(?:in |at |the )?((?:The |Le |La |Les |Das |Die |Der )?\p{Lu}[\p{L}’'-]+(?:\s(?:&\s|of\s|and\s|on\s|d[’'])?\p{Lu}[\p{L}’'-]*)+)(?:\s(?:in|at|on|near|von|à|en)\s.*)?$/u.exec(
      text,
    );
  if (match?.[1] === undefined) return undefined;
  const at = start + text.indexOf(match[1]);
  const words = text.slice(text.indexOf(match[1]));
  return { text: words, origin: 'literal', span: { start: at, end: at + words.length } };
}
