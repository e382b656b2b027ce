import { dropAudit } from './drop-audit.ts';
import type { PromptText } from './prompt-text.ts';
import { findMoods } from './find-moods.ts';
import { isLookWord } from './look-word.ts';
import { findSpacelessSubject } from './read-spaceless.ts';
import { LANGUAGES } from './vocabulary/languages.ts';
import { VERBS } from './vocabulary/style-words.ts';
import { foldWord, listWords, toSingular } from './word-forms.ts';

/** What the opening of a prompt asks to be made. Texts are masked. */
export interface Intent {
  /** The thing itself: "polished landing page". */
  thing: string;
  /** What or whom it is for: "an indie online shop". */
  purpose: string;
  /** Parts of a title that opens the prompt: ["Volt", "Fitness dashboard"]. */
  titles: string[];
  /** What one can do there, from the opening: "track habits, set goals". */
  deeds: string;
  /** What the opening lists as contents. */
  rest: string;
  /** The prompt asks in words ("Build me …"), rather than by a title. */
  isAsked: boolean;
  /** The opening's naming words as they stand, for languages whose words can't be put in another order. */
  opening: string;
  /** Sentences of the first line that the opening took up. */
  sentencesTaken: number;
}

const ENGLISH_ASK =
  /^(?:(?:please|hi|hello|hey|ok|okay|so|can you|could you|would you|i want you to|i'd like you to|i would like you to|help me(?: to)?|let's|we need to|i need to|i want to|i'd like to|i would like to)\s*,?\s*)*(?:(?:re-?design|create|build|design(?! (?:at|for|of|tokens?|systems?|studio|agency|tool|is|in)\b)|make|generate|draw|sketch|wireframe|greybox|write up|write|produce|develop|craft|mock ?up|mock|prototype|implement|render|compose|prepare|set up|give|show|come up with|draft|edit(?! (?:my |your )?(?:profile|account)\b)|enhance|improve|update|code|put together|i need|i want|i'd like|i would like|we need|we want|we'd like|i'm looking for|i am looking for|looking for|need|want)\b)(?:\s+(?:me|us|up|out)\b)*\s*[:,]?\s+/i;
/** "Turn my notes into a magazine essay", "Use the X template to turn … into …": what is asked for stands last. */
const TURN_INTO =
  /^(?:please )?(?:use (?:the )?[^.]{3,60}? (?:template )?to )?(?:turn|convert|transform|synthesi[sz]e|distil|condense) [^.]{2,160}? into (?=an?\b|the\b|\p{L})/iu;

const LEAD =
  /\s(?:with|that|which|where|whose|who|featuring|showing|including|containing|displaying|using|so that|allowing|having|offering|covering|incl\.|characterized by|rooted in)\s|\s[—–-]\s|[:：]\s*|,\s|;\s|\.\s|\s\(/u;
const VERBAL_LEADS = new Set(['that', 'which', 'where', 'who', 'so that', 'allowing']);
const VERB = new Set(VERBS);
/** Writings are about deeds; the deeds are not done on them. */
const WRITINGS = new Set(
  'prd plan report brief note proposal email article memo letter guide spec document rfc post'.split(' '),
);
/** Ways of drawing a screen: "a wireframe for a dashboard" asks for the dashboard. */
const DRAWINGS =
  /^(?:an? )?(?:[\w-]+ ){0,4}?(?:wireframes?|mock-?ups?|prototypes?|sketch|blueprint|redline|designs?|ui|ui design|user interface|layouts?|screenshots?|concepts?|variants?|versions?|variations?|html)$/i;

const NO_COLORS: ReadonlySet<string> = new Set();
const isMood = (word: string): boolean => findMoods(word).length > 0;

const isCut = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/\(/g)?.length ?? 0) > (text.slice(0, at).match(/\)/g)?.length ?? 0);

/** Whether words before a comma only say how a thing looks: "A warm, editorial landing page". */
const isOnlyLooks = (head: string): boolean =>
  listWords(head.replace(/^(?:an?|the)\s/i, '')).every((word) => isLookWord(word, NO_COLORS) || isMood(word));

interface Opening {
  head: string;
  lead: string;
  rest: string;
}

const cutOpening = (text: string, lead: RegExp): Opening => {
  for (const match of text.matchAll(new RegExp(lead.source, 'giu'))) {
    const isBracket = match[0].includes('(');
    if (match.index < 1 || (isCut(text, match.index) && !isBracket)) continue;
    const head = text.slice(0, match.index);
    if (match[0].startsWith(',') && isOnlyLooks(head)) continue;
    const from = match.index + match[0].length - (isBracket ? 1 : 0);
    const opening = { head, lead: match[0].trim().toLowerCase(), rest: text.slice(from) };
    // "using Astro with a hero": the tool is no content.
    return opening.lead === 'using' ? { ...opening, rest: cutOpening(opening.rest, lead).rest } : opening;
  }
  return { head: text, lead: '', rest: '' };
};

interface Parts {
  head: string;
  deeds: string;
  rest: string;
}

/** "app to track habits, set goals — with charts": deeds first, contents after. */
const cutDeeds = (opening: Opening): Parts => {
  if (VERBAL_LEADS.has(opening.lead)) {
    const [deeds = '', ...rest] = opening.rest.split(/\s[—–]\s|\.\s/);
    return { head: opening.head, deeds, rest: rest.join('. ') };
  }
  const deed = /^(.+?)\s(?:to|for)\s(\p{L}+?)(?:ing)?\s+(?=\p{L})/iu.exec(opening.head);
  const word = foldWord(deed?.[2] ?? '');
  const isDeed = VERB.has(word) || VERB.has(`${word}e`) || VERB.has(word.replace(/(.)\1$/, '$1'));
  const maker = toSingular(foldWord(listWords(deed?.[1] ?? '').at(-1) ?? ''));
  if (deed?.[1] === undefined || !isDeed || WRITINGS.has(maker))
    return { head: opening.head, deeds: '', rest: opening.rest };
  const own = opening.head.slice(deed[1].length).replace(/^\s(?:to|for)\s/i, '');
  // "for monitoring a fleet": one deed alone is what the screen is for.
  const isPurpose =
    /\sfor\s\p{L}+ing\b/iu.test(opening.head.slice(deed[1].length)) && !/,|\band\b/.test(own) && opening.lead !== ',';
  if (isPurpose) return { head: `${deed[1]} for ${own.replace(/^\p{L}+\s/u, '')}`, deeds: '', rest: opening.rest };
  return opening.lead === ','
    ? { head: deed[1], deeds: `${own}, ${opening.rest}`, rest: '' }
    : { head: deed[1], deeds: own, rest: opening.rest };
};

/** How a language asks for something to be made, where prompts open so. */
export const foreignAsk = (lang: string): RegExp | undefined => {
  const asks = LANGUAGES[lang]?.asks ?? '';
  if (asks === '') return undefined;
  const words = asks.split('|').map((ask) => ask.replaceAll(' ', "[\\s'’-]+"));
  return new RegExp(`^(?:${words.join('|')})(?=[\\s'’-]|$)[\\s'’,:-]*`, 'iu');
};

const foreignLead = (lang: string): RegExp => {
  const words = `${LANGUAGES[lang]?.leads ?? ''} ${LANGUAGES[lang]?.refusals ?? ''}`.trim().split(/\s+/);
  return new RegExp(String.raw`\s(?:${words.join('|')})\s|\s[—–-]\s|[:：]\s*|[,،]\s|;\s|\.\s|\s\(`, 'u');
};

/** Folds a text without changing its length, so that offsets found in it hold in the original. */
const foldInPlace = (text: string): string =>
  [...text]
    .map((character) => {
      const folded = foldWord(character);
      return folded.length === character.length ? folded : character;
    })
    .join('');

const dropAsk = (sentence: string, lang: string): { text: string; isAsked: boolean } => {
  const folded = foldInPlace(sentence);
  const patterns = [TURN_INTO, ENGLISH_ASK, ...(lang === 'en' ? [] : [foreignAsk(lang)])];
  for (const pattern of patterns) {
    const length = pattern?.exec(folded)?.[0].length ?? 0;
    if (length > 0) return { text: sentence.slice(length), isAsked: true };
  }
  return { text: sentence, isAsked: false };
};

const TITLE_JOINTS = /\s[—–|·]\s|\s-\s|:\s|\s\/\s/;
const LONGEST_TITLE_WORDS = 12;
const LONGEST_TITLE_SIDE = 8;

interface Titles {
  titles: string[];
  description: string;
  /** Contents that stand right behind the title. */
  list: string;
  taken: number;
}

const isTitleCase = (text: string): boolean =>
  listWords(text).every((word) => /^[\p{Lu}\d]/u.test(word) || word.length < LEAST_CAPITALIZED);
const LEAST_CAPITALIZED = 5;

/** A name before the joint, not the beginning of a sentence such as "E-mail for a museum: …". */
const isTitleSide = (side: string): boolean =>
  listWords(side).length <= LONGEST_TITLE_SIDE &&
  !/^(?:use|upload|review|audit|analy[sz]e|sync|check|run|apply)\s/i.test(side) &&
  !/,|\swith\s/.test(side) &&
  (isTitleCase(side) || !/^(?:an?|the|my|our)\s|\b(?:for|with|about|showing)\b/i.test(side));

/** Contents right after the joint: "Telemedicine app: appointments, chat, prescriptions". */
const isListSide = (side: string, joint: string, lang: string): boolean => {
  if (!/^[:—–-]/.test(joint)) return false;
  const [start = '', ...more] = side.replaceAll(/\([^)]*\)/g, ' ').split(',');
  const isDescribed = /^(?:an?|the)\s|\b(?:with|featuring|showing|of|in|for|including|that)\b/i.test(start);
  // German nouns all have capitals: behind a joint they may well be a list.
  if (more.length === 0 || (lang !== 'de' && isTitleCase(side))) return false;
  return !isDescribed || (joint.startsWith(':') && !/^(?:an?|the)\s/i.test(start));
};

const LEAST_DESCRIPTION_WORDS = 5;
/** A sentence that says what the titled thing is, rather than what to put on it. */
const isDescription = (sentence: string): boolean =>
  listWords(sentence).length >= LEAST_DESCRIPTION_WORDS &&
  !/^[^,]{2,40}:\s/.test(sentence) &&
  !/^(?:show|add|include|use|put|display|place|create|make|give|list|it should|it (?:has|shows|includes|contains)|there should|i want|i need|we need)\b/i.test(
    sentence,
  );

/** A first sentence that is a title: no asking verb, short, and either jointed or followed by its description. */
const readTitles = (first: string, second: string | undefined, lang: string): Titles => {
  const bare = first.replace(/[.!?]$/, '');
  const joint = TITLE_JOINTS.exec(bare);
  const left = joint === null ? bare : bare.slice(0, joint.index).trim();
  const right = joint === null ? '' : bare.slice(joint.index + joint[0].length).trim();
  if (joint !== null && isTitleSide(left)) {
    if (isListSide(right, joint[0].trim(), lang)) return { titles: [left], description: left, list: right, taken: 1 };
    const isDescribing =
      /\b(?:with|featuring|showing|of|including|for)\b|,/.test(right) || listWords(right).length > LONGEST_TITLE_SIDE;
    if (second === undefined && isDescribing) return { titles: [left], description: right, list: '', taken: 1 };
    const titles = [left, ...right.split(TITLE_JOINTS).map((part) => part.trim())];
    return { titles, description: second ?? '', list: '', taken: second === undefined ? 1 : 2 };
  }
  const isTitleLine =
    joint === null &&
    second !== undefined &&
    isDescription(second) &&
    listWords(bare).length <= LONGEST_TITLE_WORDS &&
    !/,|\bwith\b/.test(bare) &&
    (isTitleCase(bare) || !/\b(?:for|about|to)\b/.test(bare));
  return isTitleLine
    ? { titles: [bare], description: second, list: '', taken: 2 }
    : { titles: [], description: first, list: '', taken: 1 };
};

const purposePattern = (lang: string): RegExp | undefined => {
  if (lang === 'en')
    return /\s(?:for|about)\s|(?<=\b(?:notes|minutes|recap|summary))\s(?:from|of)\s|(?<=\b(?:blog|journal|newsletter|website|homepage|home page|landing page|careers page|about page|contact page|cart|checkout|web ?shop))\s(?:of|from|at)\s(?=(?:an?|the|our|my)\s)/iu;
  const words = LANGUAGES[lang]?.purposes ?? '';
  return words === '' ? undefined : new RegExp(String.raw`\s(?:${words.split(' ').join('|')})\s`, 'iu');
};

const splitPurpose = (head: string, lang: string): { thing: string; purpose: string } => {
  const match = purposePattern(lang)?.exec(foldInPlace(head));
  if (match === null || match === undefined) return { thing: head.trim(), purpose: '' };
  const thing = head.slice(0, match.index).trim();
  const purpose = head.slice(match.index + match[0].length).trim();
  return DRAWINGS.test(thing) ? splitPurpose(purpose, lang) : { thing, purpose };
};

/** "3 variants of the home screen" asks for the home screen. */
const dropDrawing = (head: string): string => {
  const match = /^(.+?) of (.+)$/i.exec(head);
  return match?.[1] !== undefined && match[2] !== undefined && DRAWINGS.test(match[1]) ? match[2] : head;
};

/** "for Nimbus, a cloud storage startup": what the name stands for is no content. */
const takeApposition = (
  split: { thing: string; purpose: string },
  rest: string,
): { thing: string; purpose: string; rest: string } => {
  const isName = /^(?:[\uE000-\uF8FF]|\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*)*)$/u.test(split.purpose);
  const apposition = isName ? /^(?:an?|the|our|my) ([^,.;:—–]+)(?:[,.;:]|\s[—–]|$)\s*/i.exec(rest) : null;
  if (apposition === null) return { ...split, rest };
  const [described = '', ...contents] = (apposition[1] ?? '').split(
    /\s(?:with|featuring|showing|including|that|where)\s/,
  );
  return {
    thing: split.thing,
    purpose: `${split.purpose}, ${described}`,
    rest: [contents.join(' '), rest.slice(apposition[0].length)].filter((part) => part !== '').join(', '),
  };
};

const readThing = (text: string, lang: string): Pick<Intent, 'thing' | 'purpose' | 'deeds' | 'rest' | 'opening'> => {
  if (lang === 'en') {
    const { head, deeds, rest } = cutDeeds(cutOpening(text, LEAD));
    const examples = /\s(?:like|such as)\s(.+)$/i.exec(head);
    const named = examples === null ? head : head.slice(0, examples.index);
    const listed = examples?.[1] === undefined ? rest : `like ${examples[1]}, ${rest}`;
    const split = splitPurpose(dropDrawing(named), lang);
    return { ...takeApposition(split, listed.trim()), opening: named, deeds: deeds.trim() };
  }
  // Offsets are those of the folded text; the words come from the original.
  const opening = cutOpening(foldInPlace(text), foreignLead(lang));
  const head = text.slice(0, opening.head.length);
  const rest = opening.rest === '' ? '' : text.slice(text.length - opening.rest.length);
  return { ...splitPurpose(head, lang), opening: head, deeds: '', rest: rest.trim() };
};

/** Who asks says so first: "I'm a yoga teacher." */
const INTRODUCTION =
  /^(?:i'm|i am|we're|we are|my name|our (?:company|team|shop|startup|studio|club)|hi|hello|hey|context:|background:)\b(?!.*\b(?:looking for|need|want)\b)/i;

const SPACELESS = new Set(['ja', 'zh', 'ko']);

/** Reads what a prompt's opening asks to be made, for whom, and where its list of contents begins. */
export const findIntent = (text: PromptText, lang: string): Intent => {
  const sentences = text.lines[0]?.sentences ?? [];
  const skipped = sentences.length > 1 && INTRODUCTION.test(sentences[0] ?? '') ? 1 : 0;
  const [first = '', second] = sentences.slice(skipped);
  if (SPACELESS.has(lang)) {
    const thing = findSpacelessSubject(first);
    const isKorean = lang === 'ko' && thing !== first.replace(/[.!?]$/, '');
    return {
      thing,
      purpose: '',
      titles: [],
      deeds: '',
      rest: '',
      opening: thing,
      isAsked: true,
      sentencesTaken: isKorean ? 1 : 0,
    };
  }
  const audited = lang === 'en' ? dropAudit(first) : undefined;
  const asked = audited === undefined ? dropAsk(first, lang) : { text: audited, isAsked: true };
  const { titles, description, list, taken } = asked.isAsked
    ? { titles: [], description: asked.text, list: '', taken: 1 }
    : readTitles(first, second, lang);
  const inner = asked.isAsked ? asked : dropAsk(description, lang);
  const thing = readThing(inner.text.replace(/[.!?。]$/u, ''), lang);
  return {
    ...thing,
    rest: [thing.rest, list].filter((part) => part !== '').join(', '),
    titles,
    isAsked: inner.isAsked || list !== '',
    sentencesTaken: skipped + taken,
  };
};
