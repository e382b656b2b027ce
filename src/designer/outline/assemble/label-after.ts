import { cut, trimEnds, type Piece } from '../form/piece.ts';
import { ONLY_PARTICLES } from '../lexicon/particles.ts';
import type { Words } from '../outline.ts';
import type { Token } from '../phrases/token.ts';
import { readFact } from '../values/fact.ts';
import { nounSaidToBe } from './said-to-be.ts';

export interface Label {
  words: Words;
  /** Index of the first token behind it. */
  next: number;
  /** What is left of the words that the name was taken from. */
  rest?: Piece;
}

/** Words that lead from a thing to its name: "a card titled …", "the line that says …". */
const NAMING =
  /^(?:(?:with|that|which|and|is|it|,)\s+)*(?:the\s+)?(?:(?:big|small|large|single|short|one)\s+)?(?:titled|called|named|labell?ed|headed|entitled|captioned|marked|tagged|says?|saying|reads?|reading|shows?|showing|for|about|words?|text|label|title|name|heading|lautet|heißt|namens|mit|titre|intitulée?s?|llamad[oa]s?|con|titulad[oa]s?|chamad[oa]s?|chiamat[oa]|dal titolo|genaamd|met de tekst|med texten|o nazwie|z napisem)\b[\s:]*(?:(?:the\s+)?(?:words?|text|label|title|name|sentence|line)\b[\s:]*)?(?:as\s+|to\s+)?/i;

/** Where an unquoted name ends and the sentence goes on. */
const STOPS =
  /\s(?:with|and|is|are|was|has|have|had|showing|shows?|set|standing|stands?|in|on|at|under|below|above|beneath|next|holding|that|which|where|then|plus|currently|from|so|but|because|like|leading|opening(?=\s+(?:an?|the|in|its)\b)|sits?|goes|comes|mit|und|unter|avec|et|con|y|com|e|met|en|z|i|med|och)(?:\s|$)/;

const JOINING = /^(?:OF|FOR|WITH|AND|IN|ON|AT|THE|A|AN|VON|FÜR|MIT|UND|DE|DES|POUR|AVEC|PARA|CON|DI|PER|VOOR|MET)$/u;

const STARTS_NAME =
  /^(?:[\w.+-]+@[\w-]+\.|\p{Lu}|\p{Lt}|\d|[#@+−$€£¥]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;

/**
 * The name behind a noun: quoted, after a word of naming or a colon, or as words in capitals. Asides and places between
 * the two are passed over.
 */
export function labelAfter(tokens: readonly Token[], at: number): Label | undefined {
  for (let index = at + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) return undefined;
    if (token.is === 'quoted')
      return isOthers(tokens, index, tokens[at]) ? undefined : { words: token.words, next: index + 1 };
    if (token.is === 'aside' || token.is === 'place') continue;
    if (token.is === 'sign') {
      if (token.sign === ':' || token.sign === '→' || token.sign === '=' || token.sign === '—' || token.sign === '–')
        continue;
      // "a floating button, "Record something"": the name in apposition.
      const after = tokens[index + 1];
      const own = tokens[at];
      const isSeen = own?.is === 'noun' && (own.mention.makes.kind === 'picture' || own.mention.makes.kind === 'icon');
      const behind =
        own?.is === 'noun' && own.mention.makes.kind === 'control' ? behindColon(tokens, index) : undefined;
      if (behind !== undefined) return behind;
      if (token.sign === ',' && !isSeen && after?.is === 'quoted' && !isOthers(tokens, index + 1) && index > at + 1)
        return { words: after.words, next: index + 2 };
      return undefined;
    }
    if (token.is === 'noun') return undefined;
    if (isCount(token, tokens[index + 1])) continue;
    const named = nameIn(token.piece, tokens[index - 1]);
    if (named === 'more') continue;
    // "Pane 1, narrow: …": what only counts the parts of the page is no name.
    if (named !== undefined && isPart(tokens[at]) && /^(?:\d{1,2}|\d+\s?px.*)$/.test(named.text)) return undefined;
    if (named === undefined) return undefined;
    if (
      isPart(tokens[at]) &&
      tokens[index - 1]?.is === 'sign' &&
      isFirstFact(named.text, tokens[index + 1], tokens[index + 2])
    )
      return undefined;
    const whole = saidOn(tokens, index, named);
    if (whole !== undefined) return whole;
    const used = (named.span?.end ?? token.piece.start) - token.piece.start;
    const rest = cut(token.piece, used);
    return { words: named, next: index + 1, ...(rest.text === '' || rest.text === '.' ? {} : { rest }) };
  }
  return undefined;
}

/** "Main button, full width at the foot: Send the parcel": a name behind words that only say how and where. */
function behindColon(tokens: readonly Token[], from: number): Label | undefined {
  const colon = tokens.findIndex(
    (token, index) =>
      index > from &&
      (token.is === 'noun' || token.is === 'quoted' || (token.is === 'sign' && token.sign !== ',') || isNamed(token)),
  );
  const [sign, name] = [tokens[colon], tokens[colon + 1]];
  if (sign?.is !== 'sign' || sign.sign !== ':' || name === undefined) return undefined;
  if (name.is === 'quoted') return { words: name.words, next: colon + 2 };
  if (name.is !== 'words' || tokens[colon + 2] !== undefined || name.piece.text.split(/\s+/).length > 6)
    return undefined;
  const { text, start } = trimEnds(name.piece, '.');
  return { words: { text, origin: 'literal', span: { start, end: start + text.length } }, next: colon + 2 };
}

/** "CTA 2: …": a number before a colon only counts. */
const isCount = (token: Token, next: Token | undefined): boolean =>
  token.is === 'words' && /^\d{1,2}$/.test(token.piece.text) && next?.is === 'sign' && next.sign === ':';

const isNamed = (token: Token): boolean => token.is === 'words' && /^\p{Lu}/u.test(token.piece.text);

const isPart = (token: Token | undefined): boolean => token?.is === 'noun' && token.mention.makes.kind === 'section';

/** "Right column: Text line 555 0129; Office …": the first of several facts is no name of what holds them. */
const isFirstFact = (text: string, next: Token | undefined, second: Token | undefined): boolean =>
  next?.is === 'sign' &&
  hasFigure(text) &&
  (';·|'.includes(next.sign) || (next.sign === ',' && second?.is === 'words' && hasFigure(second.piece.text)));

const hasFigure = (text: string): boolean => /\d/.test(readFact(text)?.value.text ?? '');

/** A quotation of another noun: `a title and the "Save" button`, `last line: "More" as a link`. */
function isOthers(tokens: readonly Token[], index: number, own?: Token): boolean {
  const said = nounSaidToBe(tokens, index)?.mention.makes.kind;
  if (said === 'control' || (said !== undefined && own?.is === 'noun' && own.mention.makes.kind === 'frame'))
    return true;
  const [noun, after] = [tokens[index + 1], tokens[index + 2]];
  if (noun?.is !== 'noun' || noun.mention.isPlural) return false;
  const { kind } = noun.mention.entry.makes;
  if (kind !== 'control' && kind !== 'badge') return false;
  return after?.is !== 'quoted' && !(after?.is === 'sign' && after.sign === ':');
}

/** "Header reads Slide queue, Tuesday 6 May, with …": what is read there goes on behind a comma. */
function saidOn(tokens: readonly Token[], index: number, { text, span }: Words): Label | undefined {
  const [said, comma, more, after] = tokens.slice(index, index + 4);
  if (said?.is !== 'words' || !/^(?:reads?|says?|lautet)\s/iu.test(said.piece.text) || span === undefined)
    return undefined;
  if (comma?.is !== 'sign' || comma.sign !== ',' || more?.is !== 'words' || !STARTS_NAME.test(more.piece.text))
    return undefined;
  if (said.piece.text.length > span.end - said.piece.start || (after !== undefined && after.is !== 'sign'))
    return undefined;
  const end = more.piece.start + more.piece.text.length;
  const whole = { text: `${text}, ${more.piece.text}`, origin: 'literal', span: { start: span.start, end } } as const;
  return { words: whole, next: index + 3 };
}

/** The name in the words behind a noun; `more` where they only lead to it. */
function nameIn(piece: Piece, before: Token | undefined): Words | 'more' | undefined {
  if (/^(?:로|으로|을|를|은|는|이|가|에|에서|의)\s/u.test(piece.text)) return undefined;
  const naming = NAMING.exec(piece.text);
  const rest = naming === null ? piece : cut(piece, naming[0].length);
  if (rest.text === '' || ONLY_PARTICLES.test(rest.text)) return 'more';
  // "STRIP OF FOUR FIGURES": small words in capitals are no name.
  if (JOINING.test(rest.text)) return undefined;
  const follows = before?.is === 'noun' || (before?.is === 'sign' && before.sign === ':') || naming !== null;
  if (!follows || !STARTS_NAME.test(rest.text)) return undefined;
  // "Left column, 60 %: …": how wide a thing is, is no name of it.
  if (/^\d+(?:[.,]\d+)?\s?(?:%|px|rem|em)$/.test(rest.text) && naming === null) return undefined;
  const stop = STOPS.exec(rest.text);
  const name = trimEnds(stop === null ? rest : cut(rest, 0, stop.index), '.');
  return { text: name.text, origin: 'literal', span: { start: name.start, end: name.start + name.text.length } };
}
