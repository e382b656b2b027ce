import type { Span } from '../outline.ts';
import { demandedWords } from '../prose/demanded-words.ts';
import { splitSentences } from '../phrases/split-sentences.ts';
import { cut, type Piece } from '../form/piece.ts';
import { findQuoted } from '../values/quoted.ts';
import { explains, findAsides } from './find-asides.ts';
import { holdsLiteral } from './is-talk.ts';
import { sortClauses, type Clause } from './sort-clauses.ts';
import { talkPatterns } from './talk-patterns.ts';

/** Lines with a form of their own: headings, tables, quotes, what is drawn with signs. */
const OWN_FORM = /^\s*(?:#|\||>|[+│┌└├]|[-*_=]{3,}\s*$)|\S {3,}\S|\s\|\s/u;
const ENTRY = /^\s*(?:[-*•·–—▪]|\d{1,2}[.)]|[a-z][.)])\s+/u;
/** The first sentences of a prompt say what the page is, whatever they talk of. */
const OPENING = 2;

/**
 * The prompt with what is only said to its designer blanked: every other character stays at its place, save a sign that
 * ended what was blanked, which moves to its start. Refusals stay for those who read them.
 */
export function clearTalk(prompt: string, lang: string): string {
  if (talkPatterns(lang) === undefined) return prompt;
  const signs = prompt.split('');
  let seen = 0;
  for (const block of listBlocks(prompt)) {
    for (const sentence of splitSentences(block.said)) {
      if (seen >= OPENING || !block.isProse) clearSentence(signs, sentence, block.isProse, lang);
      else if (findQuoted(sentence.text).length > 0) blankAll(signs, sentence, findAsides(sentence.text, lang));
      seen += block.isProse ? 1 : OPENING;
    }
  }
  return signs.join('');
}

interface Block {
  said: Piece;
  isProse: boolean;
}

/** Paragraphs and entries of lists, without their marks. */
function listBlocks(prompt: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let isFenced = false;
  let open: Block | undefined;
  for (const line of prompt.split('\n')) {
    const entry = ENTRY.exec(line)?.[0].length ?? 0;
    if (/^\s*(?:```|~~~)/u.test(line)) isFenced = !isFenced;
    if (isFenced || line.trim() === '' || /^\s*(?:```|~~~)/u.test(line) || OWN_FORM.test(line)) open = undefined;
    else if (entry > 0) {
      blocks.push({ said: { text: line.slice(entry), start: start + entry }, isProse: false });
      open = undefined;
    } else if (open === undefined) {
      open = { said: { text: line, start }, isProse: true };
      blocks.push(open);
    } else open.said.text += `\n${line}`;
    start += line.length + 1;
  }
  return blocks;
}

function clearSentence(signs: string[], sentence: Piece, isProse: boolean, lang: string): void {
  // "We take tents only, that has to stand out": what is demanded to be seen is content.
  if (demandedWords(sentence) !== undefined) return;
  const therefore = talkPatterns(lang)?.therefore.exec(sentence.text);
  // "It is dark down there, so mark the last one": why, and then what.
  if (therefore != null && !holdsLiteral(sentence.text.slice(0, therefore.index), lang)) {
    const from = therefore.index + therefore[0].length;
    blank(signs, sentence.start, sentence.start + from, false);
    clearSentence(signs, cut(sentence, from), isProse, lang);
    return;
  }
  const clauses = sortClauses(sentence.text, lang);
  const isAllAside = clauses.every(({ is }) => is !== 'content');
  // An entry of a list that only reads like a wish may be what the list holds: "Keep the lid closed".
  if (isAllAside && (isProse || clauses.some(({ is }) => is === 'refusal'))) {
    part(signs, sentence, clauses);
    return;
  }
  const kept = clauses.findLastIndex(({ is }) => is !== 'talk');
  const end = clauses[kept]?.end ?? 0;
  const isTold = kept < clauses.length - 1 && explains(sentence.text.slice(0, end), lang);
  const last = isTold ? [{ start: end, end: endOfWords(sentence.text) }] : [];
  blankAll(signs, sentence, [...findAsides(sentence.text, lang, !isProse), ...last]);
}

/** A sentence of looks, refusals and talk: each refusal stands alone, and looks are read from the prompt as it was. */
function part(signs: string[], sentence: Piece, clauses: readonly Clause[]): void {
  if (!clauses.some(({ is }) => is === 'talk') && !clauses.some(({ is }, at) => at > 0 && is === 'refusal')) return;
  for (const [at, { start, end, is }] of clauses.entries()) {
    const next = clauses[at + 1]?.start ?? sentence.text.length;
    if (is !== 'refusal') blank(signs, sentence.start + start, sentence.start + next, false);
    else if (next > end) {
      blank(signs, sentence.start + end, sentence.start + next, false);
      signs[sentence.start + end] = clauses.slice(at + 1).some((clause) => clause.is === 'refusal') ? ';' : '.';
    }
  }
}

/** Blanks stretches of a sentence; those that only a sign parts are one. */
function blankAll(signs: string[], { text, start }: Piece, stretches: readonly Span[]): void {
  const joined: Span[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    if (before !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(before.end, stretch.start)))
      before.end = Math.max(before.end, stretch.end);
    else joined.push({ ...stretch });
  }
  for (const stretch of joined) blank(signs, start + stretch.start, start + stretch.end, true);
}

/** Blanks a stretch; where a sign follows it, that moves to where the stretch began. */
function blank(signs: string[], from: number, to: number, movesSign: boolean): void {
  for (let at = from; at < to; at++) if (signs[at] !== '\n') signs[at] = ' ';
  const sign = signs[to];
  if (!movesSign || sign === undefined || !/[.,;:!?]/u.test(sign) || !/^\s?$/u.test(signs[to + 1] ?? '')) return;
  signs[from] = sign;
  signs[to] = ' ';
}

const endOfWords = (text: string): number => text.replace(/[.!?]+\s*$/u, '').length;
