import type { DesignGuide } from '../../domain/design-guide.ts';
import { type FrontMatterLeaf } from '../design-md/read-front-matter.ts';
import type { SourceLine } from '../design-md/read-source.ts';
import { type StatedTokens, toPixels } from '../design-md/stated-tokens.ts';
import { listClauses, listTokenClauses, polarityOf } from './guide-clause.ts';

type ButtonShape = NonNullable<DesignGuide['buttonShape']>;

/** From here on a button of usual height is a pill. */
const PILL_FROM_PX = 20;
const SQUARE_TO_PX = 1;

const toShape = (radiusPx: number): ButtonShape =>
  radiusPx >= PILL_FROM_PX ? 'pill' : radiusPx <= SQUARE_TO_PX ? 'square' : 'rounded';

const BUTTONS =
  /\bbuttons?\b|\bbtn\b|\bctas?\b|ボタン|버튼|按钮|schaltfläche|\bknöpfe|\bboutons?\b|\bbot[oó]n(?:es)?\b/i;
const ELSEWHERE =
  /\bicon|\bcircular\b|\bfab\b|\binputs?\b|\bfields?\b|\bcards?\b|\bchips?\b|アイコン|아이콘|图标|カード|카드|卡片/i;
const PRIMARY = /primary|\bcta\b|all buttons|every (?:button|cta)|プライマリ|主要|프라이머리|主按钮/i;

const SHAPES: readonly [ButtonShape, RegExp][] = [
  [
    'pill',
    /\bpills?\b|\bcapsules?\b|\bstadium\b|\bfully[- ]round(?:ed)?\b|\b9{3,5}\s?px|\b100\s?vmax|ピル|カプセル|알약|필 ?형|胶囊|药丸|pillenform|gélules?|pilules?|píldoras?|cápsulas?/i,
  ],
  [
    'square',
    /\bsquare(?:d)?(?: corners?| edges?| buttons?|-cornered)?\b|\bsharp(?:-edged| corners?| edges?)\b|\brectangular\b|\b0\s?px\b[^|,;]{0,12}(?:radius|corner)|(?:radius|corners?|rounded)[^|,;\d]{0,12}\b0(?:px)?\b(?!\.)|直角|角なし|角丸なし|각진|직각|方形|eckig\w*|rechteckig\w*|carrés?|angles vifs|cuadrad[oa]s?|esquinas rectas/i,
  ],
  [
    'rounded',
    /\brounded\b|(?:radius|corners?|角丸|라운드|圆角)\S{0,4}[^|\d]{0,16}?[2-9]\s?(?:px|pt|dp)|(?:radius|corners?|角丸|라운드|圆角)\S{0,4}[^|\d]{0,16}?1\d\s?(?:px|pt|dp)|角丸|둥근|라운드|圆角|abgerundet\w*|arrondis?|redondead[oa]s?/i,
  ],
];
const RADIUS =
  /(?:radius|radii|rounded|corners?|角丸|半径|라운드|모서리|圆角)[^\d|]{0,16}?(\d{1,4}(?:\.\d)?)\s?(px|pt|dp|rem)(?!\s?(?:tall|high|wide|width|height|padding))/i;

/** How buttons are shaped: by component tokens, else by what lines on buttons say. */
export function readButtonShape(
  stated: StatedTokens | undefined,
  leaves: readonly FrontMatterLeaf[],
  lines: readonly SourceLine[],
): ButtonShape | undefined {
  if (stated?.buttonRadiusPx !== undefined) return toShape(stated.buttonRadiusPx);
  const points = new Map<ButtonShape, number>();
  const clauses = [...listTokenClauses(leaves, SHAPE_WORDS), ...listClauses(lines, SHAPE_WORDS)];
  for (const clause of clauses) {
    const inner = clause.section.split(' / ').at(-1) ?? '';
    const isNamed = BUTTONS.test(clause.text);
    if (!(isNamed || BUTTONS.test(clause.section)) || (ELSEWHERE.test(clause.text) && !isNamed)) continue;
    const weight =
      (isNamed ? 2 : 1) * (PRIMARY.test(`${inner} ${clause.line}`) ? 2 : 1) * (ELSEWHERE.test(clause.text) ? 0.25 : 1);
    const number = RADIUS.exec(clause.text);
    const radiusPx = number === null ? undefined : toPixels(`${number[1]}${number[2]}`);
    const shape = radiusPx === undefined ? findShape(clause) : toShape(radiusPx);
    if (shape !== undefined) points.set(shape, (points.get(shape) ?? 0) + weight);
  }
  const [first, second] = [...points].sort(([, a], [, b]) => b - a);
  return first === undefined || first[1] === second?.[1] ? undefined : first[0];
}

const SHAPE_WORDS = new RegExp([...SHAPES.map(([, words]) => words.source), 'radius', '角丸', '모서리'].join('|'), 'i');

const findShape = (clause: Parameters<typeof polarityOf>[0]): ButtonShape | undefined =>
  SHAPES.find(([, words]) => {
    const match = words.exec(clause.text);
    return match !== null && polarityOf(clause, match.index, match.index + match[0].length) === 'stated';
  })?.[0];
