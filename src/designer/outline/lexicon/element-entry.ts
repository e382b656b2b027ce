import type {
  ChartNode,
  ControlKind,
  FactsNode,
  ItemsNode,
  PictureNode,
  Place,
  ProgressNode,
  ScheduleNode,
  Section,
  StepsNode,
  TextNode,
} from '../outline.ts';
import type { WordsByLang } from './languages.ts';

/** What an element noun becomes in the outline. */
export type Makes =
  | { kind: 'control'; control: ControlKind }
  | { kind: 'text'; role: TextNode['role'] }
  | { kind: 'facts'; layout: FactsNode['layout'] }
  | { kind: 'items'; layout: ItemsNode['layout'] }
  | { kind: 'table' }
  | { kind: 'chart'; chart: ChartNode['chart']; isStacked?: true }
  | { kind: 'picture'; picture: PictureNode['picture'] }
  | { kind: 'badge' }
  | { kind: 'progress'; display: ProgressNode['display'] }
  | { kind: 'steps'; direction: StepsNode['direction'] }
  | { kind: 'message' }
  | { kind: 'schedule'; shape: ScheduleNode['shape'] }
  | { kind: 'grid' }
  | { kind: 'code'; isTerminal?: true }
  | { kind: 'rating' }
  | { kind: 'icon'; icon: string }
  | { kind: 'section'; surface: Section['surface']; flow?: Section['flow'] }
  | { kind: 'frame'; part: 'header' | 'top-nav' | 'sidebar' | 'bottom-nav' | 'foot' | 'footer' };

/** What a list after the noun holds. */
export type Owned = 'entries' | 'columns' | 'rows' | 'fields' | 'items' | 'points' | 'values' | 'text' | 'nodes';

/**
 * One element noun with its words by language: comma-separated, in the notation of `expand-phrase.ts`. `a|b` gives plural
 * forms where the language's rule does not (`a|a` for words that are plural by themselves), `a/b` further forms.
 * `?word` is an everyday word too ("line", "bell") and counts only with a name, number or place; `-Wort` also ends
 * compounds ("Kundentabelle"); `stem·ending` is declined (Polish).
 */
export interface ElementEntry extends WordsByLang {
  makes: Makes;
  /** What its plural becomes where that differs: one card is a section, cards are items. */
  makesMany?: Makes;
  /** Tells apart what `makes` does not: a checklist from other lists, plans from other cards. */
  variant?: string;
  owns: Owned;
  isContainer?: true;
  place?: Place;
  isSticky?: true;
  isFloating?: true;
}
