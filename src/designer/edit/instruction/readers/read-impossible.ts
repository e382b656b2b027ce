import type { ReadClause } from '../clause.ts';
import { hasQuote } from '../mask-quotes.ts';

const QUESTION =
  /^(?:why|how come|who|whose|when (?:is|are|do|does|did|will)|where (?:is|are|do|does|did)|what (?:is|are|does|did|fonts?|colou?rs?|kind|size)|what['’]s|which|how (?:do|does|can|did|many|much|long|big|is|are)|is (?:it|this|there|that|the)|are (?:there|these|those|you|the)|does (?:it|this|the)|do you|did you|have you|should (?:i|we)|may i|can i|could i)\b/;

const TEXT =
  '(?:texts?|copy|wording|words|headlines?|headings?|titles?|intro(?:duction)?|descriptions?|subtitles?|subheadings?|paragraphs?|messages?|tagline|slogan|ctas?|button (?:text|label)s?|tone|language|sentences?|bio|about text|testimonials?|answers?)';
const TONE =
  '(?:fun|cool(?:er)?|friendl(?:y|ier)|formal|informal|casual|funn(?:y|ier)|witt(?:y|ier)|persuasive|professional|catch(?:y|ier)|punch(?:y|ier)|longer|more detailed|serious|warmer|personal|emotional|exciting|convincing|clearer|simpler|easier to (?:read|understand)|better|nicer|snapp(?:y|ier)|humorous|playful|polite|inclusive|engaging|inspiring|sound .+)';

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`^(?:make|let|turn|keep)\s+(?:the |all |all the |my |our |its )*(?:[\p{L}-]+ ){0,3}${TEXT}(?: (?:of|in|on|under|below|above) [\p{L} ]+?)?\s+(?:sound |read |a bit |a little |much |way |more |less |feel |be )*${TONE}$`,
      'u',
    ),
    'to write a text anew in another tone takes a language model; say the new words and they are set, such as: change the headline to "Hello again"',
  ],
  [
    new RegExp(
      String.raw`^(?:rewrite|reword|rephrase|improve|polish|proofread|expand|lengthen|paraphrase|edit|spell ?check|(?:write|give me|show|use|add) (?:an? )?(?:better|new|other|another|different|catchier|longer|nicer))\s+(?:the |all |all the |my |our |this )*(?:[\p{L}-]+ ){0,3}${TEXT}(?: (?:of|in|on|under|below|above) [\p{L} ]+)?$`,
      'u',
    ),
    'to write a text anew takes a language model; say the new words and they are set, such as: change the headline to "Hello again"',
  ],
  [
    /^(?:fix|correct|find|check)\s+(?:the |all |all the |any |my )*(?:typos?|spelling(?: mistakes?| errors?)?|grammar|mistakes?|errors?)\b/,
    'it is not said which word is wrong; say both, such as: change "Hallo" to "Hello"',
  ],
  [
    /^(?:connect|integrate|hook|wire|sync|synchroni[sz]e|plug|attach|link)\s+(?:it|this|that|them|everything|(?:the|my|our) (?:form|app|site|page|screen|data|dashboard|shop|backend|login|buttons?|calendar)|[\p{L} ]+? )\s*(?:up\s+)?(?:to|with|into)\b|^(?:connect|integrate) (?!the dots)/u,
    'a screen is a drawing and connects to nothing; it can show what would be connected, such as: add a button "Connect"',
  ],
  [
    /^(?:make|let)\s+(?:it|this|the (?:page|site|app|screen|website)|everything|the (?:form|buttons?|search|links?|menu|login))\s+(?:load |run |work |be )*(?:a bit |much |really |actually )?(?:faster|quicker|load fast|work|works|functional|interactive|clickable|dynamic|secure|safer|seo[- ]friendly|rank\b.*|offline|cheaper|installable|searchable|realtime|real[- ]time|live)$/,
    'a screen is a drawing; how fast it is and what its parts do is decided by the code that is made of it',
  ],
  [
    /^(?:deploy|publish|host|export|download|install|compile|debug|test|share|print|e-?mail|launch|ship|release|upload|save|commit|code|program|implement|build)\s+(?:it|this|that|me|everything|(?:the|my|our|this) (?:page|site|app|screen|website|design|code|file|figma|project))\b/,
    'an edit changes what is on the screen; screens are exported and shared from the project',
  ],
  [
    /^(?:animate|add (?:an? |some |subtle |nice )*(?:animations?|transitions?|parallax|hover effects?|micro-?interactions?|sound|music|autoplay))\b|\b(?:fly|slide|fade|bounce|spin|pulse|blink|animate) in\b|^(?:make|let) .+ (?:fly|slide|fade|bounce|spin|pulse|blink|move|rotate|animated)$/,
    'a screen stands still: nothing on it moves or sounds',
  ],
  [
    /^(?:add|include|implement|set up|write|create|need)\s+(?:an? |some |the )*(?:google )?(?:analytics|tracking|backend|database|api|authentication|authorisation|authorization|seo|unit tests?|javascript|css|html|react|code|cookies?(?! (?:banner|notice|bar|consent))|server|webhooks?)(?: (?:code|tracking|pixel|integration|support))?$/,
    'a screen is a drawing and holds no code; it can show what people see of it',
  ],
];

/** What no edit of a screen can do, with the reason: questions, new texts in a tone, code, connections, movement. */
export const readImpossible: ReadClause = ({ text, lower }) => {
  const plain = lower.trim();
  const group = hasQuote(text) ? undefined : GROUPS.find(([pattern]) => pattern.test(plain));
  if (group !== undefined) return { kind: 'impossible', reason: group[1] };
  return QUESTION.test(plain) && !/\b(?:empty|loading|error)\b/.test(plain)
    ? {
        kind: 'impossible',
        reason: 'this is a question, and I only change the screen; say what should be different on it',
      }
    : undefined;
};
