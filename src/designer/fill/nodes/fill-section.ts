import type { Section } from '../../outline/outline.ts';
import { within } from '../fill-context.ts';
import type { FillContext } from '../fill-context.ts';
import { filled, textOf } from '../filled-words.ts';
import { adoptParts } from '../charts/adopt-parts.ts';
import { readSpan } from '../charts/chart-span.ts';
import { findMeasure } from '../measures/find-measure.ts';
import { writeValues } from '../measures/write-values.ts';
import { readAbout } from '../read-about.ts';
import { capitalise } from '../../capitalise.ts';
import { isPersonNoun } from '../things/is-person-noun.ts';
import { isPlural } from '../things/singular-of.ts';

/** What a section holds; one of which the prompt says only what it is about gets that as a list or a figure. */
export function fillSection(node: Section, context: FillContext): void {
  const inside = within(context, { heading: textOf(node.heading) || context.scope.heading, about: node.about ?? '' });
  if (node.nodes.length === 0 && (node.about ?? '').trim() !== '') addContent(node, node.about ?? '', inside);
  node.nodes = adoptParts(node.nodes);
  for (const part of node.nodes) context.fillNode(part, inside);
}

function addContent(node: Section, about: string, context: FillContext): void {
  const { noun, template } = readAbout(about, context.lang);
  const span = readSpan(about, context);
  if (span !== undefined && span.isStated && template.length === 0) {
    const items = overTime(about, span.labels, context);
    if (items !== undefined) {
      node.nodes.push({ kind: 'items', layout: 'columns', items });
      return;
    }
  }
  const measure = findMeasure(noun.replace(WHEN, ''), context.lang);
  // One thing that nobody knows is a figure sooner than a list of itself: "memory".
  const isOneThing = context.isAsked && /^\p{L}+$/u.test(noun) && !isPersonNoun(noun, context.lang);
  const isFigure = (measure !== undefined || isOneThing) && template.length === 0 && !isPlural(noun, context.lang);
  if (isFigure) {
    node.nodes.push({
      kind: 'facts',
      layout: 'tiles',
      facts: [{ label: filled(capitalise(about)), value: filled('') }],
    });
  } else if (noun !== '' && (template.length > 0 || isPlural(noun, context.lang) || !context.isWhole)) {
    node.nodes.push({ kind: 'items', layout: 'rows', noun, items: [] });
  }
}

/** "Balance this month": when says nothing of what. */
const WHEN = /(?<=\p{L})\s(?:this (?:week|month|year|season)|today|so far|right now|now|in total)$/iu;

/** "Weather for the next five hours": one entry an hour with what is measured then. */
function overTime(about: string, labels: readonly string[], context: FillContext) {
  const isWeather =
    /weather|forecast|wetter|vorhersage|météo|tiempo|clima|meteo|previs|weer|pogod|väder|hava|天気|予報|날씨|天气/iu.test(
      about,
    );
  const measure = isWeather ? 'temperature' : findMeasure(readAbout(about, context.lang).noun, context.lang);
  const values = measure === undefined ? undefined : writeValues(about, labels.length, context, measure);
  return values?.texts.map((text, index) => ({
    title: filled(labels[index] ?? ''),
    fields: [{ as: 'value' as const, words: filled(text) }],
    nodes: [],
  }));
}
