import type { DrawnDevice } from '../../domain/designer.ts';
import {
  APP_WORDS,
  DEVICE_SIGNS,
  DEVICE_WORDS,
  FOR_WORDS,
  PHONE_WORDS,
  PROGRAM_WORDS,
} from './language/device-words.ts';
import { findWords, wordPattern } from './language/word-pattern.ts';

/** How a page behaves elsewhere, and what a phone is used for, say nothing of the device it is drawn for. */
const IN_PASSING = [
  /\bcollaps\w*\b[^.;]*?\bon (?:mobile|phones?|small(?:er)? screens)\b/gi,
  /\bmobile[\s-](?:friendly|responsive|responsiveness|optimi[sz]ed|navigation|nav|menu|breakpoints?|money|payments?|number|ready|bikes?|bicycle|repairs?|vans?|clinics?|vets?|librar\w+|kitchens?|homes?(?!\s(?:screen|page|view|tab|feed|dashboard)s?\b)|workshops?|groom\w+|dentists?|dent\w+|massages?|car|cars|bars?|saws?|carriers?|plans?|data|saunas?|phones?|mechanics?|detailing|veterinar\w+)\b/gi,
  /\bfloating mobile\b/gi,
  /\bphone[\s-](?:number|field|input|calls?|support)\b/gi,
  /\bto a hamburger\b[^.,;)]*/gi,
];

/** A prompt for several devices names none. */
const SEVERAL =
  /\b(?:mobile|phones?)(?:,| and| &| ?\/| or) ?(?:tablets?(?:,? and|,) )?desktop|\bdesktop(?:,| and| &| ?\/| or) ?(?:tablets?(?:,? and|,) )?(?:mobile|phone)|\b(?:all|any|every) devices?\b/i;

const APP = wordPattern(APP_WORDS);
const PHONE = wordPattern(PHONE_WORDS);
const FOR = wordPattern([FOR_WORDS]);
/** "Aplicație de telefon", "telefonos alkalmazás", "приложение для телефона". */
const PHONE_APP = String.raw`(?:${APP})[\s-]+(?:(?:${FOR})[\s-]+)?(?:${PHONE})|(?:${PHONE})[\s-]+(?:${APP})|(?:${wordPattern(PROGRAM_WORDS)})[\s-]+(?:${FOR})[\s-]+(?:${PHONE})`;

const WORDS: readonly (readonly [DrawnDevice, RegExp])[] = [
  ['TABLET', findWords(wordPattern(DEVICE_WORDS.TABLET), DEVICE_SIGNS.TABLET)],
  ['MOBILE', findWords(`${wordPattern(DEVICE_WORDS.MOBILE)}|${PHONE_APP}`, DEVICE_SIGNS.MOBILE)],
  ['DESKTOP', findWords(wordPattern(DEVICE_WORDS.DESKTOP), DEVICE_SIGNS.DESKTOP)],
];

/** The device a prompt names for its screen; undefined when it names none or several. */
export const findDevice = (prompt: string): DrawnDevice | undefined => {
  if (SEVERAL.test(prompt)) return undefined;
  const text = IN_PASSING.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), prompt);
  const found = WORDS.map(([device, words]) => ({ device, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  // "Mobile website": a handset is named on purpose, a website often in passing.
  return found.find(({ device }) => device !== 'DESKTOP')?.device ?? found[0]?.device;
};
