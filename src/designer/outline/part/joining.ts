/** Small words by what they do, in the languages that prompts are read in. */
const IS = 'is|are|ist|sind|est|sont|está|están|es|son|é|são|è|sono|zijn|jest|są|är';
const AND = 'and|plus|as well as|followed by|und|sowie|et|puis|y|e|en|oraz|och|samt';
const HAS =
  'with|holding|holds?|has|have|containing|contains?|listing|lists?|showing|shows?|offering|offers?|of|for|reads|offers?|gives?|consists? of|(?:made|split) (?:up )?(?:of|into)|(?:breaks?|splits?|divides?) (?:\\p{Ll}+ ){0,3}?(?:down )?(?:in)?to|switch(?:es|ing)? between|leads? to|goes to|bietet|führt zu|propose|mène à|ofrece|lleva a|mit|hat|haben|enthält|zeigt|listet|avec|contient|affiche|montre|énumère|con|tiene|tienen|contiene|muestra|com|tem|contém|mostra|ha|met|heeft|bevat|toont|med|har|visar';
const ARE = 'are|sind|sont|son|são|sono|zijn';
const ARTICLE =
  'an?|the|its|their|one|some|any|of|eine?|einen|einem|einer|der|die|das|den|dem|une?|les?|la|des|el|los|las|una|uma?|os?|as|il|lo|gli|uno|een|het|de|en|ett';
const NAMED =
  'called|titled|named|headed|labell?ed|captioned|entitled|marked|says?|saying|reads?|reading|asks?|asking|namens|betitelt|mit dem Titel|intitulée?s?|nommée?|titulad[oa]s?|llamad[oa]s?|intitulad[oa]s?|intitolat[oa]|chiamat[oa]|getiteld';
const ON =
  'on|off|ticked|checked|selected|active|chosen|disabled|current|unticked|unchecked|done|open|aktiv|ausgewählt|gewählt|an|aus|actif|active|activée?|sélectionnée?|coché[es]*|activ[oa]s?|seleccionad[oa]s?|marcad[oa]s?|ativ[oa]s?|selecionad[oa]s?|attiv[oa]|selezionat[oa]|actief|geselecteerd|aktywn[ae]|vald|aktivt';

/** Words that lead into a sentence about parts of a page without saying anything of them. */
export const LEAD =
  /^(?:(?:then|next|after (?:that|it|this)|below (?:that|it|this)|underneath|beneath (?:that|it)|finally|lastly|also|here|and|there (?:is|are)|it (?:has|shows|holds|contains|also has)|(?:please )?(?:add|include|show|put|place|draw|use)|we (?:need|see|have)|comes?|follows?|with)\b,?\s+|(?:first|second|third|last),\s+)+/iu;

/** Between two parts. */
export const BETWEEN = new RegExp(
  String.raw`^\s*(?:[,;]\s*(?:(?:${AND})\s+)?|(?:${AND})\s+)(?:then\s+|also\s+|dann\s+|ensuite\s+)?(?:there (?:is|are)\s+|it (?:has|shows)\s+|has\s+|shows\s+)?`,
  'iu',
);

export const DETERMINER = new RegExp(String.raw`^(?:(?:${ARTICLE})\s+|l['’])+`, 'iu');

/** Leads from a thing to its name. */
export const CALLED = new RegExp(
  String.raw`^\s*,?\s*(?:(?:that|which|it|${IS})\s+)*(?:${NAMED}|for|(?:with|under) (?:the|an?)\s(?:label|title|text|heading|name|words?|caption|headline|question))\s+(?:the (?:text|words?|label)\s+)?`,
  'iu',
);

/** Leads from a field to what stands in it. */
export const VALUED =
  /^\s*,?\s*(?:(?:that|which|is|it)\s+)*(?:set (?:to|at)|stands? (?:at|on)|standing (?:at|on)|showing|shows?|at|on|currently|preset to|preselected|with (?:the )?value|containing|contains|filled with|prefilled with|=|value)\s*:?\s+/iu;

/** Leads from a thing to what it holds. */
export const HOLDING = new RegExp(
  String.raw`^\s*(?:(?:,?\s(?:each|all)(?: of them)? \p{Ll}+)?[:：–—=]\s*|,?\s*(?:(?:that|which|and)\s+)?(?:${HAS}|${ARE})\s+(?:\p{Ll}+ (?:that|which|to)\s[^,:"“„]{3,40}:\s+)?)`,
  'iu',
);

/** Words for what a list has in it, behind that: "a menu with the entries …". */
export const ENTRIES =
  /^(?:the|die|les|las|los|as|os|le|de) (?:entries|items|options|tabs|links|choices|values|labels|steps|rows|fields|(?:three|four|five) items|Einträgen?|Punkten?|entrées|entradas|opciones|opções|voci|items)\s*:?\s+/iu;

/** Leads to a property with its words: the placeholder of a field, the hint under it. */
export const PROPERTY =
  /^\s*,?\s*(?:and\s+)?(?:with\s+)?(?:(?:an?|the|its)\s+)?(placeholder|hint|helper text|help text|helper|caption|subline|note)(?:\s+(?:text|reading|saying|says|of|that says|line))?\s*:?\s*(?=["“„«`])/iu;

/** How a thing stands, said behind it. */
export const STATED =
  /^\s*(?:,\s*|\s)(?:and\s+)?(?:(?:(?:that |which )?is|currently|already|by default|switched|turned|set to|set)\s+){0,2}((?:not|un)?\s?(?:ticked|checked|selected|active|chosen|pressed)|on|off|enabled|disabled|greyed out|open|closed|current|sold out|primary|secondary|ghost|outlined?|text only|danger|destructive|optional|required|sticky|full width)(?=\s*(?:[,.;)]|$)|\s+and\s)/iu;

/** "…; Basalt and Marble are on", ", the first one active", ", with New open": states of things that were listed. */
export const STATES = new RegExp(
  String.raw`^\s*[,;]\s*(?:(?:${AND})\s+)?(?:([^;:]{2,80}?)\s+(?:${IS})|with\s+((?:the\s)?[^,;:"“”]{2,40}?)(?:\s(?:being|as))?|((?:the\s)?(?:first|second|third|fourth|last)(?:\s\p{Ll}+)?))\s+((?:already\s|currently\s|not\s)?(?:${ON})(?:\s(?:one|ones))?)(?=\s*(?:[,.;]|$)|\s+(?:${AND})\s)`,
  'iu',
);

/** "(Beds ticked)" behind a list. */
export const STATE_ASIDE = new RegExp(
  String.raw`\s*\((\p{Lu}[^()]{1,60}?)\s(?:(?:${IS})\s)?((?:already\s)?(?:${ON}))\)$`,
  'iu',
);

/** The same where a list goes on before it. */
export const STATES_BEHIND = new RegExp(
  String.raw`[,;]\s*(?:(?:${AND})\s+)?(?:[^,;:]{2,80}?\s(?:${IS})|with\s[^,;:"“”]{2,40}?|(?:the\s)?(?:first|second|third|fourth|last)(?:\s\p{Ll}+)?)\s(?:${ON}|not|already)(?![\p{L}])`,
  'iu',
);

/** What all of a list have in common is no part of it. */
export const EACH =
  /^\s*,?\s*(?:each|every one|all)\s+(?:of them\s+)?(?:with|has|have|shows?|in)\s[^"“”\d;:,]*(?=$|,)/iu;

/** Behind a place: "on the right is …", "at the foot there are …". */
export const STANDS =
  /^\s*,?\s*(?:(?:there\s+)?(?:is|are|sits?|stands?|comes?|goes|we see|shows?|has|have|holds?)\s+|:\s*)?/iu;

/** Verbs that only say that something is there. */
export const THERE =
  /^\s+(?:sits?|stands?|comes?|follows?|goes|appears?|is shown|are shown|is there|runs?|folgt|steht)(?=\s*(?:[,.;]|$))|^\s+(?:after|below|under|behind) (?:that|it|this)(?=\s)/iu;

/** Why something is there: said to whoever draws it. */
export const REASON =
  /,?\s+(?:because|since|so that|so (?:the |an? |that |people |they |we |you |i )\S*\s?\p{Ll}+|weil|damit|da man|parce que|pour que|porque|para que|perché|omdat|zodat)\s[^,;:"“]*(?=\.?$)/iu;

/** "The page is called …", "Das Rezept heißt …": what says how a page or its thing is called. */
export const TITLED =
  /^\s*(?:(?:the|this|our|its|die|der|das|diese|la|le|cette|el|esta|il|o|a|het|de)\s+)?(?:\p{L}+\s)?\p{L}+\s(?:(?:is|should be)\s(?:called|named|titled|entitled)|heißt|trägt den Titel|s['’](?:appelle|intitule)|se (?:llama|titula)|chama-se|si (?:chiama|intitola)|heet|nazywa się|heter)\s+(?=["“„«\p{Lu}])/iu;
