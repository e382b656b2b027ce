/** Words around a wish that say nothing of it: "hey, would you mind …, thanks!". */
const OPENING =
  /^(?:(?:hey|hi|hello|ok(?:ay)?|so|well|um+|please|pls|plz|kindly|now|also|additionally|furthermore|(?:and )?then|next|finally|lastly|after that|afterwards|and|but|maybe|perhaps|actually|only then|would you mind|do you mind|(?:can|could|would|will) (?:you|we)(?: please| maybe| perhaps| possibly| also| just| kindly)*|(?:i|we)(?:['’]d| would)? (?:like|love|want|prefer|need)(?: you)? to|let['’]?s|let us|feel free to|try to|go ahead and|make sure to|you should|we should|i (?:think|guess|feel|believe|mean)(?: that| like)?|is it possible to|how about|what about|what if (?:you|we)|it would be (?:so |really |much )?(?:great|nice|nicer|cool|good|better|lovely|awesome|helpful|perfect) (?:to|if (?:you|we) could))[,:!]?\s+)+/i;
const ORDER = /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|1st|2nd|3rd|\d+[.)]|[-*•–])[,:]?\s+(?=\S)/i;
const IF_IT_WERE =
  /^(?:i(?:['’]d| would) (?:like|love|prefer) it|it would be (?:\w+ )?(?:great|nice|nicer|cool|good|better|lovely)|i (?:think|guess) it would be (?:\w+ )?(?:nicer|better|nice|good|great)) if (?:it|the (?:screen|page|design|whole thing)) (?:was|were|is|could be|would be)\s+/i;
const CLOSING =
  /[\s,.!?]*(?:\b(?:please|pls|plz|thanks(?: a lot)?|thank you(?: very much)?|thx|cheers|if (?:possible|you can|that['’]?s ok)|for me|would be (?:great|nice|good))\b|[.!?;,…])+\s*$/i;
/** What comes after "message: " is to be written as it stands. */
const SAID = /\b(?:message|reply|text|note)\b[^:]*:\s*\S/i;
const NO_MORE = /\s+$/;
/** "I want a map": what is wanted is to be seen. */
const WANTED =
  /^(?:(?:i|we)(?:['’]d| would)? (?:want|need|like|love|prefer)(?: to (?:see|have))?|there (?:should|must|has to|needs to) be|give (?:me|us)|have|get(?! rid)|we are missing|missing:?)\s+(?!no\b|to\b)/i;

const INGS: Readonly<Record<string, string>> = {
  removing: 'remove',
  deleting: 'delete',
  making: 'make',
  changing: 'change',
  moving: 'move',
  using: 'use',
  hiding: 'hide',
  adding: 'add',
  putting: 'put',
  renaming: 'rename',
  replacing: 'replace',
  swapping: 'swap',
  switching: 'switch',
  turning: 'turn',
  showing: 'show',
  dropping: 'drop',
  getting: 'get',
  setting: 'set',
};

/** A clause without greetings, wishes and thanks: "could you please make it dark, thanks" is "make it dark". */
export function stripPoliteness(clause: string): string {
  let text = clause.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(ORDER, (lead) => (/^[a-z]/i.test(lead) && !VERB_AHEAD.test(text.slice(lead.length)) ? lead : ''))
      .replace(IF_IT_WERE, 'make it ')
      .replace(OPENING, '')
      .replace(SAID.test(text) ? NO_MORE : CLOSING, '')
      .trim();
  }
  text = text.replace(/^([a-z]+ing)\b/i, (word) => INGS[word.toLowerCase()] ?? word);
  return text.replace(WANTED, 'show ').replace(/^just\s+(?!keep|one|two|three|four|five|six|\d)/i, '');
}

const VERB_AHEAD =
  /^(?:please |also )?(?:make|change|set|use|switch|turn|add|include|insert|remove|delete|drop|hide|move|put|place|rename|call|replace|swap|duplicate|copy|get|take|show|convert|apply|kill|lose|reduce|give)\b/i;

/** Talk that asks for nothing. */
const CHAT =
  /^(?:(?:(?:that['’]?s|it['’]?s|this is) )?(?:the )?wrong (?:brand|name|price|date|time|number|address|word|text|colou?r)$|(?:everything|it|this|that|the rest|looks?|all) (?:is|looks?|seems?|are)?\s*(?:fine|good|great|ok(?:ay)?|nice|perfect|lovely)|(?:thanks?|thank you|great|nice|cool|perfect|good job|well done|i (?:really )?(?:like|love) (?:it|this|the rest)))\b[^,]*$/i;

export const isChat = (clause: string): boolean => CHAT.test(clause.trim());
