import { filled } from '../fill/filled-words.ts';
import { findPart } from '../knowledge/parts/find-part.ts';
import { nodesOfLines } from './brief-lines.ts';
import { findMeasure } from '../fill/measures/find-measure.ts';
import { isPlural } from '../fill/things/singular-of.ts';
import type { Fact, Place, Section } from '../outline/outline.ts';

const LEAST = 2;

/**
 * "visitors, bounce rate, average session": a run of bare names of which all are measured is a row of figures, each with
 * its label; one measure alone is a figure by itself, which filling makes of it.
 */
export function groupFigures(sections: readonly Section[]): Section[] {
  const grouped: Section[] = [];
  let run: Section[] = [];
  const close = (): void => {
    const facts = run.length < LEAST ? [] : run.flatMap((section) => figureOf(section) ?? []);
    if (run.length >= LEAST && facts.length === run.length) grouped.push(figures(facts, run[0]?.place ?? 'main'));
    else grouped.push(...run);
    run = [];
  };
  for (const section of sections) {
    if (isBare(section)) run.push(section);
    else {
      close();
      grouped.push(section);
    }
  }
  close();
  return grouped;
}

const isBare = ({ nodes, about, heading }: Section): boolean =>
  nodes.length === 0 && heading !== undefined && about !== undefined && !about.includes(':');

const isMeasured = (about: string): boolean =>
  findMeasure(about, 'en') !== undefined && !isPlural(about, 'en') && !WHICH.test(about) && !isThing(about);

/** "order summary" is no count of orders: what several words name and is known looks as it does everywhere. */
const isThing = (about: string): boolean => about.includes(' ') && findPart(about) !== undefined;

/** "low stock", "upcoming brews": words that say which of several are meant. */
const WHICH =
  /^(?:low|upcoming|recent|latest|next|top|best|worst|new|past|overdue|due|open|pending|today['’]s|popular|nearby|saved|missing|late)\s/iu;

const figures = (facts: Fact[], place: Place): Section => ({
  kind: 'section',
  place,
  flow: 'stack',
  surface: 'open',
  nodes: [{ kind: 'facts', layout: 'tiles', facts }],
});

/** A part under its own name as a figure; nothing where it is none. */
function figureOf({ heading, about = '' }: Section): Fact | undefined {
  const known = knownFigure(about);
  if (heading === undefined || (known === undefined && !isMeasured(about))) return undefined;
  return { value: filled(''), ...known, label: heading };
}

/** What is known to be one figure wherever it stands: the first of its facts. */
function knownFigure(about: string): Fact | undefined {
  const known = findPart(about);
  const [first] = known === undefined ? [] : nodesOfLines(known.brief);
  return first?.kind === 'facts' && first.layout === 'tiles' ? first.facts[0] : undefined;
}
