import type { DrawnDevice } from '../domain/designer.ts';
import { FONT_FAMILIES } from '../domain/font.ts';
import { toFontFamily } from '../domain/unspecified.ts';
import type { Direction } from './direct/direction.ts';
import { tellColor } from './direct/tell-color.ts';
import type { Outline, Section, Words } from './outline/outline.ts';

const DEVICE_WORDS: Readonly<Record<DrawnDevice, string>> = {
  MOBILE: 'phone',
  TABLET: 'tablet',
  DESKTOP: 'desktop',
  AGNOSTIC: 'responsive',
};

/** What of the prompt was not understood, at most so many statements and so many characters each. */
const MOST_UNREAD = 6;
const LONGEST_UNREAD = 80;

/** The heading or, without one, the title under which a page is known; `unnamed` where nothing names it. */
export function titleOf({ title, product, sections, purpose }: Outline, unnamed = 'Screen'): string {
  const words = title ?? sections.find(({ heading }) => heading !== undefined)?.heading ?? product;
  return words?.text ?? (shorten(purpose.replace(/[#*_`]/g, '').trim(), 60) || unnamed);
}

/** Sentences that are true of this screen: its parts, its looks, and what of the prompt is not on it. */
export function describeOutline(outline: Outline, direction: Direction, device: DrawnDevice): string {
  const parts = listHeadings(outline.sections);
  const { theme, look } = direction;
  const mode = theme.colorMode === 'DARK' ? 'Dark' : 'Light';
  const headline = FONT_FAMILIES[toFontFamily(theme.headlineFont)];
  const body = FONT_FAMILIES[toFontFamily(theme.bodyFont)];
  const fonts = headline === body ? headline : `${headline} over ${body}`;
  const holds = parts.length === 0 ? '' : `: ${listWords(parts)}`;
  return [
    `${titleOf(outline)}, a ${DEVICE_WORDS[device]} screen drawn as the prompt tells it${holds}.`,
    `${mode}, ${tellColor(theme)}, set in ${fonts}, ${look.density}.`,
    ...(outline.unread.length === 0 ? [] : [tellUnread(outline.unread)]),
  ].join(' ');
}

/** "Not understood: “…”, “…” and 2 more." */
export function tellUnread(unread: readonly Words[]): string {
  const shown = unread.slice(0, MOST_UNREAD).map(({ text }) => `“${shorten(text, LONGEST_UNREAD)}”`);
  const more = unread.length - shown.length;
  return `Not understood and so not drawn: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Say it as a heading, a “label: value” or a quoted text, or send a Markdown brief.`;
}

/** Next prompts that the editor carries out on such a page. */
export function suggestForOutline(outline: Outline, direction: Direction): string[] {
  const headings = listHeadings(outline.sections);
  const last = headings.at(-1);
  return [
    direction.theme.colorMode === 'DARK' ? 'Make it light' : 'Make it dark',
    ...(headings.length > 1 && last !== undefined ? [`Move "${last}" to the top`] : []),
    direction.look.density === 'compact' ? 'Make it airier' : 'Make it more compact',
  ];
}

function listHeadings(sections: readonly Section[]): string[] {
  return [
    ...new Set(
      sections.flatMap((section) => [
        ...(section.heading === undefined ? [] : [section.heading.text]),
        ...listHeadings(section.nodes.filter((node) => node.kind === 'section')),
      ]),
    ),
  ].slice(0, 8);
}

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

const shorten = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
