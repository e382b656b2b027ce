import { findMentions } from '../lexicon/find-mentions.ts';
import type { ChartNode, Fact, Node, ProgressNode, Section, Words } from '../outline.ts';

/** A figure is short; longer words are a sentence that happens to hold a number. */
const LONGEST_FIGURE = 16;

/**
 * Gives a ring, gauge or bar that was named without a value the figure that is told right behind it ("a countdown ring,
 * 0:45", "a gauge that stands at 0.3 %"), and a part that is called after one ("ring card: 2 of 5 exercises") its drawing.
 */
export function bindMeasures(section: Section, lang: string): Section {
  const nodes: Node[] = [];
  for (const node of section.nodes) {
    const last = nodes.at(-1);
    if (last !== undefined && isMeasure(last) && takesFigure(last, node)) continue;
    nodes.push(node);
  }
  return drawnAsCalled({ ...section, nodes }, lang);
}

type Measure = ChartNode | ProgressNode;

const isMeasure = (node: Node): node is Measure =>
  node.kind === 'progress' || (node.kind === 'chart' && (node.chart === 'ring' || node.chart === 'gauge'));

function takesFigure(measure: Measure, node: Node): boolean {
  if (node.kind === 'text' && (node.role === 'value' || node.role === 'paragraph') && isFigure(node.words))
    return giveFigure(measure, { value: node.words });
  const [fact, another] = node.kind === 'facts' ? node.facts : [];
  return fact !== undefined && another === undefined && isFigure(fact.value) && giveFigure(measure, fact);
}

function giveFigure(measure: Measure, { label, value }: Pick<Fact, 'label' | 'value'>): boolean {
  if (measure.kind === 'progress') {
    if (measure.value !== undefined || measure.share !== undefined || !isShare(value)) return false;
    if (label !== undefined && measure.label !== undefined) return false;
    measure.value = value;
    if (label !== undefined) measure.label = label;
    return true;
  }
  if (measure.points.length > 0) return false;
  if (measure.figure === undefined) {
    measure.figure = value;
    if (label !== undefined && !CLAUSE.test(label.text)) measure.points = [{ label }];
    return true;
  }
  // How much of it is done, beside what is left.
  if (label === undefined || !isShare(value)) return false;
  measure.points = [{ label, value }];
  return true;
}

/** "A gauge that marks 0.3 %": what only leads to the figure is no name of it. */
const CLAUSE = /^(?:that|which|que|qui|che|der|die|das|som)\s/i;

const isFigure = ({ text }: Words): boolean => /\d/.test(text) && text.length <= LONGEST_FIGURE && !/[.!?]$/.test(text);

const isShare = ({ text }: Words): boolean => /%|\d\s?\/\s?\d|\d\s+(?:of|von|sur|de|di|van|z|av)\s+\d/i.test(text);

/** "Ring card": what the part is called says how its one figure is drawn. */
function drawnAsCalled(section: Section, lang: string): Section {
  const { heading, about, nodes } = section;
  if (heading === undefined || about === undefined || !/\d/.test(heading.text) || nodes.some(isMeasure)) return section;
  // Without its last word, which says that it is a card, a panel or a part.
  const [called] = findMentions(about.replace(/\s+\S+$/, ''), lang);
  if (called === undefined) return section;
  const { makes } = called;
  if (makes.kind !== 'chart' || (makes.chart !== 'ring' && makes.chart !== 'gauge')) return section;
  const drawn: ChartNode = {
    kind: 'chart',
    chart: makes.chart,
    about,
    series: [],
    points: [],
    marks: [],
    ticks: [],
    figure: heading,
  };
  const { heading: _, ...rest } = section;
  return { ...rest, nodes: [drawn, ...nodes] };
}
