import { findKind } from './find-kind.ts';
import type { Intent } from './find-intent.ts';
import { isLookWord } from './look-word.ts';
import type { ReadContext } from './noun-phrase.ts';
import { QUOTE_MARK, listQuotes } from './prompt-text.ts';
import { createPhraseTable, listEntries, listPhraseHits } from './phrase-table.ts';
import { ARCHETYPE_WORDS } from '../archetypes/archetypes.ts';
import { DETAIL_HEADS, EMPTY_HEADS, LOOK_HEADS, TECH_WORDS } from './vocabulary/style-words.ts';
import { listStems, listWords } from './word-forms.ts';

const NAME = String.raw`([\uE000-\uF8FF]|\p{Lu}(?:[\p{L}\d&'’-]|\.(?=[\p{L}\d]))*(?:\s(?:&\s)?\p{Lu}[\p{L}\d&'’-]*){0,3})`;

/** Names that are said to be names may be joined by a word: "called Crumb and Co". */
const JOINED = NAME.replace(String.raw`\s(?:&\s)?`, String.raw`\s(?:(?:&|and|und|et|y|e|i|och|og|en)\s)?`);

/** Words that lead in a name, in the languages of the lexicon. */
const NAMED = new RegExp(
  String.raw`(?<!\b(?:component|surface|tab|tabs|button|field|column|section|label|file|project|property|screen|id) )\b(?:called|named|by the name of|brand name(?: is)?:?|the brand|under the name|branded(?: as)?|genannt|namens|mit dem namen|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd|som heter|kallad|ved navn|med navnet|nimeltä|imieniem|o nazwie|s názvem|jménem|под названием|по имени|під назвою|με όνομα|med namnet|con el nombre|con il nome|com o nome|avec le nom|met de naam|named:|app name:?|brand:|product name:?|company name:?|on behalf of)\s+${JOINED}`,
  'u',
);
/** The same in scripts that know no capitals, and in languages that say it behind the name. */
const NAMED_ELSEWHERE =
  /(?:名为|名為|叫做|叫作|名叫|叫)([\p{Script=Han}\p{L}]{2,12}?)(?=的)|(?:باسم|اسمه|اسمها|به نام)\s+(\p{L}+)|(?<!\p{L})(?:בשם|ששמו|ששמה)\s+(\p{L}+)|(?:^|\s)((?:\p{Lu}[\p{L}\d’'-]*\s)+)(?:adlı|isimli|adında)(?!\p{L})|([\uE000-\uF8FF]|[\p{L}ー]{2,20}?)(?:という|って名前の|라는|이라는)/u;
/** "app „Lumen“", "the Northway app". */
const BESIDE_QUOTE =
  /\b(?:app|brand|company|startup|product|shop|store|studio|restaurant|bakery|caf[eé]|hotel|agency|magazine|band|festival|platform|website|site|service|newsletter|tool|marke|firma|marque|marca)\s+([\uE000-\uF8FF])|([\uE000-\uF8FF])\s+(?:app|brand|startup|website|platform|coffee|bakery|restaurant|hotel)\b/u;
const IN_BRACKETS =
  /\b(?:brand|app|company|startup|product|shop|studio|tool|platform|admin data table|service)\s\((\p{Lu}[\p{L}\d]+)\)/u;
const GREETED = new RegExp(
  String.raw`\b(?:[Ss]ign in to|[Ll]og in to|[Ww]elcome to|[Jj]oin|[Ss]ign up for|[Ww]elcome back(?: to| ·)) ${NAME}`,
  'u',
);
const DEFINED = new RegExp(String.raw`(?:^|[.!?]\s+)${NAME} is (?:an?|the|our) `, 'u');
const ARTICLE = 'an?|the|our|eine?|une?|un|una|uma?|een|ett|en|et|il|la|le|el';
const HOME =
  "home(?: ?page| screen)?|start(?: ?page| screen|seite|bildschirm|sida|skjerm)?|landing ?page|main (?:page|screen)|website|site|accueil|page d['’]accueil|écran d['’]accueil|pantalla (?:principal|de inicio)|página (?:principal|de inicio|inicial)|tela inicial|pagina (?:iniziale|principale)|schermata (?:iniziale|principale)|startpagina|startscherm|hemsida|hjemmeside|forside|strona główna|ekran główny|úvodní stránka|webseite|homepage|sitio web|site web|sito(?: web)?";
const FOR_NAME = new RegExp(
  String.raw`\b(?:for|about|von|für|pour|para|per|voor|för|til|till|dla|pro) ${NAME}(?=,? (?:${ARTICLE}) |\s[—–-]\s|\.?$|\.\s| that | which | \()`,
  'u',
);
/** "Home screen of Larkspur, a tea subscription", "Accueil de Vélomane, location de vélos": whose first page it is. */
const HOME_OF = new RegExp(
  String.raw`^(?:(?:${ARTICLE}) )?(?:${HOME}) (?:of|for|von|der|des|de|du|di|da|do|van|av|af|z|для|für|pour|para|per|voor|för|til|till|dla|pro) (?:(?:la|le|les|el|los|las|il|lo|das|der|die|het|a|o) |l['’])?${NAME}(?=[,:.]|\s[—–-]\s|$)`,
  'iu',
);
const SITE_NAME =
  /\b(?:for|about|of)\s+([a-z][a-z\d-]+\.(?:com|io|app|dev|co|diy|ai|org|net|me)|[a-z][a-z\d._-]+\/[a-z][a-z\d._-]+)(?![\w/])/u;

/** Places, feasts and months stand after "for" as often as brands do. */
const COMMON_NAMES = new Set(
  (
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday christmas easter ' +
    'halloween ramadan diwali thanksgiving valentine paris london berlin tokyo rome madrid lisbon barcelona amsterdam vienna munich hamburg new york san francisco los ' +
    'angeles chicago boston seattle austin europe asia africa america germany france spain italy portugal japan china korea brazil india canada mexico australia uk usa us ' +
    'english spanish french german italian japanese chinese android ios iphone ipad mac windows web ai saas ui ux api crm erp hr b2b b2c react vue i my our your kids'
  ).split(' '),
);

const KNOWN_ARCHETYPES = createPhraseTable(
  ARCHETYPE_WORDS.map(([id, weight, words]) => [id, weight, listEntries(words)] as const),
);
const GENERIC = new Set([
  ...LOOK_HEADS,
  ...EMPTY_HEADS,
  ...DETAIL_HEADS,
  ...TECH_WORDS,
  ...'workshop agency customer digest team product open source education enterprise particle progress print ready startup forms form card ghost hyper high contrast typing light deep interactive gesture neural welcome sign bold architectural cinematic minimalist modal mosaic sectioned technical real estate landing mobile'.split(
    ' ',
  ),
]);

const BUSINESSES = new Set(
  'studio lab labs bank coffee health club press works house books records foods farm kitchen collective co hotel bakery atelier'.split(
    ' ',
  ),
);

/** "Brisket & Bloom": two words that a sign joins are a firm, whatever they mean, unless they are a part of a page. */
const IS_FIRM = /\p{L} & \p{Lu}/u;

/** Whether words are generic rather than a name: every vocabulary that knows one of them speaks against it. */
const isGenericName = (name: string, context: ReadContext): boolean => {
  const [first = '', last = '', ...more] = listStems(name);
  // "Atlas Studio": an unknown word before one for a business.
  if (more.length === 0 && BUSINESSES.has(last))
    return isGenericName(first, context) || isLookWord(first, context.colorWords);
  const stems = listStems(name);
  if (stems.length === 0) return true;
  if (IS_FIRM.test(name)) return findKind(stems) !== undefined;
  if (listPhraseHits(KNOWN_ARCHETYPES, stems).some((hit) => hit.weight >= 3)) return true;
  const kind = findKind(stems);
  if (kind !== undefined && kind.weight >= 2) return true;
  return (
    stems.every((stem) => COMMON_NAMES.has(stem)) ||
    stems.some((stem) => GENERIC.has(stem) || (stems.length > 1 && isLookWord(stem, context.colorWords)))
  );
};

/** A pattern that is blind to capitals elsewhere finds names without them too: they are none. */
const capitalised = (name: string | undefined): string | undefined =>
  name !== undefined && /^[\p{Lu}\uE000-\uF8FF]/u.test(name) ? name : undefined;

const clean = (masked: string, context: ReadContext): string => {
  const name = QUOTE_MARK.test(masked) ? (listQuotes(masked, context.quotes)[0] ?? '') : masked;
  return name.replace(/(?:['’]s|[.,:;])$/u, '').trim();
};

const LONGEST_NAME = 40;
const isName = (name: string): boolean => name.length > 1 && name.length <= LONGEST_NAME && listWords(name).length <= 4;

const isTitleCase = (text: string): boolean => listWords(text).every((word) => /^[\p{Lu}\d&]/u.test(word));

/** "Volt — Fitness dashboard", "Workspace settings · Formcraft": the short side of a title that no vocabulary knows. */
const findInTitles = (titles: readonly string[], context: ReadContext): string | undefined => {
  const sides = titles.map((title) => title.replace(/\s*\([^)]*\)/g, '').trim());
  if (sides.length < 2) {
    const [only] = sides;
    return only !== undefined && /^\p{Lu}\p{Ll}+(?:[\p{Lu}\d]\p{Ll}+)?$/u.test(only) && !isGenericName(only, context)
      ? only
      : undefined;
  }
  return [sides[0] ?? '', sides.at(-1) ?? '']
    .filter((side) => listWords(side).length <= 2 && isTitleCase(side) && !QUOTE_MARK.test(side))
    .find((side) => !isGenericName(side, context));
};

/**
 * The name of the product, shop or place, when the prompt gives one. Names the prompt uses without introducing them, and
 * words that any vocabulary knows, are none.
 */
export const findBrand = (
  masked: string,
  intent: Intent,
  isComponents: boolean,
  context: ReadContext,
): string | undefined => {
  if (isComponents) return undefined;
  const introduced =
    NAMED.exec(masked)?.[1] ??
    IN_BRACKETS.exec(masked)?.[1] ??
    NAMED_ELSEWHERE.exec(masked)
      ?.slice(1)
      .find((name) => name !== undefined);
  if (introduced !== undefined && isName(clean(introduced, context))) return clean(introduced, context);
  const beside = BESIDE_QUOTE.exec(masked);
  const quoted = beside?.[1] ?? beside?.[2];
  if (quoted !== undefined && isName(clean(quoted, context)) && isTitleCase(clean(quoted, context)))
    return clean(quoted, context);
  const [named] = /^[\uE000-\uF8FF](?:,|$)/u.test(intent.purpose) ? listQuotes(intent.purpose, context.quotes) : [];
  if (named !== undefined && isName(named)) return named;
  const candidates = [
    GREETED.exec(masked)?.[1],
    findInTitles(intent.titles, context),
    DEFINED.exec(masked)?.[1],
    capitalised(HOME_OF.exec(masked)?.[1]),
    FOR_NAME.exec(masked.split(/[.!?]\s/)[0] ?? '')?.[1],
  ];
  const found = candidates
    .filter((candidate) => candidate !== undefined)
    .map((candidate) => clean(candidate, context))
    .find((candidate) => isName(candidate) && !isGenericName(candidate, context));
  return found ?? SITE_NAME.exec(masked)?.[1];
};
