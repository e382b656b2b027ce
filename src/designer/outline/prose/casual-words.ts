/** Words of people who talk to a designer: what leads to content, what only asks for it, what says something of themselves. */

/** Small words before what is told: "then", "first thing i need is", "right now in". Taken off again and again. */
const LEADS = [
  /^(?:[\s,;:.+•·–—-]|\band\b|\bthen\b|\balso\b|\bplus\b|\boh\b|\bnext\b(?=\s+(?:the|a|comes)\b)|\bfinally\b|\blastly\b|\bso\b|\bbut\b|\bmaybe\b|\bplease\b|\bpls\b|\bjust\b|\breally\b|\bafter that\b|\bat the (?:very )?end\b)+/iu,
  /^(?:und|dann|danach|auch|außerdem|bitte|et|puis|ensuite|aussi|y|luego|después|también|e|depois|também|poi|anche|en|dan|daarna|ook|i|potem|też|och|sedan|ve|sonra)(?=[\s,])\s*/iu,
  /^(?:at the (?:very )?(?:top|bottom)|on top|on it|in it|under(?:neath)? (?:it|that)?|below (?:it|that)?|above (?:it|that)?|abve it|on the (?:left|right)|in the middle|beside (?:it|that)|up top|bottom|top|oben|unten|drunter|daneben|darunter|arriba|abajo|en bas|en haut|em baixo|em cima|onderaan|bovenaan|sotto|sopra)(?=[\s,:])[\s,:]*/iu,
  /^(?:the )?(?:first|main|big|biggest|most important|next|last) thing (?:(?:i|we) (?:need|want|have) )?(?:is|should be|on it is)\s+/iu,
  /^(?:(?:i|we|you|they|people|visitors|guests|everyone)(?:['’]d| would| also| really| just| always| badly)*\s+)?(?:need|want|like|love|wish|see|get|show|shows|put|add|give|display|mention|include|includes)s?(?:\s+(?:me|us|them|in))?(?:\s+to\s+(?:see|have|show|know|read|get|say))?\s+(?:is\s+)?/iu,
  /^(?:it|that|there|this)\s+(?:(?:should|must|needs to|has to)\s+(?:show|say|have|list|include|be)|is|are)\s+/iu,
  /^(?:(?:ich|wir|man)\s+)?(?:brauche?n?|möchten?|will|wollen|hätten?\s+gern|zeig(?:e|t)?)\s+/iu,
  /^(?:(?:je|nous|on)\s+)?(?:voudrais|veux|il me faut|il faut|montrer?|affiche[rz]?)\s+/iu,
  /^(?:necesito|quiero|queremos|que (?:salga|aparezca|se vea)n?|muestra|preciso d[eo]|quero|mostra|voglio|vorrei|servono|serve)\s+/iu,
  /^(?:the|an?|my|our|your|their|his|her|its|some|all the|der|die|das|ein|eine|einen|den|dem|mein|meine|unser|unsere|le|la|les|l['’]|un|une|des|mon|ma|mes|nos|notre|el|los|las|una|mi|mis|nuestr[oa]s?|o|os|as|um|uma|il|lo|gli|de|het|een)(?=\s)\s+/iu,
  /^l['’](?=\p{L})/iu,
  /^what (?:i|we) (?:need|want) is\s+/iu,
  /^(?:they['’]?re|they are|which are|these are|those are)\s(?:called|named)\s+/iu,
  /^(?:we['’]?re|we are|on est|nous sommes|wir haben|wir sind|estamos|siamo|wij zijn|estamos)\s+(?=(?:open|closed|ouvert|fermé|geöffnet|offen|abiert|apert|geopend|in|at|on)\p{L}*\s)/iu,
  /^(?:[\p{L}-]+\s){0,3}(?:screen|page|site|website|homepage|view|pantalla|página|seite|écran|scherm)(?:\s(?:pour|para|for|fürs?|on)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)?\s(?:with|showing|that shows|mit|con|avec|com|met)\s+/iu,
  /^(?:short |little |small |quick )?(?:bit|section|part|paragraph|story|something)\s(?:about|on|of)\s+/iu,
  /^(?:finish|start|begin|end)\s(?:it\s)?with\s+/iu,
  /^(?:e\.?\s?g\.?|eg|for example|such as|for instance|z\.\s?b\.|zum beispiel|p\.\s?ej\.|por ejemplo|par exemple|por exemplo|ad esempio|bijvoorbeeld|np\.|örneğin|예를 들면|예:|例えば|比如|例如)[,:]?\s+/iu,
] as const;

/** How many characters at the start of a clause only lead to what it tells. */
export function leadLength(text: string): number {
  let at = 0;
  for (let round = 0; round < 8; round++) {
    const before = at;
    for (const lead of LEADS) at += lead.exec(text.slice(at))?.[0].length ?? 0;
    if (at === before) break;
  }
  return at;
}

/** Who speaks, greets or asks: nothing of it is on the screen. */
const PERSON =
  /^\W*(?:hi|hey|hello|hallo|moin|bonjour|hola|olá|ciao|hoi|merhaba|so|well|ok|right so|and|but|because|cause|since|which|where|that(?:['’]s)? (?:where|why|what|how)|as)*\W*(?:(?:i|we|he|she|they|you|people|volunteers|nobody|everybody|customers|clients)(?:['’](?:d|m|re|ve|ll|s))?|(?:im|ive|id|my (?:wife|husband|mum|dad|boss|brother|sister|grandmother)|our (?:customers|clients|members))|ich|wir|je|nous|on (?:est|a|fait|veut)|ils|yo|nosotros|eu|nós|io|noi|ik|wij|we|jag|ben|biz)\s+\p{L}|^\W*(?:j['’](?:ai|aimerais|aime|habite|organise)|(?:ten(?:go|emos)|somos|soy|queremos|quiero|trabajo|llevo|quería|quisiera|temos|tenho|queria|gostaria|abbiamo|ho|siamo|sono|vorrei|vorremmo|gestisco|mam|mamy|chcę|chcemy|prowadz\p{L}+|potrzebuj\p{L}+|hätte[n]?|bräuchte[n]?|möchte[n]?|haben|vi|jag)\s+\p{L})/iu;

/** What speaks of the page and not on it: instructions, wishes, looks in passing. */
const INSTRUCTION =
  /^\W*(?:(?:and|but|so|please|pls|also|just|really|maybe|very|quite)\s+)*(?:keep|make|made|can you|could you|would you|use|design|build|create|needs? (?:to|a)\b|must\b|should\b|has to|have to|big(?:gish)? (?:enough|letters|font|text|buttons)|huge (?:letters|text|font)|readable|nothing (?:else|fancy|tiny)|runs? on|looks?\b|like (?:a|an|the|our|old)\b|of course|only one\b|one of (?:these|those|them|the)\b|if poss|for example$|as (?:i|we|you)\b|so (?:that|i|we|it|people|my)\b|cause\b|because\b|obviously|no fluff|be able to|drag to|that one|one that|rest (?:is )?similar|the rest\b|not too\b|sweet but|friendly|pretty|cute|make up\b|mach(?:t)?\b|soll\b|que se\b|para que\b|damit\b|pour que\b|zodat\b)/iu;

/** A greeting by itself, and thanks. */
const GREETING =
  /^\W*(?:hi|hey|hello|hallo|moin|servus|guten (?:tag|morgen)|salut|bonjour|bonsoir|hola|buenas|buenos días|olá|oi|ciao|salve|buongiorno|hoi|goedendag|cześć|dzień dobry|hej|merhaba|selam|thanks|thank you|thx|danke|merci|gracias|obrigad[oa]|grazie|bedankt|dziękuję|tack|teşekkürler)(?:\s(?:there|all|zusammen|à tous|a todos|a tutti|in advance|im voraus|d['’]avance))?\W*$/iu;

export const isPersonal = (text: string): boolean => PERSON.test(text) || GREETING.test(text);
/** How it is meant to feel, where nothing else is said. */
const FEELING =
  /^\W*(?:(?:and|but|very|quite|a bit|not too|so|really)\s+)*(?:sweet|friendly|pretty|cute|simple|plain|fun|funny|warm|quiet|calm|earthy|playful|cosy|cozy|modern|vintage|professional|clean|bold|schlicht|freundlich|sobrio|sencillo|alegre|doux|sobre)(?:\s(?:but|and|,|please|pls|enough)\b.*|\W*)$|\s(?:look|style|feel|feeling|vibe|theme|colou?rs?|letters|font|letters|farben|couleurs|colores)(?:\s(?:please|pls))?\W*$|^(?:each|every)\s(?:with|has|of)\b(?!.*\b(?:button|btn|photo|picture)\b)/iu;

/** What a page is built with concerns whoever builds it. */
const BUILT =
  /(?:^|[\s(])(?:react|vue|svelte|angular|next\.?js|tailwind(?: ?css)?|flutter|swiftui|kotlin|typescript|javascript|shadcn(?:\/ui)?|bootstrap|material ui|chakra|storybook|html5?|css|semantic html|dom|npm|expo|laravel|django)(?=[\s,.;)/]|$)|\bbitte\s(?=.*\b(?:umsetzen|verwenden|nutzen|achten|bauen)\b)/iu;

export const isInstruction = (text: string): boolean =>
  (BUILT.test(text) && !/["“”„«»`]/u.test(text)) || INSTRUCTION.test(text) || (FEELING.test(text) && !/\d/.test(text));

/** A clause that leads to samples and is no heading: "examples", "right now in", "put these in". */
const SAMPLES =
  /^(?:(?:for |some |a few |e\.?g\.?|eg|such as|like|examples?|sample(?:s| data| records?| values| content| rows?)?|use these values|right now(?: (?:in|on|there))?|at the moment|currently|so far|now|put (?:these|this) in|fill (?:it|in) with|they['’]?re called|called|named|these(?: are)?|those(?: are)?|zum beispiel|z\.?\s?b\.?|beispiele?|etwa|gerade|par exemple|p\.?\s?ex\.?|exemples?|por ejemplo|p\.?\s?ej\.?|ejemplos?|por exemplo|exemplos?|ad esempio|per esempio|esempi|bijvoorbeeld|bv\.?|voorbeelden|na przykład|np\.?|till exempel|t\.?ex\.?|örneğin|mesela|예를 들면|예|例えば|例|比如|例如)\s*)+$/iu;
export const leadsToSamples = (text: string): boolean => SAMPLES.test(text.trim().replace(/[,:.]+$/, ''));

/** What is to stand on the page as it is told: "say that …", "it should say …", "text: …". */
export const SAYING =
  /(?:^|[\s,])(?<!\b(?:who|people|they|we|i|can|to)\s)(?:(?:please |also |just |and )*(?:it |which |that |there |to )?(?:should |must |can |will )?(?:says?|saying|reads?|reading)(?: also)?(?: there)?(?:\s+that)?|text|wording|mention(?:ing)? that|write that|stating that|tell (?:people|them|visitors)(?: that)?|(?:schreib|sag)t? (?:auch |bitte )?(?:,? ?dass|dazu)|(?:que )?(?:ponga|diga|pone|dice)(?: que)?|(?:qui )?(?:dis(?:e|ant)|écri[st]) que|diga que|che dice|scriv(?:i|ete) che|zeggen dat)[\s:]+(?=\S)/iu;
