import type { ChartNode, Words } from '../../outline.ts';
import { given } from '../given.ts';
import { listEntry, SEPARATORS, splitLabel, TITLE_SIGNS } from '../list-form.ts';
import { writeText } from '../masked-text.ts';
import { drawnThing, type NodeForm, printDrawn, propertyOf } from '../node-form.ts';
import { indent, printList, printTokens, printWords, token } from '../printing.ts';

const CHARTS: readonly ChartNode['chart'][] = [
  'line',
  'area',
  'bar',
  'donut',
  'ring',
  'gauge',
  'sparkline',
  'heatmap',
  'timeline',
  'waveform',
  'scatter',
];
const PROPERTIES = ['Title', 'Figure', 'Series', 'Ticks', 'Marks', 'Unit'];

/** `~ line chart: temperature, planned and real`, with `Series: a | b` and `- Label: value` indented under it. */
export const chartForm: NodeForm<ChartNode> = {
  kind: 'chart',
  read(lines, reading) {
    const line = lines.peek();
    const drawn = drawnThing(line);
    const chart = CHARTS.find(
      (each) => drawn?.name === `${each} chart` || (drawn?.name === each && each !== 'timeline'),
    );
    if (!line || !drawn || (!chart && drawn.name !== 'chart')) return undefined;
    lines.next();
    const [about, attributes] = reading.braces(drawn.rest);
    const node: ChartNode = {
      kind: 'chart',
      chart: chart ?? 'line',
      about: about.isEmpty ? '' : reading.words(about).text,
      series: [],
      points: [],
      marks: [],
      ...given({ unit: attributes.text('unit') }),
      ticks: [],
      ...given({ isStacked: attributes.flag('stacked') }),
    };
    for (const child of reading.children(line)) {
      const property = propertyOf(child, PROPERTIES);
      const entry = listEntry(child);
      if (entry) {
        const parts = splitLabel(entry.body);
        const value = reading.optional(parts?.value);
        node.points.push({ label: reading.words(parts?.label ?? entry.body), ...given({ value }) });
      } else if (!property) reading.miss(child.slice);
      else if (property.name === 'Series') node.series = reading.list(property.value);
      else if (property.name === 'Ticks') node.ticks = reading.list(property.value);
      else if (property.name === 'Marks') node.marks = reading.list(property.value);
      else if (property.name === 'Unit') node.unit = reading.words(property.value).text;
      else Object.assign(node, given({ [property.name.toLowerCase()]: reading.optional(property.value) }));
    }
    return [node];
  },
  print(node, printing) {
    const { chart, about, points } = node;
    const tokens = printTokens([token('unit', node.unit), node.isStacked && 'stacked']);
    const name = ['gauge', 'sparkline', 'heatmap', 'waveform'].includes(chart) ? chart : `${chart} chart`;
    const one = (label: string, words: Words | undefined) =>
      words ? [`${label}: ${printWords(printing, words)}`] : [];
    const several = (label: string, list: Words[]) =>
      list.length > 0 ? [`${label}: ${printList(printing, list)}`] : [];
    return [
      printDrawn(name, about === '' ? tokens.trim() : writeText(about) + tokens),
      ...indent([
        ...one('Title', node.title),
        ...one('Figure', node.figure),
        ...several('Series', node.series),
        ...several('Ticks', node.ticks),
        ...several('Marks', node.marks),
        ...points.map(({ label, value }) => {
          const titled = printWords(printing, label, TITLE_SIGNS);
          return value ? `- ${titled}: ${printWords(printing, value, SEPARATORS)}` : `- ${titled}`;
        }),
      ]),
    ];
  },
};
