/** Small words by what they do, in the languages that prompts are read in. */
const IS = 'is|are|ist|sind|est|sont|está|están|es|son|é|são|è|sono|zijn|jest|są|är';
const AND = 'and|plus|as well as|followed by|und|sowie|et|puis|y|e|en|oraz|och|samt';
const HAS =
  'with|holding|holds?|has|have|containing|contains?|listing|lists?|showing|shows?|offering|offers?|of|for|reads|gives?|consists? of|(?:made|split) (?:up )?(?:of|into)|(?:breaks?|splits?|divides?) (?:\\p{Ll}+ ){0,3}?(?:down )?(?:in)?to|switch(?:es|ing)? between|leads? to|goes to|carr(?:y|ies)|carrying|bears?|bearing|includes?|including|displays?|displaying|features?|plots?|plotting|traces?|draws?|bietet|führt zu|nennt|trägt|tragen|umfasst|propose|mène à|comporte|regroupe|rassemble|présente|porte|inclut|indique|trace|ofrece|lleva(?: a)?|incluye|recoge|reúne|presenta|representa|indica|traza|inclui|traz|apresenta|reúne|elenca|riporta|raccoglie|traccia|geeft|noemt|mit|hat|haben|enthält|enthalten|zeigt|zeigen|listet|avec|contient|affiche|montre|énumère|con|tiene|tienen|contiene|contienen|muestra|com|tem|contém|mostra|ha|met|heeft|bevat|toont|med|har|visar';
const ARE = 'are|sind|sont|son|são|sono|zijn';
const ARTICLE =
  'an?|the|its|their|one|some|any|of|eine?|einen|einem|einer|der|die|das|den|dem|une?|les?|la|des|el|los|las|una|uma?|os?|as|il|lo|gli|uno|een|het|de|en|ett';
const NAMED =
  'called|titled|named|headed|labell?ed|captioned|entitled|marked|says?|saying|reads?|reading|asks?|asking|namens|betitelt(?: mit)?|überschrieben(?: mit)?|beschriftet(?: mit)?|lautet|heißt|mit (?:dem Titel|der Überschrift|der Aufschrift|dem Text)|intitulée?s?|nommée?s?|appelée?s?|dit|avec (?:le (?:titre|libellé|texte)|la mention)|dice|con (?:el (?:título|texto)|la etiqueta)|titulad[oa]s?|llamad[oa]s?|intitulad[oa]s?|intitolat[oa]|chiamat[oa]|getiteld';
const ON =
  'primary|secondary|on|off|ticked|checked|abgehakt|angehakt|erledigt|markiert|angekreuzt|selected|active|chosen|disabled|current|unticked|unchecked|done|open|aktiv|ausgewählt|gewählt|an|aus|actif|active|activée?|sélectionnée?|coché[es]*|activ[oa]s?|seleccionad[oa]s?|marcad[oa]s?|ativ[oa]s?|selecionad[oa]s?|attiv[oa]|selezionat[oa]|actief|geselecteerd|aktywn[ae]|vald|aktivt';

const PAGE =
  "(?:the|die|der|das|la|le|el|il|lo|a|o|de|het) (?:(?:whole|ganze) )?(?:page|screen|view|seite|ansicht|screen|bildschirm|maske|écran|vue|pantalla|página|vista|tela|schermata|pagina|scherm)|l[’']écran";
const ENDS =
  "closes|ends|finishes|concludes|opens|starts|begins|schließt|endet|beginnt|öffnet|se termine|finit|s[’']achève|s[’']ouvre|commence|termina|acaba|(?:se )?cierra|empieza|comienza|finisce|si (?:chiude|apre)|inizia|fecha|começa|eindigt|begint|sluit af";
const WITH = 'with|on|mit|avec|par|sur|con|com|met|med';
const ORDER =
  'then|next(?! to)|after (?:that|it|this|them)|below (?:that|it|this)|underneath(?! (?:the|it))|beneath (?:that|it)|finally|lastly|also|here|danach|dann|anschließend|daraufhin|schließlich|zuletzt|zum schluss|außerdem|ensuite|puis|après cela|enfin|pour finir|también|después|luego|a continuación|por último|finalmente|depois|em seguida|por fim|poi|dopo|infine|in seguito|daarna|vervolgens|ten slotte|potem|następnie|sedan|därefter';
/** Verbs by which a part comes next, where the part stands behind them. */
const COMES =
  "stands?|follows?|comes?|sits?|runs?|lies?|hangs?|appears?|goes|is placed|one (?:sees|finds|reads)|(?:you|we) (?:see|find)|there (?:is|are)|is|are|(?:es )?folgt|(?:es )?folgen|steht|stehen|kommt|kommen|läuft|laufen|liegt|liegen|sitzt|sitzen|erscheint|gibt es|sieht man|findet (?:man|sich)|finden sich|befinde[nt]+ sich|ist|sind|se trouve(?:nt)?|figure(?:nt)?|vient|viennent|apparaît|apparaissent|suit|suivent|on (?:voit|trouve|lit)|il y a|est|sont|aparecen?|está[n]?|hay|vienen?|siguen?|se (?:encuentran?|ven?)|van?|há|vem|vêm|aparece[m]?|fica[m]?|c[’']è|ci sono|segue|seguono|appare|si trova(?:no)?|volgt|volgen|staa[tn]|komt|komen|is er|zijn er";

/** Words that lead into a sentence about parts of a page without saying anything of them. */
export const LEAD = new RegExp(
  String.raw`^(?:(?:(?:${PAGE}) (?:${ENDS})(?: (?:off|up|down))? (?:${WITH})|den (?:abschluss|anfang|auftakt) (?:bildet|machen?|macht|bilden)|(?:it|this|that|the \p{L}+) is followed by|(?:${ORDER})|(?:folgt|folgen|es folgt|es folgen|follows?|comes?|viene|vienen|vient|viennent|suit|suivent|sigue|siguen|hay|il y a|gibt es|stehen|steht|kommt|kommen)|the (?:middle|cent(?:re|er)|rest)(?: of the (?:page|screen))? (?:is (?:filled|taken up|occupied) (?:by|with)|holds|shows|belongs to)|(?:the|das|le|l[’']|el|il|o) ?(?:(?:main|dominant|central|principal|most important|largest|zentrale|wichtigste|größte|dominierende) )?(?:element|part|thing|élément|elemento)(?: (?:principal|central|principale|dominante?))? (?:is|ist|est|es|è|é)|and|there (?:is|are)|it (?:has|shows|holds|contains|also has)|(?:please )?(?:add|include|show|put|place|draw|use)|we (?:need|see|have)|with)(?![\p{L}]),?\s+|(?:first|second|third|last),\s+)+`,
  'iu',
);

/** "Danach zeigt | der Abschnitt …": what a part holds stands behind its name without a word between. */
export const INVERTED =
  /^(?:zeigt|zeigen|enthält|enthalten|listet|nennt|trägt|bietet)\s+(?=(?:der|die|das|ein|eine)\s)/iu;

/** "… close the screen": where the parts told stand, said behind them. */
export const TAIL =
  /^\s*,?\s*(?:(?:close|closes|end|ends|finish|finishes|complete|completes|round|rounds) (?:off )?the (?:screen|page|view)|(?:schließt|schließen|beendet|beenden) (?:die seite|den screen|die ansicht|den bildschirm)(?: ab)?|(?:ferme(?:nt)?|termine(?:nt)?) (?:la page|l[’']écran)|(?:cierra[n]?|termina[n]?) la (?:pantalla|página)|(?:sits?|stands?|comes?|follows?|runs?|lies?) (?:at|on|along|across|below|under|beside|in) the \p{L}+(?: of the \p{L}+)?|ab|an)(?=\s*[.]?\s*$)/iu;

/** Verbs that stand last: "…, das die Werte 3, 5 und 8 zeigt". */
export const LAST_VERB =
  /^\s(?:zeigt|zeigen|nennt|nennen|enthält|enthalten|trägt|tragen|listet|auflistet|aufführt|anzeigt|darstellt|bietet|angibt|hat|haben|toont|bevat|heeft)(?=\s*(?:[,.;]|$))/iu;

/** The same where a list ends before it. */
export const LAST_VERB_BEHIND = new RegExp(LAST_VERB.source.slice(1), 'u');

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
  /^\s*,?\s*(?:(?:that|which|is|it)\s+)*(?:set (?:to|at)|stands? (?:at|on)|standing (?:at|on)|showing|shows?|at|on|bei|auf|à|sur|en|em|su|op|currently|aktuell|derzeit|zurzeit|actuellement|actualmente|attualmente|atualmente|momenteel|preset to|preselected|with (?:the )?value|containing|contains|filled with|prefilled with|=|value)\s*:?\s+/iu;

/** Leads from a thing to what it holds. */
export const HOLDING = new RegExp(
  String.raw`^\s*(?:(?:,?\s(?:each|all)(?: of them)? \p{Ll}+)?[:：–—=]\s*|,\s(?:das|die|der|den|in (?:dem|der)(?: man)?|dat)\s+(?!erste|zweite|letzte)|,?\s*in which (?:(?:one|you|we) (?:reads?|sees?|finds?)|(?:stands?|there (?:is|are)))\s+|,?\s*(?:(?:that|which|and|qui|que|che)\s+)?(?:also\s+)?(?:${HAS}|${ARE})\s+(?:\p{Ll}+ (?:that|which|to)\s[^,:"“„]{3,40}:\s+)?)`,
  'iu',
);

/** Words for what a list has in it, behind that: "a menu with the entries …". */
export const ENTRIES =
  /^pages?\s(?=\d)|^(?:the|die|den|les|las|los|as|os|le|gli|i|de) (?:(?:five|six|seven|eight) )?(?:pages?|figures|readings|Werten?|valeurs|valores|valori|waarden|entries|items|options|tabs|links|choices|values|labels|steps|rows|fields|(?:three|four|five) items|Einträgen?|Punkten?|entrées|entradas|opciones|opções|voci|items)\s*:?\s+/iu;

/** Leads to a property with its words: the placeholder of a field, the hint under it. */
export const PROPERTY =
  /^\s*,?\s*(?:(?:and|und|et|y|e|en)\s+)?(?:(?:with|mit|avec|con|com|met|med)\s+)?(?:(?:an?|the|its|dem|einem|einer|der|le|la|une?|el|un[ao]?|il|lo|um[a]?|o|de|het|een)\s+|l[’'])?(placeholder|platzhalter(?:text)?|texte indicatif|texte d[’']invite|invite|marcador(?: de posición)?|texto de ejemplo|segnaposto|tijdelijke aanduiding|hint|helper text|help text|helper|caption|subline|note|hinweis|légende|pie)(?:\s+(?:text|reading|saying|says|of|that says|line))?\s*:?\s*(?=["“„«`])/iu;

/** How a thing stands, said behind it. */
export const STATED =
  /^\s*(?:,\s*|\s)(?:and\s+)?(?:(?:(?:that |which )?is|currently|already|by default|switched|turned|set to|set)\s+){0,2}((?:not|un)?\s?(?:ticked|checked|selected|active|chosen|pressed)|on|off|enabled|disabled|greyed out|open|closed|current|sold out|primary|secondary|ghost|outlined?|text only|danger|destructive|optional|required|sticky|full width)(?=\s*(?:[,.;)]|$)|\s+and\s)/iu;

/** "…; Basalt and Marble are on", ", the first one active", ", with New open": states of things that were listed. */
export const STATES = new RegExp(
  String.raw`^\s*[,;]\s*(?:(?:${AND})\s+)?(?:(?:of which|of whom|of these|von denen|dont|d(?:e l[ao]s|elle) (?:cuales|quali)|waarvan)\s+)?(?:([^;:]{2,80}?)\s+(?:${IS})|with\s+((?:the\s)?[^,;:"“”]{2,40}?)(?:\s(?:being|as))?|((?:(?:the|der|die|das)\s)?(?:first|second|third|fourth|last|erste|zweite|dritte|vierte|letzte)(?:\s\p{Ll}+)?))\s+((?:already\s|currently\s|not\s)?(?:${ON})(?:\s(?:one|ones|ist|sind))?)(?=\s*(?:[,.;]|$)|\s+(?:${AND})\s)`,
  'iu',
);

/** "(Beds ticked)" behind a list. */
export const STATE_ASIDE = new RegExp(
  String.raw`\s*\((\p{Lu}[^()]{1,60}?)\s(?:(?:${IS})\s)?((?:already\s)?(?:${ON}))\)$`,
  'iu',
);

/** The same where a list goes on before it. */
export const STATES_BEHIND = new RegExp(
  String.raw`[,;]\s*(?:(?:${AND})\s+)?(?:(?:of which|of whom|of these|von denen|dont|d(?:e l[ao]s|elle) (?:cuales|quali)|waarvan)\s+)?(?:[^,;:]{2,80}?\s(?:${IS})|with\s[^,;:"“”]{2,40}?|(?:(?:the|der|die|das)\s)?(?:first|second|third|fourth|last|erste|zweite|dritte|vierte|letzte)(?:\s\p{Ll}+)?)\s(?:${ON}|not|already)(?![\p{L}])`,
  'iu',
);

/** What all of a list have in common is no part of it. */
export const EACH =
  /^\s*,?\s*(?:each|every one|all)\s+(?:of them\s+)?(?:with|has|have|shows?|in)\s[^"“”\d;:,]*(?=$|,)/iu;

/** Behind a place: "on the right is …", "at the foot there are …". */
export const STANDS = new RegExp(
  String.raw`^\s*,?\s*(?:(?:there\s+)?(?:${COMES}|we see|shows?|has|have|holds?)\s+|:\s*)?`,
  'iu',
);

/** "Below the | card there is …", "To the right of the | list is …": what a place is told by stands there already. */
export const OF_KNOWN = new RegExp(
  String.raw`^\s+(?:\p{L}+\s+){1,2}?(?=(?:${COMES})\s(?:(?:${ARTICLE}|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro)\s|\p{Ll}+\s\p{Lu})|an?\s\p{L}+\s(?:shows|holds|lists|has|with)\s)`,
  'iu',
);

/** "two works, namely …", "drei Gruppen: …": how many are listed, before their names. */
export const COUNTED =
  /^\s*(?:(two|three|four|five|six|seven|eight|\d{1,2}|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|six|sept|huit|dos|tres|cuatro|cinco|seis|siete|ocho|due|tre|quattro|cinque|dois|três|quatro|twee|drie|vijf)\s(?:\p{L}+\s?){1,3}?(?:,?\s(?:namely|in detail|nämlich|und zwar|à savoir|a saber|ossia|namelijk)\s+|\s*[:：]\s+))(?=["“„«\p{Lu}\d])/iu;

/** "Each of the three rooms gets | a card …": there are as many of it. */
export const EACH_GETS =
  /^(?:each|every one|jede[rs]?|chacune?|cada un[oa]|ciascun[oa]?|elk)\s(?:of the|der|des|de l[ao]s|dei|delle|van de)\s(?:(\p{L}+|\d{1,2})\s)?\p{L}+\s(?:gets|has|is|receives|becomes|bekommt|erhält|hat|ist|a|reçoit|est|tiene|recibe|es|ha|riceve|krijgt|heeft)\s(?=(?:an?|its own|eine?n?|une?|un[ao]?|een)\s)/iu;

/** "three cards, one per tunnel": said of their number. */
export const ONE_PER =
  /^\s*,?\s(?:one|eine?r?s?|une?|un[ao]?|één)\s(?:per|for each|for every|pro|je|für jede\p{L}*|par|pour chaque|por(?: cada)?|para cada|per ogni|voor elke?)\s\p{L}+(?=\s*(?:[:：,.]|$))/iu;

/** "of equal size", "standing next to each other": how several are set. */
export const ALIKE =
  /^\s*,?\s(?:of (?:the same|equal) (?:size|width|height)|(?:all )?(?:standing|set|placed|shown|stacked)(?=\s)|stands?(?=\s)|sits?(?=\s)|gleich groß|de (?:même|igual|mismo) (?:taille|tamaño))/iu;

/** "“…”, accompanied by the sentence …": goes on with what stands with it. */
export const ACCOMPANIED =
  /^\s*,?\s(?:(?:is |are )?(?:accompanied|joined|completed|followed) by|together with|along with|alongside|begleitet von|ergänzt durch|zusammen mit|gefolgt von|accompagnée?s? (?:de|par|d[’'])|suivie?s? (?:de|par|d[’'])|acompañad[oa]s? (?:de|por)|seguid[oa]s? (?:de|por)|accompagnat[oa] da|vergezeld van)\s*(?=\S)/iu;

/** The same where a list ends before it. */
export const ACCOMPANIED_BEHIND = new RegExp(ACCOMPANIED.source.slice(4), 'iu');

/** `list one row for each crane with a bar and its moves: …`: what each has, and then the things. */
export const ROW_FOR_EACH =
  /^\s*(?:(?:an?|one|ein[e]?|une?|un[ao]?)\s)?(?:row|card|line|tile|entry|zeile|karte|ligne|carte|fila|tarjeta)\s(?:for each|for every|per|für jede[nrs]?|pro|je|pour chaque|par|para cada|por)\s\p{L}+\s(?:with|showing|mit|avec|con)\s([^:;"“„]{4,120})[:：]\s+/iu;

/** "… in a red panel": words that stand out, in what they stand. */
export const IN_PANEL =
  /^\s+(?:in|inside|within|on|in einem|in einer|dans une?|en une?|en un[ao]?|dentro de un[ao]?|in un[ao]?|em um[a]?)\s(?:an?\s|ein(?:em|er)\s)?((?:\p{L}+\s)?)(?:panel|box|banner|notice|strip|band|callout|alert|hinweis(?:kasten|feld|box)?|kasten|feld|banner|streifen|encadré|bandeau|encart|recuadro|cuadro|aviso|franja|riquadro|avviso|caixa|kader)(?:\s(?:\p{Ll}+))?(?=\s*(?:[,.;]|$))/iu;

/** Verbs that only say that something is there. */
export const THERE =
  /^\s+(?:sits?|stands?|comes?|follows?|goes|appears?|is shown|are shown|is there|runs?|folgt|steht)(?=\s*(?:[,.;]|$))|^\s+(?:after|below|under|behind) (?:that|it|this)(?=\s)/iu;

/** "The page is called …", "Das Rezept heißt …": what says how a page or its thing is called. */
export const TITLED =
  /^\s*(?:(?:the|this|our|its|die|der|das|diese|la|le|cette|el|esta|il|o|a|het|de)\s+)?(?:\p{L}+\s)?\p{L}+\s(?:(?:is|should be)\s(?:called|named|titled|entitled|headed)|heißt|trägt den Titel|s['’](?:appelle|intitule)|se (?:llama|titula)|chama-se|si (?:chiama|intitola)|heet|nazywa się|heter)\s+(?=["“„«\p{Lu}])/iu;
