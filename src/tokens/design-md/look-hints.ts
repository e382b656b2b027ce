import type { Density, Look, TypeContrast } from '../../domain/look.ts';
import type { SourceLine } from './read-source.ts';
import type { StatedTokens } from './stated-tokens.ts';
import { toCells } from './color-mention.ts';
import { toWords } from './words.ts';

const DENSITY_WORDS: readonly [Density, RegExp][] = [
  [
    'compact',
    /\b(?:information|data|content)[- ](?:dense|rich)\b|\bdense,? (?:\w{3,12} )?(?:grid|layout|interface|ui|information|data|rows|lists?|cascade|tables?)\b|\bcompact (?:layout|density|spacing|interface|ui|rows)\b|\bhigh[- ]density\b|\btight(?:ly)? (?:spacing|spaced|packed)\b|高密度|密度が高|密度[^。]{0,6}高い|촘촘|밀도[가는]? ?높|정보 밀도|紧凑|密集/i,
  ],
  [
    'airy',
    /\b(?:generous|ample|abundant|expansive|lots of|plenty of) (?:white ?space|negative space|spacing|padding|margins?|breathing|room|outer)|\bspacious\b|\bairy\b|\bbreath(?:e|ing)\b|\broomy\b|\bnegative space\b|ゆったり|余白を(?:贅沢|活か|大き)|余白が(?:多|広)|여백을? ?(?:넉넉|충분|확보)|넉넉|宽敞|留白|疏朗/i,
  ],
  ['comfortable', /\b(?:comfortable|balanced|moderate) (?:density|spacing|rhythm)\b|中程度|보통 밀도|适中/i],
];
const ON_DENSITY = /\bdensity\b|密度|밀도/i;
const OVERVIEW_LINES = 160;

/** Hints on density and type contrast; absent where the file gives none. */
export function readLook(stated: StatedTokens | undefined, lines: readonly SourceLine[]): Partial<Look> {
  const density = readDensity([stated?.description ?? '', ...lines.slice(0, OVERVIEW_LINES).map(({ text }) => text)]);
  const scale = readTypeContrast(stated, lines);
  return { ...(density === undefined ? {} : { density }), ...(scale === undefined ? {} : { scale }) };
}

function readDensity(texts: readonly string[]): Density | undefined {
  const points = DENSITY_WORDS.map(([density, pattern]) => {
    const hits = texts.filter((text) => pattern.test(text));
    return { density, points: hits.reduce((sum, text) => sum + (ON_DENSITY.test(text) ? 3 : 1), 0) };
  });
  const [first, second] = points.sort((a, b) => b.points - a.points);
  return first === undefined || first.points === 0 || first.points === second?.points ? undefined : first.density;
}

const BODY_FROM_PX = 12;
const BODY_TO_PX = 20;
const DRAMATIC_RATIO = 5.5;
const CLEAR_RATIO = 3;

/** From the largest display size against body text. */
function readTypeContrast(stated: StatedTokens | undefined, lines: readonly SourceLine[]): TypeContrast | undefined {
  const sizes = stated !== undefined && stated.sizes.length > 0 ? stated.sizes : lines.flatMap(readSizeRow);
  const display = Math.max(0, ...sizes.filter(({ role }) => !/\bbody\b/.test(role)).map(({ sizePx }) => sizePx));
  const texts = sizes.filter(({ role, sizePx }) => /\bbody\b|本文|본문|正文/.test(role) && isBodySize(sizePx));
  const body = (texts.find(({ role }) => /^body(?: (?:md|medium|default|regular))?$/.test(role)) ?? texts[0])?.sizePx;
  if (display === 0 || body === undefined) return undefined;
  const ratio = display / body;
  if (ratio >= DRAMATIC_RATIO) return 'dramatic';
  return ratio >= CLEAR_RATIO ? 'clear' : 'quiet';
}

const isBodySize = (sizePx: number): boolean => sizePx >= BODY_FROM_PX && sizePx <= BODY_TO_PX;

/** A row `| Display Hero | Kraken-Brand | 48px | 700 |` of a type table. */
function readSizeRow(line: SourceLine): StatedTokens['sizes'] {
  const cells = toCells(line);
  const size = cells
    .map((cell) => /^\s*`?(\d{1,3}(?:\.\d+)?)(?:px|pt|sp)\b/.exec(cell)?.[1])
    .find((px) => px !== undefined);
  return size === undefined || !/typ|font|文字|타이포|서체|字/i.test(line.section.join(' '))
    ? []
    : [{ role: toWords(cells[0] ?? ''), sizePx: Number(size) }];
}
