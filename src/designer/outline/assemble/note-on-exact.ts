import type { Piece } from '../form/piece.ts';
import { listWords } from '../list-words.ts';
import type { Node, Option, Outline, Words } from '../outline.ts';
import { findQuoted } from '../values/quoted.ts';
import { saidOfKnown } from './said-of-known.ts';

const CHOSEN =
  /(?:^|[,;]\s+(?:and\s)?|\band\s)(?:the\s)?(?:selected|active|current|chosen|highlighted|preselected)\s[\p{L} ]{2,24}?\s(?:is|are)\s(?:the\s)?["“„«`]?([^"”“»`,;]+?)["”“»`]?(?=\s*(?:[,;]|\.?$|\sand\sthe\s))/giu;
const CLOSED =
  /(?:^|[.;]\s+)["“„«`]?([^"”“»`.;,]{1,30}?)["”“»`]?\s(?:is|are)\s(full|sold out|disabled|greyed out|unavailable|booked|closed|not available)\b/giu;

/**
 * Takes over what a sentence says of a page that was told in an exact form: which of several things is chosen or closed, what
 * its buttons are. Whether it only speaks of what stands there.
 */
export function noteOnExact(outline: Outline, sentence: Piece): boolean {
  const isTaken = chosenIn(outline, sentence);
  saidOfKnown(outline, sentence);
  const shown = ` ${listWords(outline)
    .map(({ text }) => text.toLowerCase())
    .join(' ')} `;
  const quoted = findQuoted(sentence.text);
  return (
    isTaken || quoted.every(({ inner }) => shown.includes(sentence.text.slice(inner.start, inner.end).toLowerCase()))
  );
}

function chosenIn(outline: Outline, { text }: Piece): boolean {
  let isTaken = false;
  const choices = outline.sections.flatMap(choicesIn);
  for (const [, name = ''] of text.matchAll(CHOSEN)) {
    const options = choices.find((all) => all.some(({ label }) => isCalled(label, name)));
    if (options === undefined) continue;
    for (const option of options) {
      if (isCalled(option.label, name)) option.isOn = true;
      else delete option.isOn;
    }
    isTaken = true;
  }
  for (const [, name = '', state = ''] of text.matchAll(CLOSED)) {
    const option = choices.flat().find(({ label }) => isCalled(label, name));
    if (option === undefined) continue;
    option.isDisabled = true;
    if (/^(?:full|sold out|booked|closed)$/iu.test(state)) option.note ??= { text: state, origin: 'literal' };
    isTaken = true;
  }
  const current = /^["“„«`]?([^"”“»`,;.]{2,30}?)["”“»`]?\sis\s(?:the\s)?(?:active|current|selected)/iu;
  for (const clause of text.split(/[,;]\s+(?:with icons,?\s*)?/u)) {
    const name = current.exec(clause.trim())?.[1];
    const entry = outline.frame.navigation?.entries.find(({ label }) => name !== undefined && isCalled(label, name));
    if (entry === undefined) continue;
    for (const other of outline.frame.navigation?.entries ?? []) delete other.isCurrent;
    entry.isCurrent = true;
    isTaken = true;
  }
  return isTaken;
}

const isCalled = ({ text }: Words, name: string): boolean => text.trim().toLowerCase() === name.trim().toLowerCase();

const choicesIn = (node: Node): Option[][] =>
  node.kind === 'section'
    ? node.nodes.flatMap(choicesIn)
    : node.kind === 'control' && node.options.length > 1
      ? [node.options]
      : [];
