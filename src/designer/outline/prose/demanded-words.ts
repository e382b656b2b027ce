import { cut, trimEnds, type Piece } from '../form/piece.ts';

/** What asks that the clause before it stands out on the page: "make that the big thing", "das muss oben stehen". */
const DEMAND =
  /[,;]?\s(?:(?:and|so|but|und|aber|et|mais|y|pero)\s)?(?:please\s|bitte\s|pls\s)?(?:(?:make|put|have|get|show|write|print)\s(?:that|this|it|those|them)\s(?:really\s|very\s|super\s|nice and\s)?(?:the\s)?(?:big|bold|huge|large|clear|obvious|prominent|stand out|first|in (?:big|large|bold|huge)|on top|at the (?:very\s)?top|on there|on it)\b|(?:that|this|it|which)\s(?:really\s)?(?:has to|must|should|needs to|ought to)\s(?:be|stand|go|jump|hit)\s(?:really\s|very\s|right\s)?(?:big|bold|clear|obvious|prominent|out|visible|at|on|in|first|easy to)\b|that one should be\b|(?:das|dies|es)\s(?:muss|soll(?:te)?|darf)\s(?:[\p{L}]+\s){0,4}(?:stehen|sein|schreiben|sagen|auffallen|sehen)\b|und das (?:muss|soll|darf)\s|(?:il faut que|et) (?:ça|cela) (?:doit |se )\p{L}+|(?:eso|esto) (?:tiene que|debe) \p{L}+|que (?:eso )?se vea (?:bien|grande)|questo deve \p{L}+|isso (?:deve|tem de|tem que) \p{L}+|dat moet \p{L}+)/iu;

/** As large as a title; what only has to be seen is a notice. */
const BIG = /\b(?:big|bold|huge|large|groß|grande|groot|stort?)\b/iu;

/** Who speaks before what is told: "so", "well", "by the way". */
const LEADING = /^(?:(?:and|so|also|well|oh|but|by the way|btw|please|und|auch|außerdem|et|aussi|y|también)[\s,]+)+/iu;

/**
 * The words that a sentence asks to be shown though it only states them: "First lesson is free, please make that the big
 * thing." says "First lesson is free".
 */
export function demandedWords(sentence: Piece): { said: Piece; isBig: boolean } | undefined {
  const demand = DEMAND.exec(sentence.text);
  if (demand === null || demand.index < 8) return undefined;
  const said = trimEnds(cut(sentence, LEADING.exec(sentence.text)?.[0].length ?? 0, demand.index), ' ,.;:!');
  if (said.text.split(/\s+/).length > 16 || !/\s/.test(said.text)) return undefined;
  return { said, isBig: BIG.test(demand[0]) };
}
