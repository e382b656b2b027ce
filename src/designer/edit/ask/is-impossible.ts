/** What no edit of a drawing can do, with the reason told. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:when|whenever|once|as soon as|if|on|upon|after)\b[^,]*\b(?:user|someone|anyone|press\w*|click\w*|tap\w*|submit\w*|hover\w*|load\w*|scroll\w*|selected|typed?|fails?|ends?|arriv\w*|open\w*|chang\w*|swip\w*)\b/i,
    'what happens when something is pressed or done is decided by code; an edit changes what the screen shows',
  ],
  [
    /^wenn\b|^sobald\b|^quand\b|^lorsque\b|^cuando\b|^quando\b|^als\b.*\b(?:klik|druk)/i,
    'what happens then is decided by code; an edit changes what the screen shows',
  ],
  [
    /\b(?:POST|localStorage|sessionStorage|cookies?(?! (?:banner|notice))|back-?end|database|\bSQL\b|\bAPI\b|webhooks?|endpoint|server|cron(?:job)?|websocket|OAuth|auth0|stripe|firebase|supabase|JSON|redirect|lazy.?load|infinite scroll|service worker|push notifications?|IPP|SMTP|javascript|typescript|react\b|onclick|event listener|analytics|debounce|polling|real-?time (?:updates?|sync)|regex|validate[sd]?|validation(?! (?:errors?|messages?|states?))|autosave|auto-?save|auto-?refresh|encrypt\w*|cache|unit tests?)\b/,
    'a screen is a drawing and holds no code or data of its own; it can show what people see of it',
  ],
  [
    /\b(?:draggable|drag (?:and|&|'?n'?) drop|clickable|interactive|functional|swipeable|make (?:it|them|this|that|the \w+) work\b|keyboard shortcuts?|animate[sd]?|animation|fade in|slide in|blink|bounce|tooltip on hover|on hover|autoplay|sync(?:hroni[sz]e)?s? (?:it |them )?(?:with|to)|connect(?:ed)? to (?:the|our|a) (?:api|backend|database|server|calendar|account)|set up an? (?:job|task|script|webhook|cron|trigger|automation))\b/i,
    'a screen stands still and does nothing by itself; what its parts do is decided by the code made of it',
  ],
  [
    /\b(?:e-?mails?|sends?|notif(?:y|ies)|sms|texts?) (?:[\w. ]+ )?(?:as soon as|when(?:ever)?|if|every (?:day|week|hour|morning|night)|automatically)\b|\bautomatically (?:send|update|refresh|load|save|notify|e-?mail|fetch)/i,
    'a screen sends nothing and does nothing by itself',
  ],
  [
    /\btranslate (?:the |this |all |it|everything|whole|page|screen)|\b(?:ubersetze|traduis|traduire|traduce|traduci|vertaal|traduz)\b/i,
    'to translate takes a language model; say the new words and they are set, such as: change "Orders" to "Bestellungen"',
  ],
];

export const whyImpossible = (said: string): string | undefined =>
  REASONS.find(([pattern]) => pattern.test(withoutMarks(said.trim())))?.[1];

/** "Réserver" holds no "server". */
const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
