import { GLUED, HEAD_FIRST } from '../outline/lexicon/languages.ts';
import type { LexiconLang } from '../outline/lexicon/languages.ts';

/** What the prompt's words for a part say of its entries. */
export interface AboutReading {
  /** "six recent orders" → 6. */
  count?: number;
  /** "six recent orders" → "orders". */
  noun: string;
  /** "each with a photo, the name and a price" → photo, name, price. */
  template: string[];
}

const NUMBER_WORDS =
  'two zwei deux dos dois due twee dwa två iki duas|three drei trois tres três tre drie trzy üç|four vier quatre cuatro quatro quattro cztery fyra dört|five fünf cinq cinco cinque vijf pięć fem beş|six sechs six seis sei zes sześć sex altı|seven sieben sept siete sete sette zeven siedem sju yedi|eight acht huit ocho oito otto osiem åtta sekiz|nine neun neuf nueve nove negen dziewięć nio dokuz|ten zehn dix diez dez dieci tien dziesięć tio on|eleven elf onze once undici jedenaście elva on_bir|twelve zwölf douze doce doze dodici twaalf dwanaście tolv on_iki';
const NUMBERS = new Map(
  NUMBER_WORDS.split('|').flatMap((row, index) => row.split(' ').map((word) => [word, index + 2] as const)),
);
const CJK_DIGITS: Readonly<Record<string, number>> = {
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};

/** Words that lead into what each entry shows. */
const WITH =
  /\b(?:(?:each|every|per)(?: \p{L}+)? (?:row |card |item |entry |one )?(?:with|shows?|showing|has|having|contains|lists)|with|showing|including|jeweils mit|jede[rs]? mit|mit|avec|chacune? avec|con|com|met|elk met|med|z|ze|zawierając\p{L}*)\b|:/iu;
const ARTICLE =
  /^(?:an?|the|its|their|his|her|some|der|die|das|den|dem|ein|eine|einen|einem|einer|le|la|les|l’|un|une|des|du|de la|el|los|las|una|unos|unas|o|os|as|um|uma|il|lo|gli|i|de|het|een|en|ett)\s+|^l['’]/iu;
const AND = /\s*(?:[,;·/、，]|\s(?:and|und|et|y|e|en|och|i|oraz|ve|as well as|plus|&)\s|と|和|및)\s*/iu;
const OF =
  /^(?:(?:an?|the|eine?|une?|una?|uma|een|en)\s+)?(?:short |long |compact |small |big |simple |scrollable |vertical |horizontal |two-column )*(?:list|table|grid|row|set|gallery|carousel|feed|overview|collection|series|cards?|rows?|tiles?|stack|liste|tabelle|raster|reihe|übersicht|karten|tableau|grille|cartes|lista|tabla|cuadrícula|tarjetas|tabela|grade|cartões|tabella|griglia|schede|lijst|tabel|kaarten|karty|tabell|kort)\s+(?:of|for|von|mit|der|für|de|des|di|dei|delle|degli|van|med|över|with)\s+/iu;
/** Polish needs no word between a list and what it lists. */
const GENITIVE_OF = /^(?:lista|tabela|siatka|karty|kafelki|galeria)\s+(?=\p{L})/iu;
const PREPOSITION =
  /\s(?:of|for|in|on|at|by|from|that|which|who|to|over|under|near|von|für|im|in der|nach|aus|de|du|des|pour|dans|para|en|por|di|da|per|van|voor|uit|för|på|av|dla|na|w)\s.*$/iu;

/** Words that say how many or which, never what. */
const QUALITY =
  /^(?:all|my|our|your|recent|latest|last|next|upcoming|current|today['’]?s|open|new|other|several|few|more|top|best|saved|suggested|recommended|popular|nearby|past|similar|related|alle|meine|letzte|letzten|nächste|nächsten|neue|neuen|offene|offenen|mes|dernières|derniers|prochaines|prochains|últimos|últimas|próximos|próximas|mis|meus|minhas|ultimi|ultime|prossimi|prossime)\s+/iu;

/** Reads the words that a section, list or table keeps of the prompt about its entries. */
export function readAbout(about: string, lang: LexiconLang): AboutReading {
  const text = about.trim().replace(/[.。]$/u, '');
  if (GLUED.has(lang) && /[^\p{Script=Latin}\s\d]/u.test(text)) return readGlued(text);
  const cut = WITH.exec(text);
  const head = (cut === null ? text : text.slice(0, cut.index)).trim().replace(/,$/, '');
  const template =
    cut === null
      ? []
      : text
          .slice(cut.index + cut[0].length)
          .split(AND)
          .map(trimPart)
          .filter(isLabel);
  let words = head.replace(OF, '').replace(GENITIVE_OF, '').replace(ARTICLE, '');
  const count = readCount(words);
  words = words.replace(/^\S*\d\S*\s+/u, '');
  const [first] = words.split(' ');
  if (first !== undefined && NUMBERS.has(first.toLowerCase())) words = words.slice(first.length + 1);
  while (QUALITY.test(words)) words = words.replace(QUALITY, '');
  const noun = toHead(words.replace(PREPOSITION, ''), lang);
  return { noun, template: template.slice(0, 7), ...(count === undefined ? {} : { count }) };
}

function readGlued(text: string): AboutReading {
  const digits = /(\d{1,2}|[二两三四五六七八九十])\s*(?:つ|個|件|枚|人|本|개|명|건|장|个|张|条|位|名|行)/u.exec(
    text,
  )?.[1];
  const count = digits === undefined ? undefined : (CJK_DIGITS[digits] ?? Number(digits));
  const noun = text
    .replaceAll(
      /(?:\d{1,2}|[二两三四五六七八九十])\s*(?:つの?|個の?|件の?|枚の?|人の?|本の?|개의?|명의?|건의?|장의?|个|张|条|位|名|行)/gu,
      '',
    )
    .replace(/(?:の)?(?:一覧|リスト|カード|表)$|\s*(?:목록|카드|표)$|(?:列表|卡片|表格)$/u, '')
    .trim();
  return { noun: noun.length > 10 ? '' : noun, template: [], ...(count === undefined ? {} : { count }) };
}

function readCount(words: string): number | undefined {
  const digits = /^(\d{1,3})(?![\d.,:%])/u.exec(words)?.[1];
  return digits === undefined ? NUMBERS.get(words.split(' ')[0]?.toLowerCase() ?? '') : Number(digits);
}

/** The last word in Germanic languages and Turkish, the first in Romance ones and Polish; two words where both are short. */
function toHead(words: string, lang: LexiconLang): string {
  const parts = words.trim().split(/\s+/u).filter(Boolean);
  if (parts.length <= 2 && !HEAD_FIRST.has(lang)) return parts.join(' ');
  return (HEAD_FIRST.has(lang) ? parts[0] : parts.at(-1)) ?? '';
}

const trimPart = (part: string): string => {
  const bare = part.replaceAll(/\([^)]*\)/gu, '').trim();
  return bare
    .replace(ARTICLE, '')
    .replace(/^(?:and|und|et|y|e|en|och|i|oraz|ve)\s+/iu, '')
    .replace(ARTICLE, '')
    .trim();
};

const isLabel = (part: string): boolean => part !== '' && part.split(/\s+/u).length <= 4 && part.length <= 40;
