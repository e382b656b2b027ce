/** Words of one language by what they do in a clause, as alternatives of a pattern. */
export interface TalkWords {
  /** Open a clause that says why or what for. */
  reason: string;
  /** Open a clause that tells more of what stands before it. */
  relative: string;
  /** Verbs with which such a clause says what a part holds or how it stands: then it is no talk. */
  telling: string;
  /** Open a clause that says when a rule holds. */
  condition: string;
  /** Who uses the page, as the subject of a clause. */
  person: string;
  /** What people do and no part of a page does. */
  human: string;
  /** Words for persons before such a verb: "the technicians know". */
  several: string;
  /** Verbs of a wish or demand. */
  modal: string;
  /** Ask whoever draws for a manner, not for a part. */
  asking: string;
  /** Lead from a reason to what is asked for it: "it is dark there, so mark …". */
  therefore: string;
  /** What a hand does to a part, at the head of a rule. */
  gesture: string;
  /** Small words before a clause. */
  before: string;
}

const en: TalkWords = {
  reason:
    "because|cause|since(?= (?:the|they|he|she|it|we|you|i|people|there|this|that|these|those|some\\w*|every\\w*|no|nobody|nothing|most|many|not|our|my|their|his|her)\\b)|as(?= (?:they|he|she|we|you|it|people|most|many|nobody|everybody|there)\\b)|so that|so(?= (?:he|she|they|you|we|i|it|people|nobody|everyone|everybody|someone|users?|visitors?|one can|(?:the|every|each|all|our|my|their|his|her) (?:\\p{Ll}+ ){1,3}?(?:can|does|do|has|have|is|are|will|stays?|never|always|knows?|sees?|jumps?|don))\\b)|in order (?:to|that)|in case|for fear|given that|to make sure|which is why|that['’]s why",
  relative:
    "which(?= (?:he|she|they|we|you|i|people|it|is|are|must|should|will|would|\\p{Ll}+s|\\p{Ll}+ (?:whether|if|when|how|what|them|him|her|us|it|the|to|at))\\b)|(?:on|in|at|for|from|by|with|to|of) (?:which|whom)(?= \\p{Ll}+ \\p{Ll})|(?<!,\\s)(?:who|where)(?=\\s\\p{Ll})|that (?:he|she|they|you|we|i|people|nobody|everybody)|(?:he|she|they|you|we|people)(?= (?:can|cant|can['’]t|cannot|could|must|should|will|would|has|have|needs?|wants?|never|always|often|glance|look|knows?|likes?)\\b)",
  telling:
    'shows?|lists?|holds?|contains?|says?|reads?|carr(?:y|ies)|displays?|gives?|includes?|has|have|is|are|was|were|stands?|sits?|leads?|goes|opens|starts?|names?|counts?|plots?|runs?|fills?|breaks|covers|links?|offers?|bears?|prints?|consists?|asks?|uses?|comes?|marks?',
  condition:
    'if|when|whenever|while|until|till|unless|once(?= \\p{Ll}+)|as soon as|as long as|whether|even if|even when',
  person:
    "i|we|you|he|she|they|it['’]s us|nobody|no one|none of (?:us|them)|every(?:one|body)|some(?:one|body)|anyone|anybody|people|users?|visitors?|guests?|most(?: of (?:them|us|our \\p{Ll}+))?|some of (?:them|us)|one of (?:them|us)|(?:one|two|both|half) (?:of (?:them|us) )?(?=(?:is|are) (?:usually|often|always|mostly|sometimes))",
  human:
    'use|uses|read|reads|look|looks|know|knows|wear|wears|need|needs|want|wants|work|works|check|checks|share|shares|sit|sits|think|thinks|like|likes|hate|hates|forget|forgets|tap|taps|press|presses|type|types|see|sees|come|comes|walk|walks|go|goes|ask|asks|like|prefer|prefers|trust|trusts|glance|glances|have|has|had|do|does|don|keep|keeps|expect|expects|decide|decides|live|lives|turn|turns|speak|speaks|print|prints|hit|pump|pumps|hold|holds|get|gets|will|would|can|must|should|are|were|never|often|always|usually|only|mostly|already',
  several:
    '(?:the|these|those|our|my|their|his|her|most|many|some|all|other|older|younger|few)(?: \\p{Ll}+){0,2} \\p{Ll}+(?:s|men|people|staff|crew|team|folk|children)',
  modal: "must(?:n['’]?t)?|should(?:n['’]?t)?|shall|ought to|has to|have to|needs? to|may not",
  asking:
    "keep (?:it|this|that|them|things|everything|the|all|to|in mind)|make (?:it|this|that|them|sure|everything|the)|leave (?:it|plenty|room|space|enough|the|out)|be (?:kind|brief|careful|bold|generous|honest|consistent|sparing|gentle|strict|quick)|use (?:the|it|them|only|your|whatever|real|plain|no more|this|these|more|less|one)|treat|think (?:of|about|like)|imagine|priorit|focus on|remember|note that|mind (?:the|that)|feel free|assume|follow the|invent|ensure|aim for|go (?:for|easy)|give (?:it|them|everything) (?:room|space|air)|let (?:it|the|them)|show (?:it|them|this state) in|surprise|take care|pay attention|respect|bear in mind|stay close|stick to|don['’]?t|do not|never|please don",
  therefore:
    '(?:so|therefore|hence)(?= (?:please )?(?:mark|show|gr[ea]y|put|write|use|add|hide|keep|make|give|highlight|display|colou?r|set|draw|leave|place|label|let|have|include|print|move)\\b)',
  gesture:
    '(?:on )?(?:tapping|clicking|pressing|swiping|dragging|hovering|scrolling|holding|touching|long[- ]press(?:ing)?|double[- ]click(?:ing)?|pulling)|on (?:tap|click|hover|press|swipe)|an? (?:tap|click|swipe|long press)(?= \\p{Ll})',
  before: 'and|but|so|also|please|pls|plus|then|because|as|since|or|just|really|mind you|obviously|of course',
};

const de: TalkWords = {
  reason:
    'weil|damit|sodass|so dass|denn(?= (?:er|sie|es|wir|die|der|das|viele|manche|niemand|alle))|da(?= (?:er|sie|es|wir|man|die|der|das|viele|niemand)\\b)|um(?= [^,.;]*\\bzu \\p{Ll}+)|falls',
  relative:
    '(?:der|die|das|den|dem|deren|dessen|was|wo|worauf|wobei|wodurch|womit|wofür|woran)(?= (?:erst|nur|immer|nie|oft|sonst|man|sie|er|es|ihm|ihr|ihnen|uns|sich|niemand|jeder)\\b)',
  telling: 'zeigt|zeigen|enthält|enthalten|steht|stehen|heißt|sagt|nennt|listet|hat|trägt|liegt|führt',
  condition: 'wenn|sobald|solange|während|bis(?= (?:alle|der|die|das|man|sie|er|es)\\b)|ob|nachdem|bevor|auch wenn',
  person:
    'ich|wir|man|er|sie|ihr|niemand|jeder|alle|viele|manche|die meisten|(?:die|unsere|meine) (?:leute|menschen|kolleg\\p{L}+|kund\\p{L}+|nutzer\\p{L}*|mitarbeiter\\p{L}*|besucher\\p{L}*|gäste)',
  human:
    'haben|hat|sind|ist|lesen|liest|tragen|trägt|brauchen|braucht|wollen|will|sehen|sieht|stehen|steht|arbeiten|arbeitet|kennen|kennt|wissen|weiß|nutzen|nutzt|mögen|mag|können|kann|sollen|soll|müssen|muss|schauen|schaut|kommen|kommt|tippen|tippt|halten|hält|vergessen|vergisst|bedienen|bedient',
  several: '(?:die|unsere|meine|viele|manche|alle|einige|beide)(?: \\p{L}+)? \\p{Lu}\\p{L}+(?:en|er|e|n|innen|s|leute)',
  modal: 'muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|dürfte',
  asking:
    'halte|haltet|halt es|mach|macht|bitte (?:nicht|kein|alles|schlicht|ruhig)|lass|lasst|denk|denkt|achte|achtet|verwende|verwendet|nutze|nutzt|sei|seid|stell dir|beachte|beachtet|vermeide|bleib|erfinde',
  therefore:
    '(?:also|daher|deshalb|darum)(?= (?:bitte )?(?:markiere?|zeig(?:e|t)?|mach(?:e|t)?|setz(?:e|t)?|schreib(?:e|t)?|färbe|hebe?|blende|nimm|nutze?)(?![\\p{L}]))',
  gesture:
    'beim (?:tippen|klicken|antippen|drücken|wischen|ziehen|berühren|überfahren)|ein (?:tippen|klick|druck|tipp)(?= (?:auf|öffnet))|tippt man|klickt man|wer (?:tippt|klickt)',
  before: 'und|aber|also|auch|bitte|denn|oder',
};

const fr: TalkWords = {
  reason:
    "parce qu(?:e |[’'])|car(?= )|puisqu(?:e |[’'])|afin (?:de|qu)|pour qu(?:e |[’'])|de (?:façon|manière|sorte) (?:à|qu)|vu que|comme ça",
  relative:
    "(?:qui|que|où|dont|à laquelle|auquel|sur lequel|ce qui)(?= (?:leur|lui|nous|vous|me|ne|n['’]|permet|évite|aide|change|serv|elle|il|on|ils|elles|les gens)\\b)",
  telling: 'affiche(?:nt)?|montre(?:nt)?|contien(?:t|nent)|indique(?:nt)?|porte(?:nt)?|liste(?:nt)?|est|sont|dit',
  condition:
    "si(?= (?:elle|il|on|le|la|les|l['’]|rien|tout))|quand|lorsqu(?:e |['’])|dès qu|tant qu|pendant qu|jusqu['’]à ce qu|une fois",
  person:
    'je|nous|on|vous|ils|elles|il|elle|personne|chacun|tout le monde|les gens|les (?:utilisateurs|clients|visiteurs|équipes)|beaucoup|certains|la plupart',
  human:
    "ont|a|sont|est|lisent|lit|portent|porte|regardent|regarde|veulent|veut|savent|sait|connaissent|connaît|utilisent|utilise|travaillent|travaille|voient|voit|doivent|doit|peuvent|peut|aiment|aime|tiennent|tient|n['’]\\p{L}+|ne|oublient|tapent",
  several: '(?:les|nos|mes|leurs|ses|certains|plusieurs|tous les)(?: \\p{Ll}+)? \\p{Ll}+s',
  modal: 'doit|doivent|devrait|devraient|il faut|ne doit pas|ne peut pas',
  asking:
    "garde[zr]?|reste[zr]?|fai(?:s|tes) (?:simple|sobre|en sorte|attention)|pense[zr]?|évite[zr]?|laisse[zr]?|utilise[zr]?|soi[ts]|soyez|imagine[zr]?|rappelle[zr]?|n['’]\\p{L}+ pas|ne \\p{L}+ pas|inutile de",
  therefore:
    '(?:donc|alors)(?= (?:marque|montre|affiche|mets|mettez|écris|grise|utilise|ajoute|indique)[rz]?(?![\\p{L}]))',
  gesture:
    '(?:en )?(?:appuyer|appuyant|toucher|touchant|cliquer|cliquant|glisser|balayer)|au (?:clic|toucher|survol)|un (?:clic|appui|tap)(?= sur)',
  before: 'et|mais|donc|aussi|merci|car',
};

const es: TalkWords = {
  reason:
    'porque|ya que|pues(?= )|puesto que|para que|de (?:modo|manera|forma) que|así (?:que )?(?=(?:no|se|el|la|los|las|ella|él|ellos)\\b)|a fin de|dado que',
  relative:
    '(?:que|quien(?:es)?|donde|cuy[oa]s?|lo que|lo cual)(?= (?:le|les|nos|me|se (?:ve|lee|abre|usa)|ayuda|permite|evita|avisa|no|ella|él|ellos|uno|la gente)\\b)',
  telling: 'muestran?|contienen?|dicen?|tienen?|lleva[n]?|indica[n]?|está[n]?|es|son|lista[n]?',
  condition:
    'si(?= (?:no|el|la|los|las|ella|él|hay|falta|se))|cuando|mientras|hasta que|en cuanto|siempre que|a menos que|una vez',
  person:
    'yo|nosotr[oa]s|ell[oa]s|él|ella|uno|nadie|todos|tod[oa] el mundo|la gente|(?:los|las) (?:usuari[oa]s|clientes|visitantes|chic[oa]s)|muchos|algunos|la mayoría',
  human:
    'tiene[n]?|ha[n]?|es|son|está[n]?|lee[n]?|lleva[n]?|mira[n]?|quiere[n]?|sabe[n]?|conoce[n]?|usa[n]?|trabaja[n]?|ve[n]?|debe[n]?|puede[n]?|no|va[n]?|necesita[n]?|prefiere[n]?|olvida[n]?|toca[n]?',
  several: '(?:los|las|nuestr[oa]s|mis|sus|algun[oa]s|much[oa]s|tod[oa]s l[oa]s)(?: \\p{Ll}+)? \\p{Ll}+s',
  modal: 'debe[n]?|debería[n]?|tiene[n]? que|hay que|no puede[n]?',
  asking:
    'mant[eé]n(?:lo|la|er|ga)?|haz(?:lo|la)?|hazme el favor|deja|dejad|piensa|evita|usa|sé|imagina|recuerda|procura|cuida|no (?:pongas|uses|inventes|olvides|hace falta)',
  therefore:
    '(?:así que|por eso|por tanto)(?= (?:marca|muestra|pon|escribe|usa|añade|resalta|indica)(?:lo|la|d)?(?![\\p{L}]))',
  gesture: 'al (?:tocar|pulsar|hacer clic|deslizar|arrastrar|pasar)|tocar(?= (?:el|la|un))|pulsar(?= (?:el|la|un))',
  before: 'y|pero|así que|también|por favor|pues|porque',
};

/** Of other languages only what opens a reason. */
const onlyReason = (reason: string): TalkWords => ({ ...NOTHING, reason });

/** Never found. */
const NEVER = '(?!)';
const NOTHING: TalkWords = {
  reason: NEVER,
  relative: NEVER,
  telling: NEVER,
  condition: NEVER,
  person: NEVER,
  human: NEVER,
  several: NEVER,
  modal: NEVER,
  asking: NEVER,
  therefore: NEVER,
  gesture: NEVER,
  before: NEVER,
};

export const TALK_WORDS: Readonly<Record<string, TalkWords>> = {
  en,
  de,
  fr,
  es,
  it: onlyReason('perché|poiché|affinché|siccome|così che'),
  pt: onlyReason('porque|pois|para que|já que|de modo que'),
  nl: onlyReason('omdat|zodat|want(?= (?:ze|hij|zij|het|we|de|het|er))|opdat|aangezien'),
  pl: onlyReason('ponieważ|bo(?= )|żeby|aby|gdyż'),
  sv: onlyReason('eftersom|så att|för att|därför att'),
};
