import type { ScreenPart } from '../../domain/designer.ts';
import { parseCount } from './count-words.ts';
import { findDevice } from '../outline/find-device.ts';
import { tellLanguage } from '../outline/language/tell-language.ts';
import { findLanguage } from './find-language.ts';
import { findMode } from './find-mode.ts';
import { findMoods } from './find-moods.ts';
import { splitFlow } from './split-flow.ts';
import { splitFlowElsewhere } from './split-flow-elsewhere.ts';
import { splitList } from './split-list.ts';
import { COUNTS_ELSEWHERE, parseScreenCount, SCREENS_ELSEWHERE } from './vocabulary/screen-counts.ts';
import { capitalize, listWords } from './word-forms.ts';

const LONGEST_READ = 20_000;
const MOST_SCREENS = 8;
const LEAST_SCREENS = 2;

const SCREEN = String.raw`(?:screens?|pages?|views?|bildschirme?|seiten?|[ée]crans?|pantallas?|schermat[ae]|telas?|schermen|ekran\p{L}*)`;
/** Several of them: "Screen: …" alone heads one. */
const SCREENS = String.raw`(?:screens|pages|views|bildschirme|seiten|[ée]crans|pantallas|schermate|telas|schermen|ekran(?:y|lar))`;
const NUMBER = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|these|the following|following|several|multiple)`;

/** "Screen 1: …", "## Page 2 — …". */
const MARKER = new RegExp(
  String.raw`(?:^|(?<=[\s.;:]))(?:#{1,4}\s*|\*\*|[-*•]\s*)?${SCREEN}\s*#?(?:\d{1,2}|[A-H])(?:\*\*)?\s*(?:[:.)]|[–—-])(?:\*\*)?\s*`,
  'giu',
);
/** "3 screens for a bank: …", "a 3-screen flow — …", "Screens: …". */
const ANNOUNCED = new RegExp(
  String.raw`(?:\b(?:an?|the|all)\s)?\b(${NUMBER})(?:\s(?:\p{L}[\p{L}-]*\s){0,3}?|-)${SCREEN}\b(?:\s(?:\p{Ll}+\s){0,2}?(?:flow|set|series))?|\b(?:an?\s)?(${NUMBER})[- ]steps?\s(?:\p{L}+\s){0,2}?flow\b|(?<=^|[.\n]\s*)${SCREENS}(?=:)|\b(?:with|has|having|including) (?:the )?(?:screens|pages|views) (?=for\b|like\b|such as\b|called\b|named\b)`,
  'iu',
);
/** The same where numbers, screens and colons are written otherwise: "3画面の購入フロー：", "из 3 экранов:", "3 ekranlı akış:". */
const ANNOUNCED_ELSEWHERE = new RegExp(
  String.raw`(?:(?<!\p{L})|(?<=[の的]))(?<count>\d{1,2}|${COUNTS_ELSEWHERE})\s?(?:个|つの|枚の|개의?|개)?\s?${SCREENS_ELSEWHERE}(?<between>[^:.\n]{0,40})(?=:)`,
  'iu',
);
/** Colons and commas of other scripts as the ones that are read here. */
const toPlainSigns = (text: string): string => text.replaceAll(/[：∶]/g, ': ').replaceAll(/[、，،]/g, ', ');
const NUMBERED = /(?:^|(?<=[\s:]))\(?\d{1,2}[.)]\s+(?=\S)/gu;
const BULLETED = /(?:^|\n)\s*[-*•]\s+/gu;
/** Sentences that hold for every screen, wherever they stand. */
const SHARED =
  /\b(?:all (?:the )?(?:screens|pages|views|of them)|each (?:screen|page)|every (?:screen|page)|both (?:screens|pages)|(?:use|in) (?:an? |the )?[^.]{0,40}(?:theme|style|palette|mode|fonts?|colou?rs?|accents?|typography)|colou?rs?\b|fonts?\b|dark mode|light mode|style[:d]?\b|palette|aesthetic|mobile|desktop|tablet|consistent|farben|couleurs|colores|design system|look and feel)\b/i;
const ASK =
  /^(?:(?:please|can you|could you|i want|i need|i'd like|we need|help me)\s)*(?:create|design|build|make|generate|draw|sketch|give|show|produce|develop|prototype|erstelle|gestalte|entwirf|crée|créer|conçois|crea|diseña|progetta|crie|maak)?(?:\s(?:me|us))?\s*/iu;
const LEAD_OUT =
  /(?:[\s,:;(—–-]+|(?<!\p{L})(?:with|including|that has|which has|having|consisting of|namely|mit|aus|avec|con|com|med|av|van|z|na|из|на|من|של|in|for|such as|like|called|as follows))+$/iu;

interface Reading {
  head: string;
  entries: string[];
  tail: string;
}

const splitSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}"“„«])/u);

const namesLook = (word: string): boolean =>
  (findDevice(word) ?? findMode(`${word} mode`) ?? findMoods(word)[0]) !== undefined;

/** "Dark.", "Warm, earthy." */
const isOnlyLooks = (sentence: string): boolean => listWords(sentence).every(namesLook);

/** The last entry goes on to the end of the prompt; what holds for all screens is cut off there. */
const cutShared = (entry: string): { own: string; shared: string } => {
  const [paragraph = '', ...others] = entry.split(/\n\s*\n/);
  const [first = '', ...sentences] = splitSentences(paragraph);
  const from = sentences.findIndex((sentence) => SHARED.test(sentence) || isOnlyLooks(sentence));
  const own = from < 0 ? sentences : sentences.slice(0, from);
  const shared = from < 0 ? [] : sentences.slice(from);
  return { own: [first, ...own].join(' '), shared: [...shared, ...others].join(' ') };
};

const toReading = (head: string, parts: readonly string[]): Reading | undefined => {
  const entries = parts.map((part) => part.trim()).filter((part) => part !== '');
  const last = entries.pop();
  if (last === undefined || entries.length + 1 < LEAST_SCREENS) return undefined;
  const { own, shared } = cutShared(last);
  return { head, entries: [...entries, own], tail: shared };
};

const splitAt = (text: string, marks: RegExp): { head: string; parts: string[] } | undefined => {
  const found = [...text.matchAll(marks)];
  const [first] = found;
  if (first === undefined || found.length < LEAST_SCREENS) return undefined;
  const parts = found.map((mark, at) => text.slice(mark.index + mark[0].length, found[at + 1]?.index ?? text.length));
  return { head: text.slice(0, first.index), parts };
};

const readMarked = (text: string): Reading | undefined => {
  const split = splitAt(text, MARKER);
  return split === undefined ? undefined : toReading(split.head, split.parts);
};

/** A list in one line: "Onboarding, Home and Profile", "Onboarding → Home → Profile". */
const readInline = (text: string): { entries: string[]; rest: string } | undefined => {
  const [line = '', ...more] = splitSentences(text.trim());
  const bracket = /^\(([^()]+)\)\s*(.*)$/su.exec(line);
  const list = bracket?.[1] ?? line.replace(/[.!?]$/, '');
  const entries = list.includes('→')
    ? list.split('→').map((entry) => entry.trim())
    : splitList(list, ['and', 'und', 'et', 'y', 'e', 'en', 'i', 'och', 've', 'и']);
  return { entries, rest: [bracket?.[2] ?? '', ...more].join(' ') };
};

const LONGEST_INLINE_WORDS = 6;

const readAnnounced = (text: string): Reading | undefined => {
  const announced = ANNOUNCED.exec(text);
  if (announced === null) return undefined;
  const before = text.slice(0, announced.index);
  const after = text.slice(announced.index + announced[0].length);
  const count = parseCount((announced[1] ?? announced[2] ?? '').toLowerCase());
  const isCounted = (entries: readonly string[]): boolean =>
    entries.length >= LEAST_SCREENS && (count === undefined || entries.length === count);
  for (const marks of [NUMBERED, BULLETED]) {
    const split = splitAt(after, marks);
    // "A festival with three screens … 1. Shell … 6. Footer" are parts of one page.
    if (split !== undefined && split.head.length < LONGEST_BETWEEN && isCounted(split.parts))
      return toReading(`${before} ${split.head}`, split.parts);
  }
  const joint =
    /^((?:\s(?:for|of|in|about|für|zu[mr]?|einer?|pour|d[e']|para|per|di|voor|van|för|av)\s[^:—–(\n]{2,80}?)?)\s*(?::|—|–|(?=\()|\s-\s|(?:^|\s)(?:for|like|such as|called|named)\s)\s*/u.exec(
      after,
    );
  const inline = joint === null ? undefined : readInline(after.slice(joint[0].length));
  if (joint === null || inline === undefined || !isCounted(inline.entries)) return undefined;
  // "login, dashboard and settings for a gym app": what all are for stands behind the last.
  const last = /^(.{2,30}?)\s((?:for|of|in)\s(?:an?|the|our|my)\s.+)$/iu.exec(inline.entries.at(-1) ?? '');
  if (last?.[1] !== undefined) inline.entries.splice(-1, 1, last[1]);
  if (inline.entries.some((entry) => listWords(entry).length > LONGEST_INLINE_WORDS)) return undefined;
  return { head: `${before}${joint[1] ?? ''} ${last?.[2] ?? ''}`, entries: inline.entries, tail: inline.rest };
};
const LONGEST_BETWEEN = 160;

/** "Оформление заказа из 3 экранов: корзина, адрес, оплата": a list that is counted and named, in any script. */
const readAnnouncedElsewhere = (prompt: string): Reading | undefined => {
  const text = toPlainSigns(prompt);
  const announced = ANNOUNCED_ELSEWHERE.exec(text);
  if (announced === null) return undefined;
  const inline = readInline(text.slice(announced.index + announced[0].length + 1));
  const { count: number = '', between = '' } = announced.groups ?? {};
  const count = parseScreenCount(number);
  if (inline === undefined || inline.entries.length < LEAST_SCREENS) return undefined;
  if (count !== undefined && count !== inline.entries.length) return undefined;
  if (inline.entries.some((entry) => listWords(entry).length > LONGEST_INLINE_WORDS)) return undefined;
  const about = between.replace(/^\s?[の的의]\s?/u, ' ');
  const before = text.slice(0, announced.index).replace(/[の的]$/u, '');
  return { head: `${before}${about}`, entries: inline.entries, tail: inline.rest };
};

/** "a login screen, a home screen and a profile screen for a bank". */
const readNamed = (text: string): Reading | undefined => {
  const [first = '', ...more] = splitSentences(text);
  const asked = first
    .slice(0, LONGEST_NAMED)
    .replace(ASK, '')
    .replace(/[.!?]$/, '');
  const end = asked.search(/\s(?:for|of|in|with)\s|:|\s[—–]\s/);
  const entries = splitList(end < 0 ? asked : asked.slice(0, end), ['and', 'plus']);
  const areScreens = entries.every(
    (entry) => /\s(?:screen|page|view)$/i.test(entry) && listWords(entry).length <= LONGEST_INLINE_WORDS,
  );
  if (entries.length < LEAST_SCREENS || !areScreens) return undefined;
  return { head: end < 0 ? '' : asked.slice(end), entries, tail: more.join(' ') };
};
const LONGEST_NAMED = 400;

/** "Login, then dashboard, then settings for a farm app", "Home -> Product -> Cart for a tea shop". */
const readChained = (text: string): Reading | undefined => {
  const [first = '', ...more] = splitSentences(text);
  const asked = first.replace(ASK, '').replace(/[.!?]$/, '');
  const links = asked.split(/\s*(?:→|->|=>|➔|⟶)\s*/u);
  const entries = links.length > 1 ? links : asked.split(/,?\s+(?:and\s+)?then\s+(?:an?\s+|the\s+)?/iu);
  // What all are for stands behind the last.
  const last = /^(.{2,40}?)(\s(?:for|of|in)\s(?:an?|the|our|my)\s.+)$/iu.exec(entries.at(-1) ?? '');
  if (last?.[1] !== undefined) entries.splice(-1, 1, last[1]);
  const isChain =
    entries.length >= LEAST_CHAINED &&
    entries.every((entry) => /^[^:,]+$/u.test(entry) && listWords(entry).length <= LONGEST_LINK_WORDS) &&
    entries.filter((entry) => WELL_KNOWN.test(entry)).length >= LEAST_SCREENS;
  return isChain ? { head: last?.[2] ?? '', entries, tail: more.join(' ') } : undefined;
};
/** Two may be a change: "from list -> grid". */
const LEAST_CHAINED = 3;
const LONGEST_LINK_WORDS = 4;
/** Screens that nearly every product has; states of work, which are chained as well, are none of them. */
const WELL_KNOWN =
  /\b(?:home|welcome|splash|onboarding|log ?in|sign[- ]?(?:in|up)|registration|dashboard|overview|list|search|results?|map|products?|details?|cart|basket|bag|checkout|payment|confirmation|receipt|profile|account|settings|feed|chat|inbox|calendar|booking|catalogu?e|library|player|screen|page)\b/iu;

/** "Three onboarding screens for a bank": so many are asked for, and none is named. */
const readCounted = (text: string): Reading | undefined => {
  const lang = findLanguage(text);
  const flow =
    splitFlow(text.replace(ASK, ''), lang) ?? splitFlowElsewhere(toPlainSigns(text), tellLanguage(text, lang));
  return flow === undefined ? undefined : { head: flow.subject, entries: flow.entries, tail: flow.tail };
};

/** What all screens are for, from the words around their list. */
const toSubject = (head: string): string => {
  const bare = head
    .replace(ASK, '')
    .replace(new RegExp(ANNOUNCED.source, 'giu'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(LEAD_OUT, '')
    .replace(/^[\s,:;.—–-]+/u, '');
  return bare;
};

const TITLE =
  /^\**["'“„«]?(.+?)["'”“»]?\**(?:\s*(?::|—|–|\s-\s)\s*|\s(?=with\b|showing\b|that\b|where\b|including\b|\()|\.\s|$)/u;
const LONGEST_TITLE_WORDS = 6;

/** `isSentence`: a full stop parts the title from the details, which are sentences of their own. */
const readTitle = (entry: string): { title: string; details: string; isSentence: boolean } => {
  const match = TITLE.exec(entry);
  const named = match?.[1]?.trim() ?? entry;
  const isTitle = match !== null && listWords(named).length <= LONGEST_TITLE_WORDS;
  const title = (isTitle ? named : listWords(entry).slice(0, LONGEST_TITLE_WORDS).join(' ')).replace(
    /^(?:an?|the|one)\s|[.,;]$/giu,
    '',
  );
  return {
    title: capitalize(title),
    details: isTitle && match !== null ? entry.slice(match[0].length).trim() : entry,
    isSentence: isTitle && /\.\s*$/.test(match?.[0] ?? ''),
  };
};

const isScreenName = (title: string): boolean =>
  /\b(?:screen|page|view|dashboard|form|feed|list|settings)$/i.test(title);

const joinSentences = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?:]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** Each screen's own words first, then what it is for, then what holds for all. */
const toPrompt = (entry: string, subject: string, tail: string, isEnglish: boolean): ScreenPart => {
  const { title, details, isSentence } = readTitle(entry);
  if (!isEnglish) {
    const own = details === '' ? title : `${title}: ${details}`;
    // "für eine Bäckerei" goes on where the title stands alone.
    const isGoingOn = details === '' && /^\p{Ll}/u.test(subject);
    return { title, prompt: isGoingOn ? joinSentences(`${own} ${subject}`, tail) : joinSentences(own, subject, tail) };
  }
  const name = isScreenName(title) ? title : `${title} screen`;
  const [about = '', ...others] = splitSentences(subject);
  const isAbout = about !== '' && listWords(about).length <= LONGEST_ABOUT_WORDS;
  const aim = isAbout
    ? ` for ${about
        .replace(/^(?:for|of|in|about)\s/i, '')
        .replace(/^(?:An?|The|Our|My)\s/, (article) => article.toLowerCase())
        .replace(/[.:]$/, '')}`
    : '';
  const isList = details !== '' && !/^(?:with|showing|that|where|including)\b/i.test(details);
  const joint = isSentence ? '. ' : isList ? ': ' : ' ';
  const own = details === '' ? '' : `${joint}${details}`;
  return { title, prompt: joinSentences(`${name}${aim}${own}`, isAbout ? others.join(' ') : subject, tail) };
};
const LONGEST_ABOUT_WORDS = 14;

/** Device, mode and mood beside the number of screens hold for each: "three dark mobile screens". */
const findLooks = (announced: string, subject: string): string => {
  const words = listWords(announced).filter((word) => !subject.includes(word) && namesLook(word));
  return capitalize([...new Set(words)].join(', '));
};

/**
 * The screens that a prompt asks for, each as a whole prompt that keeps the product, colours, style and device said for all;
 * one part with the prompt as it stands when it asks for one screen. At most eight.
 */
export const splitScreens = (prompt: string): ScreenPart[] => {
  const text = prompt.slice(0, LONGEST_READ).replaceAll('\r\n', '\n').trim();
  const reading =
    readMarked(text) ??
    readAnnounced(text) ??
    readAnnouncedElsewhere(text) ??
    readNamed(text) ??
    readChained(text) ??
    readCounted(text);
  if (reading === undefined) return [{ prompt }];
  const subject = toSubject(reading.head);
  const tail = joinSentences(findLooks(reading.head + (ANNOUNCED.exec(text)?.[0] ?? ''), subject), reading.tail);
  const isEnglish = tellLanguage(text, findLanguage(text)) === 'en';
  return reading.entries.slice(0, MOST_SCREENS).map((entry) => toPrompt(entry, subject, tail, isEnglish));
};
