import { toTarget, type ReadClause } from '../clause.ts';

const ALL =
  /^(?:the |all |all the |my )?(?:texts?|copy|wording|words|content|paragraphs?|sentences|body|everything|it)$/i;
const SHORTER =
  /^make (it|everything|the (?:page|screen|text)) (?:less (?:texty?|wordy|text[- ]heavy|verbose)|with less text)$|^(?:too much|there is too much|(?:much |a lot )?less|fewer) (text|words|copy|reading|to read)$|^(?:make|keep)\s+(.+?)\s+(?:much |a bit |a little |way )?(?:shorter|briefer|more concise|concise|crisper)$|^(?:shorten|condense|tighten up|cut down)\s+(.+)$|^(?:shorter|less|briefer)\s+((?:texts?|copy|wording|headlines?|descriptions?|paragraphs?|titles?|intro(?:duction)?)(?:\s.+)?)$/i;

/** "Shorter text", "make the intro shorter": fewer words of the same. */
export const readShorten: ReadClause = ({ text, quotes }) => {
  const match = SHORTER.exec(text);
  const words = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5];
  if (words === undefined || /\sto\s|\d|\b(?:list|table|cards?|rows?|form|page|screen|spacing|space)\b/i.test(words))
    return undefined;
  return { kind: 'shorten', ...(ALL.test(words.trim()) ? {} : { target: toTarget(words, quotes) }) };
};
