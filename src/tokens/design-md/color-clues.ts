import type { ColorMention } from './color-mention.ts';
import { defineWordTest, type WordTest } from './words.ts';

/** A word at a place near a colour, and what it says for or against a role. */
export interface ColorClue {
  where: 'name' | 'note' | 'section';
  test: WordTest;
  points: number;
}

export const isPrimaryWord = defineWordTest(
  `primary primaria primario primária primário primaire primär primär_farbe primärfarbe hauptfarbe principal
   principale основной основная основной_цвет главный أساسي الأساسي الأساسية
   プライマリ プライマリー 프라이머리 주색 主色 主色调 主要色`,
);
const isBrandWord = defineWordTest(
  `brand marca marque marke markenfarbe бренд brand_color main key signature фирменный
   ブランド キーカラー メイン 브랜드 메인 키_컬러 키컬러 시그니처 品牌 主题色`,
);
const isAccentWord = defineWordTest(
  'accent accents acento akzent cta action interactive アクセント 액센트 강조 强调 强调色 点缀',
);
export const isSecondaryWord = defineWordTest(
  `secondary secundario secundaria secundária secundário secondaire sekundär sekundärfarbe secondario sub вторичный дополнительный ثانوي الثانوي
   セカンダリ サブカラー 보조 세컨더리 辅助 辅助色 次要`,
);
export const isTertiaryWord = defineWordTest(
  'tertiary terciario terciaria tertiaire tertiär third ターシャリ 第三 3차 터셔리 第三色',
);
export const isNeutralWord = defineWordTest(
  'neutral neutrals neutro neutra neutre neutralfarbe ニュートラル 중립 뉴트럴 中性 中性色',
);
export const isBackgroundWord = defineWordTest(
  `background backgrounds backdrop bg canvas page paper fondo fond hintergrund fundo sfondo фон خلفية الخلفية
   背景 ページ背景 배경 바탕 캔버스 キャンバス 底色`,
);
const isSurfaceWord = defineWordTest(
  `surface surfaces card cards panel sheet tile container band superficie oberfläche fläche
   サーフェス カード 서피스 표면 카드 卡片 表面 面`,
);
const isTextWord = defineWordTest(
  `text texts ink foreground fg body heading headings title on label placeholder caption link links icon texto texte schrift testo текст نص النص
   テキスト 文字 本文 見出し リンク 텍스트 본문 글자 링크 文本 正文 链接`,
);
const isLineWord = defineWordTest(
  `border borders outline stroke divider dividers hairline separator rule line ring shadow shadows scrim overlay gradient
   glow grid skeleton ボーダー 区切り 枠 影 보더 테두리 구분선 그림자 그라디언트 边框 分割线 阴影 渐变`,
);
export const isStateWord = defineWordTest(
  `hover hovered pressed press active focus focused disabled visited selected inactive muted
   ホバー プレス 無効 호버 비활성 눌림 悬停 按下 禁用`,
);
const isSemanticWord = defineWordTest(
  `error danger destructive success warning info positive negative caution alert critical gain loss semantic status
   badge rating star success_green error_red online fehler erfolg warnung erreur succès éxito aviso ошибка успех خطأ
   エラー 危険 警告 成功 注意 情報 오류 에러 경고 성공 위험 错误 警告 信息 危险`,
);
const isShadeWord = defineWordTest(
  `light lighter lightest dark darker darkest deep deeper pale soft softer subtle tint tinted bright dim faint
   container fixed inverse inverted alt variant variants ライト ダーク 濃い 薄い 라이트 다크 浅 深`,
);
const isOtherBrand = defineWordTest(
  'twitter facebook google instagram linkedin youtube_red slack github hatena social',
);
const isGrayWord = defineWordTest('gray grey grays greys charcoal slate stone ash mute グレー 그레이 灰 灰色 회색');

const isFilledPrimary = defineWordTest(
  `primary_button button_primary primary_cta cta_primary primary_action action_primary brand_solid primary_solid
   brand_fill primary_fill brand_primary primary_brand accent_primary key_color brand_color main_color primary_color
   color_primary color_brand cta_background cta_bg button_background`,
);
const praisesAsPrimary = defineWordTest(
  `primary_cta primary_button primary_buttons primary_action primary_actions primary_brand main_brand brand_color
   brand_colour primary_interactive brand_accent the_brand single_accent the_accent only_accent single_primary
   企業色 コーポレートカラー 핵심 단일_primary 기본_primary
   メインのブランドカラー ブランドカラー ブランドアイデンティティ キーカラー プライマリ 브랜드_컬러 대표_색 주요_버튼 品牌色 主按钮`,
);
const praisesAsAction = defineWordTest(
  `cta ctas button buttons action actions links accent active interactive signature call_to_action core
   ボタン リンク アクセント 主要アクション 버튼 액션 코어 按钮 强调`,
);
const notesBackground = defineWordTest(
  'background canvas page surface surfaces footer card cards backdrop 背景 배경 카드 バックグラウンド',
);
const notesText = defineWordTest('text body_text headings copy テキスト 本文 텍스트 본문 文本');

/** Against any brand role. */
const NOT_A_BRAND_COLOR: readonly ColorClue[] = [
  { where: 'name', test: isBackgroundWord, points: -70 },
  { where: 'name', test: isSurfaceWord, points: -60 },
  { where: 'name', test: isTextWord, points: -80 },
  { where: 'name', test: isLineWord, points: -80 },
  { where: 'name', test: isStateWord, points: -60 },
  { where: 'name', test: isSemanticWord, points: -60 },
  { where: 'name', test: isShadeWord, points: -25 },
  { where: 'name', test: isGrayWord, points: -30 },
  { where: 'name', test: isOtherBrand, points: -60 },
  { where: 'section', test: isSemanticWord, points: -30 },
  { where: 'section', test: isTextWord, points: -20 },
  { where: 'section', test: isLineWord, points: -25 },
  { where: 'section', test: isSurfaceWord, points: -15 },
  {
    where: 'section',
    test: defineWordTest('component components button buttons コンポーネント 컴포넌트'),
    points: -30,
  },
  { where: 'section', test: defineWordTest('dark_mode social avatar chart charts illustration tag'), points: -25 },
  {
    where: 'section',
    test: defineWordTest('typography type font fonts タイポグラフィ フォント 타이포 서체 字体 排版'),
    points: -40,
  },
  { where: 'note', test: isStateWord, points: -10 },
  { where: 'note', test: notesBackground, points: -12 },
  { where: 'note', test: notesText, points: -12 },
];

export const PRIMARY_CLUES: readonly ColorClue[] = [
  ...NOT_A_BRAND_COLOR,
  { where: 'name', test: isPrimaryWord, points: 60 },
  { where: 'name', test: isBrandWord, points: 40 },
  { where: 'name', test: isAccentWord, points: 30 },
  { where: 'name', test: isFilledPrimary, points: 80 },
  { where: 'name', test: isSecondaryWord, points: -60 },
  { where: 'name', test: isTertiaryWord, points: -60 },
  { where: 'name', test: isNeutralWord, points: -60 },
  { where: 'section', test: isPrimaryWord, points: 20 },
  { where: 'section', test: isBrandWord, points: 20 },
  { where: 'section', test: isAccentWord, points: 8 },
  { where: 'section', test: isNeutralWord, points: -30 },
  { where: 'note', test: praisesAsPrimary, points: 25 },
  { where: 'note', test: praisesAsAction, points: 10 },
];

/** Only what is called secondary: an accent in that role would tint every quiet control. */
export const SECONDARY_CLUES: readonly ColorClue[] = [
  ...NOT_A_BRAND_COLOR,
  { where: 'name', test: isSecondaryWord, points: 60 },
  { where: 'section', test: isSecondaryWord, points: 25 },
  { where: 'name', test: isTertiaryWord, points: -60 },
  { where: 'name', test: isPrimaryWord, points: -60 },
  { where: 'name', test: isNeutralWord, points: -60 },
];

/** What is called tertiary, else an accent or a further brand colour. */
export const TERTIARY_CLUES: readonly ColorClue[] = [
  ...NOT_A_BRAND_COLOR,
  { where: 'name', test: isTertiaryWord, points: 80 },
  { where: 'name', test: isAccentWord, points: 35 },
  { where: 'name', test: isBrandWord, points: 25 },
  { where: 'section', test: isAccentWord, points: 25 },
  { where: 'section', test: isBrandWord, points: 20 },
  { where: 'section', test: isPrimaryWord, points: 15 },
  { where: 'note', test: isSemanticWord, points: -25 },
  { where: 'name', test: isSecondaryWord, points: -60 },
  { where: 'name', test: isPrimaryWord, points: -60 },
  { where: 'name', test: isNeutralWord, points: -60 },
  { where: 'section', test: isNeutralWord, points: -30 },
];

export const BACKGROUND_CLUES: readonly ColorClue[] = [
  { where: 'name', test: isBackgroundWord, points: 60 },
  { where: 'name', test: defineWordTest('surface base サーフェス 서피스 表面'), points: 25 },
  { where: 'name', test: defineWordTest('page_background background_page page_bg bg_page app_background'), points: 20 },
  {
    where: 'note',
    test: defineWordTest(
      'page_background page_canvas every_screen primary_canvas default_page primary_background main_background all_pages foundation_for_all_pages ページ背景',
    ),
    points: 35,
  },
  { where: 'note', test: notesBackground, points: 20 },
  { where: 'section', test: isBackgroundWord, points: 15 },
  { where: 'section', test: isSurfaceWord, points: 10 },
  { where: 'section', test: defineWordTest('component components button buttons input inputs'), points: -50 },
  { where: 'name', test: isTextWord, points: -80 },
  { where: 'name', test: isLineWord, points: -80 },
  { where: 'name', test: isStateWord, points: -60 },
  { where: 'name', test: isSemanticWord, points: -60 },
  { where: 'name', test: defineWordTest('dark light night ダーク ライト 다크 라이트'), points: -20 },
  { where: 'name', test: isPrimaryWord, points: -10 },
  { where: 'name', test: isSecondaryWord, points: -40 },
  { where: 'name', test: isTertiaryWord, points: -40 },
  { where: 'name', test: isAccentWord, points: -40 },
  {
    where: 'name',
    test: defineWordTest('alternate alt subtle soft weak elevated card hero info band section'),
    points: -35,
  },
  { where: 'name', test: defineWordTest('inverse inverted footer'), points: -90 },
];

/** Sum of the clues that a colour's words give. */
export const weigh = (mention: ColorMention, clues: readonly ColorClue[]): number =>
  clues.reduce((sum, clue) => (clue.test(mention[clue.where]) ? sum + toPoints(clue, mention) : sum), 0);

/** The words before a colour in running prose name it less surely than a label does. */
const toPoints = ({ where, points }: ColorClue, { form }: ColorMention): number =>
  where === 'name' && form === 'prose' && points > 0 ? points / 2 : points;
