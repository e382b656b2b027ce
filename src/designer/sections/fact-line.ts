import { html, type Markup } from '../../markup/html.ts';
import { icon } from '../blocks/kit/icon.ts';
import { findIconByMeaning } from '../fill/icons/find-icon.ts';
import { toLexiconLang } from '../outline/lexicon/languages.ts';
import type { FactsNode, Words } from '../outline/outline.ts';
import { dataInk } from './data-ink.ts';
import { edgePanel, insidePanel } from './data-panel.ts';
import type { NodeContext } from './node-context.ts';
import { typeIn } from './type-in.ts';
import { noBreak } from './words-in.ts';

const LEAST = 2;
const MOST = 5;
const LONGEST = 24;

/** Facts that say themselves, without labels: "60 min", "2–6 players". Each on a row of its own they would be mostly frame. */
export const areBareFacts = ({ facts }: FactsNode, { pageKind }: NodeContext): boolean =>
  pageKind !== 'site' &&
  areBare(facts.map(({ value }) => value)) &&
  facts.every(
    ({ label, note, share, hasTrend }) =>
      label === undefined && note === undefined && share === undefined && hasTrend !== true,
  );

const areBare = (words: readonly Words[]): boolean =>
  words.length >= LEAST && words.length <= MOST && words.every(({ text }) => text.length <= LONGEST);

const TIME = /^\d{1,2}[:.]\d{2}\b|^\d{1,2} ?[ap]\.?m\b/i;

/** What a fact is about: a moment by its form, else what its words mean. */
const signOf = (text: string, { lang }: NodeContext): string | undefined =>
  TIME.test(text) ? 'clock' : findIconByMeaning(text, toLexiconLang(lang));

/** Facts side by side in one surface, as many as fit on a line; with a sign each where all have one. */
export function factLine(words: readonly Words[], context: NodeContext): Markup {
  const panel = edgePanel(context);
  const inside = insidePanel(context);
  const ink = dataInk(inside);
  const signs = words.map(({ text }) => signOf(text, context));
  const isSigned = signs.every((sign) => sign !== undefined) && new Set(signs).size === signs.length;
  return html`<ul class="flex flex-wrap items-center gap-x-6 gap-y-2 ${panel} ${panel === '' ? '' : 'px-card py-row'}">
    ${words.map(
      ({ text }, index) =>
        html`<li
          class="flex min-w-0 items-center gap-2 ${typeIn(inside).body} font-semibold tabular-nums ${noBreak(text)} ${ink.strong}"
        >
          ${isSigned ? html`<span aria-hidden="true" class="flex shrink-0 ${ink.accent}">${icon(signs[index] ?? '', 'size-5')}</span>` : ''}${text}
        </li>`,
    )}
  </ul>`;
}
