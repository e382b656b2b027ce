import { TALK_WORDS, type TalkWords } from './talk-words.ts';

/** The patterns of a language, made of its words. */
export interface TalkPatterns {
  /** Small words at the head of a clause. */
  before: RegExp;
  asking: RegExp;
  gesture: RegExp;
  /** Somebody who uses the page, and what they do. */
  acting: RegExp;
  modal: RegExp;
  /** A subordinate clause that begins a text. */
  bound: RegExp;
  /** What leads from a reason told first to what is asked for it. */
  therefore: RegExp;
  /** The same inside a sentence; global. The groups tell its kind. */
  opener: RegExp;
  /** What a relative clause says of a part: it is no talk. */
  telling: RegExp;
}

const known = new Map<string, TalkPatterns | undefined>();

/** Patterns of a language's talk; nothing for languages whose words are not known. */
export function talkPatterns(lang: string): TalkPatterns | undefined {
  const key = lang.slice(0, 2).toLowerCase();
  if (!known.has(key)) {
    const words = TALK_WORDS[key];
    known.set(key, words === undefined ? undefined : compile(words));
  }
  return known.get(key);
}

const END = String.raw`(?![\p{L}\p{N}])`;

function compile(words: TalkWords): TalkPatterns {
  const { reason, relative, condition, person, several, human, modal, asking, gesture, before, telling, therefore } =
    words;
  return {
    before: new RegExp(String.raw`^(?:[\s,;:–—-]|(?:${before})${END})*`, 'iu'),
    asking: new RegExp(String.raw`^(?:${asking})${END}`, 'iu'),
    gesture: new RegExp(String.raw`^(?:${gesture})${END}`, 'iu'),
    acting: new RegExp(
      String.raw`^(?:(?:${person})(?:['’]\p{Ll}{1,2})?\s+\p{Ll}|(?:${several})\s(?:${human})${END})`,
      'iu',
    ),
    modal: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${modal})${END}`, 'iu'),
    bound: new RegExp(String.raw`^(?:${reason}|${condition})${END}`, 'iu'),
    therefore: new RegExp(String.raw`[,;]\s+(?:and\s|und\s|et\s|y\s)?(?:${therefore})${END}\s*`, 'iu'),
    opener: new RegExp(
      String.raw`,?\s(?:(?:and|und|et|y)\s)?(?:(?:${reason})|(?:(?<relative>${relative})|(?<condition>${condition}))(?=[^\p{L}]*\p{Ll}))${END}`,
      'gu',
    ),
    telling: new RegExp(String.raw`^(?:\s?(?:also|just|only|always|now|sich|nur|auch))*\s*(?:${telling})${END}`, 'iu'),
  };
}
