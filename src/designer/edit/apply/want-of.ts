import type { Want } from '../../brief.ts';
import { DOMAINS } from '../../knowledge/domains.ts';
import { findKind } from '../../understand/find-kind.ts';
import { listEnglishStems } from '../../understand/translate-words.ts';
import { understand } from '../../understand/understand.ts';
import { listStems } from '../../understand/word-forms.ts';
import type { SlotKind } from '../../write/slots.ts';
import type { AddOperation } from './add-operation.ts';
import { toTitle } from './to-title.ts';

/** What the words ask for, in the shape that prompts have. */
export function wantOf({ what, quoted }: AddOperation): Want {
  const text = what.replace(/^(?:an?|some|the|another|one|new)\s+/i, '').replace(/[.!]+$/, '');
  const [asked] = understand(`Page with ${what}`, DOMAINS).wants;
  const plain = text
    .replaceAll('"', '')
    .replace(/^(?:section|block)\s+(?:called|titled|named)\s+(.+?)(?:\s+with\s+.*)?$/i, '$1')
    .replace(/^section\s+(?:with|about|for|of)\s+/i, '')
    .replace(/\s+(?:section|block)\s*$/i, '')
    .replace(/\s+section\s+with\s+.*$/i, '')
    .replace(/-bereich|-abschnitt/gi, '');
  const label =
    /^(?:table|list|chart|graph|gallery|section|card|notice|banner|note|message|pie chart|donut(?: chart)?|bar chart|line chart|leaderboard|map)s?\s+(?:of|with|about|for|showing|that)\s+(.+)$/i.exec(
      plain,
    )?.[1] ?? plain;
  const head = headKind(plain);
  const kind = head ?? asked?.kind;
  const said =
    quoted.length > 0 && (asked?.texts.length ?? 0) === 0 && (asked?.items.length ?? 0) === 0
      ? quoted
      : (asked?.texts ?? []);
  return {
    id: 'added',
    label: toTitle(shortLabel(label)),
    texts: [...said],
    items: asked?.items ?? [],
    fields: asked?.fields ?? [],
    ...(kind === undefined ? {} : { kind }),
    ...(asked?.count === undefined ? {} : { count: asked.count }),
  };
}

const LONGEST_LABEL_WORDS = 5;

const shortLabel = (label: string): string =>
  label
    .split(/\s+(?:with|that|which|showing|for the|where|so|we are)\s+/i)[0]
    ?.split(/\s+/)
    .slice(0, LONGEST_LABEL_WORDS)
    .join(' ') ?? label;

const PIES = /\b(?:pie|donut|doughnut|ring)\b/i;

const BY_WORDS: readonly (readonly [RegExp, SlotKind])[] = [
  [PIES, 'breakdown'],
  [/\b(?:chart|graph|plot)\b/i, 'series'],
  [/\btable\b/i, 'records'],
  [/\b(?:stats|kpis|metrics|figures|statistics)\b/i, 'metrics'],
  [/\b(?:gallery|photos|pictures|images)\b/i, 'gallery'],
  [/\b(?:success stories|stories|testimonials|reviews)\b/i, 'quotes'],
  [/\b(?:opening hours|business hours)\b/i, 'schedule'],
  [/\b(?:notice|banner|alert|note (?:that|saying|about)|tip of the day|announcement|warning)\b/i, 'notice'],
  [/\btoggles?\b|\bsettings\b/i, 'settings'],
  [/\bmap\b/i, 'place'],
  [/\b(?:team|people)\b/i, 'people'],
  [/\b(?:faq|questions)\b/i, 'questions'],
  [/\bfooter\b/i, 'footer'],
  [/\b(?:newsletter|sign-?up)\b/i, 'closing'],
  [/\bfilters?\b|\bsearch\b/i, 'filters'],
  [/\bleaderboard\b|\blist\b/i, 'records'],
  [/\blyrics\b|\bterms\b|\bweather\b/i, 'prose'],
  [/\bform\b/i, 'form'],
  [/\b(?:sponsors|partners|related articles|articles)\b/i, 'records'],
];

/** The kind of block that words ask for; undefined when they name none. */
export function headKind(text: string): SlotKind | undefined {
  const named = BY_WORDS.find(([words]) => words.test(text))?.[1];
  if (named !== undefined) return named;
  for (const lang of ['en', 'de', 'fr', 'es']) {
    const stems = lang === 'en' ? listStems(text) : listEnglishStems(text, lang);
    const kind = findKind(stems)?.kind;
    if (kind !== undefined && kind !== 'button' && kind !== 'navigation') return kind;
  }
  return undefined;
}
