import { filled } from '../fill/filled-words.ts';
import type { PageWord } from '../fill/language/page-words.ts';
import type { ControlNode, Node, Section } from '../outline/outline.ts';

/** Writes parts of pages in one language; every word of them is one that any page may have. */
export interface PartWriter {
  say(word: PageWord): string;
  /** What the page is about, in the prompt's words. */
  subject: string;
  /** The same in English, for pictures. */
  scene: string;
  isPhone: boolean;
  /** Names of the days from Monday on. */
  days: readonly string[];
  /** BCP 47. */
  lang: string;
  /** ISO 4217; undefined where nothing tells it. */
  currency: string | undefined;
  now: Date;
}

/** Sections that a page of a kind has when its prompt asks for nothing more. */
export type PartsOf = (writer: PartWriter) => Section[];

export const section = (nodes: Node[], given: Partial<Section> = {}): Section => ({
  kind: 'section',
  place: 'main',
  flow: 'stack',
  surface: 'open',
  nodes,
  ...given,
});

export const control = (
  kind: ControlNode['control'],
  label: string,
  given: Partial<ControlNode> = {},
): ControlNode => ({
  kind: 'control',
  control: kind,
  options: [],
  ...(label === '' ? {} : { label: filled(label) }),
  ...given,
});

export const headed = (say: PartWriter['say'], word: PageWord, nodes: Node[], given: Partial<Section> = {}): Section =>
  section(nodes, { heading: filled(say(word)), ...given });

export const button = (label: string, rank: ControlNode['rank'] = 'primary'): ControlNode =>
  control('button', label, { rank: rank ?? 'primary' });

export const chips = (...labels: string[]): ControlNode =>
  control('chips', '', { options: labels.map((label, index) => ({ label: filled(label), isOn: index === 0 })) });
