import type { DesignGuide } from '../../domain/design-guide.ts';
import type { Clause } from './guide-clause.ts';

type Steered = Pick<Required<DesignGuide>, 'elevation' | 'borders' | 'labelCase' | 'imagery'>;
export type SteeredField = keyof Steered;

/** Words that speak for a value where they are stated, and for `denied` where they are refused. */
export interface GuideClue<Value extends string> {
  words: RegExp;
  stated?: Value;
  denied?: Value;
  points: number;
}

/** What one field of a guide is read from. */
export interface GuideTopic<Value extends string> {
  /** Lines without any of these are not looked at. */
  words: RegExp;
  clues: readonly GuideClue<Value>[];
  /** How much a clause counts for this field, 0 for nothing. */
  weigh(clause: Clause): number;
  /** Points that a value needs. */
  least: number;
}

const OVERVIEW =
  /overview|brand|style|atmosphere|theme|principle|characteristic|philosophy|description|概要|雰囲気|특징|분위기|概述|风格|überblick|aperçu|resumen|do['’]?s|don['’]?t|やる|guideline/i;
const CARDS = /\bcards?\b|\bpanels?\b|\btiles?\b|カード|카드|卡片|\bkarten?\b|\bcartes?\b|\btarjetas?\b/i;

const HOVERING =
  /\b(?:modals?|dialogs?|dropdowns?|popovers?|menus?|toasts?|tooltips?|sheets?|fab|floating|sticky|hover\w*|focus\w*|pressed|active|overlays?|snackbars?|photos?|mock-?ups?|product|glow|text-shadow|image|inset|buttons?|hero)\b|ボタン|버튼|按钮|モーダル|ホバー|フォーカス|ドロップダウン|モーダル|모달|호버|포커스|드롭다운|다이얼로그|弹窗|悬停|下拉/i;
/** What most lines are about stands within their first characters. */
const SUBJECT_CHARACTERS = 40;
const innerOf = (section: string): string => section.split(' / ').slice(-2).join(' ');
const isHeading = (text: string, section: string): boolean =>
  text.replace(/[*`:：]/g, '').trim() ===
  section
    .split(' / ')
    .at(-1)
    ?.replace(/[*`:：]/g, '')
    .trim();
/** How others do it, and what is seldom done. */
const RARE =
  /\b(?:where most|most (?:sites|brands|saas)|other brands|unlike|typical|rare(?:ly)?|sparing(?:ly)?|internal)\b/i;
const FLAT_LEVEL = /^\s*\|\s*[`*]*\s*(?:level\s*)?(?:0|flat|none|ground|base|e0|フラット|なし|平面)/i;
const LEVEL_ROW = new RegExp(`${FLAT_LEVEL.source}|^\\s*\\|\\s*(?:level|レベル|레벨|级别)\\s*\\|`, 'i');
const IN_ELEVATION =
  /elevat|depth|shadow|影|エレベーション|그림자|깊이|阴影|层次|schatten|tiefe|ombre|profondeur|sombra/i;

const ELEVATION: GuideTopic<Steered['elevation']> = {
  words:
    /shadow|elevat|\bflat\b|影|シャドウ|シャドー|フラット|그림자|섀도|플랫|阴影|扁平|schatten|\bflach|ombre|ombrage|\bplat(?:e|es|s)?\b|sombra|\bplan[oa]s?\b/i,
  clues: [
    {
      words:
        /(?:box-?|drop-?|inner-)?shadows?|影|シャドウ|シャドー|그림자|섀도|阴影|schlagschatten|schatten|ombres? portées?|\bombres?\b|\bsombras?\b/i,
      stated: 'raised',
      denied: 'flat',
      points: 1,
    },
    {
      words: /\bshadow-?less\b|\bshadow[- ]free\b|box-?shadow["'`]?\s*:\s*["'`]?none|schattenlos|影なし|그림자 ?없/i,
      stated: 'flat',
      points: 2,
    },
    {
      words:
        /\b(?:is|are|stays?|sits?|runs?|remains?|lies?|predominantly|studiously|mostly|deliberately|completely|entirely|fully|strictly) flat\b|\bflat(?:,| and)? (?:design|surfaces?|layout|geometry|depth|elevation|interface|aesthetic|system|ui|cards?|by default|look|planes?)\b(?! (?:vector|illustration|colou?r))|\bshadow-light\b|フラット(?:デザイン|な|で|を)|플랫(?:한| 디자인|하게)|扁平|flaches? (?:design|flächen|gestaltung|karten)|design (?:flach|plat)|surfaces? plates?|diseño plano|superficies? planas?/i,
      stated: 'flat',
      denied: 'raised',
      points: 2,
    },
  ],
  weigh({ text, line, section, kind }) {
    if (/0(?:px)? 0(?:px)? 0(?:px)? [12]px/.test(text) || (kind === 'row' && LEVEL_ROW.test(text))) return 0;
    if (HOVERING.test(`${innerOf(section)} ${line.slice(0, SUBJECT_CHARACTERS)}`)) return 0.2;
    if (RARE.test(text) || (HOVERING.test(text) && !CARDS.test(text))) return 0.2;
    const place = kind === 'prose' && (IN_ELEVATION.test(section) || OVERVIEW.test(section)) ? 2 : 1;
    return place * (CARDS.test(text) ? 2 : 1) * (kind === 'code' ? 0.5 : 1);
  },
  least: 1,
};

const BORDER =
  '(?<![a-z])(?:border(?:s|ed)?(?!-?\\s?radi)|outlines?|strokes?|hairlines?|rules?|dividers?|lines?|rahmen|ränder|rand|linien?|bordures?|filets?|traits?|bordes?|líneas?)(?![a-z])|枠線|罫線|ボーダー|区切り線?|보더|테두리|구분선|边框|描边|分割线|细线';
const NOT_OF_PANELS =
  /\b(?:focus\w*|active|selected|tabs?|underline\w*|inputs?|fields?|textarea|search|buttons?|btn|cta|ghost|secondary|outline[- ]?button|avatars?|icons?|rings?|progress|charts?|spinner|checkbox|radio|switch|toggle|line-?height|chips?|badges?|pills?|links?|graph|curve|story|letter|indicator|headline|text|wordmark)\b|フォーカス|ボタン|入力|アイコン|리링|포커스|버튼|입력|아이콘|按钮|输入|焦点|图标/i;

const BORDERS: GuideTopic<Steered['borders']> = {
  words: new RegExp(BORDER, 'i'),
  clues: [
    {
      words: new RegExp(
        `\\b(?:hairlines?|haarlinien?)\\b|(?:(?:(?<![\\d.])(?:0\\.5|1)\\s?(?:px|dp|pt)|\\bthin|\\bsubtle|\\bfine|\\bdelicate|\\blight|\\bquiet|\\bdünne?[nrs]?|\\bfeine?[nrs]?|\\bfine?s?|\\bdelgad[oa]s?|\\bfin[oa]s?|細い|細かい|薄い|얇은|가는|细|淡)[\\s-]?(?:[\\w#(),.%{}\`-]+\\s){0,4}?[\\s\\w-]{0,12}?(?:${BORDER}))|(?:${BORDER})\\S{0,3}[^,;]{0,12}?\\b1\\s?(?:px|dp|pt)\\b|ヘアライン|헤어라인|발선`,
        'i',
      ),
      stated: 'hairline',
      points: 1,
    },
    { words: /\b(?:thin|hairline)-border(?:ed)?\b|\bhairline-bordered\b/i, stated: 'hairline', points: 1 },
    {
      words: new RegExp(
        `(?:(?<![\\d.])[2-6]\\s?(?:px|dp|pt)\\b|\\bthick|\\bheavy|\\bchunky|\\bbold|\\bdicke[nrs]?|\\bkräftige[nrs]?|\\bépaiss?e?s?|\\bgrues[oa]s?|太い|太め|두꺼운|굵은|粗)[\\s-](?:[\\w#]+\\s){0,3}?(?:${BORDER})|(?:太い|굵은|粗)(?:${BORDER})|\\b(?:${BORDER})s? (?:épaiss?e?s?|grues[oa]s?)\\b|border\\S{0,3}\\s?[2-6]px solid|\\b[2-6]px solid (?:black|#0{3,6}|#1\\w1\\w1\\w|var\\(--(?:ink|black)|ink)`,
        'i',
      ),
      stated: 'strong',
      points: 1.5,
    },
    {
      words:
        /\bborder-?less\b|\brahmenlos\w*|枠なし|테두리 ?없|보더 ?없|无边框|\bborders?\b(?!-?\s?radi)|\bdividers?\b|\bhairlines?\b|枠線|罫線|ボーダー|보더|테두리|边框|\brahmen\b|\bbordures?\b|\bbordes?\b/i,
      denied: 'none',
      points: 1,
    },
    { words: /\bborder-?less\b|\brahmenlos\w*|枠なし|无边框/i, stated: 'none', points: 2 },
  ],
  weigh({ text, line, section, kind }) {
    const inner = innerOf(section);
    if (kind === 'row' && FLAT_LEVEL.test(text)) return 0;
    if (
      NOT_OF_PANELS.test(text) ||
      (NOT_OF_PANELS.test(`${inner} ${line.slice(0, SUBJECT_CHARACTERS)}`) && !CARDS.test(text))
    )
      return 0.15;
    if (/icon|アイコン|아이콘|图标/i.test(line)) return 0.15;
    if (/colou?rs?|カラー|色|컬러|색|palette/i.test(section) && kind !== 'prose') return 0;
    const place = kind === 'prose' && (OVERVIEW.test(section) || IN_ELEVATION.test(section)) ? 1.5 : 1;
    return place * (CARDS.test(`${inner} ${text}`) ? 2 : 1) * (kind === 'code' ? 0.3 : 1);
  },
  least: 1,
};

const OF_BUTTONS =
  /\bbuttons?\b|\bbtn\b|\bctas?\b|\bnav(?:igation)?\b|ボタン|버튼|按钮|schaltfläche|\bknöpfe|\bboutons?\b|\bbot[oó]n(?:es)?\b/i;
const OF_EYEBROWS =
  /eyebrow|overline|kicker|caption|micro|\bbadges?\b|\btags?\b|categor|timestamp|breadcrumb|footer|\brole|section[- ]label|section marker|reward|table header|\bmono\b|technical|legal|utility|tiny|floating label|placeholder|バッジ|タグ|セクションラベル|배지|뱃지|徽章/i;
const OF_LABELS =
  /\blabels?\b|ラベル|라벨|레이블|标签|beschriftung|\bétiquettes?\b|\blibellés?\b|\betiquetas?\b|\bui\b|interface/i;
const OF_HEADLINES =
  /headline|heading|\bdisplay\b|\bh[1-6]\b|\btitles?\b|wordmark|logo|見出し|ロゴ|제목|워드마크|标题|überschrift|\btitres?\b|\btítulos?\b|snake_case|res\/font|hex\b/i;

const LABEL_CASE: GuideTopic<Steered['labelCase']> = {
  words:
    /upper-?\s?cas|all[- ]?caps|sentence[- ]?case|title[- ]?case|lower-?\s?case|大文字|小文字|대문자|소문자|大写|小写|großbuchstaben|versalien|kleinbuchstaben|großgeschrieben|kleingeschrieben|majuscules?|capitales|minuscules?|mayúsculas?|minúsculas?/i,
  clues: [
    {
      words:
        /(?<![-.\w])upper-?\s?cased?(?!-style|[\w-]*\})|all[- ]?caps|大文字|대문자|大写|großbuchstaben|versalien|großgeschrieben|majuscules?|capitales|mayúsculas?/i,
      stated: 'upper',
      denied: 'as-written',
      points: 1,
    },
    { words: /sentence[- ]?case|title[- ]?case/i, stated: 'as-written', points: 1 },
    {
      words: /lower-?\s?cased?|小文字|소문자|小写|kleinbuchstaben|kleingeschrieben|minuscules?|minúsculas?/i,
      stated: 'lower',
      denied: 'as-written',
      points: 1,
    },
  ],
  weigh({ text, line, section, kind }) {
    if (kind === 'token' && !/: ["'`]?(?:upper|lower)case/.test(text)) return 0;
    if (isHeading(text, section)) return 0.5;
    const said = kind === 'prose' ? text : `${section} ${text}`;
    if (OF_BUTTONS.test(said)) return 3;
    if (OF_EYEBROWS.test(said)) return 0.1;
    if (OF_HEADLINES.test(said)) return 0;
    if (OF_LABELS.test(said)) return 2;
    if (OF_EYEBROWS.test(`${innerOf(section)} ${line}`)) return 0.1;
    return kind === 'prose' ? (OVERVIEW.test(section) ? 2 : 0.5) : 0.1;
  },
  least: 2,
};

const OF_IMAGERY =
  /imag|photo|illustrat|picture|visual|art\b|graphic|写真|画像|イラスト|사진|이미지|일러스트|图片|摄影|插画|bild|foto|imágen/i;

const IMAGERY: GuideTopic<Steered['imagery']> = {
  words:
    /photo|illustrat|geometric|abstract|line[- ]?(?:art|drawing|work)|wireframe|blueprint|technical drawing|schematic|poster|collage|halftone|screen-?print|gradient mesh|写真|イラスト|幾何|抽象|線画|設計図|ポスター|사진|일러스트|기하|추상|선화|도면|포스터|摄影|照片|插画|几何|抽象|线稿|线条画|海报|fotograf|illustration|geometrisch|abstrakt|strichzeichnung|linienzeichnung|technische zeichnung|plakat|géométri|abstrait|dessins? au trait|affiche|fotográfic|ilustraci|geométric|abstract[oa]|dibujos? (?:de línea|lineal|técnico)|cartel/i,
  clues: [
    {
      words:
        /photo(?:graph(?:y|s|ic)?|s)?\b|\billustrat(?:ions?|ed)\b|写真|イラスト|사진|일러스트|摄影|照片|插画|fotograf\w*|fotos?\b|photographies?|fotografías?|ilustraci\w+/i,
      stated: 'scene',
      points: 1,
    },
    {
      words:
        /\b(?:geometric|abstract)(?: (?:geometric|abstract|colou?r|gradient|vector|3d))?,? (?:and \w+ )?(?:shapes?|patterns?|forms?|compositions?|illustrations?|imagery|graphics?|art|gradients?|blocks?|backgrounds?|visuals?|motifs?)\b|gradient mesh(?:es)?\b|幾何学(?:模様|的な|図形|パターン)|抽象的?な?(?:図形|グラフィック|画像|ビジュアル)|기하학|추상적?인? (?:그래픽|이미지|도형)|几何(?:图形|图案|形状)|抽象(?:图形|图案)|geometrische (?:formen|muster|bilder|grafik\w*)|abstrakte (?:formen|bilder|grafik\w*)|formes (?:géométriques|abstraites)|motifs géométriques|formas (?:geométricas|abstractas)|patrones geométricos/i,
      stated: 'geometric',
      points: 1.5,
    },
    {
      words:
        /\bline[- ]?(?:art|drawings?|work|illustrations?)\b|\bmonoline\b|\btechnical (?:drawings?|illustrations?|diagrams?)\b|\bblueprints?\b|\bschematics?\b|\bwireframe (?:illustrations?|drawings?)\b|線画|線のイラスト|設計図|선화|라인 ?(?:아트|일러스트)|도면|线稿|线条(?:画|插画)|技术图纸|strichzeichnung\w*|linienzeichnung\w*|technische[nr]? zeichnung\w*|dessins? (?:au trait|techniques?)|dibujos? (?:de líneas?|lineal\w*|técnicos?)/i,
      stated: 'line',
      points: 2,
    },
    {
      words:
        /\bposter(?:s|[- ]like|[- ]art|[- ]style)?\b|\bcollages?\b|\bhalftone\w*|\bscreen-?print\w*|\bcut-?out art|ポスター|コラージュ|포스터|콜라주|海报|拼贴|plakat\w*|affiches?\b|carteles?\b/i,
      stated: 'poster',
      points: 1,
    },
  ],
  weigh({ text, section, line, kind }) {
    if (/\bicons?\b|アイコン|아이콘|图标|\bcolou?rs?:|font|typeface|書体|flow\b|upload|permission|camera/i.test(text))
      return 0;
    if (isHeading(text, section)) return 0;
    const isToken = kind === 'token' || kind === 'code';
    const place = /imag|photo|illustrat|写真|画像|이미지|图/i.test(section.split(' / ').at(-1) ?? '') ? 2 : 1;
    return isToken ? 0.2 : OVERVIEW.test(section) || OF_IMAGERY.test(`${section} ${line}`) ? place : 0.5;
  },
  least: 1.5,
};

export const GUIDE_TOPICS: { readonly [Field in SteeredField]: GuideTopic<Steered[Field]> } = {
  elevation: ELEVATION,
  borders: BORDERS,
  labelCase: LABEL_CASE,
  imagery: IMAGERY,
};
