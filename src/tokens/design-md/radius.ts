import type { Roundness } from '../../domain/enums.ts';
import type { SourceLine } from './read-source.ts';
import { type StatedTokens, toPixels } from './stated-tokens.ts';
import { defineWordTest, toWords } from './words.ts';

const PILL_PX = 9999;
/** From here on a control of usual height is a pill. */
const PILL_FROM_PX = 20;

/** Upper bounds of the roundness steps, CSS pixels. */
const STEPS: readonly [number, Roundness][] = [
  [5.5, 'ROUND_FOUR'],
  [10, 'ROUND_EIGHT'],
  [PILL_FROM_PX - 0.01, 'ROUND_TWELVE'],
];

/** The step nearest to the corner radius of a control. */
export const toRoundness = (radiusPx: number): Roundness =>
  STEPS.find(([mostPx]) => radiusPx <= mostPx)?.[1] ?? 'ROUND_FULL';

/** The radius scale that `DEFAULT` names is ours, whose fully round step has 16 px containers. */
const toRoundnessOfScale = (defaultPx: number): Roundness => (defaultPx >= 16 ? 'ROUND_FULL' : toRoundness(defaultPx));

/** How round the controls of a file are: its scale's default, its buttons, or what it says of corners. */
export function readRoundness(stated: StatedTokens | undefined, lines: readonly SourceLine[]): Roundness | undefined {
  const scaleDefault = stated?.radii.find(({ name }) => /^default$/i.test(name))?.radiusPx;
  if (scaleDefault !== undefined) return toRoundnessOfScale(scaleDefault);
  if (stated?.buttonRadiusPx !== undefined) return toRoundness(stated.buttonRadiusPx);
  const radiusPx =
    readRadius(lines, LEAST_POINTS) ??
    toMiddleRadius(stated?.radii ?? []) ??
    toMiddleRadius(listScale(lines)) ??
    readRadius(lines, -Infinity);
  return radiusPx === undefined ? undefined : toRoundness(radiusPx);
}

type RadiusScale = StatedTokens['radii'];

/** The step a scale means for controls: by its name, else the middle one. */
function toMiddleRadius(scale: RadiusScale): number | undefined {
  const named = scale.find(
    ({ name }) => /^(?:md|medium|base|default|control|m)$/i.test(name) || isButton(toWords(name)),
  );
  const soft = scale.filter(({ radiusPx }) => radiusPx > 0 && radiusPx < PILL_FROM_PX);
  return (named ?? soft[Math.floor((soft.length - 1) / 2)] ?? scale[0])?.radiusPx;
}

const SCALE_STEP =
  /^[^\p{L}\p{N}]{0,6}([\p{L}\p{N}_-]{1,30})["'`]?\s{0,10}[:：|]\s{0,8}["'`]?(\d{1,4}(?:\.\d+)?\s?(?:px|rem|pt|dp)?|full|50%)(?![\w%])/u;

/** `md: 8px` under a heading on corners. */
const listScale = (lines: readonly SourceLine[]): RadiusScale =>
  lines.flatMap(({ section, text }) => {
    const [, name, value] = isRadiusSection(toWords(section.join(' '))) ? (SCALE_STEP.exec(text) ?? []) : [];
    const radiusPx = value === undefined ? undefined : toPixels(value);
    return name === undefined || radiusPx === undefined ? [] : [{ name, radiusPx }];
  });

const isButton = defineWordTest(
  'button buttons btn primary_pill pill_button cta ctas control controls interactive ボタン 버튼 按钮 botón botones bouton boutons botões botão botones schaltfläche schaltflächen кнопка кнопки кнопок الأزرار أزرار',
);
const isPrimaryButton = defineWordTest(
  'primary_button primary_pill buttons_primary button_primary primary_cta primary main all_buttons every_button プライマリ',
);
const isField = defineWordTest('input inputs field fields search 入力 인풋 输入');
const isCard = defineWordTest('card cards panel container containers カード 카드 卡片');
const isElsewhere = defineWordTest(
  `avatar badge badges chip chips tag tags sheet modal dialog tooltip toast image images photo thumbnail tile skeleton
   progress tab tabs icon switch slider knob dot ring handle bubble picker keypad slide slides バッジ 뱃지 칩 아바타 头像`,
);
const isRadiusSection = defineWordTest(
  'shape shapes rounded radius radii corner corners 角丸 라운드 圆角 形状 formas formes formen ecken cantos esquinas coins rayons скругления скругление углы الزوايا',
);

interface RadiusMention {
  radiusPx: number;
  points: number;
}

/** In code the control that a corner belongs to is named within this many lines. */
const CODE_REACH = 5;

/** From here on a small button that the file calls a pill is one. */
const SMALL_PILL_FROM_PX = 14;
/** A measure says more than "pill", which is also said of any small button. */
const NUMBER_POINTS = 4;
/** What a corner of any button has at least. */
const BUTTON_POINTS = 10;
/** Below these points a corner is one of badges, chips or pictures, which speak for controls only when nothing else does. */
const LEAST_POINTS = 1;

function readRadius(lines: readonly SourceLine[], leastPoints: number): number | undefined {
  const mentions = lines.flatMap((line, index) => listRadii(line, lines.slice(index, index + CODE_REACH)));
  const radiusPx = pickRadius(mentions.filter(({ points }) => points >= leastPoints));
  const isCalledPill =
    mentions.some((mention) => mention.radiusPx === PILL_PX && mention.points >= BUTTON_POINTS) &&
    !lines.some(({ text }) => NO_PILL.test(text));
  return isCalledPill && (radiusPx ?? 0) >= SMALL_PILL_FROM_PX ? PILL_PX : radiusPx;
}

/** Of what most is said for, the radius that is said most often; the first among equals. */
function pickRadius(mentions: readonly RadiusMention[]): number | undefined {
  const most = mentions.reduce((points, mention) => Math.max(points, mention.points), -Infinity);
  const counts = new Map<number, number>();
  for (const { radiusPx, points } of mentions) {
    if (points === most) counts.set(radiusPx, (counts.get(radiusPx) ?? 0) + 1);
  }
  return [...counts].reduce<[number, number] | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  )?.[0];
}

/** `following` starts with the line itself. */
function listRadii(line: SourceLine, following: readonly SourceLine[]): RadiusMention[] {
  if (!MAY_HOLD_RADIUS.test(line.text) || FORBIDS.test(line.section.at(-1) ?? '')) return [];
  return toSentences(line).flatMap((sentence) => {
    const stated = sentence.text.replace(NO_PILL, ' ');
    if (NOT_A_CORNER.some((skip) => skip.test(stated))) return [];
    const around = SHAPE_CALL.test(line.text) ? following.map(({ text }) => text) : [sentence.text];
    const words = toWords(around.join(' '));
    const found = findRadius(sentence, words);
    if (found === undefined) return [];
    const points = toPoints(sentence, words) + (found.isMeasured ? NUMBER_POINTS : 0);
    return [{ radiusPx: found.radiusPx, points }];
  });
}

/** A heading over what is not to be done. */
const FORBIDS =
  /^\W{0,8}(?:(?:things )?(?:we )?(?:don'?ts?|do not|never|avoid|anti-?patterns?)\b|nicht\b|verboten)|やってはいけない|禁止|避ける|금지|하지 말|不要|避免|nicht erlaubt|never do/i;
const SENTENCE_END = /(?<=[.。])\s+(?=\S)/;

/** Each sentence of prose speaks of another part; code and tables are taken whole. */
const toSentences = (line: SourceLine): readonly SourceLine[] =>
  line.isCode || line.text.trimStart().startsWith('|')
    ? [line]
    : line.text.split(SENTENCE_END).map((text) => ({ ...line, text }));

const MAY_HOLD_RADIUS =
  /radi|round|corner|pill|capsule|stadium|circle|9{3,5}px|角丸|半径|ピル|라운드|모서리|필 형|圆角|胶囊|rayon|raio|p[ií]ld?[uo][lr]|pille|скругл|радиус|капсул/i;
/** Shapes and modifiers of Compose and SwiftUI. */
const SHAPE_CALL = /Shape\b|\.clip|Capsule\(|cornerRadius/;
/** Progress bars and pagers a few units high. */
const HAIRLINE_BAR = /(?:height|width)\(\s{0,2}\d(?:\.\d)?\.dp/;
/** "From 2px to 24px" tells the ends of a scale. */
const RANGE = /\d\s?(?:px|pt|dp)?\s?(?:to|through|에서|부터|から|至|到|bis)\s?\S{0,3}\d|\d(?:px|pt|dp)부터/i;

/** In shadows and blurs a radius is how far they spread. */
const BLUR = /^(?=.*(?:shadow|blur|elevation))(?!.*(?:corner|rounded|border-?radius|角丸))/i;
const NEGATED =
  /\b(?:don'?t|do not|never|avoid|instead of|kein(?:e[nr]?)?|nicht)\b|しない|使わない|避け|不要|不使用|하지 않|쓰지 않/i;

const NOT_A_CORNER = [NEGATED, RANGE, HAIRLINE_BAR, BLUR];

const UNIT = String.raw`\s{0,2}(px|pt|dp|rem|em)?`;
const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,4})?)`;
const RADIUS_THEN_NUMBER = new RegExp(
  `(?:radius|radii|rounded|corners?|角丸|半径|라운드|모서리|圆角|radio|raio|rayon|скругление|радиус)(?:(?!height|width|padding|border|高さ|幅)[^\\d\\n]){0,24}?${NUMBER}${UNIT}(?![\\d.]|\\s?%|\\s?ms)`,
  'i',
);
const NUMBER_THEN_RADIUS = new RegExp(
  `(?<![\\d.])${NUMBER}\\s{0,2}(px|pt|dp|rem|em)[\`*]{0,3}[- ](?:[a-z-]{2,14} ){0,2}(?:radius|radii|rounded|corners?|角丸|라운드|圆角)`,
  'i',
);
const CORNER_SHAPE = /RoundedCornerShape\(\s{0,2}(\d{1,3})(\.dp)?/;
const SWIFT_CORNER = /cornerRadius:\s{0,2}(\d{1,4})/;
const PILL_WORDS = defineWordTest(
  'pill pills capsules pílula pílulas pilule pilules píldora píldoras pille pillen капсула капсулы pill_shaped fully_rounded capsule stadium circle_shape ピル 필_형 胶囊',
);
const PILL_PIXELS = /radius:?\**\s{0,3}`?(?:50%|9{3,5}px)|\b9{3,5}px\b/i;
const NO_PILL = /\b(?:not|no|never|don't use) (?:a )?(?:full )?pill/i;
const SQUARE =
  /\b(?:sharp|square|squared|hard|zero-radius)[- ](?:edged? )?corners?\b|\bno (?:rounded corners|border[- ]radius)\b/i;

/** `words` are those of the line and, in code, of its surroundings. */
function findRadius(line: SourceLine, words: string): { radiusPx: number; isMeasured: boolean } | undefined {
  const shape = CORNER_SHAPE.exec(line.text);
  if (shape !== null) return { radiusPx: shape[2] === undefined ? PILL_PX : Number(shape[1]), isMeasured: true };
  const match =
    SWIFT_CORNER.exec(line.text) ?? NUMBER_THEN_RADIUS.exec(line.text) ?? RADIUS_THEN_NUMBER.exec(line.text);
  const radiusPx = match === null ? undefined : toPixels(`${match[1]}${match[2] ?? ''}`);
  if (radiusPx !== undefined) return { radiusPx, isMeasured: true };
  const isMeasured = PILL_PIXELS.test(line.text);
  const isPill = isMeasured || PILL_WORDS(toWords(line.text));
  if (isPill && !NO_PILL.test(line.text) && isButton(`${toWords(line.section.join(' '))} ${words}`)) {
    return { radiusPx: PILL_PX, isMeasured };
  }
  return SQUARE.test(line.text) ? { radiusPx: 0, isMeasured: false } : undefined;
}

/** Corners of the primary button say most; what stands first wins among equals. */
function toPoints(line: SourceLine, text: string): number {
  const section = toWords(line.section.join(' '));
  const both = `${section} ${text}`;
  const own = isElsewhere(text) && !isButton(text) ? -20 : 0;
  const inner = toWords(line.section.at(-1) ?? '');
  const around = isElsewhere(inner) && !isButton(inner) && !isButton(text) ? -6 : 0;
  const place = isButton(both)
    ? BUTTON_POINTS + (isPrimaryButton(both) ? 3 : 0)
    : isField(both)
      ? 6
      : isCard(both)
        ? 4
        : 3;
  return place + own + around + (isRadiusSection(section) ? 1 : 0);
}
