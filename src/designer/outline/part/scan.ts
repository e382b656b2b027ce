import { literalWords } from '../assemble/passage/literal-words.ts';
import { cut, type Piece } from '../form/piece.ts';
import type { Words } from '../outline.ts';
import type { Sentence, TokenOf } from '../phrases/token.ts';
import { valueAt } from '../values/value-at.ts';
import { ACCOMPANIED_BEHIND, LAST_VERB_BEHIND, STATES_BEHIND } from './joining.ts';
import { isSeen } from './mention-kinds.ts';
import { listNouns, type Noun } from './list-nouns.ts';

/** Where a name without marks may begin, and how far it goes: up to a sign or a word that goes on with the sentence. */
const NAME =
  /^(?:[\p{Lu}\p{Lt}\d€$£¥+#][^,;:()[\]"“”„«»`*]*?)(?=\s(?:with|showing|shows?|set|at|is|are|and|or|on|off|in|under|below|which|that|containing|as|from|to|has|holds?|standing|stands|currently)\s(?!\()|\s(?:und|et|y|e|en|och)\s(?:ein\p{Ll}*|une?|un[ao]?|uma?|een|ett|l[ae]s?|der|die|das|den|dem|el|los|il|het)\s|\s(?:on|off)[.]?$|\s*[,;:()[\]"“”*]|\s*[.]?\s*$)/u;

/** What stands between a list and the next part. */
const BEFORE_NEXT =
  /(?:[,;]\s*(?:(?:and|plus|und|et|y|e|en)\s+)?|\s(?:and|plus|und|et|y|e|en)\s+)(?:(?:an?|the|its|one|another|two|three|eine?|einen|der|die|das|une?|les?|la|el|una|uma?|il|een)\s+)?$/iu;

/** What begins anew behind a list: "…, then recent payments: …". */
const HEADED_NEXT =
  /(?:[,;]\s*(?:(?:and|plus|und|et|y|e|en)\s+)?|\s(?:and|plus|und|et|y|e|en)\s+)(?:(?:then|also|below|dann|ensuite|luego)\s+)?(?:(?:an?|the|some)\s+)?\p{Ll}+(?:\s\p{Ll}+){0,3}\s?:\s/u;

/** The same with an article, which no name in a list has. */
const ARTICLE_BEFORE =
  /(?:[,;]\s*(?:(?:and|plus|und|et|y|e|en)\s+)?|\s(?:and|plus|und|et|y|e|en)\s+)(?:an?|the|two|three|eine?|einen|une?|una|uma?|un|een)\s+$/iu;

/** Controls that their name stands before: "Save button". */
const NAMED_BEFORE: ReadonlySet<string> = new Set(['button', 'link', 'checkbox', 'toggle', 'icon-button']);

const isNamedBefore = ({ mention: { makes } }: Noun): boolean =>
  makes.kind === 'control' && NAMED_BEFORE.has(makes.control);

/** Languages whose relative clauses end with their verb. */
const isVerbLast = (lang: string): boolean => /^(?:de|nl)/.test(lang);

/** Reads a sentence from left to right; `at` is an offset into it. */
export class Scan {
  readonly text: string;
  at = 0;
  /** The verb stood first, so that nothing stands between a part and what it holds: "Danach zeigt der Abschnitt …". */
  isInverted = false;
  /** The first thing told is one of several alike: "each of the three rooms gets a card"; how many where that is said. */
  several: { count?: number } | undefined;
  readonly #sentence: Sentence;
  readonly #nouns: readonly Noun[];

  /** Names alone are what a form asks for. */
  readonly isForm: boolean;
  readonly lang: string;

  constructor(sentence: Sentence, lang: string, isForm = false) {
    this.isForm = isForm;
    this.lang = lang;
    this.#sentence = sentence;
    this.text = sentence.piece.text;
    this.#nouns = listNouns(this.text, lang);
  }

  get rest(): string {
    return this.text.slice(this.at);
  }

  get isAtEnd(): boolean {
    return /^[\s.]*$/u.test(this.rest);
  }

  /** Goes behind what the pattern, anchored at its start, finds here. */
  eat(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest);
    if (match === null) return undefined;
    this.at += match[0].length;
    return match;
  }

  /** The noun whose phrase begins here or began before, determiners passed over by the caller. */
  noun(): Noun | undefined {
    const from = this.#skipSpace();
    const noun = this.#nouns.find(({ start, head }) => start <= from && from <= head);
    if (noun !== undefined) this.at = noun.end;
    return noun;
  }

  /** The noun that begins here, left where it is. */
  peekNoun(): Noun | undefined {
    const { at } = this;
    const noun = this.noun();
    this.at = at;
    return noun;
  }

  quoted(): Words | undefined {
    const quoted = this.#tokenAt('quoted');
    if (quoted !== undefined) this.at = quoted.end;
    return quoted?.words;
  }

  place(): TokenOf<'place'> | undefined {
    const place = this.#tokenAt('place');
    if (place !== undefined) this.at = place.end;
    return place;
  }

  aside(): Piece | undefined {
    const aside = this.#tokenAt('aside');
    if (aside !== undefined) this.at = aside.end;
    return aside?.inner;
  }

  /** Words in capitals or figures, up to where the sentence goes on. */
  name(): Words | undefined {
    const from = this.#skipSpace();
    const match = NAME.exec(this.text.slice(from));
    if (match === null || match[0].trim() === '' || match[0].split(/\s+/).length > 7) return undefined;
    this.at = from + match[0].length;
    return this.words(from, this.at);
  }

  /** A measured value with its unit. */
  value(): Words | undefined {
    const from = this.#skipSpace();
    const value = valueAt(this.text, from);
    if (value === undefined) return undefined;
    this.at = value.end;
    return this.words(from, value.end);
  }

  words(from: number, to: number): Words {
    return literalWords(this.piece(from, to));
  }

  piece(from: number, to: number): Piece {
    return cut(this.#sentence.piece, from, to);
  }

  /**
   * Where what is listed here ends: before a comma or "and" behind which another noun, a place or a state begins. Nouns in
   * capitals are entries ("Dashboard, Orders, Tables").
   */
  endOfList(): number {
    const places = this.#sentence.tokens.filter(({ is }) => is === 'place');
    const starts = [
      ...this.#nouns.filter((noun) => this.#isOwn(noun)).map((noun) => this.#startOf(noun)),
      ...places.map(({ start }) => start),
    ];
    const next = starts
      .filter((start) => start > this.at)
      .toSorted((a, b) => a - b)
      .map((start) => BEFORE_NEXT.exec(this.text.slice(this.at, start))?.index ?? 0)
      .find((index) => index > 0);
    const state = STATES_BEHIND.exec(this.rest);
    const each = /,\s*(?:each|all)\s(?:with|of)\s/iu.exec(this.rest);
    const headed = HEADED_NEXT.exec(this.rest);
    const last = isVerbLast(this.lang) ? LAST_VERB_BEHIND.exec(this.rest) : undefined;
    const beside = ACCOMPANIED_BEHIND.exec(this.rest);
    const ends = [
      next,
      state?.index,
      each?.index,
      headed?.index,
      last?.index,
      beside?.index,
      this.#placeBehind(),
    ].filter((index) => index !== undefined && index > 0);
    const end = ends.length === 0 ? this.text.length : this.at + Math.min(...(ends as number[]));
    return end === this.text.length ? end - (/[.\s]*$/u.exec(this.rest)?.[0].length ?? 0) : end;
  }

  /** Where a place that ends a stretch begins: "Call and Message | at the bottom". */
  #placeBehind(): number | undefined {
    const place = this.#sentence.tokens.find(
      ({ is, start, end }) =>
        is === 'place' &&
        start > this.at &&
        /\s(?!to\s)\S/u.test(this.text.slice(start, end)) &&
        /^\s*(?:[.,;]|$)/u.test(this.text.slice(end)) &&
        /[\p{L}\p{N}"”)]\s$/u.test(this.text.slice(0, start)),
    );
    return place === undefined ? undefined : this.#trimmed(place.start) - this.at;
  }

  #trimmed = (end: number): number => this.text.slice(0, end).trimEnd().length;

  /** Where what stands here ends: at a sign that parts, or where the next part begins. */
  endOfStretch(): number {
    const sign = /[,:](?!\d)|[;()]|\s[–—]\s|\.(?=\s|$)/u.exec(this.rest);
    return Math.min(this.endOfList(), sign === null ? this.text.length : this.at + sign.index);
  }

  /** "Sign in | button", "a Book a trial | button": words in capitals before the noun that they name. */
  nounAfterName(): { name: Words; noun: Noun } | undefined {
    const from = this.#skipSpace();
    const noun = this.#nouns.find(
      (one) =>
        one.head > from &&
        isNamedBefore(one) &&
        !one.mention.isPlural &&
        // "Primary button": how it looks, no name.
        one.mention.modifiers.join(' ') !== this.text.slice(from, one.head).trim() &&
        /^\p{Lu}(?:(?!\s(?:as|is|with|in)\sa?n?\s)[^,;:()"“”„«».]){0,40}\s$/u.test(this.text.slice(from, one.head)),
    );
    if (noun === undefined || this.#nouns.some(({ head, start }) => start >= from && head < noun.head))
      return undefined;
    const name = this.words(from, this.#trimmed(noun.head));
    this.at = noun.end;
    return { name, noun };
  }

  /** Where names end that may be nouns too: another part begins only with an article, a place or a sign. */
  endOfNames(): number {
    const next = this.#nouns
      .map(({ start }) => start)
      .filter((start) => start > this.at && ARTICLE_BEFORE.test(this.text.slice(this.at, start)))
      .map((start) => ARTICLE_BEFORE.exec(this.text.slice(this.at, start))?.index ?? 0);
    const sign = /[:;()]|\.(?=\s|$)/u.exec(this.rest)?.index;
    const ends = [...next, sign, this.#placeBehind()].filter((index) => index !== undefined && index > 0);
    return this.at + Math.min(this.rest.trimEnd().length, ...(ends as number[]));
  }

  /** Whether a noun in small letters stands between here and `end`. */
  holdsNoun(end: number): boolean {
    return this.#between(end).some((noun) => this.#isOwn(noun));
  }

  /** Whether what is seen as such stands between here and `end`: a control, a chart, a picture. */
  holdsSeen(end: number): boolean {
    return this.#between(end).some(({ mention: { makes } }) => isSeen(makes.kind));
  }

  /** Whether any noun stands between here and `end`, in capitals or not. */
  holdsAnyNoun(end: number): boolean {
    return this.#between(end).length > 0;
  }

  /** Whether a noun that is no everyday word stands between two offsets. */
  holdsAnyNounIn(from: number, end: number): boolean {
    return this.#nouns.some(({ start, mention }) => !mention.isWeak && start >= from && start < end);
  }

  #between = (end: number): Noun[] =>
    this.#nouns.filter(({ start, mention }) => !mention.isWeak && start >= this.at && start < end);

  /** Whether a noun is one, and no word of a name in capitals. */
  #isOwn(noun: Noun): boolean {
    if (isNamedBefore(noun)) return this.#isSmall(noun.head);
    return this.#isSmall(noun.start) && !this.#endsName(noun);
  }

  /** Where a noun's part begins: before the name that stands before it, in marks or in capitals. */
  #startOf(noun: Noun): number {
    const { start, head } = noun;
    const before = this.text.slice(this.at, start);
    const quoted = /["“„«][^"“”„«»]+["”“»]\s$/u.exec(before);
    if (quoted !== null) return start - quoted[0].length;
    if (!isNamedBefore(noun)) return start;
    const name = /(?<=(?:[,;]\s(?:and\s)?|\sand\s)(?:(?:an?|the)\s)?)\p{Lu}[^,;:()"“”.]{0,40}\s$/u.exec(
      this.text.slice(this.at, head),
    );
    return name === null ? start : head - name[0].length;
  }

  /** "Backwash filter" among other names: a noun right behind a word in capitals that begins its entry. */
  #endsName({ start, end }: Noun): boolean {
    const before = this.text.slice(this.at, start);
    const entry = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
    const isListed = before.includes(',') || /^\s*,/u.test(this.text.slice(end));
    return isListed && /^\s*(?:and\s)?\p{Lu}\p{L}+(?:[ -](?!with|of|and|an?|the|in|on|for)\p{L}+)?\s$/u.test(entry);
  }

  #isSmall = (at: number): boolean => /\p{Ll}/u.test(this.text.charAt(at));

  #skipSpace(): number {
    return this.at + (/^\s*/u.exec(this.rest)?.[0].length ?? 0);
  }

  #tokenAt<K extends 'quoted' | 'place' | 'aside'>(kind: K): TokenOf<K> | undefined {
    const from = this.#skipSpace();
    return this.#sentence.tokens.find((token): token is TokenOf<K> => token.is === kind && token.start === from);
  }
}
