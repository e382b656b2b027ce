import { converter } from 'culori';
import { defineWordTest, toWords, type WordTest } from './words.ts';

interface HueWords {
  test: WordTest;
  /** Degrees of OKLCH, from and to; from 340 to 20 runs over 360. */
  hue?: readonly [number, number];
  /** For browns, which are dark oranges. */
  mostLightness?: number;
  /** For greys. */
  mostChroma?: number;
}

/** Generous: neighbours overlap, and only a plain contradiction counts. */
const HUE_WORDS: readonly HueWords[] = [
  {
    test: defineWordTest('red crimson scarlet ruby cherry rot rouge rojo rosso vermelho красный 赤 빨강 빨간 红 红色'),
    hue: [345, 50],
  },
  {
    test: defineWordTest(
      'orange tangerine terracotta rust coral apricot amber copper naranja arancione laranja оранжевый オレンジ 橙 주황',
    ),
    hue: [15, 95],
  },
  {
    test: defineWordTest(
      'yellow gold golden mustard lemon honey amber gelb jaune amarillo giallo жёлтый 黄 黄色 노랑 노란',
    ),
    hue: [60, 125],
  },
  {
    test: defineWordTest(
      'green emerald forest moss olive sage mint lime grün vert verde зелёный зеленый 緑 グリーン 초록 녹색 绿 绿色',
    ),
    hue: [95, 190],
  },
  {
    test: defineWordTest('teal turquoise aqua cyan petrol türkis turquesa бирюзовый ターコイズ 青緑 청록 青色'),
    hue: [160, 240],
  },
  {
    test: defineWordTest(
      'blue navy indigo cobalt azure sky blau bleu azul blu синий голубой 青 ブルー 紺 파랑 파란 蓝 蓝色',
    ),
    hue: [200, 310],
  },
  {
    test: defineWordTest(
      'purple violet lilac lavender plum aubergine lila violett pourpre púrpura morado viola фиолетовый 紫 보라 紫色',
    ),
    hue: [270, 350],
  },
  {
    test: defineWordTest('pink magenta rose fuchsia rosa розовый ピンク 桃 분홍 핑크 粉 粉色'),
    hue: [315, 30],
  },
  {
    test: defineWordTest(
      'brown chocolate coffee walnut chestnut sepia braun brun marron marrón marrone коричневый 茶 茶色 갈색 棕 棕色',
    ),
    hue: [15, 110],
    mostLightness: 0.68,
  },
  {
    test: defineWordTest(
      'grey gray black white charcoal graphite monochrome grau schwarz noir gris negro nero серый чёрный 黒 白 灰 검정 흰 회색 黑',
    ),
    mostChroma: 0.06,
  },
];

const toOklch = converter('oklch');
/** Below it no hue is seen. */
const GREY_CHROMA = 0.02;

/** Whether a colour may be meant by words: it is of one of the hues that they name, or they name none. */
export function isHueOfWords(hex: string, words: string): boolean {
  const said = toWords(words);
  const named = HUE_WORDS.filter(({ test }) => test(said));
  const color = toOklch(hex);
  if (named.length === 0 || color === undefined) return color !== undefined;
  const { l: lightness, c: chroma, h: hue = 0 } = color;
  return named.some(
    ({ hue: range, mostLightness = 1, mostChroma = 1 }) =>
      chroma <= mostChroma &&
      lightness <= mostLightness &&
      (range === undefined || (chroma >= GREY_CHROMA && isBetween(hue, range))),
  );
}

const isBetween = (hue: number, [from, to]: readonly [number, number]): boolean =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
