import { readTemplate } from '../assemble/apply-template.ts';
import { readTokens } from '../phrases/read-tokens.ts';
import { splitEnumeration } from '../values/enumeration.ts';
import type { ElementPart } from './part.ts';
import type { Scan } from './scan.ts';

const OF = 'of|for|about|showing|von|für|der|des?|du|di|del|della|da|do|van|voor|av|för|över';

/** Leads to what a list, table or chart is of, which is told in small letters. */
const ABOUT = new RegExp(
  String.raw`^\s+(?:(?:${OF})\s+|d['’])(?:(?:the|our|all|die|den|les?|la|los|las|os|as|gli|i|de|het)\s+|l['’])*(?!(?:my|our|your|an?|mein\p{L}*|unser\p{L}*|mon|notre|mi|nuestr\p{L}*)\s)(?=[\p{Ll}\d])`,
  'iu',
);

/** "en lista med tider: …": with things, which are told right behind. */
const ABOUT_WITH = /^\s+(?:with|mit|avec|con|com|med|met)\s+(?=\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}[\p{L}’'-]*){0,2}\s?[:(])/iu;

/** "a line chart shows how the stock falls towards spring: …" */
const SHOWN =
  /^\s+(?:that |which )?(?:showing|shows|zeigt|montre|muestra|mostra|toont|visar)\s(?:(?:how|wie|comment|cómo|come|hoe|hur)\s)?(?:the\s)?(\p{Ll}[^:,;"“]{3,80}?)(?=:\s|\s*[.;]?$)/iu;

/** Words for whatever is listed, and things that are only counted. */
const ANY =
  /^(?:(?:\p{L}+\s|\d+\s)?(?:entries|items|rows|lines|things|points|steps|moments|einträge[n]?|zeilen|punkten?|entrées|éléments|lignes|elementos|entradas|filas|puntos|voci|elementi|righe|itens|linhas|rijen|rader|punkter)|(?:two|three|four|five|six|seven|eight|ten|\d{1,2})\s\p{L}+)$/iu;

/** Leads to what is told or chosen with a control. */
const FOR =
  /^\s+(?:(?:for|of|to choose|für|zum|der|des?|du|pour|della?|do|da|para|voor|för|dla)\s+|d['’])(?:(?:the|your|die|den|das|les?|la|los|las|el|os|o|a|il|het|de)\s+|l['’])*(?=\p{Ll})/iu;

/** The words of it, up to where the sentence goes on. */
const SUBJECT =
  /^(?:(?:three|four|five|six|seven|eight|ten|\d{1,2})\s+)?\p{Ll}[\p{L}\d'’-]*(?:\s(?!(?:with|showing|where|set|from|en|auf|sur|on|at|below|above|under|beside|mit|avec|con|com|med|met|in (?:the|a))\s|(?:and|und|et|y|e|en|och)\s+(?:an?|the|two|three|ein\p{L}*|die|der|das|den|dem|zwei|drei|une?|l[ae]s?|deux|trois|un[ao]?|el|los|dos|tres|il|due|uma?|os?|as?|een|het|de|en|ett)\s)[\p{L}\d'’%/-]+){0,6}(?=\s*(?:[:,;.(]|$)|\s(?:with|showing|where|set|from|en|auf|sur|on|at|below|above|under|beside|mit|avec|con|com|med|met|in|and|und|et|y|e|en|och)\s)/u;

/** The same where every noun has a capital: "für die Belegung", "der offenen Reparaturen". */
const SUBJECT_IN_CAPITALS =
  /^(?:\p{Ll}+\s)?\p{Lu}\p{Ll}[\p{L}-]+(?:\s(?:der|des|von|im|am|pro|je|in)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)?(?=\s*(?:[:,;.(]|$)|\s(?:mit|zeigt|auf|bei|und|steht|in|am|im)\s)/u;

const subjectIn = (lang: string): RegExp => (lang === 'de' ? SUBJECT_IN_CAPITALS : SUBJECT);

/** In German whatever is listed has a capital. */
const inCapitals = (lead: RegExp): RegExp =>
  new RegExp(lead.source.replaceAll(/\(\?=\[?\\p\{Ll\}(?:\\d\])?\)$/gu, '(?=[\\p{L}\\d])'), 'iu');
const ABOUT_IN_CAPITALS = inCapitals(ABOUT);
const FOR_IN_CAPITALS = inCapitals(FOR);

const LISTING: ReadonlySet<string> = new Set(['items', 'table', 'chart']);

/** "a list of open repairs", "a line chart of weekly visitors", "a stepper for guests": what is listed, drawn or asked for. */
export function readAbout(scan: Scan, part: ElementPart): boolean {
  const { makes } = part.mention;
  const isControl =
    (makes.kind === 'control' || makes.kind === 'progress') &&
    part.name === undefined &&
    part.mention.qualifier === undefined;
  if (part.about !== undefined || part.entries !== undefined || !(isControl || LISTING.has(makes.kind))) return false;
  const before = scan.at;
  const shown = makes.kind === 'chart' ? scan.eat(SHOWN)?.[1] : undefined;
  if (shown !== undefined) {
    part.about = scan.words(scan.at - shown.length, scan.at);
    return true;
  }
  const isDe = scan.lang === 'de';
  const led =
    scan.eat(isControl ? (isDe ? FOR_IN_CAPITALS : FOR) : isDe ? ABOUT_IN_CAPITALS : ABOUT) ??
    (makes.kind === 'items' ? scan.eat(ABOUT_WITH) : undefined);
  const subject = led === undefined ? undefined : scan.eat(subjectIn(scan.lang))?.[0];
  if (subject === undefined) {
    scan.at = before;
    return false;
  }
  // "a timeline of four entries": only how many there are.
  if (ANY.test(subject)) return true;
  const bare = subject.replace(/^(?:three|four|five|six|seven|eight|ten|\d{1,2})\s/u, '');
  part.about = scan.words(scan.at - bare.length, scan.at);
  const behind = scan.at;
  const aside = scan.aside();
  if (aside !== undefined && /[,;]/u.test(aside.text)) part.entries = aside;
  else scan.at = behind;
  return true;
}

const WITH = 'with|showing|having|listing|of|mit|avec|con|com|med|met';
const COLUMNS =
  'columns?|cols|headers?|column heads|Spalten|colonnes|columnas|colunas|colonne|kolommen|kolumner(?:na)?';

/** Leads to the names of columns. */
const TO_COLUMNS = new RegExp(
  String.raw`^\s*,?\s*(?:(?:and\s+)?(?:${WITH})\s+)?(?:(?:the|its|these|den|die|les|las|los|as|le|de)\s+)?(?:(?:\d|two|three|four|five|six|seven|eight)\s+)?(?:${COLUMNS})\s*[:：]?\s+(?:for\s+)?`,
  'iu',
);
/** Names of columns in small letters need no word for them: "a table with student, class and status". */
const TO_NAMES = new RegExp(String.raw`^\s+(?:${WITH})\s+(?:(?:the|den|les|las|los)\s+)?(?=\p{Ll})`, 'iu');

/** Leads from the columns to the rows. */
const TO_ROWS =
  /^\s*[,;.]?\s*(?:(?:and|und|et|y|e|en|med|with|mit|avec|con|com)\s+){0,2}(?:(?:the|these|two|three|four|five|six|\d{1,2}|die|den|les|las|los|as|le|de)\s+)*(?:(?:sample|example)\s+)?(?:rows?|lines|entries|zeilen|lignes|filas|linhas|righe|rijen|rader)\s*[:：]?\s+|^\s*[:：]\s+/iu;

const ROWS_AHEAD =
  /(?:[,;]\s*|\s)(?:(?:and|und|et|y|e|en)\s)?(?:(?:the|with|these|two|three|four|five|six|\d{1,2}|die|den|mit|les|las|los)\s){0,2}(?:(?:sample|example)\s)?(?:rows?|lines|zeilen|lignes|filas|linhas|righe|rijen|rader)\s*[:：]?\s|\s*[:：]\s/iu;

/** Columns of a table by their names, and the rows that are told behind them. */
export function readTable(scan: Scan, part: ElementPart): boolean {
  if (part.mention.makes.kind !== 'table' || part.rows !== undefined) return false;
  if (part.columns !== undefined) {
    const led = scan.eat(TO_ROWS);
    if (led === undefined) return false;
    // Rows that semicolons part go to the end of the sentence; others up to the next part.
    const end = scan.rest.includes(';') ? scan.text.trimEnd().replace(/\.$/u, '').length : scan.endOfList();
    part.rows = scan.piece(scan.at, end);
    scan.at = end;
    return true;
  }
  const before = scan.at;
  const isNamed = scan.eat(TO_COLUMNS) !== undefined;
  if (!isNamed && scan.eat(TO_NAMES) === undefined) return false;
  const ahead = ROWS_AHEAD.exec(scan.rest);
  const end = Math.min(scan.endOfNames(), ahead === null ? scan.text.length : scan.at + ahead.index);
  const columns = scan.piece(scan.at, end);
  const names = splitEnumeration(columns.text, columns.start);
  const isColumns =
    names.length > 1 &&
    names.every(({ text }) => text.split(/\s+/u).length <= 4 && (isNamed || !/\d|["“„«]/u.test(text)));
  if (!isColumns) {
    scan.at = before;
    return false;
  }
  part.columns = columns;
  scan.at = end;
  return true;
}

/** What each of the listed things has, before they are told. */
const EACH_WITH =
  /^\s*,?\s*(?:(?:each|all|every one|jeweils|chacun\p{L}*|cada un[oa])\s+)?(?:with|mit|avec|con|com|med|met)\s+([^:"“”;]{2,80})(?=\s*[:：]\s)/iu;

/** "a grid of six rooms with photo, name and rate: …": → the words for what each has. */
export function readEachWith(scan: Scan): ElementPart['each'] {
  const before = scan.at;
  const words = scan.eat(EACH_WITH)?.[1];
  if (words === undefined) return undefined;
  const each = scan.piece(scan.at - words.length, scan.at);
  // Names alone are columns: "a list with number, title, running time: …".
  if (readTemplate(readTokens(each, scan.lang).tokens).length > 0) return each;
  scan.at = before;
  return undefined;
}
