import type { FillContext } from '../fill-context.ts';
import { dayFrom, listWeekdays, writeClock, writeDate, writeDay } from '../measures/write-date.ts';

/** What a chart's x axis runs over. */
export interface ChartSpan {
  unit: 'minute' | 'hour' | 'day' | 'weekday' | 'week' | 'month' | 'year';
  /** How many positions a curve over it has. */
  count: number;
  /** One label a position where there are few, else a handful spread evenly. */
  labels: string[];
  /** The prompt names it; else it is the usual one. */
  isStated: boolean;
}

const UNIT_WORDS: readonly (readonly [unit: ChartSpan['unit'], words: string])[] = [
  ['minute', 'minutes?|mins?|minuten?|minutos?|minuti?|minut|minuter|dakika|分(?:間)?|분|分钟'],
  ['hour', 'hours?|hrs?|h|stunden?|std|heures?|horas?|ore|uur|uren|godzin\\p{L}*|timmar|timme|saat|時間|시간|小时'],
  [
    'day',
    'days?|d|nights?|tagen?|tage|nächten?|nächte|jours?|nuits?|días?|dias?|noches?|giorni|notti|dagen|dni|dagar|dygn|gün|日(?:間)?|일|天',
  ],
  ['week', 'weeks?|wochen?|semaines?|semanas?|settimane|weken|tygodni\\p{L}*|veckor|hafta|週間?|주|周'],
  ['month', 'months?|monaten?|monate|mois|meses|mesi|maanden|miesi\\p{L}*|månader|ay|か?ヶ?月|개월|달|个月'],
  ['year', 'years?|jahren?|jahre|ans|années|años?|anos?|anni|jaar|lat|år|yıl|年(?:間)?|년|年'],
];

/** "30 days", "five hours": a number before the unit. */
const UNITS = UNIT_WORDS.map(
  ([unit, words]) => [unit, new RegExp(`(\\d{1,3}|\\p{L}+)\\s?(?:${words})(?![\\p{L}\\d])`, 'iu')] as const,
);

const WEEKDAYS =
  /\b(?:weekdays?|week ?days|by day|days of the week|mon(?:day)?\s?[–-]\s?(?:sun|fri)|mo(?:ntag)?\s?[–-]\s?(?:so|fr)|wochentag\w*|jours? de la semaine|día de la semana|dia da semana|giorno della settimana|weekdag\w*|veckodag\w*|this week|diese woche|cette semaine|esta semana|questa settimana|deze week|den här veckan)\b|dni(?:a|ach)? tygodnia|haftanın gün|この一?週|曜日|今週|요일|이번 주|星期|本周/iu;
const MONTHLY =
  /\b(?:by month|monthly|per month|months|monatlich|pro monat|par mois|mensuel\w*|por mes|mensual\w*|por mês|mensal\w*|al mese|mensil\w*|per maand|månadsvis|aylık)\b|miesięcz|月別|毎月|월별|每月|按月/iu;
const HOURLY =
  /\b(?:hourly|by hour|per hour|today|tonight|stündlich|pro stunde|heute|par heure|aujourd|por hora|hoy|hoje|all['’]ora|oggi|per uur|vandaag|per timme|idag|saatlik|bugün)\b|godzinow|dzisiaj|時間別|今日|시간별|오늘|每小时|今天|今日/iu;
const YEARLY =
  /\b(?:yearly|by year|per year|annual|jährlich|annuel|anual|annuale|jaarlijks|årlig|yıllık)\b|rocz|年別|연도별|每年/iu;
const DAILY =
  /\b(?:daily|per day|a day|each day|täglich|pro tag|par jour|quotidien\w*|por día|diari\w*|por dia|al giorno|per dag|dagelijks|günlük)\b|dzienn|毎日|日別|일별|每日|每天/iu;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  zwölf: 12,
  sept: 7,
  douze: 12,
  siete: 7,
  doce: 12,
  sette: 7,
  dodici: 12,
};

const WEEKLY =
  /\b(?:weekly|by week|per week|a week|each week|wöchentlich|pro woche|par semaine|hebdomadaires?|por semana|semana(?:l|is|les)|a settimana|settimanal[ei]|wekelijks|per vecka|veckovis|haftalık)\b|tygodniow|毎週|週別|주별|매주|每周/iu;

/** The span that words name: "last 30 days", "by weekday", "2021 to 2025". Undefined where they name none. */
export function readSpan(words: string, context: FillContext): ChartSpan | undefined {
  const text = ` ${words} `;
  const years = /\b((?:19|20)\d\d)\s?(?:to|through|bis|à|a|al|tot|do|till|[–—-])\s?((?:19|20)\d\d)\b/iu.exec(text);
  if (years?.[1] !== undefined && years[2] !== undefined) return listYears(Number(years[1]), Number(years[2]));
  if (WEEKDAYS.test(text)) return toSpan('weekday', 7, context, 0);
  for (const [unit, forms] of UNITS) {
    const found = forms.exec(text);
    const said = found?.[1] ?? '';
    const count = /^\d/.test(said) ? Number(said) : NUMBER_WORDS[said.toLowerCase()];
    if (count !== undefined && count > 1) return toSpan(unit, count, context, isAhead(text) ? 1 : 0);
  }
  if (WEEKLY.test(text)) return toSpan('week', 8, context, 0);
  if (MONTHLY.test(text)) return toSpan('month', 12, context, 0);
  if (HOURLY.test(text)) return toSpan('hour', 24, context, 0);
  if (YEARLY.test(text)) return toSpan('year', 5, context, 0);
  return DAILY.test(text) ? toSpan('day', 14, context, 0) : undefined;
}

/** What a curve runs over when nothing is said: the past week. */
export const usualSpan = (context: FillContext): ChartSpan => ({ ...toSpan('day', 7, context, 0), isStated: false });

/** So many moments of the span that words name, up to now: labels for figures that are given without any. */
export function listMoments(words: string, count: number, context: FillContext): string[] {
  const { unit } = readSpan(words, context) ?? usualSpan(context);
  return Array.from({ length: count }, (_, index) => writeLabel(unit, index - count + 1, context, index));
}

const isAhead = (text: string): boolean =>
  /\b(?:next|coming|ahead|forecast|nächste|kommende|prochain|próxim|prossim|volgende|komende|nästa|kommande|gelecek|önümüzdeki)\w*|następn|najbliższ|今後|次の|앞으로|다음|未来|接下来/iu.test(
    text,
  );

function listYears(first: number, last: number): ChartSpan {
  const labels = Array.from({ length: Math.min(12, Math.max(2, last - first + 1)) }, (_, index) =>
    String(first + index),
  );
  return { unit: 'year', count: labels.length, labels, isStated: true };
}

/** Curves of long spans have a value every so often; their labels are as many as an axis holds. */
function toSpan(unit: ChartSpan['unit'], length: number, context: FillContext, ahead: 0 | 1): ChartSpan {
  const count = unit === 'hour' || unit === 'minute' ? Math.min(25, length + 1) : Math.min(length, 31);
  const labelCount =
    count <= 7
      ? count
      : count <= 14 && unit === 'month'
        ? context.device === 'MOBILE'
          ? 6
          : count
        : count % 2 === 1
          ? 7
          : 6;
  const labels = Array.from({ length: labelCount }, (_, index) => {
    const share = labelCount === 1 ? 1 : index / (labelCount - 1);
    return writeLabel(
      unit,
      (ahead === 1 ? share : share - 1) * (unit === 'hour' || unit === 'minute' ? length : length - 1),
      context,
      index,
    );
  });
  return { unit, count, labels, isStated: true };
}

/** The label of a moment so many units from now. */
function writeLabel(unit: ChartSpan['unit'], offset: number, context: FillContext, index: number): string {
  const { now } = context;
  const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
  switch (unit) {
    case 'minute':
      return writeClock(minutes + offset, context);
    case 'hour':
      return writeClock(now.getUTCHours() * 60 + Math.round(offset * 2) * 30, context);
    case 'weekday':
      return listWeekdays(context)[index] ?? '';
    case 'day':
      return writeDay(dayFrom(context, Math.round(offset)), context);
    case 'week':
      return writeDay(dayFrom(context, Math.round(offset) * 7), context);
    case 'month': {
      const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + Math.round(offset), 1));
      return writeDate(date, { month: 'short' }, context);
    }
    case 'year':
      return String(now.getUTCFullYear() + Math.round(offset));
  }
}
