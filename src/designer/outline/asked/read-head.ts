import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { isStyleStatement } from '../style/style-statement.ts';
import { markLevels, TOP } from '../values/top-level.ts';

/** What a prompt asks for before it lists anything. */
export interface AskedHead {
  /** What the page is, without words for the device and the look: "job listing page". */
  page: string;
  /** What it is of or for: "a small brewery", "how lighthouses work". */
  subject?: Piece;
  /** "about": the subject is what is told, not whom it is for. */
  isAbout: boolean;
  /** A name of its own that the subject begins with: "Quietly". */
  name?: Piece;
  /** It is a clause ("who is coming to the party") and calls the page nothing. */
  isClause?: true;
  /** Where the sentence goes on to list parts. */
  rest?: Piece;
  /** What joined the rest: a comma may lead to what the product is. */
  joint: string;
}

const REQUEST =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:design|create(?!\s(?:(?:your|new)\s)?account\b)|build|make|generate|draw|sketch|mock up|give me|show me|i(?:['’]d| would)? (?:need|want|like)|we(?:['’]d)? (?:need|want|like))\s+(?:me\s+|us\s+)?/iu;
const JOINT =
  /\s*:\s+|\s+[—–-]\s+|\s*[,;]\s+(?:(?:with|showing|including|and)\s+)?|\s+(?:with|showing|including|containing|(?:that|which|it) (?:shows|has|lists|includes|contains))\s+/giu;
/** "log in", "sign in", "check in" are called so. */
const OF = /(?<!\b(?:log|sign|check|opt))\s+(for|of|about|on|in|at)\s+/iu;
const ARTICLE = /^(?:an?|the|my|our|your|their|some|one)\s+/iu;
/** Words of devices and of looks that say nothing of what the page is. */
const PLAIN =
  /^(?:mobile|phone|smartphone|tablet|desktop|web|ios|iphone|ipad|android|responsive|single|full|simple|clean|modern|minimal\w*|beautiful|nice|small|big|compact|basic|friendly|calm|dark|light|elegant|cosy|cozy|bold|playful|professional|polished|pretty|quick|mode|themed?|(?:dark|light)-(?:mode|themed?))$/iu;
const MOST_WORDS = 6;
const MOST_SUBJECT = 9;
const MOST_OF_CLAUSE = 14;

/** Reads the sentence that asks. Nothing where it is no noun phrase that is asked for. */
export function readHead(sentence: Piece): AskedHead | undefined {
  const asked = trimEnds(cut(sentence, REQUEST.exec(sentence.text)?.[0].length ?? 0), '.!?');
  const joint = firstJoint(asked);
  const head = joint === undefined ? asked : cut(asked, 0, joint.at);
  const of = OF.exec(head.text);
  const page = cleanPage(of === null ? head.text : head.text.slice(0, of.index));
  const subject = of === null ? undefined : withoutArticle(cut(head, of.index + of[0].length));
  const words = page === '' ? 0 : page.split(/\s+/u).length;
  if (words === 0 || words > MOST_WORDS || !/^[\p{L}\d][\p{L}\d '’&/-]*$/u.test(page)) return undefined;
  if (subject !== undefined && subject.text.split(/\s+/u).length > MOST_SUBJECT) return undefined;
  const name = subject === undefined ? undefined : nameAt(subject);
  const rest = joint === undefined ? undefined : cut(asked, joint.at + joint.text.length);
  if (rest !== undefined && DASH.test(joint?.text ?? '') && isToldAgain(rest)) return undefined;
  return {
    page,
    isAbout: of?.[1]?.toLowerCase() === 'about',
    joint: joint?.text.trim() ?? '',
    ...(subject === undefined ? {} : { subject }),
    ...(name === undefined ? {} : { name }),
    ...(rest === undefined || rest.text === '' ? {} : { rest }),
  };
}

/** A sentence that says in a clause what the page tells, for which a page must be known that tells it. */
export function readClauseHead(sentence: Piece): AskedHead | undefined {
  const { text } = trimEnds(cut(sentence, REQUEST.exec(sentence.text)?.[0].length ?? 0), '.!?');
  if (text.split(/\s+/u).length > MOST_OF_CLAUSE || !/^[\p{L}\d][\p{L}\d '’&/-]*$/u.test(text)) return undefined;
  return { page: text, isAbout: false, joint: '', isClause: true };
}

const DASH = /^\s*[—–-]\s*$/u;

/** "Checkout flow — Premium retail checkout with forms, totals": a title and a description, which say more than parts. */
const isToldAgain = (rest: Piece): boolean => {
  const joint = firstJoint(rest);
  return joint !== undefined && /^\s+(?:with|showing|including|containing|that|which)\s/iu.test(joint.text);
};

function firstJoint({ text }: Piece): { at: number; text: string } | undefined {
  const levels = markLevels(text);
  const found = [...text.matchAll(JOINT)].find(({ index }) => index > 0 && levels[index] === TOP);
  return found === undefined ? undefined : { at: found.index, text: found[0] };
}

/** Without article, device and look: "a simple mobile sign up form" → "sign up form". */
function cleanPage(text: string): string {
  const words = text.trim().replace(ARTICLE, '').split(/\s+/u);
  const kept = words.filter(
    (word, at) => !PLAIN.test(word) && !(at === 0 && words.length > 1 && isStyleStatement(word)),
  );
  return (kept.length === 0 ? words : kept).join(' ');
}

const withoutArticle = (piece: Piece): Piece => cut(piece, ARTICLE.exec(piece.text)?.[0].length ?? 0);

/** A capital where the sentence goes on: a name, with the small words that names have inside. */
function nameAt(subject: Piece): Piece | undefined {
  const found = /^\p{Lu}[\p{L}\d’'&.-]*(?:\s(?:(?:of|the|and|&|de|la)\s)?[\p{Lu}\d][\p{L}\d’'&-]*)*/u.exec(
    subject.text,
  );
  return found === null ? undefined : cut(subject, 0, found[0].length);
}
