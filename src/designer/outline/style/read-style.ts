import type { StatedStyle, Words } from '../outline.ts';
import { measureColor, turnBetween } from './color-measure.ts';
import { findFonts } from './find-fonts.ts';
import { findMode, MODE_PHRASE } from './find-mode.ts';
import { findMoods } from './find-moods.ts';
import { findShape } from './find-shape.ts';
import { foldText } from './fold-text.ts';
import { listColorMentions, type RoledColor } from './list-color-mentions.ts';
import { isNegative, withoutRefusals } from './refusals.ts';
import { settleRoles } from './settle-roles.ts';
import { splitClauses } from './split-clauses.ts';
import { isModeClause, isStyleStatement, styleShare } from './style-statement.ts';
import { STYLE_PATTERNS } from './style-patterns.ts';

const MOST_MOODS = 8;

/**
 * What statements say of the look. They may come with sentences about content: of those only clauses that speak of looks
 * are read, and a lone colour value or colour word leads where nothing else does.
 */
export function readStyle(given: readonly Words[]): StatedStyle {
  const statements = given.map(withoutPartGrounds);
  const refused = statements.filter(({ text }) => REFUSAL_LIST.test(text));
  const whole = statements.filter((one) => !refused.includes(one) && isStyleStatement(one.text));
  const rest = statements.filter((one) => !whole.includes(one) && !refused.includes(one));
  const clauses = rest.flatMap((one) => splitClauses(one).filter(({ text }) => speaksOfLooks(text)));
  const style = [...whole, ...clauses].sort((a, b) => statements.indexOf(a) - statements.indexOf(b));
  const text = style.map((one) => one.text).join('.\n');
  const folded = `${foldText(text)}.\n${refused.map((one) => toRefusals(one.text)).join(', ')}`;
  const said = withoutRefusals(folded);
  const mentions = style.flatMap((one) => listThemeColors(one.text));
  const wordMode = findMode(folded, groundOf(mentions));
  const stated = settleRoles(withDarkGround(mentions, folded, wordMode), wordMode === 'DARK');
  const hasLead = stated.some(({ role }) => role === 'primary' || role === 'accent');
  const colors = hasLead ? stated : [...stated, ...leadFrom(rest)];
  const mode =
    findMode(folded, colors.find(({ role }) => role === 'background')?.hex) ??
    findMode(rest.flatMap((one) => MODE_PHRASE.exec(foldText(one.text)) ?? []).join('. '), undefined);
  return {
    colors,
    ...(mode === undefined ? {} : { mode }),
    fonts: findFonts(text),
    ...findShape(folded),
    moods: listMoods(said),
    statements: style,
  };
}

/** "Balance card (white text on teal)": the ground of one part, not of the page. */
const PART_GROUND =
  /(\([^()]*?)\b(?:white|black|dark|light|pale|cream) (?:text|words|letters|lettering|type) on (?=[^()]*\))/gi;

const withoutPartGrounds = (words: Words): Words =>
  words.text.includes('#') ? words : { ...words, text: words.text.replaceAll(PART_GROUND, '$1') };

/** "Don't want: dark mode, investors": a list of what must not be. */
const REFUSAL_LIST =
  /^[\s\-*•]*(?:(?:we |i )?(?:do not|don'?t) (?:want|need)|no|not|avoid|without|never|skip|leave out|nicht|ohne|sans|sin)\b[^:,]{0,24}:/i;
const toRefusals = (text: string): string =>
  foldText(text.slice(text.indexOf(':') + 1))
    .split(',')
    .map((one) => `no ${one.trim()}`)
    .join(', ');

/** Colours of one statement that are the theme's: not those of things, nor things that only might be colours. */
function listThemeColors(text: string): RoledColor[] {
  const mentions = listColorMentions(withoutRefusals(foldText(text))).filter(({ isOfThing }) => !isOfThing);
  const isAboutColor =
    mentions.some(({ isWritten, isThing }) => isWritten || !isThing) || ABOUT_COLOR.test(foldText(text));
  return mentions.filter(
    ({ isThing, isWritten, role, isAlone }) => isWritten || !isThing || role !== 'any' || (isAboutColor && isAlone),
  );
}

const ABOUT_COLOR =
  /colou?r|\b(?:pop|splash|touch|hint|dash|bit) of\b|palette|farb|couleur|\bcor(?:es)?\b|colori?\b|kleur|kolor|farg|\brenk|\blook\b|\bstyle|^\s*(?:look|style|mood)\b|色|색/;

/** Whether a clause of a sentence about content speaks of looks beyond doubt. */
function speaksOfLooks(text: string): boolean {
  if (isModeClause(text)) return true;
  return isStyleStatement(text) && SURE.test(foldText(text)) && !/^["“'«]/.test(text);
}

/** A colour word by itself may be a state, a flag or a card; with one of these it is the look. */
const SURE =
  /\bon (?:white|black|cream|light gr[ae]y|dark gr[ae]y|paper)\b|#[0-9a-f]{6}\b[^"]*(?:accent|primary|main|background|theme|text|colou?r)|\b(?:colou?rs?|palette|background|backgrounds|letters|lettering|accents?|theme|mode|fonts?|typeface|type|serif|monospace|mono|style|look|looking|feel|feeling|vibe|mood|airy|dense|whitespace|white|tones?|shadows?|corners|hairlines?|monochrome|poster|paper|farben?|hintergrund|schrift|couleurs?|fond|police|colores?|fondo|cor|cores|fundo|colori?|sfondo|kleur\w*|kolor\w*|tlo|motyw|farg\w*|renk\w*|tema|modo|thema|theme|minimal\w*|modern|clean|friendly|calm|cosy|cozy|professional|playful|elegant|industrial|rustic|earthy|nordic|vintage|retro|chill|simple|plain)\b|[色風风調]|배경|색/;

/** "Dark indigo #1A1B41, …": a look that opens with a dark colour and names no ground stands on it. */
const withDarkGround = (mentions: readonly RoledColor[], folded: string, mode: string | undefined): RoledColor[] =>
  mentions.map((one, at) => {
    const opens =
      at === 0 &&
      one.role === 'any' &&
      one.isWritten &&
      measureColor(one.hex).l < 0.32 &&
      (/^\s*(?:dark|deep|night|midnight)\b/.test(folded) || measureColor(one.hex).l < 0.27);
    const isOpen =
      mode === undefined &&
      !mentions.some(({ role, hex }) => role === 'background' || (role === 'any' && measureColor(hex).l > 0.85));
    return opens && isOpen ? { ...one, role: 'background' } : one;
  });

const groundOf = (mentions: readonly RoledColor[]): string | undefined =>
  mentions.find(({ role }) => role === 'background')?.hex;

/** A colour that only content states, such as a button's, leads where nothing else does. */
function leadFrom(statements: readonly Words[]): StatedStyle['colors'] {
  const mentions = statements.flatMap(({ text }) => listColorMentions(withoutRefusals(foldText(text))));
  const values = mentions.filter(({ isWritten }) => isWritten);
  // Several values are things for sale or states, none of which leads.
  if (values.length === 1)
    return settleRoles(
      values.map((one) => ({ ...one, role: one.role === 'none' ? 'any' : one.role })),
      false,
    );
  return values.length > 1 ? [] : leadFromWords(statements);
}

const WISHED =
  /\b(?:like (?:our|the|my)|if poss\w*|(?:that'?s|thats|it'?s) our|in our|theme|wie unsere?|comme nos?|como (?:nuestr|noss)\w+)\b/i;

/** "… friendly, teal": a clause that is a colour word and little else, where no other hue is named so. */
function leadFromWords(statements: readonly Words[]): StatedStyle['colors'] {
  const clauses = statements
    .flatMap((one) => splitClauses(one))
    .filter(({ text }) => !isNegative(text) && (styleShare(text) >= 0.75 || WISHED.test(text)));
  const mentions = clauses
    .flatMap(({ text }) => listColorMentions(foldText(text)))
    .filter(({ isThing, hex, isOfThing }) => !isThing && !isOfThing && measureColor(hex).c > 0.03);
  const [first] = mentions;
  if (
    first === undefined ||
    mentions.some(({ hex }) => turnBetween(measureColor(hex).h, measureColor(first.hex).h) > 40)
  )
    return [];
  return settleRoles([{ ...first, role: 'primary' }], false);
}

function listMoods(said: string): string[] {
  const styles = STYLE_PATTERNS.filter(([, pattern]) => pattern.test(said)).map(([name]) => name as string);
  const words = findMoods(said).map(({ word }) => word);
  return [...new Set([...styles, ...words])].slice(0, MOST_MOODS + styles.length);
}
