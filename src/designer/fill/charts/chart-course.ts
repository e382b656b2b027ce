import type { Random } from '../../seeded-random.ts';
import type { ChartSpan } from './chart-span.ts';

/** What a curve tells: in shares of its height, 0…1, so that any unit can be laid over it. */
export type CourseShape = 'daytime' | 'weekly' | 'falling' | 'growing' | 'warmth' | 'steady' | 'pulse';

const SHAPES: readonly (readonly [shape: CourseShape, words: RegExp])[] = [
  ['warmth', /temperatur|température|weather|wetter|solar|sun|light|uv|sıcaklık|気温|温度|기온|온도|气温|日照/iu],
  [
    'falling',
    /level|tank|remaining|left|stock|fuel|battery|burn.?down|füllstand|restbestand|akku|niveau|restant|batterie|nivel|restante|batería|nível|livello|batteria|voorraad|poziom|zapas|nivå|seviye|残|水位|잔량|수위|余量|库存|电量/iu,
  ],
  [
    'growing',
    /growth|revenue|subscribers?|members?|total|cumulative|mrr|arr|followers|savings|progress|umsatz|wachstum|mitglieder|croissance|revenus|membres|crecimiento|ingresos|crescimento|receita|crescita|ricavi|omzet|groei|wzrost|przych|tillväxt|intäkt|büyüme|gelir|売上|成長|매출|성장|增长|收入|营收/iu,
  ],
  [
    'daytime',
    /request|visit|traffic|order|user|call|usage|consumption|load|demand|energy|power|flow|activity|queue|anfrage|besuch|bestell|verbrauch|last\b|requête|visite|commande|consommation|charge|solicitud|consumo|pedido|richiest|visit|bezoek|verbruik|zapyta|odwiedzin|zużyci|besök|förbrukning|istek|ziyaret|tüketim|アクセス|訪問|注文|消費|방문|주문|사용|访问|请求|订单|用电/iu,
  ],
];

const PLANNED =
  /plan|target|goal|forecast|expected|budget|capacity|average|limit|soll|ziel|prognose|mittel|prév|objectif|moyenne|previst|objetivo|meta|media|previsto|obiettivo|doel|verwacht|cel\b|prognoza|mål|beklenen|hedef|計画|目標|予測|平均|계획|목표|예상|计划|目标|预测|平均/iu;

/** The story that words tell of. */
export function chooseShape(words: string, span: ChartSpan): CourseShape {
  const shape = SHAPES.find(([, signs]) => signs.test(words))?.[0] ?? 'steady';
  if (shape === 'daytime' && span.unit !== 'hour' && span.unit !== 'minute')
    return span.unit === 'month' || span.unit === 'year' ? 'growing' : 'weekly';
  return shape;
}

/** Whether a series is what was meant to be: it runs smooth. */
export const isPlanned = (name: string): boolean => PLANNED.test(name);

/** A curve of so many values between 0 and 1. Plans have no noise; `firstDay` is the weekday of the first value, Monday 0. */
export function drawCourse(
  shape: CourseShape,
  count: number,
  random: Random,
  { isSmooth = false, firstDay = 0 } = {},
): number[] {
  const phase = random.next();
  const peak = 0.55 + random.next() * 0.25;
  let drift = 0;
  const values = Array.from({ length: count }, (_, index) => {
    const at = count === 1 ? 1 : index / (count - 1);
    drift = drift * 0.6 + (random.next() - 0.5) * 0.5;
    const noise = isSmooth ? 0 : drift * NOISE[shape];
    return shapeAt(shape, at, index + firstDay, Math.round(peak * (count - 1)) + firstDay, peak, phase) + noise;
  });
  return values.map((value) => Math.min(1, Math.max(0, value)));
}

const NOISE: Readonly<Record<CourseShape, number>> = {
  daytime: 0.16,
  weekly: 0.2,
  falling: 0.06,
  growing: 0.12,
  warmth: 0.08,
  steady: 0.34,
  pulse: 0.3,
};

function shapeAt(shape: CourseShape, at: number, day: number, topDay: number, peak: number, phase: number): number {
  const bell = (middle: number, width: number): number => Math.exp(-(((at - middle) / width) ** 2));
  switch (shape) {
    case 'daytime':
      return 0.12 + 0.72 * bell(peak, 0.16) + 0.42 * bell(peak - 0.34, 0.12);
    case 'weekly': {
      // A busy middle of the week and two quiet days at its end; one day stands out.
      const isWeekend = day % 7 >= 5;
      return (isWeekend ? 0.34 : 0.6 + 0.1 * Math.sin(day)) + (day === topDay && !isWeekend ? 0.3 : 0);
    }
    case 'falling':
      return 0.94 - 0.72 * at ** 1.15;
    case 'growing':
      return 0.22 + 0.66 * at ** 1.25 - 0.16 * bell(0.45, 0.1);
    case 'warmth':
      return 0.46 + 0.4 * Math.sin((at * 1.6 + phase * 0.3) * Math.PI);
    case 'pulse':
      return 0.4 + 0.5 * bell(peak, 0.08);
    case 'steady':
      return 0.5 + 0.16 * Math.sin((at * 2.2 + phase) * Math.PI);
  }
}
