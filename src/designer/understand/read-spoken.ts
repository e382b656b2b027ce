import { createDraft, type Draft } from './draft.ts';
import { listQuotes } from './prompt-text.ts';
import type { ReadContext } from './noun-phrase.ts';
import { capitalize } from './word-forms.ts';

/**
 * Descriptions of a style are read strictly, for they are full of nouns that are not to be shown. What they give word for
 * word is: headings, labels, names of links and buttons.
 */

/** What a quoted text is said to be, behind it or before it. */
const SAID_AFTER =
  /^\s?(?:\([^()]*\) )?(?:[\p{L}-]+ ){0,2}?(heading|headline|title|subtitle|label|buttons?|cta|pill|divider|eyebrow|badge|chip|hint|tag|link|strip|tab|banner|caption|placeholder|structure|section|panel|tier|card|toggle|message|stat)\b/iu;
const SAID_BEFORE =
  /\b(?:labell?ed|reads|reading|saying|says|titled|headed|marked|(?:highlighted|ringed|flagged|badged) as|(?:chip|hint|pill|badge|label|heading|headline|button|eyebrow|counter|placeholder)(?: \()?)\s?$/iu;
/** Names of fonts, colours and effects stand in quotes too. */
const NOT_SAID =
  /^\s?(?:[\p{L}-]+ ){0,2}?(?:effects?|styles?|accents?|palette|fonts?|typography|typeface|layouts?|aesthetic|look|design|system|mode|elements?|animation|display|serif|sans|mono|colou?rs?)\b/iu;

const LOCAL = 48;
/** Stat cards with their figure: "one dark stat card (+240%)". */
const FIGURE_IN_BRACKETS =
  /\b(?:stat|figure|metric|kpi|growth|counter)s?(?: [\p{L}-]+)? \(([+-]?[$€£]?\d[\d.,]*\s?[%KMkx]?)\)/gu;
/** "How it works/Library/Brief us links": names of the way around. */
const SLASHED_LINKS =
  /(?<![\p{L}\p{N}/])((?:\p{Lu}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,2}\s?\/\s?){1,}\p{Lu}[\p{L}'’-]*(?: \p{Ll}{1,4})?)(?: [\p{Ll}-]+){0,2} (?:links?|nav(?:igation)?|menu)\b/gu;
/** "Cancel + acid “Send” buttons": the first of a pair stands without quotes. */
const PAIRED_BUTTON = /(?<=[\s(])(\p{Lu}\p{Ll}+) \+ (?:[\p{Ll}-]+ ){0,2}[\uE000-\uF8FF] buttons?\b/gu;
/** "that can be dismissed": what can be done with a thing has its button. */
const CAN_BE =
  /\b(?:can|could|should|may) be (dismiss|clos|sav|shar|export|archiv|delet|download|print|edit|paus|cancel)(?:ed|led)\b/giu;
const VERBS: Readonly<Record<string, string>> = {
  clos: 'Close',
  sav: 'Save',
  shar: 'Share',
  archiv: 'Archive',
  delet: 'Delete',
  paus: 'Pause',
};

const isSaid = (before: string, after: string): boolean =>
  SAID_BEFORE.test(before) || (SAID_AFTER.test(after) && !NOT_SAID.test(after));

const addText = (drafts: Draft[], text: string, what: string): void => {
  if (/^(?:buttons?|cta|link)$/i.test(what)) {
    drafts.push(createDraft(text, { kind: 'button', isAction: true, texts: [text] }));
    return;
  }
  const owner =
    drafts.find((draft) => /popular|best|recommended/i.test(text) && draft.kind === 'plans') ??
    drafts.find((draft) => /^(?:heading|headline|title|eyebrow|subtitle)$/i.test(what) && draft.kind === 'hero') ??
    drafts.find((draft) => !draft.isAction && draft.kind !== undefined && OWNERS.has(draft.kind));
  if (owner === undefined) drafts.push(createDraft(capitalize(text), { texts: [text] }));
  else owner.texts.push(text);
};

const OWNERS: ReadonlySet<string> = new Set(['form', 'hero', 'thread', 'plans', 'metrics', 'records', 'closing']);

const addSaid = (drafts: Draft[], masked: string, context: ReadContext): void => {
  const known = new Set(
    drafts.flatMap((draft) => [draft.label, ...draft.texts, ...draft.items.map((item) => item.title)]),
  );
  const isKnown = (text: string): boolean => [...known].some((other) => other.includes(text));
  for (const mark of masked.matchAll(/[\uE000-\uF8FF]/gu)) {
    const [text = ''] = listQuotes(mark[0], context.quotes);
    const after = masked.slice(mark.index + 1, mark.index + 1 + LOCAL).replace(/[\uE000-\uF8FF].*$/su, '');
    if (isKnown(text) || !isSaid(masked.slice(Math.max(0, mark.index - LOCAL), mark.index), after)) continue;
    addText(drafts, text, SAID_AFTER.exec(after)?.[1] ?? '');
    known.add(text);
  }
};

const addLinks = (drafts: Draft[], masked: string): void => {
  for (const match of masked.matchAll(SLASHED_LINKS)) {
    const items = (match[1] ?? '').split('/').map((title) => ({ title: title.trim() }));
    const bar = drafts.find((draft) => draft.kind === 'navigation');
    if (bar === undefined) drafts.push(createDraft('Navigation', { kind: 'navigation', items }));
    else bar.items = [...items, ...bar.items.filter((item) => !items.some(({ title }) => title === item.title))];
  }
};

const addButtons = (drafts: Draft[], masked: string): void => {
  const labels = [
    ...[...masked.matchAll(PAIRED_BUTTON)].map((match) => match[1] ?? ''),
    ...[...masked.matchAll(CAN_BE)].map((match) => VERBS[match[1]?.toLowerCase() ?? ''] ?? capitalize(match[1] ?? '')),
  ];
  for (const label of new Set(labels)) {
    if (!drafts.some((draft) => draft.label === label))
      drafts.push(createDraft(label, { kind: 'button', isAction: true }));
  }
};

/** Adds what a prompt gives word for word and no entry took up. */
export const readSpoken = (drafts: readonly Draft[], masked: string, context: ReadContext): Draft[] => {
  const all = drafts.map((draft) => ({ ...draft, texts: [...draft.texts], items: [...draft.items] }));
  addSaid(all, masked, context);
  if (context.lang !== 'en') return all;
  addLinks(all, masked);
  addButtons(all, masked);
  const figures = [...masked.matchAll(FIGURE_IN_BRACKETS)].map((match) => match[1] ?? '');
  const metrics = all.find((draft) => draft.kind === 'metrics');
  const left = figures.filter((figure) => !all.some((draft) => draft.items.some((item) => item.value === figure)));
  if (metrics !== undefined) metrics.texts.push(...left);
  else if (left.length > 0) all.push(createDraft('Key figures', { kind: 'metrics', texts: left }));
  return all;
};
