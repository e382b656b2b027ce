import type { PictureNode, Words } from '../outline.ts';
import type { Token, TokenOf } from '../phrases/token.ts';
import { labelAfter } from './label-after.ts';
import { isOnlyHow } from './picture-manner.ts';

/** What a picture is said to show, in the prompt's own words. */
export interface PictureSubject {
  about: string;
  /** A name that is also to be read beside the picture. */
  name?: Words;
  /** Index of the first token behind it. */
  next: number;
}

/** Words that lead from a picture to what it shows. */
const LEADS =
  /^(?:of|for|from|with|w\/|showing|that shows|which shows|shows|shot of|taken of|about|depicting|von|vom|zeigt|mit|aus|der|des|de la|del|dell[oa']|degli|delle|dei|de las|de los|do|da|dos|das|du|de l['’]|d['’]|de|di|van|met|con|com|avec|z|av|över|på|med)\s*(?=\S)/iu;

/** How a phrase goes on behind a comma: "kids building a dam, from behind". */
const GOES_ON =
  /^(?:(?:seen|shot|taken|photographed|viewed)\s|from\s|front and back|half[ -]|\p{Ll}{3,}ing\s|in\s(?:the\s)?(?:fog|rain|snow|mist|morning|evening|sun|dark)|at\s(?:dawn|dusk|night|noon|low|high|sunrise|sunset))/u;
/** Something told right behind the thing: "a still from the film, a woman on a jetty". */
const APPOSED =
  /^(?:an?|ein|eine|un|une|una|um|uma|een|en|ett)\s.+\s(?:on|in|at|with|under|against|by|over|auf|vor|sur|sobre|su|op|på)\s/iu;

/** Small words at the end of a run that lead to what is told next. */
const LEADING_ON =
  /[\s,]*(?:\s|^)(?:(?:and|plus|then|next to|beside|over|above|below|under|along with|with|w\/|in|as|und|mit|et|avec|y|con|e|com|en|met|z|i|med|och)\s*)?(?:an?|the|its|one|two|three|four|five|ein|eine|einem|einen|un|une|una|unas|um|uma|een|en|ett|der|die|das|dem|den)?$/iu;
const CONNECTS =
  /(?:^|[\s,])(?:and|plus|then|next to|beside|over|above|below|along with|with|w\/|as|und|mit|et|avec|y|con|e|com|met|z|i|med|och)(?:\s+(?:an?|the|its|one|two|three|four|five|ein|eine|einem|einen|un|une|una|um|uma|een|en|ett|der|die|das|dem|den))?$/iu;
/** Where the sentence says something of the picture itself: "… of the lake would be lovely". */
const SAID_OF =
  /\s(?:is|are|was|would|should|must|can|could|will|goes|takes|stands|sits|please|wäre|ist|sind|soll|muss|kann|steht|bitte|serait|est|sería|es|está|seria|é|sarebbe|è|zou|is|byłoby|vore)(?:\s.*)?$/iu;
/** "A picture then and a picture now". */
const MOMENT =
  /^(?:then|now|before|after|today|front|back|inside|outside|vorher|nachher|avant|après|antes|después|ahora)\b/iu;
const IN_DIRECTION = /(?:^|\s)(?:from|seen|halfway|right|just|von|de|desde|da|van)$/iu;

/** What the noun of a picture at `at` is said to show: behind "of", behind a colon, in brackets, as a quoted name. */
export function subjectBehind(tokens: readonly Token[], at: number): PictureSubject | undefined {
  let from = at + 1;
  for (; ; from++) {
    const token = tokens[from];
    const after = tokens[from + 1];
    if (token === undefined) return undefined;
    if (token.is === 'aside') {
      const { text } = token.inner;
      if (/\p{L}{3}/u.test(text) && !isOnlyHow(text)) return { about: text, next: from + 1 };
    } else if (token.is === 'quoted') return { about: token.words.text, name: token.words, next: from + 1 };
    else if (token.is === 'noun') return undefined;
    else if (token.is === 'sign') {
      if (token.sign === ':' && after !== undefined && after.is !== 'quoted') return until(tokens, from + 1, '');
      if (token.sign !== ',' || after === undefined) {
        if (token.sign !== ':') return undefined;
      } else if (after.is === 'words' && !isOnlyHow(after.piece.text)) return undefined;
      else if (after.is !== 'words' && after.is !== 'place') return undefined;
    } else if (token.is === 'words') {
      const lead = LEADS.exec(token.piece.text);
      if (lead !== null) return until(tokens, from, lead[0]);
      const moment = MOMENT.exec(token.piece.text);
      if (moment !== null) return { about: moment[0], next: from + 1 };
      if (/^where\s/i.test(token.piece.text)) return until(tokens, from, '');
      if (!isOnlyHow(token.piece.text) || CONNECTS.test(token.piece.text)) return undefined;
    }
  }
}

/** The words from `from` to where the sentence goes on with something else. */
function until(tokens: readonly Token[], from: number, lead: string): PictureSubject | undefined {
  let about = '';
  let index = from;
  for (; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) break;
    if (token.is === 'sign') {
      if (token.sign !== ',' || !goesOn(tokens, index + 1)) break;
      about += ',';
    } else if (token.is === 'words')
      about += ` ${index === from ? token.piece.text.slice(lead.length) : token.piece.text}`;
    else if (token.is === 'noun') {
      if (about.trim() !== '' && CONNECTS.test(about)) break;
      about += ` ${say(token)}`;
    } else if (token.is === 'place') {
      if (!IN_DIRECTION.test(about) && !(token.place.anchor === 'named' && tokens[index + 1]?.is === 'words')) break;
      about += ` ${token.place.text}`;
    } else break;
  }
  // "The drawing of the loom as the main picture" names the same picture twice.
  const again = tokens[index];
  const isAgain = again?.is === 'noun' && again.mention.makes.kind === 'picture' && /\sas(?:\s\p{L}+)?$/u.test(about);
  const tail = tokens[index];
  const said = about
    .replace(SAID_OF, '')
    .replace(tail === undefined || tail.is === 'sign' ? /[.\s]+$/ : LEADING_ON, '')
    .replace(/[\s.,:]+$/, '')
    .trim();
  const quoted = tail?.is === 'quoted' && !CONNECTS.test(about) ? tail.words.text : '';
  if (said === '' && quoted === '') return undefined;
  return {
    about: [said, said.split(/\s+/).length < 5 ? quoted : ''].filter((part) => part !== '').join(' '),
    next: isAgain ? index + 1 : index,
  };
}

function goesOn(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.is === 'place') return false;
  if (token?.is !== 'words') return false;
  if (GOES_ON.test(token.piece.text)) return true;
  const after = tokens[at + 1];
  return APPOSED.test(token.piece.text) && (after === undefined || after.is === 'sign');
}

const say = ({ mention }: TokenOf<'noun'>): string =>
  [...mention.modifiers, mention.qualifier, mention.text].filter((part) => part !== undefined).join(' ');

/** Words of a noun that say how a picture stands or is made, not what it shows. */
const GENERIC =
  /^(?:an?|the|big|small|large|main|wide|full|width|full-width|full-bleed|bleed|window|grande|groß|großes|große|grosse|hero|background|cover|header|product|featured|live|camera|sample|still|line|round|circular|square|user|profile|person|member|photo|photograph|photos|picture|pictures|image|images|pic|visual|shot|foto|portrait|portraits|avatar|avatars|thumbnail|thumbnails|video|drawing|drawings|illustration|illustrations|sketch|diagram|map|maps|view|route|placeholder|area|panel|icon|technical|flat|spot|art|mini|tiny|preview|upper|lower|left|right|next|other|same|first|second|last|new|own)$/i;

/** What the noun's own words say of it: "team" of "team photo", "microscope" of "microscope photo". */
export function subjectInNoun({ mention }: TokenOf<'noun'>): string {
  const words = [mention.qualifier ?? '', mention.text]
    .join(' ')
    .replace(/^[にをはがで]+|[のと的]+$/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !GENERIC.test(word));
  const isOwn = mention.qualifier !== undefined && mention.qualifier !== '';
  return isOwn || words.join(' ') !== mention.text ? words.join(' ') : '';
}

/** "captioned …", "with the name …": what follows is read beside the picture. */
const NAMED =
  /^(?:titled|called|named|labell?ed|captioned|marked|tagged|saying|reading|that (?:says|reads)|with (?:the |its |an? )?(?:name|title|caption|label|words?|text|line)|namens|mit (?:dem|der) (?:Namen|Titel|Text|Beschriftung))\b/iu;
/** A word that only leads to a name: "avatar, name Selma Rask". */
const CALLED: ReadonlySet<PictureNode['picture']> = new Set(['avatar', 'logo', 'qr', 'icon', 'swatch', 'plan']);

/** 「鶴亀湯」の写真, 石板巷的照片: in East Asian languages what is shown stands before its picture. */
function subjectBefore(tokens: readonly Token[], at: number): PictureSubject | undefined {
  const [noun, link, before] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  const tied = noun?.is === 'noun' && /^[のと的]/u.test(noun.mention.qualifier ?? '');
  if (link?.is === 'quoted' && tied) return { about: link.words.text, next: at + 1 };
  if (link?.is !== 'words') return undefined;
  if (before?.is === 'quoted' && /^[のと的]$/u.test(link.piece.text)) return { about: before.words.text, next: at + 1 };
  const said = /([^是为為有に、，。：はがを]+)[の的]$/u.exec(link.piece.text)?.[1];
  return said === undefined ? undefined : { about: said, next: at + 1 };
}

/** Pictures that show something; an icon or a swatch only bears a name. */
export const SHOWS: ReadonlySet<PictureNode['picture']> = new Set([
  'photo',
  'illustration',
  'drawing',
  'video',
  'avatar',
  'map',
  'plan',
  'logo',
  'qr',
]);

/** Gives a picture what it is said to show; → index of the first token behind that. */
export function readSubject(node: PictureNode, tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const own = token?.is === 'noun' && node.picture !== 'avatar' ? subjectInNoun(token) : '';
  if (token?.is === 'noun') showPerson(node, token);
  const first = tokens.slice(at + 1).find(({ is }) => is !== 'aside' && is !== 'place');
  const isNamed =
    (first?.is === 'words' && NAMED.test(first.piece.text)) ||
    (CALLED.has(node.picture) && first?.is === 'sign' && first.sign === ':');
  const label = isNamed ? labelAfter(tokens, at) : undefined;
  if (label !== undefined) {
    node.caption ??= label.words;
    node.about = [label.words.text, own].filter((part) => part !== '').join(', ');
    return label.next;
  }
  const said = subjectBehind(tokens, at) ?? subjectBefore(tokens, at);
  node.about = [said?.about ?? '', own].filter((part) => part !== '').join(', ');
  if (said?.name !== undefined) node.caption ??= said.name;
  if (said !== undefined) return said.next;
  // "Cover photo 4:5, …": how it is cut is not read beside it.
  const how = tokens[at + 1];
  return how?.is === 'words' && isOnlyHow(how.piece.text) ? at + 2 : at + 1;
}

/** Several portraits in a row, or a small one, are faces; one portrait alone is a picture. */
function showPerson(node: PictureNode, { mention }: TokenOf<'noun'>): void {
  if (mention.entry.variant !== 'portrait' || !(mention.isPlural || node.size === 'small')) return;
  node.picture = 'avatar';
  node.size = 'large';
}
