import type { Field } from '../write/slots.ts';
import { createDraft, type Draft } from './draft.ts';
import { findColors } from './find-colors.ts';
import { findMoods } from './find-moods.ts';
import { isFontWord, parseNounPhrase, type ReadContext } from './noun-phrase.ts';
import { QUOTE_MARK, listQuotes } from './prompt-text.ts';
import type { ChunkMode } from './accept-phrase.ts';
import { readChunk } from './read-chunk.ts';
import { readFigure } from './read-figure.ts';
import { listAttributes } from './gather-held.ts';
import { readItems } from './read-items.ts';
import { createField, isFieldLabel } from './read-field.ts';
import { readList } from './read-list.ts';
import { readMembers } from './read-members.ts';
import type { AskedKind } from './vocabulary/kind-words.ts';
import { listWords } from './word-forms.ts';

/** Sentences about use, making and manners: nothing in them stands on the screen. */
const SKIPPED =
  /^(?:(?:it(?:'s| is)|this (?:style|layout|design|aesthetic)(?: is)?|(?:it|this) (?:should|must) be|perfectly|best) )?(?:ideal|suitable|perfect|optimi[sz]ed|best|great|reusable|suited|intended|inspired|recommended|use (?:a|an|the)? ?(?:clean|modern|minimal|tailwind|react|css|soft|bold|dark|light|warm|rounded|vue|svelte|shadcn)|preserve|ensure|emphasi[sz]e|make sure|avoid|do not|don't|never|no |without|focus on|should feel|the (?:style|aesthetic|vibe|mood|feel|look|tone|palette|typography|design|animation|color)s?\b|style:|colou?rs?:|theme:|fonts?:|typography:|tech(?: stack)?:|tone:|audience:|characteri[sz]ed|legibility|think |keep it |make it |highlight the|mark the|important:|note:|presented in|loop at)/i;

/** "Use deep green as the primary color and Manrope for headings". */
const ABOUT_LOOKS =
  /^(?:please )?(?:use|set|apply|choose|pick|make|give|keep)\b.*\b(?:colou?rs?|fonts?|typefaces?|palette|typography|theme|corners|gradients?|spacing|#[\da-f]{3,6})\b/i;

/** "Headlines in Lora, body in Karla": parts of the type, not of the screen. */
const TYPE_PARTS =
  /\b(?:headlines?|headings?|titles?|body|text|labels?|captions?|type(?:face)?|numbers|copy)(?: (?:copy|text|type))? (?:in|set in|use|uses|using|with)\b/i;
const isAboutFonts = (sentence: string, context: ReadContext): boolean =>
  TYPE_PARTS.test(sentence) &&
  !QUOTE_MARK.test(sentence) &&
  listWords(sentence).some((word) => isFontWord(word, context));

const POSITION =
  /^(?:(?:(?:at|on|in|along|near|to|across) (?:the )?(?:very )?(?:top|bottom|left|right|cent(?:er|re)|middle|side|sides|main area|main column|header|sidebar)(?: (?:of|side|part|corner|hand|edge|area|half|section)\b[^,:]*?)?(?:,|:|\s+(?=an?\b|the\b|there\b|[\uE000-\uF8FF]|show|put|place|add|include|two|three|four|\d))|(?:directly |right |just )?(?:below|beneath|underneath|under|above|next to|beside|after|alongside|inside|within|around)(?: (?:that|it|this|them|the [^,:]{1,40}?|these))?(?:,|:|\s+(?=an?\b|there\b|show|put|place|add|i'd\b|i would|we\b|some\b|two\b|three\b))|then,?|finally,?|lastly,?|first,?|second,?|third,?|next,?|also,?|additionally,?|in addition,?|plus,?|furthermore,?)\s*)+/i;

const IMPERATIVE =
  /^(?:and |please |then |also )*(?:add|include|show|display|use|put|place|create|give (?:it|me|us|them)|have|provide|i(?:'d| would)? (?:want|like|need)(?: to see)?|we (?:want|need)|there (?:is|are|should be|must be|will be)|make sure (?:it|there) (?:has|is|includes?)|incorporate|render|list|feature|features|featuring|with|including|includes?|contains?|shows?|showing|keep)\s+(?:also\s+)?/i;

const DEEDS =
  /\b(?:users?|customers?|people|visitors?|members?|guests?|students?|they|i|we|you|who|it|patients?|players?|readers?|parents?|admins?|managers?|teams?) (?:can|could|may|should be able to|will be able to|must be able to|want to|need to|is able to|are able to|get to)(?: also)? (.+)$/i;
/** "let parents search for a tutor": in lowercase and after a word, for "Help" is also the name of a page. */
const ENABLES =
  /\p{L} (?:lets?|allows?|allowing|helps?|helping|enables?|enabling)(?: (?:the )?(?:users?|people|them|you|me|us|\p{L}+s))?(?: to)? (.+)$/u;

/** "The signature is a contact form: …": what it is called says less than what it is. */
const IDENTITY = /^(?:the|its|this) [^:,]{2,60}? (?:is|are) (?=an?\b|the\b)/i;

const HOLDS =
  /^(.{1,90}?)\s(?:(?:should|must|will|shall|can|could|needs? to|has to|to)\s+(?:also\s+)?(?:have|include|show|contain|display|feature|hold|list|offer|consist of)|has|have|includes?|contains?|shows?|displays?|features?|featuring|holds?|carries|carrying|offers?|consists? of|lists?|with|comprises?|reads?|says|shows off|gets?)\s+(.+)$/i;

/** "The centerpiece is a contact section": only an article or a sure kind makes it a thing to be shown. */
const IS = /^.{1,90}?\s(?:is|are|(?:should|must|will|can) be)\s+((?:an?|the|two|three|four|\d)\s.+)$/i;

/** Words for the screen itself: what it holds is not part of another thing. */
const SCREEN_WORDS =
  /^(?:the |this |that |our |my |whole |entire |main |home |overall |an? )*(?:it|its|page|screen|app|application|site|website|ui|interface|dashboard|layout|design|view|form|product|homepage|landing page|main column|main area|main content|left|right|centerpiece|center|centre|top|bottom|column|content|sections?|key features?|main features?|core features?|features?|key sections?|requirements?|components?|elements?|key elements?|each|everything|body|card|inside|style|left (?:side|column|pane)|right (?:side|column|pane))$/i;

/** Kinds whose entries in lowercase say what each thing shows: "Plant cards: name, photo". */
const ATTRIBUTED: ReadonlySet<AskedKind | undefined> = new Set<AskedKind | undefined>([
  'records',
  'gallery',
  'people',
  'compare',
]);

const createFieldsIn = (list: string, mode: ChunkMode, context: ReadContext): Field[] =>
  readItems(list, context)
    .map((item) => item.title)
    .filter((title) => isFieldLabel(title) || (mode.isForm && context.quotes.includes(title)))
    .map((title) => createField(title));

/** What a thing holds becomes part of it where its kind has parts, and stands beside it otherwise. */
const nest = (outer: Draft, list: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const inner = readList(list, mode, context);
  const actions = inner.filter((draft) => draft.isAction);
  const attributes = ATTRIBUTED.has(outer.kind) ? listAttributes(list, context) : [];
  if (attributes.length > 0)
    return [{ ...outer, fields: [...outer.fields, ...attributes.map((name) => createField(name))] }];
  if (outer.kind === 'form') {
    const read = inner.flatMap((draft) => draft.fields);
    return [
      { ...outer, fields: [...outer.fields, ...(read.length > 0 ? read : createFieldsIn(list, mode, context))] },
      ...actions,
    ];
  }
  if (outer.kind === 'footer' || outer.kind === 'actions')
    return [{ ...outer, items: [...outer.items, ...readItems(list, context)] }, ...actions];
  // "Hero: “…”": words alone are what it says.
  if (/^[\uE000-\uF8FF]$/u.test(list.trim()))
    return [{ ...outer, texts: [...outer.texts, ...listQuotes(list, context.quotes)] }];
  if (outer.kind === 'navigation' || outer.kind === 'tabs' || outer.kind === 'filters') {
    const names = readItems(list, context).filter(
      (item) => !actions.some((action) => action.label === item.title) && item.title.split(' ').length <= 3,
    );
    return [
      { ...outer, items: [...outer.items, ...(mode.isStrict && actions.length > 0 ? [] : names)] },
      ...actions,
      ...(mode.isStrict ? inner.filter((draft) => !draft.isAction) : []),
    ];
  }
  return [outer, ...inner];
};

const NESTED: ReadonlySet<AskedKind> = new Set<AskedKind>([
  'form',
  'navigation',
  'tabs',
  'filters',
  'footer',
  'actions',
  'hero',
]);

const readHolder = (
  subject: string,
  list: string,
  isColon: boolean,
  mode: ChunkMode,
  context: ReadContext,
): Draft[] => {
  const bare = subject.replace(POSITION, '').trim();
  if (/^(?:and )?(?:each|every|all)\b/i.test(bare)) {
    // What every card shows comes with its kind; its button and the texts given for it do not.
    return readList(list, { ...mode, isStrict: true }, context).filter(
      (draft) => draft.isAction || draft.texts.length > 0,
    );
  }
  if (/^(?:the )?(?:form )?(?:fields|inputs)$/i.test(bare)) {
    return [
      createDraft('Form', { kind: 'form', fields: readItems(list, context).map((item) => createField(item.title)) }),
    ];
  }
  if (
    /^[\uE000-\uF8FF]$/u.test(list.trim()) &&
    /^(?:the )?(?:tagline|headline|heading|title|subtitle|subheading|slogan|eyebrow|cta|button|link)$/i.test(bare)
  ) {
    const said = readChunk(`${bare} ${list}`, mode, context);
    return said === undefined ? [] : [said];
  }
  if (bare === '' || SCREEN_WORDS.test(bare)) return readList(list, mode, context);
  const outer = readList(bare, { ...mode, isStrict: true, isForm: false }, context);
  const last = outer.pop();
  if (last === undefined) return readList(list, mode, context);
  // Behind a colon stand members of what is named before it.
  const isNaming =
    isColon &&
    !mode.isStrict &&
    last.kind !== undefined &&
    !NESTED.has(last.kind) &&
    !/^[\uE000-\uF8FF]$/u.test(list.trim());
  if (isNaming) return [...outer, ...readList(`${bare.split(/,\s|\sand\s/).at(-1) ?? bare}: ${list}`, mode, context)];
  return [...outer, ...nest(last, list, mode, context)];
};

/** Quoted texts that no entry took: they must stand on the screen all the same. */
const keepTexts = (drafts: readonly Draft[], sentence: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  if (mode.isStrict) return [...drafts];
  const taken = new Set(
    drafts.flatMap((draft) => [
      draft.label,
      ...draft.texts,
      ...draft.items.flatMap((item) => [item.title, item.value, item.note]),
      ...draft.fields.map((field) => field.label),
    ]),
  );
  const left = listQuotes(sentence, context.quotes).filter(
    (text) => !taken.has(text) && ![...taken].some((known) => known?.includes(text)),
  );
  const last = drafts.at(-1);
  if (left.length === 0 || last === undefined) return [...drafts];
  return [...drafts.slice(0, -1), { ...last, texts: [...last.texts, ...left] }];
};

/** Reads a sentence after the opening: what it adds to the screen. */
export const readSentence = (sentence: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const clean = sentence.replace(/[.!?。！？…]+$/u, '').trim();
  if (context.lang !== 'en') return readForeignSentence(clean, mode, context);
  if (SKIPPED.test(clean) || ABOUT_LOOKS.test(clean) || isAboutFonts(clean, context)) return [];
  const placed = clean.replace(POSITION, '');
  const deedList = DEEDS.exec(placed)?.[1] ?? ENABLES.exec(placed)?.[1];
  if (deedList !== undefined) return readList(deedList, { ...mode, isVerbal: true }, context);
  const colon = /^([^:]{2,90}):\s+(.+)$/.exec(placed.replace(IDENTITY, ''));
  if (colon?.[1] !== undefined && colon[2] !== undefined) {
    const members = mode.isStrict ? undefined : readMembers(colon[1], colon[2], mode, context);
    return keepTexts(members ?? readHolder(colon[1], colon[2], true, mode, context), clean, mode, context);
  }
  const figure = mode.isStrict || mode.isForm ? undefined : readFigure(placed);
  if (figure !== undefined) return [figure];
  if (IMPERATIVE.test(placed))
    return keepTexts(readList(placed.replace(IMPERATIVE, ''), mode, context), clean, mode, context);
  const holds = HOLDS.exec(placed);
  const comma = placed.indexOf(',');
  if (holds?.[1] !== undefined && holds[2] !== undefined && (comma < 0 || holds[1].length < comma)) {
    return keepTexts(readHolder(holds[1], holds[2], false, mode, context), clean, mode, context);
  }
  const identity = IS.exec(placed);
  if (identity?.[1] !== undefined)
    return keepTexts(readList(identity[1], { ...mode, isStrict: true }, context), clean, mode, context);
  const hasPlace = placed !== clean;
  // "Retro-futuristic, neon green on black": a list of looks holds nothing to show.
  const isLooks = !hasPlace && (findMoods(clean).length > 0 || findColors(clean).length > 0);
  const isList = hasPlace || comma >= 0 || parseNounPhrase(placed, context).hasArticle || QUOTE_MARK.test(placed);
  return keepTexts(
    readList(placed, isList && !isLooks && !mode.isStrict ? mode : { ...mode, isStrict: true }, context),
    clean,
    mode,
    context,
  );
};

const FOREIGN_POSITION =
  /^(?:unten|oben|links|rechts|darunter|danach|ausserdem|außerdem|dazu|en bas|en haut|en dessous|à gauche|à droite|ensuite|abajo|arriba|debajo|además|también|a la izquierda|in basso|in alto|sotto|inoltre|a sinistra|embaixo|abaixo|acima|no topo|além disso|onderaan|bovenaan|daaronder)[\s,:]+/iu;

const readForeignSentence = (clean: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  const placed = clean.replace(FOREIGN_POSITION, '');
  const leads = context.grammar.leads.split(' ').filter((word) => word !== '');
  const lead = new RegExp(
    String.raw`^(.{0,60}?)(?:^|\s)(?:${leads.join('|')}|soll(?:te)?|doit|debe|deve|moet|ist|sind|est|sont|es|son|são|sono|[:：])\s*(?:haben|enthalten|avoir|contenir|tener|contener|avere|contenere|ter|conter|hebben)?\s+(.+)$`,
    'iu',
  ).exec(placed);
  const list = lead?.[2] ?? placed;
  if (lead === null && !/[,;]/.test(placed) && !QUOTE_MARK.test(placed))
    return readList(placed, { ...mode, isStrict: true }, context);
  return keepTexts(readList(list, mode, context), clean, mode, context);
};

/** An entry of a bulleted or numbered list: "Header: logo, search" or a bare name. */
export const readEntry = (sentences: readonly string[], mode: ChunkMode, context: ReadContext): Draft[] => {
  const [first = '', ...rest] = sentences;
  const clean = first.replace(/[.!?。]+$/u, '').trim();
  const named = /^(.{2,50}?)(?::|：|\s[—–-])\s+(.+)$/u.exec(clean);
  const more = rest.flatMap((sentence) => readSentence(sentence, { ...mode, isStrict: true }, context));
  if (named?.[1] === undefined || named[2] === undefined) {
    const isName = listWords(clean).length <= LONGEST_BARE_ENTRY;
    return [...(isName ? readList(clean, mode, context) : readSentence(clean, mode, context)), ...more];
  }
  if (SKIPPED.test(clean)) return [];
  const label = named[1].replace(POSITION, '').trim();
  if (SCREEN_WORDS.test(label)) return [...readList(named[2], mode, context), ...more];
  const outer =
    readChunk(label, { ...mode, isForm: false }, context) ??
    (listQuotes(label, context.quotes)[0] === undefined
      ? undefined
      : createDraft(listQuotes(label, context.quotes)[0] ?? ''));
  if (outer === undefined) return [...readList(named[2], mode, context), ...more];
  return [...keepTexts(fillEntry(outer, named[2], mode, context), clean, mode, context), ...more];
};

/** What stands after an entry's name: its parts when they are short names, else things of their own. */
const LONGEST_BARE_ENTRY = 6;
const fillEntry = (outer: Draft, details: string, mode: ChunkMode, context: ReadContext): Draft[] => {
  if (outer.kind === 'form' || outer.kind === 'navigation' || outer.kind === 'tabs' || outer.kind === 'filters')
    return nest(outer, details, mode, context);
  const inner = readList(details, { ...mode, isStrict: true }, context);
  const [sole] = inner;
  if (outer.kind === undefined && inner.length === 1 && sole?.kind !== undefined && !sole.isAction) {
    return [{ ...sole, label: outer.label }];
  }
  const own = inner.filter(
    (draft) =>
      draft.isAction ||
      draft.isHeading === true ||
      (draft.kind !== undefined && draft.kind !== outer.kind && draft.fields.length + draft.items.length > 0),
  );
  const items = readItems(details, context).filter((item) => item.title.split(' ').length <= 4);
  const isEnumeration = /,|\band\b|\bund\b|\bet\b|\by\b/.test(details) && items.length >= 2;
  const texts = listQuotes(details, context.quotes);
  if (
    ATTRIBUTED.has(outer.kind) &&
    isEnumeration &&
    texts.length === 0 &&
    /^\p{Ll}/u.test(details) &&
    !/,\s*\p{Lu}/u.test(details)
  ) {
    return [
      { ...outer, fields: [...outer.fields, ...items.map((item) => createField(item.title))] },
      ...inner.filter((draft) => draft.isAction),
    ];
  }
  const isPartsKind = outer.kind !== undefined && !['hero', 'closing', 'notice', 'article'].includes(outer.kind);
  return [
    {
      ...outer,
      items: [...outer.items, ...(isEnumeration && isPartsKind && own.length === 0 ? items : [])],
      texts: [...outer.texts, ...texts],
    },
    ...own,
  ];
};
