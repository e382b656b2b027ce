import type { Want } from '../brief.ts';
import { toMonthLabel } from './calendar-words.ts';
import { toNumber } from './money.ts';
import type { SlotOf } from './slots.ts';
import { titleFor, wantIds, type WriteContext } from './write-context.ts';
import { writeBreakdown, writeSeriesOf } from './write-figures.ts';

type Story = SlotOf<'story'>;
type Chapter = Story['chapters'][number];

const YEAR = /\byear|\bannual|\bwrapped\b|\brewind\b|\brecap\b/i;
const MOST_CHAPTERS = 6;

/** What a span of time came to, a figure and a sentence at a time; everything is taken from the trade's own figures. */
export function writeStory(context: WriteContext, want?: Want): Story {
  const { brief, domain, now } = context;
  const asked = (want?.items ?? []).filter((item) => item.value !== undefined);
  const chapters =
    asked.length > 0
      ? asked.map((item): Chapter => ({ label: item.title, value: item.value ?? '', sentence: item.note ?? '' }))
      : knownChapters(context);
  return {
    kind: 'story',
    wants: wantIds(want),
    title: titleFor(want, brief.heading ?? brief.subject),
    period: YEAR.test(brief.prompt) ? String(now.getUTCFullYear()) : toMonthLabel(now),
    chapters: chapters.map((chapter, index) => {
      const picture = domain.pictures.things[index] ?? domain.pictures.scene;
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
    const { figure, name, note = '', points } = writeSeriesOf(known);
    return {
      label: name,
      value: figure?.value ?? '',
      unit: known.unit,
      sentence: note,
      points: points.filter((point) => point.state !== 'planned').map(({ label, value }) => ({ label, value })),
    };
  });
  const { parts, title, note } = writeBreakdown(context);
  const [top] = parts.toSorted((a, b) => b.share - a.share);
  const most: Chapter[] =
    top === undefined
      ? []
      : [
          {
            label: title,
            value: toNumber(Math.round(top.share * 100)),
            unit: '%',
            sentence: `${top.label} came first, with ${top.display}. ${note === undefined ? '' : `${note}.`}`.trim(),
            parts: parts.slice(0, 5).map((part) => ({ label: part.label, share: part.share, display: part.display })),
          },
        ];
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

const sentenceOf = (text: string | undefined): string =>
  text === undefined ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
