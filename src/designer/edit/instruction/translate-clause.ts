import { COLOR_NAMES } from '../../understand/vocabulary/color-names.ts';
import { foldWord } from '../../understand/word-forms.ts';

type Rule = readonly [pattern: RegExp, to: string];
const rule = (source: string, to: string): Rule => [new RegExp(source, 'iu'), to];

const DE_ARTICLE = '(?:(?:den|die|das|der|dem|des|ein|eine|einen|einem|unser\\w*|mein\\w*)\\s+)?';
const FR_ARTICLE = "(?:(?:le|la|les|un|une|des|du|ce|cette|notre)\\s+|l['’])?";
const ES_ARTICLE = '(?:(?:el|la|los|las|un|una|unos|unas|este|esta|nuestr\\w)\\s+)?';

/** Common instructions in German, French and Spanish → the English ones that readers know. Names of parts stay as they are. */
const RULES: readonly Rule[] = [
  // German.
  rule(
    '^(?:bitte\\s+)?(?:.*\\b)?(?:dunkelmodus|nachtmodus|dunkle[rns]? modus|dunkle[sn]? (?:design|thema|theme))\\b.*$',
    'dark mode',
  ),
  rule(
    '^(?:bitte\\s+)?(?:.*\\b)?(?:hellmodus|helle[rns]? modus|helle[sn]? (?:design|thema|theme))\\b.*$',
    'light mode',
  ),
  rule(
    `^(?:bitte\\s+)?(?:entfern\\w*|l(?:ö|oe)sch\\w*|streich\\w*|blende|nimm)\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+?)(?:\\s+(?:weg|raus|heraus|aus))?$`,
    'remove the $1',
  ),
  rule(`^(?:bitte\\s+)?f(?:ü|ue)ge?\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+?)\\s+(?:hinzu|ein|an)$`, 'add a $1'),
  rule(`^(?:bitte\\s+)?(?:erg(?:ä|ae)nze|zeige?)\\s+(?:bitte\\s+)?${DE_ARTICLE}(.+)$`, 'add a $1'),
  rule(
    `^(?:bitte\\s+)?(?:benenne|nenne)\\s+${DE_ARTICLE}(.+?)\\s+(?:in|zu|auf)\\s+(.+?)(?:\\s+um)?$`,
    'rename $1 to $2',
  ),
  rule(
    '^(?:bitte\\s+)?(?:ä|ae)ndere?\\s+die\\s+(?:akzent|prim(?:ä|ae)r|haupt|marken)?farbe\\s+(?:auf|in|zu|nach)\\s+(.+)$',
    'change the accent color to $1',
  ),
  rule(
    `^(?:bitte\\s+)?(?:(?:ä|ae)ndere?|ersetze?|tausche?|wechs(?:le|el))\\s+${DE_ARTICLE}(.+?)\\s+(?:auf|in|zu|durch|gegen|nach)\\s+(.+?)(?:\\s+(?:um|aus))?$`,
    'change $1 to $2',
  ),
  rule(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:unter|hinter|nach)\\s+(?!oben|unten)${DE_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rule(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:ü|ue)ber|vor)\\s+${DE_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rule(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach oben|an den anfang)$`,
    'move the $1 to the top',
  ),
  rule(
    `^(?:bitte\\s+)?(?:verschiebe?|bewege?|setze?|stelle?)\\s+${DE_ARTICLE}(.+?)\\s+(?:ganz )?(?:nach unten|ans ende)$`,
    'move the $1 to the bottom',
  ),
  rule('^mehr (?:abstand|platz|luft|raum|weißraum)\\b.*$', 'more spacing'),
  rule('^weniger (?:abstand|platz|luft|raum|weißraum)\\b.*$', 'less spacing'),
  rule('^.*\\b(?:eckige|scharfe|spitze|kantige)\\w* ecken\\b.*$', 'sharp corners'),
  rule('^.*\\b(?:runde|rundere|abgerundete)\\w* ecken\\b.*$', 'rounder corners'),
  rule('^.*(?:ü|ue)berschriften\\b.*\\bserif\\w*.*$', 'serif headlines'),
  rule('^.*\\bserifenschrift\\b.*$', 'use a serif font'),
  rule(
    '^(?:bitte\\s+)?mach\\w*\\s+(?:es|das|alles|die seite|den bildschirm)\\s+(?:bitte\\s+)?(?:etwas |viel )?(.+)$',
    'make it $1',
  ),
  rule(
    '^(?:bitte\\s+)?(?:ä|ae)ndere?\\s+(?:den titel|die (?:ü|ue)berschrift)\\s+(?:auf|in|zu)\\s+(.+)$',
    'rename the headline to $1',
  ),
  rule(
    `^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:viel|etwas|deutlich) )?gr(?:ö|oe)(?:ß|ss)er$`,
    'make the $1 bigger',
  ),
  rule(`^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+(?:(?:viel|etwas|deutlich) )?kleiner$`, 'make the $1 smaller'),
  rule(`^(?:bitte\\s+)?mach\\w*\\s+${DE_ARTICLE}(.+?)\\s+fett(?:er)?$`, 'make the $1 bold'),
  // French.
  rule(`^(?:agrandi[rs]?|agrandissez)\\s+${FR_ARTICLE}(.+)$`, 'make the $1 bigger'),
  rule('^(?:change[rz]?|remplace[rz]?)\\s+le titre\\s+(?:en|par|à)\\s+(.+)$', 'rename the headline to $1'),
  rule('^cambia\\s+el t(?:í|i)tulo\\s+(?:a|por)\\s+(.+)$', 'rename the headline to $1'),
  rule('^.*\\b(?:mode|th(?:è|e)me|version)\\s+(?:sombre|nuit|fonc(?:é|e)e?)\\b.*$', 'dark mode'),
  rule('^.*\\b(?:mode|th(?:è|e)me|version)\\s+(?:clair|jour)e?\\b.*$', 'light mode'),
  rule(
    `^(?:supprime[rz]?|enl(?:è|e)ve[rz]?|enlever|retire[rz]?|efface[rz]?|cache[rz]?)\\s+${FR_ARTICLE}(.+)$`,
    'remove the $1',
  ),
  rule(`^(?:ajoute[rz]?|ins(?:è|e)re[rz]?)\\s+${FR_ARTICLE}(.+)$`, 'add a $1'),
  rule(`^(?:renomme[rz]?|appelle[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+en\\s+(.+)$`, 'rename $1 to $2'),
  rule(
    "^(?:change[rz]?|mets|mettre|passe[rz]?)\\s+la couleur(?:\\s+(?:d['’]accent|principale|primaire|de la marque))?\\s+(?:en|au|à)\\s+(.+)$",
    'change the accent color to $1',
  ),
  rule(
    `^(?:remplace[rz]?|change[rz]?|modifie[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:par|en|à|pour)\\s+(.+)$`,
    'change $1 to $2',
  ),
  rule(
    `^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:sous|apr(?:è|e)s|en dessous d[eu]s?|au-dessous d[eu]s?)\\s+${FR_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rule(
    `^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+(?:avant|au-dessus d[eu]s?|devant)\\s+${FR_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rule(`^(?:d(?:é|e)place[rz]?|mets|mettre|place[rz]?)\\s+${FR_ARTICLE}(.+?)\\s+en haut$`, 'move the $1 to the top'),
  rule("^plus d['’](?:espace|air)\\b.*$", 'more spacing'),
  rule('^.*\\b(?:coins|angles)\\b.*\\b(?:arrondis|ronds)\\b.*$', 'rounder corners'),
  rule('^.*\\b(?:coins|angles)\\b.*\\b(?:droits|carr(?:é|e)s|vifs)\\b.*$', 'sharp corners'),
  rule("^rend\\w*[- ](?:le|la|tout|l[’']ensemble|(?:la )?page|(?:l[’'])?(?:é|e)cran)\\s+(.+)$", 'make it $1'),
  // Spanish.
  rule(`^(?:haz|pon)\\s+${ES_ARTICLE}(.+?)\\s+m(?:á|a)s grandes?$`, 'make the $1 bigger'),
  rule('^.*\\b(?:modo|tema|versi(?:ó|o)n)\\s+(?:oscur[oa]|nocturn[oa])\\b.*$', 'dark mode'),
  rule('^.*\\b(?:modo|tema|versi(?:ó|o)n)\\s+(?:clar[oa]|diurn[oa])\\b.*$', 'light mode'),
  rule(`^(?:elimina|borra|quita|suprime|oculta|saca|elimine|quite)\\s+${ES_ARTICLE}(.+)$`, 'remove the $1'),
  rule(`^(?:a(?:ñ|n)ade|agrega|incluye|pon|inserta)\\s+${ES_ARTICLE}(.+)$`, 'add a $1'),
  rule(`^(?:renombra|llama)\\s+${ES_ARTICLE}(.+?)\\s+(?:a|como|por)\\s+(.+)$`, 'rename $1 to $2'),
  rule(
    '^(?:cambia|pon)\\s+el color(?:\\s+(?:principal|primario|de acento|de la marca))?\\s+(?:a|por|en)\\s+(.+)$',
    'change the accent color to $1',
  ),
  rule(`^(?:cambia|reemplaza|sustituye)\\s+${ES_ARTICLE}(.+?)\\s+(?:a|por|con)\\s+(.+)$`, 'change $1 to $2'),
  rule(
    `^(?:mueve|coloca|pon)\\s+${ES_ARTICLE}(.+?)\\s+(?:debajo de|despu(?:é|e)s de|bajo)l?\\s+${ES_ARTICLE}(.+)$`,
    'move the $1 below the $2',
  ),
  rule(
    `^(?:mueve|coloca|pon)\\s+${ES_ARTICLE}(.+?)\\s+(?:encima de|antes de|sobre)l?\\s+${ES_ARTICLE}(.+)$`,
    'move the $1 above the $2',
  ),
  rule(`^(?:mueve|coloca|sube)\\s+${ES_ARTICLE}(.+?)\\s+(?:arriba|al principio)$`, 'move the $1 to the top'),
  rule('^m(?:á|a)s (?:espacio|aire)\\b.*$', 'more spacing'),
  rule('^.*\\besquinas\\b.*\\b(?:redondas|redondeadas)\\b.*$', 'rounder corners'),
  rule('^.*\\besquinas\\b.*\\b(?:rectas|cuadradas|afiladas)\\b.*$', 'sharp corners'),
  rule('^(?:hazlo|haz(?: la p(?:á|a)gina| la pantalla)?|ponlo)\\s+(.+)$', 'make it $1'),
];

/** Qualities of the three languages, accents folded. */
const QUALITIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dunkel|dunkler|sombre|oscuro|oscura)\b/, 'dark'],
  [/\b(?:hell|heller|clair|claire|claro|clara)\b/, 'light'],
  [/\b(?:kompakter?|compacte?|compacto|compacta|dichter|dense)\b/, 'more compact'],
  [/\b(?:luftiger|aere|aeree|espacioso|amplio)\b/, 'more spacious'],
  [/\b(?:warmer|chaleureux|chaleureuse|calido|calida)\b/, 'warmer'],
  [/\b(?:moderner?|moderne|moderno|moderna)\b/, 'more modern'],
  [/\b(?:edler?|hochwertiger?|elegante?r?|luxueux|haut de gamme|lujoso)\b/, 'more premium'],
  [/\b(?:verspielter?|ludique|divertido|divertida)\b/, 'more playful'],
  [/\b(?:ruhiger?|calme|tranquilo|tranquila)\b/, 'calmer'],
  [/\b(?:bunter|farbiger|colore|coloree|colorido)\b/, 'more colorful'],
];

/** What sizes are wished for, where the other language has a word of its own. */
const SIZED_PARTS: Readonly<Record<string, string>> = {
  überschrift: 'headline',
  titel: 'headline',
  schlagzeile: 'headline',
  titre: 'headline',
  título: 'headline',
  titular: 'headline',
  überschriften: 'headlines',
  schrift: 'text',
  texte: 'text',
  texto: 'text',
};
const SIZED = new RegExp(`^make the (${Object.keys(SIZED_PARTS).join('|')})(?= (?:bigger|smaller|bold)$)`, 'iu');

/** The clause in English when it is a common instruction in German, French or Spanish; else as it stands. */
export function translateClause(clause: string): string {
  const text = clause
    .replace(/\s*\b(?:bitte|s['’]il (?:te|vous) pla(?:î|i)t|por favor)\b[.!]*\s*$/iu, '')
    .replace(/[.!]+$/, '');
  const fitting = RULES.find(([pattern]) => pattern.test(text));
  if (fitting === undefined) return clause;
  const translated = text
    .replace(fitting[0], fitting[1])
    .replace(SIZED, (_, name: string) => `make the ${SIZED_PARTS[name.toLowerCase()] ?? name}`);
  const quality = /^make it (.+)$/.exec(translated)?.[1];
  if (quality !== undefined) {
    const known = QUALITIES.find(([words]) => words.test(foldWord(quality)))?.[1];
    return known === undefined ? clause : `make it ${known}`;
  }
  if (translated.startsWith('change the accent color to ')) return isColor(translated) ? translated : clause;
  return translated;
}

const isColor = (text: string): boolean => {
  const word = foldWord(text.split(' to ').at(-1) ?? '').trim();
  return (
    word.startsWith('#') ||
    word.split(/\s+/).some((one) => COLOR_NAMES.has(one) || COLOR_NAMES.has(one.replace(/(?:e|en|es|er)$/, '')))
  );
};
