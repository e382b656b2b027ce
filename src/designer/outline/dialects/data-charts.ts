import { entryWords } from './brief-words.ts';
import { nameIn, namesIn } from './data-elements.ts';
import { all, isData, isScalar, scalar, titleIn } from './data-value.ts';
import { specOf } from './spec-words.ts';

/** A chart with its title, series, ticks and points, told as data. */
export function chartOf(chart: string, value: unknown): string[] {
  if (isScalar(value)) return [`~ ${chart} chart: ${entryWords(String(value))}`];
  if (!isData(value)) return [`~ ${chart} chart`];
  const isRound = chart === 'ring' || chart === 'gauge';
  const title = titleIn(value) ?? (isRound ? nameIn(value)[0] : undefined);
  const said = scalar(value['type'] ?? value['kind'] ?? value['chart']);
  const [spec] = said.includes(',') ? (specOf('chart', said) ?? []) : [];
  const told = spec?.kind === 'chart' ? spec : undefined;
  const kind = /line|area|bar|donut|ring|gauge|sparkline|heatmap|scatter/iu.exec(said)?.[0].toLowerCase() ?? chart;
  const series = value['series'] ?? value['legend'];
  const names = namesIn(series);
  const figure = isRound ? scalar(value['value']) : (told?.figure?.text ?? '');
  const list = (words: readonly { text: string }[] = []): string =>
    words.map(({ text }) => entryWords(text)).join(' | ');
  return [
    `~ ${kind} chart`,
    ...(title === undefined ? [] : [`  Title: ${entryWords(title)}`]),
    ...(figure === '' ? [] : [`  Figure: ${entryWords(figure)}`]),
    ...(series === undefined || names.length === 0 ? [] : [`  Series: ${names.map(entryWords).join(' | ')}`]),
    ...((told?.ticks.length ?? 0) > 0 ? [`  Ticks: ${list(told?.ticks)}`] : []),
    ...((told?.marks.length ?? 0) > 0 ? [`  Marks: ${list(told?.marks)}`] : []),
    ...pointsOf(value['data'] ?? value['values'] ?? value['points'] ?? value['segments'] ?? value['slices']).map(
      (point) => `  - ${point}`,
    ),
  ];
}

/** `{ "Mon": 4 }`, `[{ label: "Mon", value: 4 }]`, `[["Mon", 4]]`. */
function pointsOf(data: unknown): string[] {
  if (isData(data))
    // Keys that are numbers come first in an object, whatever their order was.
    return inOrder(Object.entries(data)).flatMap(([key, value]) =>
      isScalar(value) ? [`${entryWords(key)}: ${entryWords(String(value))}`] : [],
    );
  return all(data ?? []).flatMap((point) => {
    const cells = (Array.isArray(point) ? point : isData(point) ? Object.values(point) : []).filter(isScalar);
    return cells.length < 2 ? [] : [`${entryWords(String(cells[0]))}: ${entryWords(String(cells[1]))}`];
  });
}

const inOrder = (entries: [string, unknown][]): [string, unknown][] =>
  entries.every(([key]) => /^\d+$/.test(key)) ? entries.toSorted(([a], [b]) => Number(a) - Number(b)) : entries;
