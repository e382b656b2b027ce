import { FOREIGN_NUMBER } from './foreign-nouns.ts';
import { rewording, type Rewording } from './rewording.ts';

const DE_ARTICLE = '(?:(?:den|die|das|der|dem|des|ein|eine|einen|einem|unser\\w*|mein\\w*)\\s+)?';
const FR_ARTICLE = "(?:(?:le|la|les|un|une|des|du|ce|cette|notre)\\s+|l['’])?";
const ES_ARTICLE = '(?:(?:el|la|los|las|un|una|unos|unas|este|esta|nuestr\\w)\\s+)?';

/** Common instructions in German, French and Spanish → the English ones that readers know. Names of parts stay as they are. */
export const FOREIGN_RULES: readonly Rewording[] = [
  // German.
  rewording(
    `^(?:der|die|das)\\s+(.+?)\\s+soll(?:en|te|ten)?\\s+(?:vor|(?:ü|ue)ber)\\s+${DE_ARTICLE}(.+?)(?:\\s+(?:stehen|kommen|sein|erscheinen))?$`,
    'move the $1 above the $2',
  ),
  rewording(
    `^(?:der|die|das)\\s+(.+?)\\s+soll(?:en|te|ten)?\\s+(?:nach|unter|hinter)\\s+${DE_ARTICLE}(.+?)(?:\\s+(?:stehen|kommen|sein|erscheinen))?$`,
    'move the $1 below the $2',
  ),
  rewording(
    `^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:entfernen|l(?:ö|oe)schen|ausblenden|weglassen|streichen|wegnehmen|rausnehmen)$`,
    'remove the $1',
  ),
  rewording(`^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:hinzuf(?:ü|ue)gen|erg(?:ä|ae)nzen|einf(?:ü|ue)gen)$`, 'add a $1'),
  rewording(
    `^(?:bitte\\s+)?(?:(?:verschieb|beweg|setz|stell|schieb|hol)e?\\s+)?${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach oben|an den anfang)(?:\\s+(?:verschieben|setzen|stellen|schieben|holen))?$`,
    'move the $1 to the top',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:(?:verschieb|beweg|setz|stell|schieb|hol)e?\\s+)?${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach unten|ans ende)(?:\\s+(?:verschieben|setzen|stellen|schieben))?$`,
    'move the $1 to the bottom',
  ),
  rewording(
    `^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+unter\\s+${DE_ARTICLE}(.+?)\\s+(?:verschieben|setzen|stellen|schieben)$`,
    'move the $1 below the $2',
  ),
  rewording(
    `^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:(?:ü|ue)ber|vor)\\s+${DE_ARTICLE}(.+?)\\s+(?:verschieben|setzen|stellen|schieben)$`,
    'move the $1 above the $2',
  ),
  rewording(
    `^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:in|zu|auf)\\s+(.+?)\\s+(?:umbenennen|(?:ä|ae)ndern|setzen)$`,
    'change $1 to $2',
  ),
  rewording(
    `^(?:bitte\\s+)?w(?:ä|ae)hle?\\s+${DE_ARTICLE}(.+?)(?:\\s+(?:statt|anstatt|anstelle von|nicht|als)\\s+.+?)?(?:\\s+aus)?$`,
    'select $1',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:zeige? )?nur\\s+(?:noch\\s+)?(?:die ersten\\s+)?(${FOREIGN_NUMBER})\\s+(.+?)(?:\\s+(?:an)?zeigen|\\s+an)?$`,
    'show only $1 $2',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:etwas |viel |bitte )?(dunkler|heller|kompakter|luftiger|w(?:ä|ae)rmer|moderner|ruhiger|bunter|eleganter)(?: bitte)?$`,
    'make it $1',
  ),
  rewording(
    `^(?:bitte\\s+)?mach\\w*\\s+(?:den|die|das)\\s+(?:(?:haupt)?button|schaltfl(?:ä|ae)che|kn(?:o|ö)pfe?|buttons|akzente?|farbe)\\s+(\\p{L}+)$`,
    'change the accent color to $1',
  ),
  rewording(
    '^(?:bitte\\s+)?(?:.*\\b)?(?:dunkelmodus|nachtmodus|dunkle[rns]? modus|dunkle[sn]? (?:design|thema|theme))\\b.*$',
    'dark mode',
  ),
  rewording(
    '^(?:bitte\\s+)?(?:.*\\b)?(?:hellmodus|helle[rns]? modus|helle[sn]? (?:design|thema|theme))\\b.*$',
    'light mode',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:entfern\\w*|l(?:ö|oe)sch\\w*|streich\\w*|blende|nimm)\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+?)(?:\\s+(?:weg|raus|heraus|aus))?$`,
    'remove the $1',
  ),
  rewording(`^(?:bitte\\s+)?f(?:ü|ue)ge?\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:hinzu|ein|an)$`, 'add a $1'),
  rewording(`^(?:bitte\\s+)?(?:erg(?:ä|ae)nze|zeige?)\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+)$`, 'add a $1'),
  rewording(
    `^(?:bitte\\s+)?(?:benenne|nenne)\\s+${DE_ARTICLE}(.+?)\\s+(?:in|zu|auf)\\s+(.+?)(?:\\s+um)?$`,
    'rename $1 to $2',
  ),
  rewording(
    '^(?:bitte\\s+)?(?:ä|ae)ndere?\\s+die\\s+(?:akzent|prim(?:ä|ae)r|haupt|marken)?farbe\\s+(?:auf|in|zu|nach)\\s+(.+)$',
    'change the accent color to $1',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:(?:ä|ae)ndere?|ersetze?|tausche?|wechs(?:le|el))\\s+${DE_ARTICLE}(.+?)\\s+(?:auf|in|zu|durch|gegen|nach)\\s+(.+?)(?:\\s+(?:um|aus))?$`,
    'change $1 to $2',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:unter|hinter|nach)\\s+(?!oben|unten)${DE_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:ü|ue)ber|vor)\\s+${DE_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach oben|an den anfang)$`,
    'move the $1 to the top',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach unten|ans ende)$`,
    'move the $1 to the bottom',
  ),
  rewording('^mehr (?:abstand|platz|luft|raum|weißraum)\\b.*$', 'more spacing'),
  rewording('^weniger (?:abstand|platz|luft|raum|weißraum)\\b.*$', 'less spacing'),
  rewording('^.*\\b(?:eckige|scharfe|spitze|kantige)\\w* ecken\\b.*$', 'sharp corners'),
  rewording('^.*\\b(?:runde|rundere|abgerundete)\\w* ecken\\b.*$', 'rounder corners'),
  rewording('^.*(?:ü|ue)berschriften\\b.*\\bserif\\w*.*$', 'serif headlines'),
  rewording('^.*\\bserifenschrift\\b.*$', 'use a serif font'),
  rewording(
    '^(?:bitte\\s+)?mach\\w*\\s+(?:es|das|alles|die seite|den bildschirm)\\s+(?:bitte\\s+)?(?:etwas |viel )?(.+)$',
    'make it $1',
  ),
  rewording(
    '^(?:bitte\\s+)?(?:ä|ae)ndere?\\s+(?:den titel|die (?:ü|ue)berschrift)\\s+(?:auf|in|zu)\\s+(.+)$',
    'rename the headline to $1',
  ),
  rewording(
    `^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:viel|etwas|deutlich) )?gr(?:ö|oe)(?:ß|ss)er$`,
    'make the $1 bigger',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:viel|etwas|deutlich) )?k(?:ü|ue)rzer|k(?:ü|ue)rze\\s+${DE_ARTICLE}(.+))$`,
    'make the $1$2 shorter',
  ),
  rewording(
    `^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:viel|etwas|deutlich) )?kleiner$`,
    'make the $1 smaller',
  ),
  rewording(`^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+fett(?:er)?$`, 'make the $1 bold'),
  rewording(
    `^(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:auf|in|zu)\\s+(.+?)\\s+(?:setzen|(?:ä|ae)ndern)\\s+im\\s+(.+)$`,
    'change $1 to $2 in the $3',
  ),
  rewording(
    `^(?:bitte\\s+)?(?:im|in der)\\s+(.+?)\\s+(?:den\\s+)?(.+?)\\s+auf\\s+(.+?)\\s+(?:setzen|(?:ä|ae)ndern)$`,
    'change $2 to $3 in the $1',
  ),
  rewording(
    `^der preis (?:von|f(?:ü|ue)r)\\s+${DE_ARTICLE}(.+?)\\s+(?:ist|betr(?:ä|ae)gt|soll)(?: jetzt| nun)?\\s+(.+?)(?: sein| betragen)?$`,
    'change the price of $1 to $2',
  ),
  rewording(
    `^${DE_ARTICLE}(.+?)\\s+(?:kostet|soll (?=.+ kosten))(?: jetzt| nun)?\\s*(.+?)(?: kosten)?$`,
    'change the price of $1 to $2',
  ),
  rewording(
    `^(?:der|die|das)\\s+(.+?)\\s+soll(?:te)?\\s+(.+?)\\s+(?:hei(?:ß|ss)en|lauten|anzeigen|stehen)$`,
    'rename the $1 to $2',
  ),
  // French.
  rewording(
    `^le prix (?:de la |de l['’]|du |de |d['’])(.+?)\\s+(?:est|passe|devient|sera)(?: maintenant)?(?: de| (?:à|a))?\\s+(.+)$`,
    'change the price of $1 to $2',
  ),
  rewording(`^${FR_ARTICLE}(.+?)\\s+co(?:û|u)te(?: maintenant)?\\s+(.+)$`, 'change the price of $1 to $2'),
  rewording(
    `^(?:le |la |l['’])(.+?)\\s+doit\\s+(?:dire|afficher|s['’]appeler|(?:ê|e)tre)\\s+(.+)$`,
    'rename the $1 to $2',
  ),
  rewording(
    `^(?:mets|mettre|mettez|place[rz]?|d(?:é|e)place[rz]?|passe[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:en (?:premier|premi(?:è|e)re position|t(?:ê|e)te|haut)|tout en haut|au d(?:é|e)but)(?: de (?:la )?page)?$`,
    'move the $1 to the top',
  ),
  rewording(
    `^(?:mets|mettre|mettez|place[rz]?|d(?:é|e)place[rz]?|passe[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:en (?:dernier|bas)|tout en bas|(?:à|a) la fin)(?: de (?:la )?page)?$`,
    'move the $1 to the bottom',
  ),
  rewording(
    `^(?:affiche[rz]?|montre[rz]?|garde[rz]?|laisse[rz]?|n['’]affiche[rz]?)\\s+(?:seulement|uniquement|que|juste)\\s+(?:les\\s+)?(${FOREIGN_NUMBER})\\s+(?:premi(?:ers|(?:è|e)res)\\s+)?(\\S+)(?:\\s+(?:dans|de|du|des|sur)\\s+${FR_ARTICLE}(.+))?$`,
    'show only $1 $2 in $3',
  ),
  rewording(
    `^(?:choisi[srt]?|choisissez|s(?:é|e)lectionne[rz]?)\\s+${FR_ARTICLE}(.+?)(?:\\s+(?:au lieu|plut(?:ô|o)t) .+)?$`,
    'select $1',
  ),
  rewording(
    '^(?:un peu |beaucoup )?plus\\s+(sombre|clair|compact|a(?:é|e)r(?:é|e)|chaleureux|moderne|calme|color(?:é|e)|(?:é|e)l(?:é|e)gant)e?$',
    'make it $1',
  ),
  rewording(`^(?:agrandi[rs]?|agrandissez)\\s+${FR_ARTICLE}(.+)$`, 'make the $1 bigger'),
  rewording('^(?:change[rz]?|remplace[rz]?)\\s+le titre\\s+(?:en|par|à)\\s+(.+)$', 'rename the headline to $1'),
  rewording('^cambia\\s+el t(?:í|i)tulo\\s+(?:a|por)\\s+(.+)$', 'rename the headline to $1'),
  rewording('^.*\\b(?:mode|th(?:è|e)me|version)\\s+(?:sombre|nuit|fonc(?:é|e)e?)\\b.*$', 'dark mode'),
  rewording('^.*\\b(?:mode|th(?:è|e)me|version)\\s+(?:clair|jour)e?\\b.*$', 'light mode'),
  rewording(
    `^(?:supprime[rz]?|enl(?:è|e)ve[rz]?|enlever|retire[rz]?|efface[rz]?|cache[rz]?)\\s+${FR_ARTICLE}(.+)$`,
    'remove the $1',
  ),
  rewording(`^(?:ajoute[rz]?|ins(?:è|e)re[rz]?)\\s+${FR_ARTICLE}(.+)$`, 'add a $1'),
  rewording(`^(?:renomme[rz]?|appelle[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+en\\s+(.+)$`, 'rename $1 to $2'),
  rewording(
    "^(?:change[rz]?|mets|mettre|passe[rz]?)\\s+la couleur(?:\\s+(?:d['’]accent|principale|primaire|de la marque))?\\s+(?:en|au|à)\\s+(.+)$",
    'change the accent color to $1',
  ),
  rewording(
    `^(?:remplace[rz]?|change[rz]?|modifie[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:par|en|à|pour)\\s+(.+)$`,
    'change $1 to $2',
  ),
  rewording(
    `^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:sous|apr(?:è|e)s|en dessous d[eu]s?|au-dessous d[eu]s?)\\s+${FR_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rewording(
    `^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:avant|au-dessus d[eu]s?|devant)\\s+${FR_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rewording(
    `^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+en haut$`,
    'move the $1 to the top',
  ),
  rewording("^plus d['’](?:espace|air)\\b.*$", 'more spacing'),
  rewording('^.*\\b(?:coins|angles)\\b.*\\b(?:arrondis|ronds)\\b.*$', 'rounder corners'),
  rewording('^.*\\b(?:coins|angles)\\b.*\\b(?:droits|carr(?:é|e)s|vifs)\\b.*$', 'sharp corners'),
  rewording("^rend\\w*[- ](?:le|la|tout|l[’']ensemble|(?:la )?page|(?:l[’'])?(?:é|e)cran)\\s+(.+)$", 'make it $1'),
  // Spanish.
  rewording(
    `^(?:mueve|coloca|pon)\\s+${ES_ARTICLE}(.+?)\\s+(?:debajo de|despu(?:é|e)s de|bajo)l?\\s+${ES_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rewording(
    `^(?:mueve|coloca|pon)\\s+${ES_ARTICLE}(.+?)\\s+(?:encima de|antes de|sobre)l?\\s+${ES_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rewording(
    `^el precio (?:de la |del |de )(.+?)\\s+(?:es|pasa a(?: ser)?|debe ser|ser(?:á|a))(?: ahora)?(?: de)?\\s+(.+)$`,
    'change the price of $1 to $2',
  ),
  rewording(`^${ES_ARTICLE}(.+?)\\s+cuesta(?: ahora)?\\s+(.+)$`, 'change the price of $1 to $2'),
  rewording(
    `^(?:el |la )(.+?)\\s+(?:debe(?:r(?:í|i)a)?|tiene que)\\s+(?:decir|llamarse|poner|mostrar|ser)\\s+(.+)$`,
    'rename the $1 to $2',
  ),
  rewording(
    `^(?:pon|poner|mueve|mover|coloca|sube|lleva)\\s+${ES_ARTICLE}(.+?)\\s+(?:arriba(?: del todo)?|al principio|primero|al inicio|en primer lugar|lo primero)$`,
    'move the $1 to the top',
  ),
  rewording(
    `^(?:pon|poner|mueve|mover|coloca|baja|lleva)\\s+${ES_ARTICLE}(.+?)\\s+(?:abajo(?: del todo)?|al final|(?:ú|u)ltimo)$`,
    'move the $1 to the bottom',
  ),
  rewording(
    `^(?:muestra|mostrar|deja|dejar|ense(?:ñ|n)a|mant(?:é|e)n)\\s+(?:solo|s(?:ó|o)lo|solamente|(?:ú|u)nicamente)\\s+(?:l[oa]s\\s+)?(${FOREIGN_NUMBER})\\s+(?:primer[oa]s\\s+)?(\\S+)(?:\\s+(?:en|de|del)\\s+${ES_ARTICLE}(.+))?$`,
    'show only $1 $2 in $3',
  ),
  rewording(`^(?:selecciona|elige|escoge|marca)\\s+${ES_ARTICLE}(.+?)(?:\\s+en (?:vez|lugar) de .+)?$`, 'select $1'),
  rewording(
    '^(?:un poco |mucho )?m(?:á|a)s\\s+(oscur[oa]|clar[oa]|compact[oa]|espacios[oa]|c(?:á|a)lid[oa]|modern[oa]|tranquil[oa]|colorid[oa]|elegante)$',
    'make it $1',
  ),
  rewording(
    '^(?:el )?color\\s+(?:principal|primario|de acento|de la marca)\\s+(?:en |a )?(.+)$',
    'change the accent color to $1',
  ),
  rewording(
    `^(?:el |la )?(lunes|martes|mi(?:é|e)rcoles|jueves|viernes|s(?:á|a)bado|domingo)\\s+(?:a |en )?([\\d.,]+\\S*)\\s+en\\s+(?:el|la)\\s+(?:gr(?:á|a)fic[oa])(?:\\s+.+)?$`,
    'change $1 to $2 in the chart',
  ),
  rewording(`^(?:haz|pon)\\s+${ES_ARTICLE}(.+?)\\s+m(?:á|a)s grandes?$`, 'make the $1 bigger'),
  rewording('^.*\\b(?:modo|tema|versi(?:ó|o)n)\\s+(?:oscur[oa]|nocturn[oa])\\b.*$', 'dark mode'),
  rewording('^.*\\b(?:modo|tema|versi(?:ó|o)n)\\s+(?:clar[oa]|diurn[oa])\\b.*$', 'light mode'),
  rewording(`^(?:elimina|borra|quita|suprime|oculta|saca|elimine|quite)\\s+${ES_ARTICLE}(.+)$`, 'remove the $1'),
  rewording(`^(?:a(?:ñ|n)ade|agrega|incluye|pon|inserta)\\s+${ES_ARTICLE}(.+)$`, 'add a $1'),
  rewording(`^(?:renombra|llama)\\s+${ES_ARTICLE}(.+?)\\s+(?:a|como|por)\\s+(.+)$`, 'rename $1 to $2'),
  rewording(
    '^(?:cambia|pon)\\s+el color(?:\\s+(?:principal|primario|de acento|de la marca))?\\s+(?:a|por|en)\\s+(.+)$',
    'change the accent color to $1',
  ),
  rewording(`^(?:cambia|reemplaza|sustituye)\\s+${ES_ARTICLE}(.+?)\\s+(?:a|por|con)\\s+(.+)$`, 'change $1 to $2'),
  rewording(`^(?:mueve|coloca|sube)\\s+${ES_ARTICLE}(.+?)\\s+(?:arriba|al principio)$`, 'move the $1 to the top'),
  rewording('^m(?:á|a)s (?:espacio|aire)\\b.*$', 'more spacing'),
  rewording('^.*\\besquinas\\b.*\\b(?:redondas|redondeadas)\\b.*$', 'rounder corners'),
  rewording('^.*\\besquinas\\b.*\\b(?:rectas|cuadradas|afiladas)\\b.*$', 'sharp corners'),
  rewording('^(?:hazlo|haz(?: la p(?:á|a)gina| la pantalla)?|ponlo)\\s+(.+)$', 'make it $1'),
];
