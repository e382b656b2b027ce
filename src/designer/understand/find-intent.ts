import type { PromptText } from './prompt-text.ts';
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
  /** Sentences of the first line that the opening took up. */
  sentencesTaken: number;
}

const ENGLISH_ASK =
  /^(?:(?:please|hi|hello|hey|ok|okay|so|can you|could you|would you|i want you to|i'd like you to|i would like you to|help me(?: to)?|let's|we need to|i need to|i want to|i'd like to|i would like to)\s*,?\s*)*(?:(?:re-?design|create|build|design|make|generate|draw|sketch|wireframe|greybox|write up|write|produce|develop|craft|mock ?up|mock|prototype|implement|render|compose|prepare|set up|give|show|come up with|draft|edit|enhance|improve|update|code|put together|i need|i want|i'd like|i would like|we need|we want|we'd like|i'm looking for|i am looking for|looking for|need|want)\b)(?:\s+(?:me|us|up|out)\b)*\s*[:,]?\s+/i;
/** "Turn my notes into a magazine essay", "Use the X template to turn … into …": what is asked for stands last. */
const TURN_INTO =
  /^(?:please )?(?:use (?:the )?[^.]{3,60}? (?:template )?to )?(?:turn|convert|transform) [^.]{2,80}? into (?=an?\b|the\b|\p{L})/iu;

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

const isCut = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/\(/g)?.length ?? 0) > (text.slice(0, at).match(/\)/g)?.length ?? 0);

interface Opening {
  head: string;
  lead: string;
  rest: string;
}

const cutOpening = (text: string, lead: RegExp): Opening => {
  for (const match of text.matchAll(new RegExp(lead.source, 'giu'))) {
    const isBracket = match[0].includes('(');
    if (match.index < 1 || (isCut(text, match.index) && !isBracket)) continue;
    const from = match.index + match[0].length - (isBracket ? 1 : 0);
    return { head: text.slice(0, match.index), lead: match[0].trim().toLowerCase(), rest: text.slice(from) };
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
  return opening.lead === ','
    ? { head: deed[1], deeds: `${own}, ${opening.rest}`, rest: '' }
    : { head: deed[1], deeds: own, rest: opening.rest };
};

const foreignAsk = (lang: string): RegExp | undefined => {
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
  taken: number;
}

/** A first sentence that is a title: no asking verb, short, and either jointed or followed by its description. */
const readTitles = (first: string, second: string | undefined): Titles => {
  const bare = first.replace(/[.!?]$/, '');
  const parts = bare.split(TITLE_JOINTS).map((part) => part.trim());
  const [left = '', ...rights] = parts;
  const right = rights.join(' — ');
  const isDescription =
    /\b(?:with|featuring|showing|of|including|for)\b|,/.test(right) || listWords(right).length > LONGEST_TITLE_SIDE;
  if (rights.length > 0 && listWords(left).length <= LONGEST_TITLE_SIDE) {
    return isDescription && second === undefined
      ? { titles: [left], description: right, taken: 1 }
      : { titles: parts, description: second ?? '', taken: second === undefined ? 1 : 2 };
  }
  const isTitleLine = second !== undefined && listWords(bare).length <= LONGEST_TITLE_WORDS && !/,|\bwith\b/.test(bare);
  return isTitleLine ? { titles: [bare], description: second, taken: 2 } : { titles: [], description: first, taken: 1 };
};

const purposePattern = (lang: string): RegExp | undefined => {
  if (lang === 'en') return /\s(?:for|about)\s/iu;
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

const readThing = (text: string, lang: string): Pick<Intent, 'thing' | 'purpose' | 'deeds' | 'rest'> => {
  if (lang === 'en') {
    const { head, deeds, rest } = cutDeeds(cutOpening(text, LEAD));
    return { ...splitPurpose(dropDrawing(head), lang), deeds: deeds.trim(), rest: rest.trim() };
  }
  // Offsets are those of the folded text; the words come from the original.
  const opening = cutOpening(foldInPlace(text), foreignLead(lang));
  const head = text.slice(0, opening.head.length);
  const rest = opening.rest === '' ? '' : text.slice(text.length - opening.rest.length);
  return { ...splitPurpose(head, lang), deeds: '', rest: rest.trim() };
};

/** Reads what a prompt's opening asks to be made, for whom, and where its list of contents begins. */
export const findIntent = (text: PromptText, lang: string): Intent => {
  const [first = '', second] = text.lines[0]?.sentences ?? [];
  const asked = dropAsk(first, lang);
  const { titles, description, taken } = asked.isAsked
    ? { titles: [], description: asked.text, taken: 1 }
    : readTitles(first, second);
  const inner = asked.isAsked ? asked : dropAsk(description, lang);
  return {
    ...readThing(inner.text.replace(/[.!?。]$/u, ''), lang),
    titles,
    isAsked: inner.isAsked,
    sentencesTaken: taken,
  };
};
