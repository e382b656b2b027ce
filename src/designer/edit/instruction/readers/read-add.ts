import { toTarget, type ReadClause } from '../clause.ts';
import { listQuotes, unmaskQuotes } from '../mask-quotes.ts';
import { splitPosition, type Placed } from '../read-position.ts';

const ADD =
  /^(?:add|include|insert|append|create|put in|throw in|introduce|attach|show|also show|display|give (?:it|the (?:page|screen|app|site)))\s+(?:(?:also|me|us)\s+)?(.+)$/i;

export const readAdd: ReadClause = ({ text, quotes }) => {
  const match = ADD.exec(text);
  if (match?.[1] === undefined || /^(?:it|this|that)$/i.test(match[1])) return undefined;
  // "Show it as cards", "show only three" speak of what is there: nothing new may come of them.
  if (/^(?:also )?(?:show|display)\s+(?:(?:it|this|that|them|these|everything)?\s*(?:as|like)|only|just)\s/i.test(text))
    return undefined;
  const { words, position } = splitSaid(match[1], quotes);
  const quoted = listQuotes(words, quotes);
  return {
    kind: 'add',
    what: unmaskQuotes(words.replace(/(\uE000\d+\uE001)/g, '"$1"'), quotes).trim(),
    quoted,
    ...(position === undefined ? {} : { position }),
    ...(/^(?:show|also show|display)\b/i.test(text) ? { isShown: true } : {}),
  };
};

/** What is said stands whole: "free shipping over $50" is no place. A place may stand before it. */
function splitSaid(text: string, quotes: readonly string[]): Placed {
  const at =
    /\s(?:that (?:says?|reads|we|the|it|there)|which says|saying|about|reading|explaining|stating|telling|:)\s/i.exec(
      text,
    );
  if (at === null) return splitPosition(text, quotes, { inside: true });
  const said = text.slice(at.index);
  const tail =
    /\s(?:above|below|under|before|after|next to|at the|to the|on the|in the)\s(?:the\s|my\s|our\s|top|bottom|end|header|page|footer)/i.test(
      said,
    )
      ? splitPosition(said, quotes, { inside: true })
      : { words: said };
  const head = splitPosition(text.slice(0, at.index), quotes, { inside: true });
  const position = head.position ?? tail.position;
  return { words: `${head.words}${tail.words}`, ...(position === undefined ? {} : { position }) };
}

/** "If there is a footer, drop it, otherwise make it dark." */
export const CONDITION =
  /^(if|when|unless|in case)\s+(?:there(?: is| are|['’]s)|(?:it|the (?:page|screen)) has|you (?:see|find)|we have)\s+(not?\s+|already\s+|any\s+|an?\s+|the\s+)*(.+?)(?:\s+(?:on|in) (?:the|this) (?:page|screen))?(?:,|\s+then|\s+(?=remove|drop|delete|hide|make|move|add|rename|change|put|get rid))\s*(.+)$/i;

export const toCondition = (words: string, quotes: readonly string[]) => toTarget(words, quotes);
