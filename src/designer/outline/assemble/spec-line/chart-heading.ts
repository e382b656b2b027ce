import { cut, type Piece } from '../../form/piece.ts';
import { findPlaces } from '../../lexicon/find-places.ts';
import { findQualities } from '../../lexicon/find-qualities.ts';
import type { ChartNode, Node, Words } from '../../outline.ts';
import { dress } from '../dress-node.ts';
import { makeNode } from '../make-node.ts';
import type { PageDraft } from '../page-draft.ts';
import { literalWords } from '../passage/literal-words.ts';
import type { Owner, Placing } from '../scope.ts';
import { capital, headOfLine } from './head-of-line.ts';

const MOST_WORDS = 7;

/**
 * Opens the part of a page whose heading is a chart: "Chart: Wave height", `Line chart "Load"`, "Chart, two thirds wide".
 * What stands under it tells more of the chart. Nothing where the heading says more than a name and a place.
 */
export function readChartHeading(draft: PageDraft, said: Piece, holder: Owner, told: Placing): Owner | undefined {
  const { lang } = draft.outline;
  const head = headOfLine(said, lang);
  if (head?.mention.makes.kind !== 'chart' || head.mention.isPlural) return undefined;
  const chart = makeNode(head.mention)?.node;
  if (chart?.kind !== 'chart') return undefined;
  dress(chart, head.mention);
  const placing: Placing = { ...told };
  let name = head.name;
  for (const piece of [head.aside, head.rest]) {
    if (piece === undefined || piece.text === '') continue;
    const places = findPlaces(piece.text, lang);
    const known = [...places, ...findQualities(piece.text, lang)].toSorted((a, b) => b.start - a.start);
    const left = known.reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), piece.text);
    if (/[\p{L}\d]/u.test(left)) {
      if (piece !== head.rest || head.sign !== ':' || name !== undefined || !isName(piece)) return undefined;
      name = literalWords(cut(piece, 0));
      continue;
    }
    for (const { means } of places) {
      if (means.place !== undefined) placing.place = means.place;
      else if (means.side === 'left' || means.side === 'right') placing.place = means.side;
      if (means.share !== undefined) placing.share = means.share;
    }
  }
  const heading = head.mention.isWeak || isQualified(head.mention.qualifier, name) ? capital(literalWords(said)) : name;
  const scope = draft.openSection(holder.scope, placing, heading === undefined ? {} : { heading: bare(heading) });
  scope.nodes.push(chart);
  return { scope };
}

/** "Sensor chart": the words before the noun are only half of what the part is called. */
const isQualified = (qualifier: string | undefined, name: Words | undefined): boolean =>
  qualifier !== undefined && name?.text.toLowerCase() === qualifier.toLowerCase();

const isName = ({ text }: Piece): boolean => text.split(/\s+/u).length <= MOST_WORDS && !/[.;:!?]/u.test(text);

const bare = (words: Words): Words => ({ ...words, text: words.text.replaceAll(/^["“„«`*_]+|["”“»`*_:]+$/gu, '') });

/** A chart of which only its kind is known, at the end of what is open. */
export function announcedChart(nodes: readonly Node[]): ChartNode | undefined {
  const last = nodes.at(-1);
  return last?.kind === 'chart' && isOnlyAnnounced(last) ? last : undefined;
}

export const isOnlyAnnounced = ({ title, about, series, points, values, ticks, marks, figure }: ChartNode): boolean =>
  title === undefined &&
  about === '' &&
  values === undefined &&
  figure === undefined &&
  series.length + points.length + ticks.length + marks.length === 0;
