import type { Want } from '../brief.ts';
import { createRandom } from '../seeded-random.ts';
import { toMonthLabel } from './calendar-words.ts';
import { toNumber } from './money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';
import { writeBreakdown, writeSeriesOf } from './write-figures.ts';

type Story = SlotOf<'story'>;
type Chapter = Story['chapters'][number];

const YEAR = /\byear|\bannual|\bwrapped\b|\brewind\b|\brecap\b/i;
/** "Year in review" leaves no more than the year as a subject. */
const YEAR_ONLY = /^(?:year|annual|recap|rewind|wrapped)\b.{0,12}$/i;
const MOST_CHAPTERS = 6;

/** What a span of time came to, a figure and a sentence at a time; everything is taken from the trade's own figures. */
export function writeStory(context: WriteContext, want?: Want): Story {
  const { brief, domain, now } = context;
  const asked = (want?.items ?? []).filter((item) => item.value !== undefined);
  const chapters =
    asked.length > 0
      ? asked.map((item): Chapter => ({ label: item.title, value: item.value ?? '', sentence: item.note ?? '' }))
      : YEAR.test(brief.prompt)
        ? yearChapters(context)
        : knownChapters(context);
  return {
    kind: 'story',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? (YEAR_ONLY.test(brief.subject) ? 'Your year in figures' : brief.subject)),
    period: YEAR.test(brief.prompt) ? String(now.getUTCFullYear()) : toMonthLabel(now),
    chapters: chapters.map((chapter, index) => {
      const picture = chapter.picture ?? domain.pictures.things[index] ?? domain.pictures.scene;
      return { ...chapter, picture };
    }),
    action: {
      label: brief.wants.find((one) => one.isAction === true)?.label ?? 'Share these figures',
      icon: 'share-2',
    },
  };
}

function knownChapters(context: WriteContext): Chapter[] {
  const { domain } = context;
  const series = domain.series.slice(0, 2).map((known): Chapter => {
    const { figure, note = '', points } = writeSeriesOf(known);
    return {
      label: known.title,
      value: figure?.value ?? '',
      unit: known.unit,
      sentence: note,
      points: points.filter((point) => point.state !== 'planned').map(({ label, value }) => ({ label, value })),
    };
  });
  const most = mostChapter(context);
  const [focus] = domain.focuses;
  const first: Chapter[] =
    focus === undefined
      ? []
      : [
          {
            label: focus.label,
            value: focus.value,
            ...(focus.unit === undefined ? {} : { unit: focus.unit }),
            sentence: focus.caption,
          },
        ];
  const metrics = domain.metrics.map((metric): Chapter => ({
    label: metric.label,
    value: metric.value,
    ...(metric.unit === undefined ? {} : { unit: metric.unit }),
    sentence: sentenceOf(metric.change?.text),
    ...(metric.trend === undefined
      ? {}
      : { points: metric.trend.map((value, index) => ({ label: String(index + 1), value })) }),
  }));
  const all = [...series.slice(0, 1), ...most, ...first, ...series.slice(1), ...metrics];
  const distinct = all.filter((one, index) => all.findIndex((other) => other.value === one.value) === index);
  return distinct.slice(0, MOST_CHAPTERS);
}

/** The largest part of a whole. */
function mostChapter(context: WriteContext): Chapter[] {
  const { parts, title, note } = writeBreakdown(context);
  const [top] = parts.toSorted((a, b) => b.share - a.share);
  if (top === undefined) return [];
  return [
    {
      label: title,
      value: toNumber(Math.round(top.share * 100)),
      unit: '%',
      sentence: `${top.label} came first, with ${top.display.trim()}. ${sentenceOf(note)}`.trim(),
      parts: parts.slice(0, 5).map((part) => ({ label: part.label, share: part.share, display: part.display.trim() })),
    },
  ];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_LABEL = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;
const WEEKS_OF_A_MONTH = 4.3;
const THINGS_OF_THE_YEAR = 2;

/** A year: weekly sums told by months, courses that are told by months anyway, the largest part, and things of the year. */
function yearChapters(context: WriteContext): Chapter[] {
  const { domain, brief, now } = context;
  const random = createRandom(`year:${brief.prompt}`);
  const series = domain.series.flatMap((known): Chapter[] => {
    const past = known.points.filter((point) => point.state !== 'planned');
    const isWeek = past.some((point) => DAY_LABEL.test(point.label));
    if (isWeek && known.figure === 'total') {
      const week = past.reduce((sum, point) => sum + point.value, 0);
      const points = MONTHS.slice(0, now.getUTCMonth() + 1).map((label) => ({
        label,
        value: Math.round(week * WEEKS_OF_A_MONTH * (0.72 + random.next() * 0.4)),
      }));
      const best = points.reduce((top, point) => (point.value > top.value ? point : top), { label: '', value: 0 });
      return [
        {
          label: known.name,
          value: toNumber(points.reduce((sum, point) => sum + point.value, 0)),
          unit: known.unit,
          sentence: `${best.label} was the strongest month, with ${withUnit(best.value, known.unit)}.`,
          points,
        },
      ];
    }
    if (!past.some((point) => MONTHS.includes(point.label))) return [];
    const { figure, note = '' } = writeSeriesOf(known);
    return [
      {
        label: known.title,
        value: figure?.value ?? '',
        unit: known.unit,
        sentence: note,
        points: past.map(({ label, value }) => ({ label, value })),
      },
    ];
  });
  const things = domain.collections
    .slice(0, THINGS_OF_THE_YEAR)
    .flatMap(({ rows: [row], words: [word = 'thing'] }): Chapter[] =>
      row === undefined
        ? []
        : [
            {
              label: `${word.charAt(0).toUpperCase()}${word.slice(1)} of the year`,
              value: row.title,
              sentence: sentenceOf([row.subtitle, row.value].filter((part) => part !== undefined).join(', ')),
              ...(row.picture === undefined ? {} : { picture: row.picture }),
            },
          ],
    );
  const told = [
    ...series.slice(0, 1),
    ...mostChapter(context),
    ...things.slice(0, 1),
    ...series.slice(1),
    ...things.slice(1),
  ];
  return told.length >= LEAST_CHAPTERS
    ? told.slice(0, MOST_CHAPTERS)
    : [...told, ...knownChapters(context)].slice(0, MOST_CHAPTERS);
}

const LEAST_CHAPTERS = 3;

const withUnit = (value: number, unit: string): string =>
  /^[£€$¥]/.test(unit) ? `${unit}${toNumber(value)}` : `${toNumber(value)} ${unit}`.trim();

const sentenceOf = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
