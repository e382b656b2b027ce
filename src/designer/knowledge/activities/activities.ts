import { openSpoken } from '../library.ts';
import type { ActivityKnowledge } from './activity-knowledge.ts';

/** Every activity; of several that a prompt speaks of, the first. */
const listActivities = openSpoken<ActivityKnowledge>('activities');

/** Only the opening says what is made; what follows describes it. */
const OPENING_CHARACTERS = 110;

/** What is made for visitors or for those who run the trade. */
const OTHERWISE =
  /\b(?:landing|players?|product (?:page|details?)|e-?commerce|case study|leaderboards?|standings|billing|manage (?:my |your )?subscriptions?|home ?page|web ?sites?|hub|platform|marketing|pricing|booking (?:page|widget|form|engine|site)|blog|articles?|e-?mails?|newsletter|dashboards?|admin|crm|erp|saas|b2b|portal|console|analytics|reports?|table|kanban|settings|(?<!volunteer )sign[- ]?(?:in|up)|log ?in|desktop|reviews?|help|faq|about|404|change ?log|release notes|docs|documentation|status page|careers|jobs|compar\w+|versus|vs|appointments today|appointments? (?:calendar|schedule)|today.s appointments|by (?:room|doctor|vet|dentist|stylist|chair|day)|front desk|reception|(?:vet|dental|medical) (?:clinic|practice)|checkout|cart|(?:online|web|e-?) ?(?:shop|store)|shop (?:page|front|home)|of (?:a|an|the|our) (?:\w+ )?(?:salon|practice|surgery|clinic|hospital|vet|dentist|barber|studio|gym|school)|for (?:a|an|the|our) (?:gym|club|studio|agency|company|clinic|hospital))\b/i;

/** The activity that a prompt asks a screen for. */
export function findActivity(prompt: string): ActivityKnowledge | undefined {
  const opening = prompt.slice(0, OPENING_CHARACTERS);
  const first = opening.split(/:|\bwith\b|\.\s/i)[0] ?? opening;
  if (OTHERWISE.test(first)) return undefined;
  return listActivities().find(({ words }) => words.test(opening));
}

/** Ways to look at the things of any trade, the more telling words first. */
const PATTERNS = [
  [
    'result',
    /\b(?:identif\w+|recogni\w+|scan|analysis) (?:app )?(?:results?|screen)\b|\b(?:identifier|recognition|identification)\b/i,
  ],
  ['mixer', /\b(?:mixer|equali[sz]er)\b/i],
  ['sign-up', /\b(?:volunteer\w*|sign[- ]?up (?:sheet|for)|join (?:a|an|the)|helpers?)\b/i],
  [
    'order',
    /\b(?:pre-?order|order ahead|pick-?up (?:time|order)|click and collect|takeaway|take-?out|order (?:app|screen))\b/i,
  ],
  [
    'memories',
    /\b(?:memor(?:y|ies)|on this day|photo (?:albums?|book|diary|(?:gallery|library) app)|scrap ?book|throwback)\b/i,
  ],
  ['programme', /\b(?:line-?up|programme|stages|agenda|set times)\b/i],
  ['usage', /\b(?:usage|consumption|spent|screen time|footprint|carbon)\b/i],
  ['plan', /\b(?:training plan|plan week|week \d+|(?:study|revision|workout|reading) plan|planner)\b/i],
  ['saved', /\b(?:saved|favou?rites?|wish ?list|bookmarks?|short ?list)\b/i],
  ['tracker', /\b(?:tracker|tracking|log(?:ging|book)?|diary|journal|history|records?)\b/i],
  ['collection', /\b(?:collection|cellar|wardrobe|closet|shelf|inventory|catalogue|stash|pantry)\b/i],
  ['reminders', /\b(?:reminders?|alerts?)\b/i],
  ['state', /\b(?:status|battery|range|levels?|health|condition|monitor)\b/i],
  ['detail', /\b(?:details?|info|item|profile) ?(?:page|screen|view)?$|\bdetails? (?:page|screen|view)\b/i],
] as const;

export type PatternId = (typeof PATTERNS)[number][0];

/** The way in which a prompt for an app looks at its things, where no activity is known for it. */
export function findPattern(prompt: string): PatternId | undefined {
  const opening = prompt.slice(0, OPENING_CHARACTERS);
  const first = opening.split(/:|\bwith\b|\.\s/i)[0] ?? opening;
  if (OTHERWISE.test(first) || AT_WORK.test(opening)) return undefined;
  return PATTERNS.find(([, words]) => words.test(first.trim()))?.[0];
}

/** Words of those who run a trade rather than come to it. */
const AT_WORK =
  /\b(?:managers?|management|staff|teams?|company|companies|business\w*|enterprise|operators?|fleet|factory|warehouse|clients?|customers|employees?|sellers?|owners?|kpis?|metrics|servers?|api|deploy\w*|incidents?|software|sales|leads?|pipeline|invoices?|widgets?|components?|boards?|web|page|github|code)\b/i;

/** What the screens of activities show anyway. */
export const listActivityParts = (): string =>
  [...new Set(listActivities().flatMap(({ shows }) => shows.split(', ')))].join(', ');
