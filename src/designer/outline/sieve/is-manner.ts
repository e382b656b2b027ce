import { findMentions } from '../lexicon/find-mentions.ts';
import { isRefusal } from '../lexicon/is-refusal.ts';
import { isKnownFace } from '../style/find-fonts.ts';
import { nameColor } from '../style/name-color.ts';
import { isStyleStatement } from '../style/style-statement.ts';

/** Words that only bind a phrase to the one before it: what follows them is told of that, and is no content of its own. */
const BOUND =
  /^(?:(?:which|where|whose)\s+\p{L}|(?:so(?: that)?|that|as|because|since|when|once|while|although|unless|who|for each|instead of|in place of|rather than|wobei|damit|weil|sodass|dont|où|afin que|donde|para que|porque|onde|dove|zodat|waar)\s+\p{Ll})/u;

/** Refusals that begin a phrase; "No lifeguard" with a capital may well be said on the page. */
const REFUSED = /^(?:no|not|never|without|don['’]?t|it (?:must|should)(?:n['’]t| not))\s\p{Ll}/u;

/** Values that stand in data for nothing. */
const NOTHING = /^(?:null|undefined|#[\da-f]{3}(?:[\da-f]{3})?)$/iu;

/** What people who ask for a page say of themselves in the middle of a phrase. */
const SPEAKER =
  /(?:^|\s)(?:i|i['’](?:m|d|ve|ll)|we|my (?:wife|husband|boss|client|user|customers?|colleagues?|designer))\s+(?:must|never|always|need|want|would|should|could|can|like|tap|tapped|type|see|look|use|said|mean|think|guess|hope|read|reads|drag|tick|press|click|scroll|swipe|drop|enter)\b|(?:^|\s)(?:je (?:veux|voudrais|dois|préfère)|ich (?:will|möchte|brauche|hätte)|(?:yo )?quiero|vorrei|eu quero)\s/iu;

/** What is asked of the part or of its code: "must be visible without scrolling", "mit sauberen Komponenten in Vue umsetzen". */
const DEMAND =
  /^(?:(?:it |they )?(?:must|should|has to|have to|needs? to)\s+(?:be|stay|fit|sit|stand|read|look|work|scroll|always|never|not)\s+\S)|\b(?:production[- ]ready|clean components|(?:semantic|clean) (?:html|markup|code)|saubere[nrms]? (?:code|komponenten)|(?:react|vue|svelte|angular|tailwind|typescript|bootstrap)\b.{0,30}\b(?:components?|umsetzen|implement|classes|only)|lighthouse score)\b/iu;

/** Words that only name or count a piece of a page: "CTA 1", "label/value", "select:", "the active one", "rows are times". */
const PIECE =
  /^(?:(?:cta|button|link|field|column|row|card|tile|option|item)s?\s*\d{0,2}\s*:?|(?:select|input|label|value|text|list|heading|title)\s*:|labels?\s*\/\s*values?(?: list)?|(?:the )?(?:active|selected|current|chosen|highlighted) one|(?:labelled|labeled|marked|captioned|headed|entitled|beschriftet|intitulée?)|(?:rows?|columns?|lines?)\s+(?:are|is|hold)\s\p{Ll}.*|(?:really|very|super)\s(?:big|large|small|bold|wide))$/iu;
/** How several things stand, without their names: "neither of them ticked", "both checked", "the first two are on". */
const STANDING =
  /^(?:(?:neither|none|both|all|each|one|the (?:first|last|second|third)(?: two| three)?)(?:\s(?:of (?:them|these|which)|one|ones|entry))?)\s(?:(?:is|are|being)\s)?(?:already\s|not\s|un)?(?:ticked|checked|selected|active|highlighted|switched on|on|off|disabled|done|chosen)$/iu;
/** Where the page is looked at: "For phones", "Desktop in the boiler house". */
const DEVICE =
  /^(?:(?:for|on)\s+(?:the\s|an?\s|my\s|our\s)?(?:phones?|mobiles?|desktops?|tablets?|laptops?|computers?|smartphones?)|(?:desktop|tablet|laptop)(?:\s(?:in|on|at|by|only|first)(?:\s\p{Ll}+)*)?)$/iu;

/** "The gauge is amber", "Der Wert ist orange hinterlegt": how a thing is coloured. */
const PAINTED =
  /^(?:(?:the|der|die|das|le|la|el)\s)?[^,;:]{1,30}?\s(?:is|are|in|ist|sind|est|sont|es|son|está)\s(?:(?:in|en|dark|light|pale|bright|deep|dunkel|hell)\s){0,2}(\p{Ll}+)(?:\s(?:hinterlegt|markiert|gefärbt|hervorgehoben|tinted|highlighted|shaded|surlignée?|marquée?|resaltad[oa]|marcad[oa]))?$/u;
/** "no wider than 68 characters", "at least 64 px high": a measure that the page keeps. */
const MEASURED =
  /(?:^|\s)(?:(?:no|not) (?:wider|higher|taller|larger|longer|more|smaller|less) than|at (?:least|most)|up to|höchstens|mindestens|pas plus de|au moins|no más de|al menos)\s\d+\s?(?:px|pt|rem|em|characters|letters|columns|%|zeichen|caractères|caracteres)(?![\p{L}])/iu;

/** A whole sentence is said on the page, not of it. */
export const SENTENCE = /[.!?…]["”»]?$/;

/**
 * Whether unquoted words speak to whoever draws the page and not to its readers: a colour by value, a clause that only
 * goes on, the asker's own voice, a refusal, kinds of elements with a slash between them. Of a value "not booked" is a state.
 */
export function isManner(text: string, lang: string, isValue = false): boolean {
  const bare = text.trim();
  if (NOTHING.test(bare)) return true;
  if (BOUND.test(bare) || DEMAND.test(bare) || PIECE.test(bare) || (!isValue && DEVICE.test(bare))) return true;
  if (STANDING.test(bare)) return true;
  const painted = PAINTED.exec(bare)?.[1];
  if (painted !== undefined && nameColor(painted, lang === 'en') !== undefined) return true;
  if (MEASURED.test(bare)) return true;
  const set = /^(?:in|set in)\s+(\S.{2,30})$/iu.exec(bare)?.[1];
  if (set !== undefined && (isKnownFace(set) || nameColor(set.toLowerCase(), lang === 'en') !== undefined)) return true;
  if (!isValue && !SENTENCE.test(bare) && /\s/.test(bare) && REFUSED.test(bare) && isRefusal(bare, lang)) return true;
  if (/^(?:in|with|as)\s/u.test(bare) && !/\d/.test(bare) && isStyleStatement(bare)) return true;
  if (!SENTENCE.test(bare) && SPEAKER.test(bare)) return true;
  return isKinds(bare, lang);
}

/** "label/value list", "open/closed switch": nothing but what a part is. */
function isKinds(text: string, lang: string): boolean {
  if (!/^\p{Ll}+\/\p{Ll}+\s+\p{Ll}+$/u.test(text)) return false;
  return findMentions(text, lang).some(({ end }) => end === text.length);
}
